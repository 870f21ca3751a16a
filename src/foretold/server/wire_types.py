"""Write the types of the API in TypeScript, from the schema of its documentation; for `scripts/generate`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from foretold.server import openapi
from foretold.server.routing import Route

_HEAD = "// The types of the wire, written by scripts/generate from the server's schema. Not to be edited.\n"
_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
#: Types that are one of several others: what a client says, what it is told, and what it asks of a table.
_UNIONS = {"Told": "Told", "AnyMessage": "Said", "AnyCommand": "Command", "View": "View", "AnyOutcome": "Outcome"}


def typescript(routes: Iterable[Route]) -> str:
    """Return the whole module."""
    schemas: dict[str, Any] = openapi.document(routes)["components"]["schemas"]
    parts = [_declaration(name, schemas[name]) for name in sorted(schemas)]
    parts += [f"export type {name} = {' | '.join(members)};\n" for name, members in sorted(_unions().items())]
    return "\n".join([_HEAD, *parts])


def _unions() -> dict[str, list[str]]:
    from foretold.server import finished
    from foretold.table import commands, views
    from foretold.table import messages as told

    places = {"Told": told, "AnyMessage": commands, "AnyCommand": commands, "View": views, "AnyOutcome": finished}
    return {
        shown: [member.__name__ for member in getattr(places[name], name).__args__] for name, shown in _UNIONS.items()
    }


def _declaration(name: str, schema: dict[str, Any]) -> str:
    about = _comment(schema.get("description", ""))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(inner)};\n" for key, inner in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(text: str) -> str:
    return f"/** {' '.join(text.split()).replace('*/', '')} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    return _of_kind(schema)


def _of_kind(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"{{ [key: string]: {_type(values) if isinstance(values, dict) else 'unknown'} }}"
    return _SCALARS.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else "null" if value is None else str(value)
