"""What a game tells the rest of the program about itself: one typed object that names its parts.

A game's folder has a module ``package.py`` with one ``PACKAGE``. Only its slug and the definition of its rules are
required; where another part is missing, the shared, generic one takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from foretold.errors import BrokenGame, reason_of

if TYPE_CHECKING:
    from foretold.adapters.openspiel_parts import OpenSpielParts
    from foretold.bots.protocol import Bot
    from foretold.bots.search_parts import SearchParts
    from foretold.engine.definition import Definition
    from foretold.lab.statistics import Statistics
    from foretold.server.preview_art import PreviewArt
    from foretold.table.wire import WireTypes
    from foretold.terminal.teller import Teller

T = TypeVar("T")


@cache
def _loaded(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True)
class Part(Generic[T]):
    """A part of a game, written as ``module:name`` and imported when it is first needed."""

    place: str

    def load(self) -> T:
        """Import the part."""
        part: T = _loaded(self.place)
        return part


@dataclass(frozen=True)
class FirstSeat:
    """The option that says who begins. ``drawn`` tells whether the server draws it; otherwise the rules do."""

    option: str
    drawn: bool


@dataclass(frozen=True, kw_only=True, eq=False)
class GamePackage:
    """One game and its parts."""

    #: The name of the game in records, addresses and commands.
    slug: str
    #: Records, functions, notation and views of the rules.
    definition: Part[type[Definition]]
    #: The Python package with the game's ``decks`` and ``words``.
    folder: str
    #: File names of built-in decks that a later version of the record format replaced, by version.
    earlier_decks: Mapping[int, str] = field(default_factory=dict)
    first_seat: FirstSeat | None = None
    #: The game's own bots by level. Random and searching bots exist for every game.
    bots: Mapping[str, Part[type[Bot]]] = field(default_factory=dict)
    #: What the searching bot needs to know of the game.
    search: Part[SearchParts] | None = None
    #: What simulations count.
    statistics: Part[Statistics] | None = None
    #: How the terminal tells the game.
    teller: Part[type[Teller]] | None = None
    #: Types of views, facts and rounds in messages.
    wire: Part[WireTypes] | None = None
    #: The picture beside the link of a finished game.
    preview: Part[type[PreviewArt]] | None = None
    #: Titles and parameters for OpenSpiel.
    openspiel: Part[OpenSpielParts] | None = None

    def load(self, part: Part[T]) -> T:
        """Import one of the parts; an error names the game and the part."""
        try:
            return part.load()
        except Exception as error:  # another author's module may fail in any way
            reason = f"its part {self._name_of(part)} ({part.place}): {reason_of(error)}"
            raise BrokenGame("game-broken", game=self.slug, reason=reason) from error

    def _name_of(self, part: Part[Any]) -> str:
        own = {f"bots[{level!r}]": bot for level, bot in self.bots.items()}
        own |= {one.name: getattr(self, one.name) for one in fields(self)}
        return next((name for name, one in own.items() if one is part), "")


#: What an entry point of the group ``foretold.games`` names.
PackageFactory = Callable[[], GamePackage]
