"""A full disk and a database that is gone: monitors see it, the log says it once, and it ends by itself."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Set
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import pytest
from sqlalchemy.exc import OperationalError

from foretold.store.condition import DatabaseCondition, Trouble, kind_of
from tests.postgres import SCRIPT, need
from tests.server.server_process import Refused, Server, guest
from tests.waiting import until

ROOM = 3 * 2**20


class Disk(Protocol):
    """A disk that can be filled."""

    folder: Path
    reasons: frozenset[str]

    def fill(self, server: Server) -> None: ...

    def free(self, server: Server) -> None: ...


class SmallDisk:
    """A file system of its own, with little room: for those who may make one."""

    reasons = frozenset({"disk-full"})

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, _: Server) -> None:
        with (self.folder / "full").open("wb", buffering=0) as file:
            for size in (65_536, 4_096, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    continue

    def free(self, _: Server) -> None:
        (self.folder / "full").unlink()


class ShortFiles:
    """For everybody else: files that may grow no further."""

    reasons = frozenset({"disk-full", "disk-error"})

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Server) -> None:
        self._limit(server, 4_096)

    def free(self, server: Server) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Server, size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "foretold-test", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    yield SmallDisk(folder) if mounted else ShortFiles(folder)
    if mounted:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S607 - as it was mounted


async def health(url: str) -> tuple[int, dict[str, Any]]:
    async with aiohttp.ClientSession() as session, session.get(f"{url}/healthz") as answer:
        return answer.status, await answer.json()


def said(log: str, event: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.splitlines()) if line["event"] == event]


class Logged:
    """A server whose log goes where there is always room, and which is watched while it is in trouble."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.server = Server(folder, **settings)

    async def go_through(
        self, break_it: Callable[[], object], mend_it: Callable[[], object], reasons: Set[str]
    ) -> None:
        url = self.server.url
        assert await health(url) == (200, {"ok": True, "status": "ok", "reasons": [], "version": _version()})
        async with await guest(url) as person:
            table = await person.open("predictions", [None, None])
            await asyncio.to_thread(break_it)

            async def is_refused() -> bool:
                try:
                    await person.ask("PATCH", "/api/v1/me", {"name": f"Ada {random.getrandbits(30)}"})
                except Refused as refused:
                    return refused.status == 503
                return False

            await until(is_refused)
            for _ in range(20):
                await is_refused()
            with pytest.raises(Refused):
                await person.command(table, "sit", name="Ada", seat=0)
            status, told = await health(url)
            assert (status, told["ok"], told["status"]) == (503, False, "degraded")
            assert set(told["reasons"]) <= reasons
            assert told["reasons"]
            await asyncio.to_thread(mend_it)

            async def is_well() -> bool:
                return (await health(url))[0] == 200

            await until(is_well)
            await person.command(table, "sit", name="Ada", seat=0)


def _version() -> str:
    from foretold import __version__

    return __version__


def check_log(log: str, reasons: Set[str]) -> None:
    """The trouble is there once when it begins and once when it ends, with its reason; and nothing else is."""
    began, ended = said(log, "degraded"), said(log, "recovered")
    assert len(ended) == 1
    assert {line["reason"] for line in began} <= reasons
    assert len(began) == len({line["reason"] for line in began}) >= 1
    assert all(line["detail"] for line in began)
    assert set(ended[0]["reasons"]) == {line["reason"] for line in began}
    assert said(log, "complaint") == said(log, "fault") == []


@pytest.mark.slow
async def test_a_full_disk_is_seen_and_said_once(disk: Disk, tmp_path: Path) -> None:
    logged = Logged(tmp_path, database=f"sqlite:///{disk.folder / 'games.db'}")
    server = logged.server.start()
    try:
        await logged.go_through(lambda: disk.fill(server), lambda: disk.free(server), disk.reasons)
    finally:
        assert server.stop() == 0
    check_log(server.log.read_text(), disk.reasons)


@pytest.mark.slow
async def test_a_database_that_is_gone_is_seen_and_said_once(tmp_path: Path) -> None:
    need()
    folder = tempfile.mkdtemp(prefix="foretold-postgres-")  # a short name, as that of a socket must be

    def postgres(what: str) -> str:
        return subprocess.run([str(SCRIPT), what, folder], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    logged = Logged(tmp_path, database=postgres("start"))
    try:
        server = logged.server.start()
        try:
            reasons = {"database-unreachable"}
            await logged.go_through(lambda: postgres("halt"), lambda: postgres("start"), reasons)
        finally:
            assert server.stop() == 0
        check_log(server.log.read_text(), reasons)
    finally:
        postgres("stop")


def test_what_is_told_when() -> None:
    told: list[list[str]] = []
    condition = DatabaseCondition()
    condition.on_change = lambda troubles: told.append([trouble.kind for trouble in troubles])
    full, locked = Trouble("disk-full", "a"), Trouble("locked", "b")
    condition.worked("writing")
    for _ in range(3):
        condition.set("writing", full)
    condition.set("reading", full)
    condition.worked("reading")
    condition.set("writing", locked)
    condition.worked("writing")
    condition.worked("writing")
    assert told == [["disk-full"], ["disk-full"], ["disk-full"], ["locked"], []]


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", "disk-full"), ("25006", "read-only"), ("57P01", "database-unreachable"), ("55P03", "locked"),
        ("53300", "database-unreachable"), ("42P01", "database-refused"), (None, "database-refused"),
    ],
)  # fmt: skip
def test_codes_of_postgresql(state: str | None, kind: str) -> None:
    cause = Exception("…")
    cause.sqlstate = state  # type: ignore[attr-defined]
    assert kind_of(OperationalError("SELECT 1", {}, cause)) == kind
