"""The records that hold a game of Alles oder Nichts (section 1), and the words for their small numbers."""

from enum import IntEnum

import numpy as np

SEATS = 6
MOST_CARDS = 6
MOST_TRICKS = 6
BETS = 7
MOST_ROUNDS = 37
MOST_COLOURS = 8
NONE = -1


class Asked(IntEnum):
    """What the player who decides is asked (section 7)."""

    NOTHING = 0
    BET = 1
    OPEN = 2
    PLAY = 3


#: What stays the same for a whole game: options (section 6) and the deck file.
GAME = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("inverse", np.int64),  # of ranks: see colour_of
                ("target", np.int32),  # 0: none
                ("cards", np.int16),  # of the deck
                ("ranks", np.int16),
                ("players", np.int8),
                ("colours", np.int8),
                ("rounds", np.int8),
                ("dealer", np.int8),  # NONE: drawn
            ],
            align=True,
        ),
    )
)

#: Everything that changes. A card's number is colour * ranks + rank. Places without a card hold NONE.
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("seed", np.int64, (8,)),
                ("hands", np.int16, (SEATS, MOST_CARDS)),  # rising, the first hand_counts of each row
                ("trick", np.int16, (SEATS,)),  # by seat
                ("seen", np.int16, (SEATS * MOST_CARDS,)),  # cards played in this round, in order
                ("points", np.int16, (SEATS,)),
                ("trump_card", np.int16),
                ("turn", np.int16),  # of the trick in the round, from 1; 0 while bets are made
                ("reshuffles", np.int16),  # always 0: nothing is reshuffled in this game
                ("voids", np.int16, (SEATS,)),  # colours that a seat failed to follow
                ("hand_counts", np.int8, (SEATS,)),
                ("bets", np.int8, (SEATS,)),
                ("open_bets", np.int8, (SEATS,)),  # 1 open, 0 secret, NONE not yet said
                ("tricks", np.int8, (SEATS,)),
                ("choices", np.int8),  # the question: bets, answers or hand places to choose among
                ("asked", np.int8),
                ("actor", np.int8),
                ("dealer", np.int8),
                ("leader", np.int8),
                ("trick_count", np.int8),  # cards in the present trick
                ("winning", np.int8),  # the seat whose card is the best of them
                ("seen_count", np.int8),
                ("round_index", np.int8),  # from 0; a record has a method named round
                ("round_cards", np.int8),
                ("said", np.int8),  # how many have answered the present question
                ("winners", np.int8),  # a set of seats
                ("over", np.int8),
                ("given_only", np.int8),  # no order may come from the seed
                ("fault", np.int8),
            ],
            align=True,
        ),
    )
)
