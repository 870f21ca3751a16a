"""Rules that play needs are compiled, or read from the cache, before somebody waits for them."""

from contextlib import suppress
from pathlib import Path

from foretold.bots import LEVELS, make
from foretold.machine import cache_folder
from foretold.play.game import Game
from foretold.play.registry import GAMES
from foretold.play.replay import replay
from foretold.table.undo import informed_nobody

_STEPS = 4
_BUDGET = 0.01


def is_warm() -> bool:
    """Whether these rules were compiled on this machine before: then reading them takes a second, and not a minute."""
    return _stamp().exists()


def _stamp() -> Path:
    """A file that is there when all that tables need has been compiled; its folder is named after the rules."""
    return cache_folder() / "served"


def warm_rules() -> None:
    """Play a little of every game, as tables do, and replay it."""
    for name, definition in GAMES.items():
        state = Game(name, {"players": definition.players[0]}).deal(seed=1)
        for _ in range(_STEPS):
            action = str(state.legal_actions()[0])
            state.glances([0, None])
            state.facts_json([0, None], 0)
            informed_nobody(state, action)
            state.apply(action)
        replay(state.record())
    with suppress(OSError):  # where nothing can be kept, every start compiles anew
        _stamp().touch()


def warm_bots() -> None:
    """Let every bot decide once; the strongest last, which take longest to compile and keep the others waiting."""
    games = [Game(name, {"players": definition.players[0]}) for name, definition in GAMES.items()]
    for level in LEVELS:
        for game in games:
            state = game.deal(seed=1)
            make(level, game).decide(state.view(state.actor), _BUDGET, 0)
