"""What Foretold says to people, in five languages.

The rules and the library speak in codes with arguments; this package turns them into sentences, from Fluent catalogues
beside this file, one folder for each language and one file for each topic. Importing it loads nothing: a catalogue is
read when its first message is asked for.
"""

from foretold.words.facts import tell
from foretold.words.speech import harmless, number, say, set_strict
from foretold.words.tongues import DEFAULT, languages, preferred

__all__ = ["DEFAULT", "harmless", "languages", "number", "preferred", "say", "set_strict", "tell"]
