"""`foretold simulate`: statistics, bad input; what it writes is tested in `test_simulate_files.py`."""

import json
import os
import signal
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from foretold.bots import LEVELS
from foretold.cli import main
from foretold.lab.estimates import Estimate
from foretold.lab.report.numbers import told
from foretold.words import languages, say
from tests.cli.processes import PATIENCE, until_used

FORETOLD = str(Path(sys.executable).with_name("foretold"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["predictions", "all-or-nothing"])
def test_a_table_by_seat(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--games", "1500", "--seed", "7", "--lang", lang, "--threads", "2"]) == 0
    shown = capsys.readouterr().out
    title = {"game": say(f"game-{game}", lang), "count": 1500, "seed": "7", "bots": say("bot-random", lang)}
    assert say("cli-simulate-title", lang, **title) in shown
    assert say("cli-column-win-share", lang) in shown
    rows = [line for line in shown.splitlines() if line.startswith("   ") and "(" in line]
    assert len(rows) == 4


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", *words, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert isinstance(shown, dict)
    return shown


def test_json_and_its_sums(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(capsys, "all-or-nothing", "--games", "2000", "--seed", "1", "--players", "3")
    head = ["format", "game", "options", "bots", "games", "seed", "scores", "wins", "decisions", "figures"]
    assert list(shown) == head
    assert shown["bots"] == ["random"] * 3
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
    monkeypatch.setattr("foretold.lab.experiment._RANDOM_CHUNK", 100)
    assert one == two == simulated(capsys, *words)


def test_options_are_handed_on(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(
        capsys, "predictions", "--games", "50", "--players", "2", "--option", "side=B", "--option", "heirs=true",
        "--option", "first=1",
    )  # fmt: skip
    assert shown["options"] == {"players": 2, "side": "B", "heirs": True, "first": 1}


@pytest.mark.slow
def test_bots_of_different_levels_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["all-or-nothing", "--bots", "novice,random,random", "--games", "10", "--seed", "4", "--threads", "1"]
    shown = simulated(capsys, *words)
    assert shown["options"] == {"players": 3}
    wins = next(each for each in shown["figures"] if each["name"] == "wins-by-level")["rows"]
    by_level = {row["about"]: row for row in wins}
    # One novice and two random players in each of ten games.
    assert {level: row["count"] for level, row in by_level.items()} == {"novice": 10, "random": 20}
    assert by_level["novice"]["mean"] + 2 * by_level["random"]["mean"] == pytest.approx(1)
    assert main(["simulate", *words, "--lang", "en"]) == 0
    assert "  Novice  " in capsys.readouterr().out


def test_two_tables_are_compared_game_by_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["predictions", "--games", "300", "--seed", "4", "--option", "players=3"]
    shown = simulated(capsys, *words, "--against", "side=B")
    assert (shown["options"], shown["against"]) == ({"players": 3}, {"players": 3, "side": "B"})
    for name, seat in (("score-by-seat", 0), ("wins-by-seat", 2)):
        row = next(each for each in shown["figures"] if each["name"] == name)["rows"][seat]
        alone = [simulated(capsys, *words, "--option", f"side={side}") for side in "AB"]
        key = "scores" if name == "score-by-seat" else "wins"
        assert (row["mean"], row["against"]["mean"]) == tuple(each[key][seat]["mean"] for each in alone)
        assert row["difference"]["mean"] == pytest.approx(row["against"]["mean"] - row["mean"])
    assert main(["simulate", *words, "--against", "side=B", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "side=B minus side=A" in out
    assert told(Estimate(**row["difference"]), "en", share=True, sign=True) in out  # as precisely as the interval is


def test_two_decks_of_one_name_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    built_in = resources.files("foretold").joinpath("games/predictions/decks/default.toml").read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(built_in.replace('"A" = ["draw*"]', '"A" = ["rune", "draw*"]'), encoding="utf-8")
    words = ["predictions", "--games", "50", "--seed", "1", "--against", f"deck={other}", "--lang", "en"]
    assert main(["simulate", *words]) == 0
    told = say("cli-simulate-compared", "en", first="deck=Built-in deck (1)", second="deck=Built-in deck (2)")
    assert told in capsys.readouterr().out


def test_one_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    shown = simulated(capsys, "predictions", "--games", "1", "--seed", "5")
    assert shown["scores"][0]["low"] is None
    assert main(["simulate", "predictions", "--games", "1", "--seed", "5", "--lang", "en"]) == 0
    assert "1 game, seed 5, bots: Random" in capsys.readouterr().out


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
        (["predictions", "--against", "side=C"], "option-value", {"option": "side", "value": "C", "expected": "A, B"}),
        (
            ["predictions", "--bots", "genius"],
            "option-value",
            {"option": "bot", "value": "genius", "expected": ", ".join(LEVELS)},
        ),
        (
            ["predictions", "--bots", "adept,novice,random", "--players", "4"],
            "bots-count",
            {"count": 4},
        ),
        (
            ["predictions", "--bots", "adept,novice,random", "--against", "players=4"],
            "bots-alike",
            {},
        ),
        (
            ["predictions", "--games", str(2**62)],
            "option-value",
            {"option": "games", "value": str(2**62), "expected": f"1..{2**61}"},
        ),
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


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs signals")
def test_an_interrupt_ends_it_quietly() -> None:
    command = [FORETOLD, "simulate", "predictions", "--games", "1000000000", "--threads", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        until_used(process.pid, 3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err
