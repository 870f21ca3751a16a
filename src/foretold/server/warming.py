"""Rules that play needs are compiled, or read from the cache, before somebody waits for them."""

from foretold.bots import LEVELS, make
from foretold.play.game import Game
from foretold.play.registry import GAMES
from foretold.play.replay import replay
from foretold.table.undo import informed_nobody

_STEPS = 4
_BUDGET = 0.01


def warm_rules() -> None:
    """Play a little of every game, as tables do, and replay it."""
    for name, definition in GAMES.items():
        state = Game(name, {"players": definition.players[0]}).deal(seed=1)
        for _ in range(_STEPS):
            action = str(state.legal_actions()[0])
            state.news([0, None], 0)
            informed_nobody(state, action)
            state.apply(action)
        replay(state.record())


def warm_bots() -> None:
    """Let every bot decide once; the strongest last, which take longest to compile and keep the others waiting."""
    games = [Game(name, {"players": definition.players[0]}) for name, definition in GAMES.items()]
    for level in LEVELS:
        for game in games:
            state = game.deal(seed=1)
            make(level, game).decide(state.view(state.actor), _BUDGET, 0)
