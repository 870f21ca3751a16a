"""Games and bots that can't be used are named with the reason, and everything else goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_game.broken import entry_points
from tests.third_game.conftest import ROOT

ASK = """
import foretold
import foretold.server.finished, foretold.table.views
from foretold.games.registry import packages, problems
print(list(packages()))
for place, reason in problems.items():
    print(place, "|", reason)
state = foretold.game("all-or-nothing", players=3).deal(seed=1)
state.apply(state.legal_actions()[0])
print("played")
"""
PACKAGE = "from foretold.games.package import GamePackage, Part\nPACKAGE = GamePackage(slug={slug!r}, folder='broken', "
COMPLETE = PACKAGE + "definition=Part('sealed_bids.definition:SealedBids'))"
DEFINED = "\nfrom sealed_bids.definition import SealedBids\nclass Own(SealedBids):\n    name = {slug!r}\n"
ELSEWHERE = PACKAGE.replace("'broken'", "'not_there'") + "definition=Part('broken:Own'))" + DEFINED
WIRE = (
    PACKAGE
    + "definition=Part('broken:Own'), wire=Part({wire!r}))"
    + DEFINED
    + "from foretold.games.all_or_nothing.wire import WIRE as OTHERS\n"
)
INCOMPLETE = (
    PACKAGE
    + "definition=Part('broken:Half'))\nfrom foretold.engine.definition import Definition\nclass Half(Definition):\n"
    "    name = 'half-done'\n    bindings = {{}}\n"
)


def packaged(folder: Path, slug: str, source: str) -> Path:
    """A folder with a module and the entry point of a package."""
    (folder / "broken.py").write_text(source, encoding="utf-8")
    entry_points(folder, "broken", games={slug: "broken:PACKAGE"})
    return folder


@pytest.mark.parametrize(
    ("slug", "source", "reason"),
    [
        ("half-done", INCOMPLETE.format(slug="half-done"), "its definition lacks"),
        ("all-or-nothing", COMPLETE.format(slug="all-or-nothing"), "is taken by foretold.games.all_or_nothing"),
        ("another", COMPLETE.format(slug="sealed-bids"), "must be the entry point's name"),
        ("no-package", "PACKAGE = 7", "expected a GamePackage, found int"),
        ("fails", "raise RuntimeError('on purpose')", "RuntimeError: on purpose"),
        ("nowhere", "", "AttributeError"),
        ("lost", ELSEWHERE.format(slug="lost"), "No module named 'not_there'"),
        ("mute", WIRE.format(slug="mute", wire="nowhere:WIRE"), "its part wire (nowhere:WIRE): ModuleNotFoundError"),
        ("odd", WIRE.format(slug="odd", wire="broken:PACKAGE"), "its part wire lacks name, view, round, fact_fields"),
        ("same", WIRE.format(slug="same", wire="broken:OTHERS"), "must be a struct with the tag game='same'"),
    ],
)
def test_a_package_that_can_not_be_used(tmp_path: Path, installed: Path, slug: str, source: str, reason: str) -> None:
    folder = packaged(tmp_path, slug, source)
    environment = {"PYTHONPATH": f"{folder}:{installed}", "PATH": "", "HOME": str(Path.home())}
    done = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert "broken:PACKAGE | " in done.stdout
    assert reason in done.stdout
    assert "['predictions', 'all-or-nothing', 'sealed-bids']" in done.stdout
    assert done.stdout.endswith("played\n")


BOTS = """
class Silent:
    def __init__(self, game): pass
    def decide(self, view, budget, seed): return None
class Wrong(Silent):
    def decide(self, view, budget, seed): return "play nothing"
class Broken(Silent):
    def decide(self, view, budget, seed): raise ValueError("on purpose")
class First(Silent):
    def decide(self, view, budget, seed): return view["legal"][0]
"""


@pytest.mark.parametrize(
    ("bot", "status", "reason"),
    [
        ("mine:First", 0, "mine:First"),
        ("mine:Silent", 1, "answered None"),
        ("mine:Wrong", 1, "answered 'play nothing'"),
        ("mine:Broken", 1, "ValueError: on purpose"),
        ("mine:Missing", 2, "mine:Missing"),
        ("nowhere:Bot", 2, "No module named 'nowhere'"),
    ],
)
def test_a_bot_of_ones_own(tmp_path: Path, bot: str, status: int, reason: str) -> None:
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    environment = {"PYTHONPATH": str(tmp_path), "PATH": "", "HOME": str(Path.home()), "FORETOLD_LANG": "en"}
    command = ["-m", "foretold", "simulate", "all-or-nothing", "--games", "2", "--bots", f"{bot},random,random"]
    done = subprocess.run(
        [sys.executable, *command, "--threads", "1"], env=environment, capture_output=True, text=True, check=False,
        cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == status, done.stderr
    assert reason in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
