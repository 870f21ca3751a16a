"""Save and open games from within a game, and tell the person where the files are."""

from __future__ import annotations

from pathlib import Path

from foretold.errors import ForetoldError, InvalidSeat
from foretold.play.record import Record
from foretold.terminal import saving
from foretold.terminal.local_game import LocalGame
from foretold.terminal.saving import Keeper, SavingError
from foretold.terminal.screen import Screen
from foretold.words import harmless, say

#: What a record calls the person who gave no name.
PERSON = "You"
_NOT_SAVED = 1


def open_local_game(path: Path, seat: int | None, levels: list[str], name: str, lang: str) -> tuple[LocalGame, Path]:
    """Open the game of a file and return where to save it from now on; a `SavingError` says what is wrong."""
    record = saving.read_record(path, lang)
    try:
        local_game = LocalGame.of(record, seat, levels, name)
    except InvalidSeat:  # the person's fault, not the file's
        raise
    except ForetoldError as error:
        raise saving.broken(path, error, lang) from None
    return local_game, saving.new_file(record.game) if _would_lose(record, local_game) else path


def _would_lose(record: Record, local_game: LocalGame) -> bool:
    """Return whether overwriting a record would lose other people's names or a server's proof."""
    replaced = zip(record.players or [], local_game.players, strict=False)
    return record.table is not None or any(known not in ("", now) for known, now in replaced)


class Files:
    """Save and open games, and tell where they are."""

    def __init__(self, keeper: Keeper, screen: Screen, lang: str, *, practice: bool) -> None:
        self.keeper = keeper
        self._screen = screen
        self._lang = lang
        self._manner = " --practice" if practice else ""

    def keep(self, record: Record) -> None:
        """Save the game; a problem is told once."""
        if self.keeper.keep(record):
            problem = self.keeper.problem
            self._screen.say(say("play-save-failed", self._lang, file=str(self.keeper.path), reason=problem))

    def tell(self, message: str, path: Path | None = None) -> None:
        """Print a sentence, and below it a file name on its own line."""
        if path is None and self.keeper.problem:
            return
        self._screen.say(say(message, self._lang))
        self._screen.raw(f"  {harmless(str(path or self.keeper.path))}")

    def farewell(self, *, over: bool = False) -> int:
        """Tell how to go on, or where the record of a finished game is; returns the status."""
        if self.keeper.problem:
            self._screen.say(say("play-save-lost", self._lang))
            return _NOT_SAVED
        if over:
            self.tell("play-over-kept")
        else:
            self._screen.say(say("play-farewell", self._lang))
            self._screen.raw(f"  foretold play --resume {_quoted(self.keeper.path)}{self._manner}")
        self._screen.flush()
        return 0

    def copy(self, argument: str, record: Record) -> None:
        """Run the command save: here, or a copy in another place."""
        if not argument:
            self.keep(record)
            self.tell("play-saved")
            return
        path = _path(argument)
        try:
            self.keeper.copy(path, record, self._lang)
        except SavingError as error:
            self._screen.say(str(error))
        else:
            self.tell("play-saved", path)

    def resume(self, argument: str) -> LocalGame | None:
        """Run the command resume: open the game of a file, or the one that was played last before this."""
        path = _path(argument) if argument else saving.latest(self.keeper.path)
        if path is None:
            self._screen.say(say("play-resume-none", self._lang))
            return None
        local_game, place = open_local_game(path, None, [], PERSON, self._lang)
        self.keeper = Keeper(place)
        return local_game


def _path(argument: str) -> Path:
    """Return the path of a typed file name; `~` is the home folder."""
    path = Path(argument)
    try:
        return path.expanduser().absolute()
    except RuntimeError:  # no such home
        return path.absolute()


def _quoted(path: Path) -> str:
    """Quote a path for a shell, if necessary."""
    from shlex import quote

    return harmless(quote(str(path)))
