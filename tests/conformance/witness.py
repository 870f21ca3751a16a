"""Witnesses: an independent account of who sees what in one round, from card orders and action notation alone.

A round is a coroutine: it yields the seat that decides and is sent the action's notation. Whatever happens is told to
those who see it. Nothing here uses the project's rules or views.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

Observer = int | None
Event = tuple[Any, ...]
Asking = Generator[int, str, None]


class NotPossibleError(Exception):
    """A twin that breaks the rules: an observer who knows them can tell it from the original."""


@dataclass(frozen=True)
class Moment:
    """Something out of sight (a shuffle, a choice) after which its cards look alike to all but the insiders."""

    kind: str
    decision: int  # of the round: this and later actions may name the cards exchanged
    events: int  # how many events were before it
    cards: frozenset[str]
    insiders: frozenset[Observer]
    reshuffle: int  # how many reshuffles of the round were before it


@dataclass
class Account:
    """Everything that happened in a round, and who saw it."""

    players: int
    events: list[tuple[int, frozenset[Observer], Event]] = field(default_factory=list)
    cards: list[tuple[int, frozenset[Observer], str]] = field(default_factory=list)  # at which event, to whom
    moments: list[Moment] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # who decided, by decision
    decision: int = 0
    reshuffles: int = 0

    @property
    def everybody(self) -> frozenset[Observer]:
        return frozenset([*range(self.players), None])

    def tell(self, who: Iterable[Observer], *event: Any, cards: Sequence[str] = ()) -> None:
        """These observers learn this, and see these cards."""
        knowers = frozenset(who)
        self.events.append((self.decision, knowers, (*event, *cards)))
        self.cards += [(len(self.events), knowers, card) for card in cards]

    def tell_all(self, *event: Any, cards: Sequence[str] = ()) -> None:
        self.tell(self.everybody, *event, cards=cards)

    def mark(self, kind: str, cards: Iterable[str], insiders: Iterable[Observer] = ()) -> None:
        """From now on nobody but the insiders can tell these cards apart, until they see them again."""
        first = self.decision + (kind == "reshuffle")  # the action that made it necessary was before it
        places = (first, len(self.events))
        self.moments.append(Moment(kind, *places, frozenset(cards), frozenset(insiders), self.reshuffles))

    def known_to(self, observer: Observer) -> list[tuple[int, Event]]:
        """What an observer has learned, each with the decision that brought it."""
        return [(number, event) for number, knowers, event in self.events if observer in knowers]

    def seen_since(self, observer: Observer, moment: Moment, decision: int) -> set[str]:
        """The cards that an observer has seen between a moment and a decision."""
        return {
            card
            for number, knowers, card in self.cards
            if number > moment.events and self.events[number - 1][0] < decision and observer in knowers
        }

    def run(self, round_: Callable[["Account"], Asking], actions: Sequence[str]) -> "Account":
        """Let the round happen; it may stop before its end. Events before the first decision have number -1."""
        self.decision = -1
        asking = round_(self)
        self.seats.append(next(asking))
        for number, action in enumerate(actions):
            self.decision = number
            try:
                self.seats.append(asking.send(action))
            except StopIteration:
                assert number == len(actions) - 1, "a round ends with its last action"
        return self
