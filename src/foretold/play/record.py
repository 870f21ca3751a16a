"""Records: one game, one JSON document, whose schema docs/record.schema.json is made from the types here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from foretold.errors import InvalidRecord
from foretold.play.doubled import doubled_key
from foretold.play.versions import format_of, version_of

if TYPE_CHECKING:
    from foretold.play.state import State


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class SatIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot played for an absent person: decisions from `since` to before `until`, None: to the end."""

    seat: int
    bot: str
    since: int
    until: int | None


class Hosted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a server adds: the proof that it dealt fairly (see :mod:`foretold.table.proof`), and who was away."""

    commitment: Annotated[str, msgspec.Meta(description="shown before the deal: fixes the server's seed")]
    seed: Annotated[str, msgspec.Meta(description="the server's seed; the game's follows from it and the salts")]
    salts: Annotated[list[str], msgspec.Meta(description="the part of each seat in the shuffle")]
    events: Annotated[
        list[str],
        msgspec.Meta(
            description="how the deal came about, in order; missing in games dealt before there was such a list"
        ),
    ] = []
    sat_in: Annotated[list[SatIn], msgspec.Meta(description="decisions that a bot made for somebody")]
    digest: Annotated[str, msgspec.Meta(description="SHA-256 of the document with 64 zeros here")]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Options, card orders and decisions: all that a game is."""

    format: Annotated[str, msgspec.Meta(pattern="^foretold/[12]$", description="the version of this format")]
    game: Annotated[str, msgspec.Meta(description="the game's slug")]
    options: Annotated[dict[str, Any], msgspec.Meta(description="those at their default are left out")]
    seed: Annotated[str, msgspec.Meta(pattern="^[0-9a-fA-F]{64}$")] | None = None
    decks: Annotated[list[list[str]], msgspec.Meta(description="the order the cards lay in, for each round dealt")]
    reshuffles: Annotated[list[list[str]], msgspec.Meta(description="each new deck order, top first")]
    players: Annotated[list[str], msgspec.Meta(description="a name for each seat")] | None = None
    actions: Annotated[list[str], msgspec.Meta(description="every decision, in notation")]
    result: Result | None = None
    table: Annotated[Hosted, msgspec.Meta(description="of a game that was played on a server")] | None = None

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; one of another shape is refused with the entry named. ``replay`` checks the game itself."""
        _check_version(text)
        twice = doubled_key(text)
        if twice is not None:
            raise InvalidRecord("record-field-doubled", entry=twice)
        try:
            return _DECODER.decode(text)
        except msgspec.ValidationError as error:
            raise _misfit(error) from error

    def to_json(self) -> str:
        """Return the record as text: an entry a line, readable and small."""
        entries = msgspec.structs.asdict(self).items()
        return "{" + ",\n ".join(f'"{name}": {_written(value)}' for name, value in entries if value is not None) + "}\n"


_DECODER = msgspec.json.Decoder(Record)


class _Version(msgspec.Struct):
    """The version of a record, which is read first."""

    format: str


def _written(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=-1).decode().replace('","', '", "')


def _check_version(text: str | bytes) -> None:
    """Refuse what is no JSON, and other formats, before the entries are looked at."""
    try:
        written = msgspec.json.decode(text, type=_Version).format
    except msgspec.ValidationError as error:
        raise _misfit(error) from error
    except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError) as error:
        line, column = _position(text, error)
        raise InvalidRecord("record-not-json", entry="", line=line, column=column) from error
    version_of(written)


def _position(text: Any, error: Exception) -> tuple[int, int]:
    """Return line and column of a syntax error, from the byte that it names."""
    if not isinstance(text, (str, bytes)):
        return 1, 1
    found = re.search(r"byte (\d+)", str(error))
    source = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    before = source if found is None else source[: int(found[1])]  # no byte is named where the text just ends
    return before.count(b"\n") + 1, len(before) - before.rfind(b"\n")


def _misfit(error: msgspec.ValidationError) -> InvalidRecord:
    """Return the entry and the reason, from msgspec's sentence."""
    reason, _, path = str(error).partition(" - at `$")
    entry = path.rstrip("`").lstrip(".")
    field = re.search(r"field `([^`]*)`", reason)
    if field is not None:
        entry = f"{entry}.{field[1]}".lstrip(".")
        code = "record-field-unknown" if "unknown" in reason else "record-field-missing"
        return InvalidRecord(code, entry=entry)
    expected = re.search(r"[Ee]xpected `([^`]*)`", reason)
    return InvalidRecord("record-field-type", entry=entry or "record", expected=expected[1] if expected else reason)


def of_state(state: State, players: list[str] | None) -> Record:
    """Return the record of a game so far."""
    if players is not None and len(players) != state.game.players:
        raise InvalidRecord("record-players", entry="players", expected=state.game.players)
    return Record(
        format=format_of(state.game.version),
        game=state.game.name,
        options=state.written_options(),
        seed=state.seed,
        decks=state.deck_orders(),
        reshuffles=state.reshuffle_orders(),
        players=list(players) if players is not None else None,
        actions=[str(action) for action in state.actions],
        result=Result(list(state.scores), list(state.winners)) if state.is_over else None,
    )


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a record."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}
