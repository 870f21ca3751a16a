"""`foretold replay`: a table for each round, the result, the documented JSON, and refusals."""

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import foretold
from foretold.cli import main
from foretold.words import languages, say

FORETOLD = str(Path(sys.executable).with_name("foretold"))
PREDICTIONS_ROUND = {
    "first", "pot", "carry", "strongest", "hands", "combinations", "strengths", "predictions", "gains",
}  # fmt: skip
ALL_OR_NOTHING_ROUND = {"dealer", "trump", "bets", "open", "tricks", "gains"}


def played(game: str, decisions: int | None = None, **options: Any) -> foretold.State:
    """A game between random players, whole or its first decisions."""
    chance = random.Random(5)
    state = foretold.game(game, **options).deal(seed=11)
    while not state.is_over and (decisions is None or decisions > 0):
        state.apply(chance.choice(state.legal_actions()))
        decisions = None if decisions is None else decisions - 1
    return state


@pytest.fixture(scope="module")
def predictions() -> foretold.State:
    return played("predictions", players=3, side="B")


@pytest.fixture(scope="module")
def all_or_nothing() -> foretold.State:
    return played("all-or-nothing", players=4)


def saved(state: foretold.State, folder: Path, **changes: object) -> str:
    entries = {**json.loads(state.record().to_json()), **changes}
    path = folder / "game.json"
    path.write_text(json.dumps({key: value for key, value in entries.items() if value is not None}), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", languages())
def test_predictions_in_words(
    lang: str, predictions: foretold.State, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", saved(predictions, tmp_path), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(say("cli-story-title", lang, game=say("game-predictions", lang), players=3))
    for number, one in enumerate(predictions.rounds(), start=1):
        assert say("cli-story-round", lang, number=number, facts="").strip() in shown
        assert all(" ".join(hand) in shown for hand in one["hands"])
        assert all(say(f"combination-{name}", lang) in shown for name in one["combinations"])
    winner = say("seat", lang, seat=predictions.winners[0] + 1)
    assert shown.endswith(say("cli-story-winners", lang, winners=winner, count=1) + "\n")


@pytest.mark.parametrize("lang", languages())
def test_all_or_nothing_in_words(
    lang: str, all_or_nothing: foretold.State, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["Ada", "bot:adept", "Grace", "\x1b[2JMallory"]
    assert main(["replay", saved(all_or_nothing, tmp_path, players=names), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert "Ada" in shown
    assert "\x1b" not in shown
    assert len(all_or_nothing.rounds()) == 7
    for one in all_or_nothing.rounds():
        assert one["trump"] in shown
    assert say("cli-story-secret", lang) in shown


@pytest.mark.parametrize("lang", languages())
def test_an_unfinished_game(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = played("predictions", decisions=5, players=2)
    assert main(["replay", saved(state, tmp_path), "--lang", lang]) == 0
    assert state.actor is not None
    actor = say("seat", lang, seat=state.actor + 1)
    assert say("cli-story-unfinished", lang, actor=actor) in capsys.readouterr().out


def test_json_of_predictions(predictions: foretold.State, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", saved(predictions, tmp_path)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == ["game", "options", "scores", "winners", "rounds"]
    assert shown["game"] == "predictions"
    assert shown["options"] == {"players": 3, "side": "B"}
    assert shown["scores"] == list(predictions.scores)
    assert shown["winners"] == list(predictions.winners)
    assert shown["rounds"] == predictions.rounds()
    assert all(set(one) == PREDICTIONS_ROUND for one in shown["rounds"])


def test_json_of_all_or_nothing(
    all_or_nothing: foretold.State, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", saved(all_or_nothing, tmp_path), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert set(shown["options"]) == {"players", "dealer"}
    assert all(set(one) == ALL_OR_NOTHING_ROUND for one in shown["rounds"])


def test_standard_input(
    predictions: foretold.State, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = predictions.record().to_json()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert main(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scores"] == list(predictions.scores)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text[:100].encode())))
    assert main(["replay", "-"]) == 1
    assert capsys.readouterr().err.startswith("foretold: This is not a valid JSON document")


@pytest.mark.parametrize("lang", languages())
def test_a_record_that_does_not_fit(
    lang: str, predictions: foretold.State, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(predictions, tmp_path, result={"scores": [0, 0, 0], "winners": [1]})
    assert main(["replay", file, "--lang", lang]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"foretold: {file}")
    assert "result" in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"format": "foretold/3"}, "foretold/3"),
        ({"format": "chess/1"}, "chess/1"),
        ({"game": "chess"}, "chess"),
        ({"options": {"players": 9}}, "options"),
        ({"options": {"players": 3, "colour": "red"}}, "colour"),
        ({"actions": ["pass", "nonsense"]}, "actions[1]"),
        ({"actions": ["take 0"]}, "actions[0]"),
        ({"decks": []}, "decks[0]"),
        ({"surprise": 1}, "surprise"),
        ({"players": ["Ada"]}, "players"),
        ({"seed": "xyz"}, "seed"),
    ],
)
def test_what_does_not_fit_is_named(
    changes: dict[str, object],
    named: str,
    predictions: foretold.State,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["replay", saved(predictions, tmp_path, **{"result": None, **changes}), "--lang", "en"]) == 1
    error = capsys.readouterr().err
    assert named in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("text", ["", "null", "[]", "{", '"foretold/1"', "[" * 100_000, "{" * 9, "1e999", "\0"])
def test_junk(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "junk.json"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    error = capsys.readouterr().err
    assert error.startswith("foretold: ")
    assert error.count("\n") == 1


def test_as_a_process(predictions: foretold.State, tmp_path: Path) -> None:
    command = [FORETOLD, "replay", saved(predictions, tmp_path), "--lang", "de"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=300, encoding="utf-8")
    assert done.returncode == 0
    assert "Runde 3" in done.stdout
