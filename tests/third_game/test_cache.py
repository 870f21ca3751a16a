"""Compiled rules of other packages are kept on disk, and compiled anew when their own sources change."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretold.engine import bits, compile_cache, log, scratch
from tests.third_game.broken import changed_copy
from tests.third_game.conftest import ROOT

PLAY = """
import foretold
from foretold.bots import make
game = foretold.game("kept-bids", players=2)
state = game.deal(seed=1)
state.apply(state.legal_actions()[0])
make("seer", game).decide(state.view(state.actor), 0.01, 0)
"""
SEARCH = """
from dataclasses import replace

from foretold.bots.search_parts import GENERIC

from .policy import lowest

SEARCH = replace(GENERIC, compiled={**GENERIC.compiled, "policy": lowest})
"""
POLICY = """
import os, helping_hand


def lowest(game, state, luck):
    return helping_hand.ZERO
"""


def compiled(cache: Path) -> set[tuple[str, str]]:
    """The folders of compiled entry points, and the names of these."""
    return {(path.relative_to(cache).parts[2], path.name.partition("-")[0]) for path in cache.rglob("*.nbc")}


def names(found: set[tuple[str, str]]) -> set[str]:
    return {name for _, name in found}


def play(installed: Path, cache: Path) -> set[tuple[str, str]]:
    environment = {**os.environ, "PYTHONPATH": str(installed), "FORETOLD_CACHE": str(cache)}
    subprocess.run([sys.executable, "-c", PLAY], env=environment, check=True, cwd=ROOT)
    return compiled(cache)


def test_a_change_compiles_only_what_depends_on_it(tmp_path: Path) -> None:
    installed, cache = tmp_path / "installed", tmp_path / "cache"
    installed.mkdir()
    part = ("package.py", "    folder=", '    search=Part("kept_bids.search:SEARCH"),\n    folder=')
    game = changed_copy(installed, "kept-bids", part)
    (game / "search.py").write_text(SEARCH, encoding="utf-8")
    (game / "policy.py").write_text(POLICY, encoding="utf-8")
    helper = installed / "helping_hand.py"
    helper.write_text("ZERO = 0\n", encoding="utf-8")

    first = play(installed, cache)
    assert play(installed, cache) == first, "nothing changed, and something was compiled"

    (game / "policy.py").write_text(POLICY + "# changed\n", encoding="utf-8")
    with_bot = play(installed, cache) - first
    assert names(with_bot) == {"search.simulate"}, "only the search depends on the bot's policy"

    helper.write_text("ZERO = 0  # changed\n", encoding="utf-8")
    with_helper = play(installed, cache) - first - with_bot
    assert names(with_helper) == names(with_bot), "a helper of the policy counts like the policy"

    with (game / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write("# changed\n")
    with_rules = play(installed, cache) - first - with_bot - with_helper
    kept = {"kernels.list_legal"}  # a set of numbers, whatever the game
    assert names(with_rules) == names(first) - kept, "everything else depends on the rules"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os, foretold.errors\n", {"os", "foretold.errors"}),
        ("from . import scratch, bits\n", {"foretold.engine", scratch.__name__, bits.__name__}),
        ("from .scratch import note\n", {"foretold.engine.scratch"}),
        ("from ..errors import (\n    ForetoldError,  # (the base)\n)\n", {"foretold.errors"}),
        ("from foretold.errors import \\\n    ForetoldError\n", {"foretold.errors"}),
        ('"""Text\nfrom here on.\n"""\nimport foretold.errors\n', {"foretold.errors"}),
        ("def later():\n    import foretold.errors\n", set()),
    ],
)
def test_every_way_to_import_is_read(source: str, found: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_cache, "_source", lambda module: source.encode())
    assert compile_cache._imports.__wrapped__(log.__name__) == found
