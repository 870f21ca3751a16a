"""Texts for one player: cards, players and lists in words of their language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from foretold.words import bot_name, counted, say, worded

if TYPE_CHECKING:
    from foretold.play.game import Game
    from foretold.terminal.teller import Teller

BOT = "bot:"


def capital(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


def yes_no(yes: bool) -> str:
    """Return a truth value as the catalogues select by it."""
    return "yes" if yes else "no"


def display_names(players: Sequence[str], seat: int, lang: str) -> list[str]:
    """Return the name of each seat: bots by level and seat, so that no two are alike; the person is ``you``."""
    names = []
    for place, player in enumerate(players):
        if place == seat:
            names.append(say("play-you", lang))
        else:
            level = bot_name(player.removeprefix(BOT), lang)
            names.append(say("play-bot", lang, level=level, seat=counted(place)))
    return names


class Texts:
    """Texts for the person on one seat of one game."""

    def __init__(self, game: Game, lang: str, seat: int, players: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.seat = seat
        self.names = display_names(players, seat, lang)
        self.suits: dict[str, str] = game.deck.suit_names(lang)

    @cached_property
    def teller(self) -> type[Teller]:
        """Return the game's teller."""
        from foretold.terminal.teller import teller_class

        return teller_class(self.game.name)

    def say(self, message: str, **args: object) -> str:
        """Return a message in the person's language."""
        return say(message, self.lang, **args)

    def sentence(self, message: str, **args: object) -> str:
        """Return a message with a capital first letter."""
        return capital(self.say(message, **args))

    def of(self, message: str, seat: int, **args: object) -> str:
        """Return a sentence about a player; the catalogue has a form for ``you`` and one for everybody else."""
        return self.sentence(message, you=yes_no(seat == self.seat), player=self.names[seat], **args)

    def of_choice(self, message: str, seat: int) -> str:
        """Return a choice that names a player."""
        return self.say(message, you=yes_no(seat == self.seat), player=self.names[seat])

    def card(self, card: str) -> str:
        """Return a card's name, with its notation in brackets."""
        return self.teller.card(self, card)

    def colour(self, name: str) -> str:
        """Return the name of a suit that a view calls by its name in the deck file."""
        return self.suits[name[0]]

    def cards(self, cards: Iterable[str]) -> str:
        """Cards one after the other."""
        return self.listed([self.card(card) for card in cards])

    def listed(self, items: Sequence[str]) -> str:
        """``A, B and C``."""
        if not items:
            return ""
        *most, last = items
        if not most:
            return last
        return self._between("more").join(most) + self._between("last") + last

    def _between(self, kind: str) -> str:
        """Return the text between two items of a list."""
        return self.say(f"play-list-{kind}", list="<", next=">")[1:-1]

    def joined(self, parts: Sequence[str]) -> str:
        """``A; B; C``: things that are said of the same one."""
        return self._between("also").join(parts)

    def together(self, sentences: Sequence[str]) -> str:
        """Sentences as one paragraph; not every language puts spaces between them."""
        return self._between("sentence").join(sentences)

    def worded(self, argument: str, value: object) -> str:
        """Return the game's own words for an argument of a fact."""
        return worded(argument, value, self.lang) or str(value)

    def player(self, seat: int) -> str:
        """Return a player's name, or ``you``."""
        return self.names[seat]
