"""After the game: the result, replays as they are sent, and what a shared link shows, to whom."""

from __future__ import annotations

import asyncio
import html
import re
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foretold.server import preview
from foretold.server.finished import AnyOutcome, Player
from foretold.server.preview import is_writable, written_name
from foretold.words import languages, say
from tests.server.server_process import Person, Refused, Server, guest, play_to_the_end, stranger
from tests.server.test_play import seated

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the client built into it, from the present sources."""
    subprocess.run([sys.executable, "hatch_build.py", "build"], cwd=ROOT, check=True)
    server = Server(tmp_path_factory.mktemp("after"), preview_rate="0").start()
    yield server
    assert server.stop() == 0


async def whole_game(stack: AsyncExitStack, url: str, game: str, **settings: Any) -> tuple[str, list[Person]]:
    table, people = await seated(stack, url, [None, "novice", None], game, **settings)
    await play_to_the_end(table, people)
    return table, people


async def fetch(person: Person, path: str, **headers: str) -> tuple[int, Any, bytes]:
    asked = {"Accept-Encoding": "identity", **headers}
    async with person.session.get(person.url + path, headers=asked) as answer:
        return answer.status, answer.headers, await answer.read()


@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
async def test_the_result_tells_every_round(house: Server, game: str, stack: AsyncExitStack) -> None:
    table, _ = await whole_game(stack, house.url, game)
    watcher = await stack.enter_async_context(stranger(house.url))
    told = await watcher.get(f"/api/v1/games/{table}/result")
    msgspec.convert(told, AnyOutcome)  # it is what the types say
    assert len(told["rounds"]) == len(told["ends"]) == len(told["totals"])
    assert told["totals"][-1] == told["scores"]
    assert [sorted(order) for order in told["shown"]] == [list(range(len(told["scores"])))] * len(told["rounds"])
    assert told["ends"][-1] == told["decisions"]
    assert [player["kind"] for player in told["players"]] == ["person", "bot", "person"]
    assert told["players"][1]["level"] == "novice"
    for end, played in zip(told["ends"], told["rounds"], strict=True):
        (frame,) = (await watcher.get(f"/api/v1/games/{table}/replay?first={end}&count=1"))["frames"]
        assert frame["view"]["last_round"] == played


async def test_a_replay_comes_packed_to_whoever_can_unpack_it(house: Server, stack: AsyncExitStack) -> None:
    table, _ = await whole_game(stack, house.url, "predictions")
    watcher = await stack.enter_async_context(stranger(house.url))
    path = f"/api/v1/games/{table}/replay?eyes=open&count=200"
    _, plain_headers, plain = await fetch(watcher, path)
    assert "Content-Encoding" not in plain_headers
    async with watcher.session.get(house.url + path, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert await answer.read() == plain  # unpacked by the session
        assert int(answer.headers["Content-Length"]) < len(plain) / 5


def heads(page: bytes) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page.decode())
    return {name: html.unescape(content) for name, content in found}


def pixels(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the unpacked rows of a PNG, every checksum checked."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    at, size, rows = 8, (0, 0), b""
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        body = png[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack_from(">I", png, at + 8 + length)[0]
        if kind == b"IHDR":
            size = struct.unpack_from(">II", body)
        elif kind == b"IDAT":
            rows += body
        at += 12 + length
    return *size, zlib.decompress(rows)


async def test_the_link_of_a_finished_game_shows_who_won_in_every_language(
    house: Server, stack: AsyncExitStack
) -> None:
    table, _ = await whole_game(stack, house.url, "predictions")
    crawler = await stack.enter_async_context(stranger(house.url))
    scores = (await crawler.get(f"/api/v1/games/{table}/result"))["scores"]
    for path in (f"/g/{table}", f"/g/{table}/replay?at=7&seat=1"):
        for lang in languages():
            status, _, page = await fetch(crawler, path, **{"Accept-Language": lang})
            told = heads(page)
            assert status == 200
            assert say("game-predictions", lang) in told["og:title"]
            assert "Player 0" in told["og:title"]
            assert "Player 2" in told["og:title"]
            assert str(max(scores)) in told["og:description"]
            assert told["description"] == told["og:description"]
            assert told["og:url"] == f"{house.url}/g/{table}"
            assert told["og:image"] == told["twitter:image"] == f"{house.url}/g/{table}/preview.png?lang={lang}"
    status, headers, png = await fetch(crawler, f"/g/{table}/preview.png")
    assert (status, headers["Content-Type"]) == (200, "image/png")
    width, height, rows = pixels(png)
    assert (width, height) == (1200, 630)
    assert len(set(rows[::997])) > 50  # not an empty cloth
    assert (await fetch(crawler, f"/g/{table}/preview.png"))[2] == png


async def test_a_running_game_and_a_private_one_show_nothing(house: Server, stack: AsyncExitStack) -> None:
    crawler = await stack.enter_async_context(stranger(house.url))
    nothing = heads((await fetch(crawler, "/g/doesnotexist"))[2])
    assert nothing["og:title"] == say("web-title-game", "en")
    running, people = await seated(stack, house.url, [None, None])
    over, players = await whole_game(stack, house.url, "all-or-nothing", spectators=False)
    for table, code, insiders in ((running, "game-running", people), (over, "table-private", [])):
        for person in (crawler, *insiders):
            assert heads((await fetch(person, f"/g/{table}"))[2]) == nothing
            for path in (f"/g/{table}/preview.png", f"/api/v1/games/{table}/result"):
                with pytest.raises(Refused) as refused:
                    await person.get(path)
                assert refused.value.code == code
    # Those who sat there have the link, and see it all; a stranger still does not, now that the picture is kept.
    assert "Player 0" in heads((await fetch(players[0], f"/g/{over}"))[2])["og:title"]
    assert pixels((await fetch(players[0], f"/g/{over}/preview.png"))[2])[:2] == (1200, 630)
    with pytest.raises(Refused):
        await crawler.get(f"/g/{over}/preview.png")


@pytest.mark.slow
async def test_pictures_are_drawn_so_often_and_no_oftener(own_server: Server, stack: AsyncExitStack) -> None:
    own_server.settings["FORETOLD_PREVIEW_RATE"] = "2"
    own_server.start()

    table, _ = await whole_game(stack, own_server.url, "all-or-nothing", options={"rounds": 1})
    crawler = await stack.enter_async_context(stranger(own_server.url))
    answers = [(await fetch(crawler, f"/g/{table}/preview.png?lang={lang}"))[0] for lang in ("en", "fr", "de", "en")]
    assert answers == [200, 200, 429, 200]  # what is kept costs nothing


def test_names_are_written_with_the_letters_there_are() -> None:
    def person(name: str) -> str:
        return written_name(Player("person", None, name), 1, "en")

    assert person("Żaneta Ελένη Иван") == "Żaneta Ελένη Иван"
    assert person("さくら") == "Seat 2"
    assert person("a\x00b") == "Seat 2"
    assert person("Ada \u202e adA") == "Seat 2"
    assert person("e\u0301" * 3) == "ééé"
    assert len(person("A" * 60)) <= 22
    assert written_name(Player("bot", "novice", ""), 3, "fr") == "Novice 4"
    assert written_name(Player("bot", "novice", ""), 3, "ja") == "Novice 4"
    for lang in languages():
        assert is_writable(written_name(Player("person", None, "日本"), 0, lang))
    assert not is_writable("日")


def test_every_letter_that_the_font_claims_is_drawn() -> None:
    """The font's own table is read rightly: what it names differs from the empty box, what it lacks does not."""
    import resvg_py

    def drawn(sign: str) -> bytes:
        text = html.escape(sign)
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="5" y="30" font-size="28" '
            f'font-family="EB Garamond">{text}</text></svg>'
        )
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(preview.FONT)]))

    box = drawn("日")
    assert all(drawn(sign) != box for sign in "AzÉżßΩжỹ0…–")
    assert not any(map(is_writable, "日本ก😀ﷺ"))
    assert drawn("ก") == box


