"""The aiohttp application: all routes, and the headers and errors that all answers share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from aiohttp import web

from foretold.errors import ForetoldError
from foretold.server import connections
from foretold.server.access import HEADERS
from foretold.server.context import ServerContext
from foretold.server.logs import places
from foretold.server.refusals import Refusal, body_of, refuse, status_of
from foretold.server.routes import (
    exports,
    games,
    live,
    offers,
    operations,
    pages,
    passkeys,
    people,
    sessions,
    site,
    tables,
    tokens,
)
from foretold.server.routing import CONTEXT, JSON, Route, language, serve

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def all_routes() -> list[Route]:
    """Return every route of the server."""
    topics = (offers, tables, live, games, exports, people, sessions, passkeys, tokens, operations, pages, site)
    return [route for topic in topics for route in topic.routes.all]


def build(context: ServerContext) -> web.Application:
    """Build the application for a server context."""
    app = web.Application(middlewares=[_answer])
    app[CONTEXT] = context
    for route in all_routes():
        app.router.add_route(route.method, route.path, serve(route))
    app.on_response_prepare.append(_add_headers)
    return app


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.pop("Server", None)
    if request.app[CONTEXT].access.is_secure:
        response.headers["Strict-Transport-Security"] = "max-age=31536000"


@web.middleware
async def _answer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a request whatever happens, count it, and log it."""
    context, began = request.app[CONTEXT], time.monotonic()
    status, code = 500, "server-fault"
    connection = connections.of(request)
    connection.begin()
    try:
        context.access.check_host(request.host)
        _check_encoding(request)
        address = context.access.address(request.remote, request.headers)
        await context.turns.wait(address)
        response = await context.lag.watched(handler(request), lambda: f"{request.method} {_route(request)}")
        status, code = response.status, ""
    except ForetoldError as error:
        status, code = status_of(error), error.code
        response = _refused(context, request, error)
    except web.HTTPException as error:
        status = error.status
        code = _code_of(status)
        lost = site.lost(request, language(request)) if status == 404 else None
        response = lost or _refused(context, request, Refusal(code))
    except asyncio.CancelledError:
        status, code = 499, "gone"  # before the answer
        raise
    except Exception as error:  # the last resort: nothing of it reaches the caller
        response = _refused(context, request, Refusal("server-fault"))
        if isinstance(error, ConnectionError) and (request.transport is None or request.transport.is_closing()):
            status, code = 499, "gone"  # and so is the answer
        else:
            context.log.error("fault", error=type(error).__name__, at=places(error))
    finally:
        connection.done()
        _note(context, request, status, code, time.monotonic() - began)
    return response


def _check_encoding(request: web.Request) -> None:
    """Refuse a compressed body before any of it is read: a small one may become a very large one."""
    for line in request.headers.getall("Content-Encoding", ()):
        if line.strip().lower() not in ("", "identity"):
            refuse("content-encoding")


def _refused(context: ServerContext, request: web.Request, error: ForetoldError) -> web.Response:
    context.metrics.refusals[error.code] += 1
    body = body_of(error, language(request))
    headers = {"Cache-Control": "no-store"}
    status = status_of(error)
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status in (429, 503):
        headers["Retry-After"] = "1"
    if error.code == "content-encoding":
        headers["Accept-Encoding"] = "identity"
    response = web.Response(body=body, status=status, content_type=JSON, headers=headers)
    if status in (408, 415, 429):  # whatever else was sent on this connection is not looked at
        response.force_close()
    return response


def _code_of(status: int) -> str:
    return {404: "address-unknown", 405: "method-wrong", 413: "body-large"}.get(status, "message-invalid")


def _route(request: web.Request) -> str:
    """Return the route of a request, and not its path, which may hold a table's name."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "-"


def _note(context: ServerContext, request: web.Request, status: int, code: str, seconds: float) -> None:
    """Count and log a request; refused ones share a line."""
    route = _route(request)
    method = request.method if request.method in _METHODS else "-"
    context.metrics.requests[method, route, status] += 1
    context.metrics.answering.add(seconds)
    if status < 400:
        context.log.info("request", method=method, route=route, status=status, ms=round(seconds * 1_000, 1))
    else:
        context.log.count("refused", method=method, route=route, status=status, code=code)


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
