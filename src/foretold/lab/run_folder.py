"""The folder of a simulation: its progress, so that it can be resumed, and its results."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from foretold import __version__
from foretold.lab.collect.collector import ROWS, Sums
from foretold.lab.table_files import TableFileWriter, table
from foretold.play.versions import FORMAT

if TYPE_CHECKING:
    from foretold.lab.experiment import Experiment
    from foretold.lab.results import Results

_PROGRESS = "progress.npz"
_SIDES = ("", "-against")
#: Rows of a table that are in memory at once.
_BLOCK = 1 << 16


class OtherSimulation(Exception):  # noqa: N818 - says what was found
    """The folder holds another simulation."""


class FolderInUse(Exception):  # noqa: N818 - says what was found
    """Another process works in the folder."""


class RunFolder:
    """The folder in which a simulation is saved."""

    def __init__(self, path: Path, formats: Sequence[str]) -> None:
        self.path = path
        self.formats = tuple(formats)
        path.mkdir(parents=True, exist_ok=True)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lock the folder, where the system can; the lock ends if this process is killed."""
        try:
            import fcntl
        except ImportError:
            yield
            return
        handle = os.open(self.path, os.O_RDONLY)
        try:
            with suppress(OSError):  # some network drives have no locks
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise FolderInUse from None
            yield
        finally:
            os.close(handle)

    def _spool(self, side: int) -> Path:
        return self.path / f"games{_SIDES[side]}.unfinished"

    def header(self) -> dict[str, Any] | None:
        """Return the description of the simulation in the folder, or None."""
        found = self._read()
        return None if found is None else found[0]

    def _read(self) -> tuple[dict[str, Any], Sums] | None:
        path = self.path / _PROGRESS
        if not path.exists():
            return None
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                header = json.loads(str(arrays["header"]))
                found = {"simulation": dict(header["simulation"]), "chunks": int(header["chunks"])}
                return found, Sums(arrays["books"], arrays["pairs"], np.zeros((0, 0), ROWS))
        except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
            raise OtherSimulation from error

    def check(self, setting: Experiment) -> None:
        """Refuse to continue another simulation."""
        found = self._read()
        if found is not None and found[0]["simulation"] != self._identity(setting):
            raise OtherSimulation

    def begin(self, setting: Experiment) -> tuple[int, Sums]:
        """Continue where the folder is: return how many chunks are done, and their sums."""
        found = self._read()
        if found is None:
            for side in range(len(setting.options) if self.formats else 0):
                self._spool(side).write_bytes(b"")
            return 0, setting.collector.nothing()
        self.check(setting)
        header, sums = found
        done = header["chunks"]
        if self.formats and done < setting.chunks:
            self._cut(setting, done)
        return done, sums

    def _cut(self, setting: Experiment, done: int) -> None:
        """Remove rows from the tables that were written after the last save."""
        for side, columns in enumerate(setting.collector.columns):
            spool, size = self._spool(side), setting.games_before(done) * len(columns) * ROWS.itemsize
            if not spool.exists() or spool.stat().st_size < size:
                raise OtherSimulation
            os.truncate(spool, size)

    def _identity(self, setting: Experiment) -> dict[str, Any]:
        # A setting names no built-in deck: the format of records says which one that is.
        return {"foretold": __version__, "records": FORMAT, **setting.written(), "formats": list(self.formats)}

    def append(self, setting: Experiment, rows: np.ndarray) -> None:
        """Add the games of a chunk to the tables."""
        if not self.formats:
            return
        sides = len(setting.options)
        for side, columns in enumerate(setting.collector.columns):
            own = rows[side * len(rows) // sides : (side + 1) * len(rows) // sides, : len(columns)]
            with self._spool(side).open("ab") as spool:
                spool.write(np.ascontiguousarray(own).tobytes())

    def save(self, setting: Experiment, chunks: int, sums: Sums) -> None:
        """Save how far the simulation is, completely or not at all."""
        for side in range(len(setting.options) if self.formats else 0):
            with self._spool(side).open("ab") as spool:
                os.fsync(spool.fileno())
        header = json.dumps({"simulation": self._identity(setting), "chunks": chunks})
        content = io.BytesIO()
        np.savez(content, header=np.array(header), books=sums.books, pairs=sums.pairs)
        write_whole(self.path / _PROGRESS, content.getvalue())

    def finish(self, setting: Experiment, results: Results, page: str) -> None:
        """Write the results. The tables of games are made once, when the last game is over."""
        write_whole(self.path / "results.json", (json.dumps(results.as_json(), indent=1) + "\n").encode())
        write_whole(self.path / "report.html", page.encode())
        for form in self.formats:
            with table(self.path / f"figures.{form}", _FIGURE_COLUMNS, form) as writer:
                write_figures(results, writer)
        for side in range(len(setting.options)):
            self._write_games(setting, side)

    def _write_games(self, setting: Experiment, side: int) -> None:
        spool = self._spool(side)
        if not spool.exists():
            return
        names = ["seed", *setting.collector.columns[side]]
        for form in self.formats:
            with table(self.path / f"games{_SIDES[side]}.{form}", names, form) as writer, spool.open("rb") as rows:
                self._copy_games(setting.seed, len(names) - 1, rows, writer)
        spool.unlink()

    @staticmethod
    def _copy_games(seed: int, width: int, rows: io.BufferedReader, writer: TableFileWriter) -> None:
        while block := rows.read(_BLOCK * width * ROWS.itemsize):
            games = np.frombuffer(block, ROWS).reshape(-1, width)
            writer.write([np.arange(seed, seed + len(games)), *games.T])
            seed += len(games)


_FIGURE_COLUMNS = (
    *("figure", "section", "kind", "table", "about", "series", "count"),
    *("mean", "low", "high", "rest_mean", "rest_low", "rest_high"),
)


def write_figures(results: Results, writer: TableFileWriter) -> None:
    """Write every figure as a row; the difference of two tables is a separate table."""
    rows: list[tuple[Any, ...]] = []
    for figures in results.figures:
        group = figures.group
        for row in figures.rows:
            written = row.as_json()
            tables = {"first": written, **{name: written.get(name) for name in ("against", "difference")}}
            for name, side in tables.items():
                if side is None or side["mean"] is None:
                    continue
                rest = side.get("rest") or {}
                rows.append(
                    (
                        *(group.name, group.section, group.kind, name, str(row.about)),
                        None if row.series is None else str(row.series),
                        *(side.get(key) for key in ("count", "mean", "low", "high")),
                        *(rest.get(key) for key in ("mean", "low", "high")),
                    )
                )
    writer.write([list(column) for column in zip(*rows, strict=True)])


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, completely or not at all."""
    unfinished = path.with_name(path.name + ".unfinished")
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
