"""Tournaments: fair tables, honest verdicts, ratings that follow the places."""

import itertools
from collections import Counter
from dataclasses import asdict

import numpy as np
import pytest

import foretold
from foretold.errors import InvalidOption
from foretold.lab.duplicate_deals import DealOutcome, DuplicateDeal, play_deal, seatings
from foretold.lab.estimates import Estimate
from foretold.lab.rate import Tournament, names_of, rate
from foretold.lab.ratings import placings, ratings
from foretold.lab.sequential_test import ERROR, Order, interval
from foretold.lab.workers import workers


@pytest.mark.parametrize("bots", [2, 3, 4, 5, 7])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_holds_each_hand_of_a_deal_once(bots: int, seats: int) -> None:
    for seed in range(20):
        seated = seatings(bots, seats, seed)
        assert seated.shape == (bots, seats)
        for seat in range(seats):
            assert sorted(seated[:, seat]) == list(range(bots))
        for table in seated:
            often = [int(np.count_nonzero(table == bot)) for bot in range(bots)]
            assert max(often) - min(often) <= 1


@pytest.mark.parametrize(("bots", "seats"), [(3, 3), (5, 3), (4, 4)])
def test_all_meet_and_follow_each_other_about_equally_often(bots: int, seats: int) -> None:
    follows: Counter[tuple[int, int]] = Counter()
    meets: Counter[tuple[int, ...]] = Counter()
    for seed in range(2000):
        for table in seatings(bots, seats, seed).tolist():
            follows.update(itertools.pairwise(table))
            meets.update(itertools.combinations(sorted(table), 2))
    for counted, kinds in ((follows, bots * (bots - 1)), (meets, bots * (bots - 1) // 2)):
        assert len(counted) == kinds
        assert min(counted.values()) > 0.9 * counted.total() / kinds


def test_a_deal_is_the_same_wherever_it_is_played() -> None:
    deal = DuplicateDeal("predictions", '{"players": 3}', ("random", "novice"), seed=4, budget=1.0)
    first, again = play_deal(deal), play_deal(deal)
    assert all(np.array_equal(a, b) for a, b in zip(asdict(first).values(), asdict(again).values(), strict=True))
    assert first.points.shape == (2, 3)
    # Of three seats, the points of all are 1 1/2: everybody is before or behind everybody else.
    assert first.points.sum(axis=1) == pytest.approx([1.5, 1.5])
    assert first.wins.sum(axis=1) == pytest.approx([1, 1])


def test_two_bots_of_one_level_play_two_games_and_not_one_twice() -> None:
    deals = [DuplicateDeal("all-or-nothing", '{"players": 3}', ("random",) * 3, seed, 1.0) for seed in range(3)]
    outcomes = [play_deal(deal) for deal in deals]
    assert any(len({tuple(scores) for scores in outcome.scores}) > 1 for outcome in outcomes)


def outcome(seated: list[list[int]], points: list[list[float]]) -> DealOutcome:
    values = np.array(points)
    return DealOutcome(np.array(seated), values, values, values)


def test_places_are_whole_numbers_and_ties_share_one() -> None:
    assert placings(outcome([[2, 0, 1]], [[0.5, 1.0, 0.0]])) == [((0, 1, 2), (1, 3, 2))]
    assert placings(outcome([[0, 1, 2]], [[0.75, 0.75, 0.0]])) == [((0, 1, 2), (1, 1, 3))]
    # A bot that sits twice counts with the mean of its points.
    assert placings(outcome([[0, 1, 0, 1]], [[1.0, 2 / 3, 0.0, 1 / 3]])) == [((0, 1), (1, 1))]


def bounds(estimate: Estimate) -> tuple[float, float]:
    """An interval that is there."""
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low, estimate.high


def test_ratings_follow_the_places() -> None:
    # The first is before the second in 8 games of 10, the third always last.
    games: list[list[tuple[tuple[int, ...], tuple[int, ...]]]] = [
        [((0, 1, 2), (1, 2, 3) if number % 5 else (2, 1, 3))] for number in range(100)
    ]
    first, second, third = ratings(games, 3, seed=1)
    assert bounds(second)[1] < bounds(first)[0]
    assert bounds(third)[1] < bounds(second)[0]
    for rating in (first, second, third):
        low, high = bounds(rating)
        assert low < rating.mean < high


def test_one_deal_has_a_rating_without_an_interval() -> None:
    one, other = ratings([[((0, 1), (1, 2))]], 2, seed=1)
    assert one.mean > 25 > other.mean
    assert one.low is None
    assert one.high is None


def equal_bots(rng: np.random.Generator, bots: int) -> np.ndarray:
    """The points of a deal between bots of equal strength: places of as many games as bots, drawn at random."""
    places = rng.permuted(np.tile(np.arange(bots), (bots, 1)), axis=1)
    return np.asarray(places.mean(axis=0) / (bots - 1))


@pytest.mark.slow
@pytest.mark.parametrize("bots", [2, 3])
def test_equal_bots_are_settled_in_at_most_5_of_100_tournaments(bots: int) -> None:
    tournaments, deals = 400, 250
    rng = np.random.default_rng(20)
    wrong, wrong_if_naive = 0, 0
    for _ in range(tournaments):
        order, points = Order(bots), list[np.ndarray]()
        for _ in range(deals):
            points.append(equal_bots(rng, bots))
            order.add(points[-1])
            if any(order.better(one, other) for one, other in itertools.permutations(range(bots), 2)):
                wrong += 1
                break
        # What the rule is for: an interval for one look, looked at after every deal.
        difference = np.diff(np.array(points)[:, :2], axis=1)[:, 0]
        counts = np.arange(1, len(difference) + 1)
        spread = np.sqrt(np.maximum(np.cumsum(difference**2) / counts - (np.cumsum(difference) / counts) ** 2, 1e-9))
        wrong_if_naive += bool((np.abs(np.cumsum(difference)) > 1.96 * spread * np.sqrt(counts))[10:].any())
    assert wrong <= ERROR * tournaments
    assert wrong_if_naive > 2 * ERROR * tournaments


def test_a_clear_order_is_settled_soon_and_right() -> None:
    rng = np.random.default_rng(3)
    needed = []
    for _ in range(50):
        order, deals = Order(3), 0
        while not order.settled() and deals < 1000:
            deals += 1
            strength = np.array([0.0, 0.5, 1.0]) + rng.normal(size=(3, 3))
            order.add(strength.argsort(axis=1).argsort(axis=1).mean(axis=0) / 2)
        needed.append(deals)
        assert order.ranking() == [2, 1, 0]
        assert bounds(order.difference(2, 1))[0] > 0
    assert np.median(needed) < 200


def test_a_pair_is_settled_exactly_when_its_interval_leaves_0() -> None:
    rng = np.random.default_rng(9)
    order = Order(2)
    seen = set()
    for _ in range(200):
        order.add(np.array([0.62, 0.5]) + rng.uniform(-0.3, 0.3, 2))
        assert order.better(0, 1) == (bounds(order.difference(0, 1))[0] > 0)
        seen.add(order.better(0, 1))
    assert seen == {False, True}


def test_intervals_hold_at_every_look() -> None:
    rng = np.random.default_rng(11)
    missed = 0
    for _ in range(200):
        values = (rng.random(120) < 0.3).astype(float)
        looks = [interval(values[:count], 0.0, 1.0) for count in (1, 5, 20, 60, 120)]
        missed += any(not low <= 0.3 <= high for low, high in map(bounds, looks))
        assert all(0 <= bounds(look)[0] <= look.mean <= bounds(look)[1] <= 1 for look in looks)
        low, high = bounds(looks[-1])
        assert high - low < 0.4
    assert missed <= 0.05 * 200


def test_the_bounds_themselves_can_be_the_mean() -> None:
    never = interval(np.zeros(50), 0.0, 1.0)
    assert (never.mean, never.low) == (0, 0)
    assert 0 < bounds(never)[1] < 0.2


def played(jobs: int, levels: tuple[str, ...] = ("random", "novice", "random"), games: int = 30) -> Tournament:
    game = foretold.game("predictions", players=3)
    with workers(jobs) as staff:
        return rate(game, levels, staff, games=games, budget=1.0, seed=7)


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    assert played(1) == played(3)


def test_it_stops_when_the_order_is_settled() -> None:
    tournament = played(2, ("random", "novice"), games=2000)
    assert tournament.settled
    assert tournament.games < 200
    assert [bot.name for bot in tournament.bots] == ["novice", "random"]
    assert tournament.pairs[0].settled
    assert bounds(tournament.pairs[0].difference)[0] > 0


@pytest.mark.slow
def test_it_stops_at_the_most_games_and_says_what_is_open() -> None:
    tournament = played(2, games=32)
    assert (tournament.deals, tournament.games) == (10, 30)
    assert {bot.name for bot in tournament.bots} == {"random", "novice", "random#2"}
    assert not tournament.settled
    assert not all(pair.settled for pair in tournament.pairs)


def test_names() -> None:
    assert names_of(["adept", "random", "adept", "adept"]) == ["adept", "random", "adept#2", "adept#3"]


@pytest.mark.parametrize(("levels", "games"), [(("random",), 10), (("random", "novice", "random"), 2)])
def test_too_few_bots_or_games_are_refused(levels: tuple[str, ...], games: int) -> None:
    with pytest.raises(InvalidOption):
        played(1, levels, games)
