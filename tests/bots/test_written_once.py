"""What the rules say is written once: bots of Alles oder Nichts call it, and write no field of a state."""

import ast
import inspect
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import numpy as np
import pytest

import foretold
from foretold.bots import make
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots import evaluation as evaluating
from foretold.games.all_or_nothing.bots import foresight, lessons, policy, recall
from foretold.games.all_or_nothing.rules import operations
from foretold.games.all_or_nothing.rules import state as numbers
from foretold.games.all_or_nothing.rules.scoring import gain
from foretold.games.all_or_nothing.rules.state import GAME, NONE, STATE
from foretold.games.all_or_nothing.rules.tricks import best_of, would_win
from foretold.play.game import Game
from foretold.play.state import State

FIELDS = {*(STATE.names or ()), *(GAME.names or ())}
#: Records of the bots' own, which they may write.
OWN = {"draft"}
FOLDERS = ("bots", "training")


def sources() -> dict[str, str]:
    """The source of every module of the bots and of their training."""
    game = files("foretold.games.all_or_nothing")
    return {
        f"{folder}/{file.name}": file.read_text(encoding="utf-8")
        for folder in FOLDERS
        for file in game.joinpath(folder).iterdir()
        if file.name.endswith(".py")
    }


def targets(tree: ast.AST) -> Iterator[ast.expr]:
    """All that is assigned to, tuples taken apart."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            found = list(node.targets)
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign, ast.For)):
            found = [node.target]
        else:
            continue
        while found:
            target = found.pop()
            if isinstance(target, (ast.Tuple, ast.List)):
                found += target.elts
            else:
                yield target


def written_field(target: ast.expr) -> str | None:
    """The field of a state or game record that an assignment writes: ``state.bets[seat]``, ``worlds["bets"][:, 0]``."""
    while isinstance(target, (ast.Subscript, ast.Attribute, ast.Starred)):
        if isinstance(target, ast.Attribute) and target.attr in FIELDS:
            owner = target.value
            if not (isinstance(owner, ast.Name) and owner.id in OWN | {"self"}):
                return target.attr
        if (
            isinstance(target, ast.Subscript)
            and isinstance(target.slice, ast.Constant)
            and target.slice.value in FIELDS
        ):
            return str(target.slice.value)
        target = target.value
    return None


def writes(source: str) -> list[str]:
    """The fields that a source writes."""
    return [field for target in targets(ast.parse(source)) if (field := written_field(target)) is not None]


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("state.bets[seat] = 1", "bets"),
        ("states[0].turn += 1", "turn"),
        ("worlds['bets'][:, seat] = drawn", "bets"),
        ("record['rounds'] = 3", "rounds"),
        ("a, world.actor = 1, 2", "actor"),
        ("for state.points[0] in range(3): pass", "points"),
    ],
)
def test_a_written_field_is_found(line: str, field: str) -> None:
    assert writes(line) == [field]
    assert writes("states[0] = worlds[1]; draft.said[0] = 1.0; bets = state.bets[0]; x['y'] = 1") == []


def test_bots_write_no_field_of_a_state() -> None:
    found = sources()
    assert {"bots/policy.py", "bots/recall.py", "bots/lessons.py", "bots/beliefs.py"} <= set(found)
    assert {name: fields for name, source in found.items() if (fields := writes(source))} == {}


def test_numbers_of_the_rules_are_not_copied() -> None:
    """No module gives a name of the rules' state, such as BETS, to a number of its own."""
    names = {name for name in dir(numbers) if name.isupper()}
    copied = [
        (name, target.id)
        for name, source in sources().items()
        for target in targets(ast.parse(source))
        if isinstance(target, ast.Name) and target.id in names
    ]
    assert copied == []


@pytest.mark.parametrize(
    "entry", [evaluating.evaluate, foresight.foresee, lessons.generate, policy.weigh_plays, recall.recall]
)
def test_an_entry_point_takes_at_most_eight_arguments(entry: object) -> None:
    assert len(inspect.signature(entry).parameters) <= 8  # type: ignore[arg-type]


def played(game: Game, seed: int) -> Iterator[State]:
    """The decisions of a game of novices."""
    bot = make("novice", game)
    state = game.deal(seed=seed)
    while state.actor is not None:
        yield state
        state.apply(bot.decide(state.view(state.actor), 0.005, seed).action)


