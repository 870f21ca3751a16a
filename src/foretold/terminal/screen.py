"""Read and write lines: wrapped to the terminal, safe from anything that is typed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from typing import TextIO

from foretold.words.layout import table, width, wrap

#: No answer is longer; what is typed beyond it is not kept.
LONGEST_LINE = 4096
_NARROWEST = 20
_WIDEST = 100
_PROMPT = "> "


class Screen:
    """A screen of plain lines of text: no colours, no cursor movement."""

    def __init__(self, source: TextIO, target: TextIO, columns: int | None = None) -> None:
        self._source = source
        self._target = target
        self._columns = columns
        self._blank = True

    @property
    def columns(self) -> int:
        """Return how wide a line may be; a window may change its size at any time."""
        return max(_NARROWEST, min(_WIDEST, self._columns or shutil.get_terminal_size().columns))

    def say(self, text: str, indent: str = "", first: str | None = None) -> None:
        """Write a paragraph, wrapped by words; further lines are indented, the first begins with ``first``."""
        begin = indent if first is None else first
        for number, line in enumerate(wrap(text, self.columns - width(indent))):
            self._write((indent if number else begin) + line)

    def raw(self, line: str) -> None:
        """Write a line as it is: a file's name or a command is not to be broken."""
        self._write(line)

    def gap(self) -> None:
        """Write an empty line, unless the one before is empty."""
        if not self._blank:
            self._write("")

    def table(
        self,
        head: Sequence[str],
        rows: Sequence[Sequence[str]],
        numbers: Sequence[int],
        in_words: Callable[[Sequence[str]], str],
    ) -> None:
        """Write a table; where it is too wide, each row in words."""
        drawn = table(head, rows, numbers).splitlines()
        if max(map(width, drawn)) <= self.columns:
            for line in drawn:
                self._write(line)
            return
        for row in rows:
            self.say(in_words(row), indent="  ")

    def read(self) -> str | None:
        """Ask for a line and return it without its end, None at the end of input; one too long comes back too long."""
        self._target.write(_PROMPT)
        self._target.flush()
        self._blank = False
        try:
            line = rest = self._source.readline(LONGEST_LINE + 1)
            while rest and not rest.endswith("\n"):
                rest = self._source.readline(LONGEST_LINE)
        except KeyboardInterrupt:
            self._write("")
            raise
        if not rest or not self._source.isatty():  # nobody has typed the end of the line
            self._target.write("\n")
        return line.rstrip("\r\n") if line else None

    def flush(self) -> None:
        """Show what was written."""
        self._target.flush()

    def _write(self, line: str) -> None:
        self._target.write(line + "\n")
        self._blank = not line
