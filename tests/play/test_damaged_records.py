"""Damaged records: whatever does not fit is InvalidRecord, naming the entry."""

import copy
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import foretold
from tests.golden import paths
from tests.play.refusals import is_proper, refusal

GOLDEN = {path.stem: json.loads(path.read_text("utf-8")) for path in paths()}
NAMES = sorted(GOLDEN)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def read(text: str | bytes) -> foretold.State:
    return foretold.replay(foretold.Record.from_json(text))


def refused(entries: Any) -> foretold.ForetoldError:
    """The error that this record is refused with."""
    with pytest.raises(foretold.InvalidRecord) as caught:
        read(json.dumps(entries))
    assert is_proper(caught.value)
    return caught.value


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the entries of a JSON document are, at every depth."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        found += places(one, (*path, key))
    return found


PLACES = {name: places(entries) for name, entries in GOLDEN.items()}


def changed(draw: Any) -> tuple[str, Any]:
    """A golden record with one entry deleted, doubled, added or replaced."""
    name = draw(st.sampled_from(NAMES))
    entries = copy.deepcopy(GOLDEN[name])
    path = draw(st.sampled_from(PLACES[name]))
    inside: Any = entries
    for key in path[:-1]:
        inside = inside[key]
    kind = draw(st.sampled_from(["delete", "replace", "double", "add"]))
    if kind == "delete":
        del inside[path[-1]]
    elif kind == "replace":
        inside[path[-1]] = draw(JSON)
    elif isinstance(inside, list):
        inside.insert(path[-1], inside[path[-1]] if kind == "double" else draw(JSON))
    else:
        inside[draw(st.text(max_size=10))] = draw(JSON)
    return name, entries


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_changed_record_is_refused_or_another_game(data: st.DataObject) -> None:
    """Never another exception; and what is accepted is a record of its own."""
    _, entries = changed(data.draw)
    error = refusal(lambda: read(json.dumps(entries)))
    if error is not None:
        assert type(error) is foretold.InvalidRecord
        assert isinstance(error.details["entry"], str)
    else:
        again = read(json.dumps(entries)).record()
        assert again.actions == entries["actions"]


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(NAMES), st.floats(0, 1, exclude_max=True))
def test_a_truncated_record_is_no_json(name: str, part: float) -> None:
    text = json.dumps(GOLDEN[name])
    short = text[: int(part * len(text))]
    for cut in (short, short.encode()):
        error = refusal(partial(read, cut))
        assert isinstance(error, foretold.InvalidRecord)
        assert error.code == "record-not-json"


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60) | JSON.map(json.dumps))
def test_junk_is_no_record(junk: str | bytes) -> None:
    assert isinstance(refusal(lambda: read(junk)), foretold.InvalidRecord)


@pytest.mark.parametrize("junk", [None, 1, [], {}, object()])
def test_something_else_is_no_record(junk: Any) -> None:
    assert isinstance(refusal(lambda: read(junk)), foretold.InvalidRecord)


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, '{"format":' * 5_000, '{"a":' * 5_000 + "1" + "}" * 5_000, '{"format": ' + "9" * 5_000 + "}"],
)
def test_a_deep_or_huge_document_is_refused(text: str) -> None:
    assert isinstance(refusal(lambda: read(text)), foretold.InvalidRecord)


