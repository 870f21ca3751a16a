"""A game in progress."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.errors import ForetoldError, IllegalAction, InvalidDeck, InvalidSeat
from foretold.play import seeds
from foretold.play.action import Action
from foretold.play.engine import CODES, LONGS, new_facts
from foretold.rules.desk import FACTS_A_STEP, Fault

if TYPE_CHECKING:
    from foretold.play.game import Game
    from foretold.play.record import Record


class OrderNeeded(ForetoldError):
    """A round must be dealt or the pile reshuffled, and the order was to be given; the state is unchanged."""


class State:
    """A game in progress: options, card orders and the decisions so far, and all that follows from them."""

    __slots__ = (
        *("game", "_actions", "_code_of", "_codes", "_decks_given", "_desk", "_do", "_fresh_seed"),
        *("_facts", "_given", "_legal", "_list_legal", "_record", "_seed", "_stacked"),
    )

    def __init__(self, game: Game, stacked: np.ndarray, decks_given: int, record: np.ndarray) -> None:
        self.game = game
        self._stacked = stacked
        self._decks_given = decks_given
        self._record = record
        self._seed: str | None = None
        self._given = True
        self._fresh_seed: str | None = None  # the same for clones, which have the same future
        self._desk = game.engine.new_desk()
        self._facts = new_facts(2 * FACTS_A_STEP)
        self._codes: list[int] = []
        self._legal = np.zeros(game.rules.most_legal, CODES)
        self._actions: tuple[Action, ...] = game.actions
        self._code_of = game.codes
        self._do = game.engine.attempt
        self._list_legal = game.engine.list_legal

    @classmethod
    def begin(cls, game: Game, seed: str | None, stacked: np.ndarray, decks_given: int) -> State:
        """Deal the first round. Without a seed every order must be given (see ``play_on_from``)."""
        state = cls(game, stacked, decks_given, np.zeros(1, game.rules.state_dtype))
        state._use_seed(seed)
        fault = game.engine.begin(game.record, state._record, 0, state._desk, state._facts, stacked, decks_given)
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
        """From here on orders that are not given come from the seed; without one, from a fresh one when needed."""
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
        """What the seat that decides may do now, in the order of the action table."""
        table = self._actions
        count = self._list_legal(self._record, 0, self._legal)
        return [table[code] for code in self._legal[:count].tolist()]

    def mask(self) -> np.ndarray:
        """The legal actions as ones in a row of zeros, one for each action of the table."""
        mask = np.empty(len(self._actions), np.int8)
        self.game.engine.mask_all(self.game.record, self._record, 0, 1, mask.reshape(1, -1))
        return mask

    def observation(self, seat: int) -> np.ndarray:
        """What this seat may know, as numbers for a net (docs/observations.md)."""
        observer = self._seat(seat)
        if observer is None:  # a spectator has none
            raise InvalidSeat("seat-invalid", seat=seat, players=self.game.players)
        numbers = np.empty(self.game.rules.observation_size, np.float32)
        seats = np.array((observer,), np.int8)
        self.game.engine.observe_all(self.game.record, self._record, 0, 1, seats, numbers.reshape(1, -1))
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
        """A record without a seed that is played on takes its fresh one when an order is needed."""
        if self._fresh_seed is None or fault not in (Fault.DECK_NEEDED, Fault.RESHUFFLE_NEEDED):
            return fault
        self.play_on_from(self._fresh_seed)
        return self._attempt(code)

    def _attempt(self, code: int) -> int:
        """Do an action or leave everything as it was; returns the fault."""
        record = self._record
        before = record.tobytes() if self._given else b""  # a given order may prove wrong when half is done
        count = self._facts[0, 0] if self._given else 0
        fault: int = self._do(
            self.game.record, record, 0, self._desk, self._facts, self._stacked, self._decks_given, code
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
        self._facts[0, 0] = facts

    def apply_codes(self, codes: np.ndarray) -> None:
        """Do many decisions at once, by their numbers; the first that can't be done raises, those before it stand."""
        game = self.game
        before, facts = self._record.tobytes(), self._facts[0, 0]
        rest = codes
        while len(rest):
            done = game.engine.replay_codes(
                game.record, self._record, 0, self._desk, self._facts, self._stacked, self._decks_given, rest
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
        count = int(self._facts[0, 0]) + 1
        facts = new_facts(2 * count + 2 * FACTS_A_STEP)
        facts[:count] = self._facts[:count]
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
        """How many rounds have been dealt so far."""
        return int(self._record["round_index"][0]) + 1

    @property
    def reshuffle_count(self) -> int:
        """How many times the pile has been reshuffled so far."""
        return int(self._record["reshuffles"][0])

    def written_options(self) -> dict[str, Any]:
        """The options as the record of this game has them."""
        written = {**self.game.options, **self.game.rules.options_found(self.game.record[0], self._record[0])}
        if "deck" in written:  # the longest comes last
            written["deck"] = written.pop("deck")
        return written

    def rounds(self) -> list[dict[str, Any]]:
        """The finished rounds, as ``foretold replay --json`` prints them."""
        return self.game.rules.rounds(self._facts, self.game.players, self.game.deck)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know and nothing else, JSON-ready; None: a spectator."""
        observer = self._seat(seat)
        rules = self.game.rules
        known = np.zeros(rules.known_places, LONGS)
        self.game.engine.know(self.game.record, self._record, 0, -1 if observer is None else observer, known)
        rounds = self.rounds()
        options = {name: value for name, value in self.written_options().items() if name != "deck"}
        return {
            "game": self.game.name,
            "options": options,
            "seat": observer,
            "decision": len(self._codes),
            "over": self.is_over,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "actor": self.actor,
            "asked": rules.question(self._record[0]),
            "legal": [str(a) for a in self.legal_actions()] if observer is not None and observer == self.actor else [],
            **rules.view(self.game.record[0], self._record[0], self._facts, observer, known, self.game.deck),
            "last_round": rounds[-1] if rounds else None,
        }

    def _seat(self, seat: Any) -> int | None:
        if seat is None:
            return None
        try:
            number = operator.index(seat)
        except TypeError:
            number = -1
        if isinstance(seat, (bool, np.bool_)) or not 0 <= number < self.game.players:
            raise InvalidSeat("seat-invalid", seat=seat, players=self.game.players)
        return number

    def clone(self) -> State:
        """The same game with the same future; neither disturbs the other."""
        twin = State(self.game, self._stacked, self._decks_given, self._record.copy())
        twin._seed = self._seed
        twin._given = self._given
        twin._fresh_seed = self._fresh_seed
        twin._facts = self._facts.copy()
        twin._codes = self._codes.copy()
        return twin

    def deck_orders(self) -> list[list[str]]:
        """For each round dealt so far, the order the cards lay in. Not for players while the game runs."""
        cards = self.game.cards
        orders = []
        for number in range(self.rounds_dealt):
            if number < self._decks_given:
                order = self._stacked[number]
            else:
                self.game.engine.shuffled(self._record, 0, self._desk, len(cards), number)
                order = self._desk["order"][0, : len(cards)]
            orders.append([cards[card] for card in order.tolist()])
        return orders

    def reshuffle_orders(self) -> list[list[str]]:
        """The order of each new deck of the whole game, top first. Not for players while the game runs."""
        return [[self.game.cards[card] for card in order] for order in self.game.rules.reshuffles(self._facts)]

    def record(self, players: list[str] | None = None) -> Record:
        """The whole game, secrets included; not for players while it runs."""
        from foretold.play.record import of_state

        return of_state(self, players)

    def record_array(self) -> np.ndarray:
        """A copy of the state's record, for the entry points of ``game.engine``."""
        return self._record.copy()

    def facts(self) -> np.ndarray:
        """A copy of the whole log of facts, secrets included, as `foretold.rules.desk` has it; the first row counts."""
        return self._facts[: int(self._facts[0, 0]) + 1].copy()

    def __repr__(self) -> str:
        return f"<foretold.State {self.game.name} decisions={len(self._codes)} actor={self.actor}>"
