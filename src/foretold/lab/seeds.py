"""Check consecutive seeds: how many games there is room for."""

from foretold.errors import InvalidOption
from foretold.play.batch import MOST_SEED

#: Half of the seeds are left to choose the first one from.
MOST_GAMES = MOST_SEED // 2


def check_seeds(first: int, games: int) -> None:
    """Refuse more games than there is room for, or a first seed that leaves too little of it."""
    if games > MOST_GAMES:
        raise InvalidOption("option-value", option="games", value=games, expected=f"1..{MOST_GAMES}")
    if not 0 <= first <= MOST_SEED - games:
        raise InvalidOption("option-value", option="seed", value=first, expected=f"0..{MOST_SEED - games}")
