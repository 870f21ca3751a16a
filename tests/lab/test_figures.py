"""Every figure of the lab against a second, slow account of the same games."""

import importlib.util
import math
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foretold
from foretold import Game, State
from foretold.engine import kernels
from foretold.lab.collect.collector import Collector, Sums
from foretold.lab.results import Figures, Results, Row, Side, kinds_of, results
from foretold.play.batch import play_out

_spec = importlib.util.spec_from_file_location("recount", Path(__file__).with_name("recount.py"))
assert _spec is not None
assert _spec.loader is not None
recount = importlib.util.module_from_spec(_spec)
sys.modules["recount"] = recount  # dataclasses look their module up
_spec.loader.exec_module(recount)

GAMES = 24
ACCOUNTS = {"predictions": recount.predictions, "all-or-nothing": recount.all_or_nothing}
TABLES = [
    ("predictions", {"players": 4}, ("random",) * 4),
    ("predictions", {"players": 2, "heirs": True, "discard": "seer"}, ("random",) * 2),
    ("predictions", {"players": 3, "side": "B", "first": 2, "discard": "blind"}, ("adept", "random", "random")),
    ("predictions", {"players": 5}, ("random",) * 5),
    ("all-or-nothing", {"players": 4}, ("random",) * 4),
    ("all-or-nothing", {"players": 3, "rounds": 8}, ("random", "novice", "random")),
    ("all-or-nothing", {"players": 6, "target": 12}, ("random",) * 6),
]


def random_game(game: Game, seed: int) -> State:
    state, choose = game.deal(seed=seed), random.Random(seed)
    while not state.is_over:
        state.apply(choose.choice(state.legal_actions()))
    return state


def counted(game: Game, levels: tuple[str, ...]) -> tuple[Results, list[Any]]:
    """Some games through the collector, and the second account of each."""
    kinds = kinds_of(levels)
    states = [random_game(game, 100 + number) for number in range(GAMES)]
    turned = [[levels[(seat - number) % len(levels)] for seat in range(len(levels))] for number in range(GAMES)]
    collector = Collector([game])
    sums = collector.read([[state] for state in states], [[kinds.index(level) for level in row] for row in turned])
    account = ACCOUNTS[game.name]
    accounts = [account(state, 100 + n, turned[n], kinds) for n, state in enumerate(states)]
    return results(collector, levels, 100, GAMES, sums.books, sums.pairs), accounts


def pairs_of(accounts: list[Any], key: tuple[str, Any, Any]) -> tuple[np.ndarray, np.ndarray]:
    pairs = np.array([account.get(key, (0, 0)) for account in accounts], float)
    return pairs[:, 0], pairs[:, 1]


def spread(residuals: np.ndarray, games: int) -> float:
    return float(np.square(residuals).sum() * games / (games - 1))


def check_row(figures: Figures, row: Row, accounts: list[Any]) -> None:
    name = figures.group.name
    x, n = pairs_of(accounts, (name, row.about, row.series))
    side = row.sides[0]
    if n.sum() == 0:
        assert side is None, (name, row)
        return
    assert side is not None, (name, row)
    games, mean = int((n > 0).sum()), x.sum() / n.sum()
    assert side.count == n.sum(), (name, row)
    assert side.estimate.mean == pytest.approx(mean), (name, row)
    if games < 2:
        return
    variance = spread(x - mean * n, games) / n.sum() ** 2
    if figures.group.kind == "mean":
        half = 1.959964 * math.sqrt(variance)
        assert (side.estimate.low, side.estimate.high) == pytest.approx((mean - half, mean + half), abs=1e-6)
    else:
        check_wilson(side, mean, n.sum(), games, variance * (games - 1) / games)


def check_wilson(side: Side, mean: float, count: float, games: int, variance: float) -> None:
    trials = float(games)
    if 0 < mean < 1:
        trials = min(count, mean * (1 - mean) / variance) if variance > 1e-12 else count
    assert side.estimate.low is not None
    assert side.estimate.high is not None
    # Wilson's interval: where the share lies 1.96 of its own standard errors from the one seen.
    for end in (side.estimate.low, side.estimate.high):
        if 0 < end < 1:
            assert (end - mean) ** 2 == pytest.approx(1.959964**2 * end * (1 - end) / trials, rel=1e-3, abs=1e-9)


