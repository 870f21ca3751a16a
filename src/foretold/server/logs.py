"""Structured logs: one JSON object a line, with no address, cookie, token, body or path that could be a secret."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec
from aiohttp.http_exceptions import HttpProcessingError

#: How many of the innermost calls are named where something went wrong.
_CALLS = 5
LEVELS = ("debug", "info", "warning", "error")


class Log:
    """Where the server writes what it did; what is `always` so stands in every line."""

    def __init__(self, level: str = "info", stream: TextIO | None = None, **always: Any) -> None:
        self._always = always
        self._lowest = LEVELS.index(level)
        self._stream = stream or sys.stderr

    def debug(self, event: str, **details: Any) -> None:
        """What helps to find a fault."""
        self._write(0, event, details)

    def info(self, event: str, **details: Any) -> None:
        """What happened."""
        self._write(1, event, details)

    def warning(self, event: str, **details: Any) -> None:
        """What somebody should look at."""
        self._write(2, event, details)

    def error(self, event: str, **details: Any) -> None:
        """What went wrong."""
        self._write(3, event, details)

    def _write(self, level: int, event: str, details: dict[str, Any]) -> None:
        if level < self._lowest:
            return
        line = {"time": datetime.now(UTC).isoformat(timespec="milliseconds"), "level": LEVELS[level], "event": event}
        try:
            self._stream.write(msgspec.json.encode({**line, **self._always, **details}).decode() + "\n")
            self._stream.flush()
        except (OSError, ValueError):  # nobody reads the log any more: play goes on
            return


def catch_all(log: Log, loop: asyncio.AbstractEventLoop) -> None:
    """Write down, in the same form and without its message, what other parts of the program have to complain about."""
    logging.getLogger().handlers = [_Elsewhere(log, logging.WARNING)]
    loop.set_exception_handler(lambda _, context: _note(log, "loop", context.get("exception")))
    threading.excepthook = lambda fault: _note(log, fault.thread.name if fault.thread else "thread", fault.exc_value)


class _Elsewhere(logging.Handler):
    """What comes by the standard library's way of logging."""

    def __init__(self, log: Log, level: int) -> None:
        super().__init__(level)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write down who complains, and where it went wrong."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError):  # somebody sent what is no HTTP: no fault of ours
            self._log.info("not-http")
        else:
            _note(self._log, record.name, error)


def _note(log: Log, part: str, error: BaseException | None) -> None:
    if error is None:
        log.warning("complaint", part=part)
    else:
        log.error("fault", part=part, error=type(error).__name__, at=places(error))


def places(error: BaseException) -> list[str]:
    """Where an error happened. Its message may hold what somebody sent, so that is not written down."""
    calls = traceback.extract_tb(error.__traceback__)[-_CALLS:]
    return [f"{call.filename.rpartition('/')[2]}:{call.lineno} {call.name}" for call in calls]
