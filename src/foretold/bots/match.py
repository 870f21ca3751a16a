"""Bots against each other: whole games, and the share of the wins of one level against others."""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from multiprocessing import TimeoutError as OutOfTime
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from foretold.bots.protocol import Bot, make

if TYPE_CHECKING:
    from foretold.play.game import Game
    from foretold.play.state import State

#: Seconds that a bot may think in a match; the hand-written ones need far less.
BUDGET = 0.005
#: The two-sided 95 % point of the normal distribution.
DEVIATE = 1.959963984540054


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    times: list[list[float]] | None = None,
    *,
    budget: float = BUDGET,
    chance: int | None = None,
) -> State:
    """A whole game, one bot a seat; ``times`` gains the processor's seconds of every decision, by seat.

    ``chance`` is the seed of the bots' own chance where it is not to be that of the deal.
    """
    state = game.deal(seed=seed)
    own = seed if chance is None else chance
    while state.actor is not None:
        seat = state.actor
        view = state.view(seat)
        begun = time.thread_time()
        choice = bots[seat].decide(view, budget, own)
        if times is not None:
            times[seat].append(time.thread_time() - begun)
        state.apply(choice.action)
    return state


@dataclass(frozen=True)
class Series:
    """Games of the first level against the others, one a seat; it sits on every seat in turn.

    Game i takes the deal of seed + i // players, so that every deal is played once from each seat: luck cancels.
    """

    name: str
    levels: tuple[str, ...]
    seed: int
    budget: float = BUDGET
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.levels)


@dataclass(frozen=True)
class MatchOutcome:
    """What one game brought the first level: its part of the win, its score, the others' mean, seconds a decision."""

    win: float
    score: float
    others: float
    times: tuple[float, ...]


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


@lru_cache(maxsize=4)
def _seated(series: Series) -> tuple[Game, list[Bot]]:
    """The game and its bots, made once in a process."""
    from foretold import game as new_game

    game = new_game(series.name, players=series.players, **dict(series.options))
    return game, [make(level, game) for level in series.levels]


def play_numbered(series: Series, number: int) -> MatchOutcome:
    """One game of a series."""
    game, bots = _seated(series)
    players = series.players
    turned = number % players
    seats = [bots[(seat - turned) % players] for seat in range(players)]
    spent: list[list[float]] = [[] for _ in range(players)]
    state = play_match(game, seats, series.seed + number // players, spent, budget=series.budget)
    return outcome_of(state, turned, spent[turned])


#: Plays the game of a series that has this number.
Play = Callable[[Series, int], MatchOutcome]


def outcome_of(state: State, seat: int, times: Sequence[float]) -> MatchOutcome:
    """What a finished game brought a seat; a win shared by k seats counts 1/k."""
    scores = state.scores
    return MatchOutcome(
        win=1 / len(state.winners) if seat in state.winners else 0.0,
        score=scores[seat],
        others=(sum(scores) - scores[seat]) / (len(scores) - 1),
        times=tuple(times),
    )


def play_series(
    series: Series, games: int, jobs: int = 1, until: float = math.inf, play: Play = play_numbered
) -> Iterator[MatchOutcome]:
    """The outcomes of the games of a series as they end, played by so many processes.

    At ``until`` (of ``time.monotonic``) other processes are stopped in the middle of their games, which then don't
    count; alone, this one finishes the game that it plays. ``play`` is a module's function, so that processes find it.
    """
    if jobs == 1:
        for number in range(games):
            if time.monotonic() >= until:
                return
            yield play(series, number)
        return
    with get_context("spawn").Pool(jobs) as pool:
        outcomes = pool.imap_unordered(partial(play, series), range(games))
        for _ in range(games):
            left = until - time.monotonic()
            try:
                yield outcomes.next(None if left == math.inf else max(left, 0.0))
            except OutOfTime:
                return


def win_share(
    name: str, levels: Sequence[str], games: int, seed: int, budget: float = BUDGET, jobs: int = 1, **options: Any
) -> Shares:
    """The share of the wins of the first level against the others."""
    series = Series(name, tuple(levels), seed, budget, tuple(options.items()))
    return shares_of(list(play_series(series, games, jobs)))


def shares_of(outcomes: Sequence[MatchOutcome]) -> Shares:
    """Wilson's interval for the share, means of scores, and the times of the first level's decisions."""
    games = len(outcomes)
    share = sum(outcome.win for outcome in outcomes) / games
    low, high = wilson(share, games)
    ordered = sorted(spent for outcome in outcomes for spent in outcome.times)
    return Shares(
        games=games,
        share=share,
        low=low,
        high=high,
        score=sum(outcome.score for outcome in outcomes) / games,
        others=sum(outcome.others for outcome in outcomes) / games,
        median_ms=1000 * ordered[len(ordered) // 2],
        p99_ms=1000 * ordered[len(ordered) * 99 // 100],
    )


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of so many trials."""
    scale = 1 + DEVIATE**2 / trials
    middle = (share + DEVIATE**2 / (2 * trials)) / scale
    half = DEVIATE / scale * math.sqrt(share * (1 - share) / trials + DEVIATE**2 / (4 * trials**2))
    # What never or always happened has its bound there, not a rounding error beside it.
    return max(0.0, middle - half) if share > 0 else 0.0, min(1.0, middle + half) if share < 1 else 1.0


def _value(text: str) -> Any:
    """An option's value as JSON has it, or the text itself."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def main(arguments: Sequence[str] | None = None) -> None:
    """``python -m foretold.bots.match predictions adept random random random --games 400``."""
    parser = argparse.ArgumentParser(prog="python -m foretold.bots.match", description=Series.__doc__)
    parser.add_argument("game")
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds a decision (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    options = {name: _value(value) for name, _, value in (text.partition("=") for text in given.option)}
    shares = win_share(given.game, given.levels, given.games, given.seed, given.budget, given.jobs, **options)
    print(json.dumps({key: round(value, 4) for key, value in vars(shares).items()}))  # noqa: T201 - a command


if __name__ == "__main__":
    main()
