"""The novice: counts its high cards and trumps, hopes for a little more, and plays high to win and low to lose."""

from __future__ import annotations

import random

from foretold.bots.common import chance_of, choice_of
from foretold.bots.protocol import Bot, Choice, View
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.table import TableFacts
from foretold.games.all_or_nothing.rules.state import BETS
from foretold.games.all_or_nothing.rules.tricks import would_win

#: The part of the ranks that looks high; of trumps the upper half does.
LOOKS_HIGH = 0.8
TRUMP_LOOKS_HIGH = 0.5
#: How often hope adds a trick to the bet.
HOPE = 0.3
#: A bet of so many tricks is opened gladly, because it pays double; smaller ones now and then.
GLADLY_OPEN = 2
NOW_AND_THEN = 0.25
#: How often the novice plays another card than it meant to.
SLIP = 0.08
SLIPPED = 0.3
#: How answers are liked, as a share of a win: what the novice wants, what it does not, a card that does what is wanted.
LIKED, DISLIKED = 0.6, 0.4
DOES_IT = 0.2


class Novice(Bot):
    """A plausible beginner."""

    level = "novice"

    def decide(self, view: View, budget: float, seed: int) -> Choice:
        """What looks right at first sight."""
        table, chance = TableFacts(self.game, view), chance_of(view, seed)
        legal = view["legal"]
        if view["asked"] == "bet":
            wanted = self._tricks(table, chance)
            values = [1 / (1 + abs(bet - wanted)) for bet in range(BETS)]
        elif view["asked"] == "open":
            bet = table.bets[table.seat] or 0
            opens = bet >= GLADLY_OPEN or (bet > 0 and chance.random() < NOW_AND_THEN)
            values = [LIKED, DISLIKED] if opens else [DISLIKED, LIKED]
        else:
            cards = [table.number(action.split()[1]) for action in legal]
            values = self._plays(table, cards, chance)
        return choice_of(dict(zip(legal, values, strict=True)))

    def _tricks(self, table: TableFacts, chance: random.Random) -> int:
        """High cards and trumps, each a trick; trumps above the middle too; and some hope."""
        count = 0
        for card in table.hand:
            part = (card % table.ranks + 1) / table.ranks
            count += part > (TRUMP_LOOKS_HIGH if card // table.ranks == table.trump else LOOKS_HIGH)
        hope = chance.random() < HOPE
        return min(count + hope, table.cards)

    def _plays(self, table: TableFacts, cards: list[int], chance: random.Random) -> list[float]:
        """The highest card while tricks are wanted (if it can win), else the lowest that comes to hand."""
        wanting = (table.bets[table.seat] or 0) > table.tricks[table.seat]
        record, trick = table.game.settings_array[0], [Card(card) for _, card in table.trick]
        heights = [self._height(table, card) for card in cards]
        top = 3 * table.ranks
        values = []
        for card, height in zip(cards, heights, strict=True):
            wins = would_win(record, Card(card), trick, table.trump)
            liked = height if wanting and wins else -height
            values.append(0.5 + liked / (2 * top) + (DOES_IT if wins == wanting else 0.0))
        if len(values) > 1 and chance.random() < SLIP:
            values[values.index(max(values))] -= SLIPPED
        return values

    def _height(self, table: TableFacts, card: int) -> int:
        """How high a card is whatever is led."""
        return card % table.ranks + (table.ranks if card // table.ranks == table.trump else 0)
