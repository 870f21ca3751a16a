"""Readable playthroughs: short games as text, with what everybody sees at every decision.

``python -m tests.playthrough write`` writes ``tests/playthroughs/*.txt`` anew; their diff is reviewed like code.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import foretold
from tests.conformance.variants import BUSY
from tests.golden import HASTY, pick

FOLDER = Path(__file__).parent / "playthroughs"
REVEALING = {**BUSY, "effects": {rank: ["reveal 5*"] * 3 for rank in BUSY["effects"]}, "cards": {}}


@dataclass(frozen=True)
class Playthrough:
    """A short game: until its first round is over."""

    name: str
    title: str
    game: str
    options: dict[str, Any]
    seed: int
    patient: bool = False


PLAYTHROUGHS = [
    Playthrough("predictions-2", "One round, two players", "predictions", {"players": 2}, 1),
    Playthrough("predictions-2-reshuffle", "One round in which the deck runs out: every card reveals 5 three times",
                "predictions", {"players": 2, "discard": "seer", "deck": REVEALING}, 2, patient=True),
    Playthrough("predictions-3-blind", "One round of the blind variant", "predictions",
                {"players": 3, "discard": "blind"}, 3),
    Playthrough("all-or-nothing-3", "A game of one round", "all-or-nothing", {"players": 3, "rounds": 1}, 4),
]  # fmt: skip


def _list(items: Any) -> str:
    return " ".join("?" if item is None else str(item) for item in items) or "-"


def _predictions_table(table: dict[str, Any]) -> Iterator[str]:
    gallery = " | ".join("/".join(column) or "." for column in table["gallery"])
    yield f"round {table['round']}, turn {table['turn']} of seat {table['at_turn']}, pot {table['pot']}"
    yield f"gallery  {gallery}"
    top = f", top {table['pile']['top']}" if table["pile"]["top"] else ""
    yield f"deck {table['deck']}, pile {table['pile']['count']}{top}, all in: {table['all_in']}"
    if table["played"]:
        played = table["played"]
        yield f"played {played['card']} ({' · '.join(played['effects'])}), at effect {played['step'] + 1}"


def _predictions_seat(view: dict[str, Any]) -> Iterator[str]:
    table, memory = view["table"], view["memory"]
    if table["hand"] is not None:
        worth = f"  = {table['worth']['combination']} {table['worth']['strength']}" if table["worth"] else ""
        yield f"hand {_list(table['hand'])}{worth}"
    if table["revealed"]:
        yield f"revealed {_list(table['revealed'])}"
    if any(prediction is not None for prediction in table["predictions"]):
        yield f"predictions {_list(table['predictions'])}"
    for seat, cards in enumerate(memory["hands"]):
        if cards:
            yield f"knows in hand {seat}: {_list(cards)}"
    for place in ("deck", "pile"):
        if any(memory[place]):
            yield f"knows in {place}: {_list(memory[place])}"
    for heard in memory["announced"]:
        yield f"heard of seat {heard['seat']} in turn {heard['turn']}: {heard['combination']}"
    for eye in memory["eye"]:
        yield f"eye of {eye['viewer']} on {eye['seat']} in turn {eye['turn']}: {_list(eye['cards'])}"


def _tricks_table(table: dict[str, Any]) -> Iterator[str]:
    yield f"round {table['round']} of {table['cards']} cards, dealer {table['dealer']}, trump {table['trump']}"
    yield f"trick {table['trick']}: {_list(table['played'])}, won so far {_list(table['tricks'])}"
    if table["previous_trick"]:
        yield f"trick before: {_list(table['previous_trick']['cards'])}, won by {table['previous_trick']['winner']}"


def _tricks_seat(view: dict[str, Any]) -> Iterator[str]:
    table, memory = view["table"], view["memory"]
    if table["hand"] is not None:
        yield f"hand {_list(table['hand'])}"
    yield f"bets {_list(table['bets'])}, open {_list(table['open'])}"
    for seat, suits in enumerate(memory["cannot_have"]):
        if suits:
            yield f"seat {seat} can't have {_list(suits)}"
    for seat, cards in enumerate(memory["hands"]):
        if cards:
            yield f"knows in hand {seat}: {_list(cards)}"


SHOWN = {"predictions": (_predictions_table, _predictions_seat), "all-or-nothing": (_tricks_table, _tricks_seat)}


def _fact(entry: dict[str, Any]) -> str:
    words = [f"{key} {value}" for key, value in entry.items() if key not in ("turn", "fact")]
    return str(entry["fact"]) + (f" ({', '.join(words)})" if words else "")


def _facts(state: foretold.State, told: dict[int | None, int]) -> Iterator[str]:
    """What happened since the decision before, and for a fact that not all witnessed, who did."""
    new = {}
    for seat in told:
        log = state.view(seat)["log"]
        new[seat] = [_fact(entry) for entry in log[told[seat] :]]
        told[seat] = len(log)
    for fact in new[None]:
        yield f"  {fact}"
    for seat, facts in new.items():
        private = list(facts)
        for fact in new[None]:
            if fact in private:
                private.remove(fact)
        if private and seat is not None:
            yield f"  [seat {seat} alone] {'; '.join(private)}"


def _position(state: foretold.State) -> Iterator[str]:
    """The table and every seat's view."""
    on_table, of_seat = SHOWN[state.game.name]
    yield from (f"  {line}" for line in on_table(state.view(None)["table"]))
    yield f"  scores {_list(state.scores)}"
    for seat in [*range(state.game.players), None]:
        lines = list(of_seat(dict(state.view(seat))))
        if lines:
            yield f"  {'spectator' if seat is None else f'seat {seat}'}: " + "; ".join(lines)


def lines(play: Playthrough) -> Iterator[str]:
    """The playthrough as text."""
    state = foretold.game(play.game, **play.options).deal(seed=play.seed)
    shown = {key: value for key, value in play.options.items() if key != "deck"}
    yield f"# {play.title}"
    yield f"# {play.game} {shown}, seed {play.seed}"
    yield f"# deck {_list(state.record().decks[0])}"
    told: dict[int | None, int] = dict.fromkeys([*range(state.game.players), None], 0)
    while not state.rounds():
        yield ""
        yield from _facts(state, told)
        legal = state.legal_actions()
        yield f"decision {len(state.actions)}: seat {state.actor} is asked: {state.view(None)['asked']}"
        yield from _position(state)
        yield f"  legal: {', '.join(legal)}"
        patient = [action for action in legal if action not in HASTY] if play.patient else legal
        action = pick(play.name, len(state.actions), patient or legal)
        yield f"> {action}"
        state.apply(action)
    yield ""
    yield from _facts(state, told)
    for order in state.record().reshuffles:
        yield f"# reshuffled into {_list(order)}"
    yield f"# over: {state.is_over}, scores {_list(state.scores)}, winners {_list(state.winners)}"
    for key, value in state.rounds()[0].items():
        yield f"# {key}: {value}"


def text_of(play: Playthrough) -> str:
    """The whole file."""
    return "\n".join(line.rstrip() for line in lines(play)) + "\n"


def write() -> None:
    """Write all playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for play in PLAYTHROUGHS:
        (FOLDER / f"{play.name}.txt").write_text(text_of(play), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["write"]:
        sys.exit("usage: python -m tests.playthrough write")
    write()