def check_rest(row: Row, accounts: list[Any], name: str) -> None:
    """The distance from the rest, from each game's departures."""
    side = row.sides[0]
    if side is None or side.rest is None:
        return
    x, n = pairs_of(accounts, (name, row.about, row.series))
    whole, whole_n = pairs_of(accounts, ("all-gains", None, None))
    rest, rest_n = whole - x, whole_n - n
    mean, other = x.sum() / n.sum(), rest.sum() / rest_n.sum()
    departures = (x - mean * n) / n.sum() - (rest - other * rest_n) / rest_n.sum()
    half = 1.959964 * math.sqrt(spread(departures, len(accounts)))
    assert side.rest.mean == pytest.approx(mean - other)
    assert (side.rest.low, side.rest.high) == pytest.approx((mean - other - half, mean - other + half), abs=1e-6)


@pytest.mark.parametrize(("name", "options", "levels"), TABLES, ids=str)
def test_every_figure_agrees_with_a_second_account(name: str, options: Any, levels: tuple[str, ...]) -> None:
    found, accounts = counted(foretold.game(name, **options), levels)
    checked = set()
    for figures in found.figures:
        for row in figures.rows:
            check_row(figures, row, accounts)
            if figures.group.rest:
                check_rest(row, accounts, figures.group.name)
            checked.add((figures.group.name, row.about, row.series))
    # And the other way round: nothing that happened is missing.
    happened = {key for account in accounts for key, (x, _) in account.items() if x and key[0] != "all-gains"}
    assert not happened - checked


@pytest.mark.parametrize(("name", "options"), [("predictions", {"players": 4}), ("all-or-nothing", {"players": 3})])
def test_games_played_and_read_at_once_count_like_games_that_are_read_afterwards(name: str, options: Any) -> None:
    game = foretold.game(name, **options)
    collector = Collector([game])
    states = []
    for seed in range(50, 80):
        state, stream = game.deal(seed=seed), kernels.random_stream(seed)
        while not state.is_over:
            legal, stream = state.legal_actions(), kernels.next_number(stream)
            state.apply(legal[kernels.random_below(stream, len(legal))])
        states.append([state])
    played, read = collector.play_random(50, 30), collector.read(states, [[0] * game.players] * 30)
    assert (played.books == read.books).all()
    assert (played.rows == read.rows).all()
    ended = play_out(game, 50, 30, threads=1)
    assert (played.rows[:, 2 : 2 + game.players] == ended.scores).all()


@pytest.mark.parametrize(("name", "options"), [("predictions", {"players": 3}), ("all-or-nothing", {"players": 4})])
def test_interpreted_and_compiled_collectors_count_the_same(name: str, options: Any) -> None:
    def sums(interpreted: bool) -> Sums:
        table = Game(name, options, interpreted=interpreted)
        return Collector([table, table]).play_random(7, 3)

    one, two = sums(True), sums(False)
    assert (one.books == two.books).all()
    assert (one.pairs == two.pairs).all()
    assert (one.rows == two.rows).all()


def test_a_difference_knows_that_the_games_had_the_same_seeds() -> None:
    """Against the differences game by game, where both tables have one trial a game."""
    tables = [foretold.game("predictions", players=4, side=side) for side in "AB"]
    collector = Collector(tables)
    sums = collector.play_random(1, 400)
    found = results(collector, ("random",) * 4, 1, 400, sums.books, sums.pairs)
    rows = {(f.group.name, row.about): row for f in found.figures for row in f.rows}
    first, second = sums.rows[:400], sums.rows[400:]
    for seat in range(4):
        by_game = (second[:, 2 + seat] - first[:, 2 + seat]).astype(float)
        difference = rows["score-by-seat", seat].difference
        half = 1.959964 * by_game.std(ddof=1) / math.sqrt(400)
        assert difference is not None
        assert (difference.mean, difference.high) == pytest.approx((by_game.mean(), by_game.mean() + half), abs=1e-6)
        wide = rows["score-by-seat", seat].sides[0]
        assert wide is not None
        assert wide.estimate.high is not None
        assert half < 0.2 * (wide.estimate.high - wide.estimate.mean)


def test_tables_with_other_decks_are_compared_too() -> None:
    small = {
        "game": "all-or-nothing",
        "name": "small",
        "suits": ["Red", "Yellow", "Green"],
        "ranks": list(range(1, 10)),
    }
    tables = [foretold.game("all-or-nothing", players=3), foretold.game("all-or-nothing", players=3, deck=small)]
    collector = Collector(tables)
    sums = collector.play_random(1, 200)
    found = results(collector, ("random",) * 3, 1, 200, sums.books, sums.pairs)
    cards = next(figures for figures in found.figures if figures.group.name == "card-won")
    by_card = {row.about: row.sides for row in cards.rows}
    assert by_card["12B"][1] is None
    assert by_card["9R"][1] is not None
    alone = Collector([tables[1]])
    same = alone.play_random(1, 200)
    assert (sums.rows[200:, : same.rows.shape[1]] == same.rows).all()
