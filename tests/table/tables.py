"""Tables for tests: opened, filled, begun and played without a hall."""

from __future__ import annotations

from typing import Any

import pytest

from foretold.errors import ForetoldError
from foretold.play.versions import CURRENT
from foretold.table import commands, entries
from foretold.table.command_handlers import Sender, ruling
from foretold.table.settings import Chair, Clock, ForBot, ForPerson, NoClock, Settings
from foretold.table.table import Table

AT = 1_000_000
NAMES = ("ada", "bob", "cem", "dot", "eli", "fay")


def opened(
    game: str = "predictions", *, chairs: str = "pp", clock: Clock | None = None, options: dict[str, Any] | None = None,
    **settings: Any,
) -> Table:  # fmt: skip
    """A table with chairs for people (p) and bots (b); ada is its host."""
    seats: list[Chair] = [ForPerson() if chair == "p" else ForBot("adept") for chair in chairs]
    given = Settings(
        game=game,
        options={"players": len(chairs), **(options or {})},
        seats=seats,
        clock=clock or NoClock(),
        **settings,
    )
    return Table("t", entries.TableOpened(at=AT, settings=given, host="ada", seed="5" * 64, version=CURRENT))


def begun(*given: Any, **named: Any) -> Table:
    """A table at which everybody sits and the cards are dealt."""
    table = opened(*given, **named)
    for seat, state in enumerate(table.seats):
        if state.is_free:
            who = NAMES[seat]
            table.apply(entries.Seated(at=AT, seat=seat, who=who, name=who.title(), salt="", id=f"sit-{seat}"))
    table.apply(entries.Began(at=AT, who="ada", id="begin"))
    return table


def do(table: Table, who: str, command: commands.AnyCommand, now: int = AT, **sender: Any) -> list[entries.AnyEntry]:
    """Obey a command; returns the entries that it made."""
    made = ruling(table, command, Sender(who, now, **sender))
    for entry in made:
        table.apply(entry)
    return made


def refusal(table: Table, who: str, command: commands.AnyCommand, now: int = AT, **sender: Any) -> str:
    """The code that a command is refused with; the table is unchanged."""
    number = table.number
    with pytest.raises(ForetoldError) as caught:
        ruling(table, command, Sender(who, now, **sender))
    assert table.number == number
    return caught.value.code


def move(table: Table, action: str | None = None, now: int = AT, by: entries.By = "person") -> entries.Decided:
    """The seat that decides does something: the first legal action, if none is named."""
    assert table.state is not None
    assert table.actor is not None
    legal = [str(one) for one in table.state.legal_actions()]
    entry = entries.Decided(at=now, seat=table.actor, action=action or legal[0], by=by)
    table.apply(entry)
    return entry
