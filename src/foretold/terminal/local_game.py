"""A game on this machine, with a person on one seat and bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import cycle
from typing import Any

import foretold
from foretold.bots import Bot, Choice, make, usual_level
from foretold.engine.view_types import View
from foretold.errors import InvalidOption, InvalidRecord
from foretold.play.record import Record
from foretold.play.replay import replay
from foretold.play.state import State
from foretold.terminal.texts import BOT


class LocalGame:
    """A game in progress: its state, the players, and the person's decisions so far."""

    def __init__(self, state: State, seat: int, players: Sequence[str], mine: Sequence[int] = ()) -> None:
        self.state = state
        self.seat = seat
        self.players = list(players)
        self._mine = list(mine)
        self._bots: dict[str, Bot] = {}
        for player in self.players:
            if player.startswith(BOT):
                self._bot(player.removeprefix(BOT))

    @classmethod
    def new(
        cls, game: str, options: Mapping[str, Any], seat: int, levels: Sequence[str], seed: Any, name: str
    ) -> LocalGame:
        """Deal a new game; ``levels`` are those of the other seats in order, again from the first if there are few."""
        state = foretold.game(game, **options).deal(seed=seed)
        count = state.game.players
        state.view(seat)  # refuses a seat that is not there
        others = cycle(levels or [usual_level(game)])
        return cls(state, seat, [name if place == seat else BOT + next(others) for place in range(count)])

    @classmethod
    def of(cls, record: Record, seat: int | None, levels: Sequence[str], name: str) -> LocalGame:
        """Go on with a record. The person has the first seat that is not a bot's; other people's seats get bots."""
        state = replay(record)
        names = record.players or [""] * state.game.players
        people = [place for place, name in enumerate(names) if not name.startswith(BOT)]
        mine = seat if seat is not None else (people or [0])[0]
        state.view(mine)  # refuses a seat that is not there
        others = cycle(levels or [usual_level(record.game)])
        players = [known if known.startswith(BOT) else BOT + next(others) for known in names]
        players[mine] = names[mine] if mine in people and names[mine] else name
        _check_levels(players, state)
        return cls(state, mine, players, _decisions_of(state, mine))

    def _bot(self, level: str) -> Bot:
        if level not in self._bots:
            self._bots[level] = make(level, self.state.game)
        return self._bots[level]

    @property
    def my_turn(self) -> bool:
        """Return whether the person decides now."""
        return self.state.actor == self.seat

    def view(self) -> View:
        """Return the person's view."""
        return self.state.view(self.seat)

    def bot_decides(self, budget: float) -> Choice:
        """Return the choice of the bot that decides now. It gets its seat's view and nothing else."""
        seat = self.state.actor
        assert seat is not None  # noqa: S101 - asked only while a bot decides
        bot = self._bot(self.players[seat].removeprefix(BOT))
        return bot.decide(self.state.view(seat), budget, self._chance(seat))

    def advice(self, budget: float) -> Choice:
        """Return what the adviser would do. It knows what the person knows."""
        return self._bot(usual_level(self.state.game.name)).decide(self.view(), budget, 0)

    def _chance(self, seat: int) -> int:
        """Return the seed of a bot's chance: the same each time that the game is resumed."""
        return int.from_bytes(sha256(f"{self.state.seed}/{seat}".encode()).digest()[:6], "big")

    def do(self, action: str) -> None:
        """Do what the one whose turn it is has decided."""
        mine, number = self.my_turn, len(self.state.actions)
        self.state.apply(action)
        if mine:
            self._mine.append(number)

    def take_back(self) -> str:
        """Go back to before the person's last decision, and return it; empty if there is none."""
        if not self._mine:
            return ""
        number = self._mine.pop()
        action = str(self.state.actions[number])
        self.state = rewound(self.state, number)
        return action

    def record(self) -> Record:
        """Return the record of the whole game, with names."""
        return self.state.record(self.players)


def _check_levels(players: Sequence[str], state: State) -> None:
    """Refuse a record with a bot that this version does not know."""
    for seat, player in enumerate(players):
        if player.startswith(BOT):
            try:
                make(player.removeprefix(BOT), state.game)
            except InvalidOption as error:
                raise InvalidRecord("record-options", entry=f"players[{seat}]", reason=error) from error


def _again(state: State, decisions: int) -> State:
    """Return the same game after a number of its decisions, with the same later card orders."""
    record = state.record()
    game = state.game.with_options(record.options)
    again = game.deal(seed=record.seed, decks=record.decks, reshuffles=record.reshuffles)
    for action in record.actions[:decisions]:
        again.apply(action)
    return again


def rewound(state: State, decisions: int) -> State:
    """Return the game after a number of its decisions, as if nothing had come after them."""
    record, then = state.record(), _again(state, decisions)
    return replay(
        Record(
            format=record.format,
            game=record.game,
            options=record.options,
            seed=record.seed,
            decks=record.decks[: then.rounds_dealt],
            reshuffles=record.reshuffles[: then.reshuffle_count],
            actions=record.actions[:decisions],
        )
    )


def _decisions_of(state: State, seat: int) -> list[int]:
    """Return the numbers of a seat's decisions."""
    again = _again(state, 0)
    found = []
    for number, action in enumerate(state.actions):
        if again.actor == seat:
            found.append(number)
        again.apply(action)
    return found
