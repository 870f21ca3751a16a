"""foretold export and import: whole games from one database to another."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from foretold import Record, replay
from foretold.cli import main
from foretold.table import entries
from foretold.table.effects import StoreEntries
from foretold.table.records import record_of
from foretold.table.table import Table
from foretold.words import say
from tests.store.games import finished_game, running_game
from tests.store.moving import FINISHED, RECORDS, RUNNING, WAITING, fill, lines_in, logs
from tests.store.store_harness import NOW, Desk, at_desk


def test_a_whole_server_moves_to_postgresql_and_back(
    exported: Path, sqlite_url: str, postgres_url: str, other_url: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert main(["import", str(exported), "--database", postgres_url]) == 0
    assert capsys.readouterr().out.strip() == say("store-imported", "en", count=3, there=0)
    back = tmp_path / "back.ndjson"
    assert main(["export", str(back), "--database", postgres_url]) == 0
    assert lines_in(back)[1:] == lines_in(exported)[1:]
    assert main(["import", str(back), "--database", other_url]) == 0
    tables = (FINISHED, RUNNING, WAITING)
    assert logs(other_url, *tables) == logs(postgres_url, *tables) == logs(sqlite_url, *tables)

    async def lists(desk: Desk) -> list[Any]:
        return [await desk.store.tables_of("ada", 9), await desk.store.lobby(9), await desk.store.due(2**50)]

    first, second = at_desk(other_url, lists), at_desk(postgres_url, lists)
    assert first == second
    assert len(first[0]) == 3


def test_importing_again_changes_nothing(
    exported: Path, sqlite_url: str, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for url, new in ((other_url, 3), (other_url, 0), (sqlite_url, 0)):
        capsys.readouterr()
        assert main(["import", str(exported), "--database", url]) == 0
        assert capsys.readouterr().out.strip() == say("store-imported", "en", count=new, there=3 - new)


def test_another_game_at_the_same_table_is_refused_and_nothing_is_written(
    exported: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(other_url, running_game()[:-1])  # the last table but one in the file: the game went on elsewhere
    before = logs(other_url, RUNNING)
    assert main(["import", str(exported), "--database", other_url]) == 1
    assert say("error-import-differs", "en", line=5, table=RUNNING) in capsys.readouterr().err
    assert logs(other_url, FINISHED, RUNNING) == [[], *before]


def test_secrets_are_not_exported(exported: Path, sqlite_url: str) -> None:
    people = [line for line in lines_in(exported) if "person" in line]
    assert people == [
        {"person": "ada", "name": "Ada", "created": NOW},
        {"person": "bob", "name": "Bob", "created": NOW + 1},
    ]
    from foretold.store.people import digest

    text = exported.read_bytes()
    for secret in ("cookie of ada", "token of ada"):
        assert digest(secret).hex().encode() not in text
        assert secret.encode() not in text
    assert b"argon2" not in text


def test_whoever_is_imported_keeps_their_games_and_can_not_sign_in(exported: Path, other_url: str) -> None:
    main(["import", str(exported), "--database", other_url])

    async def work(desk: Desk) -> None:
        people = desk.store.identities
        ada = await people.get("ada")
        assert ada is not None
        assert (ada.kind, ada.name, ada.created) == ("guest", "Ada", NOW)
        assert await people.by_login("ada") is None
        assert await desk.store.sessions.find("cookie of ada", NOW) is None
        assert len(await desk.store.tables_of("ada", 9)) == 3

    at_desk(other_url, work)


def test_a_players_file_holds_finished_games_without_what_concerns_one_seat(
    exported: Path, sqlite_url: str, tmp_path: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bob.ndjson"
    assert b"secret-path" in exported.read_bytes()
    assert main(["export", "--who", "bob", str(file), "--database", sqlite_url]) == 0
    assert say("store-export-left", "en", count=1) in capsys.readouterr().err
    head, person, game = lines_in(file)
    assert head["format"] == "foretold-export/1"
    assert person["person"] == "bob"
    assert game["table"] == FINISHED
    assert game["record"]["players"] == ["Ada", "Bob"]
    assert replay(Record.from_json(json.dumps(game["record"]))).is_over
    assert b"secret-path" not in file.read_bytes()
    for url in (other_url, sqlite_url, other_url):  # it is the same game with and without its private entries
        assert main(["import", str(file), "--database", url]) == 0


def test_a_player_is_found_by_account_or_id_and_a_table_by_id(exported: Path, sqlite_url: str, tmp_path: Path) -> None:
    for number, words in enumerate((["--who", "ADA"], ["--who", "ada"], ["--table", FINISHED])):
        file = tmp_path / f"{number}.ndjson"
        assert main(["export", *words, str(file), "--database", sqlite_url]) == 0
        assert [line["table"] for line in lines_in(file) if "table" in line] == [FINISHED]
    file = tmp_path / "running.ndjson"
    assert main(["export", "--who", "ada", "--running", str(file), "--database", sqlite_url]) == 0
    assert {line["table"] for line in lines_in(file) if "table" in line} == {FINISHED, RUNNING, WAITING}


@pytest.mark.parametrize(
    ("words", "message", "details"),
    [
        (["--who", "zoe"], "error-export-who", {"name": "zoe"}),
        (["--table", "nowhere"], "error-export-table", {"table": "nowhere"}),
    ],
)
def test_what_is_not_there_is_not_exported(
    sqlite_url: str, tmp_path: Path, words: list[str], message: str, details: dict[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    file = tmp_path / "none.ndjson"
    assert main(["export", *words, str(file), "--database", sqlite_url]) == 1
    assert say(message, "en", **details) in capsys.readouterr().err
    assert list(tmp_path.glob("none*")) == []


def test_a_file_is_never_replaced(exported: Path, sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = exported.read_bytes()
    assert exported.stat().st_mode & 0o777 == 0o600
    assert main(["export", str(exported), "--database", sqlite_url]) == 1
    assert say("store-export-exists", "en", file=str(exported)) in capsys.readouterr().err
    assert exported.read_bytes() == before


def test_a_damaged_table_is_left_out_and_named(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *rest = finished_game(seed=5)
    broken = StoreEntries(first.table, first.first, (entries.Resumed(at=1),), first.summary)
    fill(sqlite_url, finished_game(), [broken, *rest])
    assert main(["export", str(tmp_path / "x"), "--database", sqlite_url]) == 0
    assert say("store-export-damaged", "en", tables=first.table) in capsys.readouterr().err
    assert [line["table"] for line in lines_in(tmp_path / "x") if "table" in line] == [FINISHED]


@pytest.mark.parametrize(
    "name", ["predictions-2.json", "all-or-nothing-4-target.json", "predictions-3-inline-deck.json"]
)
def test_a_record_alone_becomes_a_finished_game(
    name: str, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.from_json((RECORDS / name).read_text(encoding="utf-8"))
    for new in (1, 0):
        assert main(["import", str(RECORDS / name), "--database", url]) == 0
        assert capsys.readouterr().out.strip() == say("store-imported", "en", count=new, there=1 - new)
    file = tmp_path / "again.ndjson"
    assert main(["export", str(file), "--database", url]) == 0
    game = lines_in(file)[-1]
    log = logs(url, game["table"])[0]
    table = Table.of_log(game["table"], [entries.decode(body) for body in log])
    assert table.phase == "over"
    assert table.ended_at is not None
    again = record_of(table)
    assert again is not None
    assert (again.actions, again.decks, again.reshuffles, again.result) == (
        record.actions, record.decks, record.reshuffles, record.result
    )  # fmt: skip
    assert again.result is not None
    assert main(["import", str(file), "--database", f"sqlite:///{tmp_path / 'third.db'}"]) == 0


def test_what_a_player_downloads_keeps_its_tables_and_is_imported_once(
    tmp_path: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (RECORDS / "all-or-nothing-3.json").read_text(encoding="utf-8")
    file = tmp_path / "foretold-games.ndjson"
    file.write_text(json.dumps({"table": "m6ji8fd34agwxdqqpn4tx5uke4", "record": text}) + "\n", encoding="utf-8")
    for new in (1, 0):
        assert main(["import", str(file), "--database", other_url]) == 0
        assert capsys.readouterr().out.strip() == say("store-imported", "en", count=new, there=1 - new)
    assert logs(other_url, "m6ji8fd34agwxdqqpn4tx5uke4")[0]


def test_records_may_stand_in_one_file_and_unfinished_ones_are_refused(
    tmp_path: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["predictions-2.json", "all-or-nothing-3.json"]
    file = tmp_path / "records.ndjson"
    file.write_text(
        "".join(json.dumps(json.loads((RECORDS / name).read_text(encoding="utf-8"))) + "\n" for name in names),
        encoding="utf-8",
    )
    assert main(["import", str(file), "--database", other_url]) == 0
    assert capsys.readouterr().out.strip() == say("store-imported", "en", count=2, there=0)
    assert main(["import", str(RECORDS / "predictions-5-unfinished.json"), "--database", other_url]) == 1
    assert say("error-import-unfinished", "en") in capsys.readouterr().err


def _many(exported: Path, count: int) -> Path:
    """A file with the same table under many names."""
    head, *_, waiting = lines_in(exported)
    file = exported.with_name("many.ndjson")
    lines = [head, *({**waiting, "table": f"t{number}"} for number in range(count))]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return file


def test_many_games_at_once(exported: Path, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = _many(exported, 450)
    assert main(["import", str(file), "--database", url]) == 0
    assert capsys.readouterr().out.strip() == say("store-imported", "en", count=450, there=0)
    assert logs(url, "t0")[0] == logs(url, "t449")[0] != []


def test_an_import_that_broke_off_can_be_repeated(
    exported: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(other_url)
    database = sqlite3.connect(other_url.removeprefix("sqlite:///"), isolation_level=None)
    refusal = "WHEN NEW.log = (SELECT no FROM logs WHERE table_id = 't7') BEGIN SELECT RAISE(ABORT, 'no'); END"
    database.execute(f"CREATE TRIGGER full BEFORE INSERT ON entries {refusal}")
    file = _many(exported, 10)
    assert main(["import", str(file), "--database", other_url]) == 1
    assert say("store-refused", "en", reason="IntegrityError: no") in capsys.readouterr().err
    database.execute("DROP TRIGGER full")
    database.close()
    assert main(["import", str(file), "--database", other_url]) == 0
    assert capsys.readouterr().out.strip() == say("store-imported", "en", count=1, there=9)


def test_a_table_that_is_twice_in_a_file(exported: Path, other_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = exported.read_text(encoding="utf-8").splitlines(keepends=True)
    exported.write_text("".join([*lines, lines[-1]]), encoding="utf-8")
    assert main(["import", str(exported), "--database", other_url]) == 0
    assert capsys.readouterr().out.strip() == say("store-imported", "en", count=3, there=1)


def test_a_damaged_table_is_another_one(exported: Path, other_url: str) -> None:
    first = finished_game()[0]
    fill(other_url, [StoreEntries(first.table, 1, (entries.Resumed(at=1),), first.summary)])
    database = sqlite3.connect(other_url.removeprefix("sqlite:///"), isolation_level=None)
    database.execute("INSERT INTO entries SELECT no, 2, ? FROM logs WHERE table_id = ?", (b"{torn", first.table))
    database.close()
    assert main(["import", str(exported), "--database", other_url]) == 1


def test_games_come_and_go_by_standard_input_and_output(exported: Path, sqlite_url: str, tmp_path: Path) -> None:
    foretold = str(Path(sys.executable).with_name("foretold"))
    out = subprocess.run([foretold, "export", "-", "--database", sqlite_url], capture_output=True, check=True)
    assert [json.loads(line) for line in out.stdout.splitlines()][1:] == lines_in(exported)[1:]
    other = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
    other.pop("FORETOLD_DATABASE", None)
    subprocess.run([foretold, "import", "-"], input=out.stdout, env=other, check=True, capture_output=True)
    tables = (FINISHED, RUNNING, WAITING)
    assert logs(f"sqlite:///{tmp_path / 'data' / 'foretold' / 'foretold.db'}", *tables) == logs(sqlite_url, *tables)


def test_a_database_that_refuses_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"no database" * 1_000)
    assert main(["export", str(tmp_path / "out"), "--database", f"sqlite:///{broken}"]) == 1
    assert "not a database" in capsys.readouterr().err


def test_the_database_is_the_one_that_the_settings_name(
    exported: Path, other_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f'database = "{other_url}"\nbot_threads = 3\n')
    monkeypatch.delenv("FORETOLD_DATABASE", raising=False)
    assert main(["import", str(exported), "--config", str(file), "--lang", "en"]) == 0
    assert all(logs(other_url, FINISHED, RUNNING))
    monkeypatch.setenv("FORETOLD_CONFIG", str(file))
    assert main(["export", str(tmp_path / "again.ndjson"), "--lang", "en"]) == 0
    tables = {line["table"] for line in lines_in(tmp_path / "again.ndjson") if "table" in line}
    assert tables == {line["table"] for line in lines_in(exported) if "table" in line}
    monkeypatch.setenv("FORETOLD_DATABASE", f"sqlite:///{tmp_path / 'empty.db'}")  # says more than the file
    assert main(["export", str(tmp_path / "none.ndjson"), "--lang", "en"]) == 0
    assert len(lines_in(tmp_path / "none.ndjson")) == 1
    capsys.readouterr()
    file.write_text("bot_threads = 0\n")
    assert main(["export", str(tmp_path / "never.ndjson"), "--lang", "en"]) == 2
    assert "bot_threads" in capsys.readouterr().err
