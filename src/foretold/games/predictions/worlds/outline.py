"""The outline of a game: a state with what one seat knows, drawn from its view, and nothing that it does not know.

Unknown cards are in no place, so other hands hold the cards that are known to be there and the deck is empty. It is
for judging a position, not for playing on.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from foretold.games.predictions.knowledge.views import QUESTIONS
from foretold.games.predictions.rules.notation import CARD_NUMBERS, COMBINATION_NAMES, cards_named
from foretold.games.predictions.rules.state import COLUMNS, NONE, SEATS, STATE

View = Mapping[str, Any]
Table = Mapping[str, Any]
#: Facts by which a card goes into a hand or leaves it, in sight of all, and the argument that names the card.
_ENTERS = {"takes": "card", "keeps-card": "card", "swaps": "card"}
_LEAVES = {"plays": "card", "discards-card": "card", "swaps": "given"}


def outline(view: View) -> np.ndarray:
    """The array of one state that holds what the view tells its seat."""
    states = np.zeros(1, STATE)
    state, table = states[0], view["table"]
    _write_turn(state, view, table)
    _write_lying(state, view, table)
    _write_hands(state, view, table)
    _write_words(state, view, table)
    return states


def round_events(view: View) -> list[dict[str, Any]]:
    """The facts of the present round."""
    log: list[dict[str, Any]] = view["log"]
    for place in range(len(log) - 1, -1, -1):
        if log[place]["fact"] == "round-begins":
            return log[place:]
    return log


def _write_turn(state: Any, view: View, table: Table) -> None:
    """Who decides, about what, at what time."""
    state.asked = QUESTIONS.index(view["asked"])
    state.actor = view["seat"]
    state.at_turn = table["at_turn"]
    state.round_index = table["round"] - 1
    state.turn = table["turn"]
    state.pot = table["pot"]
    state.runes[: len(table["runes"])] = table["runes"]
    state.all_in = NONE if table["all_in"] is None else table["all_in"]


def _write_lying(state: Any, view: View, table: Table) -> None:
    """Gallery, pile, the played card, revealed cards."""
    state.gallery[:] = NONE
    occupied = 0
    for column, cards in enumerate(table["gallery"]):
        for row, card in enumerate(cards):
            state.gallery[row, column] = CARD_NUMBERS[card]
            occupied |= 1 << (row * COLUMNS + column)
    state.occupied = occupied
    pile = view["memory"]["pile"]
    state.stock[: len(pile)] = [NONE if card is None else CARD_NUMBERS[card] for card in pile]
    state.pile_count = len(pile)
    played = table["played"]
    state.played = NONE if played is None else CARD_NUMBERS[played["card"]]
    state.step = 0 if played is None else played["step"]
    revealed = [CARD_NUMBERS[card] for card in table["revealed"] if card is not None]
    state.revealed[: len(revealed)] = revealed
    state.revealed_count = len(revealed)


def _write_hands(state: Any, view: View, table: Table) -> None:
    """The own hand, and what is known of the others."""
    seat = view["seat"]
    for other, cards in enumerate(view["memory"]["hands"]):
        state.hands[other] = state.shown[other] = cards_named(cards)
    hand = cards_named(table["hand"])
    state.hands[seat] = hand
    state.shown[seat] = hand & _seen_by_all(view)
    state.buried[seat] = cards_named(card for card in view["memory"]["pile"] if card is not None)


def _seen_by_all(view: View) -> int:
    """Cards that everybody saw going into the own hand, and nobody leaving it."""
    seen = 0
    blind = view["options"].get("discard") == "blind"
    for event in round_events(view):
        fact = event["fact"]
        if event.get("seat") != view["seat"]:
            continue
        if fact in _LEAVES:
            seen &= ~(1 << CARD_NUMBERS[event[_LEAVES[fact]]])
        if fact in _ENTERS and not (blind and fact == "keeps-card"):
            seen |= 1 << CARD_NUMBERS[event[_ENTERS[fact]]]
    return seen


def _write_words(state: Any, view: View, table: Table) -> None:
    """What was announced and predicted."""
    state.announced[:] = NONE
    for heard in view["memory"]["announced"]:
        state.announced[heard["seat"]] = COMBINATION_NAMES.index(heard["combination"])
        state.announced_turn[heard["seat"]] = heard["turn"]
    said = [NONE if named is None else named for named in table["predictions"]]
    state.predictions[:] = said + [NONE] * (SEATS - len(said))
