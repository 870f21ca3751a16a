"""What is counted in All In - Predictions. The sections named are those of its rules."""

from typing import Any

import numpy as np

from foretold.games.predictions.rules.effects import reveal_of
from foretold.games.predictions.rules.facts import Fact
from foretold.games.predictions.rules.state import CARDS, NONE, TURNS_A_SEAT, Effect
from foretold.games.predictions.rules.state import ROUNDS as ROUNDS_A_GAME
from foretold.games.predictions.rules.state import SEATS as SEATS_HERE
from foretold.lab.collect.book import add
from foretold.lab.collect.common import GAMES, PLAN, ROUNDS, count_length, count_result, row_names, write_row
from foretold.lab.collect.plan import CounterPlan
from foretold.lab.collect.sheets import FactRead, Sheet

Array = np.ndarray

COMBINATIONS = 9
EFFECTS = len(Effect)
#: A round has at most 100 turns, counted in bins of 2; all-ins by the caller's own turn.
TURN_BINS = 50
OWN_TURNS = TURNS_A_SEAT
SCORE_WIDTH = 1
LENGTH_WIDTH = 8

_plan = PLAN.extended()
#: Hands at a showdown, which are predictions too, and what their owners gained in the round.
HANDS = _plan.block(base=GAMES)
GAIN = _plan.block(base=HANDS)
PLACE_GAIN = _plan.block(SEATS_HERE, ROUNDS)
PLACE_STRONGEST = _plan.block(SEATS_HERE, ROUNDS)

HELD_COMBINATION = _plan.block(COMBINATIONS, HANDS)
STRONGEST_COMBINATION = _plan.block(COMBINATIONS, ROUNDS)
COMBINATION_STRONGEST = _plan.block(COMBINATIONS, range(HELD_COMBINATION, HELD_COMBINATION + COMBINATIONS))

RIGHT = _plan.block(base=HANDS)
SELF = _plan.block(base=HANDS)
SELF_RIGHT = _plan.block(base=SELF)
OTHER = _plan.block(base=HANDS)
OTHER_RIGHT = _plan.block(base=OTHER)
ORDER = _plan.block(SEATS_HERE, GAMES)
ORDER_RIGHT = _plan.block(SEATS_HERE, range(ORDER, ORDER + SEATS_HERE))
RIGHT_COUNT = _plan.block(SEATS_HERE + 1, ROUNDS)
NAMED_COUNT = _plan.block(SEATS_HERE + 1, ROUNDS)
KIND_HANDS = _plan.block(SEATS_HERE, HANDS)
KIND_RIGHT = _plan.block(SEATS_HERE, range(KIND_HANDS, KIND_HANDS + SEATS_HERE))
KIND_ALL_IN = _plan.block(SEATS_HERE, range(KIND_HANDS, KIND_HANDS + SEATS_HERE))

ALL_IN = _plan.block(base=ROUNDS)
ALL_IN_STRONGEST = _plan.block(base=ALL_IN)
ALL_IN_RIGHT = _plan.block(base=ALL_IN)
ALL_IN_SELF = _plan.block(base=ALL_IN)
ALL_IN_GAIN = _plan.block(base=ALL_IN)
ALL_IN_OTHERS = _plan.block(base=ROUNDS)
ALL_IN_OTHERS_GAIN = _plan.block(base=ALL_IN_OTHERS)
ALL_IN_TURN = _plan.block(OWN_TURNS, ALL_IN)
ALL_IN_TURN_STRONGEST = _plan.block(OWN_TURNS, range(ALL_IN_TURN, ALL_IN_TURN + OWN_TURNS))

HELD = _plan.block(CARDS, HANDS, GAIN)
HELD_GAIN = _plan.block(CARDS, range(HELD, HELD + CARDS), GAIN)
HELD_STRONGEST = _plan.block(CARDS, range(HELD, HELD + CARDS))
PLAYED = _plan.block(CARDS, HANDS, GAIN)
PLAYED_GAIN = _plan.block(CARDS, range(PLAYED, PLAYED + CARDS), GAIN)
USED = _plan.block(EFFECTS, HANDS, GAIN)
USED_GAIN = _plan.block(EFFECTS, range(USED, USED + EFFECTS), GAIN)

