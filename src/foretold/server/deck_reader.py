"""Read decks that clients send, in a separate process, and check them before a table is opened with them."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from foretold.engine.scratch import size_for
from foretold.errors import InvalidDeck
from foretold.games.registry import definition
from foretold.play import decks, toml_guard
from foretold.play.versions import CURRENT
from foretold.table.settings import MOST_CARDS, Settings, checked_anew

#: Seconds that reading one may take; a page of TOML takes a thousandth of it.
PATIENCE = 5.0


def read(game: str, text: str, players: int) -> tuple[dict[str, Any], Any]:
    """Read a deck file and return its content and the deck. Any text is read within some seconds or refused."""
    content = _content(text)
    deck = decks.load(definition(game), content, players)
    if len(deck.cards) > MOST_CARDS:
        raise InvalidDeck("table-deck-large", most=MOST_CARDS)
    return content, deck


def _content(text: str) -> dict[str, Any]:
    """Return the tables of a TOML text. It is read in a process, because a process can be ended."""
    data = text.encode("utf-8", "surrogatepass")
    program = (sys.executable, "-I", "-S", toml_guard.__file__)
    try:
        done = subprocess.run(program, input=data, capture_output=True, timeout=PATIENCE, check=True)  # noqa: S603
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError) as error:
        raise InvalidDeck("deck-slow", file="") from error
    answer: dict[str, Any] = json.loads(done.stdout)
    if "content" in answer:
        content: dict[str, Any] = answer["content"]
        return content
    raise decks.refusal(answer.get("complex"), answer.get("wrong", ""), data)


def prepare(settings: Settings) -> None:
    """Make the game of a table before it is opened, outside the event loop: its rules may have to be compiled."""
    game = checked_anew(settings, CURRENT)
    if size_for(len(game.cards)) != size_for(len(decks.load(game.rules, None, game.players).cards)):
        state = game.deal(seed=1)
        state.messages([0, None], 0, (b"", b"", b""))
        state.apply(str(state.legal_actions()[0]))
        state.record()
