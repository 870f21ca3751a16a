"""Which game: asked before there is a table."""

from __future__ import annotations

from foretold.play.registry import GAMES
from foretold.terminal.commands import command_word, folded, read_command
from foretold.terminal.screen import LONGEST_LINE, Screen
from foretold.words import harmless, say

_SHOWN = 40


def choose_game(screen: Screen, lang: str) -> str | None:
    """Ask which game to play; None if the person would rather leave."""
    games = list(GAMES)
    numbered = {str(number): game for number, game in enumerate(games, start=1)}
    screen.say(say("play-which-game", lang))
    for number, game in numbered.items():
        screen.say(f"{number}   {say(f'game-{game}', lang)}", first="  ")
    while True:
        line = screen.read()
        if line is None:
            return None
        text = folded(line) if len(line) <= LONGEST_LINE else ""
        named = {folded(name): game for game in games for name in (game, say(f"game-{game}", lang))}
        command = read_command(line, lang)
        if text in numbered or text in named:
            return numbered.get(text) or named[text]
        if command is not None and command.name == "quit":
            return None
        shown = harmless(line.strip()[:_SHOWN])
        args = {"answer": shown, "first": "1", "last": str(len(games)), "example": games[0]}
        screen.say(say("play-bad-game", lang, **args, quit=command_word("quit", lang)))
