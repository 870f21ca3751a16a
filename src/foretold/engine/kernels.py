"""Entry points for whole arrays of states, the same for every game.

The names declared below stand for a game's own functions; :mod:`foretold.engine.compiler` binds them. Every entry point
takes arrays, plain numbers and named tuples of these, because they reach compiled code without delay; ``games`` holds
one game's record. What each takes is declared in :mod:`foretold.engine.entry_points`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from foretold.engine.array_groups import ResultArrays, StepArrays
from foretold.engine.chance import CARDS, WORD, draw, mixed, shuffle, sort_order
from foretold.engine.scratch import FACT_WIDTH, FACTS_A_STEP, Fault, facts_written, set_facts_written
from foretold.engine.world_plan import Plan

Array = np.ndarray

begin_game: Callable[..., None]
apply_action: Callable[..., None]
apply_kth: Callable[..., None]
try_action: Callable[..., int]
legal_count: Callable[..., int]
legal_actions: Callable[..., int]
legal_action: Callable[..., int]
score_of: Callable[..., int]
observe: Callable[..., None]
hand_value: Callable[..., int]
resume_round: Callable[..., None]
lay_world: Callable[..., bool]
code_of: Callable[..., int]


def begin(games: Array, states: Array, i: int, scratches: Array, facts: Array, stacked: Array, decks: int) -> int:
    """Deal the first round of one game and write the facts down; returns the fault."""
    scratch = scratches[0]
    scratch.logs = 1
    scratch.fact_count = 0
    states[i].round_index = -1
    states[i].reshuffles = 0
    give_orders(states[i], scratch, stacked, decks)
    begin_game(games[0], states[i], scratch)
    collect(scratch, facts)
    return int(states[i].fault)


def attempt(
    games: Array, states: Array, i: int, scratches: Array, facts: Array, stacked: Array, decks: int, code: int
) -> int:
    """Do an action in one game if it is legal and write the facts down; returns the fault.

    Given orders are used as they are needed: the rows of ``stacked``, first the rounds' decks, then the reshuffles.
    """
    if facts_written(facts) + FACTS_A_STEP >= facts.shape[0]:
        return int(Fault.LOG_FULL)
    scratch = scratches[0]
    scratch.logs = 1
    scratch.fact_count = 0
    give_orders(states[i], scratch, stacked, decks)
    fault = try_action(games[0], states[i], scratch, code)
    collect(scratch, facts)
    return fault


def give_orders(state: Any, scratch: Any, stacked: Array, decks: int) -> None:
    """Lay the next given deck and the next given reshuffle on the scratch, those that there are."""
    deck = int(state.round_index) + 1
    scratch.deck_is_given = 1 if deck < decks else 0
    if deck < decks:
        for place in range(stacked.shape[1]):
            scratch.given_deck[place] = stacked[deck, place]
    row = decks + int(state.reshuffles)
    scratch.reshuffle_is_given = 1 if row < stacked.shape[0] else 0
    if row < stacked.shape[0]:
        for place in range(stacked.shape[1]):
            scratch.given_reshuffle[place] = stacked[row, place]


def collect(scratch: Any, facts: Array) -> None:
    """Move the facts of a step from the scratch to the log."""
    count = facts_written(facts)
    for row in range(int(scratch.fact_count)):
        for column in range(FACT_WIDTH):
            facts[count + 1 + row, column] = scratch.facts[row, column]
    set_facts_written(facts, count + int(scratch.fact_count))
    scratch.fact_count = 0


def list_legal(states: Array, i: int, codes: Array) -> int:
    """The legal actions of one game, into ``codes``; returns their number."""
    return legal_actions(states[i], codes)


def replay_codes(
    games: Array, states: Array, i: int, scratches: Array, facts: Array, stacked: Array, decks: int, codes: Array
) -> int:
    """Do a list of actions in one game; returns how many could be done, and leaves the fault in the state."""
    for k in range(codes.shape[0]):
        fault = attempt(games, states, i, scratches, facts, stacked, decks, int(codes[k]))
        if fault != 0:
            states[i].fault = fault
            return k
    return int(codes.shape[0])


def shuffled(states: Array, i: int, scratches: Array, cards: int, round_: int) -> None:
    """The whole order of a round's deck as the seed has it, onto the scratch."""
    sort_order(scratches[0], cards)
    shuffle(scratches[0], states[i].seed, cards, cards, round_, 0, CARDS)


def set_seed(state: Any, number: int) -> None:
    """The seed that an integer means: its 64 hex digits, as eight words of four bytes, least byte first."""
    for i in range(8):
        state.seed[i] = 0
    for i in range(8):
        byte = (number >> (8 * i)) & 0xFF
        word = 7 - i // 4
        state.seed[word] = int(state.seed[word]) | (byte << (8 * (3 - i % 4)))


def random_stream(number: int) -> int:
    """The start of a random player's numbers for the game with this seed."""
    start: int = mixed((number ^ (number >> 32) ^ 0x5851F42D) & WORD)
    return start


def next_number(stream: int) -> int:
    """A random player's next number."""
    return (stream + 0x9E3779B9) & WORD


def random_below(stream: int, count: int) -> int:
    """Which of so many choices the player's number means."""
    number: int = mixed(stream)
    return (number * count) >> 32


def play_to_end(game: Any, state: Any, scratch: Any, stream: int) -> int:
    """Random players decide until the game is over; returns the number of decisions."""
    decisions = 0
    while int(state.over) == 0:
        stream = next_number(stream)
        apply_kth(game, state, scratch, random_below(stream, legal_count(state)))
        decisions += 1
    return decisions


