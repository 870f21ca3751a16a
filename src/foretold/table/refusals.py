"""A refusal: what was asked of a table can't be done, and why."""

from typing import Any, NoReturn

from foretold.errors import ForetoldError


class Refused(ForetoldError):
    """The table says no; nothing has changed."""


def refuse(code: str, /, **details: Any) -> NoReturn:
    """Say no, with a code that the catalogues make a sentence of."""
    raise Refused(code, **details)
