"""A refusal: a table can't do what was asked, and why."""

from typing import Any, NoReturn

from foretold.errors import ForetoldError


class Refused(ForetoldError):
    """The table refuses a command; nothing has changed."""


def refuse(code: str, /, **details: Any) -> NoReturn:
    """Refuse a command, with a code that the catalogues turn into a sentence."""
    raise Refused(code, **details)
