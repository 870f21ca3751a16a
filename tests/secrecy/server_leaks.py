"""Leaks to be planted in the server around the hall: each is a mistake that somebody could make there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from aiohttp import web

from foretold.server import app, finished
from foretold.server import sockets as wires
from foretold.server.effects_runner import EffectsRunner
from foretold.server.metrics import Metrics
from foretold.server.routes import games, tables
from foretold.server.routing import CONTEXT, Call, RawAnswer
from foretold.server.sockets import Socket
from foretold.table import news
from foretold.table.hall import Hall
from foretold.table.refusals import Refused
from foretold.table.table import Table
from tests.secrecy.leaks import hidden_number, last_card

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]

LEAKS: dict[str, Leak] = {}


def leak(plant: Leak) -> Leak:
    """A leak in the list, by its name."""
    LEAKS[plant.__name__] = plant
    return plant


def a_table(hall: Hall) -> Table | None:
    """Some table that is in memory."""
    return next((slot.table for slot in hall.slots.values() if slot.table is not None), None)


def hidden(hall: Hall) -> int:
    """Some number that depends on hidden cards."""
    table = a_table(hall)
    return hidden_number(table.state) if table is not None else 0


def more_headers(patch: Patch, name: str, tell: Callable[[Hall], str]) -> None:
    """One more header in every answer."""
    add = app._add_headers

    async def planted(request: web.Request, response: web.StreamResponse) -> None:
        await add(request, response)
        response.headers[name] = tell(request.app[CONTEXT].effects_runner.hall)

    patch.setattr(app, "_add_headers", planted)


@leak
def an_etag_of_the_whole_table(patch: Patch) -> None:
    def tag(hall: Hall) -> str:
        table = a_table(hall)
        return "" if table is None or table.state is None else str(hash(str(table.state.deck_orders())))

    more_headers(patch, "ETag", tag)


@leak
def a_header_with_the_number_of_legal_moves(patch: Patch) -> None:
    def count(hall: Hall) -> str:
        table = a_table(hall)
        legal = [] if table is None or table.actor is None else table.state.legal_actions()  # type: ignore[union-attr]
        return str(hash(str(legal)) % 97)

    more_headers(patch, "X-Choices", count)


@leak
def a_header_with_the_size_of_what_is_kept(patch: Patch) -> None:
    def size(hall: Hall) -> str:
        table = a_table(hall)
        facts = [] if table is None or table.state is None else [table.state.facts(seat) for seat in (0, 1)]
        return str(len(str(facts)))

    more_headers(patch, "X-Size", size)


@leak
def padding_of_answers(patch: Patch) -> None:
    see = tables.see_table

    async def planted(call: Call) -> RawAnswer:
        answer = await see(call)
        return RawAnswer(answer.body + b" " * (hidden(call.context.effects_runner.hall) % 7))

    replant(patch, "see_table", planted)


def replant(patch: Patch, name: str, handler: Any) -> None:
    """Another handler for a route."""
    for topic in (tables, games):
        planted = [replace(route, handler=handler) if route.name == name else route for route in topic.routes.all]
        patch.setattr(topic.routes, "all", planted)


@leak
def anybody_sees_seat_0_by_http(patch: Patch) -> None:
    patch.setattr(tables, "viewer", lambda table, who: table.seat_of(who or None) or 0)


@leak
def the_actors_view_by_http(patch: Patch) -> None:
    patch.setattr(tables, "viewer", lambda table, _: table.actor)


@leak
def the_lobby_shows_a_card(patch: Patch) -> None:
    line = tables._line

    async def planted(call: Call) -> Any:
        table = a_table(call.context.effects_runner.hall)
        shown = [line(one, None, one.actor) for one in await call.context.store.lobby(9)]
        return [shown, last_card(table.state) if table is not None else ""]

    replant(patch, "lobby", planted)


@leak
def my_games_are_ordered_by_hidden_cards(patch: Patch) -> None:
    mine = tables.my_games

    async def planted(call: Call) -> Any:
        found = await mine(call)
        odd = hidden(call.context.effects_runner.hall) % 2
        return msgspec.structs.replace(found, tables=[] if odd else found.tables)

    replant(patch, "my_games", planted)


@leak
def the_replay_before_the_end(patch: Patch) -> None:
    def planted(table: Table) -> Any:
        assert table.state is not None
        return table, table.state

    patch.setattr(games, "ended", planted)


@leak
def the_proof_before_the_end(patch: Patch) -> None:
    patch.setattr(finished, "ended", lambda _: None)


@leak
def a_refusal_with_what_would_be_legal(patch: Patch) -> None:
    command = EffectsRunner.command

    async def planted(carrier: EffectsRunner, who: str, asked: Any, lang: str) -> Any:
        try:
            return await command(carrier, who, asked, lang)
        except Refused as error:
            table = a_table(carrier.hall)
            legal = table.state.legal_actions()[:3] if table is not None and table.state is not None else []
            raise Refused(error.code, **error.details, legal=list(map(str, legal))) from None

    patch.setattr(EffectsRunner, "command", planted)


@leak
def a_status_that_tells_whether_it_would_be_legal(patch: Patch) -> None:
    command = EffectsRunner.command

    async def planted(carrier: EffectsRunner, who: str, asked: Any, lang: str) -> Any:
        table = a_table(carrier.hall)
        if table is not None and table.state is not None and table.actor is not None:
            legal = getattr(asked, "action", "") in map(str, table.state.legal_actions())
            if legal and table.seat_of(who) != table.actor:
                raise Refused("move-late")
        return await command(carrier, who, asked, lang)

    patch.setattr(EffectsRunner, "command", planted)


@leak
def a_stream_with_the_next_seats_view(patch: Patch) -> None:
    """The program reads what its neighbour sees."""
    flush = Socket.flush

    def planted(wire: Socket) -> None:
        if wire.kind != "socket" and PLANTED:
            table = a_table(PLANTED[-1])
            if table is not None and table.state is not None:
                wire.gathered.append(wire.frame(news.whole(table, len(table.seats) - 1, 0, 0)))
        flush(wire)

    patch.setattr(Socket, "flush", planted)
    remember_halls(patch)


#: The halls of servers that were made while a leak was planted.
PLANTED: list[Hall] = []


def remember_halls(patch: Patch) -> None:
    make = Hall.__init__

    def planted(hall: Hall, *given: Any, **named: Any) -> None:
        make(hall, *given, **named)
        PLANTED.append(hall)

    patch.setattr(Hall, "__init__", planted)


@leak
def pieces_in_which_bytes_leave(patch: Patch) -> None:
    """Now and then the beginning leaves by itself, which otherwise leaves with the rest."""
    flush = Socket.flush

    def planted(wire: Socket) -> None:
        framed = b"".join(wire.gathered)
        for part in [framed[:2], framed[2:]] if hidden(PLANTED[-1]) % 2 else [framed]:
            wire.gathered = [part]
            flush(wire)

    patch.setattr(Socket, "flush", planted)
    remember_halls(patch)


@leak
def frames_of_another_length(patch: Patch) -> None:
    chunk = wires.chunk
    patch.setattr("foretold.server.routes.live.chunk", lambda data: chunk(data + b" " * (hidden(PLANTED[-1]) % 3)))
    remember_halls(patch)


@leak
def a_counter_of_what_bots_might_do(patch: Patch) -> None:
    page = Metrics.page
    patch.setattr(Metrics, "page", lambda metrics: page(metrics) + f"foretold_choices {hidden(PLANTED[-1])}\n")
    remember_halls(patch)
