"""Deck files that come over the wire: read, refused with what is wrong in them, played with."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from importlib.resources import files

import pytest

from foretold.errors import InvalidDeck
from foretold.play.decks import builtin
from foretold.server import deck_reader as deck_reading
from tests.server.server_process import Refused, guest

FILES = {"predictions": "foretold.games.predictions", "all-or-nothing": "foretold.games.all_or_nothing"}


def text_of(game: str) -> str:
    return files(FILES[game]).joinpath("decks/default.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", FILES)
async def test_a_deck_file_is_read_and_a_table_opened_with_it(url: str, game: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    usual = builtin(game)["name"]
    text = text_of(game).replace(usual, "Mine")
    read = await person.post("/api/v1/decks", {"game": game, "players": 3, "text": text})
    assert read["name"] == "Mine"
    assert json.dumps(read["content"]) == json.dumps(builtin(game)).replace(usual, "Mine")
    assert read["cards"] > 18
    table = await person.open(game, [None] * 3, {"players": 3, "deck": read["content"]})
    told = await person.get(f"/api/v1/tables/{table}")
    assert told["about"]["options"]["deck"]["name"] == "Mine"


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("game = ", "deck-not-toml", "TOML"),
        ('game = "all-or-nothing"', "deck-game", "predictions"),
        ('game = "predictions"', "deck-key-missing", "suits"),
    ],
)
async def test_what_is_no_deck_is_refused_in_the_callers_language(
    url: str, text: str, code: str, sentence: str, stack: AsyncExitStack
) -> None:
    person = await stack.enter_async_context(await guest(url))
    asked = {"game": "predictions", "players": 3, "text": text}
    told = {}
    for lang in ("en", "de"):
        with pytest.raises(Refused) as refused:
            await person.post("/api/v1/decks", asked, headers={"Accept-Language": lang})
        assert (refused.value.status, refused.value.code) == (400, code)
        told[lang] = refused.value.text
        assert sentence in told[lang]
    assert told["en"] != told["de"]


async def test_a_deck_too_small_for_the_players_is_refused(url: str, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(await guest(url))
    small = 'game = "all-or-nothing"\nsuits = ["Red", "Yellow", "Green"]\nranks = [1, 2, 3, 4, 5, 6, 7]\n'
    read = await person.post("/api/v1/decks", {"game": "all-or-nothing", "players": 3, "text": small})
    assert (read["name"], read["cards"]) == ("", 21)
    with pytest.raises(Refused) as refused:
        await person.post("/api/v1/decks", {"game": "all-or-nothing", "players": 6, "text": small})
    assert refused.value.code == "deck-too-few"


HOSTILE = {
    "many parts": ("a." * 30_000 + "a = 1", "deck-complex"),
    "many digits": ("x = " + "1" * 60_000, "deck-complex"),
    "nested": ("x = " + "[" * 30_000, "deck-complex"),
    "large": (
        'game = "all-or-nothing"\nsuits = ["A", "B", "C"]\nranks = [' + ",".join(map(str, range(1, 5_000))) + "]",
        "table-deck-large",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_deck_is_refused_and_nobody_waits(url: str, name: str, stack: AsyncExitStack) -> None:
    text, code = HOSTILE[name]

    person = await stack.enter_async_context(await guest(url))
    game = "all-or-nothing" if name == "large" else "predictions"
    with pytest.raises(Refused) as refused:
        await person.post("/api/v1/decks", {"game": game, "players": 3, "text": text})
    assert (refused.value.status, refused.value.code) == (400, code)


def test_a_deck_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_reading, "PATIENCE", 0.001)
    with pytest.raises(InvalidDeck) as refused:
        deck_reading.read("predictions", text_of("predictions"), 3)
    assert refused.value.code == "deck-slow"


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ({"ranks": list(range(5_000))}, "table-options-large"),
        ({"ranks": list(range(600))}, "table-deck-large"),
        ({"ranks": [1, 2, 3, 4, 5, 6, 10**30]}, "deck-number"),
        ({"names": {"en": {"name": "x" * 17_000}}, "ranks": list(range(10))}, "table-options-large"),
    ],
)
async def test_a_table_with_a_hostile_deck_is_not_opened(
    url: str, deck: dict[str, object], code: str, stack: AsyncExitStack
) -> None:
    person = await stack.enter_async_context(await guest(url))
    whole = {"game": "all-or-nothing", "suits": ["A", "B", "C"], **deck}
    with pytest.raises(Refused) as refused:
        await person.open("all-or-nothing", [None] * 3, {"players": 3, "deck": whole})
    assert (refused.value.status, refused.value.code) == (400, code)
