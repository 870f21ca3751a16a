"""What a seat or a spectator may know (section 10): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from foretold.rules.desk import FACT_A, FACT_CODE, FACT_SEAT, FACT_TURN
from foretold.rules.log import Read, Shown, told, untold, witnessed
from foretold.rules.predictions.facts import ARGUMENTS, Fact
from foretold.rules.predictions.hands import combination_of, hand_value, strength_of
from foretold.rules.predictions.knowledge import sees_revealed
from foretold.rules.predictions.notation import CARD_NAMES, COMBINATION_NAMES, EFFECT_NAMES, PLACE_NAMES
from foretold.rules.predictions.state import CARDS, EFFECTS, HAND, NONE, SEATS, STARRED, Asked, Discard

#: Size of the array that ``certain`` fills: hands, deck, pile.
KNOWN_PLACES = SEATS + 2


def names_of(cards: int) -> list[str]:
    """A set of cards in notation, in the order of the deck."""
    return [CARD_NAMES[card] for card in range(CARDS) if (cards >> card) & 1]


def seat_or_none(seat: int) -> int | None:
    """A seat, or None."""
    return None if seat == NONE else seat


def question(state: Any) -> str | None:
    """What is asked now, in a word."""
    asked = Asked(int(state.asked))
    return None if asked == Asked.NOTHING else asked.name.lower()


def table(game: Any, state: Any, observer: int | None) -> dict[str, Any]:
    """What can be seen at the table now."""
    players = int(game.players)
    return {
        "round": int(state.round_index) + 1,
        "turn": int(state.turn),
        "first": int(state.first),
        "at_turn": int(state.at_turn),
        "pot": int(state.pot),
        "runes": [int(state.runes[seat]) for seat in range(players)],
        "gallery": [_column(state, column) for column in range(int(game.columns))],
        "deck": int(state.deck_count),
        "pile": _pile(game, state),
        "hand": None if observer is None else names_of(int(state.hands[observer])),
        "worth": None if observer is None else worth(game, int(state.hands[observer])),
        "hand_sizes": [int(state.hands[seat]).bit_count() for seat in range(players)],
        "all_in": seat_or_none(int(state.all_in)),
        "played": _played(game, state),
        "revealed": _revealed(game, state, observer),
        "eye": seat_or_none(int(state.target)),
        "predictions": [_prediction(players, state, seat, observer) for seat in range(players)],
    }


def worth(game: Any, hand: int) -> dict[str, Any] | None:
    """What a hand of at most five cards is worth now."""
    if hand.bit_count() > HAND:
        return None
    value = hand_value(game, hand)
    return {"combination": COMBINATION_NAMES[combination_of(value)], "strength": strength_of(value)}


def _column(state: Any, column: int) -> list[str]:
    """A column's cards from the bottom; the last is uncovered."""
    cards = (int(state.gallery[0, column]), int(state.gallery[1, column]))
    return [CARD_NAMES[card] for card in cards if card != NONE]


def _pile(game: Any, state: Any) -> dict[str, Any]:
    count = int(state.pile_count)
    seen = count > 0 and int(game.discard) != Discard.BLIND
    return {"count": count, "top": CARD_NAMES[int(state.stock[count - 1])] if seen else None}


def _played(game: Any, state: Any) -> dict[str, Any] | None:
    """The card that is being resolved, its effects, and which of them is now."""
    card = int(state.played)
    if card == NONE:
        return None
    faces = [int(game.effects[card, i]) for i in range(EFFECTS)]
    effects = [EFFECT_NAMES[face & ~STARRED] + ("*" if face & STARRED else "") for face in faces if face]
    return {"card": CARD_NAMES[card], "effects": effects, "step": int(state.step)}


def _revealed(game: Any, state: Any, observer: int | None) -> list[str | None]:
    """Cards turned up and not yet chosen among, in the order turned up; None for one that the observer can't see."""
    seen = sees_revealed(game, state, NONE if observer is None else observer)
    cards = [int(state.revealed[i]) for i in range(int(state.revealed_count))]
    return [CARD_NAMES[card] if seen else None for card in cards]


def _prediction(players: int, state: Any, seat: int, observer: int | None) -> int | None:
    """Predictions are open; those of two players are secret until both are given (section 6)."""
    if players == 2 and seat != observer and int(state.asked) == Asked.PREDICT:
        return None
    return seat_or_none(int(state.predictions[seat]))


def memory(game: Any, state: Any, facts: np.ndarray, observer: int | None, known: np.ndarray) -> dict[str, Any]:
    """What a perfect memory adds, within the round: cards that are certainly where, announcements, the Eye."""
    players = int(game.players)
    over = int(state.over) != 0
    hands = [[] if over or seat == observer else names_of(int(known[seat])) for seat in range(players)]
    recent = [] if over else _this_round(witnessed(facts, observer))
    return {
        "hands": hands,
        "deck": [] if over else names_of(int(known[SEATS])),
        "pile": [] if over else _known_pile(state, int(known[SEATS + 1])),
        "announced": [
            {"turn": row[FACT_TURN], "seat": row[FACT_SEAT], "combination": COMBINATION_NAMES[row[FACT_A]]}
            for row in recent
            if row[FACT_CODE] == Fact.ANNOUNCES
        ],
        "eye": list(_eye(recent)),
    }


def _known_pile(state: Any, known: int) -> list[str | None]:
    """The pile from its bottom, None where the observer does not know the card."""
    cards = [int(state.stock[i]) for i in range(int(state.pile_count))]
    return [CARD_NAMES[card] if (known >> card) & 1 else None for card in cards]


def _this_round(facts: np.ndarray) -> list[list[int]]:
    """The facts since the present round began."""
    starts = np.flatnonzero(facts[:, FACT_CODE] == Fact.ROUND_BEGINS)
    return facts[int(starts[-1]) if len(starts) else 0 :].tolist()  # type: ignore[no-any-return]


def _eye(recent: Iterable[list[int]]) -> Iterable[dict[str, Any]]:
    """Each use of the Eye: who looked at whom, and the four cards for those two."""
    look: dict[str, Any] | None = None
    for row in recent:
        if row[FACT_CODE] == Fact.USES_EYE:
            if look is not None:
                yield look
            look = {"turn": row[FACT_TURN], "viewer": row[FACT_SEAT], "seat": row[FACT_A], "cards": []}
        elif row[FACT_CODE] == Fact.SHOWS_CARD and look is not None:
            look["cards"].append(CARD_NAMES[row[FACT_A]])
    if look is not None:
        yield look


SHOWN: dict[str, Shown] = {
    "number": int,
    "seat": int,
    "card": lambda card: CARD_NAMES[card],
    "place": lambda place: PLACE_NAMES[place],
    "effect": lambda effect: EFFECT_NAMES[effect],
    "combination": lambda combination: COMBINATION_NAMES[combination],
}


def log(facts: np.ndarray, observer: int | None) -> list[dict[str, Any]]:
    """The facts that the observer witnessed, from the beginning of the game."""
    return list(told(witnessed(facts, observer), Fact, ARGUMENTS, SHOWN))


READ: dict[str, Read] = {
    "number": int,
    "seat": int,
    "card": CARD_NAMES.index,
    "place": PLACE_NAMES.index,
    "effect": EFFECT_NAMES.index,
    "combination": COMBINATION_NAMES.index,
}


def read_log(log: Iterable[Mapping[str, Any]]) -> np.ndarray:
    """The facts that a log tells, but for who knows them."""
    return untold(log, Fact, ARGUMENTS, READ)
