"""What the client's gallery page and its cards show is what the library says now."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_views_and_faces_are_up_to_date() -> None:
    made: dict[Path, str] = runpy.run_path(str(ROOT / "web/src/dev/views.py"))["files"]()
    assert {path.name for path in made} == {"views.json", "faces.json"}
    stale = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run scripts/generate"
