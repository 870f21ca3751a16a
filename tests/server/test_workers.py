"""`foretold serve --workers N`: several processes at one port."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.server_process import FORETOLD, Server, guest, play_to_the_end
from tests.server.test_play import seated
from tests.waiting import wait_until

WORKERS = 2


@pytest.fixture
def club(tmp_path: Path, postgres_url: str) -> Iterator[Server]:
    server = Server(tmp_path, database=postgres_url, workers=str(WORKERS)).start()
    yield server
    if server.process is not None and server.process.poll() is None:
        assert server.stop() == 0


def workers_of(server: Server) -> list[int]:
    """The processes under a server that serve."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def events(server: Server, name: str) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == name]


@pytest.mark.slow
async def test_workers_share_the_port_and_one_that_dies_is_replaced(club: Server) -> None:
    before = workers_of(club)
    assert len(before) == WORKERS

    async with AsyncExitStack() as stack:
        table, people = await seated(stack, club.url, [None, None, "novice"], "all-or-nothing")
        os.kill(before[0], signal.SIGKILL)
        wait_until(lambda: len(events(club, "worker-open")) == WORKERS + 1)
        for person in people:  # whoever was connected to that one comes back
            if person.socket is not None:
                await person.socket.close()
            await person.connect()
        last = await play_to_the_end(table, people)
        assert len({str(told["view"]["scores"]) for told in last}) == 1

    after = workers_of(club)
    assert len(after) == WORKERS
    assert before[0] not in after
    assert [event["status"] for event in events(club, "worker-ended")] == [-signal.SIGKILL]
    assert {event["worker"] for event in events(club, "request")} <= {1, 2}
    assert club.stop() == 0
    assert not any(is_there(pid) for pid in after)
    assert len(events(club, "stopped")) == WORKERS


@pytest.mark.slow
async def test_every_worker_gets_some_of_the_connections(club: Server) -> None:
    for _ in range(24):  # each guest comes by a connection of their own
        async with await guest(club.url):
            pass
    assert {event["worker"] for event in events(club, "request")} == {1, 2}


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them(club: Server) -> None:
    workers = workers_of(club)
    club.stop(signal.SIGKILL)
    wait_until(lambda: not any(is_there(pid) for pid in workers))


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "need"), ("fr", "faut"), ("de", "braucht"), ("it", "serve"), ("ja", "必要")]
)
def test_sqlite_is_for_one_worker(tmp_path: Path, lang: str, word: str) -> None:
    done = subprocess.run(
        [*FORETOLD, "serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db", "--lang", lang],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert word in done.stderr
    assert not (tmp_path / "x.db").exists()
