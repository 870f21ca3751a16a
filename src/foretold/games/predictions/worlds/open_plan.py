"""The script of *open* and *seer* (see worlds): by hand its unseen tokens, the cards seen there, announcements."""

from dataclasses import dataclass, field

import numpy as np

from foretold.engine.world_plan import SCRIPT_WIDTH, array_of
from foretold.games.predictions.rules.state import CARDS, NONE
from foretold.games.predictions.worlds.script import NEVER, OP_BIND, OP_BLOCK, OP_CHECK, memory_size
from foretold.games.predictions.worlds.story import Event, Happening, Story


@dataclass
class Hand:
    """What was seen of one hand."""

    tokens: list[int] = field(default_factory=list)
    seen: set[int] = field(default_factory=set)  # cards seen entering and still there
    bound: dict[int, list[int]] = field(default_factory=dict)  # cards that entered unseen, still there: their rows
    binds: list[list[int]] = field(default_factory=list)
    checks: list[list[int]] = field(default_factory=list)

    def read(self, event: Event, time: int, epoch: int) -> None:
        """Take in an event; ``epoch``: of the card that it names."""
        happening, what = event.happening, event.what
        if happening is Happening.ENTERS:
            self.tokens.append(what)
        elif happening is Happening.SEEN_ENTERING:
            self.seen.add(what)
        elif happening is Happening.ANNOUNCES:
            seen = sum(1 << card for card in self.seen)
            self.checks.append([OP_CHECK, 0, len(self.tokens), what, seen, time])
        else:
            if what not in self.seen and what not in self.bound:
                self.bound[what] = [OP_BIND, 0, len(self.tokens), what, epoch, NEVER]
                self.binds.append(self.bound[what])
            if happening is Happening.SEEN_LEAVING:
                self._leaves(what, time)

    def _leaves(self, card: int, time: int) -> None:
        self.seen.discard(card)
        if card in self.bound:
            self.bound.pop(card)[-1] = time

    def rows(self, first: int, at: int) -> list[list[int]]:
        """The hand's block of the script, whose tokens begin at ``first`` and rows at ``at``."""
        inner = [*self.binds, *self.checks]
        for row in inner:
            row[1] = first
        return [[OP_BLOCK, first, len(self.tokens), at + 1 + len(inner)], *inner]


def open_script(story: Story) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The script, the pools of cards never seen, the memory."""
    hands = [Hand() for _ in range(int(story.game.players))]
    epochs = [0] * CARDS
    reshuffles = 0
    for time, event in enumerate(story.events):
        if event.happening is Happening.RESHUFFLE:
            reshuffles += 1
            for card in story.pools[reshuffles]:
                epochs[card] = reshuffles
        else:
            epoch = 0 if event.happening in (Happening.ENTERS, Happening.ANNOUNCES) else epochs[event.what]
            hands[event.seat].read(event, time, epoch)
    hands.sort(key=lambda hand: -len(hand.checks))  # what may fail is drawn first
    held = {token for hand in hands for token in hand.tokens}
    unknown = [
        CARDS * epoch + place
        for epoch, order in enumerate(story.orders)
        for place, card in enumerate(order)
        if card == NONE
    ]
    hands.append(Hand(tokens=[token for token in unknown if token not in held]))  # the deck
    return _laid_out(hands, _pools(story, hands))


def _pools(story: Story, hands: list[Hand]) -> list[list[int]]:
    """For each epoch the cards that were never seen since."""
    pools = [set(pool) for pool in story.pools]
    for epoch, order in enumerate(story.orders):
        pools[epoch] -= set(order)
    for hand in hands:
        for _, _, _, card, epoch, _ in hand.binds:
            pools[epoch].remove(card)
    return [sorted(pool) for pool in pools]


def _laid_out(hands: list[Hand], pools: list[list[int]]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    tokens = [token for hand in hands for token in hand.tokens]
    rows = [[len(tokens), len(pools)]]
    first = 0
    for hand in hands:
        rows += hand.rows(first, len(rows))
        first += len(hand.tokens)
    work = np.zeros(memory_size(len(tokens), len(pools)), np.int64)
    work[: len(tokens)] = tokens
    return array_of(rows, SCRIPT_WIDTH), array_of([[len(pool), *pool] for pool in pools], CARDS + 1), work
