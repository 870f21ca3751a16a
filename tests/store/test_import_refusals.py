"""foretold import: a file is checked before anything is written, and what is wrong with it is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foretold.cli import main
from foretold.words import say
from tests.store.moving import FINISHED, RECORDS, RUNNING, WAITING, lines_in, logs


def _spoil_action(game: dict[str, Any]) -> None:
    decided = [entry for entry in game["log"] if entry["kind"] == "decided"]
    decided[3]["action"] = "predict 77"


def _spoil_seat(game: dict[str, Any]) -> None:
    decided = [entry for entry in game["log"] if entry["kind"] == "decided"]
    decided[3]["seat"] = 1 - decided[3]["seat"]


def _spoil_order(game: dict[str, Any]) -> None:
    game["log"].reverse()


def _spoil_seed(game: dict[str, Any]) -> None:
    game["log"][0]["seed"] = "0" * 64


def _spoil_number(game: dict[str, Any]) -> None:
    seated = next(entry for entry in game["log"] if entry["kind"] == "seated")
    seated["seat"] = 11


def _spoil_record(game: dict[str, Any]) -> None:
    game["record"]["actions"].pop()
    del game["record"]["result"]


def _spoil_kind(game: dict[str, Any]) -> None:
    game["log"][2]["kind"] = "conquered"


def _spoil_name(game: dict[str, Any]) -> None:
    game["table"] = "../x"


def _spoil_field(game: dict[str, Any]) -> None:
    game["password"] = "x"  # noqa: S105 - it is not one


SPOILERS = {
    "import-entry": [_spoil_action, _spoil_seat, _spoil_order, _spoil_seed, _spoil_number],
    "import-record": [_spoil_record],
    "import-line": [_spoil_kind, _spoil_name, _spoil_field],
}


@pytest.mark.parametrize(("code", "spoil"), [(code, spoil) for code, all_ in SPOILERS.items() for spoil in all_])
def test_a_spoilt_file_is_refused_with_the_line_and_nothing_is_written(
    exported: Path, other_url: str, code: str, spoil: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_in(exported)
    number = next(i for i, line in enumerate(lines) if line.get("table") == FINISHED)
    spoil(lines[number])
    # The spoilt game comes last, so that all others were good before it.
    lines.append(lines.pop(number))
    exported.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert main(["import", str(exported), "--database", other_url]) == 1
    told = capsys.readouterr().err
    assert say(f"error-{code}", "en", line=len(lines), table=FINISHED, entry="#", reason="#").split("#")[0][:12] in told
    assert str(len(lines)) in told
    assert logs(other_url, FINISHED, RUNNING, WAITING) == [[], [], []]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "store-import-empty"),
        ('{"format": "foretold-export/2", "made": 1, "version": "9"}\n', "error-import-format"),
        ('{"person": "ada", "name": "Ada", "created": 1}\n', "error-import-line"),
        ("[1]\n", "error-import-line"),
        ("{}\n", "error-import-line"),
        ("\xff}\n", "error-import-line"),
        ('{"format": "foretold/3"}\n', "error-import-line"),
    ],
)
def test_other_files_are_refused(
    text: str, message: str, tmp_path: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(text.encode("latin-1"))
    assert main(["import", str(file), "--database", other_url]) == 1
    told = capsys.readouterr().err
    assert say(message, "en", file=str(file), format="foretold-export/2", line=1, reason="#").split("#")[0] in told


@pytest.mark.parametrize("place", ["at the top", "deep inside"])
def test_a_line_in_which_a_key_stands_twice_is_refused(
    exported: Path, other_url: str, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    lines = exported.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if f'"{FINISHED}"' in line and '"log"' in line)
    if place == "at the top":
        lines[number] = lines[number].replace('"table":', '"table":"another","table":', 1)
    else:
        lines[number] = lines[number].replace('"action":', '"action":"fly","action":', 1)
    exported.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["import", str(exported), "--database", other_url, "--lang", "en"]) == 1
    key = "table" if place == "at the top" else "action"
    assert say("error-import-doubled", "en", line=number + 1, key=key) in capsys.readouterr().err
    assert logs(other_url, FINISHED) == [[]]


def test_a_record_in_which_a_key_stands_twice_is_refused(
    other_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = (RECORDS / "predictions-2.json").read_text(encoding="utf-8")
    doubled = tmp_path / "doubled.json"
    doubled.write_text(record.replace('"actions":', '"actions": [], "actions":', 1), encoding="utf-8")
    sentence = say("error-record-field-doubled", "en", entry="actions")
    for command in (["import", "--database", other_url], ["replay"], ["verify"]):
        assert main([*command, str(doubled), "--lang", "en"]) == 1
        assert sentence in capsys.readouterr().err
