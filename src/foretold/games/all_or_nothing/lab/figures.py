"""The figures of Alles oder Nichts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from foretold.games.all_or_nothing.lab import counters as cells
from foretold.games.all_or_nothing.rules.state import BETS
from foretold.lab.collect import common
from foretold.lab.collect.book import WIN
from foretold.lab.groups.group import Group, Item, block, length_group, score_groups

if TYPE_CHECKING:
    from foretold import Game

WAYS = ("open", "secret")
#: A larger deck's cards are not told one by one.
MOST_CARDS_TOLD = 120
_NUMBERS = range(BETS)


def groups(game: Game, kinds: Sequence[str]) -> list[Group]:
    """All groups of figures, in the order of the report."""
    record = game.settings_array[0]
    return [
        *score_groups(game.players, kinds, cells.score_width(record)),
        *_seats(game.players),
        *_levels(kinds),
        *_bets(),
        *_open_or_secret(),
        *_rounds(cells.most_rounds(record)),
        *_cards(game),
        *_length(cells.length_width(record)),
    ]


def _seats(players: int) -> list[Group]:
    places = range(1, players + 1)
    return [
        Group("wins-by-dealer", "seats", "share", "dots", "after-dealer", block(cells.DEALER_WINS, places), scale=WIN),
        Group("made-by-place", "seats", "share", "dots", "after-dealer", block(cells.PLACE_MADE, places)),
        Group("points-by-place", "seats", "mean", "dots", "after-dealer", block(cells.PLACE_POINTS, places)),
    ]


def _levels(kinds: Sequence[str]) -> list[Group]:
    if len(kinds) == 1:
        return []
    return [
        Group("made-by-level", "levels", "share", "dots", "level", block(cells.KIND_MADE, kinds)),
        Group("open-by-level", "levels", "share", "dots", "level", block(cells.KIND_OPEN, kinds)),
    ]


def _bets() -> list[Group]:
    heat: tuple[Item, ...] = ()
    for bet in _NUMBERS:
        heat += block(cells.BET_TO_TRICKS + bet * BETS, _NUMBERS, bet)
    return [
        Group("bet-calibration", "bets", "mean", "calibration", "bet", block(cells.BET_TRICKS, _NUMBERS)),
        Group("bet-to-tricks", "bets", "share", "heat", "tricks", heat, "bet"),
        Group("bet-made", "bets", "share", "lines", "bet", block(cells.BET_MADE, _NUMBERS)),
        Group("bet-points", "bets", "mean", "lines", "bet", block(cells.BET_POINTS, _NUMBERS)),
        Group("bet-frequency", "bets", "share", "columns", "bet", block(cells.BET, _NUMBERS)),
    ]


def _open_or_secret() -> list[Group]:
    def by_bet(first: int) -> tuple[Item, ...]:
        return block(first, _NUMBERS, "open") + block(first + BETS, _NUMBERS, "secret")

    return [
        Group("way-made", "ways", "share", "dots", "way", block(cells.WAY_MADE, WAYS)),
        Group("way-points", "ways", "mean", "dots", "way", block(cells.WAY_POINTS, WAYS)),
        Group("way-bet-made", "ways", "share", "lines", "bet", by_bet(cells.WAY_BET_MADE), "way"),
        Group("way-bet-points", "ways", "mean", "lines", "bet", by_bet(cells.WAY_BET_POINTS), "way"),
        Group("way-bet-frequency", "ways", "share", "lines", "bet", block(cells.WAY_BET, _NUMBERS)),
    ]


def _rounds(rounds: int) -> list[Group]:
    numbers = range(1, rounds + 1)
    return [
        Group("round-made", "rounds", "share", "lines", "round", block(cells.ROUND_MADE, numbers)),
        Group("round-points", "rounds", "mean", "lines", "round", block(cells.ROUND_POINTS, numbers)),
        Group("round-open", "rounds", "share", "lines", "round", block(cells.ROUND_OPEN, numbers)),
    ]


def _cards(game: Game) -> list[Group]:
    record = game.settings_array[0]
    ranks = [str(rank) for rank in game.deck.ranks]
    by_rank: tuple[Item, ...] = ()
    for series, trump in (("trump", 1), ("plain", 0)):
        by_rank += tuple(Item(cells.rank_cell(record, i, trump) + 1, rank, series) for i, rank in enumerate(ranks))
    tricks = (Item(cells.TRICKS_BY_TRUMP, "trump"), Item(cells.TRICKS_BY_LEADER, "leader"))
    groups = [
        Group("trick-winner", "cards", "share", "dots", "trick", tricks),
        Group("tricks-bet", "cards", "mean", "tiles", "trick", (Item(cells.TRICKS_BET, "bet"),)),
    ]
    if len(game.cards) > MOST_CARDS_TOLD:
        return groups
    won = tuple(Item(cells.card_cell(number) + 1, card) for number, card in enumerate(game.cards))
    points = tuple(Item(cells.card_cell(number) + 2, card) for number, card in enumerate(game.cards))
    return [
        Group("card-won", "cards", "share", "dots", "card", won),
        Group("rank-won", "cards", "share", "lines", "rank", by_rank, "trump"),
        Group("card-points", "cards", "mean", "dots", "card", points, rest=True),
        *groups,
    ]


def _length(width: int) -> list[Group]:
    means = (Item(common.DECISIONS, "decisions"), Item(common.ROUNDS, "rounds"), Item(cells.TRICKS, "tricks"))
    return [Group("length", "length", "mean", "tiles", "length", means), length_group(width)]
