"""Replay a record: return the state that it leads to, or say what does not fit and where."""

from typing import Any

import numpy as np

from foretold.engine.engine import CODES, ORDERS
from foretold.errors import ForetoldError, InvalidDeck, InvalidOption, InvalidRecord, UnknownGame
from foretold.play import seeds
from foretold.play.game import Game
from foretold.play.given_decks import stacked_orders
from foretold.play.record import Record
from foretold.play.state import OrderNeeded, State
from foretold.play.versions import version_of


def replay(record: Record, *, interpreted: bool = False) -> State:
    """Return the state that a record leads to; refuse what does not fit, and name the entry."""
    game = _game(record, interpreted)
    orders = _orders(game, record.decks, "decks")
    again = _orders(game, record.reshuffles, "reshuffles")
    if not len(orders):
        raise InvalidRecord("record-deck-missing", entry="decks[0]")
    state = State.begin(game, None, np.concatenate([orders, again]).astype(ORDERS), len(orders))
    _decide(state, record)
    _check_orders(state, record)
    _check_names(game, record)
    _check_result(state, record)
    state.play_on_from(_seed(record))
    return state


def _seed(record: Record) -> str | None:
    try:
        return None if record.seed is None else seeds.read(record.seed)
    except InvalidOption as error:
        raise InvalidRecord("record-options", entry="seed", reason=error) from error


def _game(record: Record, interpreted: bool) -> Game:
    version = version_of(record.format)
    if isinstance(record.options.get("deck"), str):  # a record never reads a file
        raise InvalidRecord("record-field-type", entry="options.deck", expected="object")
    try:
        game = Game(record.game, record.options, version=version, interpreted=interpreted)
    except UnknownGame as error:
        raise InvalidRecord("record-options", entry="game", reason=error) from error
    except InvalidDeck as error:
        raise InvalidRecord("record-options", entry="options.deck", reason=error) from error
    except InvalidOption as error:
        raise InvalidRecord("record-options", entry=f"options.{error.details['option']}", reason=error) from error
    for name in game.rules.always_recorded:
        if record.options.get(name) is None:
            raise InvalidRecord("record-field-missing", entry=f"options.{name}")
    return game


def _orders(game: Game, given: Any, entry: str) -> np.ndarray:
    try:
        return stacked_orders(game.card_numbers, given, entry, whole=entry == "decks")
    except InvalidDeck as error:
        raise InvalidRecord("record-deck", entry=error.details["entry"], reason=error) from error


def _decide(state: State, record: Record) -> None:
    """Do all decisions at once; name the first that can't be done."""
    codes = np.array([state.game.codes.get(action, -1) for action in record.actions], CODES)
    try:
        state.apply_codes(codes)
    except OrderNeeded as error:
        raise InvalidRecord(error.code, **error.details) from error
    except InvalidDeck as error:
        raise InvalidRecord("record-deck", entry=error.details["entry"], reason=error) from error
    except ForetoldError as error:
        number = len(state.actions)
        code = "record-action-extra" if state.is_over else "record-action"
        raise InvalidRecord(code, entry=f"actions[{number}]", action=record.actions[number]) from error


def _check_orders(state: State, record: Record) -> None:
    """Check that every given order was used."""
    if len(record.decks) > state.rounds_dealt:
        raise InvalidRecord("record-deck-extra", entry=f"decks[{state.rounds_dealt}]")
    if len(record.reshuffles) > state.reshuffle_count:
        raise InvalidRecord("record-reshuffle-extra", entry=f"reshuffles[{state.reshuffle_count}]")


def _check_names(game: Game, record: Record) -> None:
    if record.players is not None and len(record.players) != game.players:
        raise InvalidRecord("record-players", entry="players", expected=game.players)


def _check_result(state: State, record: Record) -> None:
    if record.result is None:
        return
    if record.result.scores != list(state.scores):
        raise InvalidRecord("record-result", entry="result.scores", expected=str(list(state.scores)))
    if record.result.winners != list(state.winners):
        raise InvalidRecord("record-result", entry="result.winners", expected=str(list(state.winners)))
