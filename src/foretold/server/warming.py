"""Rules that play needs are compiled, or read from the cache, before somebody waits for them."""

import hashlib
from contextlib import suppress
from pathlib import Path

from foretold import bots
from foretold.bots import LEVELS, make
from foretold.machine import cache_folder
from foretold.play.game import Game
from foretold.play.registry import GAMES
from foretold.play.replay import replay
from foretold.table.undo import informed_nobody

_STEPS = 4
_BUDGET = 0.01


def is_warm() -> bool:
    """Whether all of this was compiled on this machine before: then reading it takes a second, and not a minute."""
    return _stamp().exists()


def _stamp() -> Path:
    """A file that is there when the rules and these very bots have been compiled."""
    sources = sorted(Path(bots.__file__).parent.rglob("*.py"))
    version = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    return cache_folder() / f"warm-{version}"


def _play_a_little(name: str, players: int) -> None:
    """As tables do."""
    state = Game(name, {"players": players}).deal(seed=1)
    for step in range(_STEPS):
        action = str(state.legal_actions()[0])
        state.glances([0, None])
        state.facts_json([0, None], 0)
        if step == 0:
            informed_nobody(state, action)
        state.apply(action)


def warm() -> None:
    """Play a little of every game, let every bot decide once, and replay a game."""
    for name, definition in GAMES.items():
        _play_a_little(name, definition.players[0])
    for name, definition in GAMES.items():
        game = Game(name, {"players": definition.players[0]})
        state = game.deal(seed=1)
        for step, level in enumerate(LEVELS):
            state.apply(make(level, game).decide(state.view(state.actor), _BUDGET, step).action)
        replay(state.record())
    with suppress(OSError):  # where nothing can be kept, every start compiles anew
        _stamp().touch()
