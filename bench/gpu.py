"""Random full games on an NVIDIA GPU, checked game by game against the CPU.

    python bench/gpu.py [--games N] [--json]

Needs the extra ``cuda``. Prints decisions a second for each number of games a thread, kernel time by device events.
"""

import argparse
import json
import statistics
import sys
import time
from typing import Any

import numpy as np

import foretold
from foretold.play import batch, cuda
from foretold.play.batch import COUNTS, FLAGS, SCORES

CHECKED = 20_000


def check(game: Any, rules: cuda.CudaRules) -> None:
    """The GPU's games are the CPU's."""
    here = batch.play_out(game, 0, CHECKED)
    there = cuda.play_out(game, 0, CHECKED, rules=rules)
    for name in ("scores", "winners", "decisions"):
        if not np.array_equal(getattr(here, name), getattr(there, name)):
            sys.exit(f"{game.name}: {name} differ between CPU and GPU")


def check_batch(game: Any, size: int = 4096, steps: int = 300) -> None:
    """A batch on the GPU goes through the same states, masks and observations as one on the CPU."""
    here, there = batch.Batch(game, size), cuda.CudaBatch(game, size)
    for _ in range(steps):
        actions = there.random_actions()
        if not np.array_equal(actions.copy_to_host(), here.random_actions()):
            sys.exit(f"{game.name}: random actions differ between CPU and GPU")
        there.step(actions)
        here.step(actions.copy_to_host())
    states = there.states.copy_to_host()
    same = [np.array_equal(states[name], here.states[name]) for name in states.dtype.names]
    same.append(np.array_equal(there.legal_masks().copy_to_host(), here.legal_masks()))
    same.append(bool(np.allclose(there.observe().copy_to_host(), here.observe())))
    if not all(same):
        sys.exit(f"{game.name}: batches differ between CPU and GPU")


def measure(game: Any, rules: cuda.CudaRules, games: int, each: int, threads: int) -> float:
    """Decisions a second, the median of five runs."""
    gpu = rules.cuda
    scores = gpu.device_array((games, game.players), SCORES)
    winners = gpu.device_array((games, game.players), FLAGS)
    decisions = gpu.device_array(games, COUNTS)
    grid = -(-games // (each * threads)), threads
    times = []
    for _ in range(6):
        start, end = gpu.event(), gpu.event()
        start.record()
        rules.play_random_games[grid](rules.settings_array, 0, each, scores, winners, decisions)
        end.record()
        end.synchronize()
        times.append(gpu.event_elapsed_time(start, end) / 1000)
    return float(decisions.copy_to_host().sum() / statistics.median(times[1:]))


def main() -> None:
    """Check, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    for name in ("predictions", "all-or-nothing"):
        game = foretold.game(name, players=4)
        start = time.perf_counter()
        rules = cuda.CudaRules(game)
        check(game, rules)
        check_batch(game)
        seconds = time.perf_counter() - start
        print(f"{name}: {CHECKED} games and a stepped batch equal on CPU and GPU; compiled and run in {seconds:.0f} s")
        best = 0.0
        for threads in (256, 384, 512):
            for each in (1, 2):
                rate = measure(game, rules, arguments.games, each, threads)
                best = max(best, rate)
                print(f"  {threads} threads a block, {each} games a thread: {rate / 1e9:.2f} G decisions/s")
        if arguments.json:
            line = {"name": f"gpu.{name}.4.decisions_per_s", "value": best, "unit": "decisions/s", "peers": {}}
            print(json.dumps(line))


if __name__ == "__main__":
    main()
