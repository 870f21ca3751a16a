"""The adept: imagines what the others hold, plays rounds to their end in its head, and counts points."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from foretold.bots.common import choice_of, generator_of, rivals_mean, win_share
from foretold.bots.protocol import Bot, Choice, View
from foretold.games.all_or_nothing.bots.deals import deck_of, imagine
from foretold.games.all_or_nothing.bots.playout import Playout
from foretold.games.all_or_nothing.bots.table import Array, TableFacts

#: Cards played in the head for a decision, all alternatives together, and the most rounds: what 3 ms are enough for.
PLAYS = 9000
MOST_ROWS = 600
#: Deals imagined at most; where nothing is to be decided, a few are enough to say how things stand.
MOST_DEALS = 160
DEALS_IF_FORCED = 40
#: Points of the others count this much against one's own, shared among them.
ENVY = 0.5
#: How far apart players end, in points for each round still to come.
POINTS_APART = 3.5
#: In the last round: how much imagined wins count, and how much imagined points.
WINS_COUNT = 0.7
#: Others see an open bet and spoil it where they can: taken off the chance to make it.
SPOILED = 0.04
BETS = 7
#: The tricks that all expect together are made to fit the tricks there are, within these factors.
SCALES = (0.7, 1.4)


class Adept(Bot):
    """Bets and plays by the points to expect."""

    level = "adept"

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """The action after which the most points are to be expected."""
        legal = view["legal"]
        thinking = Thinking(TableFacts(self.game, view), generator_of(view, seed))
        if view["asked"] == "bet":
            return choice_of(dict(zip(legal, thinking.bets(), strict=True)))
        if view["asked"] == "open":
            return choice_of(dict(zip(legal, thinking.open_or_secret(), strict=True)))
        cards = [self.game.card_numbers[action.split()[1]] for action in legal]
        return choice_of(dict(zip(legal, thinking.plays(cards), strict=True)))


class Thinking:
    """One decision at one table."""

    def __init__(self, table: TableFacts, chance: np.random.Generator) -> None:
        self.table = table
        self.chance = chance
        self.deck = deck_of(table.colours, table.ranks, table.trump, table.players)
        wild = np.array([table.wild >> seat & 1 == 1 for seat in range(table.players)])
        wild[table.seat] = False
        self._wild = wild if wild.any() else None
        self._left = sum(table.hand_sizes)

    def bets(self) -> list[float]:
        """For each bet, the share of a win with the better of open and secret."""
        most = min(self.table.cards, BETS - 1)
        bets = list(range(most + 1))
        outcomes = self._outcomes(own_bets=bets)
        values = [
            max(self._value(o, bet, True), self._value(o, bet, False)) for bet, o in zip(bets, outcomes, strict=True)
        ]
        hopeless = min(values) / 2
        return values + [hopeless / (bet - most) for bet in range(most + 1, BETS)]

    def open_or_secret(self) -> list[float]:
        """The share of a win with an open bet and with a secret one."""
        bet = self.table.bets[self.table.seat] or 0
        outcome = self._outcomes(own_bets=[bet])[0]
        return [self._value(outcome, bet, True), self._value(outcome, bet, False)]

    def plays(self, cards: Sequence[int]) -> list[float]:
        """The share of a win with each card."""
        bet = self.table.bets[self.table.seat] or 0
        is_open = bool(self.table.open[self.table.seat])
        outcomes = self._outcomes(own_bets=[bet], own_cards=cards)
        return [self._value(outcome, bet, is_open) for outcome in outcomes]

    def _outcomes(self, own_bets: Sequence[int], own_cards: Sequence[int] = ()) -> list[tuple[Array, Array]]:
        """For each own bet, or each card to play, tricks and aims by imagined round and seat."""
        options = max(len(own_bets), len(own_cards))
        count = max(min(min(PLAYS // self._left, MOST_ROWS) // options, MOST_DEALS), 1)
        if len(own_cards) == 1:
            count = min(count, DEALS_IF_FORCED)
        deals = imagine(self.table, self.deck, count, self.chance)
        aims = self._aims(deals)
        hands, aims = np.tile(deals, (options, 1, 1)), np.tile(aims, (options, 1))
        aims[:, self.table.seat] = np.repeat(own_bets, count) if len(own_bets) == options else own_bets[0]
        tricks = np.tile(self.table.tricks, (len(hands), 1))
        playout = Playout(self.deck, hands, tricks, aims, self.table.leader)
        for _, card in self.table.trick:
            playout.play(np.full(len(hands), card))
        if own_cards:
            cards = np.repeat(own_cards, count)
            playout.take(cards)
            playout.play(cards)
        playout.finish(self._left - (1 if own_cards else 0), self._wild, self.chance)
        return [(tricks[i * count : (i + 1) * count], aims[i * count : (i + 1) * count]) for i in range(options)]

    def _aims(self, deals: Array) -> Array:
        """What everybody aims at: the open bets, else about what the hand is good for."""
        table = self.table
        likely = self.deck.likely[deals].sum(axis=2)
        left = max(table.hand_sizes)
        scale = np.clip(left / np.maximum(likely.sum(axis=1, keepdims=True), 0.5), *SCALES)
        aims: Array = np.array(table.tricks) + np.floor(likely * scale + 0.5).astype(np.int64)
        for seat in range(table.players):
            bet = table.bets[seat]
            if bet is not None:
                aims[:, seat] = bet
        return aims

    def _value(self, outcome: tuple[Array, Array], bet: int, is_open: bool) -> float:
        """The share of a win: by points, and in the last round by the wins that they make."""
        table, seat = self.table, self.table.seat
        tricks, aims = outcome
        made = tricks == aims
        opened = np.array([said is True for said in table.open])
        opened[seat] = is_open
        gains = np.where(opened, made * (2 * tricks + 3), tricks + 3 * made)
        own = gains[:, seat].mean() - (SPOILED * (2 * bet + 3) if is_open and table.open[seat] is None else 0)
        others = (gains.sum() - gains[:, seat].sum()) / len(gains) / (table.players - 1)
        lead = table.points[seat] - rivals_mean(table.points, seat) + own - ENVY * others
        left = table.rounds_left
        share = win_share(float(lead), POINTS_APART * left**0.5, table.players)
        if left > 1:
            return share
        ends = np.array(table.points) + gains
        best = ends.max(axis=1)
        wins = (ends[:, seat] == best) / (ends == best[:, None]).sum(axis=1)
        return WINS_COUNT * float(wins.mean()) + (1 - WINS_COUNT) * share
