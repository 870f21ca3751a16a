"""`foretold play`: play in the terminal against bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretold.bots import levels
from foretold.cli.failure import ASKED_WRONGLY, Failure
from foretold.cli.parser import number_type, option_type, seconds_type
from foretold.cli.warmup import announce
from foretold.errors import InvalidSeat
from foretold.games.registry import slugs
from foretold.words import say

if TYPE_CHECKING:
    from foretold.terminal.local_game import LocalGame
    from foretold.terminal.screen import Screen

_PLAYERS = 4
_SEED_DIGITS = 64
_BOT = "bot:"
#: What a saved game has already settled.
_SETTLED = ("game", "players", "option", "seed")


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    natural, positive = number_type(lang, 0), number_type(lang, 1)
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-play-game", lang, games=", ".join(slugs())))
    parser.add_argument("--players", metavar="N", type=positive, help=say("cli-play-players", lang))
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL…]", help=say("cli-play-bots", lang, levels=", ".join(levels())))
    parser.add_argument("--seat", metavar="K", type=natural, help=say("cli-play-seat", lang))
    parser.add_argument("--name", metavar="NAME", type=_name_type(lang), help=say("cli-play-name", lang))
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=option_type(lang), action="append", default=[],
        help=say("cli-simulate-option", lang),
    )  # fmt: skip
    parser.add_argument("--seed", metavar="S", help=say("cli-play-seed", lang))
    parser.add_argument("--practice", action="store_true", help=say("cli-play-practice", lang))
    parser.add_argument(
        "--budget", metavar="SECONDS", type=seconds_type(lang), default=1.0, help=say("cli-play-budget", lang)
    )
    parser.add_argument("--resume", metavar="FILE", help=say("cli-play-resume", lang))
    parser.add_argument("--save", metavar="FILE", help=say("cli-play-save", lang))
    parser.set_defaults(run=run)


def _name_type(lang: str) -> Callable[[str], str]:
    """Return a reader of a person's name, which is not to be taken for a bot's."""

    def read(text: str) -> str:
        name = " ".join(text.split())
        if not name or len(name) > 60 or not name.isprintable() or name.startswith(_BOT):
            raise argparse.ArgumentTypeError(say("cli-usage-name", lang, value=text))
        return name

    return read


def run(args: argparse.Namespace) -> int:
    """Seat everybody and play the game."""
    settled = [name for name in _SETTLED if getattr(args, name)]
    if args.resume is not None and settled:
        raise Failure(say("cli-play-settled", args.lang, names=", ".join(settled)), ASKED_WRONGLY)

    from foretold.terminal.conversation import Conversation, Manner
    from foretold.terminal.saving import Keeper, SavingError, new_file
    from foretold.terminal.screen import Screen

    _accept_any_byte()
    screen = Screen(sys.stdin, sys.stdout)
    announce(args.lang)
    try:
        wanted = _file(args)
        local_game, place = _resumed(args) if args.resume is not None else (_new(args, screen), None)
        if local_game is None:
            return 0
        keeper = Keeper(wanted or place or new_file(local_game.state.game.name))
        keeper.claim(local_game.record(), args.lang)
    except SavingError as error:
        raise Failure(str(error)) from None
    except InvalidSeat as error:
        raise Failure(error.sentence(args.lang), ASKED_WRONGLY) from None
    return Conversation(local_game, screen, keeper, Manner(args.lang, args.budget, args.practice)).run()


def _accept_any_byte() -> None:
    """Accept any bytes on standard input; what is not a letter will not be an answer."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _file(args: argparse.Namespace) -> Path | None:
    """Return the file for the game, if one was named."""
    from foretold.terminal.saving import SavingError

    if args.save is None:
        return None
    path = Path(args.save).absolute()
    if path.exists() and (args.resume is None or path != Path(args.resume).absolute()):
        raise SavingError(say("play-file-exists", args.lang, file=args.save))
    return path


def _resumed(args: argparse.Namespace) -> tuple[LocalGame, Path]:
    """Return the game of a file, and the file in which it is saved from now on."""
    from foretold.terminal.files import PERSON, open_local_game

    return open_local_game(Path(args.resume).absolute(), args.seat, _levels(args), args.name or PERSON, args.lang)


def _new(args: argparse.Namespace, screen: Screen) -> LocalGame | None:
    """Make a new game. Ask which one if none was named; return None if the person leaves then."""
    from foretold.games.registry import definition
    from foretold.terminal.choosing import choose_game
    from foretold.terminal.files import PERSON
    from foretold.terminal.local_game import LocalGame

    game = args.game or choose_game(screen, args.lang)
    if game is None:
        return None
    definition(game)
    named = _levels(args)
    players = args.players or (len(named) + 1 if len(named) > 1 else _PLAYERS)
    options: dict[str, Any] = {"players": players, **dict(args.option)}
    local_game = LocalGame.new(game, options, args.seat or 0, named, _seed(args.seed), args.name or PERSON)
    others = len(local_game.players) - 1
    if len(named) not in (0, 1, others):
        raise Failure(say("cli-play-bots-count", args.lang, count=others), ASKED_WRONGLY)
    return local_game


def _levels(args: argparse.Namespace) -> list[str]:
    """Return the named levels, if any."""
    return [] if args.bots is None else [level.strip() for level in args.bots.split(",")]


def _seed(text: str | None) -> str | int | None:
    """Read a seed as typed: a number, or 64 hex digits."""
    short = text is not None and text.isascii() and text.isdecimal() and len(text) < _SEED_DIGITS
    return int(text) if text is not None and short else text
