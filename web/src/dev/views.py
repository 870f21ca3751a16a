"""Writes what the gallery page shows and what is printed on the cards, from the library itself.

Run from the repository's root: `python web/src/dev/views.py` writes `web/src/dev/views.json` (tables of both games as
viewers would be told of them) and `web/src/games/GAME/cards/faces.json` (the faces of the built-in decks).
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import foretold

HERE = Path(__file__).parent
GAMES = Path(foretold.__file__).parent / "games"
NAMES = ["Ada", "Grace", "Emmy", "Sophie", "Hedy", "Katherine"]
View = dict[str, Any]
Wanted = Callable[[View], bool]


def asked(word: str) -> Wanted:
    """Views in which the observer is asked this."""
    return lambda view: view["actor"] == view["seat"] and view["asked"] == word


def resolving(word: str, step: int = 0) -> Wanted:
    """Views in which the observer is asked about this step of a played card."""
    return lambda view: asked(word)(view) and view["table"]["played"]["step"] == step


def turned_up(count: int) -> Wanted:
    """Views in which the observer keeps one of so many cards."""
    return lambda view: asked("keep")(view) and len(view["table"]["revealed"]) == count


def late(word: str, filled: int) -> Wanted:
    """Views in which the observer is asked this when the gallery holds so many cards or more."""
    return lambda view: asked(word)(view) and sum(map(len, view["table"]["gallery"])) >= filled


def waits(view: View) -> bool:
    """The observer waits for another who resolves a card, and somebody is all in."""
    table = view["table"]
    return view["actor"] != view["seat"] and table["played"] is not None and table["all_in"] not in (None, view["seat"])


def new_round(view: View) -> bool:
    """The second round has just begun."""
    return view["last_round"] is not None and view["table"]["round"] == 2


def over(view: View) -> bool:
    """The game is over."""
    return bool(view["over"])


def mid_trick(view: View) -> bool:
    """The observer is asked for a card in a later trick, after others."""
    table = view["table"]
    return asked("play")(view) and table["trick"] >= 3 and sum(card is not None for card in table["played"]) >= 2


def trick_of_others(view: View) -> bool:
    """The observer has played and waits."""
    table = view["table"]
    return view["actor"] != view["seat"] and table["trick"] >= 2 and table["played"][view["seat"] or 0] is not None


def third_trick(view: View) -> bool:
    """The third trick has begun."""
    return bool(view["table"]["trick"] == 3)


# name, game, options, seat (None: a spectator), what to wait for
SCENES: list[tuple[str, str, dict[str, Any], int | None, Wanted]] = [
    ("turn-4", "predictions", {"players": 4}, 0, late("turn", 7)),
    ("take-4", "predictions", {"players": 4, "side": "B"}, 0, resolving("take")),
    ("swap-3", "predictions", {"players": 3}, 1, resolving("swap")),
    ("keep-5", "predictions", {"players": 5}, 0, turned_up(5)),
    ("hypnosis-5", "predictions", {"players": 5}, 2, asked("hypnosis")),
    ("eye-4", "predictions", {"players": 4}, 0, asked("eye")),
    ("hide-3", "predictions", {"players": 3}, 0, asked("hide")),
    ("discard-2", "predictions", {"players": 2}, 0, asked("discard")),
    ("predict-5", "predictions", {"players": 5}, 3, asked("predict")),
    ("predict-2", "predictions", {"players": 2}, 0, asked("predict")),
    ("waiting-5", "predictions", {"players": 5}, 0, waits),
    ("turn-2", "predictions", {"players": 2}, 0, late("turn", 5)),
    ("seer-3", "predictions", {"players": 3, "discard": "seer"}, 0, asked("take")),
    ("blind-4", "predictions", {"players": 4, "discard": "blind"}, 0, turned_up(5)),
    ("spectator-4", "predictions", {"players": 4}, None, lambda view: view["table"]["played"] is not None),
    ("showdown-4", "predictions", {"players": 4}, 0, new_round),
    ("over-4", "predictions", {"players": 4}, 0, over),
    ("bet-4", "all-or-nothing", {"players": 4, "dealer": 2}, 0, asked("bet")),
    ("open-3", "all-or-nothing", {"players": 3, "dealer": 1}, 0, asked("open")),
    ("trick-4", "all-or-nothing", {"players": 4, "dealer": 0}, 0, mid_trick),
    ("trick-6", "all-or-nothing", {"players": 6, "dealer": 3}, 0, mid_trick),
    ("trick-waiting-5", "all-or-nothing", {"players": 5, "dealer": 3}, 0, trick_of_others),
    ("trick-spectator-3", "all-or-nothing", {"players": 3, "dealer": 0}, None, third_trick),
    ("round-5", "all-or-nothing", {"players": 5, "dealer": 4}, 0, new_round),
    ("tricks-over-4", "all-or-nothing", {"players": 4, "dealer": 1}, 0, over),
]


def main() -> None:
    """Write the files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def files() -> dict[Path, str]:
    """The files and what has to stand in them."""
    scenes = {name: scene(number, *rest) for number, (name, *rest) in enumerate(SCENES)}
    printed = {HERE.parent / "games" / game / "cards" / "faces.json": _json(face) for game, face in faces().items()}
    return {HERE / "views.json": _json(scenes), **printed}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def faces() -> dict[str, Any]:
    """Suits, and effects or ranks, of the built-in decks, by the folder of their game."""
    predictions, tricks = (
        tomllib.loads((GAMES / name / "decks" / "default.toml").read_text(encoding="utf-8"))
        for name in ("predictions", "all_or_nothing")
    )
    return {
        "predictions": {"suits": predictions["suits"], "effects": predictions["effects"]},
        "all_or_nothing": {"suits": tricks["suits"], "ranks": tricks["ranks"]},
    }


