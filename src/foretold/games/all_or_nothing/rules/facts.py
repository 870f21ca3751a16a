"""What can happen in the game, as codes: the log is made of these, the catalogues turn them into sentences."""

from enum import IntEnum


class Fact(IntEnum):
    """A code; the arguments that follow ``seat`` are named in ``ARGUMENTS``."""

    DEALS_FIRST = 2
    ROUND_BEGINS = 3
    DEALT = 4
    TRUMP = 5
    HAS_BET = 6
    BETS = 7
    BETS_OPENLY = 8
    BETS_SECRETLY = 9
    OPENS_BET = 10
    PLAYS = 11
    CANNOT_FOLLOW = 12
    WINS_TRICK = 13
    SHOWS_BET = 14
    SCORES = 15
    WINS = 16


#: Names and kinds of a fact's arguments a, b, c, for the log of a view.
ARGUMENTS: dict[Fact, tuple[tuple[str, str], ...]] = {
    Fact.DEALS_FIRST: (),
    Fact.ROUND_BEGINS: (("round", "number"), ("cards", "number")),
    Fact.DEALT: (("card", "card"),),
    Fact.TRUMP: (("card", "card"),),
    Fact.HAS_BET: (),
    Fact.BETS: (("bet", "number"),),
    Fact.BETS_OPENLY: (),
    Fact.BETS_SECRETLY: (),
    Fact.OPENS_BET: (("bet", "number"),),
    Fact.PLAYS: (("card", "card"),),
    Fact.CANNOT_FOLLOW: (("colour", "colour"),),
    Fact.WINS_TRICK: (("card", "card"),),
    Fact.SHOWS_BET: (("bet", "number"),),
    Fact.SCORES: (("points", "number"), ("tricks", "number"), ("bet", "number")),
    Fact.WINS: (),
}
