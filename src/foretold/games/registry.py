"""The games there are: the built-in ones, and those of other installed packages (entry points ``foretold.games``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from foretold.errors import BrokenGame, UnknownGame, reason_of
from foretold.games.package import GamePackage, Part
from foretold.words import add_catalogues

if TYPE_CHECKING:
    from foretold.engine.definition import Definition

GROUP = "foretold.games"
#: The built-in games, written and used as entry points are. The first is the default where none is named.
BUILT_IN = {
    "predictions": "foretold.games.predictions.package:PACKAGE",
    "all-or-nothing": "foretold.games.all_or_nothing.package:PACKAGE",
}
DEFAULT = next(iter(BUILT_IN))
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

#: Packages that can't be used: the place that each entry point names, and the reason.
problems: dict[str, str] = {}
_broken: dict[str, str] = {}  # the same by the name of the entry point
_places: dict[str, str] = {}  # the entry points of the games that can be used


def packages() -> Mapping[str, GamePackage]:
    """Every game that can be played, by slug."""
    return MappingProxyType(_found())


@cache
def _found() -> dict[str, GamePackage]:
    from importlib.metadata import entry_points  # slow, and not needed to play a built-in game

    found = {slug: _built_in(slug) for slug in BUILT_IN}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        reason = _add(point.name, point.value, found)
        if reason:
            problems[point.value] = _broken[point.name] = reason
        else:
            _places[point.name] = point.value
    return found


def slugs() -> list[str]:
    """The names of all games that are installed, those included that can't be used; none of them is loaded."""
    from importlib.metadata import entry_points

    return list(dict.fromkeys([*BUILT_IN, *sorted(entry_points(group=GROUP).names)]))


def set_aside(slug: str, reason: str) -> None:
    """Offer a game of another package no longer: it was found, but can't be played."""
    if _found().pop(slug, None) is not None:
        problems[_places[slug]] = _broken[slug] = reason


@cache
def _built_in(slug: str) -> GamePackage:
    return Part[GamePackage](BUILT_IN[slug]).load()


def _add(name: str, place: str, found: dict[str, GamePackage]) -> str:
    """Add the package that an entry point names; returns why it can't be used, or nothing."""
    try:
        package: Any = Part(place).load()
        reason = _unusable(name, package, found)
        if not reason:
            add_catalogues(Path(str(files(package.folder))) / "words")
            found[name] = package
    except Exception as error:  # another author's module may fail in any way; the other games go on
        return reason_of(error)
    return reason


def _unusable(name: str, package: Any, found: Mapping[str, GamePackage]) -> str:
    """Why a package from elsewhere can't be used, or nothing; the built-in ones are checked by the tests."""
    if not isinstance(package, GamePackage):
        return f"expected a GamePackage, found {type(package).__name__}"
    if package.slug != name or not _SLUG.fullmatch(name):
        return f"the slug {package.slug!r} must be the entry point's name, in lower-case words joined by '-'"
    if name in found:
        return f"the slug {name!r} is taken by {found[name].folder}"
    return _wrong_definition(package) or _wrong_wire(package)


def _wrong_definition(package: GamePackage) -> str:
    definition = package.load(package.definition)
    missing = [*sorted(definition.__abstractmethods__)]
    missing += [attribute for attribute in definition.REQUIRED if not hasattr(definition, attribute)]
    missing += [f"bindings[{function!r}]" for function in definition.BOUND if function not in definition.bindings]
    if missing:
        return "its definition lacks " + ", ".join(missing)
    return "" if definition.name == package.slug else f"its definition is named {definition.name!r}"


def _wrong_wire(package: GamePackage) -> str:
    """Why a game's message types can't stand beside those of the other games, or nothing."""
    if package.wire is None:
        return ""
    wire: Any = package.load(package.wire)
    missing = [name for name in ("name", "view", "round", "fact_fields") if not hasattr(wire, name)]
    if missing:
        return "its part wire lacks " + ", ".join(missing)
    config = getattr(wire.view, "__struct_config__", None)
    tag = getattr(config, "tag_field", None), getattr(config, "tag", None)
    if tag != ("game", package.slug):
        return f"the view of its part wire must be a struct with the tag game={package.slug!r}"
    return ""


def package(slug: object) -> GamePackage:
    """The package of a game."""
    if isinstance(slug, str) and slug in BUILT_IN:
        return _built_in(slug)
    if isinstance(slug, str) and slug not in packages() and slug in _broken:
        raise BrokenGame("game-broken", game=slug, reason=_broken[slug])
    if not isinstance(slug, str) or slug not in packages():
        raise UnknownGame("unknown-game", game=slug, known=tuple(packages()))
    return packages()[slug]


@cache
def _definition(slug: str) -> Definition:
    own = package(slug)
    return own.load(own.definition)()


def definition(slug: object) -> Definition:
    """The definition of a game's rules."""
    return _definition(package(slug).slug)
