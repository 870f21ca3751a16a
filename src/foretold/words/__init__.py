"""Sentences for people, in five languages.

The rules and the library use codes with arguments. This package turns them into sentences, from Fluent catalogues: one
folder for each language and one file for each topic, here and in the folder of each game. Importing it loads nothing: a
catalogue is read when its first message is needed.
"""

from foretold.words.facts import tell, worded
from foretold.words.locales import DEFAULT, languages, preferred
from foretold.words.plain import other_catalogues
from foretold.words.speech import (
    add_catalogues,
    bot_name,
    choice_words,
    counted,
    harmless,
    has_message,
    number,
    say,
    set_strict,
)

__all__ = [
    "DEFAULT",
    "add_catalogues",
    "bot_name",
    "choice_words",
    "counted",
    "harmless",
    "has_message",
    "languages",
    "number",
    "other_catalogues",
    "preferred",
    "say",
    "set_strict",
    "tell",
    "worded",
]
