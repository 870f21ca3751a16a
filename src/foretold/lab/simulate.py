"""Many games between random players, summed up as they are played: memory stays the same however many there are."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from foretold.errors import InvalidOption
from foretold.lab.estimates import Estimate, Sums
from foretold.play import batch

if TYPE_CHECKING:
    from foretold import Game

# A chunk is short enough for a smooth progress bar and a prompt answer to an interrupt.
_FIRST_CHUNK = 256
_LARGEST_CHUNK = 16_384


@dataclass(frozen=True)
class Summary:
    """What came of the games: scores and shares of the wins by seat, and how many decisions a game took."""

    games: int
    seed: int
    scores: tuple[Estimate, ...]
    wins: tuple[Estimate, ...]
    decisions: Estimate


def simulate(
    game: Game,
    games: int,
    *,
    seed: int | None = None,
    threads: int = 1,
    report: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Play so many games between random players; game number i (from 0) is played with the seed `seed + i`."""
    first = secrets.randbits(48) if seed is None else seed
    if not 0 <= first <= batch.MOST_SEED - games:
        raise InvalidOption("option-value", option="seed", value=first, expected=f"0..{batch.MOST_SEED - games}")
    scores, wins, decisions = Sums(game.players), Sums(game.players), Sums(1)
    shared = False
    done, chunk = 0, _FIRST_CHUNK
    while done < games:
        count = min(chunk, games - done)
        results = batch.play_out(game, first + done, count, threads)
        winners_a_game = results.winners.sum(axis=1)
        shared = shared or bool((winners_a_game > 1).any())
        scores.add(results.scores)
        wins.add(results.winners / np.maximum(winners_a_game, 1)[:, None])
        decisions.add(results.decisions)
        done += count
        chunk = min(chunk * 2, _LARGEST_CHUNK)
        report(done)
    return Summary(games, first, scores.means(), wins.shares(split=shared), decisions.means()[0])
