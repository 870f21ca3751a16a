"""A game as plain arrays, options, card orders and decisions, and its last round replayed again and again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.play.engine import CODES, ORDERS, new_facts
from foretold.play.stacks import EMPTY
from foretold.play.state import State
from foretold.rules.desk import FACT_KNOWERS, FACT_SEAT, FACTS_A_STEP, SPECTATOR

if TYPE_CHECKING:
    from foretold.play.game import Game


@dataclass(frozen=True)
class History:
    """A game's card orders (the rounds' decks, then the reshuffles) and decisions."""

    game: Game
    orders: np.ndarray
    rounds: int
    codes: np.ndarray

    @classmethod
    def of(cls, state: State) -> History:
        """The history of a game so far, with a game whose options leave nothing to be drawn."""
        game = state.game
        options = state.written_options()
        if options != game.options:
            game = type(game)(game.name, options)
        decks = state.deck_orders()
        rows = rows_of(game, [*decks, *state.reshuffle_orders()])
        return cls(game, rows, len(decks), np.array([action.code for action in state.actions], CODES))

    def state(self) -> State:
        """The state that the history leads to; further orders must be given (``State.play_on_from``)."""
        state = State.begin(self.game, None, self.orders, self.rounds)
        state.apply_codes(self.codes)
        return state


def rows_of(game: Game, orders: list[list[str]]) -> np.ndarray:
    """Lists of cards as rows of numbers."""
    rows = np.full((len(orders), len(game.cards)), EMPTY, ORDERS)
    for row, cards in zip(rows, orders, strict=True):
        row[: len(cards)] = [game.card_numbers[card] for card in cards]
    return rows


@dataclass(frozen=True)
class Decision:
    """A decision of the last round: who made it, which facts it wrote, and how often the pile was reshuffled in it."""

    index: int
    actor: int
    facts: slice
    reshuffles: int


class LastRound:
    """Replays the last round of a history with other cards or decisions, as one observer would witness it."""

    def __init__(self, history: History, observer: int | None) -> None:
        self.history = history
        self._bit = 1 << (SPECTATOR if observer is None else observer)
        game = history.game
        self._record = np.zeros(1, game.rules.state_dtype)
        self._record["given_only"] = 1
        self._desk = game.engine.new_desk()
        self._facts = new_facts(FACTS_A_STEP * (len(history.codes) + 2))
        self._legal = np.zeros(game.rules.most_legal, CODES)
        self._start: np.ndarray = self._record.copy()
        self._from = 0  # the decision that ends the round before, which deals this one; 0 in the first round
        self.first = 0  # the first decision of this round
        self._facts_before = 0
        self.decisions = self._step_through()
        self._witnessed = self._seen()

    def _step_through(self) -> list[Decision]:
        """Replay the whole history a decision at a time, and remember where the last round begins."""
        game, record, facts = self.history.game, self._record, self._facts
        desk, orders, rounds_given = self._desk, self.history.orders, self.history.rounds
        game.engine.begin(game.record, record, 0, desk, facts, orders, rounds_given)
        actor, reshuffles, rounds = (record[name].view(np.ndarray) for name in ("actor", "reshuffles", "round_index"))
        decisions: list[Decision] = []
        for index, code in enumerate(self.history.codes.tolist()):
            before = record.copy()
            who, times, written = int(actor[0]), int(reshuffles[0]), int(facts[0, 0])
            game.engine.attempt(game.record, record, 0, desk, facts, orders, rounds_given, code)
            if rounds[0] != before["round_index"][0]:
                self._start, self._from, self.first, self._facts_before = before, index, index + 1, written
                decisions = []
            else:
                rows = slice(written + 1, int(facts[0, 0]) + 1)
                decisions.append(Decision(index, who, rows, int(reshuffles[0]) - times))
        return decisions

    def _seen(self) -> np.ndarray:
        """What the observer has witnessed since before the last round began."""
        rows: np.ndarray = self._facts[self._facts_before + 1 : int(self._facts[0, 0]) + 1]
        seen: np.ndarray = rows[(rows[:, FACT_KNOWERS] & self._bit) != 0]
        return seen

    def hides(self, decision: Decision) -> bool:
        """Whether the one who decided learned something by it that the observer did not."""
        rows = self._facts[decision.facts]
        return bool(((rows[:, FACT_SEAT] == decision.actor) & ((rows[:, FACT_KNOWERS] & self._bit) == 0)).any())

    def _replay(self, orders: np.ndarray, codes: np.ndarray) -> bool:
        """Replay from the start of the round; False if a decision can't be done."""
        game, record, facts, rounds = self.history.game, self._record, self._facts, self.history.rounds
        record[:] = self._start
        facts[0, 0] = self._facts_before
        desk = self._desk
        if self.first == 0:
            game.engine.begin(game.record, record, 0, desk, facts, orders, rounds)
        done = game.engine.replay_codes(game.record, record, 0, desk, facts, orders, rounds, codes)
        return bool(done == len(codes))

    def looks_the_same(self, orders: np.ndarray, codes: np.ndarray) -> bool:
        """Whether these orders and decisions make a legal round that the observer can't tell from the true one."""
        if not self._replay(orders, codes[self._from :]):
            return False
        seen = self._seen()
        return seen.shape == self._witnessed.shape and bool((seen == self._witnessed).all())

    def choices(self, orders: np.ndarray, codes: np.ndarray, index: int) -> list[int]:
        """The legal actions at a decision of the round."""
        self._replay(orders, codes[self._from : index])
        count = self.history.game.engine.list_legal(self._record, 0, self._legal)
        return self._legal[:count].tolist()  # type: ignore[no-any-return]


def log_of_last_round(state: State, observer: int | None) -> list[dict[str, Any]]:
    """What the observer witnessed in the last round, as the view tells it."""
    log: list[dict[str, Any]] = state.view(observer)["log"]
    starts = [number for number, entry in enumerate(log) if entry["fact"] == "round-begins"]
    return log[starts[-1] :]
