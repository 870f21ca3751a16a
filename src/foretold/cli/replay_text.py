"""Show a replayed game as text: a table for each finished round, and the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from foretold.words import counted, harmless, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold import Record, State


def tell(record: Record, state: State, lang: str) -> str:
    """Return a replayed game as text."""
    from foretold.terminal.teller import teller_class

    names, teller = _names(record, len(state.scores), lang), teller_class(record.game)
    paragraphs = [say("cli-story-title", lang, game=say(f"game-{record.game}", lang), players=len(names))]
    for number, played in enumerate(state.rounds(), start=1):
        head, body = teller.round_story(played, names, lang)
        paragraphs.append(say("cli-story-round", lang, number=number, facts=head) + "\n" + body)
    paragraphs.append("\n".join(_result(state, names, teller.tie_message, lang)))
    return "\n\n".join(paragraphs)


def _names(record: Record, seats: int, lang: str) -> list[str]:
    """Return a name for each seat: its number, and who sat there if the record says so."""
    known: Sequence[str] = record.players or [""] * seats
    seat_names = [say("seat", lang, seat=counted(seat)) for seat in range(seats)]
    return [f"{seat} {harmless(name)}".rstrip() for seat, name in zip(seat_names, known, strict=True)]


def _result(state: State, names: list[str], tie_message: str, lang: str) -> Iterator[str]:
    rows = [[name, str(score)] for name, score in zip(names, state.scores, strict=True)]
    yield table([say("cli-column-player", lang), say("cli-column-score", lang)], rows, numbers=(1,))
    yield ""
    if state.actor is not None:
        yield say("cli-story-unfinished", lang, actor=names[state.actor])
    elif not state.winners:
        yield say("cli-story-nobody", lang)
    else:
        winners = ", ".join(names[seat] for seat in state.winners)
        yield say("cli-story-winners", lang, winners=winners, count=len(state.winners))
        if tie_message and len(state.winners) < state.scores.count(max(state.scores)):
            yield say(tie_message, lang)
