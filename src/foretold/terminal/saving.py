"""Save games on disk: a record after every decision, written completely or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from foretold.errors import ForetoldError
from foretold.play.record import Record
from foretold.words import say

# Far beyond any record, and no more than a small machine bears.
_LARGEST = 64 * 2**20
_MARK = b"\xef\xbb\xbf"


class SavingError(Exception):
    """A file that can't be read, written or understood; it prints as a sentence."""


def games_folder() -> Path:
    """Return the folder where games are saved: the user's data folder."""
    wanted = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME", "")
    if wanted and Path(wanted).is_absolute():
        return Path(wanted) / "foretold" / "games"
    try:
        return Path.home() / ".local" / "share" / "foretold" / "games"
    except RuntimeError:  # nobody's home
        return Path(tempfile.gettempdir()) / "foretold" / "games"


def new_file(game: str) -> Path:
    """Return a file name for a new game that no file has yet."""
    started = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = games_folder()
    candidates = (folder / f"{game}-{started}{f'-{n}' if n else ''}.json" for n in range(10_000))
    return next(path for path in candidates if not path.exists())


def reason(error: OSError | ValueError) -> str:
    """Return the system's reason in a few words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def write(path: Path, record: Record) -> None:
    """Write a record so that the file is the old one or the new one, whatever happens in between."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:100]}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise


def read_record(path: Path, lang: str) -> Record:
    """Read the record in a file; a `SavingError` says what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        raise SavingError(say("play-file-unreadable", lang, file=str(path), reason=reason(error))) from None
    if len(data) > _LARGEST:
        raise SavingError(say("cli-file-large", lang, file=str(path), size=_LARGEST // 2**20))
    try:
        return Record.from_json(data.removeprefix(_MARK))
    except ForetoldError as error:
        raise broken(path, error, lang) from None


def broken(path: Path, error: ForetoldError, lang: str) -> SavingError:
    """Return the error about a record, with the file's name."""
    return SavingError(say("error-in-file", lang, file=str(path), sentence=error.sentence(lang)))


def latest(but: Path) -> Path | None:
    """Return the saved game that was played last, except one and finished ones."""
    folder = games_folder()
    games = [path for path in folder.glob("*.json") if path != but]
    for path in sorted(games, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(SavingError):
            if read_record(path, "en").result is None:
                return path
    return None


class Keeper:
    """Save one game in one file, and copies of it where the player wants them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: str = ""
        self._copies: set[Path] = set()

    def keep(self, record: Record) -> bool:
        """Write the record; returns whether a problem is new, which ``problem`` then tells."""
        before = self.problem
        try:
            write(self.path, record)
            self.problem = ""
        except (OSError, ValueError) as error:
            self.problem = reason(error)
        return self.problem not in ("", before)

    def claim(self, record: Record, lang: str) -> None:
        """Save for the first time, or say before the game begins that it can't be."""
        if self.keep(record):
            raise SavingError(say("play-save-failed", lang, file=str(self.path), reason=self.problem))

    def copy(self, path: Path, record: Record, lang: str) -> None:
        """Write a copy; a file that was there before stays as it is."""
        if path.exists() and path != self.path and path not in self._copies:
            raise SavingError(say("play-file-exists", lang, file=str(path)))
        try:
            write(path, record)
        except (OSError, ValueError) as error:
            raise SavingError(say("play-save-failed", lang, file=str(path), reason=reason(error))) from None
        self._copies.add(path)
