"""From what a seat witnessed of a round to the plan of its possible worlds: read once, in plain Python."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.scratch import FACT_A, FACT_B, FACT_CODE, FACT_SEAT
from foretold.engine.world_plan import NAMED, SCRIPT_WIDTH, Plan, array_of
from foretold.games.all_or_nothing.rules import actions
from foretold.games.all_or_nothing.rules.facts import Fact
from foretold.games.all_or_nothing.rules.state import NONE, STATE
from foretold.games.all_or_nothing.worlds.worlds import BET_ANY

if TYPE_CHECKING:
    from foretold.games.all_or_nothing.rules.record_types import GameRecord
    from foretold.games.all_or_nothing.view_types import AllOrNothingView


class Witness:
    """What a seat knows of a round: cards by place of the deck's order, colours not followed, decisions."""

    def __init__(self, game: GameRecord, facts: np.ndarray, observer: int) -> None:
        self.players, self.ranks = int(game.players), int(game.ranks)
        self.observer = observer
        self.start = np.zeros(1, STATE)
        self.voids = [0] * self.players
        self.decisions: list[list[int]] = []
        self._bets: dict[int, int] = {}  # by seat, the number of the decision
        self._round_cards = 0
        self._seen: list[list[int]] = [[] for _ in range(self.players)]
        self._trump = NONE
        for row in facts.tolist():
            self._read(Fact(row[FACT_CODE]), row[FACT_SEAT], row[FACT_A], row[FACT_B])
        hands = [[*cards, *[NONE] * (self._round_cards - len(cards))] for cards in self._seen]
        dealt = [*(card for hand in hands for card in hand), self._trump]
        self.first_out_of_play = len(dealt)
        self.order = dealt + [NONE] * (int(game.cards) - len(dealt))

    def _read(self, fact: Fact, seat: int, a: int, b: int) -> None:
        if fact == Fact.ROUND_BEGINS:
            self.start["dealer"], self.start["round_index"], self._round_cards = seat, a - 1, b
        elif fact == Fact.DEALT:
            self._seen[seat].append(a)
        elif fact == Fact.TRUMP:
            self._trump = a
        elif fact == Fact.CANNOT_FOLLOW:
            self.voids[seat] |= 1 << a
        elif fact == Fact.SCORES:
            self.start["points"][0, seat] -= a
        else:
            self._decide(fact, seat, a)

    def _decide(self, fact: Fact, seat: int, a: int) -> None:
        if fact == Fact.HAS_BET:
            self._bets[seat] = len(self.decisions)
            self.decisions.append([BET_ANY])
        elif fact in (Fact.BETS, Fact.OPENS_BET, Fact.SHOWS_BET):
            self.decisions[self._bets[seat]] = [NAMED, actions.BET + a]
        elif fact in (Fact.BETS_OPENLY, Fact.BETS_SECRETLY):
            self.decisions.append([NAMED, actions.OPEN if fact == Fact.BETS_OPENLY else actions.SECRET])
        elif fact == Fact.PLAYS:
            self.decisions.append([NAMED, actions.PLAY + a])
            if seat != self.observer:
                self._seen[seat].append(a)

    def picks(self) -> list[tuple[int, int]]:
        """The places of other hands whose card is not known, each with its seat."""
        dealt = self.players * self._round_cards
        return [(place, place // self._round_cards) for place in range(dealt) if self.order[place] == NONE]


def plan_of(game: GameRecord, facts: np.ndarray, view: AllOrNothingView) -> Plan:
    """The plan of a round, from its facts; of the view, who sees it and what the seats have now."""
    witness = Witness(game, facts, NONE if view["seat"] is None else view["seat"])
    witness.start["points"][0, : witness.players] += np.array(view["scores"], np.int16)
    picks = witness.picks()
    groups = _groups(game, witness, {seat for _, seat in picks}, len(picks))
    sizes = [min(group.count_of(picks), len(group.cards)) + 1 for group in groups[:-1]]
    cells = prod(sizes)
    header = [len(groups), len(picks), cells, witness.first_out_of_play]
    script = [header, *([prod(sizes[:number]), size] for number, size in enumerate(sizes)), [0, 1]]
    for place, seat in picks:
        script.append([place, sum(1 << number for number, group in enumerate(groups) if group.allows(seat))])
    return Plan(
        start=witness.start,
        decisions=array_of(witness.decisions, 3),
        script=array_of(script, SCRIPT_WIDTH),
        pool=array_of([[len(group.cards), *group.cards] for group in groups], 1 + int(game.cards)),
        work=np.zeros(len(groups), np.int64),
        reals=np.zeros((len(picks) + 1) * cells),
        orders=np.array([witness.order], np.int16),
    )


@dataclass
class Group:
    """The unseen cards of colours that the same seats can't have."""

    barred: frozenset[int]
    cards: list[int]

    def allows(self, seat: int) -> bool:
        """Whether a seat may have these cards."""
        return seat not in self.barred

    def count_of(self, picks: list[tuple[int, int]]) -> int:
        """How many places of hands may hold such a card."""
        return sum(self.allows(seat) for _, seat in picks)


def _groups(game: GameRecord, witness: Witness, seats: set[int], picks: int) -> list[Group]:
    """The unseen cards in groups; last the one whose share is known from the shares of the others."""
    seen = set(witness.order)
    groups: dict[frozenset[int], Group] = {}
    for card in range(int(game.cards)):
        if card not in seen:
            colour = card // int(game.ranks)
            barred = frozenset(seat for seat in seats if (witness.voids[seat] >> colour) & 1)
            groups.setdefault(barred, Group(barred, [])).cards.append(card)
    found = list(groups.values()) or [Group(frozenset(), [])]
    return sorted(found, key=lambda group: min(picks, len(group.cards)) * (len(seats) - len(group.barred)))
