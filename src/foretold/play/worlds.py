"""Other worlds: games that one seat can't tell from the true one, whatever it saw, heard and can conclude.

The walk starts at the true world and tries small changes of the present round, again and again: hidden cards change
places from a deal or a reshuffle on, in everything that follows; a decision made in secret is made otherwise. A change
that leads to an illegal game, or to one in which the seat would have witnessed anything else, is not made. Each change
is as likely to be tried as its reverse, so that after enough of them every world is equally likely: every order of the
cards, and every secret decision that was legal, whatever a good player would have done.

Earlier rounds are left as they were: what is still unknown of them tells nothing about the present one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from foretold.play import seeds
from foretold.play.history import History, LastRound, log_of_last_round
from foretold.play.naming import NO_CARD, naming
from foretold.play.stacks import EMPTY
from foretold.play.state import State

#: Changes that are tried for each new world.
STEPS = 400
#: Decisions whose answer a rule may keep from others; whether it was kept from this seat, the facts tell.
SECRET_VERBS = frozenset({"bet", "discard", "hide", "keep", "predict"})
#: Of all changes, those of a secret decision; of the others, those in which cards change places in a ring.
SECRETS_SHARE = 0.3
RINGS_SHARE = 0.7
#: How many cards change places in a ring; the last stands for all that are hidden.
RING_SIZES = (2, 2, 2, 3, 4, 8, 10_000)


def resample(state: State, seat: int | None, rng: np.random.Generator, steps: int = STEPS) -> State:
    """A world that the seat (None: a spectator) can't tell from this one, with a future of its own."""
    other = imagine(state, seat, rng, steps).state()
    other.play_on_from(seeds.read(int.from_bytes(rng.bytes(32), "big")))
    return other


def imagine(state: State, seat: int | None, rng: np.random.Generator, steps: int = STEPS) -> History:
    """The history of a world that the seat can't tell from this one."""
    walk = Walk(state, seat, rng)
    for _ in range(steps):
        walk.step()
    return History(walk.history.game, walk.orders, walk.history.rounds, walk.codes)


@dataclass(frozen=True)
class Moment:
    """A deal or a reshuffle: which orders lie after it, the first decision after it, the cards not seen since."""

    rows: tuple[int, ...]
    decision: int
    hidden: np.ndarray


