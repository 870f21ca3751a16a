"""Play one game with a person: show what happens, ask, and do what they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from foretold.engine.view_types import View
from foretold.terminal import events
from foretold.terminal.advice import hint
from foretold.terminal.commands import AGAIN, COMMANDS, TABLE, TypedCommand, command_word, read_answer
from foretold.terminal.files import Files
from foretold.terminal.local_game import LocalGame
from foretold.terminal.narrator import INDENT, Narrator
from foretold.terminal.saving import Keeper, SavingError
from foretold.terminal.screen import LONGEST_LINE, Screen
from foretold.terminal.teller import MenuEntry, chosen_options
from foretold.terminal.texts import Texts
from foretold.terminal.wait_notice import notify_after
from foretold.words import counted, harmless

INTERRUPTED = 130
_SHOWN = 40


@dataclass(frozen=True)
class Manner:
    """The person's preferences for the game."""

    lang: str
    budget: float = 1.0
    practice: bool = False


class LeavingError(Exception):
    """The person leaves the table."""


class Conversation:
    """One person's game, line by line."""

    def __init__(self, local_game: LocalGame, screen: Screen, keeper: Keeper, manner: Manner) -> None:
        self.screen = screen
        self.manner = manner
        self.files = Files(keeper, screen, manner.lang, practice=manner.practice)
        self._sit(local_game)

    def _sit(self, local_game: LocalGame) -> None:
        """Take a seat in a game, new or gone on with."""
        self.local_game = local_game
        self.texts = Texts(local_game.state.game, self.manner.lang, local_game.seat, local_game.players)
        self.teller = self.texts.teller(self.texts)
        self.narrator = Narrator(self.screen, self.teller)

    def run(self) -> int:
        """Play to the end; returns the status to leave with."""
        try:
            self._open()
            while not self.local_game.state.is_over:
                self._decide()
            self.narrator.catch_up(self.local_game.view())
            self.narrator.lines(self.teller.verdict(self.local_game.view()))
            return self.files.farewell(over=True)
        except LeavingError:
            return self.files.farewell()
        except KeyboardInterrupt:
            self.screen.gap()
            self.files.farewell()
            return INTERRUPTED

    # Telling

    def _open(self) -> None:
        """Say who plays what, and where it is kept; in a game gone on with, how it stands."""
        local_game, texts, view = self.local_game, self.texts, self.local_game.view()
        players = [texts.say("play-seated", name=name, seat=counted(seat)) for seat, name in enumerate(texts.names)]
        game = texts.say(f"game-{local_game.state.game.name}")
        self.screen.say(texts.say("play-opening", game=game, players=texts.listed(players)))
        options = chosen_options(texts, view)
        if options:
            self.screen.say(texts.say("play-options", options=texts.listed(options)))
        self.files.keep(local_game.record())
        self.files.tell("play-kept")
        if self.manner.practice:
            self.screen.say(texts.say("play-practice"))
        self.screen.say(texts.say("play-opening-help", help=command_word("help", texts.lang)))
        if view["decision"]:
            self.narrator.skip(view)
            self.screen.gap()
            self.screen.say(texts.say("play-resumed"))
            self.narrator.lines(self._standing(view))
        self.screen.flush()

    def _standing(self, view: View) -> list[str]:
        """Show how a resumed game stands, without what the question tells anyway."""
        if view["over"]:
            self.narrator.summarise(view)
            return [events.sentence(self.texts, fact) for fact in view["log"] if fact["fact"] in events.RESULTS]
        told_anyway = self.local_game.my_turn and self.teller.situation(view)
        return self.teller.players(view) if told_anyway else self.teller.overview(view)

    # Deciding

    def _decide(self) -> None:
        """Let the person or a bot decide, and save the game."""
        if self.local_game.my_turn:
            action = self._ask()
            if not action:
                return
        else:
            self.narrator.tell_finished_turns(self.local_game.view())
            action = self._bot()
        self.local_game.do(action)
        self.files.keep(self.local_game.record())

    def _bot(self) -> str:
        """Let the bot decide; tell the person if it takes long."""
        seat = self.local_game.state.actor
        assert seat is not None  # noqa: S101 - the game is not over
        with notify_after(self._waiting(seat)):
            return self.local_game.bot_decides(self.manner.budget).action

    def _waiting(self, seat: int) -> Callable[[], None]:
        def tell() -> None:
            with suppress(OSError, ValueError):  # nobody listens any more
                self.screen.say(self.texts.of("play-thinking", seat))
                self.screen.flush()

        return tell

    def _ask(self) -> str:
        """Ask the person; returns the action, or nothing if the game has changed under the question."""
        view = self.local_game.view()
        self.narrator.catch_up(view)
        self.screen.gap()
        self.narrator.lines(self.teller.situation(view))
        menu, question = self.teller.menu(view), self.teller.question(view)
        self.narrator.ask(question, menu)
        while True:
            answer = self._read(menu, view)
            if isinstance(answer, str):
                return answer
            if isinstance(answer, MenuEntry):
                if answer.action:
                    return answer.action
                menu, question = self._turn_page(answer, view)
                self.narrator.ask(question, menu)
            elif answer.name == AGAIN:
                self.narrator.lines(self.teller.situation(view))
                self.narrator.ask(question, menu)
            elif self._obey(answer, view):
                return ""

    def _turn_page(self, entry: MenuEntry, view: View) -> tuple[list[MenuEntry], str]:
        """Show the menu behind an entry, or the first one again."""
        if entry.inner:
            return list(entry.inner), entry.question
        return self.teller.menu(view), self.teller.question(view)

    def _read(self, menu: Sequence[MenuEntry], view: View) -> TypedCommand | MenuEntry | str:
        """Read lines until one means something."""
        while True:
            line = self.screen.read()
            if line is None:
                raise LeavingError
            if len(line) > LONGEST_LINE:
                self.screen.say(self.texts.say("play-bad-long"))
                continue
            typed = {action: self.teller.typed(action, view) for action in view["legal"]}
            answer = read_answer(line, menu, typed, self.manner.lang, self.teller.table_command)
            if answer is not None:
                return answer
            self._refuse(line, menu, view)

    def _refuse(self, line: str, menu: Sequence[MenuEntry], view: View) -> None:
        """Say that a line means nothing here, and what would."""
        shown = line.strip()
        shown = harmless(shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…")
        keys = sorted(int(entry.key) for entry in menu)
        self.screen.say(
            self.texts.say(
                "play-bad-answer", answer=shown, first=str(keys[0]), last=str(keys[-1]),
                example=self.teller.typed(view["legal"][0], view), help=command_word("help", self.manner.lang),
            )
        )  # fmt: skip

    # Commands

    def _obey(self, command: TypedCommand, view: View) -> bool:
        """Do what a command says; returns whether the game is another one now."""
        name = command.name
        if name == "quit":
            raise LeavingError
        if name == "undo":
            return self._undo()
        if name == "resume":
            return self._resume(command.argument)
        if name == "save":
            self.files.copy(command.argument, self.local_game.record())
        elif name == "hint":
            with notify_after(self._waiting(self.local_game.seat)):
                choice = self.local_game.advice(self.manner.budget)
            self.narrator.lines(hint(choice, self.teller, view))
        else:
            self._inform(name, view)
        return False

    def _inform(self, name: str, view: View) -> None:
        """Run the commands that only show something."""
        if name == "help":
            self.narrator.lines(self._help())
        elif name == "log":
            for paragraph in events.logbook(self.texts, view["log"]):
                self.screen.say(paragraph)
        else:
            tells = {"hand": self.teller.hand, "players": self.teller.players, "rules": self.teller.rules}
            self.narrator.lines(tells.get(name, self.teller.table)(view))

    def _help(self) -> list[str]:
        """Explain how to answer, and list the commands in the person's language and in English."""
        texts = self.texts
        lines = [texts.say("play-help")]
        for name in (self.teller.table_command if command == TABLE else command for command in COMMANDS):
            word = command_word(name, texts.lang)
            word = word if word == name else texts.say("play-help-word", word=word, english=name)
            lines.append(INDENT + texts.say("play-help-line", word=word, does=texts.say(f"play-help-{name}")))
        return lines

    def _undo(self) -> bool:
        """Take back the last decision, in practice."""
        if not self.manner.practice:
            self.screen.say(self.texts.say("play-undo-practice"))
            return False
        action = self.local_game.take_back()
        if not action:
            self.screen.say(self.texts.say("play-undo-nothing"))
            return False
        now = self.local_game.view()
        self.narrator.skip(now)
        self.screen.say(self.texts.say("play-undone", choice=self.teller.action(action, now)))
        self.files.keep(self.local_game.record())
        return True

    def _resume(self, argument: str) -> bool:
        """Go on with another saved game."""
        try:
            local_game = self.files.resume(argument)
        except SavingError as error:
            self.screen.say(str(error))
            return False
        if local_game is None:
            return False
        self._sit(local_game)
        self._open()
        return True
