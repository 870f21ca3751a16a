"""Only a game's own folder knows its name; everything else asks the registry."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from foretold.games.registry import BUILT_IN

ROOT = Path(__file__).parents[2]
#: Where a game may be named: its folders, the static list, names of benchmarks, generated types, docstrings,
#: deprecated modules.
ALLOWED = re.compile(
    r"src/foretold/games/|web/src/games/|src/foretold/lab/(figures\.py|peers/)|src/foretold/store/migrations/"
    r"|src/foretold/lab/(training|imitation)\.py|src/foretold/rules/"
    r"|src/foretold/__init__\.py|src/foretold/bots/match\.py|web/src/dev/|web/src/lib/wire\.ts|.*\.test\.ts"
)
SOURCES = (".py", ".js", ".ts", ".svelte", ".css")


def test_no_game_is_named_outside_its_folders() -> None:
    names = "|".join(re.escape(slug).replace(r"\-", "[-_]") for slug in BUILT_IN)
    named = re.compile(rf"(?<![\w-])({names})(?![\w])")
    listed = subprocess.run(
        [str(shutil.which("git")), "ls-files", "src", "web/src"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = [
        f"{path}:{number}: {line.strip()[:100]}"
        for path in listed.stdout.splitlines()
        if path.endswith(SOURCES) and not ALLOWED.match(path) and (ROOT / path).is_file()
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []
