"""What a seat or a spectator may know (section 10): the table as it lies now, and what a perfect memory adds.

Everything is listed here by hand; nothing else of the state leaves it. What is a viewer's own is a gap in what everybody
sees, and is written for itself (foretold.rules.fragments). All functions take plain records (foretold.rules.plain).
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

from foretold.rules.desk import FACT_A, FACT_CODE, FACT_KNOWERS, FACT_SEAT, FACT_TURN
from foretold.rules.fragments import EMPTY, GAP, NULL, array, encode
from foretold.rules.log import Phrasebook, bit_of
from foretold.rules.predictions.facts import ARGUMENTS, Fact
from foretold.rules.predictions.hands import combination_of, hand_value, strength_of
from foretold.rules.predictions.knowledge import IN_DECK, IN_PILE, OWN_VALUE, sees_revealed
from foretold.rules.predictions.notation import CARD_NAMES, COMBINATION_NAMES, EFFECT_NAMES, PLACE_NAMES
from foretold.rules.predictions.rounds import Chronicle
from foretold.rules.predictions.state import HAND, NONE, STARRED, Asked, Discard

#: What is read of a state, in the record's order.
FIELDS = (
    *("hands", "runes", "pot", "turn", "asked", "actor", "at_turn", "round_index", "first", "all_in", "played", "step"),
    *("target", "deck_count", "pile_count", "revealed_count", "winners", "over", "predictions", "revealed", "gallery"),
    "stock",
)

#: What is asked, in a word.
QUESTIONS = tuple(None if asked == Asked.NOTHING else asked.name.lower() for asked in Asked)

#: The names of sets of one card.
_NAME_OF_SET = {1 << card: name for card, name in enumerate(CARD_NAMES)}

#: How facts are written.
PHRASES = Phrasebook(
    Fact,
    ARGUMENTS,
    {
        "number": None,
        "seat": None,
        "card": CARD_NAMES,
        "place": PLACE_NAMES,
        "effect": EFFECT_NAMES,
        "combination": COMBINATION_NAMES,
    },
)


@lru_cache(maxsize=16_384)
def names_of(cards: int) -> bytes:
    """A set of cards in notation, in the order of the deck: most are asked for again after the next decision."""
    names = []
    while cards:
        lowest = cards & -cards
        names.append(_NAME_OF_SET[lowest])
        cards ^= lowest
    return encode(names)


def seat_or_none(seat: int) -> int | None:
    """A seat, or None."""
    return None if seat == NONE else seat


def question(state: Any) -> str | None:
    """What is asked now, in a word."""
    return QUESTIONS[int(state.asked)]


def table(game: Any, state: Any) -> dict[str, Any]:
    """What everybody can see at the table now."""
    players = game.players
    return {
        "round": state.round_index + 1,
        "turn": state.turn,
        "first": state.first,
        "at_turn": state.at_turn,
        "pot": state.pot,
        "runes": state.runes[:players],
        "gallery": _gallery(game, state),
        "deck": state.deck_count,
        "pile": _pile(game, state),
        "hand": GAP,
        "worth": GAP,
        "hand_sizes": [hand.bit_count() for hand in state.hands[:players]],
        "all_in": seat_or_none(state.all_in),
        "played": _played(game, state),
        "revealed": GAP,
        "eye": seat_or_none(state.target),
        "predictions": GAP,
    }


def own_table(game: Any, state: Any, seat: int | None, known: Sequence[int]) -> tuple[bytes, ...]:
    """A viewer's own: hand and its worth, in *blind* the cards that it turned up, of two players its prediction."""
    revealed = encode(_revealed(game, state, seat)) if state.revealed_count else EMPTY
    predictions = encode(_predictions(game, state, seat))
    if seat is None:
        return NULL, NULL, revealed, predictions
    value = known[OWN_VALUE]
    return names_of(state.hands[seat]), NULL if value == NONE else _worth(value), revealed, predictions


def worth(game: Any, hand: int) -> dict[str, Any] | None:
    """What a hand of at most five cards is worth now."""
    return None if hand.bit_count() > HAND else _worth_of(hand_value(game, hand))


@lru_cache(maxsize=4096)
def _worth(value: int) -> bytes:
    return encode(_worth_of(value))


def _worth_of(value: int) -> dict[str, Any]:
    return {"combination": COMBINATION_NAMES[combination_of(value)], "strength": strength_of(value)}


