"""Everything that other programs and stored games rely on, as one JSON document.

``python -m tests.interfaces.found write`` stores it; the test beside this file compares the code with what is stored.
A difference is a change that somebody outside notices: a record, a view, an action table, a deal, a log entry, a stored
row, a field of a message, a URL, a setting or a metric.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import foretold
from foretold.server.app import all_routes
from foretold.server.config import Config
from foretold.server.metrics import Metrics
from foretold.store.schema import metadata
from foretold.table import commands, entries
from foretold.table import messages as told
from tests.conformance.variants import BUSY, colours
from tests.golden import pick
from tests.simulation.simulation import simulate

FILE = Path(__file__).with_suffix(".json")
#: Games whose every decision is compared, by name of the game and options.
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("predictions", {"players": 2}),
    ("predictions", {"players": 3, "side": "B", "first": 1}),
    ("predictions", {"players": 4, "discard": "seer"}),
    ("predictions", {"players": 5, "discard": "blind", "heirs": True}),
    ("predictions", {"players": 4, "discard": "blind", "deck": BUSY}),
    ("all-or-nothing", {"players": 3}),
    ("all-or-nothing", {"players": 4, "rounds": 9, "dealer": 2}),
    ("all-or-nothing", {"players": 6, "target": 30}),
    ("all-or-nothing", {"players": 6, "rounds": 3, "deck": colours(8, 5)}),
]
SEEDS = (1, 2)
SIMULATIONS = 4


def _digest(parts: Iterable[str | bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(part.encode() if isinstance(part, str) else part)
        total.update(b"\0")
    return total.hexdigest()[:32]


def _played(name: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """One game: digests of its record, of every view of every decision, and of every observation."""
    game = foretold.game(name, **options)
    state = game.deal(seed=seed)
    views: list[str] = []
    seen: list[bytes] = []
    while True:
        for seat in (None, *range(game.players)):
            views.append(json.dumps(state.view(seat)))
            views += map(bytes.decode, state.news([seat])[0])
            if seat is not None:
                seen.append(state.observation(seat).tobytes())
        if state.is_over:
            break
        state.apply(pick(f"{name} {seed}", len(state.actions), state.legal_actions()))
    return {
        "scores": list(state.scores),
        "decisions": len(state.actions),
        "record": _digest([state.record().to_json()]),
        "views": _digest(views),
        "observations": _digest(seen),
    }


def games() -> list[dict[str, Any]]:
    """Action tables, deals, records and views."""
    found = []
    for name, options in VARIANTS:
        game = foretold.game(name, **options)
        shown = {key: value if key != "deck" else "…" for key, value in options.items()}
        found.append(
            {
                "game": name,
                "options": shown,
                "actions": len(game.actions),
                "action_table": _digest(map(str, game.actions)),
                "games": [_played(name, options, seed) for seed in SEEDS],
            }
        )
    return found


def _fields(kinds: Iterable[Any]) -> list[str]:
    """Message types with their fields at every depth, a digest for each; what the types are called does not count."""
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    return sorted(f"{_tag(one, parts)} {_digest([json.dumps(_spelled_out(one, parts))])}" for one in schemas)


def _tag(schema: Any, parts: dict[str, Any]) -> str:
    """The tag of a message, and its own fields."""
    fields = parts[schema["$ref"]]["properties"]
    return " ".join(f"{name}={field['enum'][0]}" if "enum" in field else name for name, field in fields.items())


def _spelled_out(schema: Any, parts: dict[str, Any]) -> Any:
    """A schema with all that it refers to in its place, and without the words that explain it."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return _spelled_out(parts[schema["$ref"]], parts)
        return {key: _spelled_out(value, parts) for key, value in schema.items() if key not in ("title", "description")}
    return [_spelled_out(one, parts) for one in schema] if isinstance(schema, list) else schema


def _rows() -> dict[str, list[str]]:
    """The columns of the stored tables with their types, and the indexes."""
    found = {}
    for table in metadata.sorted_tables:
        columns = [f"{one.name} {one.type}{'' if one.nullable else ' not null'}" for one in table.columns]
        indexes = [f"index {one.name} ({', '.join(map(str, one.expressions))})" for one in table.indexes]
        found[table.name] = columns + sorted(indexes)
    return found


def interfaces() -> dict[str, Any]:
    """All of it."""
    entry_kinds = entries.AnyEntry.__args__
    return {
        "games": games(),
        "log_entries": _fields(entry_kinds),
        "commands": _fields(commands.AnyMessage.__args__),
        "messages": _fields(told.Told.__args__),
        "routes": sorted(f"{route.method} {route.path}" for route in all_routes()),
        "settings": {field: repr(getattr(Config(), field)) for field in Config.__struct_fields__},
        "metrics": sorted(line for line in Metrics().page().splitlines() if line.startswith("# TYPE")),
        "rows": _rows(),
        "simulations": [simulate(str(seed)).trace for seed in range(SIMULATIONS)],
    }


def main(arguments: list[str]) -> None:
    """Write the file."""
    if arguments != ["write"]:
        sys.exit("usage: python -m tests.interfaces.found write")
    FILE.write_text(json.dumps(interfaces(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
