"""The network of Alles oder Nichts: what it is told and says, how it learns, and the seer's closer look with it."""

from pathlib import Path

import numpy as np
import pytest

import foretold
from foretold.bots.imagination import Imagination
from foretold.bots.seer import Seer
from foretold.engine.view_types import View
from foretold.games.all_or_nothing.bots import features, lessons
from foretold.games.all_or_nothing.bots.closer import CloserLook, Way, _minds, halved
from foretold.games.all_or_nothing.bots.network import LAYERS, SHAPES, choose, load, new_draft, say, sum_common
from foretold.games.all_or_nothing.bots.record_types import one_record
from foretold.games.all_or_nothing.rules.record_types import StateRecord
from foretold.games.all_or_nothing.rules.state import NONE
from foretold.games.all_or_nothing.training import training
from foretold.games.all_or_nothing.training.learning import Layers
from foretold.play.game import Game
from tests.bots.test_seer import positions

DECK = """
game = "all-or-nothing"
name = "Five short colours"
suits = ["Red", "Yellow", "Green", "Blue", "Violet"]
ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
"""


def told(game: Game, state: StateRecord, wild: int = 0) -> list[int]:
    """The common features of the seat that decides."""
    draft = new_draft()[0]
    seat = int(state.actor)
    features.find_roles(game.settings_array[0], state, seat, draft.roles)
    features.tell_common(game.settings_array[0], state, seat, draft.roles, draft.row, wild)
    return sorted(draft.row[1 : 1 + int(draft.row[0])].tolist())


@pytest.mark.parametrize("players", [3, 4, 6])
def test_it_is_told_only_what_the_seat_knows(players: int) -> None:
    """All worlds that a seat can't tell apart have the same features."""
    game = foretold.game("all-or-nothing", players=players)
    seen = set()
    for _, view in positions(game, players, 5):
        worlds = Imagination(game, view).states(12, 1)
        worlds["bets"][
            :, [seat for seat in range(6) if seat != view["seat"] and view["table"]["open"][seat : seat + 1] != [True]]
        ] = np.arange(12)[:, None] % 7
        rows = {tuple(told(game, world)) for world in worlds}
        assert len(rows) == 1
        seen |= rows
        assert max(max(row) for row in rows) < features.INPUTS
    assert len(seen) > 12


def test_colours_are_told_by_their_roles() -> None:
    """The same hands in other colours are the same to the network."""
    game = foretold.game("all-or-nothing", players=3, dealer=2)
    hands = [
        "7R",
        "8R",
        "12R",
        "3Y",
        "4Y",
        "9G",
        "1B",
        "2B",
        "3B",
        "4B",
        "5B",
        "6B",
        "7B",
        "8B",
        "9B",
        "10B",
        "11B",
        "12B",
    ]
    rows = []
    for other in ("RYGB", "BGRY", "GRYB"):
        cards = [card[:-1] + other["RYGB".index(card[-1])] for card in [*hands, "1Y"]]
        state = game.deal(seed=1, decks=[[*cards, *(card for card in game.cards if card not in cards)]])
        rows.append(told(game, state.state_array()[0]))
    assert rows[0] == rows[1] == rows[2]


def test_who_is_wild_is_told_as_the_seat_sees_it() -> None:
    game = foretold.game("all-or-nothing", players=4, dealer=1)
    state = game.deal(seed=1).state_array()[0]  # seat 2 is asked
    plain = told(game, state)
    assert [sorted(set(told(game, state, 1 << seat)) - set(plain)) for seat in range(4)] == [
        [features.WILD + 1],
        [features.WILD + 2],
        [features.WILD + 5],
        [features.WILD],
    ]


def said(game: Game, state: StateRecord, bet: int) -> list[float]:
    """The chances of 0, 1, … tricks with an open bet, before bets are made."""
    draft, mind = new_draft()[0], load("network")[0]
    features.find_roles(game.settings_array[0], state, int(state.actor), draft.roles)
    features.tell_common(game.settings_array[0], state, int(state.actor), draft.roles, draft.row, 0)
    sum_common(mind, draft)
    common = int(draft.row[0])
    features.tell_need(bet, 1, draft.row)
    say(mind, draft, common + 1)
    return [float(chance) for chance in draft.said[:7]]


@pytest.mark.parametrize(
    ("hand", "tricks"), [("12R 11R 10R 2Y 3G 2B", 3), ("1Y 2Y 1G 2G 1B 2B", 0), ("12R 11R 1Y 2Y 1G 2B", 2)]
)
def test_it_knows_plain_hands(hand: str, tricks: int) -> None:
    game = foretold.game("all-or-nothing", players=4, dealer=3)
    cards = hand.split()
    others = [card for card in game.cards if card not in cards and card != "1R"]
    state = game.deal(seed=1, decks=[[*cards, *others[:18], "1R", *others[18:]]]).state_array()[0]
    chances = said(game, state, tricks)
    assert sum(chances) == pytest.approx(1, abs=1e-4)
    assert chances[tricks] > (0.6 if tricks else 0.9)
    assert int(choose(game.settings_array[0], state, load("network")[0], new_draft()[0], 0.3, 0)) == tricks


