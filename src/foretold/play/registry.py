"""The games there are. A third game is one more line here and one more folder in ``rules``."""

from functools import cache

from foretold.errors import UnknownGame
from foretold.rules.all_or_nothing.definition import AllOrNothing
from foretold.rules.definition import Definition
from foretold.rules.predictions.definition import Predictions

GAMES: dict[str, type[Definition]] = {game.name: game for game in (Predictions, AllOrNothing)}


@cache
def _instance(name: str) -> Definition:
    return GAMES[name]()


def definition(name: object) -> Definition:
    """The definition of a game by its slug."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame("unknown-game", game=name, known=tuple(GAMES))
    return _instance(name)
