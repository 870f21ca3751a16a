"""Choose who begins: the server draws a seat for a new table, and at a rematch the next seat begins.

The game's package names the option for it. Where the rules draw the seat from the deal, nothing is drawn here, but a
rematch continues from the seat that began the last time.
"""

from __future__ import annotations

from typing import Any

import msgspec

from foretold.games.registry import package
from foretold.table.fair import Entropy
from foretold.table.settings import Settings
from foretold.table.table import Table


def drawn(settings: Settings, entropy: Entropy) -> Settings:
    """Return the settings of a new table, with the seat that begins, unless its host has named one."""
    first = package(settings.game).first_seat
    if first is None or not first.drawn or settings.options.get(first.option) is not None:
        return settings
    return _with_first(settings, first.option, entropy.number() % len(settings.seats))


def rotated(table: Table) -> Settings:
    """Return the settings of a rematch: the seat to the left of the one that began begins."""
    settings, first = table.settings, package(table.settings.game).first_seat
    if first is None or table.state is None:
        return settings
    options: dict[str, Any] = table.state.record().options
    return _with_first(settings, first.option, (int(options.get(first.option, 0)) + 1) % len(settings.seats))


def _with_first(settings: Settings, option: str, seat: int) -> Settings:
    return msgspec.structs.replace(settings, options=settings.options | {option: seat})
