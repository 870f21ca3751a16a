"""Search over possible worlds: one tree of information sets, grown from play-outs, in the rules' compiled subset.

Every simulation takes one of the given worlds and goes down the tree with it. A node stands for what the searching
seat has witnessed since the root, so that worlds which it can't tell apart share nodes. At its own decisions the seat
chooses what was best so far (UCB over the times that an action was available); the others do what the quick policy
does, each from its own cards, and now and then something else. Where the tree ends, the policy plays for everybody.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from foretold.engine.chance import WORD, mixed
from foretold.engine.kernels import random_below

Array = np.ndarray

apply_kth: Callable[..., None]
legal_action: Callable[..., int]
legal_count: Callable[..., int]
score_of: Callable[..., int]
policy: Callable[..., int]
is_hidden: Callable[..., bool]
witnessed: Callable[..., int]

#: Decisions of one descent at most, entries of each table of UCB, and of the table of odds.
DEEPEST = 64
TABLE = 1 << 12
BEHIND = 1 << 8
MULTIPLIER = 0x9E3779B1
STRIDE = 0x9E3779B9
HASHED = (1 << 30) - 1
#: A branch's key: its node, a few bits that stand for what was seen on the way to the decision, the action's code.
SEEN_BITS = 26
CODE_BITS = 16
#: Columns of a branch: its key, how often it was chosen, how often it could have been, what it brought in all.
KEY, VISITS, CHANCES, TOTAL = range(4)
#: What a simulation brings is counted in these parts, so that all columns are whole numbers in one line of cache.
WHOLE = float(1 << 32)


@cache
def tree_dtype(places: int) -> np.dtype[Any]:
    """A tree: a hash table of branches with so many places (a power of two). A node is the place of its branch + 1."""
    fields: list[Any] = [
        ("nodes", np.int64),  # how many there are, without the root, which is node 0
        ("simulations", np.int64),
        ("brought", np.float64),  # by all simulations, and the sum of the squares
        ("squares", np.float64),
        ("path", np.int32, (DEEPEST,)),  # the branches of the present simulation
        ("root_of_log", np.float64, (TABLE,)),  # sqrt(log n) and 1 / sqrt n, which UCB needs all the time
        ("inverse_root", np.float64, (TABLE,)),
        ("odds", np.float64, (BEHIND,)),  # of winning the game, by points behind the first
        ("branches", np.int64, (places, 4)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_tree(places: int, temperature: float) -> np.ndarray:
    """An array of one empty tree; the odds of winning fall by a factor of e with each ``temperature`` points behind."""
    tree = np.zeros(1, tree_dtype(places))
    numbers = np.maximum(np.arange(TABLE), 1)
    tree["root_of_log"] = np.sqrt(np.log(numbers))
    tree["inverse_root"] = 1 / np.sqrt(numbers)
    tree["odds"] = np.exp(-np.arange(BEHIND) / temperature)
    return tree


class SearchSettings(NamedTuple):
    """How a tree is grown: its random numbers, UCB's constant, visits before another action is tried."""

    stream: int
    exploration: float
    patience: int


def simulate(
    games: Array,
    worlds: Array,
    states: Array,
    scratches: Array,
    trees: Array,
    first: int,
    count: int,
    settings: SearchSettings,
) -> None:
    """Run simulations number first to first + count - 1, each in the next of the worlds."""
    game = games[0]
    tree = trees[0]
    root = int(worlds[0].actor)
    for k in range(first, first + count):
        states[0] = worlds[k % worlds.shape[0]]
        state = states[0]
        luck = mixed((settings.stream + k * MULTIPLIER) & WORD)
        depth = descend(game, state, scratches[0], tree, root, luck, settings)
        play_on(game, state, scratches[0], luck ^ MULTIPLIER)
        worth = share_of_win(game, state, tree, root)
        tree.simulations += 1
        tree.brought += worth
        tree.squares += worth * worth
        for i in range(depth):
            branch = int(tree.path[i])
            tree.branches[branch, VISITS] += 1
            tree.branches[branch, TOTAL] += int(worth * WHOLE)


def share_of_win(game: Any, state: Any, tree: Any, seat: int) -> float:
    """What the points at the end of the round mean for a seat: its odds of winning among everybody's."""
    most = 0
    for other in range(int(game.players)):
        most = max(most, score_of(state, other))
    everybody = 0.0
    for other in range(int(game.players)):
        everybody += tree.odds[min(most - score_of(state, other), BEHIND - 1)]
    return float(tree.odds[min(most - score_of(state, seat), BEHIND - 1)] / everybody)


