"""Section 9 of docs/rules/predictions.md: what was stored before the second built-in deck keeps the first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from foretold import Record, replay
from foretold.cli import main
from foretold.play.decks import builtin
from foretold.table import entries
from foretold.table.proof import record_text, verify
from foretold.table.table import Table
from tests.golden import FOLDER
from tests.store.moving import lines_in, logs
from tests.store.store_harness import Desk, at_desk
from tests.store.test_migrations import LOGS, LOGS_AT_FIRST, frozen_rows, load


def frozen_logs(revision: str) -> dict[str, list[entries.AnyEntry]]:
    """The logs in a database of a released revision."""
    found: dict[str, list[entries.AnyEntry]] = {}
    for table, body in frozen_rows(revision, LOGS_AT_FIRST.get(revision, LOGS)):
        found.setdefault(table, []).append(entries.decode(body))
    return found


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_9_stored_tables_of_earlier_releases_have_the_first(revision: str) -> None:
    for table, log in frozen_logs(revision).items():
        found = Table.of_log(table, log)
        assert (found.game.version, found.game.deck.content) == (1, builtin("predictions", 1))
        if found.phase == "over" and found.state is not None and found.ending is None:
            assert verify(record_text(found)).format == "foretold/1"


def test_9_a_stored_table_moves_to_another_server_and_keeps_it(
    sqlite_url: str, other_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load(sqlite_url, "0002")
    moved = tmp_path / "moved.ndjson"
    assert main(["export", str(moved), "--database", sqlite_url]) == 0, capsys.readouterr().err
    records = [line["record"] for line in lines_in(moved) if line.get("record")]
    assert {record["format"] for record in records} == {"foretold/1"}
    assert main(["import", str(moved), "--database", other_url]) == 0, capsys.readouterr().err
    tables = sorted(frozen_logs("0002"))
    assert logs(other_url, *tables) == logs(sqlite_url, *tables)


@pytest.mark.parametrize("name", ["predictions-3-side-b", "second-predictions-3-side-b"])
def test_9_a_record_that_is_imported_keeps_its_version(name: str, sqlite_url: str, tmp_path: Path) -> None:
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    file = tmp_path / "games.ndjson"
    file.write_text(json.dumps(json.loads(text)) + "\n", "utf-8")
    assert main(["import", str(file), "--database", sqlite_url]) == 0
    back = tmp_path / "back.ndjson"
    assert main(["export", str(back), "--database", sqlite_url]) == 0
    (line,) = (line for line in lines_in(back) if "table" in line)

    async def stored(desk: Desk) -> Table:
        log = [entries.decode(body) for body in await desk.store.log(line["table"])]
        return Table.of_log(line["table"], log)

    table = at_desk(sqlite_url, stored)
    record = Record.from_json(text)
    assert table.state is not None
    assert table.state.record().format == record.format == line["record"]["format"]
    assert table.state.scores == replay(record).scores
