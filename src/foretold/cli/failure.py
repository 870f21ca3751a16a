"""Failures of commands: one sentence and an exit status, never a traceback."""

from foretold.errors import ForetoldError, InvalidOption, UnknownGame
from foretold.words import say

FAILED = 1
ASKED_WRONGLY = 2


class Failure(Exception):  # noqa: N818 - not an error of the program, but an answer to a person
    """A command's failure: the sentence to print and the exit status."""

    def __init__(self, text: str, status: int = FAILED) -> None:
        super().__init__(text)
        self.status = status


def refusal(error: ForetoldError, lang: str, file: str = "") -> Failure:
    """Turn an error of the library into a refusal in the person's language, naming the file that it came from."""
    text = error.sentence(lang)
    if file and not error.details.get("file"):
        text = say("error-in-file", lang, file=file, sentence=text)
    return Failure(text, ASKED_WRONGLY if isinstance(error, UnknownGame | InvalidOption) else FAILED)
