"""Rules that play needs are compiled, or read from the cache, before somebody waits for them."""

from foretold.bots import LEVELS, make
from foretold.machine import cache_folder
from foretold.play.game import Game
from foretold.play.registry import GAMES
from foretold.play.replay import replay
from foretold.table.undo import informed_nobody

_STEPS = 4
_BUDGET = 0.01


def is_compiled() -> bool:
    """Whether the rules were compiled on this machine before: then reading them takes a second, and not a minute."""
    folder = cache_folder()
    return folder.is_dir() and any(folder.rglob("*.nbi"))


def warm_rules() -> None:
    """Play a little of every game, as tables do."""
    for name, definition in GAMES.items():
        state = Game(name, {"players": definition.players[0]}).deal(seed=1)
        for step in range(_STEPS):
            action = str(state.legal_actions()[0])
            state.glances([0, None])
            state.facts_json([0, None], 0)
            if step == 0:
                informed_nobody(state, action)
            state.apply(action)


def warm_all() -> None:
    """Also let every bot decide once, and replay a game."""
    warm_rules()
    for name, definition in GAMES.items():
        game = Game(name, {"players": definition.players[0]})
        state = game.deal(seed=1)
        for step, level in enumerate(LEVELS):
            state.apply(make(level, game).decide(state.view(state.actor), _BUDGET, step).action)
        replay(state.record())
