"""Exact counts: how many sequences of decisions there are from fixed small positions, by depth; the action table.

Each count is pinned, and found a second time by a small recursion that knows the rules of that position alone.
"""

import hashlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

import foretold
from tests.conformance.variants import BUSY, colours

RANKS = list(BUSY["effects"])


def perft(state: foretold.State, depth: int) -> int:
    """The number of sequences of so many decisions; a game that ends sooner has none."""
    if depth == 0:
        return 1
    legal = state.legal_actions()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


# Alles oder Nichts: three colours of seven, one round of six cards, three players, from the first card led.

DECK = colours(3, 7)
HANDS = [
    ["2A", "3A", "2B", "3B", "2C", "3C"],
    ["4A", "5A", "6A", "4B", "4C", "5C"],
    ["7A", "5B", "6B", "7B", "8B", "6C"],
]
TRUMP = "8C"


def led(hands: Sequence[Sequence[str]]) -> foretold.State:
    """The game with these hands, all bets made, seat 0 to lead."""
    game = foretold.game("all-or-nothing", players=3, rounds=1, dealer=2, deck=DECK)
    dealt = [card for hand in hands for card in hand] + [TRUMP]
    state = game.deal(seed=1, decks=[dealt + [card for card in game.cards if card not in dealt]])
    for action in ["bet 2"] * 3 + ["open", "secret", "open"]:
        state.apply(action)
    return state


def count_plays(hands: list[set[str]], trick: list[tuple[int, str]], seat: int, depth: int) -> int:
    """Section 4 in a few lines: follow the colour led if you can; highest trump, else highest of the colour led."""
    if len(trick) == 3:
        strong = [play for play in trick if play[1][-1] == TRUMP[-1]]
        strong = strong or [play for play in trick if play[1][-1] == trick[0][1][-1]]
        return count_plays(hands, [], max(strong, key=lambda play: int(play[1][:-1]))[0], depth)
    if depth == 0:
        return 1
    colour = trick[0][1][-1] if trick else ""
    legal = {card for card in hands[seat] if card[-1] == colour} or hands[seat]
    total = 0
    for card in legal:
        others = [hand - {card} for hand in hands]
        total += count_plays(others, [*trick, (seat, card)], (seat + 1) % 3, depth - 1)
    return total


PLAYS = {1: 6, 2: 12, 3: 18, 4: 90, 5: 156, 6: 328}


@pytest.mark.parametrize(("depth", "pinned"), PLAYS.items())
def test_4_plays_of_the_first_tricks(depth: int, pinned: int) -> None:
    assert perft(led(HANDS), depth) == pinned
    assert count_plays([set(hand) for hand in HANDS], [], 0, depth) == pinned


LATE = {1: 3, 2: 8, 3: 22, 4: 44, 5: 76, 6: 120, 7: 120, 8: 120, 9: 120}


@pytest.mark.parametrize(("depth", "pinned"), LATE.items())
def test_4_plays_to_the_end_of_the_round(depth: int, pinned: int) -> None:
    """From the fourth trick on, every way to play out the round."""
    state = led(HANDS)
    hands = [set(hand) for hand in HANDS]
    trick: list[tuple[int, str]] = []
    for _ in range(9):
        assert state.actor is not None
        action = state.legal_actions()[0]
        trick.append((state.actor, action.split()[1]))
        hands[state.actor].remove(trick[-1][1])
        state.apply(action)
    assert state.actor is not None
    assert perft(state, depth) == pinned
    assert count_plays(hands, [], state.actor, depth) == pinned


def test_3_bets_and_what_is_said() -> None:
    game = foretold.game("all-or-nothing", players=3, rounds=1, dealer=2, deck=DECK)
    state = game.deal(seed=1)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [7, 49, 343, 686]


# All In - Predictions: two players, a gallery of 4 columns, decks in which every face is the same.


def alike(face: list[str]) -> dict[str, Any]:
    """A deck file that gives every card the same effects."""
    return {**BUSY, "effects": dict.fromkeys(RANKS, face), "cards": {}}


def passed(face: list[str], passes: int) -> foretold.State:
    """Two players after some passes: the gallery holds two cards more than that."""
    state = foretold.game("predictions", players=2, deck=alike(face)).deal(seed=6)
    for _ in range(passes):
        state.apply("pass")
    return state


def add(columns: tuple[int, ...], cards: int = 1) -> tuple[int, ...]:
    """Cards enter the leftmost empty place, the first row before the second (section 4)."""
    for _ in range(cards):
        if min(columns) < 2:
            place = columns.index(min(columns))
            columns = (*columns[:place], columns[place] + 1, *columns[place + 1 :])
    return columns


