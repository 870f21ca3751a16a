"""`foretold simulate`: random players, statistics, bad input."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from foretold.cli import main
from foretold.words import languages, say

FORETOLD = str(Path(sys.executable).with_name("foretold"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
def test_a_table_by_seat(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--games", "1500", "--seed", "7", "--lang", lang, "--threads", "2"]) == 0
    shown = capsys.readouterr().out
    assert say("cli-simulate-title", lang, game=say(f"game-{game}", lang), count=1500, seed="7") in shown
    assert say("cli-column-win-share", lang) in shown
    rows = [line for line in shown.splitlines() if line.startswith("   ") and "(" in line]
    assert len(rows) == 4


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["simulate", *words, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert isinstance(shown, dict)
    return shown


def test_json_and_its_sums(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(capsys, "all-or-nothing", "--games", "2000", "--seed", "1", "--players", "3")
    assert list(shown) == ["game", "options", "games", "seed", "scores", "wins", "decisions"]
    assert (shown["game"], shown["games"], shown["seed"]) == ("all-or-nothing", 2000, 1)
    assert sum(seat["mean"] for seat in shown["wins"]) == pytest.approx(1)
    for estimate in (*shown["scores"], *shown["wins"], shown["decisions"]):
        assert estimate["low"] <= estimate["mean"] <= estimate["high"]
    # 33 cards, a bet and a word for each of seven rounds and three players.
    assert shown["decisions"]["mean"] == 3 * (33 + 7 + 7)


def test_threads_and_chunks_change_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["predictions", "--games", "700", "--seed", "3"]
    one = simulated(capsys, *words, "--threads", "1")
    two = simulated(capsys, *words, "--threads", "2")
    monkeypatch.setattr("foretold.lab.simulate._LARGEST_CHUNK", 100)
    assert one == two == simulated(capsys, *words)


def test_options_are_handed_on(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(
        capsys, "predictions", "--games", "50", "--players", "2", "--option", "side=B", "--option", "heirs=true",
        "--option", "first=1",
    )  # fmt: skip
    assert shown["options"] == {"players": 2, "side": "B", "heirs": True, "first": 1}


def test_one_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(capsys, "predictions", "--games", "1", "--seed", "5")
    assert shown["scores"][0]["low"] is None
    assert main(["simulate", "predictions", "--games", "1", "--seed", "5", "--lang", "en"]) == 0
    assert "1 game between random players, seed 5" in capsys.readouterr().out


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "predictions", "--games", "20")
    again = simulated(capsys, "predictions", "--games", "20", "--seed", str(first["seed"]))
    assert first == again


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("words", "code", "details"),
    [
        (["chess"], "unknown-game", {"game": "chess", "known": "predictions, all-or-nothing"}),
        (["predictions", "--players", "9"], "option-value", {"option": "players", "value": 9, "expected": "2..5"}),
        (["predictions", "--option", "side=C"], "option-value", {"option": "side", "value": "C", "expected": "A, B"}),
    ],
)
def test_a_wrong_question_is_status_2(
    words: list[str], code: str, details: dict[str, object], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--lang", lang]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"foretold: {say(f'error-{code}', lang, **details)}\n"


def test_a_seed_beyond_64_bits_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "predictions", "--seed", str(2**63), "--lang", "en"]) == 2
    assert "“seed”" in capsys.readouterr().err


def test_an_unknown_option_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "predictions", "--option", "colour=red", "--lang", "en"]) == 2
    assert "no option “colour”" in capsys.readouterr().err


def test_a_bad_deck_is_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "bad.toml"
    deck.write_text('game = "predictions"\n')
    assert main(["simulate", "predictions", "--option", f"deck={deck}"]) == 1
    assert capsys.readouterr().err.startswith(f"foretold: {deck}: ")


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_an_interrupt_ends_it_quietly() -> None:
    command = [FORETOLD, "simulate", "predictions", "--games", "1000000000", "--threads", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        time.sleep(4)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
