"""One name, one class: a name that is searched for leads to one place."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src/foretold"
#: A game may name its classes as another game does: `games/SLUG/` is the same arrangement for each.
GAMES = SOURCES / "games"
#: Names that two classes outside the games may share, each with its reason.
ALLOWED: dict[str, str] = {}


def classes() -> dict[str, list[str]]:
    """Where the classes outside the games' folders are, by their name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        if path.is_relative_to(GAMES) and path.parent != GAMES:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(SOURCES)}:{node.lineno}")
    return found


def test_class_names_are_unique() -> None:
    found = classes()
    assert len(found) > 300  # the folders are where they are looked for
    assert {name: places for name, places in found.items() if len(places) > 1 and name not in ALLOWED} == {}
    assert [name for name in ALLOWED if len(found[name]) < 2] == []
