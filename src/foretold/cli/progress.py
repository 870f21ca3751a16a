"""A progress bar for long work."""

from __future__ import annotations

import shutil
import time
from types import TracebackType
from typing import IO

from foretold.words import say
from foretold.words.layout import width, wrap

# Nothing is shown for work that is done before a person wonders.
_PATIENCE_S = 1.0
_PAUSE_S = 0.1
_BAR = 24
_SHORTEST_BAR = 4


class Progress:
    """A progress bar on a terminal. Elsewhere it shows nothing."""

    def __init__(self, total: int, message: str, lang: str, stream: IO[str]) -> None:
        self._total = total
        self._message = message
        self._lang = lang
        self._stream = stream
        self._start = time.monotonic()
        self._next = self._start + _PATIENCE_S if stream.isatty() else float("inf")
        self._columns = 0
        self._already: int | None = None

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._columns:
            self._stream.write("\r" + " " * self._columns + "\r")
            self._stream.flush()

    def show(self, done: int) -> None:
        """Show how much is done, the first time what was done before; it draws at most ten times a second."""
        if self._already is None:
            self._already = done
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _PAUSE_S
        left = (now - self._start) * (self._total - done) / max(done - self._already, 1)
        text = say(self._message, self._lang, done=done, total=self._total, seconds=round(left))
        line = self._line(done, text)
        self._stream.write("\r" + line + " " * (self._columns - width(line)))
        self._stream.flush()
        self._columns = max(self._columns, width(line))

    def _line(self, done: int, text: str) -> str:
        """Return a bar and a text that fit the terminal: a longer line would stay when the next is drawn."""
        columns = shutil.get_terminal_size().columns - 1
        bar = min(_BAR, columns - width(text) - len("[] "))
        filled = bar * done // self._total
        line = f"[{'#' * filled}{'.' * (bar - filled)}] {text}" if bar >= _SHORTEST_BAR else text
        return line if width(line) <= columns else wrap(line, columns)[0]


class Steps:
    """A progress bar for work whose total is known only after it has begun."""

    def __init__(self, message: str, lang: str, stream: IO[str]) -> None:
        self._message, self._lang, self._stream = message, lang, stream
        self._progress: Progress | None = None

    def __enter__(self) -> Steps:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.__exit__(kind, error, trace)

    def show(self, done: int, total: int) -> None:
        """Show how much of it is done."""
        if self._progress is None:
            self._progress = Progress(max(total, 1), self._message, self._lang, self._stream)
        self._progress.show(done)
