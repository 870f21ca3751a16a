"""Compile or load the rules at start-up, before the first request."""

from foretold.bots import LEVELS, levels, make
from foretold.bots.installed import check_installed
from foretold.errors import reason_of
from foretold.games.registry import BUILT_IN, definition, packages, set_aside
from foretold.play.game import Game
from foretold.play.replay import replay
from foretold.server.logs import Log
from foretold.table.names import bot_names
from foretold.table.undo import informed_nobody
from foretold.words.speech import prepare

_STEPS = 4
_BUDGET = 0.01


def warm_rules() -> None:
    """Play a little of every game, as tables do, and replay it; read what bots are called."""
    check_installed()
    for name in tuple(packages()):
        try:
            _warm_game(name)
        except Exception as error:
            if name in BUILT_IN:
                raise
            set_aside(name, reason_of(error))  # somebody else's rules may fail in any way; the other games go on
    bot_names()


def _warm_game(name: str) -> None:
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


def warm_after_start(log: Log) -> None:
    """Prepare, in a thread, what only some clients will ask for."""
    warm_words()
    warm_bots(log)


def warm_bots(log: Log | None = None) -> None:
    """Let every bot decide once; the strongest last, which take longest to compile and keep the others waiting.

    A bot that can't is told to the log; without a log it is an error.
    """
    games = [Game(name, {"players": definition(name).players[0]}) for name in packages()]
    for level in LEVELS:
        for game in games:
            if level in levels(game.name):
                _warm_bot(level, game, log)


def _warm_bot(level: str, game: Game, log: Log | None) -> None:
    state = game.deal(seed=1)
    try:
        make(level, game).decide(state.view(state.actor), _BUDGET, 0)
    except Exception as error:  # one game's bot keeps nobody from the others
        if log is None:
            raise
        log.warning("bot-unusable", bot=level, game=game.name, reason=reason_of(error))
