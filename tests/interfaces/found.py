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
            views.append(json.dumps(state.view(seat), sort_keys=True))
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


def _fields(kinds: Iterable[Any]) -> dict[str, list[str]]:
    """The fields of message types as they are written, by tag."""
    found = {}
    for kind in kinds:
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        found[f"{info.tag_field}={info.tag}"] = [field.encode_name for field in info.fields]
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
        "metrics": sorted(
            {line.split("{")[0].split(" ")[0] for line in Metrics().page().splitlines() if not line.startswith("#")}
        ),
        "rows": {table.name: [column.name for column in table.columns] for table in metadata.sorted_tables},
        "simulations": [simulate(str(seed)).trace for seed in range(SIMULATIONS)],
    }


def main(arguments: list[str]) -> None:
    """Write the file."""
    if arguments != ["write"]:
        sys.exit("usage: python -m tests.interfaces.found write")
    FILE.write_text(json.dumps(interfaces(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
