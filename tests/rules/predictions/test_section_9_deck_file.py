"""Section 9 of docs/rules/predictions.md: the deck file."""

from pathlib import Path
from typing import Any

import pytest

import foretold
from foretold.play.game import Game
from tests.rules.tables import FACES, FIRST_FACES, Deal, box, do, legal, predictions

FILE = """
game = "predictions"
name = "As printed in my box"
suits = ["Clock", "Mask", "Scarab", "Tree"]

[effects]
"2" = ["eye", "reveal 5*"]
"3" = ["swap", "reveal 4*"]
"4" = ["hypnosis", "reveal 4*"]
"5" = ["swap", "take*"]
"6" = ["eye", "take*"]
"7" = ["rune", "take*"]
"8" = ["swap", "draw*"]
"9" = ["hypnosis", "draw*"]
"10" = ["reveal 3*", "rune"]
"J" = ["take*", "draw"]
"Q" = ["take*", "hypnosis"]
"K" = ["reveal 3*"]
"A" = ["draw*"]
"rune" = ["draw*", "rune"]

[cards]
"7S" = ["hypnosis", "take*"]
"""


def faces_of(game: Game, card: str) -> list[str]:
    return [effect + ("*" if starred else "") for effect, starred in game.deck.face(card)]


def refusal(deck: Any) -> foretold.InvalidDeck:
    with pytest.raises(foretold.InvalidDeck) as refused:
        foretold.game("predictions", players=2, deck=deck)
    return refused.value


@pytest.mark.parametrize("rank", FACES)
def test_9_built_in_deck(rank: str) -> None:
    game = foretold.game("predictions", players=2)
    names = ["R1", "R2"] if rank == "rune" else [rank + suit for suit in "CMST"]
    assert [faces_of(game, card) for card in names] == [FACES[rank]] * len(names)


@pytest.mark.parametrize("rank", FIRST_FACES)
def test_9_built_in_deck_first_version(rank: str) -> None:
    game = Game("predictions", {"players": 2}, version=1)
    names = ["R1", "R2"] if rank == "rune" else [rank + suit for suit in "CMST"]
    assert [faces_of(game, card) for card in names] == [FIRST_FACES[rank]] * len(names)


def test_9_jack_of_masks_must_take_and_may_then_draw(deal: Deal) -> None:
    state = do(deal("seat 0: JM 2C\n seat 1:\n gallery: 7S 8S"), "play JM")
    assert legal(state) == ["take 0", "take 1"]
    assert legal(do(state, "take 0")) == ["draw", "skip"]


def test_9_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(FILE, encoding="utf-8")
    for path in (file, str(file)):
        game = foretold.game("predictions", players=2, deck=path)
        assert game.deck.name("en") == "As printed in my box"
        assert faces_of(game, "JM") == ["take*", "draw"]


