"""The figures of All In - Predictions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from foretold.games.predictions.lab import counters as cells
from foretold.games.predictions.rules.notation import CARD_NAMES, COMBINATION_NAMES, EFFECT_NAMES
from foretold.games.predictions.rules.state import STARRED, Effect
from foretold.lab.collect import common
from foretold.lab.groups.group import Group, Item, bins, block, length_group, score_groups

if TYPE_CHECKING:
    from foretold import Game


def groups(game: Game, kinds: Sequence[str]) -> list[Group]:
    """All groups of figures, in the order of the report."""
    players = game.players
    return [
        *score_groups(players, kinds, cells.SCORE_WIDTH),
        *_seats(players),
        *_levels(kinds),
        *_combinations(),
        *_predictions(players),
        *_all_in(),
        *_cards(game),
        *_length(),
    ]


def _seats(players: int) -> list[Group]:
    places = range(1, players + 1)
    return [
        Group("gain-by-place", "seats", "mean", "dots", "place", block(cells.PLACE_GAIN, places)),
        Group("strongest-by-place", "seats", "share", "dots", "place", block(cells.PLACE_STRONGEST, places)),
    ]


def _levels(kinds: Sequence[str]) -> list[Group]:
    if len(kinds) == 1:
        return []
    return [
        Group("right-by-level", "levels", "share", "dots", "level", block(cells.KIND_RIGHT, kinds)),
        Group("all-in-by-level", "levels", "share", "dots", "level", block(cells.KIND_ALL_IN, kinds)),
    ]


def _combinations() -> list[Group]:
    strongest_first = range(cells.COMBINATIONS - 1, -1, -1)

    def by_combination(first: int, series: str | None = None) -> tuple[Item, ...]:
        return tuple(Item(first + number, COMBINATION_NAMES[number], series) for number in strongest_first)

    shown = by_combination(cells.HELD_COMBINATION, "hands")
    winning = by_combination(cells.STRONGEST_COMBINATION, "strongest")
    held = by_combination(cells.COMBINATION_STRONGEST)
    return [
        Group("combination-frequency", "combinations", "share", "bars", "combination", shown + winning, "hands"),
        Group("combination-wins", "combinations", "share", "dots", "combination", held),
    ]


def _predictions(players: int) -> list[Group]:
    by_order = block(cells.ORDER_RIGHT, range(1, players + 1))
    whom = (Item(cells.RIGHT, "all"), Item(cells.SELF_RIGHT, "self"), Item(cells.OTHER_RIGHT, "other"))
    right = block(cells.RIGHT_COUNT, range(players + 1))
    named = block(cells.NAMED_COUNT + 1, range(1, players + 1))
    return [
        Group("prediction-right", "predictions", "share", "dots", "prediction", whom),
        Group("prediction-self", "predictions", "share", "tiles", "prediction", (Item(cells.SELF, "self"),)),
        Group("prediction-by-order", "predictions", "share", "dots", "order", by_order),
        Group("prediction-right-count", "predictions", "share", "columns", "number", right),
        Group("prediction-spread", "predictions", "share", "columns", "number", named),
    ]


def _all_in() -> list[Group]:
    turns = range(1, cells.OWN_TURNS + 1)
    summary = (
        Item(cells.ALL_IN, "rounds"),
        Item(cells.ALL_IN_STRONGEST, "strongest"),
        Item(cells.ALL_IN_RIGHT, "right"),
        Item(cells.ALL_IN_SELF, "self"),
    )
    gains = (Item(cells.ALL_IN_GAIN, "caller"), Item(cells.ALL_IN_OTHERS_GAIN, "others"))
    when = block(cells.ALL_IN_TURN, turns)
    right = block(cells.ALL_IN_TURN_STRONGEST, turns)
    return [
        Group("all-in", "all-in", "share", "dots", "all-in", summary),
        Group("all-in-gain", "all-in", "mean", "dots", "all-in", gains),
        Group("all-in-turn", "all-in", "share", "columns", "number", when, width=1),
        Group("all-in-turn-strongest", "all-in", "share", "lines", "number", right, width=1),
    ]


def _by_effect(game: Game, first: int) -> tuple[Item, ...]:
    """A counter for each effect of the deck; reveals stand together, though one of them came later."""
    there = {effect & ~STARRED for face in game.deck.faces for effect in face}
    ranked = sorted(there, key=lambda effect: Effect.REVEAL_4 + 0.5 if effect == Effect.REVEAL_5 else effect)
    return tuple(Item(first + effect, EFFECT_NAMES[effect]) for effect in ranked)


def _cards(game: Game) -> list[Group]:
    held = block(cells.HELD_GAIN, CARD_NAMES)
    played = block(cells.PLAYED_GAIN, CARD_NAMES)
    strongest = block(cells.HELD_STRONGEST, CARD_NAMES)
    effects, frequency = _by_effect(game, cells.USED_GAIN), _by_effect(game, cells.USED)
    return [
        Group("card-held", "cards", "mean", "dots", "card", held, rest=True),
        Group("card-strongest", "cards", "share", "dots", "card", strongest),
        Group("card-played", "cards", "mean", "dots", "card", played, rest=True),
        Group("effect-used", "powers", "mean", "dots", "effect", effects, rest=True),
        Group("effect-frequency", "powers", "share", "bars", "effect", frequency),
    ]


def _length() -> list[Group]:
    means = (
        Item(common.DECISIONS, "decisions"),
        Item(common.ROUNDS, "rounds"),
        Item(cells.TURNS, "turns"),
        Item(cells.RESHUFFLES, "reshuffles"),
        Item(cells.POT, "pot"),
        Item(cells.CARRIED, "carried"),
    )
    turns = bins(cells.TURNS_BIN, cells.TURN_BINS + 1, 2)
    return [
        Group("length", "length", "mean", "tiles", "length", means),
        length_group(cells.LENGTH_WIDTH),
        Group("turns-distribution", "length", "share", "columns", "bin", turns, width=2),
        Group("turns-over", "length", "share", "tiles", "length", (Item(cells.TURNS_OVER, "limit"),)),
    ]
