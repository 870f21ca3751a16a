"""Narrate a game: what happened, each round's result, questions and their menus."""

from __future__ import annotations

from collections.abc import Sequence

from foretold.engine.view_types import View
from foretold.terminal import events
from foretold.terminal.screen import Screen
from foretold.terminal.teller import MenuEntry, Teller

INDENT = "  "


class Narrator:
    """Write on a screen what a teller says, and remember how much of the log has been told."""

    def __init__(self, screen: Screen, teller: Teller) -> None:
        self._screen = screen
        self._teller = teller
        self._told = 0

    def lines(self, lines: Sequence[str]) -> None:
        """Write paragraphs; those that begin with spaces belong to the one before."""
        for line in lines:
            if line.startswith(INDENT):
                self._screen.say(line, indent=2 * INDENT, first=INDENT)
            else:
                self._screen.say(line)

    def ask(self, question: str, menu: Sequence[MenuEntry]) -> None:
        """Write a question and its choices."""
        self._screen.say(question)
        for entry in menu:
            self._screen.say(entry.label, indent=INDENT * 3, first=f"{entry.key:>3}   ")

    def skip(self, view: View) -> None:
        """Count all that has happened as told."""
        self._told = len(view["log"])

    def tell_finished_turns(self, view: View) -> None:
        """Before a bot thinks, tell the turns that are over; one that goes on is told when it has ended."""
        facts, turn = view["log"][self._told :], self._teller.turn_now(view)
        if facts and (events.ends_round(self._teller.texts, facts) or facts[-1]["turn"] != turn):
            self.catch_up(view)

    def catch_up(self, view: View) -> None:
        """Tell what happened since it was last told, and the result of a round that ended."""
        facts = view["log"][self._told :]
        self.skip(view)
        self._screen.gap()
        if events.ends_round(self._teller.texts, facts):
            before, after = events.around_summary(self._teller.texts, facts)
            self._narrate(before, view)
            self.summarise(view)
            self._narrate(after, view)
        else:
            self._narrate(facts, view)
        self._screen.flush()

    def _narrate(self, facts: Sequence[events.Fact], view: View) -> None:
        news = [fact for fact in facts if not self._teller.shows(view, fact)]
        for paragraph in events.paragraphs(self._teller.texts, news):
            self._screen.say(paragraph)

    def summarise(self, view: View) -> None:
        """Show the table of the last finished round."""
        last = view["last_round"]
        if last is None:
            return
        number = view["table"].get("round", events.rounds_begun(view["log"])) - (0 if view["over"] else 1)
        self._screen.gap()
        self._screen.say(self._teller.texts.say("play-summary", round=number))
        order = events.shown_order(self._teller.texts, view["log"], len(view["scores"]))
        summary = self._teller.summary(last, view["scores"], order)
        self._screen.table(summary.head, summary.rows, summary.numbers, lambda row: self._row(summary.head, row))
        self._screen.gap()

    def _row(self, head: Sequence[str], row: Sequence[str]) -> str:
        """Return a row of a table as names and values."""
        texts = self._teller.texts
        cells = zip(head, row, strict=True)
        return texts.joined([texts.say("play-note", choice=name, note=cell) for name, cell in cells])
