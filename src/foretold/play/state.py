"""A game in progress."""

from __future__ import annotations

import operator
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from foretold import deprecated
from foretold.engine.engine import new_facts
from foretold.engine.log import rows
from foretold.engine.scratch import FACTS_A_STEP, Fault, facts_written, set_facts_written
from foretold.errors import ForetoldError, IllegalAction, InvalidDeck, InvalidSeat
from foretold.play import seeds
from foretold.play.action import Action
from foretold.play.visible import Around, Moment, Visible, facts_of

if TYPE_CHECKING:
    from foretold.engine.view_types import View
    from foretold.play.game import Game
    from foretold.play.record import Record


#: Room in a log for this many facts beyond those of the next step: few, because a server keeps many games.
ROOM = 128


class OrderNeeded(ForetoldError):
    """A round must be dealt or the pile reshuffled, but its order has to be given first; the state is unchanged."""


class State:
    """A game in progress: options, card orders and decisions so far, and everything that follows from them."""

    __slots__ = (
        *("game", "_actions", "_code_of", "_codes", "_decks_given", "_do", "_fresh_seed"),
        *("_facts", "_given", "_list_legal", "_record", "_seed", "_visible", "_stacked", "_workspace"),
    )

    def __init__(self, game: Game, stacked: np.ndarray, decks_given: int, record: np.ndarray) -> None:
        self.game = game
        self._stacked = stacked
        self._decks_given = decks_given
        self._record = record
        self._seed: str | None = None
        self._given = True
        self._fresh_seed: str | None = None  # the same for clones, which have the same future
        self._facts = new_facts(FACTS_A_STEP + ROOM)
        self._codes = array("h")
        self._visible: Visible | None = None
        self._workspace = game.engine.workspace
        self._actions: tuple[Action, ...] = game.actions
        self._code_of = game.codes
        self._do = game.engine.attempt
        self._list_legal = game.engine.list_legal

    @classmethod
    def begin(cls, game: Game, seed: str | None, stacked: np.ndarray, decks_given: int) -> State:
        """Deal the first round. Without a seed every order must be given (see ``play_on_from``)."""
        state = cls(game, stacked, decks_given, np.zeros(1, game.rules.state_dtype))
        state._use_seed(seed)
        scratch = state._workspace.scratch
        fault = game.engine.begin(game.settings_array, state._record, 0, scratch, state._facts, stacked, decks_given)
        if fault:
            raise state._error(fault, "")
        return state

    def _use_seed(self, seed: str | None) -> None:
        self._seed = seed
        self._given = seed is None or len(self._stacked) > 0
        self._record["given_only"] = seed is None
        if seed is not None:
            self._record["seed"][0] = seeds.words(seed)

    def play_on_from(self, seed: str | None) -> None:
        """Take orders that are not given from the seed from here on; without one, from a fresh one when needed."""
        self._fresh_seed = seeds.read(None) if seed is None else None
        self._use_seed(seed)

    @property
    def seed(self) -> str | None:
        """The seed; None if all orders were given so far. Not for players while the game runs."""
        return self._seed

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._record["over"][0])

    @property
    def actor(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        seat = int(self._record["actor"][0])
        return None if seat < 0 else seat

    @property
    def question(self) -> int:
        """The number of the present question; everybody may know it."""
        return int(self._record["asked"][0])

    @property
    def scores(self) -> tuple[int, ...]:
        """Runes or points so far, by seat."""
        state = self._record[0]
        score_of = self.game.rules.bindings["score_of"]
        return tuple(score_of(state, seat) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats in order; empty before the end, or when nobody wins."""
        won = int(self._record["winners"][0])
        return tuple(seat for seat in range(self.game.players) if (won >> seat) & 1)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The decisions so far."""
        return tuple(self._actions[code] for code in self._codes)

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the seat that decides, in the order of the action table."""
        table = self._actions
        return [table[code] for code in self._legal_codes()]

    def allows(self, action: Action | str) -> bool:
        """Return whether the seat that decides may do this now."""
        return self._code_of.get(action) in self._legal_codes()

    def _legal_codes(self) -> list[int]:
        codes = self._workspace.legal
        return codes[: self._list_legal(self._record, 0, codes)].tolist()  # type: ignore[no-any-return]

    def mask(self) -> np.ndarray:
        """Return the legal actions as an array of 0 and 1 over the action table."""
        mask = np.empty(len(self._actions), np.int8)
        self.game.engine.mask_all(self.game.settings_array, self._record, 0, 1, mask.reshape(1, -1))
        return mask

    def observation(self, seat: int) -> np.ndarray:
        """Return the observation of a seat, as numbers for a net (docs/observations.md)."""
        observer = self._seat(seat)
        if observer is None:  # a spectator has none
            raise InvalidSeat("seat-invalid", seat=seat, players=self.game.players)
        numbers = np.empty(self.game.rules.observation_size, np.float32)
        seats = np.array((observer,), np.int8)
        self.game.engine.observe_all(self.game.settings_array, self._record, 0, 1, seats, numbers.reshape(1, -1))
        return numbers

    def apply(self, action: Action | str) -> None:
        """Do an action (or its notation); an illegal one is refused and leaves the state as it was."""
        try:
            code = self._code_of[action]
        except (KeyError, TypeError):
            raise IllegalAction("action-unknown", action=action) from None
        fault = self._attempt(code)
        if fault:
            fault = self._with_fresh_seed(code, fault)
            if fault:
                raise self._error(fault, self._actions[code])
        self._codes.append(code)

    def _with_fresh_seed(self, code: int, fault: int) -> int:
        """Draw a seed for a record without one that is played on, when an order is needed."""
        if self._fresh_seed is None or fault not in (Fault.DECK_NEEDED, Fault.RESHUFFLE_NEEDED):
            return fault
        self.play_on_from(self._fresh_seed)
        return self._attempt(code)

    def _attempt(self, code: int) -> int:
        """Do an action or leave everything as it was; returns the fault."""
        record = self._record
        before = record.tobytes() if self._given else b""  # a given order may prove wrong when half is done
        count = facts_written(self._facts) if self._given else 0
        fault: int = self._do(
            self.game.settings_array,
            record,
            0,
            self._workspace.scratch,
            self._facts,
            self._stacked,
            self._decks_given,
            code,
        )
        if fault == Fault.LOG_FULL:
            self._grow()
            return self._attempt(code)
        if fault > Fault.ILLEGAL and before:
            self._restore(before, count)
        return fault

    def _restore(self, record: bytes, facts: int) -> None:
        """Go back to a record and a number of facts."""
        self._record.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
        set_facts_written(self._facts, facts)

    def apply_codes(self, codes: np.ndarray) -> None:
        """Do many decisions at once, by their numbers; the first that can't be done raises, those before it stand."""
        game = self.game
        before, facts = self._record.tobytes(), facts_written(self._facts)
        rest = codes
        while len(rest):
            scratch = self._workspace.scratch
            done = game.engine.replay_codes(
                game.settings_array, self._record, 0, scratch, self._facts, self._stacked, self._decks_given, rest
            )
            self._codes.extend(rest[:done].tolist())
            rest = rest[done:]
            fault = int(self._record["fault"][0])
            self._record["fault"] = 0
            if fault == Fault.LOG_FULL:
                self._grow()
            elif fault == Fault.ILLEGAL:
                raise self._error(fault, "")
            elif fault:  # half of a step is done: go back to the beginning, and again as far as it goes
                self._restore(before, facts)
                del self._codes[len(self._codes) - (len(codes) - len(rest)) :]
                self.apply_codes(codes[: len(codes) - len(rest)])
                raise self._error(self._attempt(int(rest[0])), "")

    def _grow(self) -> None:
        """Make room in the log for some more steps."""
        count = facts_written(self._facts)
        facts = new_facts(count + FACTS_A_STEP + ROOM)
        facts[: count + 1] = self._facts[: count + 1]
        self._facts = facts

    def _error(self, fault: int, action: str) -> ForetoldError:
        if fault == Fault.ILLEGAL and self.is_over:
            return IllegalAction("game-over", action=str(action))
        if fault == Fault.ILLEGAL:
            return IllegalAction("action-illegal", action=str(action), actor=self.actor)
        number = int(self._record["reshuffles"][0])
        if fault == Fault.RESHUFFLE_NOT_THE_PILE:
            return InvalidDeck("reshuffle-not-the-pile", entry=f"reshuffles[{number}]")
        if fault == Fault.RESHUFFLE_NEEDED:
            return OrderNeeded("record-reshuffle-missing", entry=f"reshuffles[{number}]")
        return OrderNeeded("record-deck-missing", entry=f"decks[{self.rounds_dealt}]")

    @property
    def rounds_dealt(self) -> int:
        """The number of rounds dealt so far."""
        return int(self._record["round_index"][0]) + 1

    @property
    def reshuffle_count(self) -> int:
        """The number of reshuffles so far."""
        return int(self._record["reshuffles"][0])

    def written_options(self) -> dict[str, Any]:
        """Return the options as the record of this game has them."""
        written = {**self.game.options, **self.game.rules.options_found(self.game.settings_array[0], self._record[0])}
        if "deck" in written:  # the longest comes last
            written["deck"] = written.pop("deck")
        return written

    def rounds(self) -> list[dict[str, Any]]:
        """Return the finished rounds, as ``foretold replay --json`` prints them."""
        return self.game.rules.rounds(self._facts, self.game.players, self.game.deck)

    @property
    def fact_count(self) -> int:
        """The number of facts so far, whoever witnessed them: from here ``facts`` may go on later."""
        return facts_written(self._facts)

    def view(self, seat: int | None) -> View:
        """Return everything that this seat may know and nothing else, JSON-ready; None: a spectator."""
        glance: Any = self.glance(seat)
        last_round = glance.pop("last_round")
        glance.update(log=self.facts(seat), last_round=last_round)
        view: View = glance
        return view

    def glance(self, seat: int | None) -> View:
        """Return the view of this seat without its log."""
        view: View = msgspec.json.decode(self.glances([seat])[0])
        return view

    def facts(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Return the log of this seat's view, without what it saw of the first ``since`` facts (see ``fact_count``)."""
        return facts_of(self.game, self._facts, max(0, operator.index(since)), self._seat(seat))

    def all_facts(self, since: int = 0) -> list[dict[str, Any]]:
        """Return the log with what any seat witnessed: for a game that is over."""
        return [self.game.phrasebook.told(row) for row in rows(self._facts, max(0, operator.index(since)))]

    def glances(self, seats: Sequence[int | None], *, memory: bool = True) -> list[bytes]:
        """Return the glances of several viewers as JSON, much faster than one by one; null for unwanted memory."""
        return [glance for _, glance in self.news(seats, self.fact_count, memory=memory)]

    def news(self, seats: Sequence[int | None], since: int = 0, *, memory: bool = True) -> list[tuple[bytes, bytes]]:
        """Return for each viewer, as JSON, the facts since the first ``since`` and the glance."""
        return self._seen().news(self._moment(since), self._observers(seats), memory_aid=memory)

    def messages(self, seats: Sequence[int | None], since: int, around: Around, *, memory: bool = True) -> list[bytes]:
        """Return news as one text for each viewer, with the given texts before, between and behind its two parts."""
        return self._seen().messages(self._moment(since), self._observers(seats), around, memory_aid=memory)

    def _seen(self) -> Visible:
        if self._visible is None:
            self._visible = Visible(self.game)
        return self._visible

    def _moment(self, since: int) -> Moment:
        return self._record, self._facts, max(0, operator.index(since)), len(self._codes)

    def _observers(self, seats: Sequence[int | None]) -> tuple[int | None, ...]:
        """Check viewers; nearly always they are plain numbers in range."""
        players = self.game.players
        for seat in seats:
            if seat is not None and (type(seat) is not int or not 0 <= seat < players):
                return tuple([self._seat(seat) for seat in seats])
        return tuple(seats)

    def _seat(self, seat: Any) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.game.players):
            return seat
        try:
            number = operator.index(seat)
        except TypeError:
            number = -1
        if isinstance(seat, (bool, np.bool_)) or not 0 <= number < self.game.players:
            raise InvalidSeat("seat-invalid", seat=seat, players=self.game.players)
        return number

    def clone(self) -> State:
        """Return a copy of the game with the same future; neither disturbs the other."""
        twin = State(self.game, self._stacked, self._decks_given, self._record.copy())
        twin._seed = self._seed
        twin._given = self._given
        twin._fresh_seed = self._fresh_seed
        twin._facts = self._facts.copy()
        twin._codes = self._codes[:]
        return twin

    def deck_orders(self) -> list[list[str]]:
        """Return the card order of each round dealt so far. Not for players while the game runs."""
        cards = self.game.cards
        orders = []
        for number in range(self.rounds_dealt):
            if number < self._decks_given:
                order = self._stacked[number]
            else:
                scratch = self._workspace.scratch
                self.game.engine.shuffled(self._record, 0, scratch, len(cards), number)
                order = scratch["order"][0, : len(cards)]
            orders.append([cards[card] for card in order.tolist()])
        return orders

    def reshuffle_orders(self) -> list[list[str]]:
        """Return the order of each new deck of the whole game, top first. Not for players while the game runs."""
        return [[self.game.cards[card] for card in order] for order in self.game.rules.reshuffles(self._facts)]

    def record(self, players: list[str] | None = None) -> Record:
        """Return the record of the whole game, secrets included; not for players while it runs."""
        from foretold.play.record import of_state

        return of_state(self, players)

    def state_array(self) -> np.ndarray:
        """Return a copy of the state as a NumPy record, for the entry points of ``game.engine``."""
        return self._record.copy()

    def record_array(self) -> np.ndarray:
        """Return `state_array()`, under its earlier name."""
        deprecated.warn("State.record_array", "State.state_array")
        return self.state_array()

    def fact_rows(self) -> np.ndarray:
        """Return a copy of the whole log of facts, secrets included (`engine/scratch.py`); the first row counts."""
        return self._facts[: self.fact_count + 1].copy()

    def __repr__(self) -> str:
        return f"<foretold.State {self.game.name} decisions={len(self._codes)} actor={self.actor}>"
