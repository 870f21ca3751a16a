"""Packages that are wrong in one way each, installed into a folder of their own."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.third_game.conftest import EXAMPLE


def entry_points(folder: Path, name: str, **groups: dict[str, str]) -> None:
    """Install entry points: groups of names and places (`games` and `bots`)."""
    info = folder / f"{name.replace('-', '_')}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    lines = []
    for group, points in groups.items():
        lines += [f"[foretold.{group}]", *(f"{point} = {place}" for point, place in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def changed_copy(folder: Path, slug: str, *changes: tuple[str, str, str]) -> Path:
    """A copy of the example game under another name, with a text in some files replaced."""
    module = slug.replace("-", "_")
    copy = folder / module
    shutil.copytree(EXAMPLE / "sealed_bids", copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in [*copy.rglob("*.py"), *copy.rglob("*.toml"), *copy.rglob("*.ftl")]:
        text = file.read_text(encoding="utf-8").replace("sealed_bids", module).replace("sealed-bids", slug)
        file.write_text(text, encoding="utf-8")
    for name, old, new in changes:
        text = (copy / name).read_text(encoding="utf-8")
        assert old in text, (name, old)
        (copy / name).write_text(text.replace(old, new), encoding="utf-8")
    entry_points(folder, slug, games={slug: f"{module}.package:PACKAGE"})
    return copy
