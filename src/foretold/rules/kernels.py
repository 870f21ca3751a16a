"""Entry points for whole arrays of states, the same for every game.

The names declared below stand for a game's own functions; :mod:`foretold.machine` binds them. Every entry point takes
arrays and plain numbers, because they reach compiled code without delay; ``games`` holds one game's record.
"""

from collections.abc import Callable
from typing import Any

from foretold.rules.chance import WORD, deck_order, mixed
from foretold.rules.outside import Outside

begin_game: Callable[..., Any]
apply_action: Callable[..., Any]
apply_kth: Callable[..., Any]
try_action: Callable[..., Any]
legal_count: Callable[..., Any]
legal_actions: Callable[..., Any]
legal_action: Callable[..., Any]
score_of: Callable[..., Any]
certain: Callable[..., Any]
observe: Callable[..., Any]
hand_value: Callable[..., Any]

#: The kinds of arguments of each entry point (see foretold.play.engine).
ARGUMENTS = {
    "begin": ("games", "states", "number", "stacked", "scratch", "facts"),
    "attempt": ("games", "states", "number", "stacked", "scratch", "facts", "number"),
    "replay_codes": ("games", "states", "number", "stacked", "scratch", "facts", "codes"),
    "list_legal": ("states", "number", "codes"),
    "order": ("states", "number", "stacked", "scratch", "facts", "number", "number"),
    "know": ("games", "states", "number", "number", "longs"),
    "play_random_games": (
        *("games", "states", "number", "stacked", "scratch", "facts"),
        *("number", "number", "scores", "flags", "counts"),
    ),
    "playouts": ("games", "states", "number", "stacked", "scratch", "facts", "states", "number", "number"),
    "evaluate_hands": ("games", "longs", "codes"),
    "reset_all": ("games", "states", "number", "number", "stacked", "scratch", "facts", "longs"),
    "step_all": (
        *("games", "states", "number", "number", "stacked", "scratch", "facts"),
        *("counts", "scores", "flags", "counts", "longs", "number"),
    ),
    "random_all": ("states", "number", "number", "longs", "counts"),
    "mask_all": ("states", "number", "number", "flags"),
    "observe_all": ("games", "states", "number", "number", "seats", "floats"),
}


def begin(games, states, i, stacked, scratch, facts):
    """Deal the first round of one game; returns the fault."""
    begin_game(games[0], states[i], Outside(stacked, scratch, facts))
    return int(states[i].fault)


def attempt(games, states, i, stacked, scratch, facts, code):
    """Do an action in one game if it is legal; returns the fault."""
    return try_action(games[0], states[i], Outside(stacked, scratch, facts), code)


def list_legal(states, i, codes):
    """The legal actions of one game, into ``codes``; returns their number."""
    return legal_actions(states[i], codes)


def replay_codes(games, states, i, stacked, scratch, facts, codes):
    """Do a list of actions in one game; returns how many could be done (the fault is in the state)."""
    for k in range(codes.shape[0]):
        fault = try_action(games[0], states[i], Outside(stacked, scratch, facts), int(codes[k]))
        if fault != 0:
            states[i].fault = fault
            return k
    return codes.shape[0]


def order(states, i, stacked, scratch, facts, cards, round_):
    """The whole order of a round's deck, into ``scratch`` behind the block."""
    deck_order(states[i], Outside(stacked, scratch, facts), cards, cards, round_)


def know(games, states, i, observer, where):
    """What an observer knows for certain, into ``where``."""
    certain(games[0], states[i], observer, where)


def set_seed(state, number):
    """The seed that an integer means: its 64 hex digits, as eight words of four bytes, least byte first."""
    for i in range(8):
        state.seed[i] = 0
    for i in range(8):
        byte = (number >> (8 * i)) & 0xFF
        word = 7 - i // 4
        state.seed[word] = int(state.seed[word]) | (byte << (8 * (3 - i % 4)))


def random_stream(number):
    """The start of a random player's numbers for the game with this seed."""
    return mixed((number ^ (number >> 32) ^ 0x5851F42D) & WORD)