@pytest.mark.parametrize(
    ("version", "code"),
    [
        ("foretold/3", "record-later"),
        ("foretold/10", "record-later"),
        ("foretold/0", None),
        ("foretold/1.5", "record-format"),
        ("foretold", "record-format"),
        ("chess/1", "record-format"),
        ("", "record-format"),
        ("foretold/" + "9" * 4000, None),
        (1, "record-field-type"),
        (None, "record-field-type"),
    ],
)
def test_another_format(version: Any, code: str | None) -> None:
    """A later version may hold entries that this one has never heard of: it is refused for its version."""
    entries = {**GOLDEN["predictions-2"], "format": version, "spectators": 3}
    error = refused(entries)
    assert error.details["entry"] == "format"
    assert code in (None, error.code)


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_is_named(name: str) -> None:
    actions = GOLDEN[name]["actions"]
    for number in range(0, len(actions), max(1, len(actions) // 7)):
        broken = [
            *actions[:number],
            "predict 4" if "predict" not in actions[number] else "pass",
            *actions[number + 1 :],
        ]
        assert refused({**GOLDEN[name], "actions": broken}).details["entry"] == f"actions[{number}]"
        broken = [*actions[:number], f"{actions[number]} ", *actions[number + 1 :]]
        assert refused({**GOLDEN[name], "actions": broken}).details["entry"] == f"actions[{number}]"


def test_an_extra_action_is_named() -> None:
    record = GOLDEN["predictions-2"]
    error = refused({**record, "actions": [*record["actions"], "pass"]})
    assert error.details["entry"] == f"actions[{len(record['actions'])}]"
    assert f"actions[{len(record['actions'])}]" in str(error)


def test_an_action_of_another_type_is_named() -> None:
    record = GOLDEN["predictions-2"]
    for junk in (3, None, ["pass"], {"pass": 1}, 1e300, 10**400):
        actions = [*record["actions"][:4], junk, *record["actions"][4:]]
        assert refused({**record, "actions": actions}).details["entry"] == "actions[4]"


DECK_CHANGES: list[tuple[str, Callable[[list[list[str]]], Any], str]] = [
    ("a doubled card", lambda decks: [[decks[0][1], *decks[0][1:]], *decks[1:]], "decks[0]"),
    ("an unknown card", lambda decks: [decks[0], ["ZZ", *decks[1][1:]], *decks[2:]], "decks[1]"),
    ("a card too few", lambda decks: [decks[0], decks[1][:-1], *decks[2:]], "decks[1]"),
    ("a card too many", lambda decks: [decks[0], [*decks[1], decks[1][0]], *decks[2:]], "decks[1]"),
    ("a deck left over", lambda decks: [*decks, decks[0]], "decks[n]"),
    ("the last one missing", lambda decks: decks[:-1], "decks[n-1]"),
    ("all but one missing", lambda decks: decks[:1], "decks[1]"),
    ("none", lambda decks: [], "decks[0]"),
    ("no list", lambda decks: "2C", "decks"),
    ("a number", lambda decks: [1], "decks[0]"),
]


@pytest.mark.parametrize("name", ["predictions-3-inline-deck", "all-or-nothing-3"])
@pytest.mark.parametrize(
    ("change", "entry"), [case[1:] for case in DECK_CHANGES], ids=[case[0] for case in DECK_CHANGES]
)
def test_a_deck_that_does_not_fit_is_named(name: str, change: Callable[[Any], Any], entry: str) -> None:
    decks = GOLDEN[name]["decks"]
    error = refused({**GOLDEN[name], "decks": change(decks)})
    assert error.details["entry"] == entry.replace("n-1", str(len(decks) - 1)).replace("[n]", f"[{len(decks)}]")


RESHUFFLE_CHANGES: list[tuple[str, Callable[[list[list[str]]], Any], str]] = [
    ("the last one missing", lambda orders: orders[:-1], "reshuffles[n-1]"),
    ("all missing", lambda orders: [], "reshuffles[0]"),
    ("one left over", lambda orders: [*orders, orders[0]], "reshuffles[n]"),
    ("a card too few", lambda orders: [orders[0], orders[1][:-1], *orders[2:]], "reshuffles[1]"),
    ("another card", lambda orders: [["ZZ", *orders[0][1:]], *orders[1:]], "reshuffles[0]"),
    ("the pile twice", lambda orders: [orders[0], orders[1] * 2, *orders[2:]], "reshuffles[1]"),
    ("not the pile", lambda orders: [orders[0], orders[0], *orders[2:]], "reshuffles[1]"),
    ("an empty one", lambda orders: [[], *orders[1:]], "reshuffles[0]"),
]


@pytest.mark.parametrize(
    ("change", "entry"), [case[1:] for case in RESHUFFLE_CHANGES], ids=[case[0] for case in RESHUFFLE_CHANGES]
)
def test_a_reshuffle_that_does_not_fit_is_named(change: Callable[[Any], Any], entry: str) -> None:
    record = GOLDEN["predictions-3-inline-deck"]
    orders = record["reshuffles"]
    assert sorted(orders[0]) != sorted(orders[1])
    error = refused({**record, "reshuffles": change(orders)})
    assert error.details["entry"] == entry.replace("n-1", str(len(orders) - 1)).replace("[n]", f"[{len(orders)}]")


def test_tricks_have_no_reshuffles() -> None:
    assert refused({**GOLDEN["all-or-nothing-3"], "reshuffles": [["1R"]]}).details["entry"] == "reshuffles[0]"


@pytest.mark.parametrize("name", ["predictions-2", "all-or-nothing-3"])
def test_a_wrong_result_is_named(name: str) -> None:
    record = GOLDEN[name]
    result = record["result"]
    scores = {**result, "scores": [*result["scores"][:-1], result["scores"][-1] + 1]}
    assert refused({**record, "result": scores}).details["entry"] == "result.scores"
    assert refused({**record, "result": {**result, "winners": []}}).details["entry"] == "result.winners"
    assert refused({**record, "result": {"scores": result["scores"]}}).details["entry"] == "result.winners"
    huge = {**result, "scores": [10**30, *result["scores"][1:]]}
    assert refused({**record, "result": huge}).details["entry"].startswith("result.scores")


def test_a_result_before_the_end_is_wrong() -> None:
    record = GOLDEN["predictions-5-unfinished"]
    early = {**record, "result": {"scores": [0] * 5, "winners": [0]}}
    assert refused(early).details["entry"].startswith("result")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 1), ("players", 6), ("players", "3"), ("players", 2.0), ("players", True), ("players", 10**40),
        ("side", "C"), ("side", 1), ("discard", "shut"), ("heirs", "yes"), ("heirs", 1), ("first", 2), ("first", -1),
        ("colour", "red"), ("", 0), ("deck", "default.toml"), ("deck", 3), ("deck", {}), ("deck", []),
    ],
)  # fmt: skip
def test_options_that_do_not_fit_are_named(option: str, value: Any) -> None:
    record = GOLDEN["predictions-2"]
    error = refused({**record, "options": {**record["options"], option: value}})
    assert error.details["entry"] == f"options.{option}"


def test_other_entries_that_do_not_fit_are_named() -> None:
    record = GOLDEN["all-or-nothing-3"]
    without_dealer = {key: value for key, value in record["options"].items() if key != "dealer"}
    assert refused({**record, "options": without_dealer}).details["entry"] == "options.dealer"
    without_players = {key: value for key, value in record["options"].items() if key != "players"}
    assert refused({**record, "options": without_players}).details["entry"] == "options.players"
    assert refused({**record, "game": "chess"}).details["entry"] == "game"
    assert refused({**record, "players": ["one"]}).details["entry"] == "players"
    assert refused({**record, "players": ["a", "b", 3]}).details["entry"] == "players[2]"
    assert refused({**record, "seed": "12"}).details["entry"] == "seed"
    assert refused({**record, "seed": 12}).details["entry"] == "seed"
    assert refused({**record, "extra": 1}).details["entry"] == "extra"
    for entry in ("format", "game", "options", "decks", "reshuffles", "actions"):
        less = {key: value for key, value in record.items() if key != entry}
        assert refused(less).details["entry"] == entry