def play_random_games(
    games: Array, states: Array, i: int, scratches: Array, first_seed: int, count: int, results: ResultArrays
) -> None:
    """Whole games between random players, one after the other in one state: seeds first_seed, first_seed + 1, ..."""
    scratch = quiet(scratches[0])
    scores, winners, decisions = results
    for k in range(count):
        begin_seeded(games[0], states[i], scratch, first_seed + k)
        decisions[k] = play_to_end(games[0], states[i], scratch, random_stream(first_seed + k))
        write_result(games[0], states[i], k, scores, winners)


def quiet(scratch: Any) -> Any:
    """A scratch on which nothing is given and nothing is written down."""
    scratch.logs = 0
    scratch.deck_is_given = 0
    scratch.reshuffle_is_given = 0
    return scratch


def begin_seeded(game: Any, state: Any, scratch: Any, seed: int) -> None:
    """Deal a game whose seed is a plain number."""
    set_seed(state, seed)
    state.given_only = 0
    begin_game(game, state, scratch)


def write_result(game: Any, state: Any, k: int, scores: Array, winners: Array) -> None:
    """Scores and winners into row k."""
    for seat in range(int(game.players)):
        scores[k, seat] = score_of(state, seat)
        winners[k, seat] = (int(state.winners) >> seat) & 1


def playouts(games: Array, states: Array, i: int, scratches: Array, start: Array, count: int, first_seed: int) -> int:
    """Random play-outs from one position, again and again; returns the number of decisions."""
    scratch = quiet(scratches[0])
    total = 0
    for k in range(count):
        states[i] = start[0]
        total += play_to_end(games[0], states[i], scratch, random_stream(first_seed + k))
    return total


def evaluate_hands(games: Array, hands: Array, values: Array) -> None:
    """The value of many hands."""
    for i in range(hands.shape[0]):
        values[i] = hand_value(games[0], int(hands[i]))


def reset_all(games: Array, states: Array, first: int, last: int, scratches: Array, seeds: Array) -> None:
    """Deal the games from first to last, each from its seed."""
    scratch = quiet(scratches[0])
    for i in range(first, last):
        begin_seeded(games[0], states[i], scratch, int(seeds[i]))


def step_all(
    games: Array, states: Array, first: int, last: int, scratches: Array, step: StepArrays, stride: int
) -> None:
    """One action in each game from first to last; a game that is over is dealt anew (stride 0: left as it is).

    The scores and winners written are those before the new deal; ``faults`` holds 0, or why nothing was done, or -1
    for a game that has just ended. Each new deal takes the game's seed plus the stride.
    """
    scratch = quiet(scratches[0])
    actions, scores, winners, faults, seeds = step
    for i in range(first, last):
        state = states[i]
        faults[i] = try_action(games[0], state, scratch, int(actions[i]))
        write_result(games[0], state, i, scores, winners)
        if int(state.over) != 0 and int(faults[i]) == 0:
            faults[i] = -1
            if stride != 0:
                seeds[i] = int(seeds[i]) + stride
                begin_seeded(games[0], state, scratch, int(seeds[i]))


def random_all(games: Array, states: Array, first: int, last: int, streams: Array, actions: Array) -> None:
    """A random legal action for each game from first to last (-1 where the game is over)."""
    for i in range(first, last):
        streams[i] = next_number(int(streams[i]))
        count = legal_count(states[i])
        actions[i] = -1
        if count > 0:
            actions[i] = legal_action(states[i], random_below(int(streams[i]), count))


def mask_all(games: Array, states: Array, first: int, last: int, masks: Array) -> None:
    """The legal actions of each game from first to last, as ones in a row of zeros."""
    for i in range(first, last):
        for code in range(masks.shape[1]):
            masks[i, code] = 0
        for k in range(legal_count(states[i])):
            masks[i, legal_action(states[i], k)] = 1


def observe_all(games: Array, states: Array, first: int, last: int, seats: Array, out: Array) -> None:
    """The observation of one seat (-1: the one that decides) in each game from first to last."""
    for i in range(first, last):
        seat = int(seats[i])
        if seat < 0:
            seat = max(int(states[i].actor), 0)
        observe(games[0], states[i], seat, out[i])


def imagine(
    games: Array, states: Array, first: int, last: int, scratches: Array, plan: Plan, codes: Array, stream: Array
) -> int:
    """Worlds of a round, as its plan has them: states from first to last at its present.

    The last world's orders and decisions stay in ``plan.orders`` and ``codes``. Returns how far it came: less than
    ``last`` if no world was found.
    """
    scratch = quiet(scratches[0])
    for i in range(first, last):
        if not lay_world(games[0], plan.script, plan.pool, plan.work, plan.reals, plan.orders, stream):
            return i
        states[i] = plan.start[0]
        retrace(games[0], states[i], scratch, plan, codes, stream)
        for word in range(8):
            states[i].seed[word] = draw(stream)
    return last


def retrace(game: Any, state: Any, scratch: Any, plan: Plan, codes: Array, stream: Array) -> None:
    """Play the round of a world again, from the deal to its last decision."""
    decisions, script, work, orders = plan.decisions, plan.script, plan.work, plan.orders
    lay_order(scratch.given_deck, orders, 0)
    scratch.deck_is_given = 1
    scratch.reshuffle_is_given = 0
    row = 0
    resume_round(game, state, scratch)
    for number in range(decisions.shape[0]):
        if int(scratch.reshuffle_is_given) == 0 and row + 1 < orders.shape[0]:
            row += 1
            lay_order(scratch.given_reshuffle, orders, row)
            scratch.reshuffle_is_given = 1
        code = code_of(game, state, decisions, number, script, work, orders, stream)
        codes[number] = code
        apply_action(game, state, scratch, code)


def lay_order(given: Array, orders: Array, row: int) -> None:
    """Lay a row of card orders on the scratch."""
    for place in range(orders.shape[1]):
        given[place] = orders[row, place]