def play_to_end(game, state, outside, stream):
    """Random players decide until the game is over; returns the number of decisions."""
    decisions = 0
    while int(state.over) == 0:
        stream = (stream + 0x9E3779B9) & WORD
        apply_kth(game, state, outside, (mixed(stream) * legal_count(state)) >> 32)
        decisions += 1
    return decisions


def play_random_games(games, states, i, stacked, scratch, facts, first_seed, count, scores, winners, decisions):
    """Whole games between random players, one after the other in one state: seeds first_seed, first_seed + 1, ..."""
    outside = Outside(stacked, scratch, facts)
    for k in range(count):
        begin_seeded(games[0], states[i], outside, first_seed + k)
        decisions[k] = play_to_end(games[0], states[i], outside, random_stream(first_seed + k))
        write_result(games[0], states[i], k, scores, winners)


def begin_seeded(game, state, outside, seed):
    """Deal a game whose seed is a plain number."""
    set_seed(state, seed)
    state.decks_given = 0
    state.given_only = 0
    begin_game(game, state, outside)


def write_result(game, state, k, scores, winners):
    """Scores and winners into row k."""
    for seat in range(int(game.players)):
        scores[k, seat] = score_of(state, seat)
        winners[k, seat] = (int(state.winners) >> seat) & 1


def playouts(games, states, i, stacked, scratch, facts, start, count, first_seed):
    """Random play-outs from one position, again and again; returns the number of decisions."""
    outside = Outside(stacked, scratch, facts)
    total = 0
    for k in range(count):
        states[i] = start[0]
        total += play_to_end(games[0], states[i], outside, random_stream(first_seed + k))
    return total


def evaluate_hands(games, hands, values):
    """The value of many hands."""
    for i in range(hands.shape[0]):
        values[i] = hand_value(games[0], int(hands[i]))


def reset_all(games, states, first, last, stacked, scratch, facts, seeds):
    """Deal the games from first to last, each from its seed."""
    outside = Outside(stacked, scratch, facts)
    for i in range(first, last):
        begin_seeded(games[0], states[i], outside, int(seeds[i]))


def step_all(games, states, first, last, stacked, scratch, facts, actions, scores, winners, faults, seeds, stride):
    """One action in each game from first to last; a game that is over is dealt anew (stride 0: left as it is).

    The scores and winners written are those before the new deal; ``faults`` holds 0, or why nothing was done, or -1
    for a game that has just ended. Each new deal takes the game's seed plus the stride.
    """
    outside = Outside(stacked, scratch, facts)
    for i in range(first, last):
        state = states[i]
        faults[i] = try_action(games[0], state, outside, int(actions[i]))
        write_result(games[0], state, i, scores, winners)
        if int(state.over) != 0 and int(faults[i]) == 0:
            faults[i] = -1
            if stride != 0:
                seeds[i] = int(seeds[i]) + stride
                begin_seeded(games[0], state, outside, int(seeds[i]))


def random_all(states, first, last, streams, actions):
    """A random legal action for each game from first to last (-1 where the game is over)."""
    for i in range(first, last):
        streams[i] = (int(streams[i]) + 0x9E3779B9) & WORD
        count = legal_count(states[i])
        actions[i] = -1
        if count > 0:
            actions[i] = legal_action(states[i], (mixed(int(streams[i])) * count) >> 32)


def mask_all(states, first, last, masks):
    """The legal actions of each game from first to last, as ones in a row of zeros."""
    for i in range(first, last):
        for code in range(masks.shape[1]):
            masks[i, code] = 0
        for k in range(legal_count(states[i])):
            masks[i, legal_action(states[i], k)] = 1


def observe_all(games, states, first, last, seats, out):
    """The observation of one seat (-1: the one that decides) in each game from first to last."""
    for i in range(first, last):
        seat = int(seats[i])
        if seat < 0:
            seat = max(int(states[i].actor), 0)
        observe(games[0], states[i], seat, out[i])
