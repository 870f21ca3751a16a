"""The network in the adept's likeness: what it holds likely, how it learns, and worlds that are recalled with it."""

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

import foretold
from foretold.bots.imagination import Imagination
from foretold.bots.protocol import make
from foretold.engine.engine import Engine
from foretold.engine.view_types import View
from foretold.games.all_or_nothing.bots.likeness import SHAPES, WHOLE, likely_choice, weigh_once
from foretold.games.all_or_nothing.bots.network import DRAFT, MIND, load, new_draft
from foretold.games.all_or_nothing.bots.recall import OPINION
from foretold.games.all_or_nothing.bots.recollection import _entry, recall_worlds
from foretold.games.all_or_nothing.bots.record_types import one_record
from foretold.games.all_or_nothing.bots.table import TableFacts
from foretold.games.all_or_nothing.training import imitation
from foretold.games.all_or_nothing.training.learning import Layers
from foretold.play.game import Game
from tests.bots.test_seer import positions

#: A state's record, and the view of the seat that is asked.
Position = tuple[np.ndarray, View]


def adept_games(game: Game, seeds: range) -> list[Position]:
    """Every decision with a choice in games of adepts."""
    adept = make("adept", game)
    found = []
    for seed in seeds:
        state = game.deal(seed=seed)
        while state.actor is not None:
            view = state.view(state.actor)
            if len(view["legal"]) > 1:
                found.append((state.state_array(), view))
            state.apply(adept.decide(view, 0.005, seed).action)
    return found


@cache
def weigher(engine: Engine) -> Callable[..., int]:
    return engine.build(weigh_once, ("games", "states", MIND, DRAFT, "number"), engine.rules.bindings)


def chances(game: Game, state: np.ndarray, wild: int = 0) -> list[float]:
    """How likely each option of a state is."""
    draft = new_draft()
    count = weigher(game.engine)(game.settings_array, state, load("likeness"), draft, wild)
    return [float(chance) for chance in draft["chances"][0, :count]]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_it_goes_by_what_the_seat_knows(players: int) -> None:
    game = foretold.game("all-or-nothing", players=players)
    seen = set()
    for _, view in positions(game, players, 5):
        worlds = Imagination(game, view).states(4, 1)
        found = [chances(game, worlds[number : number + 1]) for number in range(4)]
        assert found[0] == found[1] == found[2] == found[3]
        assert sum(found[0]) == pytest.approx(1, abs=1e-5)
        assert len(found[0]) == (view["table"]["cards"] + 1 if view["asked"] == "bet" else len(view["legal"]))
        seen.add(tuple(found[0]))
    assert len(seen) > 12


def test_it_decides_as_adepts_do() -> None:
    """Adepts themselves, with other random numbers, decide the same in 91 of 100 cases."""
    game = foretold.game("all-or-nothing", players=4)
    adept = make("adept", game)
    same = []
    for state, view in adept_games(game, range(3)):
        if view["table"]["round"] < game.settings.rounds:
            choice = int(np.argmax(chances(game, state, TableFacts(game, view).wild)))
            same.append(view["legal"][choice] == adept.decide(view, 0.005, 1).action)
    assert len(same) > 200
    assert np.mean(same) > 0.68


@pytest.mark.slow
def test_options_are_drawn_as_often_as_they_are_likely() -> None:
    game = foretold.game("all-or-nothing", players=4)
    state = game.deal(seed=3).state_array()
    expected = np.cumsum(chances(game, state))
    lucks = [(number * WHOLE) // 8 + WHOLE // 16 for number in range(8)]
    drawn = [
        likely_choice(game.settings_array[0], state[0], load("likeness")[0], new_draft()[0], 0, luck) for luck in lucks
    ]
    assert drawn == np.searchsorted(expected, np.array(lucks) / WHOLE, "right").tolist()


@pytest.mark.parametrize("players", [3, 5])
def test_a_round_told_again_ends_where_it_was(players: int) -> None:
    """Only secret bets may differ, and the seat's own may not."""
    game = foretold.game("all-or-nothing", players=players)
    engine = game.engine
    checked = 0
    for before, view in adept_games(game, range(1)):
        table, playing = TableFacts(game, view), view["asked"] == "play"
        told, likely = np.zeros_like(before), np.ones(1)
        opinion = one_record(OPINION, doubts=0.05, wild=0, stream=7)
        _entry(engine)(
            *(game.settings_array, before.copy(), told, engine.new_scratch(), load("likeness"), new_draft()),
            *(opinion, likely),
        )
        assert 0 < likely[0] <= 1
        same = [name for name in before.dtype.names or () if name != "bets" and (playing or name != "leader")]
        assert [name for name in same if not np.array_equal(told[name], before[name])] == []
        known = {table.seat, *(seat for seat in range(players) if table.open[seat] and playing)}
        assert all(told["bets"][0][seat] == before["bets"][0][seat] for seat in known)
        checked += playing
    assert checked > 20


@pytest.mark.slow
def test_recalled_worlds_are_nearer_to_the_truth() -> None:
    """In them the others hold more of the cards that they do hold than in worlds drawn evenly."""
    game = foretold.game("all-or-nothing", players=4)
    gains = []
    for state, view in adept_games(game, range(3)):
        if view["asked"] == "play" and len(view["table"]["hand"]) > 2:
            table = TableFacts(game, view)
            worlds = Imagination(game, view).states(300, 1)
            recalled = recall_worlds(table, worlds, np.ones(len(worlds)), 100, 1)
            gains.append(held(state, table.seat, recalled) - held(state, table.seat, worlds))
    assert len(gains) > 50
    assert np.mean(gains) > 2 * np.std(gains) / len(gains) ** 0.5


def held(truth: np.ndarray, own: int, worlds: np.ndarray) -> float:
    """The part of the cards in others' hands that lie in the same hands in these worlds."""
    others = [seat for seat in range(6) if seat != own and truth["hand_counts"][0][seat] > 0]
    cards = [truth["hands"][0][seat][: truth["hand_counts"][0][seat]] for seat in others]
    there = [
        np.isin(worlds["hands"][:, seat], own_cards).sum(axis=1) for seat, own_cards in zip(others, cards, strict=True)
    ]
    return float(np.sum(there, axis=0).mean() / sum(map(len, cards)))


@pytest.mark.slow
def test_it_learns_from_games_of_adepts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "BATCH", 64)
    monkeypatch.setattr(imitation, "EPOCHS", 3)
    games = [imitation.watch(seed) for seed in range(1, 7)]
    assert all((one == other).all() for one, other in zip(games[0], imitation.watch(1), strict=True))
    lessons = imitation.Lessons(*(np.concatenate(parts) for parts in zip(*games, strict=True)))
    everything = lessons.some(np.arange(len(lessons)))
    fresh = Layers.new(SHAPES, np.random.default_rng(1))
    right_before, lost_before = imitation.Judgement.of(fresh, everything).right()
    right, lost = imitation.Judgement.of(imitation.train(lessons, 1), everything).right()
    assert right > right_before + 0.1
    assert lost < 0.8 * lost_before
    assert capsys.readouterr().err.count("epoch") == 3
