"""What happened since one last looked: the facts of a view's log, as short paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from foretold.terminal.voice import Voice, capital
from foretold.words import tell

Fact = Mapping[str, Any]

#: Facts that a round's summary tells better.
IN_SUMMARY = frozenset({"hand-card", "hand-shown", "hand-paid", "rune-cards-paid", "shows-bet", "scores"})
#: What others do behind a closed hand each time, and nobody needs to be told.
_IDLE = frozenset({"has-bet"})
#: Facts that say of oneself less than the one that follows or followed.
_LESS = frozenset({"draws", "keeps", "discards", "has-bet", "has-predicted"})
#: Facts that follow one another card by card, and are told as one.
_BY_CARD = frozenset({"dealt", "reveals-card", "lays-on-pile", "shows-card", "discards-card"})
#: Arguments that name a card.
_CARDS = ("card", "given")
#: Facts that begin what comes after a round's summary.
_NEXT = frozenset({"heirs-round", "round-begins", "wins", "nobody-wins"})
RESULTS = frozenset({"wins", "nobody-wins"})


def paragraphs(voice: Voice, facts: Sequence[Fact]) -> Iterator[str]:
    """The facts in words, a paragraph for each turn."""
    for _, turn in groupby(_worth_telling(voice, facts), key=_turn):
        yield voice.together(list(sentences(voice, list(turn))))


def logbook(voice: Voice, log: Sequence[Fact]) -> Iterator[str]:
    """What happened in the present round, a numbered paragraph for each turn."""
    for turn, facts in groupby(_worth_telling(voice, this_round(log)), key=lambda fact: fact["turn"]):
        told = voice.together(list(sentences(voice, list(facts))))
        yield (voice.say(f"play-log-{voice.game.name}", turn=turn) + " " if turn else "") + told


def _turn(fact: Fact) -> tuple[Any, bool]:
    """A turn ends when predictions begin."""
    return fact["turn"], fact["fact"] in ("gallery-full", "turns-over", "predicts", "strongest", "pot-paid")


def sentences(voice: Voice, facts: Sequence[Fact]) -> Iterator[str]:
    """Each fact as a sentence; cards that share one fate share a sentence."""
    for _, alike in groupby(enumerate(facts), key=_kind):
        same = [fact for _, fact in alike]
        cards = [fact["card"] for fact in same if "card" in fact]
        yield sentence(voice, same[0], cards)


def _kind(numbered: tuple[int, Fact]) -> Any:
    number, fact = numbered
    if fact["fact"] in _BY_CARD:
        return fact["fact"], fact.get("seat"), fact.get("viewer")
    return number


def _worth_telling(voice: Voice, facts: Sequence[Fact]) -> Iterator[Fact]:
    for number, fact in enumerate(facts):
        name, mine = fact["fact"], fact.get("seat") == voice.seat
        following = facts[number + 1]["fact"] if number + 1 < len(facts) else ""
        empty = name == "pot-carried" and fact["runes"] == 0
        counted = name == "reveals" and following == "reveals-card"
        if not (name in IN_SUMMARY or name in _IDLE or empty or counted or (mine and name in _LESS)):
            yield fact


def sentence(voice: Voice, fact: Fact, cards: Iterable[str] = ()) -> str:
    """One fact, in the second person where it is about the one who is told."""
    spoken: dict[str, Any] = dict(fact)
    for name in _CARDS:
        if name in fact:
            spoken[name] = voice.card(fact[name])
    listed = list(cards)
    if listed:
        spoken["card"] = voice.cards(listed)
    if "colour" in fact:
        spoken["colour"] = voice.colour(fact["colour"])
    return capital(_in_other_words(voice, spoken) or tell(voice.game.name, spoken, voice.lang, voice.names))


def _in_other_words(voice: Voice, fact: Fact) -> str:
    """The fact told to the one who did it or to whom it was done, or of one who did it to themselves; else empty."""
    done_to = fact.get("target", fact.get("viewer"))
    name = f"{voice.game.name}-{fact['fact']}"
    if fact.get("seat") == voice.seat:
        message = f"play-yourself-{name}" if done_to == voice.seat else f"play-you-{name}"
    elif done_to == voice.seat:
        message = f"play-to-you-{name}"
    elif done_to is not None and done_to == fact.get("seat"):
        message = f"play-own-{name}"
    else:
        return ""
    names = {key: voice.names[fact[key]] for key in ("seat", "target", "viewer") if key in fact}
    args = {key: value for key, value in fact.items() if key not in ("fact", "turn")} | names
    if "combination" in args:
        args["combination"] = voice.say(f"combination-{args['combination']}")
    if "effect" in args:
        args["effect"] = voice.effect(args["effect"])
    if "place" in args:
        args["place"] = voice.place(args["place"])
    return voice.say(message, **args)


def ends_round(facts: Sequence[Fact]) -> bool:
    """Whether a round was scored among these facts."""
    return any(fact["fact"] in IN_SUMMARY for fact in facts)


def around_summary(facts: Sequence[Fact]) -> tuple[list[Fact], list[Fact]]:
    """What to tell before the summary of the round that ended, and what after it."""
    scored = max(number for number, fact in enumerate(facts) if fact["fact"] in IN_SUMMARY)
    for number in range(scored, len(facts)):
        if facts[number]["fact"] in _NEXT:
            return list(facts[:number]), list(facts[number:])
    return list(facts), []


def this_round(log: Sequence[Fact]) -> list[Fact]:
    """The facts since the present round began."""
    starts = [number for number, fact in enumerate(log) if fact["fact"] == "round-begins"]
    return list(log[starts[-1] if starts else 0 :])