def test_9_a_single_face_may_differ_from_its_rank(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(FILE, encoding="utf-8")
    game = foretold.game("predictions", players=2, deck=file)
    assert faces_of(game, "7S") == ["hypnosis", "take*"]
    assert faces_of(game, "7T") == ["rune", "take*"]


def test_9_single_rune_cards_may_differ() -> None:
    game = foretold.game("predictions", players=2, deck=box(R2=["take*"]))
    assert faces_of(game, "R2") == ["take*"]
    assert faces_of(game, "R1") == ["draw*", "rune"]


def test_9_a_changed_face_is_played(deal: Deal) -> None:
    state = do(deal("seat 0: 7S\n seat 1:", deck=box(**{"7S": ["hypnosis", "take*"]})), "play 7S")
    assert legal(state) == ["hypnosis 1", "skip"]


def test_9_cards_may_be_left_out() -> None:
    content = box()
    del content["cards"]
    assert faces_of(foretold.game("predictions", players=2, deck=content), "2C") == ["eye", "reveal 5*"]


def test_9_the_letters_stay_whatever_the_order_of_suits() -> None:
    game = foretold.game("predictions", players=2, deck=box() | {"suits": ["Tree", "Mask", "Clock", "Scarab"]})
    assert set(game.cards) == set(foretold.game("predictions", players=2).cards)


@pytest.mark.parametrize("rank", FACES)
def test_9_refused_a_rank_is_missing(rank: str) -> None:
    content = box()
    del content["effects"][rank]
    error = refusal(content)
    assert (error.code, error.details["card"]) == ("deck-rank-missing", rank)


@pytest.mark.parametrize("rank", ["1", "11", "j", "Rune", "7S", ""])
def test_9_refused_a_rank_is_unknown(rank: str) -> None:
    content = box()
    content["effects"][rank] = ["draw*"]
    error = refusal(content)
    assert (error.code, error.details["card"]) == ("deck-rank-unknown", rank)


@pytest.mark.parametrize("card", ["7X", "1C", "R3", "rune", "C7", ""])
def test_9_refused_a_card_is_unknown(card: str) -> None:
    error = refusal(box(**{card: ["draw*"]}))
    assert (error.code, error.details["card"]) == ("deck-card-unknown", card)


@pytest.mark.parametrize(
    "effect",
    ["dram*", "reveal", "reveal 6*", "reveal 1", "reveal  5", "reveal 5 *", "draw**", "*", "", "Take*", "nothing"],
)
def test_9_refused_an_effect_is_unknown(effect: str) -> None:
    error = refusal(box(**{"7S": ["draw*", effect]}))
    assert (error.code, error.details["card"], error.details["effect"]) == ("deck-effect-unknown", "7S", effect)


def test_9_refused_an_effect_of_a_rank_is_unknown() -> None:
    content = box()
    content["effects"]["Q"] = ["take*", "sleep"]
    error = refusal(content)
    assert (error.code, error.details["card"], error.details["effect"]) == ("deck-effect-unknown", "Q", "sleep")


@pytest.mark.parametrize(
    ("suits", "code", "suit"),
    [
        (["Clock", "Mask", "Scarab"], "deck-suit-missing", "Tree"),
        ([], "deck-suit-missing", "Clock"),
        (["Clock", "Mask", "Scarab", "Mask"], "deck-suit-repeated", "Mask"),
        (["Clock", "Mask", "Scarab", "Tree", "Tree"], "deck-suit-repeated", "Tree"),
        (["Clock", "Mask", "Scarab", "Cup"], "deck-suit-unknown", "Cup"),
    ],
)
def test_9_refused_a_suit_is_missing_repeated_or_unknown(suits: list[Any] | list[str], code: str, suit: str) -> None:
    error = refusal(box() | {"suits": suits})
    assert (error.code, error.details["suit"]) == (code, suit)


def test_9_refused_a_face_has_no_effect() -> None:
    error = refusal(box(KC=[]))
    assert (error.code, error.details["card"]) == ("deck-face-empty", "KC")


def test_9_refused_a_face_has_more_than_four_effects() -> None:
    error = refusal(box(KC=["draw*"] * 5))
    assert (error.code, error.details["card"]) == ("deck-face-full", "KC")
    assert foretold.game("predictions", players=2, deck=box(KC=["draw*"] * 4)).players == 2


def test_9_refused_the_game_is_another() -> None:
    error = refusal(box() | {"game": "all-or-nothing"})
    assert (error.code, error.details["game"]) == ("deck-game", "all-or-nothing")


@pytest.mark.parametrize(
    "face", [["draw"], ["take", "rune*"], ["swap*"], ["rune*"], ["hypnosis*"], ["eye*"], ["reveal 5", "swap*"]]
)
def test_9_refused_no_starred_effect_gains_a_card(face: list[str]) -> None:
    error = refusal(box(R1=face))
    assert (error.code, error.details["card"]) == ("deck-face-no-gain", "R1")


@pytest.mark.parametrize(
    "face", [["take*"], ["draw*"], ["reveal 2*"], ["reveal 3*"], ["reveal 4*"], ["eye", "reveal 5*"]]
)
def test_9_a_starred_take_draw_or_reveal_gains_a_card(face: list[str]) -> None:
    assert faces_of(foretold.game("predictions", players=2, deck=box(R1=face)), "R1") == face


@pytest.mark.parametrize("key", ["game", "suits", "effects"])
def test_9_refused_an_entry_is_missing(key: str) -> None:
    content = box()
    del content[key]
    error = refusal(content)
    assert (error.code, error.details["key"]) == ("deck-key-missing", key)


@pytest.mark.parametrize(
    ("key", "value"),
    [("suits", "Clock"), ("suits", [1, 2, 3, 4]), ("effects", ["draw*"]), ("cards", []), ("name", 7), ("names", "x")],
)
def test_9_refused_an_entry_has_the_wrong_type(key: str, value: Any) -> None:
    error = refusal(box() | {key: value})
    assert (error.code, error.details["key"]) == ("deck-key-type", key)


def test_9_refused_effects_that_are_no_list() -> None:
    error = refusal(box(KC="draw*"))
    assert (error.code, error.details["key"]) == ("deck-key-type", "KC")


def test_9_refused_an_entry_that_has_no_meaning() -> None:
    error = refusal(box() | {"suit": []})
    assert (error.code, error.details["key"]) == ("deck-key-unknown", "suit")


@pytest.mark.parametrize("deck", [7, ["draw*"], True])
def test_9_refused_what_is_no_deck(deck: bool | int | list[str]) -> None:
    assert refusal(deck).code == "deck-key-type"


def test_9_refusal_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(FILE.replace('"7S"', '"7X"'), encoding="utf-8")
    error = refusal(file)
    assert (error.details["file"], error.details["card"]) == (str(file), "7X")


def test_9_a_file_that_is_not_there_or_no_toml_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").code == "deck-unreadable"
    file = tmp_path / "bad.toml"
    file.write_text("game = predictions", encoding="utf-8")
    assert refusal(file).code == "deck-not-toml"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b'game = "predictions"\n\ncards = [\n  1,\n\n', 4),  # breaks off: the last line with anything in it
        (b'game = "predictions"\nname = """a\nb', 3),
        (b'game = "predictions"\nname = "a\nb"\n', 2),
        (b'game = "predictions"\n\nname = "\xff"\n', 3),  # not UTF-8
    ],
)
def test_9_a_text_that_is_no_toml_is_refused_at_its_line(tmp_path: Path, text: bytes, line: int) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(text)
    assert refusal(file).details["line"] == line