TURNS = _plan.block(base=ROUNDS)
TURNS_BIN = _plan.block(TURN_BINS + 1, ROUNDS)
TURNS_OVER = _plan.block(base=ROUNDS)
RESHUFFLES = _plan.block(base=GAMES)
POT = _plan.block(base=ROUNDS)
CARRIED = _plan.block(base=ROUNDS)

#: What is remembered while the facts of a game are read: of the game, then of the present round.
NOTES = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("hands", np.int64, (SEATS_HERE,)),
                ("played", np.int64, (SEATS_HERE,)),
                ("scores", np.int64, (SEATS_HERE,)),
                ("gains", np.int64, (SEATS_HERE,)),
                ("used", np.int64, (SEATS_HERE,)),  # effects, as bits
                ("combinations", np.int64, (SEATS_HERE,)),
                ("predictions", np.int64, (SEATS_HERE,)),
                ("order", np.int64, (SEATS_HERE,)),  # of the predictions
                ("winners", np.int64),
                ("rounds", np.int64),
                ("reshuffles", np.int64),
                ("predicted", np.int64),
                ("first", np.int64),
                ("strongest", np.int64),
                ("all_in", np.int64),
                ("all_in_turn", np.int64),  # of the caller's own turns, from 1
                ("turns", np.int64),
                ("turns_over", np.int64),
                ("pot", np.int64),
                ("carried", np.int64),
            ],
            align=True,
        ),
    )
)

#: Columns of the table of games, for each round.
ROUND_COLUMNS = ("strongest", "combination", "right", "all_in", "turns")


def columns(game: Any) -> list[str]:
    """The names of the columns of the table of games."""
    rounds = ROUNDS_A_GAME + int(game.heirs)
    of_rounds = [f"round_{r + 1}_{name}" for r in range(rounds) for name in ROUND_COLUMNS]
    return [*row_names(int(game.players)), "reshuffles", *of_rounds]


def plan_for(game: Any) -> CounterPlan:
    """The plan of the book: the same for every deck."""
    return _plan


def open_game(game: Any, notes: Any, row: Array) -> None:
    """Begin to read a game."""
    notes.winners = 0
    notes.rounds = 0
    notes.reshuffles = 0
    for seat in range(SEATS_HERE):
        notes.scores[seat] = 0
    for column in range(row.shape[0]):
        row[column] = NONE


def _open_round(notes: Any, first: int) -> None:
    notes.rounds += 1
    notes.first = first
    notes.predicted = 0
    notes.strongest = NONE
    notes.all_in = NONE
    notes.turns_over = 0
    for seat in range(SEATS_HERE):
        notes.hands[seat] = 0
        notes.played[seat] = 0
        notes.gains[seat] = 0
        notes.used[seat] = 0
        notes.predictions[seat] = NONE


def read_fact(game: Any, notes: Any, sheet: Sheet, fact: FactRead) -> None:
    """Take note of one fact."""
    code, turn, seat, a = fact.code, fact.turn, fact.seat, fact.a
    if code == Fact.ROUND_BEGINS:
        if int(notes.rounds) > 0:
            _count_round(game, notes, sheet)
        _open_round(notes, seat)
    elif code == Fact.PLAYS:
        notes.played[seat] |= 1 << a
    elif code == Fact.GOES_ALL_IN:
        notes.all_in = seat
        notes.all_in_turn = (turn - 1) // int(game.players) + 1
    elif code == Fact.RESHUFFLED:
        notes.reshuffles += 1
    elif code == Fact.GALLERY_FULL or code == Fact.TURNS_OVER:
        notes.turns = turn
        notes.turns_over = 1 if code == Fact.TURNS_OVER else 0
    else:
        _read_effect(notes, code, seat, a)
        _read_showdown(notes, code, seat, a, fact.b)


