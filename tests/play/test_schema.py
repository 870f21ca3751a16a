"""The published JSON Schema: up to date, true of the golden records, and not true of broken ones."""

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import foretold
from foretold.play.record import schema
from tests.golden import paths

PUBLISHED = Path(__file__).parents[2] / "docs" / "record.schema.json"
GOLDEN = {path.stem: json.loads(path.read_text("utf-8")) for path in paths()}


@pytest.fixture(scope="module")
def validator() -> jsonschema.protocols.Validator:
    published = json.loads(PUBLISHED.read_text("utf-8"))
    kind = jsonschema.validators.validator_for(published)
    kind.check_schema(published)
    return kind(published)


def test_the_published_schema_is_up_to_date() -> None:
    """If it is not: scripts/generate."""
    assert json.loads(PUBLISHED.read_text("utf-8")) == schema()


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_the_schema_is_true_of_the_golden_records(name: str, validator: jsonschema.protocols.Validator) -> None:
    validator.validate(GOLDEN[name])
    assert foretold.Record.from_json(json.dumps(GOLDEN[name])).game == GOLDEN[name]["game"]


CHANGES: list[tuple[str, Any]] = [
    ("format", "foretold/3"), ("format", 1), ("game", 3), ("options", []), ("seed", "12"), ("seed", "g" * 64),
    ("seed", 7), ("decks", [["2C", 3]]), ("decks", ["2C"]), ("decks", {}), ("reshuffles", [3]), ("players", [1]),
    ("players", "Ada"), ("actions", [3]), ("actions", "pass"), ("result", {}),
    ("result", {"scores": ["1"], "winners": []}),
    ("result", {"scores": [1], "winners": [], "more": 1}), ("extra", None),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "value"), CHANGES)
def test_the_schema_and_the_reader_refuse_the_same(
    entry: str, value: Any, validator: jsonschema.protocols.Validator
) -> None:
    broken = copy.deepcopy(GOLDEN["predictions-2"])
    broken[entry] = value
    assert not validator.is_valid(broken)
    with pytest.raises(foretold.InvalidRecord):
        foretold.Record.from_json(json.dumps(broken))


@pytest.mark.parametrize("entry", ["format", "game", "options", "decks", "reshuffles", "actions"])
def test_entries_that_every_record_has(entry: str, validator: jsonschema.protocols.Validator) -> None:
    broken = {key: value for key, value in GOLDEN["predictions-2"].items() if key != entry}
    assert not validator.is_valid(broken)
    with pytest.raises(foretold.InvalidRecord):
        foretold.Record.from_json(json.dumps(broken))


@pytest.mark.parametrize("entry", ["seed", "players", "result"])
def test_entries_that_may_be_missing(entry: str, validator: jsonschema.protocols.Validator) -> None:
    less = {key: value for key, value in GOLDEN["predictions-3-side-b"].items() if key != entry}
    assert validator.is_valid(less)
    assert getattr(foretold.Record.from_json(json.dumps(less)), entry) is None