def test_9_a_rank_may_be_unfit_if_no_card_has_its_face() -> None:
    """The rule is about cards: all four sevens have faces of their own."""
    content = box(**{card: ["draw*"] for card in ("7C", "7M", "7S", "7T")})
    content["effects"]["7"] = ["rune"]
    assert faces_of(foretold.game("predictions", players=2, deck=content), "7S") == ["draw*"]


def test_9_names_in_other_languages() -> None:
    names = {"fr": {"name": "Ma boîte", "suits": ["Horloge", "Masque", "Scarabée", "Arbre"]}, "de": {}}
    deck = foretold.game("predictions", players=2, deck=box() | {"names": names}).deck
    assert (deck.name("fr"), deck.name("de"), deck.name("it")) == ("Ma boîte", "A box", "A box")
    assert deck.suit_names("fr")["C"] == "Horloge"
    assert deck.suit_names("de")["C"] == "Clock"


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ({"xx": {}}, "deck-language-unknown"),
        ({"fr": {"nom": "x"}}, "deck-key-unknown"),
        ({"fr": {"name": 3}}, "deck-key-type"),
        ({"fr": {"suits": ["Horloge"]}}, "deck-names-count"),
        ({"fr": ["Horloge"]}, "deck-key-type"),
    ],
)
def test_9_refused_names_that_do_not_fit(names: dict[str, Any], code: str) -> None:
    assert refusal(box() | {"names": names}).code == code


def test_9_every_face_of_the_built_in_deck_can_be_played() -> None:
    """Each card once, first answers all along: the turn ends with five cards."""
    for card in foretold.game("predictions", players=2).cards:
        state = do(predictions(f"seat 0: {card}\n seat 1:"), f"play {card}")
        while state.view(None)["table"]["turn"] == 1:
            state.apply(legal(state)[0])
        assert state.view(None)["table"]["hand_sizes"] == [5, 5]