def _read_effect(notes: Any, code: int, seat: int, a: int) -> None:
    """Section 5."""
    effect = int(Effect.NOTHING)
    if code == Fact.TAKES:
        effect = int(Effect.TAKE)
    elif code == Fact.SWAPS:
        effect = int(Effect.SWAP)
    elif code == Fact.DRAWS:
        effect = int(Effect.DRAW)
    elif code == Fact.REVEALS:
        effect = reveal_of(a)
    elif code == Fact.HYPNOTISES:
        effect = int(Effect.HYPNOSIS)
    elif code == Fact.USES_EYE:
        effect = int(Effect.EYE)
    elif code == Fact.GAINS_RUNE:
        effect = int(Effect.RUNE)
        notes.gains[seat] += 1
    if effect != Effect.NOTHING:
        notes.used[seat] |= 1 << effect


def _read_showdown(notes: Any, code: int, seat: int, a: int, b: int) -> None:
    """Sections 6 and 7."""
    if code == Fact.PREDICTS:
        if int(notes.predictions[seat]) == NONE:  # two players' predictions are told twice
            notes.order[seat] = notes.predicted
            notes.predicted += 1
        notes.predictions[seat] = a
    elif code == Fact.HAND_CARD:
        notes.hands[seat] |= 1 << a
    elif code == Fact.HAND_SHOWN:
        notes.combinations[seat] = a
    elif code == Fact.STRONGEST:
        notes.strongest = seat
    elif code == Fact.POT_PAID or code == Fact.HAND_PAID or code == Fact.RUNE_CARDS_PAID:
        notes.gains[seat] += a
    elif code == Fact.POT_FILLED:
        notes.pot = b
    elif code == Fact.POT_CARRIED:
        notes.carried = a
    elif code == Fact.WINS:
        notes.winners |= 1 << seat


