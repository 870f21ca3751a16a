"""Deck files: whatever is written in one, it is a deck or InvalidDeck with file and reason."""

import copy
import tomllib
from collections.abc import Mapping
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import foretold
from tests.conformance.variants import BUSY, colours
from tests.play.refusals import is_proper, refusal

FOLDERS = {"predictions": "foretold.games.predictions", "all-or-nothing": "foretold.games.all_or_nothing"}
TEXTS = {game: files(folder).joinpath("decks/default.toml").read_text("utf-8") for game, folder in FOLDERS.items()}
BUILT_IN = {game: tomllib.loads(text) for game, text in TEXTS.items()}
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
KEYS = st.sampled_from(["game", "name", "suits", "effects", "cards", "names", "ranks"])
EFFECTS = st.sampled_from(
    ["take", "take*", "draw*", "swap", "reveal 2*", "reveal 5*", "reveal 6*", "eye*", "rune", "", "draw**"]
)


def players_of(game: str) -> int:
    return 2 if game == "predictions" else 3


def try_deck(game: str, deck: Any) -> foretold.ForetoldError | None:
    """Read a deck and, if it is one, play with it."""
    error = refusal(lambda: foretold.game(game, players=players_of(game), deck=deck))
    if error is None:
        state = foretold.game(game, players=players_of(game), deck=deck).deal(seed=1)
        for _ in range(5):
            state.apply(state.legal_actions()[0])
        assert foretold.replay(foretold.Record.from_json(state.record().to_json())).record() == state.record()
    else:
        assert type(error) is foretold.InvalidDeck
    return error


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(FOLDERS)), st.dictionaries(KEYS | st.text(max_size=6), VALUES, max_size=6))
def test_random_tables(game: str, tables: dict[str, Any]) -> None:
    assert try_deck(game, {"game": game, **tables}) is not None


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(FOLDERS)), VALUES.filter(lambda value: value is not None and not isinstance(value, str)))
def test_something_else_than_tables(game: str, junk: Any) -> None:
    assert try_deck(game, junk) is not None


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    inner = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        found += places(one, (*path, key))
    return found


@settings(max_examples=250, deadline=None)
@given(st.sampled_from(sorted(FOLDERS)), st.data())
def test_changed_built_in_decks(game: str, data: st.DataObject) -> None:
    """An entry deleted, replaced, doubled or added at any depth: a deck that can be played with, or a refusal."""
    deck = copy.deepcopy(BUILT_IN[game])
    path = data.draw(st.sampled_from(places(deck)))
    inside: Any = deck
    for key in path[:-1]:
        inside = inside[key]
    kind = data.draw(st.sampled_from(["delete", "replace", "double", "add"]))
    if kind == "delete":
        del inside[path[-1]]
    elif kind == "replace":
        inside[path[-1]] = data.draw(VALUES | st.lists(EFFECTS, max_size=6) | EFFECTS)
    elif isinstance(inside, list):
        inside.insert(path[-1], inside[path[-1]] if kind == "double" else data.draw(VALUES | EFFECTS))
    else:
        inside[data.draw(st.text(max_size=6))] = data.draw(VALUES | st.lists(EFFECTS, max_size=6))
    try_deck(game, deck)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(game=st.sampled_from(sorted(FOLDERS)), data=st.data())
def test_files_of_junk(game: str, data: st.DataObject, tmp_path: Path) -> None:
    """Text that is hardly TOML: cut, with pieces put in, or plain bytes."""
    text = TEXTS[game].encode()
    at = data.draw(st.integers(0, len(text)))
    piece = data.draw(
        st.binary(max_size=12) | st.sampled_from([b"[", b"\n[effects]\n", b'"', b"=", b"\xff", b"x = 1e999"])
    )
    whole = data.draw(st.sampled_from([text[:at] + piece + text[at:], text[:at], text[:at] + piece, piece]))
    path = tmp_path / "deck.toml"
    path.write_bytes(whole)
    error = refusal(lambda: foretold.game(game, players=players_of(game), deck=str(path)))
    if error is not None:
        assert type(error) is foretold.InvalidDeck
        assert error.details["file"] == str(path)
        assert str(path) in str(error) or len(str(path)) > 79


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_files_that_cannot_be_read(game: str, tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (1 << 21))
    for path in (tmp_path, tmp_path / "none.toml", large, "\0", "x" * 5000):
        error = refusal(partial(foretold.game, game, players=players_of(game), deck=path))
        assert type(error) is foretold.InvalidDeck


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_a_path_and_its_content_are_the_same_deck(game: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(TEXTS[game].replace('name = "', 'name = "My ', 1), "utf-8")
    content = tomllib.loads(path.read_text("utf-8"))
    by_path = foretold.game(game, players=4, deck=path).deal(seed=2).record()
    by_content = foretold.game(game, players=4, deck=content).deal(seed=2).record()
    assert by_path == by_content
    assert by_path.options["deck"] == content
    assert "deck" not in foretold.game(game, players=4, deck=BUILT_IN[game]).deal(seed=2).record().options


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"effects": {rank: face for rank, face in BUSY["effects"].items() if rank != "9"}}, "9"),
        ({"effects": {**BUSY["effects"], "11": ["draw*"]}}, "11"),
        ({"effects": {**BUSY["effects"], "9": ["fly", "draw*"]}}, "9"),
        ({"effects": {**BUSY["effects"], "9": []}}, "9"),
        ({"effects": {**BUSY["effects"], "9": ["draw", "rune*"]}}, "9"),
        ({"effects": {**BUSY["effects"], "9": ["draw*"] * 5}}, "9"),
        ({"cards": {"7X": ["draw*"]}}, "7X"),
        ({"cards": {"R1": ["eye"]}}, "R1"),
        ({"suits": ["Clock", "Mask", "Scarab"]}, "Tree"),
        ({"suits": ["Clock", "Mask", "Scarab", "Mask"]}, "Mask"),
        ({"suits": ["Clock", "Mask", "Scarab", "Moon"]}, "Moon"),
        ({"game": "all-or-nothing"}, "all-or-nothing"),
    ],
)
def test_9_a_refusal_names_the_card(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(foretold.InvalidDeck) as caught:
        foretold.game("predictions", players=2, deck={**BUSY, **changes})
    assert is_proper(caught.value)
    assert named in str(caught.value)


def test_7_too_few_cards_for_this_number_of_players() -> None:
    deck = colours(5, 6)
    assert foretold.game("all-or-nothing", players=4, deck=deck).deal(seed=1).actor is not None
    for players in (5, 6):
        with pytest.raises(foretold.InvalidDeck) as caught:
            foretold.game("all-or-nothing", players=players, deck=deck)
        assert is_proper(caught.value)
        assert str(6 * players + 1) in str(caught.value)
