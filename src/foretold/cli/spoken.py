"""The words of argparse itself, in the person's language.

argparse asks gettext for its own texts. While arguments are read we answer in gettext's place: each English text that
it may ask for has a message in the catalogues, whose variables are filled with the places that argparse fills later.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from foretold.words import say

# What argparse asks for, our message for it, and the places in it.
_TEXTS: dict[str, tuple[str, dict[str, str]]] = {
    "the following arguments are required: %s": ("cli-usage-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-usage-unrecognized", {"names": "%s"}),
    "argument %(argument_name)s: %(message)s": (
        "cli-usage-argument",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-usage-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "not allowed with argument %s": ("cli-usage-together", {"name": "%s"}),
    "expected one argument": ("cli-usage-one-value", {}),
    "ignored explicit argument %r": ("cli-usage-no-value", {"value": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-usage-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
}


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Make argparse speak a language while the block runs; what we have no words for stays English."""

    def translate(text: str) -> str:
        if text not in _TEXTS:
            return text
        message, places = _TEXTS[text]
        return say(message, lang, **places)

    original = argparse._  # type: ignore[attr-defined]
    argparse._ = translate  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = original  # type: ignore[attr-defined]
