"""Rewards for each seat of a finished game. They add up to zero."""

from enum import StrEnum

from foretold.play.state import State


class Reward(StrEnum):
    """How the end of a game is valued."""

    WIN = "win"
    SCORE = "score"


def values(state: State, reward: Reward) -> list[float]:
    """By seat: the share of the win less an equal share, or the score less the mean; all 0 before the end.

    A game that nobody wins is worth 0 to everybody.
    """
    players = state.game.players
    if not state.is_over or (reward is Reward.WIN and not state.winners):
        return [0.0] * players
    if reward is Reward.SCORE:
        mean = sum(state.scores) / players
        return [score - mean for score in state.scores]
    share = 1.0 / len(state.winners)
    return [(share if seat in state.winners else 0.0) - 1.0 / players for seat in range(players)]
