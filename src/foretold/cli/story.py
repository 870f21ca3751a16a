"""A replayed game in words: a table for each finished round, and the result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from foretold.words import harmless, say
from foretold.words.layout import table

if TYPE_CHECKING:
    from foretold import Record, State

Round = dict[str, Any]


def tell(record: Record, state: State, lang: str) -> str:
    """Return the whole story of a replayed game."""
    names = _names(record, len(state.scores), lang)
    paragraphs = [say("cli-story-title", lang, game=say(f"game-{record.game}", lang), players=len(names))]
    for number, played in enumerate(state.rounds(), start=1):
        describe = _predictions if "pot" in played else _all_or_nothing
        head, body = describe(played, names, lang)
        paragraphs.append(say("cli-story-round", lang, number=number, facts=head) + "\n" + body)
    paragraphs.append("\n".join(_result(state, names, lang)))
    return "\n\n".join(paragraphs)


def _names(record: Record, seats: int, lang: str) -> list[str]:
    """Return a name for each seat: its number, and who sat there if the record says so."""
    known: Sequence[str] = record.players or [""] * seats
    seat_names = [say("seat", lang, seat=seat) for seat in range(seats)]
    return [f"{seat} {harmless(name)}".rstrip() for seat, name in zip(seat_names, known, strict=True)]


def _predictions(played: Round, names: list[str], lang: str) -> tuple[str, str]:
    head = say(
        "cli-story-predictions", lang,
        pot=played["pot"], carry=played["carry"], strongest=names[played["strongest"]],
    )  # fmt: skip
    columns = ("player", "hand", "combination", "strength", "prediction", "gain")
    rows = [
        [
            name,
            " ".join(played["hands"][seat]),
            say(f"combination-{played['combinations'][seat]}", lang),
            str(played["strengths"][seat]),
            names[played["predictions"][seat]],
            f"+{played['gains'][seat]}",
        ]
        for seat, name in enumerate(names)
    ]
    return head, table([say(f"cli-column-{column}", lang) for column in columns], rows, numbers=(3, 5))


def _all_or_nothing(played: Round, names: list[str], lang: str) -> tuple[str, str]:
    head = say("cli-story-all-or-nothing", lang, dealer=names[played["dealer"]], trump=played["trump"])
    columns = ("player", "bet", "kind", "tricks", "gain")
    rows = [
        [
            name,
            str(played["bets"][seat]),
            say("cli-story-open" if played["open"][seat] else "cli-story-secret", lang),
            str(played["tricks"][seat]),
            f"+{played['gains'][seat]}",
        ]
        for seat, name in enumerate(names)
    ]
    return head, table([say(f"cli-column-{column}", lang) for column in columns], rows, numbers=(1, 3, 4))


def _result(state: State, names: list[str], lang: str) -> Iterator[str]:
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
        if len(state.winners) < state.scores.count(max(state.scores)):
            yield say("cli-story-tie", lang)