class Counting:
    """Sections 3 and 6 for two players and faces of take and draw alone: columns say how high each one is."""

    def __init__(self, face: list[str]) -> None:
        self.face = face

    def turn(self, columns: tuple[int, ...], all_in: str, depth: int) -> int:
        """All in: nobody, the player at turn (whose turn is a pass) or the other."""
        if all_in == "mine":
            return self.end(add(columns), all_in, depth)
        if depth == 0:
            return 1
        total = 5 * self.effects(columns, all_in, 0, 4, depth - 1) + self.end(add(columns), all_in, depth - 1)
        if all_in == "nobody":
            total += self.end(add(columns, 2), "mine", depth - 1)
        return total

    def effects(self, columns: tuple[int, ...], all_in: str, step: int, hand: int, depth: int) -> int:
        """Down the face of the card."""
        if step == len(self.face):
            return self.discards(columns, all_in, hand, depth)
        effect = self.face[step]
        if effect == "draw*":
            return self.effects(columns, all_in, step + 1, hand + 1, depth)
        takes = [column for column in range(4) if columns[column]] if effect == "take*" else []
        if effect == "take*" and not takes:
            return self.effects(columns, all_in, step + 1, hand, depth)
        if depth == 0:
            return 1
        if effect == "draw":
            skipped = self.effects(columns, all_in, step + 1, hand, depth - 1)
            return skipped + self.effects(columns, all_in, step + 1, hand + 1, depth - 1)
        lower = [(*columns[:place], columns[place] - 1, *columns[place + 1 :]) for place in takes]
        return sum(self.effects(after, all_in, step + 1, hand + 1, depth - 1) for after in lower)

    def discards(self, columns: tuple[int, ...], all_in: str, hand: int, depth: int) -> int:
        """Until five cards are left."""
        if hand <= 5:
            return self.end(add(columns), all_in, depth)
        return hand * self.discards(columns, all_in, hand - 1, depth - 1) if depth else 1

    def end(self, columns: tuple[int, ...], all_in: str, depth: int) -> int:
        """The other player's turn, or two predictions of two each and a new round."""
        if min(columns) == 2:
            return 2**depth if depth <= 2 else 4 * self.turn((1, 1, 0, 0), "nobody", depth - 2)
        return self.turn(columns, {"mine": "other", "other": "mine"}.get(all_in, "nobody"), depth)


COUNTS: list[tuple[list[str], int, list[int]]] = [
    (["draw*"], 4, [7, 44, 88, 196, 1368, 9360]),
    (["draw*", "draw"], 4, [7, 19, 83, 356, 888, 2980]),
    (["take*"], 4, [7, 29, 168, 756, 3988]),
    (["take*", "draw*"], 3, [7, 33, 171, 1112, 5224]),
    (["draw*", "take*", "draw"], 5, [7, 24, 48, 316, 1864, 9352]),
]


@pytest.mark.parametrize(("face", "passes", "pinned"), COUNTS, ids=lambda value: str(value)[:24])
def test_3_turns_near_the_end_of_a_round(face: list[str], passes: int, pinned: list[int]) -> None:
    state = passed(face, passes)
    columns = add((0, 0, 0, 0), passes + 2)
    depths = range(1, len(pinned) + 1)
    assert [Counting(face).turn(columns, "nobody", depth) for depth in depths] == pinned
    assert [perft(state, depth) for depth in depths] == pinned
    assert all(less < more for less, more in pairwise(pinned))


# The action table: saved nets and arrays depend on its order.

PREDICTIONS_SIZE = 622
PREDICTIONS_DIGEST = "9c03af5dc478e002b5467dc6748d1f3f06e96d720a9db05ce5f8bee1905e9d71"
ALL_OR_NOTHING_DIGEST = "fb5eba6c90fdc0db9e02f06ec5f8552bc396951ad4c8115f22b0e63cdeb27a60"


def digest(actions: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(actions).encode()).hexdigest()


def test_10_the_action_table_of_predictions_never_changes() -> None:
    for options in ({}, {"discard": "seer", "side": "B"}, {"deck": BUSY}):
        tables = [foretold.game("predictions", players=players, **options).actions for players in (2, 3, 4, 5)]
        assert len(set(tables)) == 1
        table = tables[0]
        assert len(table) == len(set(table)) == PREDICTIONS_SIZE
        assert [action.code for action in table] == list(range(PREDICTIONS_SIZE))
        assert table[:3] == ("play 2C", "play 3C", "play 4C")
        assert table[52:57] == ("play R1", "play R2", "pass", "all-in", "take 0")
        assert table[-6:] == ("discard R2", "predict 0", "predict 1", "predict 2", "predict 3", "predict 4")
        assert digest(table) == PREDICTIONS_DIGEST


def test_7_the_action_table_of_all_or_nothing_never_changes() -> None:
    tables = [foretold.game("all-or-nothing", players=players).actions for players in (3, 4, 5, 6)]
    assert len(set(tables)) == 1
    table = tables[0]
    assert len(table) == 7 + 2 + 48
    assert table[:10] == (*(f"bet {bet}" for bet in range(7)), "open", "secret", "play 1R")
    assert table[-1] == "play 12B"
    assert digest(table) == ALL_OR_NOTHING_DIGEST


def test_7_another_deck_has_its_own_cards_in_the_order_of_the_file() -> None:
    table = foretold.game("all-or-nothing", players=3, deck=DECK).actions
    assert table[9:] == tuple(f"play {rank}{letter}" for letter in "ABC" for rank in range(2, 9))
