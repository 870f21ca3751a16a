"""The views and facts of all games as types, for the schema that other programs read.

The library writes views straight from its records. These types describe them, and the tests read every message of whole
games through them.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from foretold.games.registry import packages
from foretold.table.wire import wire_types


def _fact_type() -> Any:
    """Return the type of facts. A fact has the arguments of its code; the type lists those of all games."""
    fields: dict[str, Any] = {"turn": int, "fact": str}
    optional: dict[str, Any] = {"seat": int, "round": int}
    for package in packages().values():
        optional |= {name: kind for name, kind in wire_types(package).fact_fields.items() if name not in optional}
    return msgspec.defstruct(
        "Fact",
        [*fields.items(), *((name, kind | None, None) for name, kind in optional.items())],
        namespace={"__doc__": "Something that happened; which arguments it has depends on its code."},
        module=__name__, frozen=True, forbid_unknown_fields=True, omit_defaults=True,
    )  # fmt: skip


if TYPE_CHECKING:
    Fact = dict[str, Any]
    View = dict[str, Any]
else:
    Fact = _fact_type()
    View = reduce(or_, (wire_types(package).view for package in packages().values()))