def _count_round(game: Any, notes: Any, sheet: Sheet) -> None:
    """A finished round goes into the counters, and into its columns of the row."""
    kinds, work, row = sheet
    players = int(game.players)
    for seat in range(players):
        notes.scores[seat] += int(notes.gains[seat])
        _count_hand(notes, work, players, seat)
        _count_cards(notes, work, seat)
        _count_prediction(notes, kinds, work, seat)
    right = _count_spread(notes, work, players)
    _count_all_in(notes, kinds, work, players)
    turns = int(notes.turns)
    add(work, TURNS, turns)
    add(work, TURNS_BIN + min(turns // 2, TURN_BINS), 1)
    add(work, TURNS_OVER, int(notes.turns_over))
    add(work, POT, int(notes.pot))
    add(work, CARRIED, int(notes.carried))
    at = 3 + 2 * players + 5 * (int(notes.rounds) - 1)
    row[at] = int(notes.strongest)
    row[at + 1] = int(notes.combinations[int(notes.strongest)])
    row[at + 2] = right
    row[at + 3] = int(notes.all_in)
    row[at + 4] = turns


def _count_hand(notes: Any, work: Array, players: int, seat: int) -> None:
    """Section 7: a hand at the showdown and what its owner gained in the round."""
    gain = int(notes.gains[seat])
    combination = int(notes.combinations[seat])
    place = (seat - int(notes.first) + players) % players
    add(work, HANDS, 1)
    add(work, GAIN, gain)
    add(work, PLACE_GAIN + place, gain)
    add(work, HELD_COMBINATION + combination, 1)
    if seat == int(notes.strongest):
        add(work, PLACE_STRONGEST + place, 1)
        add(work, STRONGEST_COMBINATION + combination, 1)
        add(work, COMBINATION_STRONGEST + combination, 1)


def _count_cards(notes: Any, work: Array, seat: int) -> None:
    """The cards held at the showdown, the cards played and the effects used, with what their player gained."""
    gain = int(notes.gains[seat])
    strongest = 1 if seat == int(notes.strongest) else 0
    hand = int(notes.hands[seat])
    played = int(notes.played[seat])
    for card in range(CARDS):
        if (hand >> card) & 1 == 1:
            add(work, HELD + card, 1)
            add(work, HELD_GAIN + card, gain)
            add(work, HELD_STRONGEST + card, strongest)
        if (played >> card) & 1 == 1:
            add(work, PLAYED + card, 1)
            add(work, PLAYED_GAIN + card, gain)
    for effect in range(1, EFFECTS):
        if (int(notes.used[seat]) >> effect) & 1 == 1:
            add(work, USED + effect, 1)
            add(work, USED_GAIN + effect, gain)


def _count_prediction(notes: Any, kinds: Array, work: Array, seat: int) -> None:
    """Section 6: whether the prediction named the strongest hand's owner, by whom and in which order."""
    right = 1 if int(notes.predictions[seat]) == int(notes.strongest) else 0
    oneself = int(notes.predictions[seat]) == seat
    order = int(notes.order[seat])
    kind = int(kinds[seat])
    add(work, RIGHT, right)
    add(work, SELF if oneself else OTHER, 1)
    add(work, SELF_RIGHT if oneself else OTHER_RIGHT, right)
    add(work, ORDER + order, 1)
    add(work, ORDER_RIGHT + order, right)
    add(work, KIND_HANDS + kind, 1)
    add(work, KIND_RIGHT + kind, right)


def _count_spread(notes: Any, work: Array, players: int) -> int:
    """How many were right, and how many different seats were named; returns the first."""
    right = 0
    named = 0
    for seat in range(players):
        right += 1 if int(notes.predictions[seat]) == int(notes.strongest) else 0
        named |= 1 << int(notes.predictions[seat])
    different = 0
    for seat in range(players):
        different += (named >> seat) & 1
    add(work, RIGHT_COUNT + right, 1)
    add(work, NAMED_COUNT + different, 1)
    return right


def _count_all_in(notes: Any, kinds: Array, work: Array, players: int) -> None:
    """Section 3: who went all in, when, and what came of it."""
    caller = int(notes.all_in)
    if caller == NONE:
        return
    own_turn = int(notes.all_in_turn) - 1
    strongest = 1 if caller == int(notes.strongest) else 0
    add(work, ALL_IN, 1)
    add(work, ALL_IN_STRONGEST, strongest)
    add(work, ALL_IN_RIGHT, 1 if int(notes.predictions[caller]) == int(notes.strongest) else 0)
    add(work, ALL_IN_SELF, 1 if int(notes.predictions[caller]) == caller else 0)
    add(work, ALL_IN_TURN + own_turn, 1)
    add(work, ALL_IN_TURN_STRONGEST + own_turn, strongest)
    add(work, KIND_ALL_IN + int(kinds[caller]), 1)
    for seat in range(players):
        if seat == caller:
            add(work, ALL_IN_GAIN, int(notes.gains[seat]))
        else:
            add(work, ALL_IN_OTHERS, 1)
            add(work, ALL_IN_OTHERS_GAIN, int(notes.gains[seat]))


def close_game(game: Any, notes: Any, sheet: Sheet, decisions: int) -> None:
    """The last fact is read: the rest of the counters, and the row of the table of games."""
    _count_round(game, notes, sheet)
    kinds, work, row = sheet
    players = int(game.players)
    winners = int(notes.winners)
    rounds = int(notes.rounds)
    count_result(work, kinds, players, notes.scores, winners, SCORE_WIDTH)
    count_length(work, rounds, decisions, LENGTH_WIDTH)
    add(work, RESHUFFLES, int(notes.reshuffles))
    write_row(row, players, notes.scores, winners, rounds, decisions)
    row[2 + 2 * players] = int(notes.reshuffles)
