"""The network of Alles oder Nichts: what it is told and says, how it learns, and the seer's closer look with it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foretold
from foretold.bots.all_or_nothing import features, lessons
from foretold.bots.all_or_nothing.closer import CloserLook, Way, _weights, halved
from foretold.bots.all_or_nothing.network import SAID, SCRATCH, SHAPES, WORK, choose, say, sum_common
from foretold.bots.all_or_nothing.sparring import spar
from foretold.bots.imagination import Imagination
from foretold.bots.seer import Seer
from foretold.lab import training
from foretold.play.game import Game
from foretold.rules.all_or_nothing.state import NONE
from tests.bots.test_seer import positions

#: How likely cards win a trick, as sparring partners are told.
LIKELY = np.concatenate([training._likely(players) for players in range(3, 7)])
DECK = """
game = "all-or-nothing"
name = "Five short colours"
suits = ["Red", "Yellow", "Green", "Blue", "Violet"]
ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
"""


def told(game: Game, state: np.void) -> list[int]:
    """The common features of the seat that decides."""
    row, roles = np.zeros(SCRATCH, np.int16)
    seat = int(state["actor"])
    features.find_roles(game.record[0], state, seat, roles)
    features.tell_common(game.record[0], state, seat, roles, row)
    return sorted(row[1 : 1 + int(row[0])].tolist())


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
        rows.append(told(game, state.record_array()[0]))
    assert rows[0] == rows[1] == rows[2]


def said(game: Game, state: np.void, bet: int) -> list[float]:
    """The chances of 0, 1, … tricks with an open bet, before bets are made."""
    work, scratch = np.zeros(WORK, np.float32), np.zeros(SCRATCH, np.int16)
    row, roles = scratch
    features.find_roles(game.record[0], state, int(state["actor"]), roles)
    features.tell_common(game.record[0], state, int(state["actor"]), roles, row)
    first, second, third = _weights()
    sum_common(first, work, row)
    common = int(row[0])
    features.tell_need(bet, 1, row)
    say(first, second, third, work, row, common + 1)
    return [float(chance) for chance in work[SAID, :7]]


@pytest.mark.parametrize(
    ("hand", "tricks"), [("12R 11R 10R 2Y 3G 2B", 3), ("1Y 2Y 1G 2G 1B 2B", 0), ("12R 11R 1Y 2Y 1G 2B", 2)]
)
def test_it_knows_plain_hands(hand: str, tricks: int) -> None:
    game = foretold.game("all-or-nothing", players=4, dealer=3)
    cards = hand.split()
    others = [card for card in game.cards if card not in cards and card != "1R"]
    state = game.deal(seed=1, decks=[[*cards, *others[:18], "1R", *others[18:]]]).record_array()[0]
    chances = said(game, state, tricks)
    assert sum(chances) == pytest.approx(1, abs=1e-4)
    assert chances[tricks] > (0.6 if tricks else 0.9)
    assert int(choose(game.record[0], state, *_weights(), *_room(), 0.3)) == tricks


def _room() -> tuple[np.ndarray, np.ndarray]:
    return np.zeros(WORK, np.float32), np.zeros(SCRATCH, np.int16)


def test_play_outs_are_the_same_interpreted_and_compiled() -> None:
    """Up to the order in which numbers are added, which may turn a choice between equals now and then."""
    compiled, interpreted = (Game("all-or-nothing", {"players": 3}, interpreted=how) for how in (False, True))
    _, view = list(positions(compiled, 8, 9))[-1]
    found = []
    for game in (compiled, interpreted):
        search = Seer(game).search(view, 400, 2)
        way = Way(view["legal"][0], 0)
        CloserLook(game, 1)._go(search, way, 0, 20)
        found.append(way.shares[0])
    assert len(found[0]) == 20
    assert np.isclose(found[0], found[1]).mean() >= 0.9


@pytest.mark.parametrize("asked", ["bet", "play"])
def test_a_closer_look_ranks_what_it_looked_at_before_all_else(asked: str) -> None:
    game = foretold.game("all-or-nothing", players=4)
    view = next(view for _, view in positions(game, 3, 1) if view["asked"] == asked and len(view["legal"]) > 3)
    search = Seer(game).search(view, 2000, 1)
    values = {action: 0.9 - 0.1 * number for number, action in enumerate(view["legal"])}
    CloserLook(game, 1).look(search, asked, view["legal"], values, 0.02)
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
    view: dict[str, Any] = game.deal(seed=1).view(0) if game.deal(seed=1).actor == 0 else next(positions(game, 1, 1))[1]
    assert Seer(game).decide(view, 0.01, 1).action in view["legal"]


@pytest.mark.slow
@pytest.mark.parametrize("sparring", [0.0, 0.9])
def test_it_learns_the_same_from_the_same_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sparring: float
) -> None:
    course = training.Course(chunk=200, batch=128, rates=(2e-3, 1e-3), sparring=sparring)
    losses: list[float] = []
    learn = training.Network.learn

    def watched(self: training.Network, *given: Any) -> float:
        losses.append(learn(self, *given))
        return losses[-1]

    monkeypatch.setattr(training.Network, "learn", watched)
    for name in ("one.npz", "other.npz"):
        training.train(3000, 3, tmp_path / name, None, course)
    half = len(losses) // 2
    assert losses[:half] == losses[half:]
    assert np.mean(losses[half - 20 : half]) < np.mean(losses[:10]) - 0.3
    with np.load(tmp_path / "one.npz") as one, np.load(tmp_path / "other.npz") as other:
        assert [one[name].shape for name in ("first", "second", "third")] == list(SHAPES)
        assert all((one[name] == other[name]).all() for name in one)
    training.train(200, 4, tmp_path / "more.npz", tmp_path / "one.npz", course)
    assert losses[-1] < np.mean(losses[:10]) - 0.3


def test_a_sparring_partner_goes_by_what_its_seat_knows() -> None:
    """In worlds that it can't tell apart it does the same with the same luck, and it makes a plain hand's bet."""
    game = foretold.game("all-or-nothing", players=3)
    record = game.record.copy()
    desk, pool, values = game.engine.new_desk()[0], np.zeros(48, np.int64), np.zeros(14)
    chosen = []
    for _, view in list(positions(game, 6, 6))[-6:]:
        record["rounds"] = view["table"]["round"]
        worlds = Imagination(game, view).states(4, 1)
        for world in worlds:
            others = np.zeros(2, game.rules.state_dtype).view(np.recarray)
            chosen.append(spar(record[0], world, others, desk, LIKELY, pool, 5, 12, values))
        assert len(set(chosen[-4:])) == 1
        assert 0 <= chosen[-1] < len(view["legal"])
    assert len(set(chosen)) > 1


def test_a_bet_is_written_down_as_what_it_became() -> None:
    """Open or secret is said after the bet: the lesson of the bet knows it, and how many tricks came of it."""
    game = foretold.game("all-or-nothing", players=3, rounds=1)
    state, desk = np.zeros(3, game.rules.state_dtype), game.engine.new_desk()
    rows, outcomes = np.zeros((60, features.WIDTH), np.int16), np.zeros((60, 4), np.int32)
    work, scratch = _room()
    spare = (LIKELY, np.zeros(48, np.int64), np.zeros(14))
    count = lessons.generate(
        game.record, state, desk, *_weights(), work, scratch, rows, outcomes, *spare, 5, 1, 0, 0.3, 0, 1
    )
    bets = outcomes[:count, lessons.ASKED] == 1
    assert int(bets.sum()) == 3
    for row, outcome in zip(rows[:count][bets], outcomes[:count][bets], strict=True):
        seat = int(outcome[lessons.SEAT])
        need = int(row[int(row[0])]) - features.NEED
        is_open, bet = need // features.NEEDS, need % features.NEEDS - 6
        assert (is_open, bet) == (int(state["open_bets"][0][seat]), int(state["bets"][0][seat]))
        assert outcome[lessons.TRICKS] == state["tricks"][0][seat]
    assert NONE not in outcomes[:count, lessons.SEAT]
