"""Leaks to be planted: each is a mistake that somebody could make in the code that tells people about a table."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from foretold.play.state import State
from foretold.table import automatic, news
from foretold.table import command_handlers as rulings
from foretold.table.hall import Hall
from foretold.table.refusals import Refused
from foretold.table.slots import Slot
from foretold.table.table import Table

Patch = pytest.MonkeyPatch
Leak = Callable[[Patch], None]

LEAKS: dict[str, Leak] = {}


def leak(plant: Leak) -> Leak:
    """A leak in the list, by its name."""
    LEAKS[plant.__name__] = plant
    return plant


def more_about(patch: Patch, name: str, tell: Callable[[Table], Any]) -> None:
    """One more entry in what everybody is told about a table."""
    for function in ("about_table", "about_change"):
        about = getattr(news, function)
        patch.setattr(news, function, partial(_with, about, name, tell))


def _with(about: Callable[[Table], Any], name: str, tell: Callable[[Table], Any], table: Table) -> dict[str, Any]:
    return {**msgspec.structs.asdict(about(table)), name: tell(table)}


def changed_messages(patch: Patch, change: Callable[[bytes, Table, Any], bytes]) -> None:
    """Another text for every message with a view."""
    messages, whole = news.news, news.whole

    def planted(table: Table, viewers: Any, pending: Any, now: int) -> list[bytes]:
        return [change(m, table, v) for m, v in zip(messages(table, viewers, pending, now), viewers, strict=True)]

    patch.setattr(news, "news", planted)
    patch.setattr(news, "whole", lambda table, v, *rest, **more: change(whole(table, v, *rest, **more), table, v))


def changed_glances(patch: Patch, change: Callable[[State, Any, dict[str, Any]], None]) -> None:
    """Another view for every viewer."""

    def planted(state: State, seat: Any, told: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
        glance = json.loads(told[1])
        change(state, seat, glance)
        return told[0], json.dumps(glance).encode()

    changed_news(patch, planted)


def changed_news(patch: Patch, change: Callable[[State, Any, tuple[bytes, bytes]], tuple[bytes, bytes]]) -> None:
    """Other facts or another view for every viewer."""
    news_of = State.news

    def planted(state: State, seats: Any, since: int = 0, **rest: Any) -> list[tuple[bytes, bytes]]:
        told = news_of(state, seats, since, **rest)
        return [change(state, seat, one) for seat, one in zip(seats, told, strict=True)]

    plant_news(patch, planted)


def plant_news(patch: Patch, planted: Callable[..., list[tuple[bytes, bytes]]]) -> None:
    """Other facts and views, also where they are written in one piece."""

    def messages(state: State, seats: Any, since: int, around: tuple[bytes, bytes, bytes], **rest: Any) -> list[bytes]:
        before, between, behind = around
        return [before + facts + between + view + behind for facts, view in planted(state, seats, since, **rest)]

    patch.setattr(State, "news", planted)
    patch.setattr(State, "messages", messages)


def news_of_others(patch: Patch, other: Callable[[State, Any], Any], *, facts: bool) -> None:
    """The facts, or else the view, of another viewer."""
    news_of = State.news

    def planted(state: State, seats: Any, since: int = 0, **rest: Any) -> list[tuple[bytes, bytes]]:
        own = news_of(state, seats, since, **rest)
        others = news_of(state, [other(state, seat) for seat in seats], since, **rest)
        return [(b[0], a[1]) if facts else (a[0], b[1]) for a, b in zip(own, others, strict=True)]

    plant_news(patch, planted)


def hidden_number(state: State | None) -> int:
    """Some number that depends on hidden cards."""
    return 0 if state is None else sum(map(len, state.deck_orders()[-1][-3:])) + len(state.deck_orders()[-1][0])


def last_card(state: State | None) -> str:
    return "" if state is None else state.deck_orders()[-1][-1]


@leak
def the_servers_seed(patch: Patch) -> None:
    more_about(patch, "seed", lambda table: table.deal.seed)


@leak
def the_seed_of_the_cards(patch: Patch) -> None:
    more_about(patch, "cards_seed", lambda table: table.deal.cards_seed(table.seats))


@leak
def identities(patch: Patch) -> None:
    more_about(patch, "people", lambda table: [seat.who for seat in table.seats])


@leak
def the_last_card_of_the_deck(patch: Patch) -> None:
    more_about(patch, "last", lambda table: last_card(table.state))


@leak
def the_record_before_the_end(patch: Patch) -> None:
    more_about(patch, "record", lambda table: table.state and json.loads(table.state.record().to_json()))


@leak
def a_premove_of_somebody_else(patch: Patch) -> None:
    more_about(patch, "premoves", lambda table: [seat.premove for seat in table.seats])


@leak
def message_length(patch: Patch) -> None:
    changed_messages(patch, lambda message, table, _: message + b" " * (hidden_number(table.state) % 7))


@leak
def order_of_entries_in_a_message(patch: Patch) -> None:
    def reordered(message: bytes, table: Table, _: Any) -> bytes:
        told = json.loads(message)
        names = list(told)[:: -1 if hidden_number(table.state) % 2 else 1]
        return json.dumps({name: told[name] for name in names}).encode()

    changed_messages(patch, reordered)


@leak
def number_of_all_facts(patch: Patch) -> None:
    """The count of facts that nobody but another seat witnessed: a card hidden from the Eye, a draw kept back."""

    def counted(message: bytes, table: Table, _: Any) -> bytes:
        facts = [] if table.state is None else [table.state.facts(seat) for seat in range(len(table.seats))]
        return message + json.dumps([hash(str(seen)) % 97 for seen in facts]).encode()

    changed_messages(patch, counted)


@leak
def legal_moves_of_another_seat(patch: Patch) -> None:
    def planted(state: State, seat: Any, glance: dict[str, Any]) -> None:
        glance["legal"] = [str(action) for action in state.legal_actions()]

    changed_glances(patch, planted)


@leak
def number_of_legal_moves(patch: Patch) -> None:
    def planted(state: State, seat: Any, glance: dict[str, Any]) -> None:
        glance["choices"] = [str(action)[-2:] for action in state.legal_actions()][:1]

    changed_glances(patch, planted)


@leak
def hands_in_the_order_dealt(patch: Patch) -> None:
    def planted(state: State, seat: Any, glance: dict[str, Any]) -> None:
        glance["dealt"] = state.deck_orders()[-1][: 4 * state.game.players]

    changed_glances(patch, planted)


@leak
def spectators_see_seat_0(patch: Patch) -> None:
    news_of_others(patch, lambda _, seat: 0 if seat is None else seat, facts=False)


@leak
def everybody_sees_the_next_seats_hand(patch: Patch) -> None:
    news_of_others(patch, lambda state, seat: None if seat is None else (seat + 1) % state.game.players, facts=False)


@leak
def facts_of_all_seats(patch: Patch) -> None:
    news_of = State.news

    def planted(state: State, seats: Any, since: int = 0, **rest: Any) -> list[tuple[bytes, bytes]]:
        everything = b",".join(facts for facts, _ in news_of(state, range(state.game.players), since))
        return [(b"[%b]" % everything, glance) for _, glance in news_of(state, seats, since, **rest)]

    plant_news(patch, planted)


@leak
def facts_of_the_actor_to_spectators(patch: Patch) -> None:
    news_of_others(patch, lambda state, seat: state.actor if seat is None else seat, facts=True)


@leak
def another_seats_memory(patch: Patch) -> None:
    news_of = State.news

    def planted(state: State, seat: Any, glance: dict[str, Any]) -> None:
        other = ((seat or 0) + 1) % state.game.players
        glance["memory"] = json.loads(news_of(state, [other])[0][1])["memory"]

    changed_glances(patch, planted)


@leak
def the_last_action_in_notation(patch: Patch) -> None:
    def planted(message: bytes, table: Table, _: Any) -> bytes:
        actions = [] if table.state is None else table.state.actions[-1:]
        return message + json.dumps(actions).encode()

    changed_messages(patch, planted)


@leak
def secrets_after_a_reconnect_alone(patch: Patch) -> None:
    whole = news.whole
    patch.setattr(
        news,
        "whole",
        lambda table, *rest, **more: whole(table, *rest, **more) + last_card(table.state).encode(),
    )


@leak
def error_text_tells_what_the_actor_could_do(patch: Patch) -> None:
    rule = rulings.ruling

    def planted(table: Table, command: Any, sender: Any) -> Any:
        try:
            return rule(table, command, sender)
        except Refused as error:
            legal = table.state.legal_actions()[:3] if table.state is not None else []
            raise Refused(f"{error.code} {legal}", **error.details) from None

    patch.setattr("foretold.table.jobs.ruling", planted)


@leak
def error_code_tells_whether_it_would_be_legal(patch: Patch) -> None:
    rule = rulings.ruling

    def planted(table: Table, command: Any, sender: Any) -> Any:
        state = table.state
        if state is not None and getattr(command, "action", None) in state.legal_actions():
            seat = table.seat_of(sender.who)
            if seat != table.actor:
                raise Refused("move-late")
        return rule(table, command, sender)

    patch.setattr("foretold.table.jobs.ruling", planted)


@leak
def undo_depends_on_the_cards(patch: Patch) -> None:
    patch.setattr(rulings, "informed_nobody", lambda before, action: hidden_number(before) % 2 == 0)


@leak
def order_in_which_people_are_told(patch: Patch) -> None:
    """Two messages to one socket change places."""
    take = Hall.take

    def planted(hall: Hall) -> Any:
        effects = take(hall)
        states = [slot.table.state for slot in hall.slots.values() if slot.table is not None]
        return effects[::-1] if states and hidden_number(states[0]) % 3 == 0 else effects

    patch.setattr(Hall, "take", planted)


@leak
def a_message_more(patch: Patch) -> None:
    look_round = Hall._look_round

    def planted(hall: Hall, slot: Slot, now: int) -> None:
        look_round(hall, slot, now)
        if slot.table is not None and hidden_number(slot.table.state) % 3 == 0:
            for number in slot.watchers:
                hall._broadcaster.send(number, {"say": "pong", "n": 0})

    patch.setattr(Hall, "_look_round", planted)


@leak
def a_clock_that_runs_by_the_cards(patch: Patch) -> None:
    clock_of = news.clock_of

    def planted(table: Table, now: int) -> Any:
        return clock_of(table, now - hidden_number(table.state))

    patch.setattr(news, "clock_of", planted)


@leak
def private_entries_are_counted(patch: Patch) -> None:
    """What somebody else's premove does to the numbers: they differ when it becomes void."""
    follow_up = automatic.follow_up

    def planted(table: Table, now: int) -> Any:
        if table.state is not None and table.actor is not None and table.seats[table.actor].premove is not None:
            table.version += hidden_number(table.state) % 2
            table.marks += [table.state.fact_count] * (table.version + 1 - len(table.marks))
        return follow_up(table, now)

    patch.setattr(automatic, "follow_up", planted)
