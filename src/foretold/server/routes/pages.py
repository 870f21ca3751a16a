"""Pages made by the server: a start page without the client, the API documentation, the check of a game's cards."""

from __future__ import annotations

import html
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from foretold.games.registry import definition, packages
from foretold.play import decks
from foretold.server import openapi, site
from foretold.server.auth import ANYBODY
from foretold.server.refusals import refuse
from foretold.server.routing import HTML, JSON, Call, RawAnswer, Routes
from foretold.words import languages, say

routes = Routes("pages")

_KEPT_A_WHILE = {"Cache-Control": "public, max-age=3600"}
_LANGUAGE_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "ja": "日本語"}

#: What the page of a proof says about a record, in the order in which it is checked.
_CHECKS = ("digest", "commitment", "events", "seed", "orders", "receipt")
_FOLDER = Path(__file__).parent.parent / "pages"
_NO_DECKS = b"const BUILT_IN = {};"
#: The files that pages need, by the name in their address.
ASSETS = {"house.css": "text/css", "verify.js": "text/javascript", "verify-page.js": "text/javascript"}
#: Files that are called otherwise than in their address, which stays as it was.
_FILES = {"house.css": "style.css"}


def plain_front(lang: str, kind: str) -> RawAnswer:
    """Return the start page of a server without the client: how to play here all the same."""
    message = {"table": "page-table", "game": "page-game"}.get(kind, "page-welcome")
    told = [say(name, lang) for name in (message, "page-no-client", "page-terminal")]
    text = "".join(f"<p>{html.escape(line)}</p>" for line in told)
    text += "<pre>foretold play</pre>"
    text += f"<p>{html.escape(say('page-programs', lang))}</p>"
    links = {
        "/api": "page-api",
        "/api/openapi.json": "page-openapi",
        "/api/v1/lobby": "page-lobby",
        "/verify": "page-verify",
    }
    items = "".join(f'<li><a href="{url}">{html.escape(say(name, lang))}</a></li>' for url, name in links.items())
    choices = "".join(f'<a href="?lang={code}" lang="{code}">{_LANGUAGE_NAMES[code]}</a>' for code in languages())
    return _page(lang, "Foretold", f"{text}<ul>{items}</ul><nav>{choices}</nav>")


def _page(lang: str, title: str, body: str) -> RawAnswer:
    icon = "/icon.svg" if site.is_built() else "data:,"
    document = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="{icon}"><link rel="stylesheet" href="/assets/house.css"></head>'
        f'<body><header><a href="/">Foretold</a></header><main><h1>{html.escape(title)}</h1>{body}</main></body></html>'
    )
    return RawAnswer(document.encode(), HTML)


@routes.add("GET", "/assets/{file}", answer=str, media="text/css", access=ANYBODY)
async def asset(call: Call) -> RawAnswer:
    """Return a file that pages need."""
    name = call.path("file")
    if name not in ASSETS:
        refuse("address-unknown")
    return RawAnswer(asset_body(name), ASSETS[name], _KEPT_A_WHILE)


@cache
def asset_body(name: str) -> bytes:
    """Return the content of a file that pages need."""
    body = (_FOLDER / _FILES.get(name, name)).read_bytes()
    return body.replace(_NO_DECKS, _built_in_decks()) if name == "verify.js" else body


def _built_in_decks() -> bytes:
    """Return the cards of every game's built-in deck: the script that checks a deal knows no game."""
    cards = {slug: decks.load(definition(slug), None, None).cards for slug in packages()}
    return b"const BUILT_IN = " + msgspec.json.encode(cards) + b";"


_VERDICTS = ("good", "old", "bad")


@routes.add("GET", "/verify", answer=str, media=HTML, access=ANYBODY)
async def verify_page(call: Call) -> RawAnswer:
    """Return the page that checks a finished game's cards in the reader's browser."""
    lang = call.lang
    verdicts = " ".join(f'data-{name}="{html.escape(say(f"page-verify-{name}", lang))}"' for name in _VERDICTS)
    checks = "".join(
        f'<li data-check="{check}">{html.escape(say(f"page-verify-{check}", lang))}</li>' for check in _CHECKS
    )
    body = (
        f"<p>{html.escape(say('page-verify-how', lang))}</p>"
        f'<p><input type="file" id="record" accept=".json,application/json" aria-label="{_short(lang)}"></p>'
        f'<p><output id="result" {verdicts}></output></p>'
        f'<ul id="checks" hidden>{checks}</ul>'
        f'<p><a id="game" hidden>{html.escape(say("page-verify-result", lang))}</a></p>'
        '<script type="module" src="/assets/verify-page.js"></script>'
    )
    return _page(lang, _short(lang), body)


def _short(lang: str) -> str:
    return say("web-verify", lang)


@routes.add("GET", "/api/openapi.json", answer=dict[str, Any], access=ANYBODY)
async def openapi_document(call: Call) -> RawAnswer:  # noqa: ARG001 - the same for everybody
    """Return the API in OpenAPI 3.1."""
    return RawAnswer(openapi_text(), JSON, _KEPT_A_WHILE)


@cache
def _document() -> dict[str, Any]:
    from foretold.server.app import all_routes

    return openapi.document(all_routes())


@cache
def openapi_text() -> bytes:
    """Return the description of the API, written once."""
    return msgspec.json.encode(_document())


@routes.add("GET", "/api", answer=str, media=HTML, access=ANYBODY)
async def api_page(call: Call) -> RawAnswer:
    """Return the API documentation."""
    return _api_page(call.lang)


@cache
def _api_page(lang: str) -> RawAnswer:
    """Write the page in one language: that takes long, and it never changes."""
    parts = [f"<p>{html.escape(say('page-programs', lang))}</p>"]
    parts.append('<p><a href="/api/openapi.json">openapi.json</a></p>')
    for path, methods in _document()["paths"].items():
        for method, operation in methods.items():
            parts.append(_section(method.upper(), path, operation))
    parts.append("<h2>Types</h2>")
    for name, schema in _document()["components"]["schemas"].items():
        shown = msgspec.json.format(msgspec.json.encode(schema), indent=1).decode()
        parts.append(f'<h3 id="{name}"><code>{name}</code></h3><pre>{html.escape(shown)}</pre>')
    return _page(lang, f"Foretold: {say('page-api', lang)}", "".join(parts))


def _section(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = operation.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema")
    query = ", ".join(one["name"] for one in operation["parameters"] if one["in"] == "query")
    lines = [html.escape(operation["summary"]), f'<span class="who">{html.escape(operation["description"])}</span>']
    if query:
        lines.append(f"?{html.escape(query)}")
    if takes is not None:
        lines.append("body: " + _names(takes))
    return (
        f'<h3 id="{operation["operationId"]}"><code>{method} {html.escape(path)}</code></h3><p>{"<br>".join(lines)}</p>'
    )


def _names(schema: dict[str, Any]) -> str:
    """Return the types that a schema names, as links."""
    refs = [schema["$ref"]] if "$ref" in schema else [one["$ref"] for one in schema.get("anyOf", []) if "$ref" in one]
    names = [ref.rpartition("/")[2] for ref in refs]
    return " | ".join(f'<a href="#{name}"><code>{name}</code></a>' for name in names)
