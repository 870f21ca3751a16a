"""How one effect changes a hand, resolved for the best; chance over a few unseen cards. In the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.bits import popcount
from foretold.games.predictions.bots.prospects import worth
from foretold.games.predictions.rules.effects import gains_card, reveal_size
from foretold.games.predictions.rules.state import CARDS, HAND, STARRED, Effect

if TYPE_CHECKING:
    from foretold.engine.value_types import Card
    from foretold.games.predictions.bots.record_types import Chances, Pays
    from foretold.games.predictions.rules.record_types import GameRecord, StateRecord

#: Unseen cards that a draw or a reveal is tried with in play-outs, and how many groups of them it needs at least.
SAMPLE = 12
GROUPS = 3
#: What knowing more is worth, as a share of the pot.
EYE_SHARE = 0.035
HYPNOSIS_SHARE = 0.02
NOTHING = -1000.0


def effect_at(game: GameRecord, card: Card, step: int) -> int:
    """An effect of a card, without its star."""
    return int(game.effects[card, step]) & ~STARRED


def changes_hand(effect: int) -> bool:
    """Whether an effect changes the hand."""
    return effect == Effect.SWAP or gains_card(effect)


def side_gain(state: StateRecord, effect: int) -> float:
    """What an effect brings that changes no hand."""
    if effect == Effect.RUNE:
        return 1.0
    if effect == Effect.EYE:
        return EYE_SHARE * int(state.pot)
    if effect == Effect.HYPNOSIS:
        return HYPNOSIS_SHARE * int(state.pot)
    return 0.0


def looks_of(effect: int) -> int:
    """Among how many cards a draw or a reveal lets one choose."""
    return 1 if effect == Effect.DRAW else reveal_size(effect)


def taken(game: GameRecord, hand: int, unseen: int, lying: int, chances: Chances, low: Pays, high: Pays) -> int:
    """The hand with the best of the open cards."""
    best = NOTHING
    chosen = hand
    left = lying & ~hand
    while left != 0:
        card = left & -left
        left ^= card
        value = best_five(game, hand | card, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = hand | card
    return chosen


def swapped(game: GameRecord, hand: int, unseen: int, lying: int, chances: Chances, low: Pays, high: Pays) -> int:
    """The hand after the best swap, or as it is."""
    best = best_five(game, hand, unseen, lying, chances, low, high)
    chosen = hand
    own = hand
    while own != 0:
        given = own & -own
        own ^= given
        left = lying & ~hand
        while left != 0:
            card = left & -left
            left ^= card
            value = best_five(game, (hand ^ given) | card, unseen, lying, chances, low, high)
            if value > best:
                best = value
                chosen = (hand ^ given) | card
    return chosen


def drawn(
    game: GameRecord,
    state: StateRecord,
    hand: int,
    looks: int,
    unseen: int,
    lying: int,
    chances: Chances,
    low: Pays,
    high: Pays,
) -> float:
    """The mean over some unseen cards, the best of so many at a time. The deck's last cards are as good as any."""
    count = min(int(state.deck_count), max(SAMPLE, GROUPS * looks))
    if count == 0:
        return best_five(game, hand, unseen, lying, chances, low, high)
    looks = min(looks, count)
    groups = count // looks
    total = 0.0
    for group in range(groups):
        best = NOTHING
        for i in range(looks):
            card = int(state.stock[CARDS - 1 - group * looks - i])
            best = max(best, best_five(game, hand | (1 << card), unseen, lying, chances, low, high))
        total += best
    return total / groups


def best_five(game: GameRecord, hand: int, unseen: int, lying: int, chances: Chances, low: Pays, high: Pays) -> float:
    """What the best five cards of a hand are worth; of more than six, one after the other goes."""
    while popcount(hand) > HAND + 1:
        hand = _without_worst(game, hand, unseen, lying, chances, low, high)
    if popcount(hand) <= HAND:
        return worth(game, hand, unseen, lying, chances, low, high)
    best = NOTHING
    left = hand
    while left != 0:
        card = left & -left
        left ^= card
        best = max(best, worth(game, hand ^ card, unseen, lying, chances, low, high))
    return best


def _without_worst(
    game: GameRecord, hand: int, unseen: int, lying: int, chances: Chances, low: Pays, high: Pays
) -> int:
    """A hand of many cards without the one after which the lowest five others make most."""
    best = NOTHING
    chosen = hand & (hand - 1)
    left = hand
    while left != 0:
        card = left & -left
        left ^= card
        rest = hand ^ card
        while popcount(rest) > HAND:
            rest &= rest - 1
        value = worth(game, rest, unseen, lying, chances, low, high)
        if value > best:
            best = value
            chosen = hand ^ card
    return chosen
