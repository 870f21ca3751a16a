"""The records that hold a game of All In - Predictions (section 1), and the words for their small numbers."""

from enum import IntEnum

import numpy as np

SEATS = 5
SUITS = 4
RANKS = 13
CARDS = 54
FIRST_RUNE_CARD = 52
RUNE_CARDS = 0b11 << FIRST_RUNE_CARD
HAND = 5
#: What each rune card in hand pays at the showdown (section 7).
RUNE_CARD_PAYS = 2
COLUMNS = 6
EFFECTS = 4
REVEALED = 5
ROUNDS = 3
TURNS_A_SEAT = 20
NONE = -1

#: A place of the action table that stands for the top of the discard pile (variant *seer*).
DISCARD_PLACE = COLUMNS
PLACES = COLUMNS + 1


class Discard(IntEnum):
    """The option ``discard`` (section 8)."""

    OPEN = 0
    SEER = 1
    BLIND = 2


class Effect(IntEnum):
    """The effects of section 5. ``STARRED`` is added to a mandatory one. Codes stay: new ones come last."""

    NOTHING = 0
    TAKE = 1
    SWAP = 2
    DRAW = 3
    REVEAL_2 = 4
    REVEAL_3 = 5
    REVEAL_4 = 6
    RUNE = 7
    HYPNOSIS = 8
    EYE = 9
    REVEAL_5 = 10


STARRED = 16


class Combination(IntEnum):
    """The combinations of section 7, weakest first as printed on side A."""

    NOTHING = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8


class Asked(IntEnum):
    """What the player who decides is asked (section 10)."""

    NOTHING = 0
    TURN = 1
    TAKE = 2
    SWAP = 3
    DRAW = 4
    REVEAL = 5
    RUNE = 6
    HYPNOSIS = 7
    EYE = 8
    KEEP = 9
    HIDE = 10
    DISCARD = 11
    PREDICT = 12


class Extra(IntEnum):
    """Answers beside a card or a place, as bits of ``state.extras``."""

    SKIP = 1
    PASS = 2
    ALL_IN = 4


#: What stays the same for a whole game: options (section 8) and the deck file (section 9).
GAME = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("players", np.int8),
                ("columns", np.int8),
                ("discard", np.int8),
                ("heirs", np.int8),
                ("side_b", np.int8),
                ("first", np.int8),
                ("strength", np.int8, (9,)),  # of each combination
                ("suit_rank", np.int8, (SUITS,)),  # of each suit: 3 is the best
                ("effects", np.int8, (CARDS, EFFECTS)),
            ],
            align=True,
        ),
    )
)

#: Everything that changes. Sets of cards are bits of an int64; places without a card hold NONE.
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hands", np.int64, (SEATS,)),
                ("shown", np.int64, (SEATS,)),  # cards that everybody knows to be in this hand
                ("eyed", np.int64, (SEATS,)),  # cards in other hands that the Eye showed to this seat
                ("buried", np.int64, (SEATS,)),  # blind: cards in pile or deck whose place this seat alone knows
                ("cards", np.int64),  # the question: cards to choose among
                ("seed", np.int64, (8,)),
                ("runes", np.int16, (SEATS,)),
                ("values", np.int16, (SEATS,)),  # of the hands at the last showdown
                ("announced_turn", np.int16, (SEATS,)),
                ("pot", np.int16),
                ("turn", np.int16),  # of the round, from 1; 0 before the first
                ("reshuffles", np.int16),  # in the whole game
                ("reshuffles_this_round", np.int16),
                ("occupied", np.int16),  # the gallery's places with a card, a bit for each: first row, second row
                ("places", np.int16),  # the question: places or seats to choose among
                ("extras", np.int8),  # the question: other answers
                ("asked", np.int8),
                ("actor", np.int8),
                ("at_turn", np.int8),
                ("round_index", np.int8),  # from 0; a record has a method named round
                ("first", np.int8),
                ("all_in", np.int8),
                ("played", np.int8),
                ("step", np.int8),  # which effect of the played card
                ("target", np.int8),  # of the Eye
                ("deck_count", np.int8),
                ("pile_count", np.int8),
                ("revealed_count", np.int8),
                ("predicted_count", np.int8),
                ("winners", np.int8),  # a set of seats
                ("over", np.int8),
                ("given_only", np.int8),  # no order may come from the seed
                ("fault", np.int8),
                ("announced", np.int8, (SEATS,)),
                ("predictions", np.int8, (SEATS,)),
                ("revealed", np.int8, (REVEALED,)),
                ("gallery", np.int8, (2, COLUMNS)),
                # the pile from its bottom, then a gap, then the deck from its top: they never meet
                ("stock", np.int8, (CARDS,)),
                ("epoch", np.int8, (CARDS,)),  # the reshuffle of this round that last hid the card
            ],
            align=True,
        ),
    )
)
