"""Draw the preview image of a finished game, which services show beside its link: cards, names and scores, as PNG.

It is drawn as SVG with the client's own drawings (the client's build copies them) and converted to PNG by resvg. The
server writes only letters that its font has: Latin, Greek and Cyrillic. A name in another script is shown by its seat.
It is still in the page's title and description, which services write with their own fonts.
"""

from __future__ import annotations

import math
import struct
import subprocess
import sys
import unicodedata
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache

from foretold.games.registry import package
from foretold.server import site
from foretold.server.finished import Finished, Player
from foretold.server.preview_art import PreviewArt, art, text
from foretold.server.share_text import name_of, standing
from foretold.words import DEFAULT, counted, say

WIDTH, HEIGHT = 1200, 630
#: From the package that the client is built with; its build puts it there (web/plugins/preview-art.ts).
FONT = site.FOLDER / "art" / "EBGaramond-SemiBold.ttf"

#: Pictures that are kept; one has about 200 kB.
_KEPT = 64
#: Seconds that one may take.
_PATIENCE = 20
#: What the process does that draws: SVG in, PNG out.
_DRAW = """
import resvg_py, sys
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[sys.argv[1]]))
"""
_LONGEST_NAME = 22
#: How far below the cards of a fan the hand is that holds them.
_FAN_RADIUS = 760
BRASS, _BRIGHT, _WORDS, _MUTE = "#c99a45", "#efd08a", "#ffffff", "#a9c2c0"


