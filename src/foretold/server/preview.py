"""The picture of a finished game that services show beside its link: cards, names and scores, as PNG.

It is drawn as SVG with the client's own drawings (its build puts them beside its files) and made a PNG by resvg.
Everything else about fonts follows from one rule: whatever the server writes, it has the letters for. The one font that
is there has Latin, Greek and Cyrillic; a name in another script is shown by its seat, and stands in the page's title
and description, which services write with fonts of their own.
"""

from __future__ import annotations

import asyncio
import html
import math
import re
import struct
import sys
import unicodedata
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache

from foretold.server import site
from foretold.server.finished import Finished, Player
from foretold.server.sharing import name_of, standing
from foretold.words import DEFAULT, say

WIDTH, HEIGHT = 1200, 630
#: From the package that the client is built with; its build puts it there (web/plugins/preview-art.ts).
FONT = site.FOLDER / "art" / "EBGaramond-SemiBold.ttf"
_FAMILY = "EB Garamond"

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
_RUNE_CARD = re.compile(r"R\d")
_BRASS, _BRIGHT, _WORDS, _MUTE = "#c99a45", "#efd08a", "#ffffff", "#a9c2c0"
#: Marks and inks of the built-in decks, by the letter of the suit (web/src/cards/deck.ts, tokens.css, table.css).
_SUITS = {
    "predictions": {
        "C": ("suit-clock", "#8f5200"),
        "M": ("suit-mask", "#8e0c2e"),
        "S": ("suit-scarab", "#00786a"),
        "T": ("suit-tree", "#35349b"),
    },
    "all-or-nothing": {
        "R": ("mark-red", "#8a0f1c"),
        "Y": ("mark-yellow", "#8a6100"),
        "G": ("mark-green", "#0b5a34"),
        "B": ("mark-blue", "#1f4fa8"),
    },
}


class Previews:
    """The pictures that were asked for last, and one hand that draws."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._hand = asyncio.Lock()

    def kept(self, table: str, lang: str) -> bytes | None:
        """A picture that was drawn before."""
        found = self._drawn.get((table, lang))
        if found is not None:
            self._drawn.move_to_end((table, lang))
        return found

    async def draw(self, table: str, game: Finished, lang: str) -> bytes | None:
        """The picture of a game, one after the other; None if it could not be drawn."""
        async with self._hand:
            found = self.kept(table, lang) or await picture(game, lang)
            if found is not None:
                self._drawn[table, lang] = found
                while len(self._drawn) > _KEPT:
                    self._drawn.popitem(last=False)
            return found


async def picture(game: Finished, lang: str) -> bytes | None:
    """A finished game as PNG, or None.

    resvg keeps Python's lock while it works, a third of a second: in a process of its own no move waits for it.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", _DRAW, str(FONT)),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        async with asyncio.timeout(_PATIENCE):
            drawn, _ = await process.communicate(drawing(game, lang).encode())
    except TimeoutError:
        process.kill()
        await process.wait()
        return None
    return drawn if process.returncode == 0 and drawn else None


def drawing(game: Finished, lang: str) -> str:
    """A finished game as SVG."""
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
        + _art("cloth", -130, -85, 800, "#d9b566", opacity=0.2)
        + f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT - 28}" rx="18" fill="none" stroke="{_BRASS}" '
        'stroke-opacity=".55" stroke-width="2"/>'
    )


def _head(game: Finished, lang: str) -> Iterator[str]:
    name = say(f"game-{game.record.game}", lang)
    yield _text(560, 92, 26, "FORETOLD", _BRIGHT, spacing=7)
    yield _text(560, 150, 50, name if is_writable(name) else say(f"game-{game.record.game}", DEFAULT), _WORDS)


