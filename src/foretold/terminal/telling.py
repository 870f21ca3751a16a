"""Views into words: the table, the hand, the players, what is asked, and the choices. All clients share these words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from foretold.terminal.voice import Voice

View = Mapping[str, Any]


@dataclass(frozen=True)
class Entry:
    """A line of a menu: the key to type, what it says, and the action it stands for, or a menu of its own."""

    key: str
    label: str
    action: str = ""
    question: str = ""
    inner: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Summary:
    """A round in a table: heads, rows, and which columns hold numbers."""

    head: list[str]
    rows: list[list[str]]
    numbers: tuple[int, ...]


class Teller(ABC):
    """Tells one game to one player, from views alone."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    @abstractmethod
    def situation(self, view: View) -> list[str]:
        """What to know before the question, where the question is a new one."""

    @abstractmethod
    def shows(self, view: View, fact: Mapping[str, Any]) -> bool:
        """Whether the question that comes next shows a fact anyway."""

    @abstractmethod
    def table(self, view: View) -> list[str]:
        """What lies on the table: the gallery or the trick."""

    @abstractmethod
    def hand(self, view: View) -> list[str]:
        """One's own cards and what they are worth."""

    @abstractmethod
    def facts_about(self, view: View, seat: int) -> list[str]:
        """What can be seen and remembered of a player, in a few words each."""

    @abstractmethod
    def action(self, action: str, view: View) -> str:
        """An action in words."""

    @abstractmethod
    def note(self, action: str, view: View) -> str:
        """What an action would mean, empty if that is plain."""

    @abstractmethod
    def summary(self, last: Mapping[str, Any], scores: Sequence[int]) -> Summary:
        """The round that ended."""

    def verdict(self, view: View) -> list[str]:
        """Why not everybody with the most points has won, where that is so."""
        leaders = view["scores"].count(max(view["scores"]))
        return [self.voice.say("cli-story-tie")] if 0 < len(view["winners"]) < leaders else []

    def ask_details(self, view: View) -> dict[str, object]:  # noqa: ARG002 - most questions need none
        """What the question's sentence is filled with."""
        return {}

    def question(self, view: View) -> str:
        """What is asked now."""
        return self.voice.sentence(f"play-ask-{view['game']}-{view['asked']}", **self.ask_details(view))

    def rules(self, view: View) -> list[str]:
        """What the present choice means."""
        return [self.voice.sentence(f"play-rules-{view['game']}-{view['asked']}")]

    def menu(self, view: View) -> list[Entry]:
        """The choices, numbered from 1."""
        return [self.entry(str(number), action, view) for number, action in enumerate(view["legal"], start=1)]

    def entry(self, key: str, action: str, view: View) -> Entry:
        """One choice, with what it would mean."""
        label, note = self.action(action, view), self.note(action, view)
        return Entry(key, self.voice.say("play-note", choice=label, note=note) if note else label, action)

    def players(self, view: View) -> list[str]:
        """Each player in a line."""
        voice = self.voice
        return [
            voice.sentence("play-player", name=voice.player(seat), seat=str(seat), facts=voice.joined(facts))
            for seat, facts in ((seat, self.facts_about(view, seat)) for seat in range(len(view["scores"])))
        ]

    def overview(self, view: View) -> list[str]:
        """Everything, for one who comes back to a game."""
        return [*self.players(view), *self.table(view), *self.hand(view)]


def chosen_options(voice: Voice, view: View) -> list[str]:
    """The options that differ from the usual game, in words; who begins is told when it happens."""
    options = view["options"]
    spoken = [voice.say("option-side", value=options["side"])] if "side" in options else []
    spoken += [voice.say(f"option-discard-{options['discard']}")] if "discard" in options else []
    spoken += [voice.say("option-heirs")] if options.get("heirs") else []
    named = {name: str(options[name]) for name in ("rounds", "target") if name in options}
    if "deck" in voice.game.options:
        named["deck"] = voice.game.deck.name(voice.lang)
    return spoken + [voice.say("play-note", choice=voice.say(f"option-{name}"), note=named[name]) for name in named]


def teller(voice: Voice) -> Teller:
    """The teller of a game."""
    from foretold.terminal.all_or_nothing import AllOrNothingTeller
    from foretold.terminal.predictions import PredictionsTeller

    kinds: dict[str, type[Teller]] = {"predictions": PredictionsTeller, "all-or-nothing": AllOrNothingTeller}
    return kinds[voice.game.name](voice)
