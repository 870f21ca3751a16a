"""How long a bot takes tells nothing of its cards: measured with real bots, threads and 2,000 pairs of positions.

The positions of a pair differ only in cards that the other players can't see. In one the bot has no choice, in the
other it has one.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from foretold.errors import IllegalAction
from foretold.play.game import Game
from foretold.play.state import State
from foretold.server.bot_executor import BotExecutor
from foretold.server.logs import Log
from foretold.server.metrics import Metrics
from foretold.table.automatic import Turn
from foretold.table.effects import Think
from foretold.table.pace import Metronome, Pace

GAME = Game("all-or-nothing", {"players": 3, "dealer": 0})
PAIRS = 2_000
#: Seconds for a decision. Bots do with fewer than people give them, so that the test ends.
SECONDS = 0.02
#: Milliseconds within which a busy system may wake a thread.
WAKING = 10
Pair = tuple[State, State]


def critical(size: int) -> float:
    """What two samples of one distribution differ by in one of a thousand cases (Kolmogorov and Smirnov)."""
    return float(1.95 * np.sqrt(2 / size))


def smirnov(one: np.ndarray, other: np.ndarray) -> float:
    """The largest difference between two empirical distributions."""
    places = np.union1d(one, other)
    shares = [np.searchsorted(np.sort(sample), places, side="right") / len(sample) for sample in (one, other)]
    return float(np.max(np.abs(shares[0] - shares[1])))


def pairs(seed: int) -> Iterator[Pair]:
    """Positions in which the second seat of a trick has no choice, each with one where it has."""
    chance = random.Random(seed)
    while True:
        state = GAME.deal(seed=chance.getrandbits(64))
        while state.rounds_dealt == 1:
            actor = state.actor
            assert actor is not None
            table = state.view(actor)["table"]
            if table["played"].count(None) == 2 and len(table["hand"]) > 1 and len(state.legal_actions()) == 1:
                yield from ((state.clone(), other) for other in islice(_with_a_choice(state), 1))
            state.apply(chance.choice(state.legal_actions()))


def _with_a_choice(state: State) -> Iterator[State]:
    """The same game with one card of the actor exchanged for one that is out of play, of the colour that was led."""
    actor = state.actor
    assert actor is not None
    table = state.view(actor)["table"]
    colour = table["played"][table["leader"]][-1]
    (order,) = state.deck_orders()
    out_of_play = order[3 * 6 + 1 :]  # behind three hands of six and the trump card
    for mine in table["hand"]:
        for other in out_of_play:
            if mine[-1] == colour or other[-1] != colour:
                continue
            swapped = [{mine: other, other: mine}.get(card, card) for card in order]
            found = GAME.deal(seed=state.seed, decks=[swapped])
            try:
                for action in state.actions:
                    found.apply(action)
            except IllegalAction:  # it would have had to follow suit before
                continue
            leader = table["leader"]
            assert found.view(leader) == state.view(leader)
            if len(found.legal_actions()) > 1:
                yield found


def thought(number: int, state: State, level: str, table: str = "watched") -> Think:
    """What a table asks of a bot."""
    actor = state.actor
    assert actor is not None
    turn = Turn(len(state.actions), actor, level, "bot", number)
    return Think(f"{table}{number}", turn, GAME, state.view(actor), number, ("ada",), True)


async def delays(level: str, positions: list[State], *, observed: bool = False) -> Iterator[np.ndarray]:
    """For each decision: how long it took, when it is told, and when one of another table that waits behind it begins.

    The times are in milliseconds since the bot began.
    """
    executor = BotExecutor(1, SECONDS, Metrics(), Log("error"))
    metronome = Metronome(Pace(quick=round(1_000 * SECONDS), searching=round(1_000 * SECONDS)))
    times: list[tuple[float, float, float]] = []
    answers: asyncio.Queue[tuple[float, float]] = asyncio.Queue()

    def tell(_effect: Think, action: str | None, seconds: float) -> None:
        assert action is not None
        answers.put_nowait((seconds, time.monotonic()))

    for number, state in enumerate(positions):
        executor.think(thought(number, state, level), tell)
        if observed:
            executor.think(thought(number, state, level, "observer"), tell)
        seconds, at = await answers.get()
        began = at - seconds
        observer_seconds, observer_at = await answers.get() if observed else (0.0, began)
        behind = observer_at - observer_seconds - began
        times.append((1_000 * seconds, metronome.due(level, 0, round(1_000 * seconds)), 1_000 * behind))
    executor.close()
    return iter(np.array(times).T)


def shuffled_pairs(count: int, seed: int) -> tuple[list[State], np.ndarray]:
    """Positions of so many pairs in any order, so that what the machine does meanwhile falls on both kinds alike.

    Returns also which of them have a choice.
    """
    found = list(islice(pairs(seed), count))
    order = [(number, kind) for number in range(count) for kind in (0, 1)]
    random.Random(seed).shuffle(order)
    return [found[number][kind] for number, kind in order], np.array([kind == 1 for _, kind in order])


@pytest.mark.slow
@pytest.mark.parametrize("level", ["seer", "adept"])
def test_two_thousand_pairs_of_hidden_cards_have_the_same_delays(level: str) -> None:
    """The adept sits in for people who are away; the seer searches."""
    positions, free = shuffled_pairs(PAIRS, 5)
    took, told, _ = asyncio.run(delays(level, positions))
    if level == "seer":
        assert smirnov(took[~free], took[free]) > 0.5  # the search itself would give it away
    assert smirnov(told[~free], told[free]) < critical(PAIRS)


def test_who_waits_behind_a_bot_learns_nothing_either() -> None:
    count = 150
    positions, free = shuffled_pairs(count, 7)
    took, _, behind = asyncio.run(delays("seer", positions, observed=True))
    assert smirnov(took[~free], took[free]) > 0.5
    # How soon the system wakes a thread depends on what it did before; a network hides that much.
    behind = np.round(behind / WAKING)
    assert smirnov(behind[~free], behind[free]) < critical(count)
