"""People who sit at the terminal: they see what is printed and type an answer, at random or from a list."""

import io
import random
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

import foretold
from foretold.cli import main

#: A line of a menu, with its key.
_ENTRY = re.compile(r"^ {0,2}(\d+)   \S", re.MULTILINE)

#: Sees what was printed since the last answer, and types a line; None: leaves without a word.
Person = Callable[[str], str | None]


class Keyboard:
    """A standard input that a person types on while reading what is printed."""

    def __init__(self, person: Person, paper: io.StringIO) -> None:
        self._person = person
        self._paper = paper
        self._read = 0
        self._typed = ""

    def isatty(self) -> bool:
        return False

    def readline(self, size: int = -1) -> str:
        if not self._typed:
            printed = self._paper.getvalue()
            news, self._read = printed[self._read :], len(printed)
            line = self._person(news)
            self._typed = "" if line is None else line + "\n"
        line, self._typed = self._typed[:size], self._typed[size:]
        return line


def keys(printed: str) -> list[str]:
    """The keys of the last menu that was printed."""
    question = printed[printed.rfind("?") :]
    return _ENTRY.findall(question) or _ENTRY.findall(printed)


def at_random(seed: int) -> Person:
    """Any of the choices; whoever reads no menu asks for it again."""
    chance = random.Random(seed)

    def answer(printed: str) -> str:
        found = keys(printed)
        return chance.choice(found) if found else ""

    return answer


def from_list(lines: Iterable[str]) -> Person:
    """These lines, then the end of input."""
    typed = iter(lines)
    return lambda _: next(typed, None)


def talk(person: Person, *words: str) -> tuple[int, str]:
    """Run `foretold play` with a person at the keyboard; returns the status and all that was printed."""
    paper = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", Keyboard(person, paper))
        patch.setattr(sys, "stdout", paper)
        status = main(["play", *words])
    return status, paper.getvalue()


def saved(path: Path) -> foretold.Record:
    """The record in a file, checked."""
    record = foretold.Record.from_json(path.read_text(encoding="utf-8"))
    foretold.replay(record)
    return record


def decisions_of(record: foretold.Record, seat: int) -> list[str]:
    """What a seat decided in a game."""
    state = foretold.game(record.game, **record.options).deal(
        seed=record.seed, decks=record.decks, reshuffles=record.reshuffles
    )
    mine = []
    for action in record.actions:
        if state.actor == seat:
            mine.append(action)
        state.apply(action)
    return mine
