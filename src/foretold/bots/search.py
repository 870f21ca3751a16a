"""Search over possible worlds: one tree of information sets, grown from play-outs, in the rules' compiled subset.

Every simulation takes one of the given worlds and goes down the tree with it. A node stands for the actions since the
root, so that worlds which the searching seat can't tell apart share nodes; each seat chooses what was best for itself
so far (UCB over the times that an action was available). Where the tree ends, a quick policy plays the round out.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from foretold.rules.chance import WORD, mixed

apply_kth: Callable[..., Any]
legal_action: Callable[..., Any]
legal_count: Callable[..., Any]
round_is_over: Callable[..., Any]
policy: Callable[..., Any]
worth_of: Callable[..., Any]

#: The kinds of the arguments of ``simulate`` (see foretold.play.engine).
ARGUMENTS = ("games", "states", "states", "desks")
NUMBERS = ("number", "number", "number", "real")

#: Places in ``path`` for the nodes of one descent, and entries of each table of UCB.
DEEPEST = 64
TABLE = 1 << 12
SEATS = 6
MULTIPLIER = 0x9E3779B1


@cache
def tree_dtype(nodes: int) -> np.dtype[Any]:
    """A tree of at most so many nodes (a power of two): what is known of each, and a hash table of the branches."""
    fields: list[Any] = [
        ("nodes", np.int64),  # how many there are; node 0 is the root
        ("path", np.int32, (DEEPEST, 2)),  # of the present simulation: nodes, and who chose them
        ("worth", np.float64, (SEATS,)),  # of the present simulation, by seat
        ("root_of_log", np.float64, (TABLE,)),  # sqrt(log n) and 1 / sqrt n, which UCB needs all the time
        ("inverse_root", np.float64, (TABLE,)),
        ("visits", np.int32, (nodes,)),
        ("chances", np.int32, (nodes,)),  # how often the action that leads here was available
        ("totals", np.float64, (nodes,)),  # what it brought to the seat that chose it
        ("keys", np.int64, (2 * nodes,)),
        ("children", np.int32, (2 * nodes,)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_tree(nodes: int) -> np.ndarray:
    """An array of one empty tree."""
    tree = np.zeros(1, tree_dtype(nodes))
    numbers = np.maximum(np.arange(TABLE), 1)
    tree["root_of_log"] = np.sqrt(np.log(numbers))
    tree["inverse_root"] = 1 / np.sqrt(numbers)
    return tree


def simulate(games, worlds, states, desks, trees, first, count, stream, exploration):
    """Run simulations number first to first + count - 1, each in the next of the worlds."""
    game = games[0]
    tree = trees[0]
    for k in range(first, first + count):
        world = worlds[k % worlds.shape[0]]
        states[0] = world
        state = states[0]
        start = int(world.round_index)
        depth = descend(game, state, desks[0], tree, start, stream + k, exploration)
        play_on(game, state, desks[0], start, stream ^ (k * MULTIPLIER))
        for seat in range(int(game.players)):
            tree.worth[seat] = worth_of(game, world, state, seat)
        for i in range(depth):
            node = int(tree.path[i, 0])
            tree.visits[node] += 1
            tree.totals[node] += tree.worth[int(tree.path[i, 1])]


def descend(game, state, desk, tree, start, stream, exploration):
    """Follow the tree until an action is new, which becomes a node; returns the depth reached."""
    node = 0
    depth = 0
    while depth < DEEPEST and not round_is_over(state, start):
        actions = legal_count(state)
        if actions == 1:
            apply_kth(game, state, desk, 0)
            continue
        stream = (stream + 0x9E3779B9) & WORD
        nodes = int(tree.nodes)
        k, child = choose(state, tree, node, actions, mixed(stream), exploration)
        tree.path[depth, 0] = child
        tree.path[depth, 1] = state.actor
        depth += 1
        apply_kth(game, state, desk, k)
        if child == 0 or child > nodes:
            return depth
        node = child
    return depth


def choose(state, tree, node, actions, luck, exploration):
    """An action not tried yet, any of them; if all were tried, the most promising. Returns it with its node."""
    untried = 0
    chosen = 0
    best = -1.0
    chosen_child = 0
    for k in range(actions):
        child = find(tree, node, legal_action(state, k))
        if child < 0:
            untried += 1
            if luck % untried == 0:  # each of the untried ones with the same chance
                chosen = k
        else:
            tree.chances[child] += 1
            score = promise(tree, child, exploration)
            if untried == 0 and score > best:
                best = score
                chosen = k
                chosen_child = child
    if untried > 0:
        return chosen, insert(tree, node, legal_action(state, chosen))
    return chosen, chosen_child


def promise(tree, node, exploration):
    """UCB: what the action brought on average, and more where it was seldom tried."""
    tried = int(tree.visits[node])
    seldom = tree.root_of_log[min(int(tree.chances[node]), TABLE - 1)] * tree.inverse_root[min(tried, TABLE - 1)]
    return tree.totals[node] / tried + exploration * seldom


def slot_of(tree, node, code):
    """Where a branch is in the hash table, or where it would go."""
    key = ((node + 1) << 16) | code
    last = tree.keys.shape[0] - 1
    slot = ((node * MULTIPLIER + code * 0x7FEB) >> 3) & last
    while int(tree.keys[slot]) != 0 and int(tree.keys[slot]) != key:
        slot = (slot + 1) & last
    return slot


def find(tree, node, code):
    """The node that an action leads to, -1 if there is none yet."""
    slot = slot_of(tree, node, code)
    return int(tree.children[slot]) if int(tree.keys[slot]) != 0 else -1


def insert(tree, node, code):
    """A new node for an action; 0, the root, where there is no more room."""
    child = int(tree.nodes) + 1
    if child >= tree.visits.shape[0]:
        return 0
    slot = slot_of(tree, node, code)
    tree.keys[slot] = ((node + 1) << 16) | code
    tree.children[slot] = child
    tree.nodes = child
    return child


def play_on(game, state, desk, start, stream):
    """The policy decides for everybody until the round is over."""
    stream &= WORD
    while not round_is_over(state, start):
        stream = (stream + 0x9E3779B9) & WORD
        apply_kth(game, state, desk, policy(game, state, mixed(stream)))
