"""What every game tells about itself, so that the library needs to know no game by name."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

import numpy as np

from foretold.rules.plan import Plan

#: The functions of a game that :mod:`foretold.rules.kernels` is bound to.
Bindings = Mapping[str, Callable[..., Any]]
View = dict[str, Any]


class Definition(ABC):
    """One game: its records, its functions, its notation, its views."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, int]]
    game_dtype: ClassVar[np.dtype[Any]]
    state_dtype: ClassVar[np.dtype[Any]]
    bindings: ClassVar[Bindings]
    most_legal: ClassVar[int]
    known_places: ClassVar[int]
    observation_size: ClassVar[int]
    option_names: ClassVar[tuple[str, ...]]
    fact_codes: ClassVar[tuple[str, ...]]
    #: Options that a record always names, drawn or not.
    always_recorded: ClassVar[tuple[str, ...]] = ()

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

    @abstractmethod
    def question(self, state: Any) -> str | None:
        """What is asked now, in a word."""

    @abstractmethod
    def view(self, game: Any, state: Any, facts: np.ndarray, seat: int | None, known: np.ndarray, deck: Any) -> View:
        """The parts of a view: table, memory, log."""

    @abstractmethod
    def rounds(self, facts: np.ndarray, players: int, deck: Any) -> list[dict[str, Any]]:
        """The finished rounds."""

    @abstractmethod
    def reshuffles(self, facts: np.ndarray) -> list[list[int]]:
        """The order of each new deck, top first."""

    @abstractmethod
    def read_log(self, log: Iterable[View], deck: Any) -> np.ndarray:
        """The facts that the log of a view tells, but for who knows them."""

    @abstractmethod
    def plan(self, game: Any, facts: np.ndarray, view: View) -> Plan:
        """The plan of the worlds of a round that these facts tell, as the view's seat witnessed it."""
