"""Section 7 of docs/rules/all-or-nothing.md: the deck file."""

from pathlib import Path
from typing import Any

import pytest

import foretold
from foretold.errors import InvalidDeck
from foretold.play.game import Game
from tests.rules.tables import Deal, all_or_nothing, bets, legal, play_out_round, table, tricks

FILE = """
game = "all-or-nothing"
name = "Four colours of twelve"
suits = ["Red", "Yellow", "Green", "Blue"]
ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
"""
COLOURS = ["Amber", "Black", "Cyan", "Dun", "Ecru", "Fawn", "Gold", "Hazel", "Ivory"]


def deck(colours: int = 4, ranks: int = 12, **entries: Any) -> dict[str, Any]:
    """So many colours of so many ranks, from 1 up."""
    suits = COLOURS[:colours]
    return {"game": "all-or-nothing", "suits": suits, "ranks": list(range(1, ranks + 1))} | entries


def refusal(content: dict[str, Any], players: int = 3) -> InvalidDeck:
    with pytest.raises(foretold.InvalidDeck) as refused:
        foretold.game("all-or-nothing", players=players, deck=content)
    return refused.value


def test_7_the_built_in_deck_is_the_file_of_the_page(tmp_path: Path) -> None:
    file = tmp_path / "four.toml"
    file.write_text(FILE, encoding="utf-8")
    game = foretold.game("all-or-nothing", players=3, deck=file)
    assert game.cards == foretold.game("all-or-nothing", players=3).cards
    assert game.deck.name("en") == "Four colours of twelve"


@pytest.mark.parametrize("colours", [3, 4, 8])
def test_7_three_to_eight_colours(colours: int, interpreted: bool) -> None:
    game = Game("all-or-nothing", {"players": 3, "deck": deck(colours)}, interpreted=interpreted)
    assert len(game.cards) == 12 * colours
    state = game.deal(seed=1)
    while not state.is_over:
        play_out_round(bets(state, 0, 0, 0))
    assert len(state.rounds()) == 7


@pytest.mark.parametrize("colours", [0, 2, 9])
def test_7_no_other_number_of_colours(colours: int) -> None:
    error = refusal(deck(colours, 30))
    assert (error.code, error.details["count"]) == ("deck-suit-count", colours)


@pytest.mark.parametrize("name", ["Apricot", "apricot", "", "1", "-"])
def test_7_names_of_colours_begin_with_different_letters(name: str) -> None:
    error = refusal(deck() | {"suits": ["Amber", "Black", "Cyan", name]})
    assert (error.code, error.details["suit"]) == ("deck-suit-letter", name)


def test_7_the_first_letter_is_the_notation(deal: Deal) -> None:
    state = deal("seat 0: 12A 1D\n seat 1:\n seat 2:", deck=deck())
    assert {"12A", "1D"} <= set(table(state, 0)["hand"])


