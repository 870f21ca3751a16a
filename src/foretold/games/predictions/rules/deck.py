"""Section 9: which card does what, from a deck file."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from foretold.engine.deck_file import DeckTable
from foretold.games.predictions.rules.effects import gains_card
from foretold.games.predictions.rules.notation import CARD_NAMES, EFFECT_NAMES, RANK_NAMES
from foretold.games.predictions.rules.state import EFFECTS, FIRST_RUNE_CARD, STARRED, Effect

GAME_NAME = "predictions"
SUIT_NAMES = ("Clock", "Mask", "Scarab", "Tree")
RANKS_IN_FILE = (*RANK_NAMES, "rune")
GAINING = {effect for effect in Effect if gains_card(effect)}

Face = tuple[int, ...]


@dataclass(frozen=True)
class Deck:
    """A checked deck: the faces by card, the suits best first, and names."""

    content: Mapping[str, Any]
    suits: tuple[str, ...]
    faces: tuple[Face, ...]
    names: Mapping[str, Mapping[str, Any]]

    game = GAME_NAME
    cards = CARD_NAMES

    def name(self, lang: str) -> str:
        """The deck's name in a language, or as the file has it."""
        return str(self.names.get(lang, {}).get("name") or self.content.get("name", ""))

    def suit_names(self, lang: str) -> dict[str, str]:
        """The suits' names in a language, by letter."""
        names = self.names.get(lang, {}).get("suits", self.suits)
        return {suit[0]: str(name) for suit, name in zip(self.suits, names, strict=True)}

    def face(self, card: str) -> tuple[tuple[str, bool], ...]:
        """The effects of a card from the top down, each with whether it is starred."""
        return tuple((EFFECT_NAMES[e & ~STARRED], bool(e & STARRED)) for e in self.faces[CARD_NAMES.index(card)])


def parse(content: Any, file: str = "") -> Deck:
    """Check the content of a deck file."""
    table = DeckTable(content, file, GAME_NAME)
    table.only("game", "name", "suits", "effects", "cards", "names")
    table.text("name")
    suits = _suits(table)
    faces = _faces(table)
    return Deck(table.content, suits, faces, table.names(suits))


def _suits(table: DeckTable) -> tuple[str, ...]:
    suits = table.texts("suits", table.require("suits"))
    for i, suit in enumerate(suits):
        if suit not in SUIT_NAMES:
            table.refuse("deck-suit-unknown", suit=suit)
        if suit in suits[:i]:
            table.refuse("deck-suit-repeated", suit=suit)
    for suit in SUIT_NAMES:
        if suit not in suits:
            table.refuse("deck-suit-missing", suit=suit)
    return tuple(suits)


def _faces(table: DeckTable) -> tuple[Face, ...]:
    by_rank = table.table("effects", table.require("effects"))
    by_card = table.table("cards", table.content.get("cards", {}))
    for rank in by_rank:
        if rank not in RANKS_IN_FILE:
            table.refuse("deck-rank-unknown", card=rank)
    for rank in RANKS_IN_FILE:
        if rank not in by_rank:
            table.refuse("deck-rank-missing", card=rank)
    for card in by_card:
        if card not in CARD_NAMES:
            table.refuse("deck-card-unknown", card=card)
    ranks = {rank: _effects(table, rank, listed) for rank, listed in by_rank.items()}
    cards = {card: _effects(table, card, listed) for card, listed in by_card.items()}
    return tuple(_face(table, name, cards.get(name, ranks[_rank_of(i)])) for i, name in enumerate(CARD_NAMES))


def _rank_of(card: int) -> str:
    return "rune" if card >= FIRST_RUNE_CARD else RANK_NAMES[card % len(RANK_NAMES)]


def _effects(table: DeckTable, card: str, listed: Any) -> Face:
    return tuple(_effect(table, card, text) for text in table.texts(f"{card}", listed))


def _effect(table: DeckTable, card: str, text: str) -> int:
    plain = text.removesuffix("*")
    if plain not in EFFECT_NAMES[1:]:
        table.refuse("deck-effect-unknown", card=card, effect=text)
    return EFFECT_NAMES.index(plain) + (STARRED if plain != text else 0)


def _face(table: DeckTable, card: str, effects: Face) -> Face:
    """A face that a card can have: one to four effects, a starred one that gains a card among them."""
    if not effects:
        table.refuse("deck-face-empty", card=card)
    if len(effects) > EFFECTS:
        table.refuse("deck-face-full", card=card, count=len(effects))
    if not any(e & STARRED and (e & ~STARRED) in GAINING for e in effects):
        table.refuse("deck-face-no-gain", card=card)
    return effects