async def test_what_people_are_called_is_no_markup(house: Server, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(house.url))
    await person.connect()
    table = await person.open("all-or-nothing", [None, "novice", "novice"], {"rounds": 1})
    name = '"><script>&amp;</b>'
    assert (await person.do(do="sit", table=table, name=name))["say"] == "done"
    await person.do(do="begin", table=table)
    await play_to_the_end(table, [person])
    _, _, page = await fetch(person, f"/g/{table}")
    assert page.count(b"<script") == 1
    assert name in heads(page)["og:title"]
    assert pixels((await fetch(person, f"/g/{table}/preview.png"))[2])[:2] == (1200, 630)


@pytest.mark.slow
async def test_previews_do_not_stop_the_server(house: Server, stack: AsyncExitStack) -> None:
    """The picture is drawn in a process of its own: other requests are answered meanwhile."""

    table, _ = await whole_game(stack, house.url, "all-or-nothing", options={"rounds": 1})
    crawler = await stack.enter_async_context(stranger(house.url))
    drawing = asyncio.create_task(fetch(crawler, f"/g/{table}/preview.png?lang=it"))
    answered = 0
    while not drawing.done():
        assert (await fetch(crawler, "/healthz"))[0] == 200
        answered += 1
    assert (await drawing)[0] == 200
    assert answered > 3
