"""What can happen in the game, as codes: the log is made of these, the catalogues turn them into sentences."""

from enum import IntEnum


class Fact(IntEnum):
    """A code; the arguments that follow ``seat`` are named in ``ARGUMENTS``."""

    ROUND_BEGINS = 1
    POT_FILLED = 2
    DEALT = 3
    GALLERY_GAINS = 4
    PILE_BEGINS = 5
    PLAYS = 6
    PASSES = 7
    GOES_ALL_IN = 8
    PASS_TAKEN = 9
    TAKES = 10
    SWAPS = 11
    DRAWS = 12
    DRAWS_CARD = 13
    REVEALS = 14
    REVEALS_CARD = 15
    KEEPS = 16
    KEEPS_CARD = 17
    LAYS_ON_PILE = 18
    GAINS_RUNE = 19
    SKIPS = 20
    EFFECT_PASSED_OVER = 21
    HYPNOTISES = 22
    ANNOUNCES = 23
    USES_EYE = 24
    SHOWS_CARD = 25
    HIDES_CARD = 26
    DISCARDS = 27
    DISCARDS_CARD = 28
    RESHUFFLED = 29
    DECK_ORDER = 30
    GALLERY_FULL = 31
    TURNS_OVER = 32
    PREDICTS = 33
    HAS_PREDICTED = 34
    HAND_CARD = 35
    HAND_SHOWN = 36
    STRONGEST = 37
    POT_PAID = 38
    POT_CARRIED = 39
    HAND_PAID = 40
    RUNE_CARDS_PAID = 41
    HEIRS_ROUND = 42
    WINS = 43
    NOBODY_WINS = 44


#: Names and kinds of a fact's arguments a, b, c, for the log of a view.
ARGUMENTS: dict[Fact, tuple[tuple[str, str], ...]] = {
    Fact.ROUND_BEGINS: (("round", "number"),),
    Fact.POT_FILLED: (("added", "number"), ("pot", "number")),
    Fact.DEALT: (("card", "card"),),
    Fact.GALLERY_GAINS: (("card", "card"), ("column", "number")),
    Fact.PILE_BEGINS: (("card", "card"),),
    Fact.PLAYS: (("card", "card"),),
    Fact.PASSES: (),
    Fact.GOES_ALL_IN: (),
    Fact.PASS_TAKEN: (),
    Fact.TAKES: (("card", "card"), ("place", "place")),
    Fact.SWAPS: (("given", "card"), ("card", "card"), ("place", "place")),
    Fact.DRAWS: (),
    Fact.DRAWS_CARD: (("card", "card"),),
    Fact.REVEALS: (("count", "number"),),
    Fact.REVEALS_CARD: (("card", "card"),),
    Fact.KEEPS: (),
    Fact.KEEPS_CARD: (("card", "card"),),
    Fact.LAYS_ON_PILE: (("card", "card"),),
    Fact.GAINS_RUNE: (),
    Fact.SKIPS: (("effect", "effect"),),
    Fact.EFFECT_PASSED_OVER: (("effect", "effect"),),
    Fact.HYPNOTISES: (("target", "seat"),),
    Fact.ANNOUNCES: (("combination", "combination"),),
    Fact.USES_EYE: (("target", "seat"),),
    Fact.SHOWS_CARD: (("card", "card"), ("viewer", "seat")),
    Fact.HIDES_CARD: (("card", "card"), ("viewer", "seat")),
    Fact.DISCARDS: (),
    Fact.DISCARDS_CARD: (("card", "card"),),
    Fact.RESHUFFLED: (("count", "number"),),
    Fact.DECK_ORDER: (("card", "card"),),
    Fact.GALLERY_FULL: (),
    Fact.TURNS_OVER: (),
    Fact.PREDICTS: (("target", "seat"),),
    Fact.HAS_PREDICTED: (),
    Fact.HAND_CARD: (("card", "card"),),
    Fact.HAND_SHOWN: (("combination", "combination"), ("strength", "number")),
    Fact.STRONGEST: (),
    Fact.POT_PAID: (("runes", "number"),),
    Fact.POT_CARRIED: (("runes", "number"),),
    Fact.HAND_PAID: (("runes", "number"),),
    Fact.RUNE_CARDS_PAID: (("runes", "number"),),
    Fact.HEIRS_ROUND: (),
    Fact.WINS: (),
    Fact.NOBODY_WINS: (),
}
