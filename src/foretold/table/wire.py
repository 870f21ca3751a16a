"""The message types of each game: its views, facts and rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from foretold.games.package import GamePackage


class ViewPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view: it has exactly these keys."""


def _nothing_hidden(table: dict[str, Any], seats: list[dict[str, Any]]) -> None:
    """Leave a spectator's table as it is."""


@dataclass(frozen=True, kw_only=True)
class WireTypes:
    """The message types of a game."""

    #: The game in the names of types.
    name: str
    #: The type of a view: a struct whose tag is the game's slug.
    view: Any
    #: The type of a finished round.
    round: Any
    #: Arguments of the game's facts and their types.
    fact_fields: Mapping[str, Any] = field(default_factory=dict)
    #: The fact that each seat has once at the end of a round, in the order in which hands or bets are shown.
    shown: str = ""
    #: Puts what each seat alone sees of the table into a spectator's table, for replays with open cards.
    open_table: Callable[[dict[str, Any], list[dict[str, Any]]], None] = _nothing_hidden


@cache
def wire_types(package: GamePackage) -> WireTypes:
    """Return the message types of a game, or generic ones if it has none."""
    return _generic(package.slug) if package.wire is None else package.load(package.wire)


def _generic(slug: str) -> WireTypes:
    name = "".join(word.capitalize() for word in slug.split("-"))
    anything, number, maybe = dict[str, Any], list[int], int | None
    fields = [
        ("options", anything), ("seat", maybe), ("decision", int), ("over", bool), ("scores", number),
        ("winners", number), ("actor", maybe), ("asked", str | None), ("legal", list[str]), ("table", anything),
        ("memory", anything | None), ("last_round", anything | None),
    ]  # fmt: skip
    view = msgspec.defstruct(f"{name}View", fields, tag_field="game", tag=slug, frozen=True, forbid_unknown_fields=True)
    return WireTypes(name=name, view=view, round=anything)
