"""What a view says, as numbers: the table as a player at it thinks of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from foretold.games.predictions.bots.hands import NUMBERS, mask_of, members_of
from foretold.games.predictions.rules.state import CARDS, EFFECTS, ROUNDS, STARRED, TURNS_A_SEAT, Effect

if TYPE_CHECKING:
    from foretold.bots.protocol import View
    from foretold.play.game import Game

#: How many cards a turn adds to the gallery on average: turns that take a card leave it as full as it was.
FILL_A_TURN = 0.75


@dataclass(frozen=True)
class TableFacts:
    """A view of All In - Predictions, read once."""

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
    def hand(self) -> int:
        """The own hand, a set of cards."""
        return mask_of(self._table["hand"])

    @cached_property
    def runes(self) -> list[int]:
        """Everybody's runes."""
        return list(self._table["runes"])

    @property
    def pot(self) -> int:
        """The runes in the pot."""
        return int(self._table["pot"])

    @property
    def all_in(self) -> int | None:
        """Who is all in."""
        seat: int | None = self._table["all_in"]
        return seat

    @property
    def predictions(self) -> list[int | None]:
        """What was predicted so far."""
        predictions: list[int | None] = self._table["predictions"]
        return predictions

    @property
    def is_last_round(self) -> bool:
        """Whether the runes are counted after this round."""
        return int(self._table["round"]) >= ROUNDS

    @property
    def rounds_left(self) -> int:
        """This round and those after it."""
        return max(ROUNDS - int(self._table["round"]) + 1, 1)

    @cached_property
    def places(self) -> dict[str, int]:
        """The cards that may be taken, by place."""
        places = {str(i): NUMBERS[column[-1]] for i, column in enumerate(self._table["gallery"]) if column}
        top = self._table["pile"]["top"]
        if top is not None and self.view["options"].get("discard") == "seer":
            places["discard"] = NUMBERS[top]
        return places

    @cached_property
    def spots(self) -> int:
        """How many cards the gallery still takes, the one now being played counted."""
        lying = sum(len(column) for column in self._table["gallery"]) + (self._table["played"] is not None)
        return 2 * len(self._table["gallery"]) - lying

    def own_turns(self, spots: float) -> float:
        """How many turns of one's own are still to come when so many places are free."""
        left = TURNS_A_SEAT - int(self._table["turn"]) / self.players
        fill = FILL_A_TURN * self.players if self.all_in is None else FILL_A_TURN * (self.players - 1) + 1
        return max(min(spots / fill, left), 0.0)

    @cached_property
    def known_hands(self) -> list[int]:
        """Cards that are certainly in each other hand."""
        return [mask_of(cards) for cards in self.view["memory"]["hands"]]

    @cached_property
    def pool(self) -> list[int]:
        """The cards that nobody has seen since they were shuffled: in the deck, or in other hands."""
        seen = self.hand | mask_of(card for column in self._table["gallery"] for card in column)
        seen |= mask_of(card for card in self.view["memory"]["pile"] if card is not None)
        seen |= mask_of(card for card in self._table["revealed"] if card is not None)
        for known in self.known_hands:
            seen |= known
        if self._table["played"] is not None:
            seen |= mask_of([self._table["played"]["card"]])
        return members_of(((1 << CARDS) - 1) & ~seen)

    def effects(self, card: int) -> list[int]:
        """The effects of a card from the top down, without their stars."""
        faces = self.game.settings_array[0]["effects"][card]
        return [int(faces[i]) & ~STARRED for i in range(EFFECTS) if int(faces[i]) != Effect.NOTHING]

    @cached_property
    def effects_left(self) -> list[int]:
        """The effects of the played card that come after the present one."""
        played = self._table["played"]
        return [] if played is None else self.effects(NUMBERS[played["card"]])[int(played["step"]) + 1 :]

    @cached_property
    def effect_now(self) -> int:
        """The effect that is being resolved."""
        played = self._table["played"]
        return self.effects(NUMBERS[played["card"]])[int(played["step"])]

    @cached_property
    def events(self) -> list[dict[str, Any]]:
        """The log of this round."""
        log: list[dict[str, Any]] = self.view["log"]
        for place in range(len(log) - 1, -1, -1):
            if log[place]["fact"] == "round-begins":
                return log[place:]
        return log