def test_a_round_taken_back_is_the_round_that_was_dealt() -> None:
    game = foretold.game("all-or-nothing", players=4)
    dealt = first_card = np.zeros(1, STATE)
    compared = 0
    for state in played(game, 4):
        now = state.state_array()
        if now["asked"][0] == 1 and now["said"][0] == 0:
            dealt = now
        if now["asked"][0] == 3:
            first_card = now if now["seen_count"][0] == 0 else first_card
            compared += 1
            round_back, plays_back = now.copy(), now.copy()
            operations.take_back_round(game.settings_array[0], round_back[0])
            operations.take_back_plays(game.settings_array[0], plays_back[0])
            assert unlike(round_back, dealt) <= {"leader", "seen"}  # as the last round left them
            assert unlike(plays_back, first_card) <= {"seen"}
    assert compared > 100


def unlike(one: np.ndarray, other: np.ndarray) -> set[str]:
    """The fields in which two states differ."""
    return {name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])}


def test_a_last_round_is_started_from_any_state() -> None:
    game = foretold.game("all-or-nothing", players=3, rounds=4)
    state, scratch = next(iter(played(game, 1))).state_array(), game.engine.new_scratch()
    seed = state["seed"].copy()
    assert operations.reseed(state[0], 5) == operations.reseed(state.copy()[0], 5)
    assert (state["seed"] != seed).any()
    operations.start_last_round(game.settings_array[0], state[0], scratch[0], 2)
    assert (state["dealer"][0], state["round_index"][0], state["round_cards"][0], state["actor"][0]) == (2, 3, 3, 0)
    assert state["points"][0].tolist() == [0] * 6


def test_bets_are_supposed_and_a_game_ended_early() -> None:
    game = foretold.game("all-or-nothing", players=3, target=30)
    states = np.concatenate([game.deal(seed=seed).state_array() for seed in range(3)])
    operations.suppose_bet(states[0], 1, 4)
    operations.suppose_bets(states, 2, np.array([1, 2, 3]))
    assert states["bets"][:, 1:3].tolist() == [[4, 1], [NONE, 2], [NONE, 3]]
    record = game.settings_array.copy()
    operations.end_after(record, 2)
    assert (int(record["rounds"][0]), int(record["target"][0])) == (2, 0)


def test_the_best_card_is_the_one_that_wins_the_trick() -> None:
    """In whole games, and for every order of three cards."""
    game = foretold.game("all-or-nothing", players=4)
    tricks = 0
    for state in played(game, 2):
        view = state.view(0)
        last = view["table"]["previous_trick"]
        if last is not None and sum(card is not None for card in view["table"]["played"]) == 0:
            tricks += 1
            number = game.card_numbers
            cards = [number[last["cards"][(last["leader"] + place) % 4]] for place in range(4)]
            best = best_of(game.settings_array[0], cards, number[view["table"]["trump"]] // 12)
            assert best == number[last["cards"][last["winner"]]]
    assert tricks > 20
    for trio in product(map(Card, range(0, 48, 5)), repeat=3):
        wins = would_win(game.settings_array[0], trio[2], trio[:2], 1)
        assert wins == (
            trio[2] != best_of(game.settings_array[0], trio[:2], 1)
            and best_of(game.settings_array[0], trio, 1) == trio[2]
        )
    assert would_win(game.settings_array[0], Card(0), [], 1)


def test_the_evaluation_counts_what_the_rules_pay() -> None:
    """In a last trick nothing is left to chance: the sums are the points of each card, as the rules count them."""
    game = foretold.game("all-or-nothing", players=3, rounds=1)
    state = next(state for state in played(game, 6) if state.state_array()["hand_counts"].sum() == 1)
    before, task = state.state_array(), one_task()
    seat = state.actor
    sums = np.zeros((1, evaluating.COLUMNS), np.int64)
    entry = game.engine.build(evaluating.evaluate, evaluating.KINDS, game.engine.rules.bindings)
    entry(game.settings_array, before, np.zeros_like(before), game.engine.new_scratch(), task, sums)
    state.apply(str(state.legal_actions()[0]))
    after = state.state_array()[0]
    bet, tricks = int(after["bets"][seat]), int(after["tricks"][seat])
    own = [gain(bet, is_open, tricks) for is_open in (False, True)]
    points = after["points"].tolist()[:3]
    assert sums[0, evaluating.SECRET : evaluating.OPEN + 1].tolist() == own
    assert sums[0, evaluating.OTHERS] == sum(points) - points[seat]
    is_open = int(after["open_bets"][seat])
    share = evaluating.WIN // points.count(max(points)) if points[seat] == max(points) else 0
    assert sums[0, evaluating.SECRET_WINS + is_open] == share


def one_task() -> np.ndarray:
    """Nobody is wild."""
    return np.zeros(1, evaluating.TASK)
