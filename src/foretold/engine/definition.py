"""What every game tells about itself, so that the library needs to know no game by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

import numpy as np

from foretold.engine.log import Phrasebook, rows
from foretold.engine.options import OptionSpec
from foretold.engine.view_types import View
from foretold.engine.world_plan import Plan

#: The functions of a game that :mod:`foretold.engine.kernels` is bound to.
Bindings = Mapping[str, Callable[..., Any]]


class Chronicle(Protocol):
    """What a game's log tells of its rounds, as far as it is read."""

    last_round: dict[str, Any] | None
    #: The facts after which a view tells something else of the log.
    told: ClassVar[frozenset[int]]

    def read(self, row: list[int]) -> None:
        """Read one more fact."""


class Definition(ABC):
    """One game: its records, its functions, its notation, its views."""

    #: Attributes that every game sets, and functions that its bindings name.
    REQUIRED: ClassVar[tuple[str, ...]] = (
        *("name", "players", "game_dtype", "state_dtype", "bindings", "most_legal", "known_size"),
        *("observation_size", "option_specs", "fact_codes"),
    )
    BOUND: ClassVar[tuple[str, ...]] = (
        *("begin_game", "apply_action", "apply_kth", "try_action", "score_of", "legal_count", "legal_action"),
        *("legal_actions", "known", "write_table", "write_memory", "observe"),
    )

    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    game_dtype: ClassVar[np.dtype[Any]]
    state_dtype: ClassVar[np.dtype[Any]]
    bindings: ClassVar[Bindings]
    most_legal: ClassVar[int]
    #: Size of what a game's ``known`` fills for one observer.
    known_size: ClassVar[int]
    observation_size: ClassVar[int]
    #: How many words ``from_log`` returns.
    log_words: ClassVar[int] = 0
    #: Every option; the first is the number of players.
    option_specs: ClassVar[tuple[OptionSpec, ...]]
    fact_codes: ClassVar[tuple[str, ...]]
    #: Options that a record always names, drawn or not.
    always_recorded: ClassVar[tuple[str, ...]] = ()

    @property
    def option_names(self) -> tuple[str, ...]:
        """The names of all options."""
        return tuple(spec.name for spec in self.option_specs)

    @abstractmethod
    def parse_deck(self, content: Any, file: str, players: int | None) -> Any:
        """A checked deck from the content of a deck file."""

    @abstractmethod
    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Checked options."""

    @abstractmethod
    def record_of(self, options: Any, deck: Any) -> np.ndarray:
        """The array of one game record."""

    def options_found(self, game: Any, state: Any) -> dict[str, Any]:
        """Options that were not given but found when the game began, for the record."""
        return {}

    @abstractmethod
    def action_names(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """The action table in notation."""

    def default_action(self, legal: Sequence[str], seat: int) -> str:
        """The action that is done for a seat whose time is up: the one that commits to the least; here the first."""
        return legal[0]

    @abstractmethod
    def chronicle(self, players: int, deck: Any) -> Chronicle:
        """A chronicle before its first fact."""

    @abstractmethod
    def words(self, cards: tuple[str, ...], suits: tuple[str, ...]) -> list[bytes]:
        """The words that views are made of (foretold.engine.json_writer)."""

    def from_log(self, chronicle: Any) -> list[bytes]:
        """What a view tells from the log, beside the last round; here nothing."""
        return []

    @abstractmethod
    def phrasebook(self, deck: Any) -> Phrasebook:
        """How the facts are written."""

    def rounds(self, facts: np.ndarray, players: int, deck: Any) -> list[dict[str, Any]]:
        """The finished rounds."""
        chronicle = self.chronicle(players, deck)
        done: list[dict[str, Any]] = []
        for row in rows(facts):
            chronicle.read(row)
            if chronicle.last_round is not None and (not done or chronicle.last_round is not done[-1]):
                done.append(chronicle.last_round)
        return done

    def reshuffles(self, facts: np.ndarray) -> list[list[int]]:
        """The order of each new deck, top first; here nothing is ever reshuffled."""
        return []

    def read_log(self, log: Iterable[Mapping[str, Any]], deck: Any) -> np.ndarray:
        """The facts that the log of a view tells, but for who knows them."""
        return self.phrasebook(deck).untold(log)

    def plan(self, game: Any, facts: np.ndarray, view: View) -> Plan:
        """The plan of the worlds of a round that these facts tell, as the view's seat witnessed it.

        Games that bind ``lay_world`` have one; the worlds of other games are found by trial (foretold.bots.rejection).
        """
        raise NotImplementedError
