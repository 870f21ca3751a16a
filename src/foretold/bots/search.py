"""Search over possible worlds: one tree of information sets, grown from play-outs, in the rules' compiled subset.

Every simulation takes one of the given worlds and goes down the tree with it. A node stands for what the searching seat
has witnessed since the root, so that worlds which it can't tell apart share nodes. At its own decisions the seat chooses
what was best so far (UCB over the times that an action was available); the others do what the quick policy does, each
from its own cards, and now and then something else. Where the tree ends, the policy plays the round out for everybody.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from foretold.rules.chance import WORD, mixed

apply_kth: Callable[..., Any]
legal_action: Callable[..., Any]
legal_count: Callable[..., Any]
score_of: Callable[..., Any]
policy: Callable[..., Any]
is_hidden: Callable[..., Any]
witnessed: Callable[..., Any]

#: The kinds of the arguments of ``simulate`` (see foretold.play.engine).
ARGUMENTS = ("games", "states", "states", "desks")
NUMBERS = ("number", "number", "number", "real")

#: Nodes of one descent at most, entries of each table of UCB, and of the table of odds.
DEEPEST = 64
TABLE = 1 << 12
BEHIND = 1 << 8
MULTIPLIER = 0x9E3779B1
STRIDE = 0x9E3779B9
#: Columns of a node's numbers: how often it was chosen, how often it could have been, what it brought in all.
VISITS, CHANCES, TOTAL = range(3)


@cache
def tree_dtype(nodes: int) -> np.dtype[Any]:
    """A tree of at most so many nodes (a power of two): what is known of each, and a hash table of the branches."""
    fields: list[Any] = [
        ("nodes", np.int64),  # how many there are; node 0 is the root
        ("simulations", np.int64),
        ("sum", np.float64),  # of what the simulations brought, and of the squares
        ("squares", np.float64),
        ("path", np.int32, (DEEPEST,)),  # the nodes of the present simulation
        ("root_of_log", np.float64, (TABLE,)),  # sqrt(log n) and 1 / sqrt n, which UCB needs all the time
        ("inverse_root", np.float64, (TABLE,)),
        ("odds", np.float64, (BEHIND,)),  # of winning the game, by points behind the first
        ("numbers", np.float64, (nodes, 4)),  # by node; a fourth column, so that none lies across two lines of cache
        ("branches", np.int64, (2 * nodes, 2)),  # key and node
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_tree(nodes: int, temperature: float) -> np.ndarray:
    """An array of one empty tree; the odds of winning fall by a factor of e with each ``temperature`` points behind."""
    tree = np.zeros(1, tree_dtype(nodes))
    numbers = np.maximum(np.arange(TABLE), 1)
    tree["root_of_log"] = np.sqrt(np.log(numbers))
    tree["inverse_root"] = 1 / np.sqrt(numbers)
    tree["odds"] = np.exp(-np.arange(BEHIND) / temperature)
    return tree


def simulate(games, worlds, states, desks, trees, first, count, stream, exploration):
    """Run simulations number first to first + count - 1, each in the next of the worlds."""
    game = games[0]
    tree = trees[0]
    root = int(worlds[0].actor)
    for k in range(first, first + count):
        states[0] = worlds[k % worlds.shape[0]]
        state = states[0]
        luck = mixed((stream + k * MULTIPLIER) & WORD)
        depth = descend(game, state, desks[0], tree, root, luck, exploration)
        play_on(game, state, desks[0], luck ^ MULTIPLIER)
        worth = share_of_win(game, state, tree, root)
        tree.simulations += 1
        tree.sum += worth
        tree.squares += worth * worth
        for i in range(depth):
            node = int(tree.path[i])
            tree.numbers[node, VISITS] += 1.0
            tree.numbers[node, TOTAL] += worth


def share_of_win(game, state, tree, seat):
    """What the points at the end of the round mean for a seat: its odds of winning among everybody's."""
    most = 0
    for other in range(int(game.players)):
        most = max(most, score_of(state, other))
    everybody = 0.0
    for other in range(int(game.players)):
        everybody += tree.odds[min(most - score_of(state, other), BEHIND - 1)]
    return tree.odds[min(most - score_of(state, seat), BEHIND - 1)] / everybody


