"""What every refusal must be: typed, with a code, details and a sentence."""

from collections.abc import Callable
from typing import Any

import foretold

#: The five languages of the catalogues.
LANGUAGES = ("en", "fr", "de", "it", "ja")


def is_proper(error: foretold.ForetoldError) -> bool:
    """Whether an error has a code, details and a sentence in every language."""
    assert isinstance(error.code, str)
    assert error.code
    assert isinstance(error.details, dict)
    for lang in LANGUAGES:
        sentence = error.sentence(lang)
        assert sentence.strip()
        assert "\n" not in sentence
        assert "Traceback" not in sentence
    assert str(error) == error.sentence("en")
    return True


def refusal(ask: Callable[[], Any]) -> foretold.ForetoldError | None:
    """The typed error that a call ends with, checked; None if it went well. Any other error goes through."""
    error: foretold.ForetoldError | None = None
    try:
        ask()
    except foretold.ForetoldError as caught:
        error = caught
    assert error is None or is_proper(error)
    return error
