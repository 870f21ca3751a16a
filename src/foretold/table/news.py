"""Make the messages about a table: the only place that turns a table into messages.

A viewer is a seat, or None for a spectator. Of the game it gets the library's view for that seat and nothing else; of
the table only what is listed here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from foretold.table import clocks
from foretold.table.deal import Deal
from foretold.table.messages import (  # fmt: skip
    About,
    AboutChange,
    AboutDeal,
    AboutRequest,
    AboutSeat,
    AboutSettings,
    AboutSitIn,
    AboutVote,
    ChatLine,
    ClockNow,
    Own,
)
from foretold.table.seats import SeatState
from foretold.table.settings import ForBot, NoClock
from foretold.table.table import Table

if TYPE_CHECKING:
    from foretold.table.slots import Pending

Viewer = int | None

_encode = msgspec.json.Encoder().encode
_VIEW = b',"view":'


def news(table: Table, viewers: Sequence[Viewer], pending: Pending, now: int) -> list[bytes]:
    """Return the news for each viewer: of the game, about the table, and lines of chat, each only if there is any.

    Private seats are told what they themselves have arranged: nobody else's message may show that it changed.
    """
    said = b',"chat":' + _encode(lines) if (lines := _lines(table, pending.since)) else b""
    about = b',"about":' + _encode(about_change(table)) if pending.more else b""
    rest = _clock(table, now) + said + about
    start = _start(b'{"say":"news","table":"', table, pending.since)
    if pending.game and not (pending.more or pending.private):
        return _game(table, viewers, pending.since, (start, _VIEW, rest + b"}"))
    if pending.game:
        messages = _game(table, viewers, pending.since, (start, _VIEW, rest))
    else:
        messages = [start + b"[]" + rest] * len(viewers)
    return [
        message + (_own(table, viewer) if pending.more or viewer in pending.private else b"") + b"}"
        for viewer, message in zip(viewers, messages, strict=True)
    ]


def whole(table: Table, viewer: Viewer, since: int, now: int, *, heard: int | None = None) -> bytes:
    """Return everything that a viewer may know, with the facts since a version that it has seen (0: all of them).

    Lines of chat are told since the same version, or since another one up to which the viewer has them.
    """
    known = since if table.rewound <= since <= table.version else 0
    said = b',"chat":' + _encode(_lines(table, min(since, table.version) if heard is None else heard))
    rest = _clock(table, now) + said + b',"about":' + _encode(about_table(table)) + _own(table, viewer) + b"}"
    return _game(table, [viewer], known, (_start(b'{"say":"table","table":"', table, known), _VIEW, rest))[0]


def _start(head: bytes, table: Table, since: int) -> bytes:
    return b'%b%b","number":%d,"since":%d,"facts":' % (head, table.id.encode(), table.version, since)


def _clock(table: Table, now: int) -> bytes:
    return b',"clock":' + _encode(clock_of(table, now)) if not isinstance(table.settings.clock, NoClock) else b""


def _lines(table: Table, since: int) -> list[ChatLine]:
    """Return the lines of chat after a version."""
    if not table.chat or table.chat[-1].number <= since:
        return []
    return [ChatLine(line.number, line.seat, line.text, line.at) for line in table.chat if line.number > since]


def _game(table: Table, viewers: Sequence[Viewer], since: int, around: tuple[bytes, bytes, bytes]) -> list[bytes]:
    """Return the facts and the view of each viewer, with the text around them."""
    if table.state is None:
        before, between, behind = around
        return [b"".join((before, b"[]", between, b"null", behind))] * len(viewers)
    return table.state.messages(viewers, table.marks[since], around, memory=table.settings.memory)


def _own(table: Table, viewer: Viewer) -> bytes:
    """Return the private arrangements of the viewer's own seat."""
    if viewer is None:
        return b',"own":null'
    seat = table.seats[viewer]
    return b',"own":' + _encode(Own(viewer, seat.premove, seat.hook is not None))


def clock_of(table: Table, now: int) -> ClockNow:
    """Return whose clock runs, and how many milliseconds everybody has left."""
    deadline = clocks.deadline(table)
    left = None if deadline is None else max(deadline - now, 0)
    return ClockNow(table.actor if deadline is not None else None, left, [seat.left for seat in table.seats])


def about_change(table: Table) -> AboutChange:
    """Return what may change about the table except for the game itself; the same for every viewer."""
    return AboutChange(**_changing(table))


def _changing(table: Table) -> dict[str, Any]:
    request = table.request
    return {
        "phase": table.phase,
        "host": table.seat_of(table.host),
        "seats": [_about_seat(seat) for seat in table.seats],
        "request": AboutRequest(request.what, request.seat, sorted(request.yes)) if request is not None else None,
        "votes": [
            AboutVote(about, seat, choice)
            for about, votes in sorted(table.votes.items())
            for seat, choice in sorted(votes.items())
        ],
        "sit_ins": [AboutSitIn(one.seat, one.level, one.since, one.until) for one in table.sit_ins],
        "commitment": table.commitment,
        "deal": _about_deal(table.deal),
        "ending": table.ending,
        "next_table": table.next_table,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
    }


def about_table(table: Table) -> About:
    """Return everything about the table except for the game itself; the same for every viewer."""
    settings = table.settings
    return About(
        **_changing(table),
        game=settings.game,
        options=table.game.told(settings.options),
        settings=AboutSettings(
            clock=settings.clock,
            timeout=settings.timeout,
            hold=settings.hold,
            undo=settings.undo,
            listed=settings.listed,
            memory=settings.memory,
            spectators=settings.spectators,
            chat=settings.chat,
        ),
        fork=table.origin is not None,
    )


def _about_deal(deal: Deal) -> AboutDeal:
    """Return how the deal stands. The head is that of the closed list: a client keeps it before it reveals its salt."""
    return AboutDeal(deal.sealed or deal.head, deal.closed_at is not None, deal.voids[-1] if deal.voids else None)


def _about_seat(seat: SeatState) -> AboutSeat:
    return AboutSeat(
        kind="bot" if seat.is_bots else "person",
        level=seat.chair.level if isinstance(seat.chair, ForBot) else None,
        name=seat.name,
        free=seat.is_free,
        kept=seat.is_free and (seat.invitation is not None or seat.kept_for is not None),
        stand_in=seat.stand_in,
        muted=seat.muted,
        salt=seat.salt,
        salt_commitment=seat.salt_commitment,
    )
