"""A refusal: a table can't do what was asked, and why."""

from typing import Any, NoReturn

from foretold.errors import ForetoldError


class Refused(ForetoldError):
    """The table refuses a command; nothing has changed."""


def refuse(code: str, /, **details: Any) -> NoReturn:
    """Say no, with a code that the catalogues make a sentence of."""
    raise Refused(code, **details)