class Previews:
    """Cache of the latest preview images."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def kept(self, table: str, lang: str) -> bytes | None:
        """Return the cached preview image."""
        found = self._drawn.get((table, lang))
        if found is not None:
            self._drawn.move_to_end((table, lang))
        return found

    def keep(self, table: str, lang: str, drawn: bytes) -> None:
        """Cache a preview image."""
        self._drawn[table, lang] = drawn
        while len(self._drawn) > _KEPT:
            self._drawn.popitem(last=False)


def picture(game: Finished, lang: str) -> bytes | None:
    """Return the preview image of a finished game as PNG, or None.

    resvg holds Python's lock for a third of a second. It runs in another process, so that no move waits for it.
    """
    program = (sys.executable, "-P", "-c", _DRAW, str(FONT))
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            program, input=drawing(game, lang).encode(), capture_output=True, timeout=_PATIENCE, check=True
        )
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return None
    return done.stdout or None


def drawing(game: Finished, lang: str) -> str:
    """Return the preview image of a finished game as SVG."""
    parts = [_cloth(), *_fan(game), *_head(game, lang), *_rows(game, lang)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"{''.join(parts)}</svg>"
    )


def _cloth() -> str:
    return (
        '<defs><radialGradient id="cloth" cx=".42" cy=".42" r=".85"><stop offset="0" stop-color="#1b434a"/>'
        '<stop offset=".6" stop-color="#10292d"/><stop offset="1" stop-color="#0a1b1e"/></radialGradient>'
        '<linearGradient id="paper" x2=".3" y2="1"><stop offset="0" stop-color="#fffaf0"/>'
        '<stop offset=".55" stop-color="#f7f0e2"/><stop offset="1" stop-color="#efe4cd"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"/>'
        + art("cloth", -130, -85, 800, "#d9b566", opacity=0.2)
        + f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT - 28}" rx="18" fill="none" stroke="{BRASS}" '
        'stroke-opacity=".55" stroke-width="2"/>'
    )


def _head(game: Finished, lang: str) -> Iterator[str]:
    name = say(f"game-{game.record.game}", lang)
    yield text(560, 92, 26, "FORETOLD", _BRIGHT, spacing=7)
    yield text(560, 150, 50, name if is_writable(name) else say(f"game-{game.record.game}", DEFAULT), _WORDS)


def _rows(game: Finished, lang: str) -> Iterator[str]:
    """Yield the name and score of everybody, the best first."""
    step = min(92, 396 // len(game.scores))
    sign = _art_of(game).sign
    for place, seat in enumerate(standing(game)):
        middle = 190 + step * place + step // 2
        won = seat in game.winners
        ink = _BRIGHT if won else _WORDS
        yield f'<path d="M560 {middle + step // 2}H1140" stroke="{_MUTE}" stroke-opacity=".25"/>'
        if won:
            yield art("crown", 560, middle - 17, 32, _BRIGHT)
        elif game.players[seat].kind == "bot":
            yield art("bot", 562, middle - 14, 28, _MUTE)
        yield text(608, middle + 13, 38, written_name(game.players[seat], seat, lang), ink)
        yield text(1096, middle + 14, 42, str(game.scores[seat]), ink, anchor="end")
        yield art(sign, 1106, middle - 17, 32, _BRIGHT if won else BRASS)


def _fan(game: Finished) -> Iterator[str]:
    """Yield the cards that stand for the game, or card backs."""
    cards = _art_of(game).fan(game.rounds) or [None, None, None]
    width = 186 if len(cards) < 5 else 162
    step = min(96, 300 / (len(cards) - 1)) if len(cards) > 1 else 0
    places = sorted(range(len(cards)), key=lambda place: (cards[place] is not None, place))  # backs lie below
    for place in places:
        aside = (place - (len(cards) - 1) / 2) * step
        turn = math.degrees(math.asin(aside / _FAN_RADIUS))
        card = cards[place]
        face = art("back", 0, 0, 100, BRASS, height=140) if card is None else _art_of(game).face(card)
        yield (
            f'<g transform="rotate({turn:.2f} 284 {195 + _FAN_RADIUS}) translate({284 - width / 2} 195) '
            f'scale({width / 100})"><rect x="1" y="3" width="100" height="140" rx="8" fill-opacity=".35"/>{face}</g>'
        )


def _art_of(game: Finished) -> PreviewArt:
    own = package(game.record.game)
    kind = PreviewArt if own.preview is None else own.load(own.preview)
    return kind(game.record.options.get("deck"))


def written_name(player: Player, seat: int, lang: str) -> str:
    """Return a name as the picture can show it: with the letters of the font, and not too long."""
    for name in (name_of(player, seat, lang), name_of(player, seat, DEFAULT) if player.kind == "bot" else ""):
        plain = " ".join(unicodedata.normalize("NFC", name).split())
        if plain and is_writable(plain):
            return plain if len(plain) <= _LONGEST_NAME else plain[: _LONGEST_NAME - 1].rstrip() + "…"
    number = say("seat", lang, seat=counted(seat))
    return number if is_writable(number) else say("seat", DEFAULT, seat=counted(seat))


def is_writable(text: str) -> bool:
    """Return whether the font has every letter of a text. Control characters are never writable."""
    return text.isprintable() and all(ord(sign) in _letters() for sign in text)


@cache
def _letters() -> frozenset[int]:
    """Return the letters of the font: the segments of the part of its table `cmap` with format 4."""
    if not FONT.is_file():
        return frozenset()
    data = FONT.read_bytes()
    tables = {data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0] for at in range(12, 12 + 16 * data[5], 16)}
    cmap = tables[b"cmap"]
    parts = range(cmap + 8, cmap + 8 + 8 * struct.unpack_from(">H", data, cmap + 2)[0], 8)
    starts_at = (cmap + struct.unpack_from(">I", data, part)[0] for part in parts)
    start = next(at for at in starts_at if struct.unpack_from(">H", data, at)[0] == 4)
    twice = struct.unpack_from(">H", data, start + 6)[0]
    ends = struct.unpack_from(f">{twice // 2}H", data, start + 14)
    starts = struct.unpack_from(f">{twice // 2}H", data, start + 16 + twice)
    found = {sign for first, last in zip(starts, ends, strict=True) for sign in range(first, last + 1)}
    return frozenset(found - {0xFFFF})
