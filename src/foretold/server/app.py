"""The application: all routes, and what every answer has in common."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from aiohttp import web

from foretold.errors import ForetoldError
from foretold.server.doors import HEADERS
from foretold.server.house import House
from foretold.server.logs import places
from foretold.server.refusals import Refusal, body_of, status_of
from foretold.server.routes import games, live, offers, operations, pages, passkeys, people, site, tables, tokens
from foretold.server.routing import HOUSE, JSON, Route, language, serve

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def all_routes() -> list[Route]:
    """Every route of the server."""
    topics = (offers, tables, live, games, people, passkeys, tokens, operations, pages, site)
    return [route for topic in topics for route in topic.routes.all]


def build(house: House) -> web.Application:
    """The application around a house."""
    app = web.Application(middlewares=[_answer])
    app[HOUSE] = house
    for route in all_routes():
        app.router.add_route(route.method, route.path, serve(route))
    app.on_response_prepare.append(_add_headers)
    return app


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.pop("Server", None)
    if request.app[HOUSE].doors.is_secure:
        response.headers["Strict-Transport-Security"] = "max-age=31536000"


@web.middleware
async def _answer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer a request whatever happens, count it, and write its line into the log."""
    house, began = request.app[HOUSE], time.monotonic()
    status = 500
    try:
        house.doors.check_host(request.host)
        response = await handler(request)
        status = response.status
    except ForetoldError as error:
        status = status_of(error)
        response = _refused(house, request, error)
    except web.HTTPException as error:
        status = error.status
        lost = site.lost(request, language(request)) if status == 404 else None
        response = lost or _refused(house, request, Refusal(_code_of(status)))
    except (ConnectionError, asyncio.CancelledError):
        status = 499  # gone before the answer
        raise
    except Exception as error:  # the last door: nothing of it reaches the caller
        house.log.error("fault", error=type(error).__name__, at=places(error))
        response = _refused(house, request, Refusal("server-fault"))
    finally:
        _note(house, request, status, time.monotonic() - began)
    return response


def _refused(house: House, request: web.Request, error: ForetoldError) -> web.Response:
    house.metrics.refusals[error.code] += 1
    body = body_of(error, language(request))
    headers = {"Cache-Control": "no-store"}
    status = status_of(error)
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status in (429, 503):
        headers["Retry-After"] = "1"
    return web.Response(body=body, status=status, content_type=JSON, headers=headers)


def _code_of(status: int) -> str:
    return {404: "address-unknown", 405: "method-wrong", 413: "body-large"}.get(status, "message-invalid")


def _note(house: House, request: web.Request, status: int, seconds: float) -> None:
    """Count a request. The route is named and not the path, where a table's name stands."""
    resource = request.match_info.route.resource
    route = resource.canonical if resource is not None else "-"
    method = request.method if request.method in _METHODS else "-"
    house.metrics.requests[method, route, status] += 1
    house.metrics.answering.add(seconds)
    house.log.info("request", method=method, route=route, status=status, ms=round(seconds * 1_000, 1))


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
