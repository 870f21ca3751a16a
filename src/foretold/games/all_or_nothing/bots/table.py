"""What a view says, as numbers: the table as a player at it thinks of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.games.all_or_nothing.rules.state import MOST_ROUNDS

if TYPE_CHECKING:
    from foretold.bots.protocol import View
    from foretold.play.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

#: Points that a good round brings: who is that near to the target may end the game.
GOOD_ROUND = 7
#: By how much a stranger's bet is thought to be wrong.
STRANGER_ERROR = 0.8
#: Who misses bets by more than this on average is wild.
WILD_ERROR = 1.3


@dataclass(frozen=True)
class TableFacts:
    """A view of Alles oder Nichts, read once. A card's number is colour * ranks + rank."""

    game: Game
    view: View

    @cached_property
    def _table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.view["table"]
        return table

    @cached_property
    def seat(self) -> int:
        """Whose view it is."""
        return int(self.view["seat"])

    @property
    def players(self) -> int:
        """How many play."""
        return self.game.players

    @cached_property
    def ranks(self) -> int:
        """How many ranks the deck has."""
        return int(self.game.settings_array[0]["ranks"])

    @cached_property
    def colours(self) -> int:
        """How many colours the deck has."""
        return int(self.game.settings_array[0]["colours"])

    def number(self, card: str) -> int:
        """A card's number."""
        return self.game.card_numbers[card]

    @cached_property
    def hand(self) -> list[int]:
        """The own hand."""
        return [self.number(card) for card in self._table["hand"]]

    @property
    def hand_sizes(self) -> list[int]:
        """How many cards everybody holds."""
        sizes: list[int] = self._table["hand_sizes"]
        return sizes

    @cached_property
    def trump(self) -> int:
        """The colour of trump."""
        return self.number(self._table["trump"]) // self.ranks

    @property
    def cards(self) -> int:
        """How many tricks this round has."""
        return int(self._table["cards"])

    @property
    def tricks(self) -> list[int]:
        """Tricks won so far."""
        tricks: list[int] = self._table["tricks"]
        return tricks

    @property
    def bets(self) -> list[int | None]:
        """The bets that can be seen."""
        bets: list[int | None] = self._table["bets"]
        return bets

    @property
    def open(self) -> list[bool | None]:
        """Who bet openly, as far as it was said."""
        said: list[bool | None] = self._table["open"]
        return said

    @property
    def points(self) -> list[int]:
        """Everybody's points."""
        points: list[int] = self._table["points"]
        return points

    @cached_property
    def leader(self) -> int:
        """Who leads to the present trick, or will lead to the first."""
        leader = self._table["leader"]
        return int(leader) if leader is not None else (int(self._table["dealer"]) + 1) % self.players

    @cached_property
    def trick(self) -> list[tuple[int, int]]:
        """The present trick so far: seats and cards, in order."""
        seats = [(self.leader + place) % self.players for place in range(self.players)]
        played = self._table["played"]
        return [(seat, self.number(played[seat])) for seat in seats if played[seat] is not None]

    @cached_property
    def played(self) -> list[tuple[int, int]]:
        """The cards played in this round, each with who played it, in order."""
        tricks = [*self.view["memory"]["tricks"], self._table["previous_trick"]]
        done = [
            (
                (trick["leader"] + place) % self.players,
                self.number(trick["cards"][(trick["leader"] + place) % self.players]),
            )
            for trick in tricks
            if trick is not None
            for place in range(self.players)
        ]
        return done + self.trick

    @cached_property
    def unseen(self) -> Array:
        """The cards in other hands or out of play."""
        tricks = [*self.view["memory"]["tricks"], self._table["previous_trick"]]
        seen = {self.number(card) for trick in tricks if trick is not None for card in trick["cards"]}
        seen.update(self.hand, (card for _, card in self.trick), [self.number(self._table["trump"])])
        hidden = np.ones(len(self.game.cards), np.bool_)
        hidden[list(seen)] = False
        return np.flatnonzero(hidden)

    @cached_property
    def voids(self) -> list[set[int]]:
        """The colours that each seat can't have."""
        suits = list(self.game.deck.suits)
        return [{suits.index(suit) for suit in missing} for missing in self.view["memory"]["cannot_have"]]

    @property
    def rounds_left(self) -> int:
        """This round and those after it, as far as one can tell."""
        played = int(self._table["round"]) - 1
        target = self.view["options"].get("target")
        if target is None:
            return int(self.game.settings.rounds) - played
        far = max(int(target) - max(self.points), 1)
        return min(-(-far // GOOD_ROUND), MOST_ROUNDS - played)

    @property
    def wild(self) -> int:
        """The set of seats whose bets were far off so far: who misses by that much is thought to play at random."""
        return sum(1 << seat for seat, error in enumerate(self.errors) if error > WILD_ERROR)

    @cached_property
    def errors(self) -> list[float]:
        """By how much each seat's bets were wrong on average in this game; strangers are given the doubt's benefit."""
        sums, counts = [STRANGER_ERROR] * self.players, [1.0] * self.players
        for event in self.view["log"]:
            if event["fact"] == "scores":
                sums[event["seat"]] += abs(event["bet"] - event["tricks"])
                counts[event["seat"]] += 1
        return [total / count for total, count in zip(sums, counts, strict=True)]
