"""How well worlds agree with what the others did in a round so far, if they are like adepts; in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from foretold.engine.bits import popcount
from foretold.engine.chance import WORD, mixed
from foretold.engine.value_types import Card
from foretold.games.all_or_nothing.bots.likeness import likely_choice, weigh_options
from foretold.games.all_or_nothing.bots.network import DRAFT, MIND
from foretold.games.all_or_nothing.bots.record_types import Draft, Mind, Records
from foretold.games.all_or_nothing.rules.flow import bet, play, say_open
from foretold.games.all_or_nothing.rules.operations import place_in_hand, suppose_bet, take_back_round
from foretold.games.all_or_nothing.rules.state import SEATS, Asked

if TYPE_CHECKING:
    from foretold.engine.record_types import ScratchRecord
    from foretold.games.all_or_nothing.rules.record_types import GameRecord, StateRecord

STRIDE = 0x9E3779B9
#: What is thought of the seats: how often each does anything, who is wild; and the start of all random numbers.
OPINION = np.dtype(
    (
        np.record,
        np.dtype([("doubts", np.float64, (SEATS,)), ("wild", np.int64), ("stream", np.int64)], align=True),
    )
)
#: The kinds of the arguments of ``recall`` (see foretold.engine.engine).
KINDS = ("games", "states", "states", "scratches", MIND, DRAFT, OPINION, "reals")


def recall(
    games: Records,
    worlds: Records,
    states: Records,
    scratches: Records,
    minds: Records,
    drafts: Records,
    opinions: Records,
    weights: Records,
) -> None:
    """Multiply the weight of each world by how likely it makes what the others did; secret bets are made anew."""
    game = games[0]
    opinion = opinions[0]
    for i in range(worlds.shape[0]):
        states[0] = worlds[i]
        luck = mixed((int(opinion.stream) + i * STRIDE) & WORD)
        weights[i] *= retell(game, states[0], scratches[0], minds[0], drafts[0], opinion, luck)
        for seat in range(int(game.players)):
            suppose_bet(worlds[i], seat, int(states[0].bets[seat]))


def retell(
    game: GameRecord, state: StateRecord, scratch: ScratchRecord, mind: Mind, draft: Draft, opinion: Records, luck: int
) -> float:
    """Take the round back to its beginning and go through it again; returns how likely it is."""
    players = int(game.players)
    asked = int(state.asked)
    root = int(state.actor)
    bets_made = int(state.said) if asked == Asked.BET else players
    said = int(state.said) if asked == Asked.OPEN else (players if asked == Asked.PLAY else 0)
    played = int(state.seen_count)
    bets = packed(state.bets, players)
    opened = packed(state.open_bets, players)
    take_back_round(game, state)
    likely = 1.0
    for _ in range(bets_made):
        seat = int(state.actor)
        made = unpacked(bets, seat)
        if seat != root:
            luck = mixed((luck + STRIDE) & WORD)
            if asked == Asked.PLAY and unpacked(opened, seat) == 1:
                likely *= believed(game, state, mind, draft, opinion, made)
            else:
                made = likely_choice(game, state, mind, draft, int(opinion.wild), luck)
        bet(game, state, scratch, made)
    for _ in range(said):
        is_open = unpacked(opened, int(state.actor))
        if int(state.actor) != root:
            likely *= believed(game, state, mind, draft, opinion, 1 - is_open)
        say_open(game, state, scratch, is_open)
    for i in range(played):
        seat = int(state.actor)
        place = place_in_hand(state, seat, Card(state.seen[i]))
        choices = int(state.choices)
        if seat != root and popcount(choices) > 1:
            likely *= believed(game, state, mind, draft, opinion, popcount(choices & ((1 << place) - 1)))
        play(game, state, scratch, place)
    return likely


def packed(numbers: Records, players: int) -> int:
    """Small numbers by seat, NONE among them, as the bits of one."""
    bits = 0
    for seat in range(players):
        bits |= (int(numbers[seat]) + 1) << (4 * seat)
    return bits


def unpacked(bits: int, seat: int) -> int:
    """The number of a seat."""
    return ((bits >> (4 * seat)) & 15) - 1


def believed(game: GameRecord, state: StateRecord, mind: Mind, draft: Draft, opinion: Records, option: int) -> float:
    """How likely the seat that is asked takes an option, if it does anything now and then."""
    options = weigh_options(game, state, mind, draft, int(opinion.wild))
    doubt: float = opinion.doubts[int(state.actor)]
    known: float = draft.chances[option] if option < options else 0.0
    return (1.0 - doubt) * known + doubt / options
