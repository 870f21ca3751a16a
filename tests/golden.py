"""Golden records: games of every format that must replay for ever.

``python -m tests.golden write`` writes those that are missing from ``tests/records``; one that is there is never
written again, because a record that no longer replays is a broken promise and not an old file.
"""

import hashlib
import json
import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import foretold
from tests.conformance.variants import BUSY, colours

FOLDER = Path(__file__).parent / "records"
HASTY = ("pass", "all-in")


@dataclass(frozen=True)
class Golden:
    """What a golden record holds."""

    name: str
    game: str
    options: dict[str, Any]
    decisions: int | None = None  # None: to the end
    rounds: int = 0  # search a seed whose game has so many
    seed_kept: bool = True
    players: list[str] | None = None
    result_kept: bool = True
    patient: bool = False


#: Written when foretold/1 was the format: no version since writes them.
FIRST = (
    *("predictions-2", "predictions-3-side-b", "predictions-4-seer", "predictions-5-blind", "predictions-2-heirs"),
    *("predictions-3-inline-deck", "predictions-4-blind-reshuffles", "predictions-5-unfinished"),
    *("all-or-nothing-3", "all-or-nothing-4-target", "all-or-nothing-6-eight-colours", "all-or-nothing-5-unfinished"),
    "all-or-nothing-3-dealt-only",
)

#: Of foretold/2.
GOLDEN = [
    Golden("second-predictions-2", "predictions", {"players": 2}),
    Golden("second-predictions-3-side-b", "predictions", {"players": 3, "side": "B"}, players=["Ada", "", "Grace"]),
    Golden("second-predictions-4-seer", "predictions", {"players": 4, "discard": "seer", "first": 2}, seed_kept=False),
    Golden("second-predictions-5-blind", "predictions", {"players": 5, "discard": "blind"}, result_kept=False),
    Golden("second-predictions-2-heirs", "predictions", {"players": 2, "heirs": True}, rounds=4),
    Golden("second-predictions-4-blind-reshuffles", "predictions",
           {"players": 4, "discard": "blind", "deck": BUSY}, decisions=230, patient=True, seed_kept=False),
    Golden("second-predictions-5-unfinished", "predictions", {"players": 5, "side": "B"}, decisions=37),
    Golden("second-all-or-nothing-3", "all-or-nothing", {"players": 3}, players=["Ä", "日本", ""]),
    Golden("second-all-or-nothing-6-eight-colours", "all-or-nothing",
           {"players": 6, "rounds": 3, "deck": colours(8, 5)}),
]  # fmt: skip


def pick(key: str, number: int, legal: list[Any]) -> Any:
    """A choice that depends on nothing but its key: the same on every machine and Python."""
    return legal[int.from_bytes(hashlib.sha256(f"{key} {number}".encode()).digest()[:8]) % len(legal)]


def _play(golden: Golden, seed: int) -> foretold.State:
    state = foretold.game(golden.game, **golden.options).deal(seed=seed)
    while not state.is_over and len(state.actions) != golden.decisions:
        legal = state.legal_actions()
        if golden.patient:
            legal = [action for action in legal if action not in HASTY] or legal
        state.apply(pick(f"{golden.name} {seed}", len(state.actions), legal))
    return state


def make(golden: Golden) -> foretold.State:
    """The game that a golden record is of."""
    return next(
        state for state in (_play(golden, seed) for seed in count(1)) if len(state.record().decks) >= golden.rounds
    )


def text_of(golden: Golden, state: foretold.State) -> str:
    """The record as it is stored."""
    entries = json.loads(state.record(players=golden.players).to_json())
    if not golden.seed_kept:
        del entries["seed"]
    if not golden.result_kept:
        del entries["result"]
    return foretold.Record.from_json(json.dumps(entries)).to_json()


def outcome(state: foretold.State) -> dict[str, Any]:
    """What a replay must find."""
    return {
        "scores": list(state.scores),
        "winners": list(state.winners),
        "actor": state.actor,
        "legal": [str(action) for action in state.legal_actions()],
        "rounds": state.rounds(),
    }


def paths() -> list[Path]:
    """The stored golden records."""
    return sorted(FOLDER.glob("*.json"))


def expected(path: Path) -> dict[str, Any]:
    """The stored outcome of a golden record."""
    found: dict[str, Any] = json.loads((FOLDER / "rounds" / path.name).read_text("utf-8"))
    return found


def write() -> None:
    """Write what is missing."""
    (FOLDER / "rounds").mkdir(parents=True, exist_ok=True)
    for golden in GOLDEN:
        path = FOLDER / f"{golden.name}.json"
        if path.exists():
            print(f"kept     {path.name}")  # noqa: T201  # a command
            continue
        state = make(golden)
        path.write_text(text_of(golden, state), "utf-8")
        told = json.dumps(outcome(state), ensure_ascii=False, indent=1)
        (FOLDER / "rounds" / path.name).write_text(told + "\n", "utf-8")
        print(f"written  {path.name}")  # noqa: T201  # a command


if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        sys.exit("usage: python -m tests.golden write")
    write()
