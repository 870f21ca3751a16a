"""A server under load, on one core, with the load on the other: `python bench/server.py [--peers]`.

Every figure is measured on a real `foretold serve` with SQLite on disk, four players and a spectator at each table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))

import other_servers
from load import GAMES, PLAYERS, VIEWERS, Load, Table, as_fast_as_they_can, one_move_a_second

from tests.probe import Probe

NO_LIMITS = {
    "FORETOLD_REQUEST_RATE": "0",
    "FORETOLD_MESSAGE_RATE": "0",
    "FORETOLD_TABLE_RATE": "0",
    "FORETOLD_GUEST_RATE": "0",
    "FORETOLD_CONNECTIONS": "50000",
    "FORETOLD_ADDRESS_CONNECTIONS": "50000",
    "FORETOLD_PERSON_CONNECTIONS": "50000",
    "FORETOLD_LOG_LEVEL": "warning",
}


#: Tables that are open before the memory of the others is measured.
_FIRST = 20


class Server:
    """`foretold serve` in a process of its own, on one core."""

    def __init__(self, folder: Path, core: int | None) -> None:
        self.folder = folder
        self.core = core
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.port = "0"

    def start(self) -> Server:
        environment = {
            **os.environ, **NO_LIMITS,
            "FORETOLD_DATABASE": f"sqlite:///{self.folder / 'games.db'}", "FORETOLD_PORT": self.port,
        }  # fmt: skip
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a package that is installed has its bytecode
        command = [sys.executable, "-m", "foretold", "serve", "--lang", "en"]
        if self.core is not None:
            command = ["taskset", "-c", str(self.core), *command]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.split()[-1].rstrip("/")
        self.port = self.url.rpartition(":")[2]
        return self

    def settle(self) -> Server:
        """Wait until it has done what it does by itself after its start: reading, or compiling, what the bots need."""
        time.sleep(4.0)  # it begins with that a little later
        for _ in range(600):
            before = self.processor_seconds
            time.sleep(1.0)
            if self.processor_seconds - before < 0.1:
                break
        return self

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    @property
    def memory(self) -> int:
        """Bytes that the process holds in memory."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    @property
    def processor_seconds(self) -> float:
        """Seconds of a core that the process has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def throughput(folder: Path, core: int | None, tables: int, seconds: float) -> dict[str, Any]:
    server = Server(folder, core).start().settle()
    try:
        load = Load(server.url)
        await load.open(tables)
        used, moves = server.processor_seconds, load.moves
        speed = await as_fast_as_they_can(load, seconds)
        cost = (server.processor_seconds - used) / (load.moves - moves)
        result = {
            "tables": tables, "stored_moves_a_second": round(speed), "processor_us_a_move": round(cost * 1e6, 1),
            "refused": dict(load.refused),
        }  # fmt: skip
        await load.close()
        return result
    finally:
        server.stop()


async def latency(folder: Path, core: int | None, tables: int, seconds: float) -> dict[str, Any]:
    server = Server(folder, core).start().settle()
    try:
        load = Load(server.url)
        await load.open(_FIRST)  # with them the server reads what it needs for any table
        before = server.memory
        await load.open(tables - _FIRST)
        assert server.process is not None
        with Probe(server.url, server.process.pid) as probe:
            await asyncio.to_thread(probe.rest)
            with probe.load():
                delays = await one_move_a_second(load, seconds)
            waited = await asyncio.to_thread(probe.report)
        memory = (server.memory - before) / (tables - _FIRST)
        cuts = statistics.quantiles(delays, n=100)
        await load.close()
        return {
            "tables": tables, "moves": len(delays), "p50_ms": round(cuts[49], 2), "p99_ms": round(cuts[98], 2),
            "bytes_a_table": round(memory), "probe": waited.figures(), "probe_waits_too_long": waited.late(),
        }  # fmt: skip
    finally:
        server.stop()


async def killed(folder: Path, core: int | None, tables: int) -> dict[str, Any]:
    """Acknowledged moves that a SIGKILL loses."""
    server = Server(folder, core).start()
    load = Load(server.url)
    await load.open(tables)
    acknowledged: dict[str, int] = {}

    def on_done(table: Table) -> None:
        acknowledged[table.id] = acknowledged.get(table.id, 0) + 1

    load.on_done = on_done
    task = asyncio.create_task(as_fast_as_they_can(load, 2.0, 1.0))
    await asyncio.sleep(2.0)
    server.stop(signal.SIGKILL)
    await task
    counts = dict(acknowledged)
    server.start()
    lost = 0
    import aiohttp

    async with aiohttp.ClientSession(headers={"Cookie": load.cookies[0]}) as session:
        for table, count in counts.items():
            async with session.get(f"{server.url}/api/v1/tables/{table}") as answer:
                view = (await answer.json())["view"]
                lost += max(count - view["decision"], 0)
    server.stop()
    return {"acknowledged": sum(counts.values()), "lost": lost}


def fill(folder: Path, tables: int) -> str:
    """A database with so many games in progress; returns one of them."""
    import asyncio
    import random

    from foretold.store import open_store
    from foretold.table import entries
    from foretold.table.effects import StoreEntries
    from foretold.table.settings import ForPerson, Settings
    from foretold.table.summary import summary
    from foretold.table.table import Table as Game

    async def write() -> str:
        left = asyncio.Event()
        written = 0

        def outcomes(done: Any) -> None:
            nonlocal written
            written += len(done)
            if written == tables:
                left.set()

        store = await open_store(f"sqlite:///{folder / 'games.db'}", outcomes)
        chance = random.Random(1)
        for number in range(tables):
            id_ = f"table{number:08d}"
            settings = Settings(
                game=GAMES[number % 2], options={"players": PLAYERS}, seats=[ForPerson() for _ in range(PLAYERS)]
            )
            log: list[Any] = [entries.TableOpened(at=1, settings=settings, host="w0", seed=f"{number:064x}", version=2)]
            table = Game(id_, log[0])
            made: list[Any] = [
                entries.Seated(at=2, seat=seat, who=f"w{seat}", name=f"Player {seat}", salt="", id="s")
                for seat in range(PLAYERS)
            ]
            for entry in [*made, entries.Began(at=3)]:
                table.apply(entry)
                log.append(entry)
            for _ in range(30):
                assert table.state is not None
                assert table.actor is not None
                action = str(chance.choice(table.state.legal_actions()))
                entry = entries.Decided(at=4, seat=table.actor, action=action)
                table.apply(entry)
                log.append(entry)
            store.submit(StoreEntries(id_, 1, tuple(log), summary(table, 5)))
        await left.wait()
        await store.close()
        return "table00000000"

    return asyncio.run(write())


async def restarted(folder: Path, core: int | None, tables: int) -> dict[str, Any]:
    """Seconds from the start of the process to the first answered move, with so many open tables in the database."""
    first = Server(folder, core).start()  # whoever plays has a cookie from before
    load = Load(first.url)
    await load.open(1)
    await load.close()
    first.stop()
    table = load.tables[0]
    server = Server(folder, core)
    server.port = first.port
    start = time.perf_counter()
    server.start()
    listening = time.perf_counter() - start
    answered = asyncio.get_running_loop().create_future()
    load.on_turn = load.move

    def on_done(_: object) -> None:
        if not answered.done():
            answered.set_result(time.perf_counter() - start)

    load.on_done = on_done
    load.url, load.port = server.url, int(server.port)
    await load.attach(table)
    seconds = await asyncio.wait_for(answered, 120)
    used = server.processor_seconds
    await load.close()
    server.stop()
    return {
        "tables": tables, "listening_s": round(listening, 2), "first_answered_move_s": round(seconds, 2),
        "processor_s": round(used, 2),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--latency-tables", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--turns", type=int, default=5, help="how often Foretold and the peer that stores are measured")
    parser.add_argument("--only", choices=["throughput", "latency", "kill", "restart"])
    parser.add_argument("--peers", action="store_true", help="measure other servers too (npm ci in bench/peers first)")
    args = parser.parse_args()
    if args.peers and not other_servers.are_installed():
        sys.exit("no peers are installed: npm ci --ignore-scripts in bench/peers")
    cores = sorted(os.sched_getaffinity(0))
    core = None
    if len(cores) > 1:
        core = cores[0]
        os.sched_setaffinity(0, set(cores[1:]))
    results: dict[str, Any] = {"viewers": VIEWERS}
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)

        def folder(part: str) -> Path:
            (root / part).mkdir()
            return root / part

        if args.only in (None, "throughput"):
            results["throughput"] = by_turns(folder("a"), core, args) if args.peers else own(folder("a"), core, args)
        if args.only in (None, "latency"):
            results["latency"] = uvloop.run(latency(folder("b"), core, args.latency_tables, args.seconds))
            print(json.dumps(results["latency"]), file=sys.stderr)
        if args.only in (None, "kill"):
            results["kill"] = uvloop.run(killed(folder("c"), core, 100))
            print(json.dumps(results["kill"]), file=sys.stderr)
        if args.only in (None, "restart"):
            place = folder("d")
            fill(place, 10_000)
            results["restart"] = uvloop.run(restarted(place, core, 10_000))
        if args.peers:
            results["peers"] = compared(folder("e"), core, args, results)
    print(json.dumps(results, indent=2))
    if late := results.get("latency", {}).get("probe_waits_too_long"):
        sys.exit(f"an innocent client beside the load waits too long: {late}")


def own(place: Path, core: int | None, args: argparse.Namespace) -> dict[str, Any]:
    """What Foretold does, alone."""
    result = uvloop.run(throughput(place, core, args.tables, args.seconds))
    print(json.dumps(result), file=sys.stderr)
    return result


def by_turns(place: Path, core: int | None, args: argparse.Namespace) -> dict[str, Any]:
    """Foretold and the peer that stores too, by turns, since a machine is not as fast at all times; and the medians."""
    ours, theirs = [], []
    for turn in range(args.turns):
        (place / f"own{turn}").mkdir()
        ours.append(own(place / f"own{turn}", core, args))
        theirs.append(other_servers.in_files(place / f"files{turn}", core, args.tables))
        print(json.dumps({"boardgame.io in files": theirs[-1]}), file=sys.stderr)
    speeds = [one["stored_moves_a_second"] for one in ours]
    others = [one.get("moves_a_second") for one in theirs]  # None where it failed
    ratios = [speed / other for speed, other in zip(speeds, others, strict=True) if other]
    return {
        **sorted(ours, key=lambda one: one["stored_moves_a_second"])[len(ours) // 2],
        "by_turns": {
            "foretold": speeds, "boardgame.io in files": others,
            "times_as_fast": [round(ratio, 2) for ratio in ratios],
            "median": round(statistics.median(ratios), 2) if ratios else None,
        },
    }  # fmt: skip


def compared(place: Path, core: int | None, args: argparse.Namespace, results: dict[str, Any]) -> dict[str, Any]:
    """The other peers, and how many times as many moves as each of them Foretold has stored in the same run."""
    peers = other_servers.measured(place, core, args.tables)
    own_speed = results.get("throughput", {}).get("stored_moves_a_second")
    for figures in peers.values():
        if own_speed and figures.get("moves_a_second"):
            figures["foretold_is_times_as_fast"] = round(own_speed / figures["moves_a_second"], 2)
    return peers


if __name__ == "__main__":
    main()
