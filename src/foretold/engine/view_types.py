"""The view of any game as a dictionary, for type checkers.

What differs from game to game is ``Any`` here. So a view is also, without a cast, of the type that is written for its
game: see ``view_types.py`` in the game's folder.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class View(TypedDict):
    """All that a seat or a spectator may know at one moment, as docs/library.md describes it."""

    game: str
    options: dict[str, Any]
    #: A number, or None for a spectator; a bot's view always has one.
    seat: Any
    decision: int
    over: bool
    scores: list[int]
    winners: list[int]
    actor: int | None
    #: A word of the game's own; None when the game is over.
    asked: Any
    legal: list[str]
    table: Any
    memory: Any
    #: What the viewer witnessed; a glance has none.
    log: NotRequired[list[Any]]
    last_round: Any