def _rows(game: Finished, lang: str) -> Iterator[str]:
    """Everybody's name and score, the best first."""
    step = min(92, 396 // len(game.scores))
    sign = "rune" if game.record.game == "predictions" else "star"
    for place, seat in enumerate(standing(game)):
        middle = 190 + step * place + step // 2
        won = seat in game.winners
        ink = _BRIGHT if won else _WORDS
        yield f'<path d="M560 {middle + step // 2}H1140" stroke="{_MUTE}" stroke-opacity=".25"/>'
        if won:
            yield _art("crown", 560, middle - 17, 32, _BRIGHT)
        elif game.players[seat].kind == "bot":
            yield _art("bot", 562, middle - 14, 28, _MUTE)
        yield _text(608, middle + 13, 38, written_name(game.players[seat], seat, lang), ink)
        yield _text(1096, middle + 14, 42, str(game.scores[seat]), ink, anchor="end")
        yield _art(sign, 1106, middle - 17, 32, _BRIGHT if won else _BRASS)


def _fan(game: Finished) -> Iterator[str]:
    """The strongest hand of the last showdown; in the other game the last trump; without either, backs."""
    cards: list[str | None] = [None, None, None]
    if game.rounds and game.record.game == "predictions":
        last = game.rounds[-1]
        cards = list(last["hands"][last["strongest"]])
    elif game.rounds:
        cards = [None, game.rounds[-1]["trump"], None]
    width = 186 if len(cards) < 5 else 162
    step = min(96, 300 / (len(cards) - 1)) if len(cards) > 1 else 0
    places = sorted(range(len(cards)), key=lambda place: (cards[place] is not None, place))  # backs lie below
    for place in places:
        aside = (place - (len(cards) - 1) / 2) * step
        turn = math.degrees(math.asin(aside / _FAN_RADIUS))
        card = cards[place]
        face = _art("back", 0, 0, 100, _BRASS, height=140) if card is None else _face(game, card)
        yield (
            f'<g transform="rotate({turn:.2f} 284 {195 + _FAN_RADIUS}) translate({284 - width / 2} 195) '
            f'scale({width / 100})"><rect x="1" y="3" width="100" height="140" rx="8" fill-opacity=".35"/>{face}</g>'
        )


def _face(game: Finished, card: str) -> str:
    """A card as the client draws it, without its effects: rank and suit in the corner, the suit's ornament."""
    paper = '<rect width="100" height="140" rx="7.500" fill="url(#paper)" stroke="#cdbd9b"/>'
    if game.record.game == "predictions" and _RUNE_CARD.fullmatch(card):
        return paper + _strip("#7a5a12") + _art("rune", 10, 10, 20, "#7a5a12") + _art(
            "ornament-rune", 39, 42, 54, "#7a5a12", opacity=0.72
        )  # fmt: skip
    mark, ink = _suit(game, card[-1])
    rank = card[:-1]
    corner = _text(20, 30, 24 if len(rank) > 1 else 28, rank, ink, anchor="middle")
    corner += _art(mark, 10.5, 36, 19, ink)
    if game.record.game == "predictions":
        return paper + _strip(ink) + corner + _art(mark.replace("suit", "ornament"), 40, 44, 53, ink, opacity=0.72)
    disc = f'<circle cx="60" cy="80" r="29" fill="{ink}"/><circle cx="60" cy="80" r="33" fill="none" stroke="{ink}"/>'
    return paper + corner + disc + _art(mark, 41, 61, 38, "#fffaf0")


def _strip(ink: str) -> str:
    return (
        f'<path d="M9 4h27v132H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z" fill="{ink}" fill-opacity=".075"/>'
        f'<path d="M36 4v132" stroke="{ink}" stroke-opacity=".35" stroke-width=".7"/>'
        f'<rect x="4" y="4" width="92" height="132" rx="5" fill="none" stroke="{ink}" stroke-opacity=".4" '
        'stroke-width=".8"/>'
    )


def _suit(game: Finished, letter: str) -> tuple[str, str]:
    """The mark and the ink of a suit; a deck file's own suits take ours in turn."""
    ours = _SUITS[game.record.game]
    deck = game.record.options.get("deck")
    names = deck.get("suits", []) if isinstance(deck, dict) else []
    if letter in ours and not names:
        return ours[letter]
    letters = [name[:1] for name in names]
    return list(ours.values())[letters.index(letter) % len(ours) if letter in letters else 0]


def _art(name: str, x: float, y: float, size: float, colour: str, *, height: float = 0, opacity: float = 1) -> str:
    """A drawing of the client's, put somewhere in a colour."""
    body = _source(name)
    place = f'x="{x}" y="{y}" width="{size}" height="{height or size}" color="{colour}"'
    drawn = body.replace("<svg ", f"<svg {place} ", 1)
    return drawn if opacity == 1 else f'<g opacity="{opacity}">{drawn}</g>'


@cache
def _source(name: str) -> str:
    """A drawing as it lies beside the client's files; a colour of the page is the one that it falls back to."""
    file = site.files().get(f"art/{name}.svg")
    if file is None:
        return "<svg ></svg>"
    return re.sub(r"var\([^,)]+,\s*([^)]+)\)", r"\1", file.body.decode())


def _text(x: float, y: float, size: float, text: str, colour: str, *, anchor: str = "start", spacing: float = 0) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="{_FAMILY}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" '
        f'letter-spacing="{spacing}">{html.escape(text)}</text>'
    )


def written_name(player: Player, seat: int, lang: str) -> str:
    """A name as the picture can write it: with the letters that the font has, and not too long."""
    for name in (name_of(player, seat, lang), name_of(player, seat, DEFAULT) if player.kind == "bot" else ""):
        plain = " ".join(unicodedata.normalize("NFC", name).split())
        if plain and is_writable(plain):
            return plain if len(plain) <= _LONGEST_NAME else plain[: _LONGEST_NAME - 1].rstrip() + "…"
    number = say("seat", lang, seat=str(seat + 1))
    return number if is_writable(number) else say("seat", DEFAULT, seat=str(seat + 1))


def is_writable(text: str) -> bool:
    """Whether the font has every letter of a text; signs that steer others are none."""
    return text.isprintable() and all(ord(sign) in _letters() for sign in text)


@cache
def _letters() -> frozenset[int]:
    """What the font can write: the segments of the part of its table `cmap` that has format 4."""
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
