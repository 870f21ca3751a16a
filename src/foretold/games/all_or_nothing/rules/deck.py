"""Sections 1 and 7: the playing cards, from a deck file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from foretold.engine.deck_file import DeckTable
from foretold.games.all_or_nothing.rules.notation import card_names
from foretold.games.all_or_nothing.rules.state import MOST_CARDS, MOST_COLOURS

GAME_NAME = "all-or-nothing"
FEWEST_COLOURS = 3
FEWEST_PLAYERS = 3
#: Card numbers are 16-bit, and the shuffle draws 16 bits at a time.
MOST_CARDS_IN_DECK = 32_000


@dataclass(frozen=True)
class Deck:
    """A checked deck: colours, ranks from the lowest, and names."""

    content: Mapping[str, Any]
    file: str
    suits: tuple[str, ...]
    ranks: tuple[int, ...]
    cards: tuple[str, ...]
    names: Mapping[str, Mapping[str, Any]]

    game = GAME_NAME

    def name(self, lang: str) -> str:
        """The deck's name in a language, or as the file has it."""
        return str(self.names.get(lang, {}).get("name") or self.content.get("name", ""))

    def suit_names(self, lang: str) -> dict[str, str]:
        """The colours' names in a language, by letter."""
        names = self.names.get(lang, {}).get("suits", self.suits)
        return {suit[0]: str(name) for suit, name in zip(self.suits, names, strict=True)}


def parse(content: Any, file: str = "", players: int = FEWEST_PLAYERS) -> Deck:
    """Check the content of a deck file, for this number of players."""
    table = DeckTable(content, file, GAME_NAME)
    table.only("game", "name", "suits", "ranks", "names")
    table.text("name")
    suits = _suits(table)
    ranks = _ranks(table)
    count = len(suits) * len(ranks)
    if count < MOST_CARDS * players + 1:
        table.refuse("deck-too-few", count=count, needed=MOST_CARDS * players + 1)
    if count > MOST_CARDS_IN_DECK:
        table.refuse("deck-too-many", count=count, most=MOST_CARDS_IN_DECK)
    letters = [suit[0] for suit in suits]
    return Deck(table.content, file, suits, ranks, card_names(letters, ranks), table.names(suits))


def _suits(table: DeckTable) -> tuple[str, ...]:
    suits = table.texts("suits", table.require("suits"))
    if not FEWEST_COLOURS <= len(suits) <= MOST_COLOURS:
        table.refuse("deck-suit-count", count=len(suits))
    letters: set[str] = set()
    for suit in suits:
        letter = suit[:1].casefold()
        if not suit[:1].isalpha() or letter in letters:
            table.refuse("deck-suit-letter", suit=suit)
        letters.add(letter)
    return tuple(suits)


def _ranks(table: DeckTable) -> tuple[int, ...]:
    ranks = table.require("ranks")
    if not isinstance(ranks, (list, tuple)) or not ranks:
        table.refuse("deck-key-type", key="ranks", expected="list")
    for i, rank in enumerate(ranks):
        if not isinstance(rank, int) or isinstance(rank, bool) or (i > 0 and rank <= ranks[i - 1]):
            table.refuse("deck-ranks-order", card=rank)
    return tuple(ranks)
