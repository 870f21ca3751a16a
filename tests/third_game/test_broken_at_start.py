"""A server starts, and plays all other games, whatever is wrong with the games and bots that are installed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foretold.errors import BotFailed, InvalidOption
from tests.server.server_process import Server, guest, play_to_the_end
from tests.third_game.broken import changed_copy, entry_points
from tests.third_game.conftest import ROOT

#: A rule that Python runs and Numba doesn't compile.
NO_RULE = (
    "rules.py",
    "    players = int(game.players)\n    state.turn = 0",
    '    players = int(f"{game.players}")\n    state.turn = 0',
)
BOTS = """
class Good:
    def __init__(self, game): pass
    def decide(self, view, budget, seed): return view["legal"][0]
class Wrong(Good):
    def decide(self, view, budget, seed): return "nonsense"
"""


def broken_house(folder: Path) -> None:
    """Install three games that can't be played, and bots with all kinds of names."""
    changed_copy(folder, "no-rules", NO_RULE)
    (changed_copy(folder, "no-deck") / "decks" / "default.toml").unlink()
    changed_copy(
        folder,
        "no-adept",
        ("package.py", "    folder=", '    bots={"adept": Part("no_adept.bot:Nobody")},\n    folder='),
    )
    (folder / "mine.py").write_text(BOTS, encoding="utf-8")
    bots = {
        "good": "mine:Good",
        "wrong": "mine:Wrong",
        "adept": "mine:Good2",
        "gone": "nowhere:Bot",
        "number": "mine:__name__",
    }
    entry_points(folder, "bots", bots=bots)
    entry_points(folder, "more-bots", bots={"good": "other:Good"})


def told(server: Server, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line.get("event") == event]


def test_a_server_with_broken_games_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_house(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = Server(tmp_path).start()
    try:

        async def play() -> None:
            async with await guest(server.url) as person:
                await person.connect()
                offers = await person.get("/api/v1/games")
                assert [one["game"] for one in offers["games"]] == ["predictions", "all-or-nothing", "no-adept"]
                assert offers["games"][0]["levels"] == ["random", "novice", "adept", "seer", "good", "wrong"]
                seats = [None, "wrong", "good"]
                table = await person.open("all-or-nothing", seats)
                await person.command(table, "sit", name="P", seat=0)
                await person.command(table, "begin")
                await play_to_the_end(table, [person])

        asyncio.run(play())
    finally:
        assert server.stop() == 0
    games = {line["package"]: line["reason"] for line in told(server, "game-unusable")}
    assert games.keys() == {"no_rules.package:PACKAGE", "no_deck.package:PACKAGE"}
    assert "its rules don't compile: " in games["no_rules.package:PACKAGE"]
    assert "(rules.py, line " in games["no_rules.package:PACKAGE"]
    assert games["no_deck.package:PACKAGE"] == "its built-in deck decks/default.toml can't be read"
    bots = {line["package"]: line["reason"] for line in told(server, "bot-unusable") if "package" in line}
    assert bots == {
        "mine:Good2": "the name 'adept' is taken by a built-in bot",
        "other:Good": "the name 'good' is taken by mine:Good",
        "nowhere:Bot": "ModuleNotFoundError: No module named 'nowhere'",
        "mine:__name__": "not a class with a method decide(view, budget, seed)",
    }
    failures = [line for line in told(server, "bot-failed") if "count" not in line]
    assert failures
    assert {line["code"] for line in failures} == {"bot-illegal"}
    assert {line["answer"] for line in failures} == {"'nonsense'"}
    assert not any("legal" in line for line in failures)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (
            ["simulate", "no-rules", "--games", "2"],
            "“no-rules” is installed but can't be used: its rules don't compile: ",
        ),
        (["play", "no-deck"], "“no-deck” is installed but can't be used: its built-in deck decks/default.toml can't"),
        (["simulate", "no-adept", "--bots", "adept", "--games", "2"], "its part bots['adept'] (no_adept.bot:Nobody): "),
        (
            ["simulate", "predictions", "--bots", "gone", "--games", "2"],
            "The bot “gone” can't be used: ModuleNotFoundError",
        ),
    ],
)
def test_a_command_says_in_one_sentence_what_is_broken(tmp_path: Path, command: list[str], reason: str) -> None:
    broken_house(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "FORETOLD_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "foretold", *command], env=environment, capture_output=True, text=True, check=False,
        cwd=ROOT, input="",
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("foretold: ")]
    assert len(said) == 1


def test_a_failure_is_logged_with_its_reason_and_without_the_hand() -> None:
    from foretold.server.bot_executor import _told

    illegal = BotFailed("bot-illegal", bot="wrong", answer="'x'", legal="play 7S")
    assert _told(illegal) == {"error": "BotFailed", "code": "bot-illegal", "answer": "'x'"}
    broken = InvalidOption("bot-broken", bot="gone", reason="ImportError: no")
    assert _told(broken) == {"error": "InvalidOption", "code": "bot-broken", "reason": "ImportError: no"}
    assert _told(ValueError("secret")) == {"error": "ValueError"}
