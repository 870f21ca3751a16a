"""What happened since one last looked: the facts of a view's log, as short paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from foretold.terminal.texts import Texts, capital
from foretold.words import counted, has_message, tell, worded

Fact = Mapping[str, Any]

#: Arguments that name a card.
_CARDS = ("card", "given")
RESULTS = frozenset({"wins", "nobody-wins"})


def paragraphs(texts: Texts, facts: Sequence[Fact]) -> Iterator[str]:
    """The facts in words, a paragraph for each turn."""
    after = texts.teller.facts.after_turns
    for _, turn in groupby(_worth_telling(texts, facts), key=lambda fact: (fact["turn"], fact["fact"] in after)):
        yield texts.together(list(sentences(texts, list(turn))))


def logbook(texts: Texts, log: Sequence[Fact]) -> Iterator[str]:
    """What happened in the present round, a numbered paragraph for each turn."""
    for turn, facts in groupby(_worth_telling(texts, this_round(log)), key=lambda fact: fact["turn"]):
        told = texts.together(list(sentences(texts, list(facts))))
        yield (texts.say(_log_message(texts), turn=turn) + " " if turn else "") + told


def _log_message(texts: Texts) -> str:
    own = f"play-log-{texts.game.name}"
    return own if has_message(own) else "play-log-any"


def sentences(texts: Texts, facts: Sequence[Fact]) -> Iterator[str]:
    """Each fact as a sentence; cards that share one fate share a sentence."""
    by_card = texts.teller.facts.by_card
    for _, alike in groupby(enumerate(facts), key=lambda numbered: _kind(numbered, by_card)):
        same = [fact for _, fact in alike]
        cards = [fact["card"] for fact in same if "card" in fact]
        yield sentence(texts, same[0], cards)


def _kind(numbered: tuple[int, Fact], by_card: frozenset[str]) -> Any:
    number, fact = numbered
    if fact["fact"] in by_card:
        return fact["fact"], fact.get("seat"), fact.get("viewer")
    return number


def _worth_telling(texts: Texts, facts: Sequence[Fact]) -> Iterator[Fact]:
    groups = texts.teller.facts
    for number, fact in enumerate(facts):
        name, mine = fact["fact"], fact.get("seat") == texts.seat
        following = facts[number + 1]["fact"] if number + 1 < len(facts) else ""
        if name in groups.in_summary or name in groups.idle or (mine and name in groups.less):
            continue
        if texts.teller.tells(fact, following):
            yield fact


def sentence(texts: Texts, fact: Fact, cards: Iterable[str] = ()) -> str:
    """One fact, in the second person where it is about the one who is told."""
    spoken: dict[str, Any] = dict(fact)
    for name in _CARDS:
        if name in fact:
            spoken[name] = texts.card(fact[name])
    listed = list(cards)
    if listed:
        spoken["card"] = texts.cards(listed)
    if "colour" in fact:
        spoken["colour"] = texts.colour(fact["colour"])
    return capital(_in_other_words(texts, spoken) or tell(texts.game.name, spoken, texts.lang, _names(texts, fact)))


def _names(texts: Texts, fact: Fact) -> list[str]:
    """What everybody is called; oneself by the seat, where a game has no sentence in the second person."""
    if texts.teller.says_you or fact.get("seat") != texts.seat:
        return texts.names
    own = texts.say("seat", seat=counted(texts.seat))
    return [own if seat == texts.seat else name for seat, name in enumerate(texts.names)]


def _in_other_words(texts: Texts, fact: Fact) -> str:
    """The fact told to the one who did it or to whom it was done, or of one who did it to themselves; else empty."""
    done_to = fact.get("target", fact.get("viewer"))
    name = f"{texts.game.name}-{fact['fact']}"
    if fact.get("seat") == texts.seat:
        message = f"play-yourself-{name}" if done_to == texts.seat else f"play-you-{name}"
    elif done_to == texts.seat:
        message = f"play-to-you-{name}"
    elif done_to is not None and done_to == fact.get("seat"):
        message = f"play-own-{name}"
    else:
        return ""
    if not has_message(message):
        return ""
    names = {key: texts.names[fact[key]] for key in ("seat", "target", "viewer") if key in fact}
    args = {key: value for key, value in fact.items() if key not in ("fact", "turn")} | names
    return texts.say(message, **{key: worded(key, value, texts.lang) or value for key, value in args.items()})


def shown_order(texts: Texts, log: Sequence[Fact], players: int) -> list[int]:
    """The seats in the order in which the last finished round showed them; in their own where no fact shows them."""
    showing = texts.teller.facts.showing
    return [fact["seat"] for fact in log if fact["fact"] in showing][-players:] if showing else list(range(players))


def ends_round(texts: Texts, facts: Sequence[Fact]) -> bool:
    """Whether a round was scored among these facts; in a game that does not say so, whether something follows it."""
    groups = texts.teller.facts
    return any(fact["fact"] in (groups.in_summary or groups.after_summary) for fact in facts)


def around_summary(texts: Texts, facts: Sequence[Fact]) -> tuple[list[Fact], list[Fact]]:
    """What to tell before the summary of the round that ended, and what after it."""
    groups = texts.teller.facts
    scored = max((number for number, fact in enumerate(facts) if fact["fact"] in groups.in_summary), default=0)
    for number in range(scored, len(facts)):
        if facts[number]["fact"] in groups.after_summary:
            return list(facts[:number]), list(facts[number:])
    return list(facts), []


def rounds_begun(log: Sequence[Fact]) -> int:
    """How many rounds have begun."""
    return sum(fact["fact"] == "round-begins" for fact in log)


def this_round(log: Sequence[Fact]) -> list[Fact]:
    """The facts since the present round began."""
    starts = [number for number, fact in enumerate(log) if fact["fact"] == "round-begins"]
    return list(log[starts[-1] if starts else 0 :])
