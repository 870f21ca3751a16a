"""The texts of a shared link to a finished game: title, description, players."""

from __future__ import annotations

from dataclasses import dataclass

from foretold.server.finished import Finished, Player
from foretold.words import bot_name, counted, number, say


@dataclass(frozen=True)
class Shared:
    """The texts in the head of a finished game's page. The picture is a path on this server."""

    title: str
    about: str
    path: str
    picture: str


def shared(game: Finished, table: str, lang: str) -> Shared:
    """Return the texts of a link to a game, in a language."""
    names = [name_of(player, seat, lang) for seat, player in enumerate(game.players)]
    title = say("after-share-title", lang, game=say(f"game-{game.record.game}", lang), players=_listed(names, lang))
    about = say("play-list-sentence", lang, list=_verdict(game, names, lang), next=_scores(game, names, lang))
    return Shared(title, about, f"/g/{table}", f"/g/{table}/preview.png?lang={lang}")


def name_of(player: Player, seat: int, lang: str) -> str:
    """Return the name of a player; bots are named by level and seat."""
    if player.kind == "bot":
        return say("play-bot", lang, level=bot_name(player.level or "", lang), seat=counted(seat))
    return player.name or say("web-guest", lang)


def standing(game: Finished) -> list[int]:
    """Return the seats, the best first; winners come before others with the same score."""
    return sorted(range(len(game.scores)), key=lambda seat: (-game.scores[seat], seat not in game.winners, seat))


def _verdict(game: Finished, names: list[str], lang: str) -> str:
    if game.ending is not None:
        return say(f"table-ended-{game.ending}", lang)
    if not game.winners:
        return say("web-result-nobody", lang)
    winners = _listed([names[seat] for seat in game.winners], lang)
    return say("web-result-won", lang, count=len(game.winners), names=winners)


def _scores(game: Finished, names: list[str], lang: str) -> str:
    told = [
        say("after-share-score", lang, player=names[seat], score=number(game.scores[seat], lang))
        for seat in standing(game)
    ]
    return say("after-share-scores", lang, scores=_joined("more", told, lang))


def _listed(items: list[str], lang: str) -> str:
    """Return a list such as `A, B and C`."""
    if len(items) < 2:
        return "".join(items)
    return say("play-list-last", lang, list=_joined("more", items[:-1], lang), next=items[-1])


def _joined(how: str, items: list[str], lang: str) -> str:
    text = items[0] if items else ""
    for item in items[1:]:
        text = say(f"play-list-{how}", lang, list=text, next=item)
    return text