@pytest.mark.parametrize(("players", "needed"), [(3, 19), (4, 25), (5, 31), (6, 37)])
def test_7_at_least_6_cards_a_player_and_one(players: int, needed: int) -> None:
    """A deck of three colours with a card or two less than needed is refused, the next larger one taken."""
    enough = -(-needed // 3)
    error = refusal(deck(3, enough - 1), players)
    assert (error.code, error.details["needed"]) == ("deck-too-few", needed)
    state = Game("all-or-nothing", {"players": players, "deck": deck(3, enough)}, interpreted=True).deal(seed=1)
    assert table(state)["hand_sizes"] == [6] * players


def test_7_with_exactly_as_many_cards_all_are_dealt_and_one_is_trump() -> None:
    """Five players, 31 cards can't be had from 3 to 8 colours; four players, 25 cards from five colours of five."""
    state = Game("all-or-nothing", {"players": 4, "deck": deck(5, 5)}, interpreted=True).deal(seed=1)
    dealt = {card for seat in range(4) for card in table(state, seat)["hand"]}
    assert len(dealt) == 24
    assert table(state)["trump"] not in dealt


@pytest.mark.parametrize("ranks", [[-3, -1, 0, 2, 5, 8, 9], [10, 20, 30, 40, 50, 60, 70]])
def test_7_ranks_are_any_ascending_integers(ranks: list[int]) -> None:
    game = Game("all-or-nothing", {"players": 3, "deck": deck(ranks=1) | {"ranks": ranks}}, interpreted=True)
    assert set(game.cards) == {f"{rank}{colour}" for rank in ranks for colour in "ABCD"}


def test_7_negative_ranks_are_lower(deal: Deal) -> None:
    """-5A led, -6A and -1A follow: -1A wins."""
    content = deck() | {"ranks": [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3]}
    layout = "seat 0: -1A 1B 2B 3B 0B -1B\n seat 1: -5A 1C 2C 3C 0C -1C\n seat 2: -6A 1D 2D 3D -2D -1D\n trump: 0D"
    state = bets(deal(layout, deck=content), 0, 0, 0)
    assert "play -5A" in legal(state)
    assert table(tricks(state, "-5A -6A -1A"))["tricks"] == [1, 0, 0]


@pytest.mark.parametrize("ranks", [[2, 1], [1, 1], [1, 2.5], ["1", "2"], [True, 2]])
def test_7_refused_ranks_that_do_not_rise(ranks: Any) -> None:
    assert refusal(deck() | {"ranks": ranks}).code == "deck-ranks-order"


@pytest.mark.parametrize("ranks", [[], "1 2 3", 12, {"1": 2}])
def test_7_refused_ranks_that_are_no_list(ranks: Any) -> None:
    error = refusal(deck() | {"ranks": ranks})
    assert (error.code, error.details["key"]) == ("deck-key-type", "ranks")


@pytest.mark.parametrize("key", ["game", "suits", "ranks"])
def test_7_refused_an_entry_is_missing(key: str) -> None:
    content = deck()
    del content[key]
    error = refusal(content)
    assert (error.code, error.details["key"]) == ("deck-key-missing", key)


@pytest.mark.parametrize(("entries", "code"), [({"effects": {}}, "deck-key-unknown"), ({"name": 1}, "deck-key-type")])
def test_7_refused_entries_that_do_not_fit(entries: dict[str, Any], code: str) -> None:
    assert refusal(deck(**entries)).code == code


def test_7_refused_the_game_is_another() -> None:
    error = refusal(deck() | {"game": "predictions"})
    assert (error.code, error.details["game"]) == ("deck-game", "predictions")


def test_7_a_huge_deck_is_refused() -> None:
    assert refusal(deck(4, 9000)).code == "deck-too-many"


def test_7_a_stacked_deck_lists_all_its_cards() -> None:
    game = Game("all-or-nothing", {"players": 3, "deck": deck(3, 7), "dealer": 0}, interpreted=True)
    assert game.deal(decks=[list(game.cards)]).record().decks == [list(game.cards)]
    with pytest.raises(foretold.InvalidDeck) as refused:
        game.deal(decks=[list(game.cards)[:-1]])
    assert refused.value.code == "stack-length"


def test_7_bets_stay_0_to_6_with_any_deck() -> None:
    state = all_or_nothing("seat 0:\n seat 1:\n seat 2:", deck=deck(8, 20))
    assert legal(state) == [f"bet {number}" for number in range(7)]


def test_7_names_in_other_languages() -> None:
    names = {"fr": {"name": "Mes couleurs", "suits": ["Ambre", "Noir", "Cyan", "Brun"]}}
    found = foretold.game("all-or-nothing", players=3, deck=deck(name="Mine", names=names)).deck
    assert (found.name("fr"), found.name("de")) == ("Mes couleurs", "Mine")
    assert (found.suit_names("fr")["B"], found.suit_names("de")["B"]) == ("Noir", "Black")
