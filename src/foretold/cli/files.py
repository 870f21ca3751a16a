"""Read and write files that a person names."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from foretold.cli.failure import Failure
from foretold.words import say

STANDARD_INPUT = "-"

# Far beyond any record, and no more than a small machine bears.
_LARGEST = 64 * 2**20


def read_text(name: str, lang: str) -> str:
    """Return a file's text, or standard input's for `-`; a `Failure` says what is wrong with it."""
    data = _read(name, lang)
    if len(data) > _LARGEST:
        raise Failure(say("cli-file-large", lang, file=name, size=_LARGEST // 2**20))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Failure(say("cli-file-not-text", lang, file=name)) from None


def _read(name: str, lang: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.buffer.read(_LARGEST + 1)
        with Path(name).open("rb") as file:
            return file.read(_LARGEST + 1)
    except FileNotFoundError:
        problem = "cli-file-missing"
    except IsADirectoryError:
        problem = "cli-file-directory"
    except (OSError, ValueError):
        # ValueError: a name that no file can have, such as one with a zero byte.
        problem = "cli-file-unreadable"
    raise Failure(say(problem, lang, file=name))


def check_writable(name: str, lang: str) -> None:
    """Check before hours of play that the result can be written."""
    path = Path(name)
    place = path if path.exists() else path.parent
    if path.is_dir() or not place.exists() or not os.access(place, os.W_OK):
        raise Failure(say("cli-file-unwritable", lang, file=name))


@contextmanager
def new_file(name: str, lang: str) -> Iterator[Path]:
    """Make an empty file that gets its name when it is complete and on disk; an existing file is never replaced.

    Only its owner may read it: files written from a server hold cards that nobody may see yet.
    """
    path = Path(name)
    if path.exists():
        raise Failure(say("store-export-exists", lang, file=name))
    half = None
    try:
        opened, made = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        os.close(opened)
        half = Path(made)
        yield half
        _sync(half)
        _give_name(half, path)
        _sync(path.parent)
    except FileExistsError:
        raise Failure(say("store-export-exists", lang, file=name)) from None
    except OSError as error:
        raise Failure(say("store-export-unwritable", lang, file=name, reason=error.strerror or "")) from error
    finally:
        if half is not None:
            half.unlink(missing_ok=True)


def _give_name(half: Path, path: Path) -> None:
    """Name a file, unless another file has got this name meanwhile."""
    try:
        path.hardlink_to(half)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError from None
        half.rename(path)


def _sync(path: Path) -> None:
    """Make what was written survive a power cut; not every system can do that with a folder."""
    with suppress(PermissionError):
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
