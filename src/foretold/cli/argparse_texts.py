"""Translate the messages of argparse.

argparse asks gettext for its own texts. While it reads arguments, we answer instead of gettext. Each English text that
it may ask for has a message in the catalogues. The variables of the message become the placeholders of argparse.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from foretold.words import say
from foretold.workarounds import argparse_translations

# By the text of argparse: our message, and the placeholders for its variables.
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
def argparse_in(lang: str) -> Iterator[None]:
    """Translate the texts of argparse while the block runs. Texts without a message stay English."""

    def translate(text: str) -> str:
        if text not in _TEXTS:
            return text
        message, places = _TEXTS[text]
        return say(message, lang, **places)

    with argparse_translations(translate):
        yield
