"""What happens to a server by itself: it is killed, its disk is full, its database restarts, its clock is set."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.kill.killed_server import Club
from tests.postgres import SCRIPT
from tests.siege.wall_clock import WallClock

Accident = Callable[["Surroundings"], Awaitable[None]]
HOUR = 3_600.0


class Surroundings:
    """What accidents can reach."""

    def __init__(self, club: Club, clock: WallClock, cluster: Path | None, pause: float) -> None:
        self.club, self.clock, self.cluster, self.pause = club, clock, cluster, pause

    def workers(self) -> list[int]:
        """The processes that serve."""
        return [pid for pid in processes(self.club) if b"spawn_main" in _command(pid)]

    def database_processes(self) -> list[int]:
        """The processes of PostgreSQL, the first one first: those that it makes later are limited as it is."""
        assert self.cluster is not None
        first = int((self.cluster / "data/postmaster.pid").read_text().split()[0])
        return [first, *_children(first)]

    async def played_on(self) -> None:
        """Wait until everybody is back, and something has been decided since."""
        club = self.club
        await club.until(lambda: all(client.is_back for client in club.clients))
        before = len(club.books.acknowledged)
        await club.until(lambda: len(club.books.acknowledged) > before + len(club.clients) // 2)


def processes(club: Club) -> list[int]:
    """The server and its children."""
    assert club.server.process is not None
    pid = club.server.process.pid
    return [pid, *_children(pid)]


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def kill(around: Surroundings) -> None:
    """SIGKILL for the server, and a second one while everybody comes back."""
    await around.club.kill(in_the_middle=True)
    await around.club.kill()


async def kill_worker(around: Surroundings) -> None:
    """SIGKILL for one of the workers: another takes its place."""
    before = around.workers()
    os.kill(around.club.chance.choice(before), signal.SIGKILL)
    await around.club.until(lambda: len(set(around.workers()) - set(before)) == 1)


async def full_disk(around: Surroundings) -> None:
    """No file can grow for a while: what can't be stored is refused, and never acknowledged."""
    club = around.club
    refused = len(club.books.refused)
    club.limit_files(1)
    try:
        await club.until(lambda: len(club.books.refused) > refused + 5)
        await asyncio.sleep(around.pause)
    finally:
        club.limit_files(resource.RLIM_INFINITY)


async def restart_database(around: Surroundings) -> None:
    """PostgreSQL ends without a word and is started again."""
    for what in ("halt", "start"):
        command = [str(SCRIPT), what, str(around.cluster)]
        await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)


async def full_database_disk(around: Surroundings) -> None:
    """None of PostgreSQL's files can grow for a while: it stops in the middle, and is started again with room."""
    club = around.club
    refused = len(club.books.refused)
    first, *others = around.database_processes()
    _let_no_file_grow(first, check=True)
    for pid in others:  # some may end meanwhile
        _let_no_file_grow(pid, check=False)
    await club.until(lambda: len(club.books.refused) > refused + 5)
    await asyncio.sleep(around.pause)
    await restart_database(around)  # the new processes have no limit


def _let_no_file_grow(pid: int, *, check: bool) -> None:
    """Limit the files of a process of PostgreSQL's; only its own user may, and as root it runs as another."""
    as_owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*as_owner, "prlimit", "--pid", str(pid), "--fsize=1:"], check=check, stderr=subprocess.DEVNULL)


async def step_clock(around: Surroundings) -> None:
    """The clock on the wall goes an hour ahead, two hours back, and is right again."""
    for seconds in (HOUR, -HOUR, 0.0):
        around.clock.set(seconds)
        await asyncio.sleep(around.pause)


ON_SQLITE: dict[str, Accident] = {"full disk": full_disk, "kill": kill, "clock": step_clock}
ON_POSTGRES: dict[str, Accident] = {
    "worker": kill_worker, "database": restart_database, "full disk": full_database_disk, "clock": step_clock,
    "kill": kill,
}  # fmt: skip