class Walk:
    """A walk through the worlds that an observer can't tell apart."""

    def __init__(self, state: State, observer: int | None, rng: np.random.Generator) -> None:
        self.history = History.of(state)
        self.orders = self.history.orders.copy()
        self.codes = self.history.codes.copy()
        self._rng = rng
        self._round = LastRound(self.history, observer)
        game = self.history.game
        self._naming = naming(game.actions, game.cards)
        self._groups = (_numbered([card[-1] for card in game.cards]), _numbered([card[:-1] for card in game.cards]))
        self._rows = self._rows_after_decisions()
        self._moments = [moment for moment in self._find_moments(state, observer) if len(moment.hidden) > 1]
        self._secrets = self._find_secrets(observer)

    def _rows_after_decisions(self) -> dict[int, tuple[int, ...]]:
        """The reshuffles that come after each decision of the round is made."""
        last = len(self.orders)
        rows: dict[int, tuple[int, ...]] = {}
        row = last - sum(decision.reshuffles for decision in self._round.decisions)
        for decision in self._round.decisions:
            rows[decision.index] = tuple(range(row, last))
            row += decision.reshuffles
        return rows

    def _find_moments(self, state: State, observer: int | None) -> Iterator[Moment]:
        """The deal of the round and its reshuffles, each with the cards that the observer has not seen since."""
        log = log_of_last_round(state, observer)
        reshuffled = [number for number, entry in enumerate(log) if entry["fact"] == "reshuffled"]
        after = [decision.index + 1 for decision in self._round.decisions for _ in range(decision.reshuffles)]
        rows = tuple(range(len(self.orders) - len(after), len(self.orders)))
        yield Moment((self.history.rounds - 1, *rows), self._round.first, self._unseen(log))
        for number, (begin, decision) in enumerate(zip(reshuffled, after, strict=True)):
            yield Moment(rows[number:], decision, self._unseen(log[begin:]))

    def _unseen(self, log: list[dict[str, Any]]) -> np.ndarray:
        """The cards that no entry of the log names."""
        numbers = self.history.game.card_numbers
        seen = {numbers[word] for entry in log for word in entry.values() if isinstance(word, str) and word in numbers}
        return np.array([card for card in range(len(numbers)) if card not in seen], np.int64)

    def _find_secrets(self, observer: int | None) -> list[int]:
        """The decisions of others whose answer the observer did not learn when it was given."""
        return [
            decision.index
            for decision in self._round.decisions
            if decision.actor != observer
            and self._naming.verbs[int(self.codes[decision.index])] in SECRET_VERBS
            and self._round.hides(decision)
        ]

    def step(self) -> None:
        """Try one change, and make it if the observer would not notice."""
        if self._secrets and (not self._moments or self._rng.random() < SECRETS_SHARE):
            self._decide_otherwise()
        elif self._moments:
            self._exchange_cards()

    def _try(self, orders: np.ndarray, codes: np.ndarray) -> None:
        if self._round.looks_the_same(orders, codes):
            self.orders, self.codes = orders, codes

    def _exchange_cards(self) -> None:
        """Hidden cards change places from a deal or a reshuffle on."""
        moment = self._moments[int(self._rng.integers(len(self._moments)))]
        hidden = moment.hidden
        if moment.rows[0] >= self.history.rounds:  # a reshuffle: of the cards that lay on the pile
            hidden = np.intersect1d(hidden, self.orders[moment.rows[0]])
        if len(hidden) < 2:
            return
        way = self._rng.random()
        becomes = self._ring(hidden) if way < RINGS_SHARE else self._match(hidden, self._groups[self._rng.integers(2)])
        self._try(*self._renamed(becomes, moment.rows, moment.decision))

    def _renamed(self, becomes: np.ndarray, rows: tuple[int, ...], decision: int) -> tuple[np.ndarray, np.ndarray]:
        """Every card called what it becomes, in these orders and from this decision on."""
        orders, codes = self.orders.copy(), self.codes.copy()
        for row in rows:
            orders[row] = becomes[orders[row]]
        codes[decision:] = self._naming.renamed(codes[decision:], becomes)
        return orders, codes

    def _same_names(self) -> np.ndarray:
        """What cards become when nothing changes; an empty place (the last, EMPTY) stays empty."""
        becomes = np.arange(len(self.history.game.cards) + 1)
        becomes[EMPTY] = EMPTY
        return becomes

    def _ring(self, hidden: np.ndarray) -> np.ndarray:
        """Some of the cards change places in a ring."""
        size = RING_SIZES[int(self._rng.integers(len(RING_SIZES)))]
        cards = self._rng.permutation(hidden)[:size]
        becomes = self._same_names()
        becomes[cards] = np.roll(cards, 1)
        return becomes

    def _match(self, hidden: np.ndarray, groups: np.ndarray) -> np.ndarray:
        """The cards of two colours, or of two ranks, change places two by two: so a flush can become another."""
        becomes = self._same_names()
        kinds = np.unique(groups[hidden])
        if len(kinds) > 1:
            one, two = self._rng.permutation(kinds)[:2]
            ours = self._rng.permutation(hidden[groups[hidden] == one])
            theirs = self._rng.permutation(hidden[groups[hidden] == two])
            pairs = min(len(ours), len(theirs))
            becomes[ours[:pairs]] = theirs[:pairs]
            becomes[theirs[:pairs]] = ours[:pairs]
        return becomes

    def _decide_otherwise(self) -> None:
        """A secret decision is made otherwise; half the time the two cards also change places from then on."""
        index = self._secrets[int(self._rng.integers(len(self._secrets)))]
        old = int(self.codes[index])
        others = [code for code in self._round.choices(self.orders, self.codes, index) if code != old]
        if not others:
            return
        new = others[int(self._rng.integers(len(others)))]
        one, two = self._naming.card(old), self._naming.card(new)
        if NO_CARD not in (one, two) and self._rng.random() < 0.5:
            becomes = self._same_names()
            becomes[[one, two]] = two, one
            self._try(*self._renamed(becomes, self._rows[index], index))
            return
        codes = self.codes.copy()
        codes[index] = new
        self._try(self.orders, codes)


def _numbered(words: list[str]) -> np.ndarray:
    """Equal words as equal numbers."""
    return np.unique(words, return_inverse=True)[1]
