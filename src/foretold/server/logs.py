"""Structured logs: one JSON object a line, with no address, cookie, token, body or path that could be a secret."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sys
import threading
import time
import traceback
from collections import Counter
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec
from aiohttp.http_exceptions import HttpProcessingError

#: Lines that wait to be written, at the most.
WAITING = 10_000
#: How many of the innermost calls are named where something went wrong.
_CALLS = 5
#: Seconds for which things are counted, and how many warnings or errors of a kind are written one by one in them.
INTERVAL, MOST = 10.0, 20
LEVELS = ("debug", "info", "warning", "error")


class Outlet:
    """Write lines in a separate thread: nobody waits for a disk that stalls or a pipe that nobody reads.

    Lines that find no room are left out and counted.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._lines: queue.Queue[str | None] = queue.Queue(WAITING)
        self._lost = 0
        self._thread = threading.Thread(target=self._run, name="log", daemon=True)
        self._thread.start()

    def put(self, line: str) -> None:
        """Queue a line."""
        try:
            self._lines.put_nowait(line)
        except queue.Full:
            self._lost += 1

    def _run(self) -> None:
        while (line := self._lines.get()) is not None:
            try:
                self._stream.write(line)
                if self._lost:
                    lost, self._lost = self._lost, 0
                    self._stream.write(msgspec.json.encode({"event": "log-lines-lost", "count": lost}).decode() + "\n")
                self._stream.flush()
            except (OSError, ValueError):  # nobody reads the log any more: play goes on
                continue

    def close(self, seconds: float) -> None:
        """Write the queued lines, for at most this time."""
        with contextlib.suppress(queue.Full):
            self._lines.put(None, timeout=seconds)
            self._thread.join(seconds)


class Log:
    """The server's log. The fields of `always` are in every line.

    Events that clients can repeat at will are counted, and get one line per interval.
    """

    def __init__(self, level: str = "info", stream: TextIO | None = None, **always: Any) -> None:
        self._always = always
        self._lowest = LEVELS.index(level)
        self._stream = stream
        self._outlet = Outlet(sys.stderr) if stream is None else None
        self._counts: Counter[tuple[int, str, tuple[tuple[str, Any], ...]]] = Counter()
        self._lines: Counter[tuple[int, str]] = Counter()  # warnings and errors of this interval
        self._since = time.monotonic()
        self._lock = threading.Lock()

    def debug(self, event: str, **details: Any) -> None:
        """Log something that helps to find a fault."""
        self._write(0, event, details)

    def info(self, event: str, **details: Any) -> None:
        """Log an event."""
        self._write(1, event, details)

    def warning(self, event: str, **details: Any) -> None:
        """Log something that somebody should look at."""
        self._write(2, event, details)

    def error(self, event: str, **details: Any) -> None:
        """Log an error."""
        self._write(3, event, details)

    def count(self, event: str, **details: Any) -> None:
        """Count an event that a client caused. Events of a kind are logged together, after an interval."""
        self._count(1, event, details)

    def _count(self, level: int, event: str, details: dict[str, Any]) -> None:
        if level >= self._lowest:
            with self._lock:
                self._counts[level, event, tuple(details.items())] += 1
            if time.monotonic() - self._since > INTERVAL:
                self.flush()

    def flush(self) -> None:
        """Log the counted events, a line for each kind."""
        with self._lock:
            counts, self._counts = self._counts, Counter()
            seconds, self._since = round(time.monotonic() - self._since, 1), time.monotonic()
            self._lines.clear()
        for (level, event, details), count in counts.items():
            self._put(level, event, {**dict(details), "count": count, "seconds": seconds})

    def _write(self, level: int, event: str, details: dict[str, Any]) -> None:
        if level > 1:
            if time.monotonic() - self._since > INTERVAL:
                self.flush()
            self._lines[level, event] += 1
            if self._lines[level, event] > MOST:
                self._count(level, event, {name: details[name] for name in ("part", "error") if name in details})
                return
        self._put(level, event, details)

    def _put(self, level: int, event: str, details: dict[str, Any]) -> None:
        if level < self._lowest:
            return
        line = {"time": datetime.now(UTC).isoformat(timespec="milliseconds"), "level": LEVELS[level], "event": event}
        text = msgspec.json.encode({**line, **self._always, **details}).decode() + "\n"
        if self._outlet is not None:
            self._outlet.put(text)
        elif self._stream is not None:
            self._stream.write(text)
            self._stream.flush()

    def close(self, seconds: float = 2.0) -> None:
        """Write the queued lines, for at most this time."""
        if self._outlet is not None:
            self._outlet.close(seconds)


def catch_all(log: Log, loop: asyncio.AbstractEventLoop) -> None:
    """Log warnings and errors of other parts of the program in the same form, without their messages."""
    logging.getLogger().handlers = [_StandardLogHandler(log, logging.WARNING)]
    loop.set_exception_handler(lambda _, context: _note(log, "loop", context.get("exception")))
    threading.excepthook = lambda fault: _note(log, fault.thread.name if fault.thread else "thread", fault.exc_value)


class _StandardLogHandler(logging.Handler):
    """Take what other libraries write with the standard library's `logging`."""

    def __init__(self, log: Log, level: int) -> None:
        super().__init__(level)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log which part complains, and where it went wrong."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError):  # somebody sent what is no HTTP: no fault of ours
            self._log.count("not-http")
        else:
            _note(self._log, record.name, error)


def _note(log: Log, part: str, error: BaseException | None) -> None:
    if error is None:
        log.warning("complaint", part=part)
    else:
        log.error("fault", part=part, error=type(error).__name__, at=places(error))


def places(error: BaseException) -> list[str]:
    """Return where an error happened. Its message may hold what somebody sent, so it is not logged."""
    calls = traceback.extract_tb(error.__traceback__)[-_CALLS:]
    return [f"{call.filename.rpartition('/')[2]}:{call.lineno} {call.name}" for call in calls]