def descend(game: Any, state: Any, scratch: Any, tree: Any, root: int, stream: int, settings: SearchSettings) -> int:
    """Follow the tree until an action is new, which becomes a node; returns the depth reached."""
    node = 0
    seen = 0
    depth = 0
    while depth < DEEPEST and int(state.over) == 0:
        stream = (stream + STRIDE) & WORD
        actions = legal_count(state)
        if int(state.actor) != root:
            k = policy(game, state, mixed(stream))
            if not is_hidden(state):
                seen = mixed((seen * MULTIPLIER + legal_action(state, k)) & WORD)
            apply_kth(game, state, scratch, k)
        elif actions == 1:
            apply_kth(game, state, scratch, 0)
        else:
            before = int(tree.nodes)
            key = key_of(node, seen ^ witnessed(state))
            k, branch = choose(game, state, tree, key, actions, mixed(stream), settings)
            apply_kth(game, state, scratch, k)
            if branch < 0:
                return depth
            tree.path[depth] = branch
            depth += 1
            if int(tree.nodes) > before:
                return depth
            node = branch + 1
            seen = 0
    return depth


def key_of(node: int, seen: int) -> int:
    """The first key of the branches of a node, where this much was seen since: the actions' codes are added to it."""
    return (((node + 1) << SEEN_BITS) | (seen & ((1 << SEEN_BITS) - 1))) << CODE_BITS


def choose(
    game: Any, state: Any, tree: Any, key: int, actions: int, luck: int, settings: SearchSettings
) -> tuple[int, int]:
    """An action not tried yet, any of them; if all were tried, the most promising. Returns it with its branch.

    With patience, the first to be tried is what the policy does, and each further one waits until those that were
    tried have had so many visits each.
    """
    untried = 0
    visits = 0
    fresh = 0
    chosen = 0
    best = -1.0
    chosen_branch = -1
    for k in range(actions):
        branch = place_of(tree, key + legal_action(state, k))
        if int(tree.branches[branch, KEY]) == 0:
            untried += 1
            if luck % untried == 0:  # each of the untried ones with the same chance
                fresh = k
        else:
            tree.branches[branch, CHANCES] += 1
            visits += int(tree.branches[branch, VISITS])
            score = promise(tree, branch, settings.exploration)
            if score > best:
                best = score
                chosen = k
                chosen_branch = branch
    if untried == 0 or visits < settings.patience * (actions - untried):
        return chosen, chosen_branch
    if settings.patience > 0 and untried == actions:
        fresh = policy(game, state, luck)
    return fresh, insert(tree, key + legal_action(state, fresh))


def promise(tree: Any, branch: int, exploration: float) -> float:
    """UCB: what the action brought on average, and more where it was seldom tried."""
    tried = int(tree.branches[branch, VISITS])
    chances = int(tree.branches[branch, CHANCES])
    seldom = tree.root_of_log[min(chances, TABLE - 1)] * tree.inverse_root[min(tried, TABLE - 1)]
    return float(int(tree.branches[branch, TOTAL]) / (tried * WHOLE) + exploration * seldom)


def place_of(tree: Any, key: int) -> int:
    """Where a branch is in the hash table, or where it would go; the branches of a node lie near each other."""
    last = int(tree.branches.shape[0]) - 1
    node = key >> CODE_BITS
    place = ((((node ^ (node >> SEEN_BITS)) & HASHED) * MULTIPLIER >> 7) + key) & last
    while int(tree.branches[place, KEY]) != 0 and int(tree.branches[place, KEY]) != key:
        place = (place + 1) & last
    return place


def insert(tree: Any, key: int) -> int:
    """A new branch; -1 where there is no more room."""
    if 4 * int(tree.nodes) >= 3 * tree.branches.shape[0]:
        return -1
    place = place_of(tree, key)
    tree.branches[place, KEY] = key
    tree.nodes += 1
    return place


def play_on(game: Any, state: Any, scratch: Any, stream: int) -> None:
    """The policy decides for everybody until the round is over."""
    while int(state.over) == 0:
        stream = (stream + STRIDE) & WORD
        apply_kth(game, state, scratch, policy(game, state, mixed(stream)))


# Where a game has no functions of its own (see foretold.bots.search_parts) --------------------------------------------


def random_choice(game: Any, state: Any, luck: int) -> int:
    """Take any legal action."""
    return random_below(luck, legal_count(state))


def never_hidden(state: Any) -> bool:
    """Assume that every decision is seen by all."""
    return False


def nothing_witnessed(state: Any) -> int:
    """Assume that a seat sees nothing beside the actions."""
    return 0
