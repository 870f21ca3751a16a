"""Only a game's own folder knows its name; everything else asks the registry."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from foretold import game
from foretold.games.registry import BUILT_IN, definition
from foretold.words import languages, say

ROOT = Path(__file__).parents[2]
#: Where a game may be named: its folders, the static list, names of benchmarks, generated types, docstrings,
#: deprecated modules, and the picture of the site.
ALLOWED = re.compile(
    r"src/foretold/games/|web/src/games/|src/foretold/lab/(figures\.py|peers/)|src/foretold/store/migrations/"
    r"|src/foretold/lab/(training|imitation)\.py|src/foretold/rules/"
    r"|src/foretold/__init__\.py|src/foretold/bots/match\.py|web/src/dev/|web/src/lib/wire\.ts|.*\.test\.ts"
    r"|web/plugins/icons\.ts"
)
#: Messages that may: what search engines are told of the site.
DESCRIPTIONS = re.compile(r"web-about-(home|rules) = ")
PLACES = ("src", "web/src", "web/plugins", "web/index.html", "scripts", "hatch_build.py")
SOURCES = (".py", ".js", ".ts", ".svelte", ".css", ".ftl", ".html", ".json", ".toml")
#: Facts that mean the same in every game that has them: the guide names them, or they are words for something else too.
CONVENTIONS = {"scores", "reshuffled", "nobody-wins"}


def shared_lines() -> Iterator[tuple[str, str]]:
    """Every line outside the folders of the games, with its place."""
    listed = subprocess.run(
        [str(shutil.which("git")), "ls-files", *PLACES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for path in listed.stdout.splitlines():
        is_source = path.endswith(SOURCES) or "." not in Path(path).name
        if is_source and not ALLOWED.match(path) and (ROOT / path).is_file():
            for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), start=1):
                yield f"{path}:{number}: {line.strip()[:100]}", line


def test_no_game_is_named_outside_its_folders() -> None:
    slugs = "|".join(re.escape(slug).replace(r"\-", "[-_]") for slug in BUILT_IN)
    titles = {re.escape(say(f"game-{slug}", lang)) for slug in BUILT_IN for lang in languages()}
    named = re.compile(rf"(?<![\w-])({slugs})(?![\w])|{'|'.join(sorted(titles))}")
    assert named.search("The rules of All or Nothing.")
    assert [place for place, line in shared_lines() if named.search(line) and not DESCRIPTIONS.match(line)] == []


def test_no_fact_of_one_game_is_known_outside_its_folder() -> None:
    codes: list[set[str]] = [set(map(str, definition(slug).fact_codes)) for slug in BUILT_IN]
    own = {code for one in codes for code in one if not all(code in other for other in codes)} - CONVENTIONS
    named = re.compile(rf"""["']({"|".join(sorted(own, key=len, reverse=True))})["']""")
    assert named.search('fact == "pot-carried"')
    assert [place for place, line in shared_lines() if named.search(line)] == []


def test_no_action_of_one_game_is_known_outside_its_folder() -> None:
    verbs = {name.split()[0] for slug in BUILT_IN for name in map(str, game(slug, players=4).actions)}
    named = re.compile(
        rf"""["'`]({"|".join(sorted(verbs))})( [^"'`]*)?["'`] in legal|action == ["'`]({"|".join(sorted(verbs))})"""
    )
    assert named.search('if "pass" in legal')
    assert [place for place, line in shared_lines() if named.search(line)] == []
