"""Section 10: the action table. Its order is fixed for ever: saved nets and arrays of actions depend on it.

A code is ``base + card * width + place``: the card, the place (a column, the pile, a seat) or both that were chosen.
The question in the state says which of them are legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import has, nth, popcount
from foretold.engine.value_types import ActionCode, Card
from foretold.games.predictions.rules.state import CARDS, DISCARD_PLACE, PLACES, SEATS, Asked, Extra

if TYPE_CHECKING:
    from foretold.engine.value_types import Shorts
    from foretold.games.predictions.rules.record_types import StateRecord

PLAY = 0
PASS = PLAY + CARDS
ALL_IN = PASS + 1
TAKE = ALL_IN + 1
SWAP = TAKE + PLACES
DRAW = SWAP + CARDS * PLACES
REVEAL = DRAW + 1
RUNE = REVEAL + 1
HYPNOSIS = RUNE + 1
EYE = HYPNOSIS + SEATS
SKIP = EYE + SEATS
KEEP = SKIP + 1
HIDE = KEEP + CARDS
DISCARD = HIDE + CARDS
PREDICT = DISCARD + CARDS
ACTIONS = PREDICT + SEATS

#: The largest number of legal actions at once: eight hand cards times seven places, and skip.
MOST_LEGAL = 8 * PLACES + 1


def _base(asked: int) -> int:
    """The first code of the answers to a question."""
    if asked == Asked.TURN:
        return PLAY
    if asked == Asked.TAKE:
        return TAKE
    if asked == Asked.SWAP:
        return SWAP
    if asked == Asked.DRAW:
        return DRAW
    if asked == Asked.REVEAL:
        return REVEAL
    if asked == Asked.RUNE:
        return RUNE
    if asked == Asked.HYPNOSIS:
        return HYPNOSIS
    if asked == Asked.EYE:
        return EYE
    if asked == Asked.KEEP:
        return KEEP
    if asked == Asked.HIDE:
        return HIDE
    if asked == Asked.DISCARD:
        return DISCARD
    return PREDICT


def _width(asked: int) -> int:
    """How far apart the codes of two neighbouring cards are."""
    return PLACES if asked == Asked.SWAP else 1


def _has_card(asked: int) -> bool:
    """Whether the answer names a card."""
    return (
        asked == Asked.TURN
        or asked == Asked.SWAP
        or asked == Asked.KEEP
        or asked == Asked.HIDE
        or asked == Asked.DISCARD
    )


def legal_count(state: StateRecord) -> int:
    """How many actions are legal now."""
    return popcount(int(state.cards)) * popcount(int(state.places)) + popcount(int(state.extras))


def card_of(state: StateRecord, k: int) -> Card:
    """The card of the k-th legal action."""
    return Card(nth(int(state.cards), k // popcount(int(state.places))))


def place_of(state: StateRecord, k: int) -> int:
    """The place of the k-th legal action."""
    return nth(int(state.places), k % popcount(int(state.places)))


def extra_of(state: StateRecord, k: int) -> int:
    """The extra answer that the k-th legal action is, or 0 for a card or a place."""
    plain = popcount(int(state.cards)) * popcount(int(state.places))
    if k < plain:
        return 0
    return 1 << nth(int(state.extras), k - plain)


def _extra_code(extra: int) -> int:
    if extra == Extra.SKIP:
        return SKIP
    return PASS if extra == Extra.PASS else ALL_IN


def legal_action(state: StateRecord, k: int) -> ActionCode:
    """The code of the k-th legal action; codes rise with k."""
    extra = extra_of(state, k)
    if extra != 0:
        return ActionCode(_extra_code(extra))
    asked = int(state.asked)
    return ActionCode(_base(asked) + card_of(state, k) * _width(asked) + place_of(state, k))


def legal_actions(state: StateRecord, codes: Shorts) -> int:
    """Write the codes of all legal actions, in order; returns their number."""
    count = legal_count(state)
    for k in range(count):
        codes[k] = legal_action(state, k)
    return count


def extra_in(asked: int, code: ActionCode) -> int:
    """The extra answer that a code is, or 0."""
    if asked == Asked.TURN:
        if code == PASS:
            return int(Extra.PASS)
        return int(Extra.ALL_IN) if code == ALL_IN else 0
    return int(Extra.SKIP) if code == SKIP else 0


def card_in(asked: int, code: ActionCode) -> Card:
    """The card that a code names, 0 if none."""
    return Card((code - _base(asked)) // _width(asked) if _has_card(asked) else 0)


def place_in(asked: int, code: ActionCode) -> int:
    """The place or seat that a code names, 0 if none."""
    if asked == Asked.SWAP:
        return (code - SWAP) % PLACES
    return 0 if _has_card(asked) else code - _base(asked)


def is_legal(state: StateRecord, code: ActionCode) -> bool:
    """Whether an action answers the question that is asked now."""
    asked = int(state.asked)
    if asked == Asked.NOTHING or code < 0 or code >= ACTIONS:
        return False
    extra = extra_in(asked, code)
    if extra != 0:
        return int(state.extras) & extra != 0
    card = card_in(asked, code)
    place = place_in(asked, code)
    if card < 0 or card >= CARDS or place < 0 or place > DISCARD_PLACE:
        return False
    return has(int(state.cards), card) and has(int(state.places), place)
