"""The prediction: whose hand is the strongest, and with whom the pot would be shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.bots.common import rivals_mean, win_share
from foretold.games.predictions.bots.guesses import ROUNDS, Showdowns
from foretold.games.predictions.bots.hands import Array
from foretold.games.predictions.bots.rivals import skills

if TYPE_CHECKING:
    from foretold.games.predictions.bots.table import TableFacts

#: A good player who names himself has something; one who names another has not. How much more or less likely.
NAMES_SELF = 2.0
NAMES_OTHER = 0.55
NAMED = 1.25
#: How often a good player who has still to speak names himself whatever the hand, and from which strength on always.
NAMING_SELF = 0.35
SURE_STRENGTH = 5
STRENGTH_SHIFT = 6
#: How far apart the players' runes end, for each round still to come.
RUNES_APART = 4.0
#: Runes of the others count this much against one's own before the last round.
ENVY = 0.3
#: Where wins are certain either way, the pot decides.
POT_AT_THE_END = 0.02


def values_of_predictions(table: TableFacts, chance: np.random.Generator) -> dict[int, float]:
    """For each seat, the share of a win to expect from predicting it."""
    showdowns = Showdowns(table, chance)
    weights = believed(table, showdowns.orders.argmax(axis=0))
    weights /= weights.sum()
    likely = weights @ (showdowns.orders.argmax(axis=0)[:, None] == np.arange(table.players))
    others = _other_predictions(table, showdowns, likely, chance)
    totals = _totals_before_pot(table, showdowns)
    return {seat: _value(table, showdowns, weights, others, totals, seat) for seat in range(table.players)}


def believed(table: TableFacts, strongest: Array) -> Array:
    """The weight of showdowns by who is strongest, given what was predicted: who names himself has something."""
    weights: Array = np.ones(len(strongest))
    skill = skills(table)
    for seat, named in enumerate(table.predictions):
        if named is None or seat == table.seat:
            continue
        trust = min(skill[seat], 1.0)
        own = NAMES_SELF if named == seat else NAMES_OTHER
        weights *= np.where(strongest == seat, own**trust, 1.0)
        if named != seat:
            weights *= np.where(strongest == named, NAMED**trust, 1.0)
    return weights


def _other_predictions(table: TableFacts, showdowns: Showdowns, likely: Array, chance: np.random.Generator) -> Array:
    """What the others predict in each imagined showdown: as said, or what they will probably say.

    They do not know one's own hand: good players name themselves or a likely seat, others anybody.
    """
    others = np.full((table.players, ROUNDS), -1)
    skill = skills(table)
    for seat in range(table.players):
        named = table.predictions[seat]
        if seat == table.seat:
            continue
        if named is not None:
            others[seat] = named
            continue
        trust = min(skill[seat], 1.0)
        chances = (1 - NAMING_SELF) * likely
        chances[seat] += NAMING_SELF
        chances = trust * chances + (1 - trust) / table.players
        others[seat] = chance.choice(table.players, ROUNDS, p=chances / chances.sum())
        sure = showdowns.orders[seat] >> STRENGTH_SHIFT >= SURE_STRENGTH
        others[seat, sure & (chance.random(ROUNDS) < trust)] = seat
    return others


def _totals_before_pot(table: TableFacts, showdowns: Showdowns) -> Array:
    """Everybody's runes after the hands are paid."""
    totals: Array = np.array(table.runes)[:, None] + (showdowns.orders >> STRENGTH_SHIFT) + 2 * showdowns.rune_cards
    return totals


def _value(table: TableFacts, showdowns: Showdowns, weights: Array, others: Array, totals: Array, named: int) -> float:
    """The share of a win that a prediction gives: counted in the last round, estimated before."""
    said = others.copy()
    said[table.seat] = named
    right = said == showdowns.orders.argmax(axis=0)
    share = table.pot // np.maximum(right.sum(axis=0), 1)
    ends = totals + right * share
    own = ends[table.seat]
    rest = np.delete(ends, table.seat, axis=0)
    if table.is_last_round:
        best = rest.max(axis=0)
        holder = np.delete(showdowns.orders, table.seat, axis=0)
        tied = (own == best) & (showdowns.orders[table.seat] > holder.max(axis=0))
        wins = (own > best) | tied
        pot_part = float(weights @ (right[table.seat] * share)) / (table.pot + 1)
        return (1 - POT_AT_THE_END) * float(weights @ wins) + POT_AT_THE_END * pot_part
    lead = float(weights @ (own - rest.mean(axis=0) * ENVY - (1 - ENVY) * rivals_mean(table.runes, table.seat)))
    return win_share(lead, RUNES_APART * table.rounds_left**0.5, table.players)
