"""The web client: one page for all addresses that people open, and the files that it needs."""

from __future__ import annotations

from aiohttp import web

from foretold.errors import ForetoldError
from foretold.games.registry import packages
from foretold.server import site
from foretold.server.auth import ANYBODY
from foretold.server.preview import picture
from foretold.server.refusals import refuse
from foretold.server.routes.games import FOR_EVER, finished_game
from foretold.server.routes.pages import plain_front
from foretold.server.routing import HTML, PNG, Call, RawAnswer, Routes
from foretold.server.share_text import Shared, shared
from foretold.server.site import File

routes = Routes("site")

#: The addresses of the client, and which words stand in the page's head.
PAGES = {
    "/": "home",
    "/new": "new",
    "/lobby": "lobby",
    "/games": "games",
    "/me": "me",
    "/learn": "learn",
    "/rules": "rules",
    "/rules/{game}": "rules",
    "/replays": "replays",
    "/t/{table}": "table",
    "/g/{table}": "game",
    "/g/{table}/replay": "game",
}
#: Files that must lie at the root: a service worker governs what lies beside it.
ROOT_FILES = ("sw.js", "manifest.webmanifest", "icon.svg")


async def page(call: Call) -> web.Response | RawAnswer:
    """Return a page of the web client, or the plain start page without the client."""
    kind = _kind(call)
    if not site.is_built():
        return plain_front(call.lang, kind)
    base = call.context.config.public_url.rstrip("/") or f"{call.request.scheme}://{call.request.host}"
    told = await _shared(call) if kind == "game" else None
    found = site.page(kind, call.lang, call.request.cookies.get("theme", "")[:8], base, told)
    return _answer(call, found, {"Vary": "Accept-Encoding, Accept-Language, Cookie"})


def lost(request: web.Request, lang: str) -> web.Response | None:
    """Return the client's page, which explains a wrong link, to people; programs get a refusal."""
    wants_page = request.method == "GET" and HTML in request.headers.get("Accept", "")
    if not wants_page or request.path.startswith("/api/") or not site.is_built():
        return None
    found = site.page("nowhere", lang, request.cookies.get("theme", "")[:8], "")
    return web.Response(body=found.body, status=404, content_type=HTML, charset="utf-8")


async def _shared(call: Call) -> Shared | None:
    """Return the texts about a finished game; nothing about a running one, or one that the caller may not see."""
    table = call.path("table")
    try:
        return shared(await finished_game(call, table), table, call.lang)
    except ForetoldError:
        return None


for _path in PAGES:
    routes.add("GET", _path, answer=str, media=HTML, access=ANYBODY)(page)


@routes.add("GET", "/g/{table}/preview.png", answer=str, media=PNG, access=ANYBODY)
async def preview_picture(call: Call) -> RawAnswer:
    """Return the preview image of a finished game."""
    if not site.is_built():
        refuse("address-unknown")
    context, table = call.context, call.path("table")
    game = await finished_game(call, table)  # first of all: who may not see the game sees no kept picture either
    found = context.previews.kept(table, call.lang)
    if found is None:
        if not context.limits.previews.allows(call.address):
            refuse("too-fast")
        found = await context.pictures.run(call.queue, picture, game, call.lang)
        if found is None:  # the default picture, this time
            return RawAnswer(site.files()["icons/share.png"].body, PNG)
        context.previews.keep(table, call.lang, found)
    return RawAnswer(found, PNG, FOR_EVER)


@routes.add("GET", "/app/{file}", answer=str, media="text/javascript", access=ANYBODY)
async def client_file(call: Call) -> web.Response:
    """Return a file of the web client whose name is a digest of its content."""
    return _file(call, f"app/{call.path('file')}")


@routes.add("GET", "/icons/{file}", answer=str, media="image/png", access=ANYBODY)
async def client_icon(call: Call) -> web.Response:
    """Return an icon of the web client."""
    return _file(call, f"icons/{call.path('file')}")


async def root_file(call: Call) -> web.Response:
    """Return a file of the web client that lies at the root."""
    return _file(call, _canonical(call).lstrip("/"))


for _name in ROOT_FILES:
    routes.add("GET", f"/{_name}", answer=str, media="text/javascript", access=ANYBODY)(root_file)


def _kind(call: Call) -> str:
    """Return which texts the page's head has; the rules of a game have their own."""
    kind = PAGES[_canonical(call)]
    game = call.request.match_info.get("game")
    return f"{kind}-{game}" if game in packages() else kind


def _canonical(call: Call) -> str:
    resource = call.request.match_info.route.resource
    return resource.canonical if resource is not None else "/"


def _file(call: Call, name: str) -> web.Response:
    found = site.files().get(name)
    if found is None:
        refuse("address-unknown")
    return _answer(call, found, {"Vary": "Accept-Encoding"})


def _answer(call: Call, found: File, headers: dict[str, str]) -> web.Response:
    """Return the file, compressed if the caller accepts that; 304 if they have it."""
    headers = {**headers, "ETag": found.etag, "Cache-Control": found.caching}
    if found.etag in call.request.headers.get("If-None-Match", ""):
        return web.Response(status=304, headers=headers)
    charset = "utf-8" if found.media.startswith("text/") else None
    body = found.body
    if found.packed is not None and "gzip" in call.request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = found.packed
    return web.Response(body=body, content_type=found.media, charset=charset, headers=headers)
