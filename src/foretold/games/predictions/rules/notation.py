"""Sections 1 and 10: how cards, places and actions are written."""

from collections.abc import Iterable

from foretold.engine.value_types import each_card, each_seat
from foretold.games.predictions.rules import actions
from foretold.games.predictions.rules.state import CARDS, COLUMNS, PLACES, SEATS

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_LETTERS = ("C", "M", "S", "T")
RUNE_NAMES = ("R1", "R2")

#: All cards by their number.
CARD_NAMES = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_NAMES) + RUNE_NAMES
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES)}

#: The places of the action table: the columns, then the top of the discard pile.
PLACE_NAMES = (*(str(column) for column in range(COLUMNS)), "discard")

COMBINATION_NAMES = (
    "nothing",
    "pair",
    "two-pairs",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
)

#: All effects by their code.
EFFECT_NAMES = (
    "nothing",
    "take",
    "swap",
    "draw",
    "reveal 2",
    "reveal 3",
    "reveal 4",
    "rune",
    "hypnosis",
    "eye",
    "reveal 5",
)


def cards_named(names: Iterable[str]) -> int:
    """The set of the cards with these names, as bits."""
    cards = 0
    for name in names:
        cards |= 1 << CARD_NUMBERS[name]
    return cards


def action_names() -> tuple[str, ...]:
    """The notation of every action, in the order of the action table."""
    names = [""] * actions.ACTIONS
    for card in each_card(CARDS):
        name = CARD_NAMES[card]
        names[actions.PLAY + card] = f"play {name}"
        names[actions.KEEP + card] = f"keep {name}"
        names[actions.HIDE + card] = f"hide {name}"
        names[actions.DISCARD + card] = f"discard {name}"
        for place in range(PLACES):
            names[actions.SWAP + card * PLACES + place] = f"swap {name} {PLACE_NAMES[place]}"
    for place in range(PLACES):
        names[actions.TAKE + place] = f"take {PLACE_NAMES[place]}"
    for seat in each_seat(SEATS):
        names[actions.HYPNOSIS + seat] = f"hypnosis {seat}"
        names[actions.EYE + seat] = f"eye {seat}"
        names[actions.PREDICT + seat] = f"predict {seat}"
    for code, name in ((actions.PASS, "pass"), (actions.ALL_IN, "all-in"), (actions.DRAW, "draw")):
        names[code] = name
    for code, name in ((actions.REVEAL, "reveal"), (actions.RUNE, "rune"), (actions.SKIP, "skip")):
        names[code] = name
    return tuple(names)
