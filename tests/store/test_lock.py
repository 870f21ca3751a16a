"""A SQLite file is one process's: a second server is refused, and told who has it."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from foretold.cli import main
from foretold.store import database
from foretold.store.lock import FileLock, Holder, holder, path_of
from foretold.store.problems import StoreUnusable
from foretold.words import languages
from tests.server.server_process import FORETOLD, Server


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def second(url: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Another server over the same file; it should not come up."""
    command = [*FORETOLD, "serve", "--port", "0", "--database", url, "--lang", lang]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
def test_a_second_server_is_refused_and_told_who_is_there(server: Server, tmp_path: Path) -> None:
    server.start()
    assert server.process is not None
    try:
        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        (elsewhere / "link.db").symlink_to(tmp_path / "games.db")
        for path in (tmp_path / "games.db", elsewhere / ".." / "elsewhere" / "link.db"):
            refused = second(f"sqlite:///{path}")
            assert refused.returncode == 1
            assert f"process {server.process.pid}" in refused.stderr
            assert f"port {server.port}" in refused.stderr
            assert "UTC" in refused.stderr
            assert "Traceback" not in refused.stderr
        assert main(["export", "--all", str(tmp_path / "games.ndjson"), "--database", f"sqlite:///{path}"]) == 0
        assert main(["import", str(tmp_path / "games.ndjson"), "--database", f"sqlite:///{path}"]) == 1
        server.stop(signal.SIGKILL)
        server.start()  # nothing has to be cleaned up
    finally:
        assert server.stop() == 0
    assert path_of(tmp_path / "games.db").stat().st_mode & 0o777 == 0o600


def test_a_lock_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.db"
    lock = FileLock(path, holder("serve", 8472))
    (tmp_path / "games.ndjson").write_text("{}\n")
    for lang in languages():
        arguments = ["import", str(tmp_path / "games.ndjson"), "--database", f"sqlite:///{path}", "--lang", lang]
        assert main(arguments) == 1
        said = capsys.readouterr().err
        assert str(os.getpid()) in said
        assert "8472" in said
    lock.release()
    FileLock(path, holder("serve")).release()


def test_a_holder_that_can_not_be_read_is_refused_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lock = FileLock(path, Holder("serve"))
    for content, code in ((b"", "store-in-use"), (b"\xff{", "store-in-use"), (b'{"command":"x"}', "store-in-use-by")):
        path_of(path).write_bytes(content)
        with pytest.raises(StoreUnusable) as refused:
            FileLock(path, holder("serve"))
        assert refused.value.code == code
    lock.release()


def test_a_reader_migrates_only_alone(sqlite_url: str) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    lock = FileLock(path, holder("serve"))
    with pytest.raises(StoreUnusable):
        database.open_database(sqlite_url, holder("export"), alone=False)
    lock.release()
    database.open_database(sqlite_url, holder("serve")).close()
    lock = FileLock(path, holder("serve"))
    database.open_database(sqlite_url, holder("export"), alone=False).close()
    lock.release()


def test_what_is_in_memory_needs_no_lock() -> None:
    opened = [database.open_database("sqlite://", holder("serve")) for _ in range(2)]
    assert [one.lock for one in opened] == [None, None]
    for one in opened:
        one.close()
