"""Golden records and playthroughs: old games replay for ever, and what everybody sees changes in review only."""

import json
from pathlib import Path

import pytest

import foretold
from tests.golden import FIRST, GOLDEN, expected, outcome, paths
from tests.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, text_of


def named(path: Path) -> str:
    return path.stem


def test_every_golden_record_is_there() -> None:
    stored = {path.stem for path in paths()}
    assert stored == {*FIRST, *(golden.name for golden in GOLDEN)}


@pytest.mark.parametrize("path", paths(), ids=named)
def test_a_golden_record_has_the_format_that_was_current(path: Path) -> None:
    record = foretold.Record.from_json(path.read_text("utf-8"))
    assert record.format == ("foretold/1" if path.stem in FIRST else "foretold/2")
    assert foretold.replay(record).record().format == record.format


@pytest.mark.parametrize("path", paths(), ids=named)
def test_a_golden_record_replays(path: Path) -> None:
    record = foretold.Record.from_json(path.read_text("utf-8"))
    state = foretold.replay(record)
    assert json.loads(json.dumps(outcome(state))) == expected(path)
    assert state.is_over == (expected(path)["actor"] is None)


@pytest.mark.parametrize("path", paths(), ids=named)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    record = foretold.Record.from_json(text)
    assert record.to_json() == text
    again = foretold.replay(record).record(players=record.players)
    for entry in ("game", "options", "seed", "decks", "reshuffles", "players", "actions"):
        assert getattr(again, entry) == getattr(record, entry), entry
    assert record.result in (None, again.result)


def test_the_golden_records_show_every_form() -> None:
    records = [foretold.Record.from_json(path.read_text("utf-8")) for path in paths()]
    assert {record.game for record in records} == {"predictions", "all-or-nothing"}
    for entry in ("seed", "players", "result"):
        assert {getattr(record, entry) is None for record in records} == {True, False}
    assert any(record.reshuffles for record in records)
    assert any(len(record.decks) == 4 and record.options.get("heirs") for record in records)
    assert any("deck" in record.options for record in records)
    assert any("target" in record.options for record in records)


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.name)
def test_a_playthrough_is_as_written(play: Playthrough) -> None:
    """If the change is meant: python -m tests.playthrough write, and read the diff."""
    assert text_of(play) == (FOLDER / f"{play.name}.txt").read_text("utf-8")


def test_the_playthroughs_hold_a_reshuffle_and_a_blind_round() -> None:
    texts = [(FOLDER / f"{play.name}.txt").read_text("utf-8") for play in PLAYTHROUGHS]
    assert any("reshuffled (" in text for text in texts)
    assert any("alone] discards-card" in text or "alone] reveals-card" in text for text in texts)
    assert {path.stem for path in FOLDER.glob("*.txt")} == {play.name for play in PLAYTHROUGHS}
