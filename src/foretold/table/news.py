"""What viewers are told of a table: the one place that turns a table into messages.

A viewer is a seat, or None for a spectator. Of the game it gets the library's view for that seat and nothing else; of
the table only what is listed here by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from foretold.table import clocks
from foretold.table.seats import SeatState
from foretold.table.settings import ForBot, NoClock
from foretold.table.table import Table
from foretold.table.told import (
    About,
    AboutRequest,
    AboutSeat,
    AboutSettings,
    AboutSitIn,
    AboutVote,
    ChatLine,
    ClockNow,
    Own,
)  # fmt: skip

Viewer = int | None

_encode = msgspec.json.Encoder().encode
_VIEW = b',"view":'


def news(
    table: Table, viewers: Sequence[Viewer], since: int, *, more: bool, private: frozenset[int], now: int
) -> list[bytes]:
    """For each viewer, what is new since a version; with all there is to know about the table if more changed.

    The private seats are told what they themselves have arranged: nobody else's message may show that it changed.
    """
    return _messages(b'{"say":"news","table":"', table, viewers, since, more=more, private=private, now=now)


def whole(table: Table, viewer: Viewer, since: int, now: int) -> bytes:
    """All that a viewer may know, with the facts since a version that it has seen (0: all of them)."""
    known = since if table.rewound <= since <= table.version else 0
    return _messages(b'{"say":"table","table":"', table, [viewer], known, more=True, private=frozenset(), now=now)[0]


def _messages(
    head: bytes, table: Table, viewers: Sequence[Viewer], since: int, *, more: bool, private: frozenset[int], now: int
) -> list[bytes]:
    start = b'%b%b","number":%d,"since":%d,"facts":' % (head, table.id.encode(), table.version, since)
    clock = b',"clock":' + _encode(clock_of(table, now)) if not isinstance(table.settings.clock, NoClock) else b""
    if not (more or private):
        return _game(table, viewers, since, (start, _VIEW, clock + b"}"))
    common = clock + b',"about":' + _encode(about_table(table)) if more else clock
    return [
        message + (_own(table, viewer) if more or viewer in private else b"") + b"}"
        for viewer, message in zip(viewers, _game(table, viewers, since, (start, _VIEW, common)), strict=True)
    ]


def _game(table: Table, viewers: Sequence[Viewer], since: int, around: tuple[bytes, bytes, bytes]) -> list[bytes]:
    """The facts and the view of each viewer, with what stands around them."""
    if table.state is None:
        before, between, behind = around
        return [b"".join((before, b"[]", between, b"null", behind))] * len(viewers)
    return table.state.messages(viewers, table.marks[since], around, memory=table.settings.memory)


def _own(table: Table, viewer: Viewer) -> bytes:
    """What the viewer's own seat has arranged, which is nobody else's business."""
    if viewer is None:
        return b',"own":null'
    seat = table.seats[viewer]
    return b',"own":' + _encode(Own(viewer, seat.premove, seat.hook is not None))


def clock_of(table: Table, now: int) -> ClockNow:
    """Whose clock runs, and how many milliseconds everybody has left."""
    deadline = clocks.deadline(table)
    left = None if deadline is None else max(deadline - now, 0)
    return ClockNow(table.actor if deadline is not None else None, left, [seat.left for seat in table.seats])


def about_table(table: Table) -> About:
    """Everything about the table but the game itself; the same for every viewer."""
    settings = table.settings
    request = table.request
    return About(
        phase=table.phase,
        game=settings.game,
        options=settings.options,
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
        host=table.seat_of(table.host),
        seats=[_about_seat(seat) for seat in table.seats],
        request=AboutRequest(request.what, request.seat, sorted(request.yes)) if request is not None else None,
        votes=[
            AboutVote(about, seat, choice)
            for about, votes in sorted(table.votes.items())
            for seat, choice in sorted(votes.items())
        ],
        sit_ins=[AboutSitIn(one.seat, one.level, one.since, one.until) for one in table.sit_ins],
        chat=[ChatLine(line.seat, line.text, line.at) for line in table.chat],
        commitment=table.commitment,
        fork=table.origin is not None,
        ending=table.ending,
        next_table=table.next_table,
        started_at=table.started_at,
        ended_at=table.ended_at,
    )


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
    )
