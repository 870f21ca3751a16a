"""The web client as the server hands it out."""

import gzip
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import aiohttp
import pytest

from foretold.server.routes.pages import plain_front
from foretold.server.routes.site import PAGES
from foretold.words import languages, say
from tests.server.server_process import Server, stranger

ROOT = Path(__file__).parents[2]
EXAMPLES = {"{table}": "abc123", "{game}": "predictions"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the client built into it, from the present sources."""
    subprocess.run([sys.executable, "hatch_build.py", "build"], cwd=ROOT, check=True)
    server = Server(tmp_path_factory.mktemp("site")).start()
    yield server.url
    server.stop()


async def fetch(url: str, **headers: str) -> tuple[int, Mapping[str, str], bytes]:
    async with (
        aiohttp.ClientSession(auto_decompress=False) as session,
        session.get(url, headers={"Accept-Encoding": "identity", **headers}, allow_redirects=False) as answer,
    ):
        return answer.status, answer.headers, await answer.read()


def path_of(pattern: str) -> str:
    return re.sub(r"{\w+}", lambda name: EXAMPLES[name[0]], pattern)


@pytest.mark.parametrize("pattern", PAGES)
async def test_every_address_opens_the_client_in_the_readers_language(house: str, pattern: str) -> None:
    for lang in languages():
        status, headers, body = await fetch(house + path_of(pattern), **{"Accept-Language": lang})
        text = body.decode()
        assert status == 200
        assert f'<html lang="{lang}">' in text
        kind = "rules-predictions" if pattern == "/rules/{game}" else PAGES[pattern]
        assert f"<title>{say(f'web-title-{kind}', lang)}</title>" in text
        assert 'name="description"' in text
        assert 'property="og:title"' in text
        assert "Accept-Language" in headers["Vary"]
        assert re.search(rf'modulepreload" crossorigin href="/app/words-{lang}-[\w-]+\.js"', text)


def test_the_client_knows_the_same_addresses() -> None:
    source = (ROOT / "web/src/lib/routes.ts").read_text(encoding="utf-8")
    table = source[source.index("ROUTES = {") : source.index("} as const")]
    assert set(re.findall(r'"(/[^"]*)"', table)) == set(PAGES)


async def test_the_page_holds_nothing_that_the_policy_forbids(house: str) -> None:
    _, headers, body = await fetch(house + "/")
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    text = body.decode()
    assert not re.search(r"<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=", text)


async def test_a_tables_page_names_what_a_table_needs(house: str) -> None:
    text = (await fetch(house + "/t/abcdefgh2345"))[2].decode()
    assert re.search(r'modulepreload" crossorigin href="/app/TablePage-[\w-]+\.js"', text)
    assert re.search(r'as="style" crossorigin href="/app/TablePage-[\w-]+\.css"', text)
    assert "TablePage" not in (await fetch(house + "/"))[2].decode()


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh2345"])
async def test_all_that_the_page_names_is_there_packed_and_kept_for_ever(house: str, path: str) -> None:
    _, _, body = await fetch(house + path)
    names = re.findall(r'(?:src|href)="(/app/[^"]+)"', body.decode())
    assert len(names) >= 4
    assert len(set(names)) == len(names)
    for name in names:
        status, headers, plain = await fetch(house + name)
        assert status == 200
        assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
        packed_status, packed_headers, packed = await fetch(house + name, **{"Accept-Encoding": "gzip"})
        assert packed_status == 200
        assert packed_headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed) == plain
        assert (await fetch(house + name, **{"If-None-Match": headers["ETag"]}))[0] == 304


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/sw.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/icons/192.png", "image/png"),
        ("/icons/512.png", "image/png"),
        ("/icons/maskable.png", "image/png"),
        ("/icons/180.png", "image/png"),
        ("/icons/share.png", "image/png"),
    ],
)
async def test_what_an_app_needs_is_there_and_asked_for_again(house: str, path: str, media: str) -> None:
    status, headers, body = await fetch(house + path)
    assert (status, headers["Content-Type"].partition(";")[0]) == (200, media)
    assert headers["Cache-Control"] == "no-cache"
    assert body


async def test_the_theme_of_the_cookie_is_there_before_any_script(house: str) -> None:
    assert b'<html lang="en" data-theme="light">' in (await fetch(house + "/", Cookie="theme=light"))[2]
    assert b'<html lang="en">' in (await fetch(house + "/", Cookie="theme=%22%3E"))[2]


@pytest.mark.parametrize("path", ["/app/none.js", "/app/..%2findex.html", "/icons/..%2f..%2fsite.py"])
async def test_nothing_else_is_handed_out(house: str, path: str) -> None:
    assert (await fetch(house + path))[0] == 404


async def test_a_wrong_link_leads_people_to_a_page_and_programs_to_json(house: str) -> None:
    status, headers, body = await fetch(house + "/nothing/here", Accept="text/html,*/*", **{"Accept-Language": "fr"})
    assert (status, headers["Content-Type"].partition(";")[0]) == (404, "text/html")
    assert say("web-title-nowhere", "fr") in body.decode()
    for path, accept in (("/nothing/here", "*/*"), ("/api/v1/nothing", "text/html")):
        status, headers, _ = await fetch(house + path, Accept=accept)
        assert (status, headers["Content-Type"].partition(";")[0]) == (404, "application/json")


async def test_the_service_worker_names_files_that_are_there(house: str) -> None:
    text = (await fetch(house + "/sw.js"))[2].decode()
    assert "__" not in text
    names = re.findall(r'"(/app/[^"]+)"', text)
    assert names
    for name in names:
        assert (await fetch(house + name))[0] == 200


@pytest.mark.parametrize("lang", languages())
def test_without_the_client_a_plain_page_says_how_to_play(lang: str) -> None:
    text = plain_front(lang, "table").body.decode()
    assert say("page-table", lang) in text.replace("&#x27;", "'")
    assert "foretold play" in text


async def test_a_stranger_reaches_the_page_without_becoming_anybody(house: str) -> None:
    async with stranger(house) as person:
        await person.get("/")
        assert not list(person.session.cookie_jar)
