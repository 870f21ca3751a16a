"""Bots against each other: whole games, and the share of the wins of one level against others."""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from foretold.bots.protocol import Bot, make

if TYPE_CHECKING:
    from foretold.play.game import Game
    from foretold.play.state import State

#: Seconds that a bot may think in a match; the hand-written ones need far less.
BUDGET = 0.005
#: The normal deviate of a 95 % interval.
DEVIATE = 1.96


def play_match(
    game: Game, bots: Sequence[Bot], seed: int, times: list[list[float]] | None = None, budget: float = BUDGET
) -> State:
    """A whole game, one bot a seat; ``times`` gains the processor's seconds of every decision, by seat.

    ``budget``: the seconds that a bot may think about a decision.
    """
    state = game.deal(seed=seed)
    while state.actor is not None:
        seat = state.actor
        view = state.view(seat)
        begun = time.thread_time()
        choice = bots[seat].decide(view, budget, seed)
        if times is not None:
            times[seat].append(time.thread_time() - begun)
        state.apply(choice.action)
    return state


@dataclass(frozen=True)
class Shares:
    """What came of a series: the first level's share of the wins with its 95 % interval, scores, milliseconds."""

    games: int
    share: float
    low: float
    high: float
    score: float
    others: float
    median_ms: float
    p99_ms: float


def win_share(name: str, levels: Sequence[str], games: int, seed: int, **options: Any) -> Shares:
    """The share of the wins of the first level against the others, one a seat; it sits on every seat in turn.

    Game i takes the deal of seed + i // players, so that every deal is played once from each seat: luck cancels. A win
    shared by k seats counts 1/k.
    """
    from foretold import game as new_game

    players = len(levels)
    game = new_game(name, players=players, **options)
    bots = [make(level, game) for level in levels]
    wins: list[float] = []
    own: list[int] = []
    others: list[float] = []
    times: list[float] = []
    for number in range(games):
        turned = number % players
        seats = [bots[(seat - turned) % players] for seat in range(players)]
        spent: list[list[float]] = [[] for _ in range(players)]
        state = play_match(game, seats, seed + number // players, spent)
        wins.append(1 / len(state.winners) if turned in state.winners else 0.0)
        own.append(state.scores[turned])
        others.append((sum(state.scores) - state.scores[turned]) / (players - 1))
        times += spent[turned]
    return _shares(wins, own, others, times)


def _shares(wins: list[float], own: list[int], others: list[float], times: list[float]) -> Shares:
    """Wilson's interval for the share, means of scores, and the times of the first level's decisions."""
    games = len(wins)
    share = sum(wins) / games
    low, high = wilson(share, games)
    ordered = sorted(times)
    return Shares(
        games=games,
        share=share,
        low=low,
        high=high,
        score=sum(own) / games,
        others=sum(others) / games,
        median_ms=1000 * ordered[len(ordered) // 2],
        p99_ms=1000 * ordered[len(ordered) * 99 // 100],
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    square = DEVIATE * DEVIATE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = DEVIATE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - half, middle + half


def _value(text: str) -> Any:
    """An option's value as JSON has it, or the text itself."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def main(arguments: Sequence[str] | None = None) -> None:
    """``python -m foretold.bots.match predictions adept random random random --games 400``."""
    parser = argparse.ArgumentParser(prog="python -m foretold.bots.match", description=win_share.__doc__)
    parser.add_argument("game")
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    options = {name: _value(value) for name, _, value in (text.partition("=") for text in given.option)}
    shares = win_share(given.game, given.levels, given.games, given.seed, **options)
    print(json.dumps({key: round(value, 4) for key, value in vars(shares).items()}))  # noqa: T201 - a command


if __name__ == "__main__":
    main()
