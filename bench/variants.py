"""Variants of the seer against three adepts in predictions: score differences with standard errors (temporary).

    PYTHONPATH=src python bench/variants.py --jobs 16 --seconds 400 --budget 0.25 VARIANT ...
"""

from __future__ import annotations

import argparse
import math
import time
from functools import lru_cache
from multiprocessing import TimeoutError as OutOfTime
from multiprocessing import get_context

import foretold
from foretold.bots import make, seer
from foretold.bots.match import play_match, wilson
from foretold.bots.predictions import beliefs
from foretold.bots.protocol import Bot

#: Name -> (settings, kinds decided by the adept in its place, factor of the budget)
DEFAULTS = {"EXPLORATION": 0.7, "patience": 8, "DOUBT": 10.0, "APART": 2.5, "transplant": True, "alpha": 1.0, "rate": 14000, "old": False}
VARIANTS = {
    "base": {},
    "old-policy": {"old": True, "patience": 0, "rate": 50000, "transplant": False},
    "new-policy": {"patience": 0, "transplant": False},
    "no-transplant": {"transplant": False},
    "no-patience": {"patience": 0},
    "adept-predicts": {"adept": ("predict",)},
    "seer-predicts": {"seer": ("predict",)},
    "seer-turns": {"seer": ("turn",)},
    "explore-1.2": {"EXPLORATION": 1.2},
    "explore-0.4": {"EXPLORATION": 0.4},
    "alpha-0.7": {"alpha": 0.7},
    "apart-5": {"APART": 5.0},
    "adept": {"seer": ()},
}


class Hybrid(Bot):
    level = "hybrid"

    def __init__(self, game, variant):
        super().__init__(game)
        self.seer, self.adept, self.variant = make("seer", game), make("adept", game), variant
        if variant.get("old"):
            from foretold.bots.predictions import policy_old

            self.seer._policy = policy_old

    def decide(self, view, budget, seed):
        v = {**DEFAULTS, **self.variant}
        for name in ("EXPLORATION", "DOUBT", "APART"):
            setattr(seer, name, v[name])
        seer.PATIENCE["predictions"] = v["patience"]
        seer.SIMULATIONS_A_SECOND["predictions"] = v["rate"]
        beliefs.TRANSPLANT, beliefs.ALPHA = v["transplant"], v["alpha"]
        asked = view["asked"]
        if asked in v.get("adept", ()) or asked not in v.get("seer", (asked,)):
            return self.adept.decide(view, budget, seed)
        return self.seer.decide(view, budget, seed)


@lru_cache(maxsize=None)
def seated(name):
    game = foretold.game("predictions", players=4)
    return game, Hybrid(game, VARIANTS[name]), make("adept", game)


def play(job):
    name, number, seed, budget = job
    game, hybrid, adept = seated(name)
    seat = number % 4
    times = [[] for _ in range(4)]
    state = play_match(game, [hybrid if s == seat else adept for s in range(4)], seed + number // 4, times, budget=budget)
    scores = state.scores
    strengths = state.view(0)["last_round"]["strengths"]
    return (
        name,
        1 / len(state.winners) if seat in state.winners else 0.0,
        scores[seat] - (sum(scores) - scores[seat]) / 3,
        strengths[seat],
        sum(times[seat]) / len(times[seat]),
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("variants", nargs="+")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--budget", type=float, default=0.25)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=500_001)
    given = parser.parse_args()
    until = time.monotonic() + given.seconds
    for name in given.variants:
        play((name, 0, 1, 0.001))
    jobs = [(name, number, given.seed, given.budget) for number in range(given.games) for name in given.variants]
    found = {name: [] for name in given.variants}
    if given.jobs == 1:
        for job in jobs:
            if time.monotonic() > until:
                break
            found[job[0]].append(play(job)[1:])
    else:
        with get_context("spawn").Pool(given.jobs) as pool:
            results = pool.imap_unordered(play, jobs)
            try:
                for _ in jobs:
                    name, *rest = results.next(max(until - time.monotonic(), 0.0))
                    found[name].append(rest)
            except OutOfTime:
                pass
    for name, rows in found.items():
        n = len(rows)
        if n < 2:
            continue
        mean = [sum(column) / n for column in zip(*rows)]
        spread = math.sqrt(sum((row[1] - mean[1]) ** 2 for row in rows) / (n - 1) / n)
        low, high = wilson(mean[0], n)
        print(
            f"{name:16s} games {n:4d}  score difference {mean[1]:+.2f} ± {spread:.2f}  wins {mean[0]:.1%} ({low:.1%}–{high:.1%})"
            f"  strength in the last round {mean[2]:.2f}  ms a decision {1000 * mean[3]:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