def test_play_outs_are_the_same_interpreted_and_compiled() -> None:
    """Up to the order in which numbers are added, which may turn a choice between equals now and then."""
    compiled, interpreted = (Game("all-or-nothing", {"players": 3}, interpreted=how) for how in (False, True))
    view = next(view for _, view in positions(compiled, 8, 9) if len(view["table"]["hand"]) == 2)
    found = []
    for game in (compiled, interpreted):
        search = Seer(game).search(view, 400, 2)
        way = Way(view["legal"][0], 0)
        CloserLook(game, 1)._go(search, 0, way, 0, 6)
        found.append(way.shares[0])
    assert len(found[0]) == 6
    assert np.isclose(found[0], found[1]).sum() >= 5


@pytest.mark.parametrize("asked", ["bet", "play"])
def test_a_closer_look_ranks_what_it_looked_at_before_all_else(asked: str) -> None:
    game = foretold.game("all-or-nothing", players=4)
    view = next(view for _, view in positions(game, 3, 1) if view["asked"] == asked and len(view["legal"]) > 3)
    search = Seer(game).search(view, 2000, 1)
    values = {action: 0.9 - 0.1 * number for number, action in enumerate(view["legal"])}
    CloserLook(game, 1).look(search, view, view["legal"], values, 0.02)
    assert all(0 <= value <= 1 for value in values.values())
    assert max(values, key=lambda action: values[action]) in view["legal"][:5]
    assert all(values[action] <= min(values[best] for best in view["legal"][:5]) for action in view["legal"][5:])


def test_play_outs_go_where_they_are_needed() -> None:
    ways = [Way(f"play {number}", number) for number in range(6)]
    spent: dict[int, list[tuple[int, int]]] = {}

    def go(way: Way, first: int, count: int) -> None:
        spent.setdefault(way.place, []).append((first, count))
        way.shares.append(np.full(count, way.place / 10))

    assert [way.place for way in halved(ways, 600, go)] == [5, 4, 3, 2, 1, 0]
    assert {place: sum(count for _, count in stages) for place, stages in spent.items()} == {
        **dict.fromkeys((0, 1, 2), 33),
        3: 99,
        **dict.fromkeys((4, 5), 199),
    }
    assert spent[5] == [(0, 33), (33, 66), (99, 100)]


def test_a_deck_that_it_does_not_know_is_searched_without_it(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(DECK, encoding="utf-8")
    game = foretold.game("all-or-nothing", players=3, deck=str(tmp_path / "deck.toml"))
    assert not CloserLook.can(game)
    assert CloserLook.can(foretold.game("all-or-nothing", players=3))
    view: View = game.deal(seed=1).view(0) if game.deal(seed=1).actor == 0 else next(positions(game, 1, 1))[1]
    assert Seer(game).decide(view, 0.01, 1).action in view["legal"]


@pytest.mark.slow
def test_it_learns_the_same_from_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHUNK", 200)
    monkeypatch.setattr(training, "BATCH", 128)
    training._school.cache_clear()
    losses: list[list[float]] = []
    learnt = []
    for jobs in (1, 1):
        layers = Layers.new(SHAPES, np.random.default_rng(3))
        losses.append([])
        training.train(layers, load("likeness"), 3000, 3, jobs, lambda _, loss: losses[-1].append(loss))
        learnt.append(layers.here())
    training._school.cache_clear()
    assert losses[0] == losses[1]
    assert losses[0][-1] < losses[0][0] - 0.3
    assert all((one == other).all() for one, other in zip(*learnt, strict=True))


def test_weights_are_kept_in_half_precision(tmp_path: Path) -> None:
    layers = Layers.new(SHAPES, np.random.default_rng(3))
    layers.save(tmp_path / "some.npz")
    again = Layers.load(tmp_path / "some.npz")
    for name, one, other in zip(LAYERS, layers.here(), again.here(), strict=True):
        assert np.abs(one - other).max() < 1e-3, name


def test_a_bet_is_written_down_as_what_it_became() -> None:
    """Open or secret is said after the bet: the lesson of the bet knows it, and how many tricks came of it."""
    game = foretold.game("all-or-nothing", players=3, rounds=1)
    state, scratch = np.zeros(1, game.rules.state_dtype), game.engine.new_scratch()
    rows, outcomes = np.zeros((60, features.WIDTH), np.int16), np.zeros((60, 4), np.int32)
    generate = game.engine.build(lessons.generate, lessons.KINDS, game.engine.rules.bindings)
    lesson = one_record(lessons.TASK, stream=5, rounds=1, trials=0, envy=0.3, sparring=0)
    count = generate(game.settings_array, state, scratch, _minds(), new_draft(), lesson, rows, outcomes)
    bets = outcomes[:count, lessons.ASKED] == 1
    assert int(bets.sum()) == 3
    for row, outcome in zip(rows[:count][bets], outcomes[:count][bets], strict=True):
        seat = int(outcome[lessons.SEAT])
        need = int(row[int(row[0])]) - features.NEED
        is_open, bet = need // features.NEEDS, need % features.NEEDS - 6
        assert (is_open, bet) == (int(state["open_bets"][0][seat]), int(state["bets"][0][seat]))
        assert outcome[lessons.TRICKS] == state["tricks"][0][seat]
    assert NONE not in outcomes[:count, lessons.SEAT]
