"""Section 5: the score of a round, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretold.engine.scratch import EVERYBODY, note
from foretold.engine.value_types import each_seat
from foretold.games.all_or_nothing.rules.facts import Fact
from foretold.games.all_or_nothing.rules.state import MOST_ROUNDS

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord


def gain(bet: int, is_open: bool, tricks: int) -> int:
    """Points for a round: secret, 1 a trick, and 3 more if made; open, 2 a trick and 3, or nothing if missed."""
    made = bet == tricks
    if is_open:
        return 2 * tricks + 3 if made else 0
    return tricks + 3 if made else tricks


def score_round(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """Every bet is shown and paid."""
    for seat in each_seat(int(game.players)):
        bet = int(state.bets[seat])
        tricks = int(state.tricks[seat])
        is_open = int(state.open_bets[seat]) == 1
        points = gain(bet, is_open, tricks)
        state.points[seat] = int(state.points[seat]) + points
        if not is_open:
            note(state, scratch, Fact.SHOWS_BET, seat, bet, 0, 0, EVERYBODY)
        note(state, scratch, Fact.SCORES, seat, points, tricks, bet, EVERYBODY)


def is_last_round(game: GameRecord, state: StateRecord) -> bool:
    """Section 6: after ``rounds`` rounds; or when someone has reached the target, after round 37 at the latest."""
    played = int(state.round_index) + 1
    if int(game.target) == 0:
        return played >= int(game.rounds)
    for seat in each_seat(int(game.players)):
        if int(state.points[seat]) >= int(game.target):
            return True
    return played >= MOST_ROUNDS


def finish_game(game: GameRecord, state: StateRecord, scratch: ScratchRecord) -> None:
    """The most points win; equals share the win."""
    most = -1
    winners = 0
    for seat in each_seat(int(game.players)):
        points = int(state.points[seat])
        if points > most:
            most = points
            winners = 0
        if points == most:
            winners |= 1 << seat
    state.winners = winners
    state.over = 1
    for seat in each_seat(int(game.players)):
        if (winners >> seat) & 1 == 1:
            note(state, scratch, Fact.WINS, seat, 0, 0, 0, EVERYBODY)
