"""Facts as a view shows them: a code in words and named arguments, those alone that the observer witnessed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from foretold.rules.desk import FACT_A, FACT_CODE, FACT_KNOWERS, FACT_SEAT, FACT_TURN, FACT_WIDTH, SPECTATOR

Shown = Callable[[int], Any]
Read = Callable[[Any], int]


def code_name(fact: IntEnum) -> str:
    """How a code is written outside: ``GOES_ALL_IN`` is ``goes-all-in``."""
    return fact.name.lower().replace("_", "-")


def rows(facts: np.ndarray) -> np.ndarray:
    """The facts written so far."""
    return facts[1 : int(facts[0, 0]) + 1]


def witnessed(facts: np.ndarray, observer: int | None) -> np.ndarray:
    """The facts that a seat (None: a spectator) learned."""
    bit = 1 << (SPECTATOR if observer is None else observer)
    written = rows(facts)
    seen: np.ndarray = written[(written[:, FACT_KNOWERS] & bit) != 0]
    return seen


def told(
    facts: np.ndarray,
    fact_type: type[IntEnum],
    arguments: Mapping[Any, tuple[tuple[str, str], ...]],
    shown: Mapping[str, Shown],
) -> Iterator[dict[str, Any]]:
    """Facts as dictionaries; ``shown`` says how each kind of argument is written."""
    for row in facts.tolist():
        fact = fact_type(row[FACT_CODE])
        entry: dict[str, Any] = {"turn": row[FACT_TURN], "fact": code_name(fact)}
        if row[FACT_SEAT] >= 0:
            entry["seat"] = row[FACT_SEAT]
        for place, (name, kind) in enumerate(arguments[fact]):
            entry[name] = shown[kind](row[FACT_A + place])
        yield entry


def untold(
    log: Iterable[Mapping[str, Any]],
    fact_type: type[IntEnum],
    arguments: Mapping[Any, tuple[tuple[str, str], ...]],
    read: Mapping[str, Read],
) -> np.ndarray:
    """Facts from dictionaries, as ``told`` writes them, but for who knows them."""
    codes = {code_name(fact): fact for fact in fact_type}
    entries = list(log)
    rows_ = np.zeros((len(entries), FACT_WIDTH), np.int32)
    for row, entry in zip(rows_, entries, strict=True):
        fact = codes[entry["fact"]]
        row[FACT_CODE], row[FACT_TURN], row[FACT_SEAT] = fact, entry["turn"], entry.get("seat", -1)
        for place, (name, kind) in enumerate(arguments[fact]):
            row[FACT_A + place] = read[kind](entry[name])
    return rows_
