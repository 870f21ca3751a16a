"""Typed errors. Each carries a code and details; the catalogues in :mod:`foretold.words` make a sentence of them."""

from typing import Any


class ForetoldError(Exception):
    """Base of every error that a caller may want to catch."""

    def __init__(self, code: str, /, **details: Any) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, lang: str) -> str:
        """What went wrong and what was expected, in one of the five languages."""
        from foretold.words import say

        shown = {name: _shown(value, lang) for name, value in self.details.items()}
        return say(f"error-{self.code}", lang, **shown)

    def __reduce__(self) -> Any:
        return _restored, (type(self), self.code, self.details)


def reason_of(error: Exception) -> str:
    """Why a part that somebody else wrote can't be used: the reason that an error gives, or its name and text."""
    if isinstance(error, ForetoldError):
        return str(error.details.get("reason") or error)
    return f"{type(error).__name__}: {error}"


def _restored(kind: type[ForetoldError], code: str, details: dict[str, Any]) -> ForetoldError:
    return kind(code, **details)


def _shown(value: Any, lang: str) -> str | int:
    """A detail as it stands in a sentence: short and harmless, whatever junk it came from."""
    if isinstance(value, ForetoldError):
        return value.sentence(lang)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 53:
        return value
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value)
    from foretold.words import harmless

    return harmless(value if isinstance(value, str) else repr(value))


class UnknownGame(ForetoldError):
    """No game has this name."""


class BrokenGame(UnknownGame):
    """A game is installed but can't be used: a part of its package is broken, or its rules don't compile."""


class InvalidOption(ForetoldError):
    """An option is missing, unknown or out of range."""


class BotFailed(ForetoldError):
    """A bot raised an error, or answered with something that is not allowed."""


class InvalidDeck(ForetoldError):
    """A deck file or a stacked list of cards breaks a rule."""


class IllegalAction(ForetoldError):
    """The action may not be done now; the state is unchanged."""


class InvalidRecord(ForetoldError):
    """A record does not fit; ``details["entry"]`` names the place."""


class InvalidSeat(ForetoldError):
    """There is no such seat at this table."""


class WorkersFailed(ForetoldError):
    """Work that was given to other processes or machines could not be done there."""


class MissingExtra(ForetoldError):
    """What was asked needs a package that only an extra of Foretold installs."""
