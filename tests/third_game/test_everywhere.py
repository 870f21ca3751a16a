"""A game of another package goes through every command and page that a built-in one goes through."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import Person, Server, guest, play_to_the_end
from tests.third_game.conftest import Run

GAME = "sealed-bids"
FACTS = """
import msgspec
from foretold.table.views import Fact
print(msgspec.convert({"turn": 1, "fact": "dives", "depth": 7}, Fact).fact)
"""
SEEN = """
from foretold.adapters import pettingzoo
env = pettingzoo.env("sealed-bids", players=3, render_mode="ansi", viewer=0)
env.reset(seed=1)
print(env.render())
"""


async def begun(person: Person, seats: list[Any], **settings: Any) -> str:
    """A table where somebody sits on the first seat, and bots on the others."""
    table = await person.open(GAME, seats, **settings)
    await person.command(table, "sit", name="P", seat=0)
    await person.command(table, "begin")
    return table


async def visit(url: str) -> tuple[str, str]:
    """Play on a server in every way; returns a finished table and its record."""
    async with await guest(url) as person:
        await person.connect()
        offer = next(one for one in (await person.get("/api/v1/games"))["games"] if one["game"] == GAME)
        assert offer["levels"] == ["random", "seer", "miser"]
        table = await begun(person, [None, "miser", "random"])
        await play_to_the_end(table, [person])
        outcome = await person.get(f"/api/v1/games/{table}/result")
        assert outcome["shown"] == [[0, 1, 2]] * 3, "every round shows everybody"
        assert [player["level"] for player in outcome["players"]] == [None, "miser", "random"]
        await pages(person, table)
        await forked(person, table)
        await too_slow(person)
        async with person.session.get(f"{url}/api/v1/games/{table}/record") as answer:
            return table, await answer.text()


async def pages(person: Person, table: str) -> None:
    async with person.session.get(f"{person.url}/g/{table}/preview.png") as answer:
        assert answer.status == 200
        assert (await answer.read()).startswith(b"\x89PNG")
    for lang in ("en", "fr"):
        for path in (f"/rules/{GAME}", f"/g/{table}", "/new"):
            async with person.session.get(person.url + path, headers={"Accept-Language": lang}) as answer:
                assert answer.status == 200, path
                assert "<html" in await answer.text()
    offers = await person.get("/api/v1/games", headers={"Accept-Language": "fr"})
    assert offers["lang"] == "fr"
    assert next(one["name"] for one in offers["games"] if one["game"] == GAME) == "Sealed Bids"


async def forked(person: Person, table: str) -> None:
    """Play on from the middle, against the bots that the game has."""
    fork = (await person.post(f"/api/v1/games/{table}/fork", {"decisions": 4, "seat": 1}))["table"]
    told = await person.watch(fork)
    assert [seat.get("level") for seat in told["about"]["seats"]] == ["seer", None, "seer"]


async def too_slow(person: Person) -> None:
    """Time runs out: the first action is done, or a bot decides."""
    for timeout in ("default", "bot"):
        table = await begun(person, [None, "random"], clock={"kind": "decision", "seconds": 5}, timeout=timeout)
        await person.watch(table)
        # A bot that searches may have to be compiled first.
        told = await person.hear(_decides_at(table), 400)
        assert told["view"]["table"]["hand_sizes"][0] == 2


def _decides_at(table: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message.get("table") == table and _decided(message)


def _decided(told: dict[str, Any]) -> bool:
    return told.get("view") is not None and told["view"]["decision"] > 0


def test_a_server_and_its_files(
    run: Run, environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "PYTHONPATH", environment["PYTHONPATH"])
    server = Server(tmp_path).start()
    try:
        table, record = asyncio.run(visit(server.url))
    finally:
        assert server.stop() == 0
    assert not [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
    file = tmp_path / "record.json"
    file.write_text(record, encoding="utf-8")
    assert "The deal was fair" in run("-m", "foretold", "verify", str(file))
    here = f"sqlite:///{tmp_path / 'games.db'}"
    run("-m", "foretold", "export", "--database", here, str(tmp_path / "games.ndjson"))
    assert table in (tmp_path / "games.ndjson").read_text(encoding="utf-8")
    there = f"sqlite:///{tmp_path / 'other.db'}"
    run("-m", "foretold", "import", "--database", there, str(tmp_path / "games.ndjson"))
    run("-m", "foretold", "backup", "--database", there, str(tmp_path / "copy.db"))
    run("-m", "foretold", "restore", "--database", f"sqlite:///{tmp_path / 'third.db'}", str(tmp_path / "copy.db"))
    run("-m", "foretold", "export", "--database", f"sqlite:///{tmp_path / 'third.db'}", str(tmp_path / "again.ndjson"))
    assert table in (tmp_path / "again.ndjson").read_text(encoding="utf-8")


def test_a_bot_by_its_class(run: Run) -> None:
    bots = "sealed_bids.bot:Miser"
    told = run("-m", "foretold", "play", GAME, "--players", "2", "--bots", bots, "--seed", "3", given="1\n" * 9)
    assert "wins the game" in told or "You win" in told
    told = run("-m", "foretold", "rate", GAME, "--bots", f"{bots},random", "--games", "40", "--seed", "1")
    assert bots in told


@pytest.mark.parametrize("lang", ["fr", "de", "it", "ja"])
def test_another_language_falls_back_to_english(run: Run, lang: str) -> None:
    told = run("-m", "foretold", "simulate", GAME, "--games", "4", "--seed", "1", "--lang", lang)
    assert "Sealed Bids" in told


def test_facts_and_hands_of_any_kind(run: Run) -> None:
    assert run("-c", FACTS).strip() == "dives"
    assert "Sealed Bids" in run("-c", SEEN)
