"""Workers on a Ray cluster. Every node needs Python and Foretold's dependencies; Foretold itself is sent to it."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import foretold
from foretold.errors import MissingExtra, WorkersFailed
from foretold.lab.workers import Job, Result, Workers

# Tasks that a cluster has for each of its processors: one that runs, and one that is at hand when it is done.
_IN_FLIGHT = 2
_LISTENING_S = 5
_ANSWER_S = 60
#: Run beforehand in a process of its own: by itself Ray tries for minutes, and can't be interrupted.
_PROBE = "import sys, ray; ray.init(address=sys.argv[1], log_to_driver=False, logging_level=40)"


class RayWorkers(Workers):
    """All processors of a Ray cluster."""

    def __init__(self, address: str) -> None:
        self._ray = _connected(address)
        # A cluster that grows when there is work may begin with none.
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._running: deque[Any] = deque()

    def map(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Generator[Result]:
        """Yield the result of each job, in the order of the jobs."""
        task = self._ray.remote(num_cpus=1)(_do)
        waiting = iter(jobs)
        try:
            while True:
                while len(self._running) < _IN_FLIGHT * self.count:
                    for job in waiting:
                        self._running.append(task.remote(work, job))
                        break
                    else:
                        break
                if not self._running:
                    return
                yield self._result(self._running.popleft())
        finally:
            self._cancel()

    def _result(self, running: Any) -> Any:
        failures = self._ray.exceptions
        try:
            return self._ray.get(running)
        except failures.RayTaskError as error:
            # What the work itself raised, without Ray's wrapping.
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except failures.RayError as error:
            raise WorkersFailed("ray-failed", reason=_first_line(str(error))) from None

    def _cancel(self) -> None:
        """Cancel the running jobs."""
        for running in self._running:
            self._ray.cancel(running, force=True)
        self._running.clear()

    def close(self) -> None:
        """Leave the cluster."""
        self._cancel()
        self._ray.shutdown()


def _do(work: Callable[[Job], Result], job: Job) -> Result:
    return work(job)


def _connected(address: str) -> Any:
    """Return the module of Ray, connected to the cluster at an address."""
    try:
        import ray
    except ImportError:
        raise MissingExtra("extra-missing", package="ray", extra="ray") from None
    if not _listening(address):
        raise WorkersFailed("ray-unreachable", address=address)
    _probe(address)
    package = str(Path(foretold.__file__).parent)
    ray.init(
        address=address,
        log_to_driver=False,
        logging_level=logging.ERROR,
        runtime_env={"py_modules": [package], "excludes": ["__pycache__"]},
    )
    return ray


def _listening(address: str) -> bool:
    """Return whether anybody listens there. Ray must judge an address without a port, such as `auto`."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return True
    try:
        socket.create_connection((host.strip("[]"), int(port)), _LISTENING_S).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def _probe(address: str) -> None:
    """Refuse an address where no cluster answers within a reasonable time."""
    try:
        tried = subprocess.run(  # noqa: S603 - our own interpreter, and the address is an argument
            [sys.executable, "-c", _PROBE, address], capture_output=True, text=True, timeout=_ANSWER_S, check=False
        )
    except subprocess.TimeoutExpired:
        raise WorkersFailed("ray-unreachable", address=address) from None
    if tried.returncode:
        lines = tried.stderr.strip().splitlines()
        raise WorkersFailed("ray-refused", address=address, reason=lines[-1] if lines else str(tried.returncode))


def _first_line(text: str) -> str:
    return text.strip().split("\n", 1)[0]
