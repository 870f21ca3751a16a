"""Write tables to files: CSV, and Parquet with the extra ``lab``. Rows are written in blocks, so memory stays flat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import numpy as np

CSV, PARQUET = "csv", "parquet"


class ParquetMissing(Exception):  # noqa: N818 - says what is missing
    """Parquet was asked for, but the package that writes it is not installed."""


class TableFileWriter(Protocol):
    """Write a table block by block; each block is a list of columns."""

    def write(self, columns: Sequence[Any]) -> None:
        """Add rows, given as columns."""


class _CsvWriter:
    def __init__(self, path: Path, names: Sequence[str]) -> None:
        self._file = path.open("w", encoding="utf-8", newline="")
        self._file.write(",".join(names) + "\n")
        self._line = ",".join(["%s"] * len(names)) + "\n"

    def write(self, columns: Sequence[Any]) -> None:
        lists = [column.tolist() if isinstance(column, np.ndarray) else column for column in columns]
        line = self._line
        self._file.writelines(line % row for row in zip(*map(_cells, lists), strict=True))

    def close(self) -> None:
        self._file.close()


def _cells(column: list[Any]) -> list[Any]:
    """Format the cells of a column: None is an empty cell, and a text with a comma is quoted."""
    if not any(cell is None or isinstance(cell, str) for cell in column[:1]) and None not in column:
        return column
    return ["" if cell is None else f'"{cell}"' if "," in str(cell) else cell for cell in column]


class _ParquetWriter:
    def __init__(self, path: Path, names: Sequence[str]) -> None:
        self._arrow, self._parquet = arrow()
        self._path = path
        self._names = list(names)
        self._writer: Any = None

    def write(self, columns: Sequence[Any]) -> None:
        block = self._arrow.table([self._arrow.array(column) for column in columns], names=self._names)
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self._path, block.schema, compression="zstd")
        self._writer.write_table(block)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


def arrow() -> tuple[Any, Any]:
    """Return the modules that write Parquet."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise ParquetMissing from None
    return pa, parquet


@contextmanager
def table(path: Path, names: Sequence[str], form: str) -> Iterator[TableFileWriter]:
    """Open a table for writing; the file is complete or does not appear."""
    unfinished = path.with_name(path.name + ".unfinished")
    writer = _ParquetWriter(unfinished, names) if form == PARQUET else _CsvWriter(unfinished, names)
    try:
        yield writer
    finally:
        writer.close()
    unfinished.replace(path)
