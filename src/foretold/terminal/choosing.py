"""Ask which game to play."""

from __future__ import annotations

from collections.abc import Mapping

from foretold.games.registry import packages
from foretold.terminal.commands import command_word, folded, read_command
from foretold.terminal.narrator import INDENT
from foretold.terminal.screen import LONGEST_LINE, Screen
from foretold.words import harmless, say

_SHOWN = 40
_TOO_LONG = "…"


def choose_game(screen: Screen, lang: str) -> str | None:
    """Ask which game to play; None if the person would rather leave."""
    games = list(packages())
    numbered = {str(number): game for number, game in enumerate(games, start=1)}
    named = {folded(name): game for game in games for name in (game, say(f"game-{game}", lang))}
    _ask(screen, numbered, lang)
    while True:
        line = screen.read()
        if line is None:
            return None
        text = folded(line) if len(line) <= LONGEST_LINE else _TOO_LONG
        if text in numbered or text in named:
            return numbered.get(text) or named[text]
        command = read_command(line, lang)
        if command is not None and command.name == "quit":
            return None
        if not text or (command is not None and command.name == "help"):
            _ask(screen, numbered, lang)
        else:
            shown = harmless(line.strip()[:_SHOWN])
            args = {"answer": shown, "first": "1", "last": str(len(games)), "example": games[0]}
            screen.say(say("play-bad-game", lang, **args, quit=command_word("quit", lang)))


def _ask(screen: Screen, numbered: Mapping[str, str], lang: str) -> None:
    screen.say(say("play-which-game", lang, quit=command_word("quit", lang)))
    for number, game in numbered.items():
        screen.say(say(f"game-{game}", lang), indent=INDENT * 3, first=f"{number:>3}   ")
