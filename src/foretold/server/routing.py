"""Routes: each one declares its input, its answer and who may use it.

The server, its documentation and the access tests all read the same list.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypedDict, Unpack

import msgspec
from aiohttp import web

from foretold.server import locale
from foretold.server.auth import ANYBODY, NOBODY, Caller, Role, cookie_name, device_cookie_name, identify
from foretold.server.cluster import HangUp
from foretold.server.config import Config
from foretold.server.context import ServerContext
from foretold.server.fair_reads import reads_for
from foretold.server.refusals import refuse

CONTEXT = web.AppKey("context", ServerContext)
JSON = "application/json"
NDJSON = "application/x-ndjson"
HTML = "text/html"
PNG = "image/png"
TEXT = "text/plain"
#: The largest body of most requests: JSON of that size is read in less than a millisecond, whatever it is.
MOST_BYTES = 32_768


class Nothing(msgspec.Struct, frozen=True):
    """An empty answer: the request is done."""


@dataclass(frozen=True)
class RawAnswer:
    """An answer as bytes, with its type and further headers."""

    body: bytes
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)
    status: int = 0  # 0: that of the route


@dataclass
class Call:
    """One request that is being handled by a route."""

    context: ServerContext
    request: web.Request
    caller: Caller
    lang: str
    address: str
    body: Any = None
    query: Any = None
    cookie: str | None = None  # a new secret for the caller's cookie; empty: take it away
    device: str | None = None  # a new secret for the device's cookie
    hang_ups: list[HangUp] = field(default_factory=list)  # once the answer with the new cookie is on its way

    @property
    def queue(self) -> tuple[str, str]:
        """Return the path of the caller's work in fair queues: the address, then the person."""
        return self.address, self.caller.who

    def path(self, name: str) -> str:
        """Return a part of the path."""
        return self.request.match_info[name]


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One address and method, with everything that is declared about it."""

    method: str
    path: str
    handler: Handler
    access: frozenset[Role]
    summary: str
    topic: str
    body: Any = None
    query: Any = None
    answer: Any = Nothing
    media: str = JSON
    status: int = 200
    most: int = MOST_BYTES

    @property
    def name(self) -> str:
        """Return the name of the operation."""
        return self.handler.__name__


class RouteParts(TypedDict, total=False):
    """What a route takes and answers, where it differs from the defaults of :class:`Route`."""

    body: Any
    query: Any
    answer: Any
    media: str
    status: int
    most: int


class Routes:
    """The routes of a topic, in order."""

    def __init__(self, topic: str) -> None:
        self.topic = topic
        self.all: list[Route] = []

    def add(
        self, method: str, path: str, *, access: frozenset[Role] = ANYBODY, **parts: Unpack[RouteParts]
    ) -> Callable[[Handler], Handler]:
        """Make a function the handler of a route; the first line of its docstring is the summary."""

        def add(handler: Handler) -> Handler:
            summary = (handler.__doc__ or "").strip().splitlines()[0]
            self.all.append(Route(method, path, handler, access, summary, self.topic, **parts))
            return handler

        return add


def serve(route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return the handler that aiohttp calls for a route."""

    async def handle(request: web.Request) -> web.StreamResponse:
        context = request.app[CONTEXT]
        call = await _admit(route, context, request)
        if route.query is not None:
            call.query = _convert(dict(request.query), route.query)
        if route.body is not None:
            call.body = await _body(request, route.body, context.config, route.most)
        result = await route.handler(call)
        if isinstance(result, web.StreamResponse):
            return result
        response = _respond(route, call, result)
        if call.hang_ups:
            await _hang_up(call, response)
        return response

    return handle


async def _hang_up(call: Call, response: web.Response) -> None:
    """Send the answer, then close connections: a client that reconnects at once has the new cookie already."""
    try:
        await response.prepare(call.request)
        await response.write_eof()
    finally:
        for which in call.hang_ups:
            await call.context.cluster.hang_up(which)


async def _admit(route: Route, context: ServerContext, request: web.Request) -> Call:
    """Check rate limits, identity, forgery and access; return the call, or refuse it."""
    if context.closing:
        refuse("server-closing")
    address = context.access.address(request.remote, request.headers)
    if not context.limits.requests.allows(f"a{address}"):
        refuse("too-fast")
    caller = await identify(context.store, request.headers, request.cookies, secure=context.access.is_secure)
    if caller.who and not context.limits.requests.allows(f"p{caller.who}"):
        refuse("too-fast")
    context.access.check_forgery(request.method, request.headers, request.host, by_cookie=caller.by_cookie)
    if caller.who:
        context.addresses.remember(caller.who, address)
    if caller.role not in route.access:
        refuse("sign-in" if caller is NOBODY else "not-allowed")
    lang = language(request)
    reads_for.set((address, caller.who))
    return Call(context, request, caller, lang, address)


def language(request: web.Request) -> str:
    """Return the caller's language."""
    return locale.wanted(request.query, request.cookies, request.headers.get("Accept-Language", ""))


async def _body(request: web.Request, kind: Any, config: Config, most: int) -> Any:
    try:
        async with asyncio.timeout(config.body_seconds):
            data = await _read(request, min(most, config.body_bytes))
    except TimeoutError:
        refuse("request-slow")
    if request.content_type != JSON:
        refuse("content-type", expected=JSON)
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        refuse("message-invalid", reason=str(error)[:200])


async def _read(request: web.Request, most: int) -> bytearray:
    if request.content_length is not None and request.content_length > most:
        refuse("body-large", most=most)
    data = bytearray()
    async for part in request.content.iter_chunked(65_536):
        data += part
        if len(data) > most:
            refuse("body-large", most=most)
    return data


def _convert(values: dict[str, str], kind: Any) -> Any:
    values.pop("lang", None)
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        refuse("message-invalid", reason=str(error)[:200])


def _respond(route: Route, call: Call, result: Any) -> web.Response:
    if isinstance(result, RawAnswer):
        body, media, headers = result.body, result.media, result.headers
        status = result.status or route.status
    else:
        status = route.status
        body, media, headers = msgspec.json.encode(result if result is not None else Nothing()), JSON, {}
    charset = "utf-8" if media.startswith("text/") else None
    response = web.Response(body=body, status=status, content_type=media, charset=charset, headers=headers)
    if "Cache-Control" not in headers:
        response.headers["Cache-Control"] = "no-store"
    secure = call.context.access.is_secure
    for name, secret in (
        (cookie_name(secure=secure), call.cookie),
        (device_cookie_name(secure=secure), call.device),
    ):
        if secret is not None:
            _set_cookie(response, name, secret, call.context.config.session_days, secure=secure)
    return response


def _set_cookie(response: web.Response, name: str, secret: str, days: int, *, secure: bool) -> None:
    if secret:
        response.set_cookie(name, secret, max_age=days * 86_400, path="/", httponly=True, samesite="Lax", secure=secure)
    else:
        response.del_cookie(name, path="/", httponly=True, samesite="Lax", secure=secure)


def seconds_since(moment: float) -> float:
    """Return the seconds since a moment."""
    return time.monotonic() - moment
