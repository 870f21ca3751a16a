"""Serve the built web client: its files, and its one page in the reader's language."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from foretold.server.share_text import Shared
from foretold.words import other_catalogues, say

FOLDER = Path(__file__).parent / "site"
MEDIA = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
#: Names that have the digest of their content in them: what they name never changes.
HASHED = "app/"
#: What the cookie `theme` may say; anything else leaves it to the browser.
THEMES = ("dark", "light")
#: What the client loads for a page beyond its first script: the browser is told at once, not when that script has run.
MODULES = {
    "home": "src/pages/Home.svelte",
    "new": "src/pages/NewTable.svelte",
    "lobby": "src/pages/Lobby.svelte",
    "games": "src/pages/Games.svelte",
    "replays": "src/pages/Games.svelte",
    "me": "src/pages/Me.svelte",
    "learn": "src/pages/Learn.svelte",
    "rules": "src/pages/Learn.svelte",
    "rules-of-a-game": "src/pages/Rules.svelte",
    "table": "src/pages/TablePage.svelte",
}

_IMMUTABLE = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_HEAD = "<!--head-->"
_ROOT = '<html lang="en">'


@dataclass(frozen=True)
class File:
    """A file of the client, plain and compressed, with its headers."""

    body: bytes
    packed: bytes | None
    media: str
    etag: str
    caching: str


@cache
def files() -> dict[str, File]:
    """Return every file of the client by its path, except its page; empty if the client was not built."""
    if not (FOLDER / "index.html").is_file():
        return {}
    _shell()  # of the same build as the files, whatever is built later
    return {
        path.relative_to(FOLDER).as_posix(): _file(path)
        for path in FOLDER.rglob("*")
        if path.suffix in MEDIA and path.is_file()
    }


@cache
def _shell() -> str:
    return (FOLDER / "index.html").read_text(encoding="utf-8")


@cache
def _loads(kind: str) -> tuple[str, ...]:
    """Return the files that a page needs beyond those of the shell, from Vite's manifest."""
    path = FOLDER / "manifest.json"
    module = MODULES.get("rules-of-a-game" if kind.startswith("rules-") else kind)
    if module is None or not path.is_file():
        return ()
    manifest: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    found: list[str] = []
    left = [module]
    while left:
        chunk = manifest.get(left.pop(), {})
        names = [name for name in (chunk.get("file"), *chunk.get("css", ())) if name and name not in found]
        found += [name for name in names if name not in _shell()]
        left += chunk.get("imports", ()) if names else ()
    return tuple(found)


def is_built() -> bool:
    """Return whether the client was built."""
    return bool(files())


def _file(path: Path) -> File:
    body = path.read_bytes()
    packed = path.with_name(path.name + ".gz")
    name = path.relative_to(FOLDER).as_posix()
    return File(
        body,
        packed.read_bytes() if packed.is_file() else None,
        MEDIA[path.suffix],
        _etag(body),
        _IMMUTABLE if name.startswith(HASHED) else _ASK_AGAIN,
    )


@lru_cache(maxsize=512)
def page(kind: str, lang: str, theme: str, base: str, shared: Shared | None = None) -> File:
    """Return the client's page with its language, theme, title and texts for shared links."""
    title, about = say(f"web-title-{kind}", lang), say(f"web-about-{kind}", lang)
    link, image = [], f"{base}/icons/share.png"
    if shared is not None:
        title, about, image = shared.title, shared.about, base + shared.picture
        link = [f'<link rel="canonical" href="{base}{shared.path}">', _meta("property", "og:url", base + shared.path)]
    told = [
        f"<title>{html.escape(title)}</title>",
        *link,
        _meta("name", "description", about),
        _meta("property", "og:type", "website"),
        _meta("property", "og:site_name", "Foretold"),
        _meta("property", "og:title", title),
        _meta("property", "og:description", about),
        _meta("property", "og:locale", lang),
        _meta("property", "og:image", image),
        _meta("property", "og:image:type", "image/png"),
        _meta("property", "og:image:width", "1200"),
        _meta("property", "og:image:height", "630"),
        _meta("property", "og:image:alt", about),
        _meta("name", "twitter:card", "summary_large_image"),
        _meta("name", "twitter:image", image),
        *([_meta("name", "foretold-words", others)] if (others := other_catalogues(lang)) else []),
        *(_preload(name) for name in files() if name.startswith(f"{HASHED}words-{lang}-")),
        *map(_preload, _loads(kind)),
    ]
    root = f'<html lang="{lang}" data-theme="{theme}">' if theme in THEMES else f'<html lang="{lang}">'
    text = _shell().replace(_ROOT, root).replace(_HEAD, "".join(told))
    body = text.encode()
    return File(body, gzip.compress(body, mtime=0), "text/html", _etag(body), _ASK_AGAIN)


def _preload(name: str) -> str:
    if name.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{name}">'
    return f'<link rel="modulepreload" crossorigin href="/{name}">'


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(content)}">'


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'
