"""The views and facts of all games as types, for the schema that other programs read.

The library writes views straight from its records. These types describe them, and the tests read every message of whole
games through them.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from foretold.engine import view_types
from foretold.games.registry import packages
from foretold.table.wire import wire_types


def _fact_type() -> Any:
    """Return the type of facts. A fact has the arguments that games declare; any others where a game declares none."""
    fields: dict[str, Any] = {"turn": int, "fact": str}
    optional: dict[str, Any] = {"seat": int, "round": int}
    complete = all(package.wire is not None for package in packages().values())
    for package in packages().values():
        optional |= {name: kind for name, kind in wire_types(package).fact_fields.items() if name not in optional}
    return msgspec.defstruct(
        "Fact",
        [*fields.items(), *((name, kind | None, None) for name, kind in optional.items())],
        namespace={"__doc__": "Something that happened; which arguments it has depends on its code."},
        module=__name__, frozen=True, forbid_unknown_fields=complete, omit_defaults=True,
    )  # fmt: skip


if TYPE_CHECKING:
    Fact = dict[str, Any]
    View = view_types.View
else:
    Fact = _fact_type()
    View = reduce(or_, (wire_types(package).view for package in packages().values()))