def _gallery(game: Any, state: Any) -> list[tuple[str, ...]]:
    """Each column's cards from the bottom; the last is uncovered."""
    below, above = state.gallery
    return list(map(_column, below[: game.columns], above))


@cache
def _column(*cards: int) -> tuple[str, ...]:
    """A column's cards from the bottom: one of at most 55 × 55."""
    return tuple(CARD_NAMES[card] for card in cards if card != NONE)


def _pile(game: Any, state: Any) -> dict[str, Any]:
    count = state.pile_count
    seen = count > 0 and game.discard != Discard.BLIND
    return {"count": count, "top": CARD_NAMES[state.stock[count - 1]] if seen else None}


def _played(game: Any, state: Any) -> dict[str, Any] | None:
    """The card that is being resolved, its effects, and which of them is now."""
    card = state.played
    if card == NONE:
        return None
    return {"card": CARD_NAMES[card], "effects": _effects(game.effects[card]), "step": state.step}


@lru_cache(maxsize=256)
def _effects(faces: tuple[int, ...]) -> tuple[str, ...]:
    """A card's effects in words."""
    return tuple(EFFECT_NAMES[face & ~STARRED] + ("*" if face & STARRED else "") for face in faces if face)


def _revealed(game: Any, state: Any, seat: int | None) -> list[str | None]:
    """Cards turned up and not yet chosen among, in the order turned up; None for one that the observer can't see."""
    cards = state.revealed[: state.revealed_count]
    sees = sees_revealed(game, state, NONE if seat is None else seat)
    return [CARD_NAMES[card] for card in cards] if sees else [None] * len(cards)


def _predictions_are_secret(game: Any, state: Any) -> bool:
    """Predictions are open; those of two players are secret until both are given (section 6)."""
    return bool(game.players == 2 and state.asked == Asked.PREDICT)


def _predictions(game: Any, state: Any, observer: int | None) -> list[int | None]:
    secret = _predictions_are_secret(game, state)
    said = state.predictions[: game.players]
    return [None if who == NONE or (secret and seat != observer) else who for seat, who in enumerate(said)]


def memory(state: Any, chronicle: Chronicle) -> dict[str, Any]:
    """What a perfect memory adds, within the round: cards certainly where, announcements, the Eye."""
    announced = [] if state.over else chronicle.announced
    return {
        "hands": GAP,
        "deck": GAP,
        "pile": GAP,
        "announced": [
            {"turn": row[FACT_TURN], "seat": row[FACT_SEAT], "combination": COMBINATION_NAMES[row[FACT_A]]}
            for row in announced
        ],
        "eye": GAP,
    }


def own_memory(
    game: Any, state: Any, chronicle: Chronicle, seat: int | None, known: Sequence[int]
) -> tuple[bytes, ...]:
    """What a viewer remembers; of its own hand it need not."""
    if state.over:
        return array([EMPTY] * game.players), EMPTY, EMPTY, EMPTY
    hands = [*map(names_of, known[: game.players])]
    if seat is not None:
        hands[seat] = EMPTY
    pile = _known_pile(state.stock[: state.pile_count], known[IN_PILE]) if state.pile_count else EMPTY
    eye = encode(list(_eye(chronicle, seat))) if chronicle.looks else EMPTY
    return array(hands), names_of(known[IN_DECK]), pile, eye


@lru_cache(maxsize=1024)
def _known_pile(pile: tuple[int, ...], known: int) -> bytes:
    """The pile from its bottom, None where the observer does not know the card; most viewers know the same."""
    return encode([CARD_NAMES[card] if (known >> card) & 1 else None for card in pile])


def _eye(chronicle: Chronicle, observer: int | None) -> Iterable[dict[str, Any]]:
    """Each use of the Eye: who looked at whom, and the four cards for those two."""
    bit = bit_of(observer)
    look: dict[str, Any] | None = None
    for row in chronicle.looks:
        if row[FACT_CODE] == Fact.USES_EYE:
            if look is not None:
                yield look
            look = {"turn": row[FACT_TURN], "viewer": row[FACT_SEAT], "seat": row[FACT_A], "cards": []}
        elif row[FACT_KNOWERS] & bit and look is not None:
            look["cards"].append(CARD_NAMES[row[FACT_A]])
    if look is not None:
        yield look
