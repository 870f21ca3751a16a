"""The modules of a game that are written from its other parts, for type checkers: ``scripts/generate`` writes them.

``rules/record_types.py`` names the fields of the game's records, from their NumPy types. ``view_types.py`` names the
keys of its views, from the message types in ``wire.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from foretold.games.package import GamePackage
from foretold.games.registry import BUILT_IN, package

_WIDTH = 120
_WRITTEN = "Written by scripts/generate, which reads"
_RECORD_HEAD = """
from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
"""
_VIEW_HEAD = """
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict
"""


def written_modules() -> dict[Path, str]:
    """Every module that is written, by its path."""
    found = {Path(str(files("foretold.engine"))) / "record_types.py": engine_records()}
    for slug in BUILT_IN:
        game = package(slug)
        folder = Path(str(files(game.folder)))
        found[folder / "rules" / "record_types.py"] = game_records(game)
        found[folder / "view_types.py"] = game_views(game)
    return found


def engine_records() -> str:
    """The source of the records that all games share."""
    from foretold.engine.json_writer import page_dtype
    from foretold.engine.records import STATE_FIELDS, game_dtype, state_dtype
    from foretold.engine.scratch import SIZES, scratch_dtype

    own = {"choices"}
    shared = np.dtype([field for field in STATE_FIELDS if field[0] not in own])
    classes = [
        _protocol("GameRecord", "The options of any game.", game_dtype()),
        _protocol("StateRecord", "The state of any game.", shared),
        _protocol("StateWithChoices", "The state of a game that uses foretold.engine.choices.", state_dtype([])),
        _protocol("ScratchRecord", "What the rules are handed for one step.", scratch_dtype(SIZES[0])),
        _protocol("PageRecord", "The words of a view as numbers.", page_dtype(SIZES[0])),
    ]
    about = "The fields of the records that all games share, for type checkers."
    return _module(about, "records.py, scratch.py and json_writer.py", _RECORD_HEAD, classes)


def game_records(game: GamePackage) -> str:
    """The source of a game's record types."""
    rules = game.definition.load()
    classes = [
        _protocol("GameRecord", "What stays the same for a whole game.", rules.game_dtype),
        _protocol("StateRecord", "Everything that changes.", rules.state_dtype),
    ]
    return _module("The fields of the game's records, for type checkers.", "state.py", _RECORD_HEAD, classes)


def _module(about: str, source: str, head: str, classes: list[str]) -> str:
    return f'"""{about}\n\n{_WRITTEN} {source}.\n"""\n{head}' + "".join(f"\n\n{one}" for one in classes)


def _protocol(name: str, about: str, dtype: np.dtype[Any]) -> str:
    lines = [f"    {field}: {_field_type(dtype[field])}" for field in dtype.names or ()]
    return "\n".join([f"class {name}(Protocol):", f'    """{about}"""', "", *lines, ""])


def _field_type(dtype: np.dtype[Any]) -> str:
    """A number is read and written as one; an array keeps its width."""
    return f"NDArray[np.{dtype.base}]" if dtype.shape else "int"


def game_views(game: GamePackage) -> str:
    """The source of a game's view types."""
    if game.wire is None:
        raise ValueError(f"{game.slug} has no message types")
    wire = game.wire.load()
    named = _literals(import_module(wire.view.__module__))
    structs = dict.fromkeys(_structs(wire.view))
    aliases = [f"{name} = {_wrapped(name + ' = ', _literal(kind))}\n" for kind, name in named.items()]
    facts = {"turn": int, "fact": str}
    rare = {"seat": int, "round": int, **wire.fact_fields}
    about = "Something that happened; which arguments it has depends on its code."
    lines = [*_lines(facts, named), *_lines(rare, named, "NotRequired[{}]")]
    classes = [_typed_dict(f"{wire.name}Fact", about, lines)]
    for struct in structs:
        hints = get_type_hints(struct)
        lines = _lines({name: hints[name] for name in struct.__struct_fields__}, named)
        if struct is wire.view:
            lines = ["    game: str", *lines, f"    log: NotRequired[list[{wire.name}Fact]]"]
        classes.append(_typed_dict(struct.__name__, struct.__doc__ or "", lines))
    head = _VIEW_HEAD + ("\n" + "".join(aliases) if aliases else "")
    return _module("The game's views as dictionaries, for type checkers.", "wire.py", head, classes)


def _typed_dict(name: str, about: str, lines: list[str]) -> str:
    return "\n".join([f"class {name}(TypedDict):", f'    """{about}"""', "", *lines, ""])


def _lines(fields: Mapping[str, Any], named: Mapping[Any, str], form: str = "{}") -> list[str]:
    return [
        f"    {name}: {_wrapped(f'    {name}: ', form.format(_spelled(kind, named)))}" for name, kind in fields.items()
    ]


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type is made of, those first that others need."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind)
        for field in kind.__struct_fields__:
            yield from _structs(hints[field])
        yield kind
    for part in get_args(kind):
        yield from _structs(part)


def _literals(module: Any) -> dict[Any, str]:
    """The words that a module has a name for."""
    return {kind: name for name, kind in vars(module).items() if get_origin(kind) is Literal}


def _literal(kind: Any) -> str:
    return "Literal[" + ", ".join(f'"{word}"' for word in get_args(kind)) + "]"


def _spelled(kind: Any, named: Mapping[Any, str]) -> str:
    """A type as it is written in source."""
    origin = get_origin(kind)
    if kind in (Any, NoneType):
        return "Any" if kind is Any else "None"
    if origin in (Union, UnionType):
        return " | ".join(_spelled(part, named) for part in get_args(kind))
    if origin is Literal:
        return named.get(kind) or _literal(kind)
    if origin is not None:
        return f"{origin.__name__}[{', '.join(_spelled(part, named) for part in get_args(kind))}]"
    return str(kind.__name__)


def _wrapped(before: str, kind: str) -> str:
    """A long list of words on lines of its own, as ruff writes it."""
    if len(before + kind) <= _WIDTH:
        return kind
    indent = " " * (len(before) - len(before.lstrip()))
    words, closing, rest = kind.removeprefix("Literal[").partition("]")
    if not rest:
        return f"Literal[\n{indent}    {words}\n{indent}{closing}"
    inner = f"{indent}    "
    return f"(\n{inner}Literal[\n{inner}    {words}\n{inner}]\n{inner}{rest.lstrip()}\n{indent})"
