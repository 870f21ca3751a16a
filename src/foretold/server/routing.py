"""Routes: each says what it takes, what it answers and whom it is open to.

The server, its documentation and the tests of its doors all read the same list.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web

from foretold.server import tongue
from foretold.server.callers import ANYBODY, NOBODY, Caller, Role, cookie_name, identify
from foretold.server.house import House
from foretold.server.refusals import refuse

HOUSE = web.AppKey("house", House)
JSON = "application/json"
NDJSON = "application/x-ndjson"
HTML = "text/html"
PNG = "image/png"
TEXT = "text/plain"


class Nothing(msgspec.Struct, frozen=True):
    """An empty answer: it is done."""


@dataclass(frozen=True)
class Answer:
    """An answer that is not simply a value: bytes as they are, with their type and further headers."""

    body: bytes
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


@dataclass
class Call:
    """One request on its way through a route."""

    house: House
    request: web.Request
    caller: Caller
    lang: str
    address: str
    body: Any = None
    query: Any = None
    cookie: str | None = None  # a new secret for the caller's cookie; empty: take it away

    def path(self, name: str) -> str:
        """A part of the path."""
        return self.request.match_info[name]


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One address and method, and all there is to know about it."""

    method: str
    path: str
    handler: Handler
    doors: frozenset[Role]
    summary: str
    topic: str
    body: Any = None
    query: Any = None
    answer: Any = Nothing
    media: str = JSON
    status: int = 200

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.handler.__name__


class Routes:
    """The routes of a topic, in order."""

    def __init__(self, topic: str) -> None:
        self.topic = topic
        self.all: list[Route] = []

    def add(
        self, method: str, path: str, *, doors: frozenset[Role] = ANYBODY, body: Any = None, query: Any = None,
        answer: Any = Nothing, media: str = JSON, status: int = 200,
    ) -> Callable[[Handler], Handler]:  # fmt: skip
        """Make a function the handler of a route; the first line of its docstring is the summary."""

        def add(handler: Handler) -> Handler:
            summary = (handler.__doc__ or "").strip().splitlines()[0]
            self.all.append(
                Route(method, path, handler, doors, summary, self.topic, body, query, answer, media, status)
            )
            return handler

        return add


def serve(route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The handler that aiohttp calls for a route."""

    async def handle(request: web.Request) -> web.StreamResponse:
        house = request.app[HOUSE]
        call = await _admit(route, house, request)
        if route.query is not None:
            call.query = _convert(dict(request.query), route.query)
        if route.body is not None:
            call.body = await _body(request, route.body, house.config.body_bytes)
        result = await route.handler(call)
        if isinstance(result, web.StreamResponse):
            return result
        return _respond(route, call, result)

    return handle


async def _admit(route: Route, house: House, request: web.Request) -> Call:
    """Let the caller in, or not."""
    if house.closing:
        refuse("server-closing")
    address = house.doors.address(request.remote, request.headers)
    if not house.limits.requests.allows(f"a{address}"):
        refuse("too-fast")
    caller = await identify(house.store, request.headers, request.cookies, secure=house.doors.is_secure)
    if caller.who and not house.limits.requests.allows(f"p{caller.who}"):
        refuse("too-fast")
    house.doors.check_forgery(request.method, request.headers, request.host, by_cookie=caller.by_cookie)
    if caller.role not in route.doors:
        refuse("sign-in" if caller is NOBODY else "not-allowed")
    lang = language(request)
    return Call(house, request, caller, lang, address)


def language(request: web.Request) -> str:
    """The caller's language."""
    return tongue.wanted(request.query, request.cookies, request.headers.get("Accept-Language", ""))


async def _body(request: web.Request, kind: Any, most: int) -> Any:
    if request.content_length is not None and request.content_length > most:
        refuse("body-large", most=most)
    data = bytearray()
    async for part in request.content.iter_chunked(65_536):
        data += part
        if len(data) > most:
            refuse("body-large", most=most)
    if request.content_type != JSON:
        refuse("content-type", expected=JSON)
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        refuse("message-invalid", reason=str(error)[:200])


def _convert(values: dict[str, str], kind: Any) -> Any:
    values.pop("lang", None)
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        refuse("message-invalid", reason=str(error)[:200])


def _respond(route: Route, call: Call, result: Any) -> web.Response:
    if isinstance(result, Answer):
        body, media, headers = result.body, result.media, result.headers
    else:
        body, media, headers = msgspec.json.encode(result if result is not None else Nothing()), JSON, {}
    charset = "utf-8" if media.startswith("text/") else None
    response = web.Response(body=body, status=route.status, content_type=media, charset=charset, headers=headers)
    if "Cache-Control" not in headers:
        response.headers["Cache-Control"] = "no-store"
    if call.cookie is not None:
        _set_cookie(response, call)
    return response


def _set_cookie(response: web.Response, call: Call) -> None:
    secure = call.house.doors.is_secure
    name = cookie_name(secure=secure)
    if call.cookie:
        days = call.house.config.session_days
        response.set_cookie(
            name, call.cookie, max_age=days * 86_400, path="/", httponly=True, samesite="Lax", secure=secure
        )
    else:
        response.del_cookie(name, path="/", httponly=True, samesite="Lax", secure=secure)


def seconds_since(moment: float) -> float:
    """How long ago that was."""
    return time.monotonic() - moment