def descend(game, state, desk, tree, root, stream, exploration):
    """Follow the tree until an action is new, which becomes a node; returns the depth reached."""
    node = 0
    depth = 0
    while depth < DEEPEST and int(state.over) == 0:
        stream = (stream + STRIDE) & WORD
        if int(state.actor) != root:
            k = policy(game, state, mixed(stream))
            node = passed(state, tree, node, k)
            apply_kth(game, state, desk, k)
            if node < 0:
                return depth
            continue
        actions = legal_count(state)
        if actions == 1:
            apply_kth(game, state, desk, 0)
            continue
        before = int(tree.nodes)
        k, node = choose(state, tree, node, actions, mixed(stream), exploration)
        apply_kth(game, state, desk, k)
        if node == 0:
            return depth
        tree.path[depth] = node
        depth += 1
        if node > before:
            return depth
    return depth


def passed(state, tree, node, k):
    """The node after another seat's action; the same one if it can't be seen, -1 where there is no more room."""
    if is_hidden(state):
        return node
    code = legal_action(state, k)
    child = find(tree, node, code)
    if child < 0:
        child = insert(tree, node, code)
    return child if child > 0 else -1


def choose(state, tree, node, actions, luck, exploration):
    """An action not tried yet, any of them; if all were tried, the most promising. Returns it with its node."""
    untried = 0
    chosen = 0
    best = -1.0
    chosen_child = 0
    known = witnessed(state)
    for k in range(actions):
        child = find(tree, node, known | legal_action(state, k))
        if child < 0:
            untried += 1
            if luck % untried == 0:  # each of the untried ones with the same chance
                chosen = k
        else:
            tree.numbers[child, CHANCES] += 1.0
            score = promise(tree, child, exploration)
            if untried == 0 and score > best:
                best = score
                chosen = k
                chosen_child = child
    if untried > 0:
        return chosen, insert(tree, node, known | legal_action(state, chosen))
    return chosen, chosen_child


def promise(tree, node, exploration):
    """UCB: what the action brought on average, and more where it was seldom tried."""
    tried = tree.numbers[node, VISITS]
    chances = int(tree.numbers[node, CHANCES])
    seldom = tree.root_of_log[min(chances, TABLE - 1)] * tree.inverse_root[min(int(tried), TABLE - 1)]
    return tree.numbers[node, TOTAL] / tried + exploration * seldom


def slot_of(tree, node, code):
    """Where a branch is in the hash table, or where it would go."""
    key = ((node + 1) << 32) | code
    last = tree.branches.shape[0] - 1
    slot = ((node * MULTIPLIER + code * 0x7FEB) >> 3) & last
    while int(tree.branches[slot, 0]) != 0 and int(tree.branches[slot, 0]) != key:
        slot = (slot + 1) & last
    return slot


def find(tree, node, code):
    """The node that an action leads to, -1 if there is none yet."""
    slot = slot_of(tree, node, code)
    return int(tree.branches[slot, 1]) if int(tree.branches[slot, 0]) != 0 else -1


def insert(tree, node, code):
    """A new node for an action; 0, the root, where there is no more room."""
    child = int(tree.nodes) + 1
    if child >= tree.numbers.shape[0]:
        return 0
    slot = slot_of(tree, node, code)
    tree.branches[slot, 0] = ((node + 1) << 32) | code
    tree.branches[slot, 1] = child
    tree.nodes = child
    return child


def play_on(game, state, desk, stream):
    """The policy decides for everybody until the round is over."""
    while int(state.over) == 0:
        stream = (stream + STRIDE) & WORD
        apply_kth(game, state, desk, policy(game, state, mixed(stream)))
