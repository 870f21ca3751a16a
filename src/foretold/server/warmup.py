"""Compile or load the rules at start-up, before the first request."""

from foretold.bots import LEVELS, levels, make
from foretold.games.registry import definition, packages
from foretold.play.game import Game
from foretold.play.replay import replay
from foretold.table.names import bot_names
from foretold.table.undo import informed_nobody
from foretold.words.speech import prepare

_STEPS = 4
_BUDGET = 0.01


def warm_rules() -> None:
    """Play a little of every game, as tables do, and replay it; read what bots are called."""
    bot_names()
    for name in packages():
        state = Game(name, {"players": definition(name).players[0]}).deal(seed=1)
        for _ in range(_STEPS):
            action = str(state.legal_actions()[0])
            state.news([0, None], 0)
            informed_nobody(state, action)
            state.apply(action)
        replay(state.record())


def warm_words() -> None:
    """Read what the server says, and write the description of its API: else all wait for the first who asks."""
    from foretold.server.routes.pages import openapi_text

    prepare(("errors", "games", "facts", "bots", "pages", "play", "web", "web-after", "web-table"))
    openapi_text()


def warm_after_start() -> None:
    """Prepare, in a thread, what only some clients will ask for."""
    warm_words()
    warm_bots()


def warm_bots() -> None:
    """Let every bot decide once; the strongest last, which take longest to compile and keep the others waiting."""
    games = [Game(name, {"players": definition(name).players[0]}) for name in packages()]
    for level in LEVELS:
        for game in games:
            if level not in levels(game.name):
                continue
            state = game.deal(seed=1)
            make(level, game).decide(state.view(state.actor), _BUDGET, 0)
