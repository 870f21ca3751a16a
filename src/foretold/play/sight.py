"""What the viewers of a game in progress may know, as JSON: built once for all of them where it is the same for all.

A server sends this to everybody at the table after every decision. What a viewer may know is decided in
``rules/*/views.py``; here the parts are put together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from foretold.rules.desk import FACT_KNOWERS
from foretold.rules.fragments import EMPTY, NULL, around_gaps, array, encode
from foretold.rules.log import bit_of, rows

if TYPE_CHECKING:
    from foretold.play.game import Game



class Sight:
    """One game in progress, seen from outside; it reads the log on as that grows, and never forgets."""

    __slots__ = ("_chronicle", "_game", "_read")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._chronicle = game.rules.chronicle(game.players, game.deck)
        self._read = 0

    def glances(
        self,
        record: np.ndarray,
        facts: np.ndarray,
        decision: int,
        legal: list[str],
        observers: Sequence[int | None],
        *,
        memory_aid: bool,
    ) -> list[bytes]:
        """For each observer all that it may know but the log; ``legal`` is for the seat that decides alone."""
        self._read_on(facts)
        game, rules, deck, chronicle = self._game.plain, self._game.rules, self._game.deck, self._chronicle
        state = rules.read_state(record)
        known = self._known(record, observers)
        public = rules.public(game, state, chronicle, deck)
        if not memory_aid:
            public["memory"] = None
        first, second = self._head(state, decision)
        pieces = around_gaps(public)
        pieces[0] = b"," + pieces[0][1:]
        pieces[-1] = b'%b,"last_round":%b}' % (pieces[-1][:-1], encode(chronicle.last_round))
        woven = [b""] * (2 * len(pieces) - 1)
        woven[::2] = pieces
        gaps = len(pieces) - 1
        sent = []
        for seat in observers:
            choices = encode(legal) if seat is not None and seat == state.actor else EMPTY
            woven[1::2] = rules.own(game, state, chronicle, known, deck, seat)[:gaps]
            sent.append(b"".join((first, NULL if seat is None else b"%d" % seat, second, choices, *woven)))
        return sent

    def _read_on(self, facts: np.ndarray) -> None:
        for row in rows(facts, self._read):
            self._chronicle.read(row)
            self._read += 1

    def _known(self, record: np.ndarray, observers: Sequence[int | None]) -> Any:
        engine = self._game.engine
        wanted = 0
        for seat in observers:
            wanted |= bit_of(seat)
        engine.know(self._game.record, record, 0, wanted, engine.workspace.known)
        return engine.workspace.known.tolist()

    def _head(self, state: Any, decision: int) -> tuple[bytes, bytes]:
        """What every view begins with: up to the viewer's seat, and from there to what that seat may do."""
        game, rules = self._game, self._game.rules
        seats = range(game.players)
        score_of = rules.bindings["score_of"]
        options = {**game.shown_options, **rules.options_found(game.plain, state)}
        now = {
            "decision": decision,
            "over": state.over != 0,
            "scores": [score_of(state, seat) for seat in seats],
            "winners": [seat for seat in seats if (state.winners >> seat) & 1] if state.winners else [],
            "actor": state.actor if state.actor >= 0 else None,
            "asked": rules.question(state),
        }
        first = b'%b,"seat":' % encode({"game": game.name, "options": options})[:-1]
        return first, b',%b,"legal":' % encode(now)[1:-1]


def facts_of(game: Game, facts: np.ndarray, since: int, observer: int | None) -> list[dict[str, Any]]:
    """The facts that an observer witnessed, without the first ``since`` of all."""
    told, bit = game.phrasebook.told, bit_of(observer)
    return [told(row) for row in rows(facts, since) if row[FACT_KNOWERS] & bit]


def facts_json(game: Game, facts: np.ndarray, since: int, observers: Sequence[int | None]) -> list[bytes]:
    """The same as JSON for each observer, every fact written once."""
    written = game.phrasebook.written
    entries = [(row[FACT_KNOWERS], written(row)) for row in rows(facts, since) if row[FACT_KNOWERS]]
    return [array([entry for knowers, entry in entries if knowers & bit]) for bit in map(bit_of, observers)]