def scene(number: int, game: str, options: dict[str, Any], seat: int | None, wanted: Wanted) -> dict[str, Any]:
    """A game played at random until a view is found that is wanted."""
    for seed in range(number * 1000, number * 1000 + 1000):
        found = _found(game, options, seat, wanted, seed)
        if found is not None:
            return found
    raise SystemExit(f"no game of {game} {options} shows what scene {number} is to show")


def _found(game: str, options: dict[str, Any], seat: int | None, wanted: Wanted, seed: int) -> dict[str, Any] | None:
    dice = random.Random(seed)  # noqa: S311 - no secret: the gallery must look the same every time
    state = foretold.game(game, **options).deal(seed=seed)
    while True:
        view = state.glance(seat)
        if wanted(view):
            return _told(view, state.facts(seat), options)
        if state.is_over:
            return None
        state.apply(_lively(state.legal_actions(), dice))


def _lively(legal: list[Any], dice: random.Random) -> Any:
    """A decision at random, but seldom a dull one."""
    dull = {"pass": 0.3, "all-in": 0.12, "skip": 0.2}
    return dice.choices(legal, [dull.get(str(action), 1.0) for action in legal])[0]


def _told(view: View, facts: list[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """What a viewer would be told of a table with this game on it."""
    players = options["players"]
    bots = [seat >= players // 2 + 1 for seat in range(players)]
    seats = [
        {
            "kind": "bot" if bots[seat] else "person",
            "level": "adept" if bots[seat] else None,
            "name": NAMES[seat],
            "free": False,
            "kept": False,
            "stand_in": None,
            "muted": False,
            "salt": "",
            "salt_commitment": "",
        }
        for seat in range(players)
    ]
    settings = {
        "clock": {"kind": "bank", "seconds": 600, "increment": 5},
        "timeout": "default",
        "hold": 60,
        "undo": "consent",
        "listed": False,
        "memory": True,
        "spectators": True,
        "chat": True,
    }
    about = {
        "phase": "over" if view["over"] else "playing",
        "game": view["game"],
        "options": options,
        "settings": settings,
        "host": 0,
        "seats": seats,
        "request": None,
        "votes": [],
        "sit_ins": [],
        "commitment": "",
        "deal": {"head": "", "closed": False, "void": None},
        "fork": False,
        "ending": None,
        "next_table": None,
        "started_at": 1,
        "ended_at": 2 if view["over"] else None,
    }
    own = None if view["seat"] is None else {"seat": view["seat"], "premove": None, "hook": False}
    clock = {"seat": view["actor"], "left": 83_000, "banks": [600_000 - 41_000 * seat for seat in range(players)]}
    chat = [{"number": 1, "seat": 1, "text": "Good luck, everybody!", "at": 1}]
    return {"about": about, "chat": chat, "own": own, "view": view, "facts": facts, "clock": clock, "away": []}


if __name__ == "__main__":
    main()
