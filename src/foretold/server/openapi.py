"""Describe the API in OpenAPI 3.1, from the routes and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from foretold import __version__
from foretold.server.auth import PEOPLE, Role
from foretold.server.refusals import RefusalBody
from foretold.server.routing import JSON, NDJSON, Route
from foretold.table.commands import AnyMessage
from foretold.table.messages import Told

_REF = "#/components/schemas/{name}"
_PARAMETERS = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9]{1,32}$"},
    "token": {"type": "string", "maxLength": 64},
    "passkey": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,1400}$"},
    "session": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    "file": {"type": "string", "maxLength": 40},
}
_ROLES: dict[Role, str] = {
    "nobody": "anybody",
    "person": "a person (cookie)",
    "read": "a token with the scope `read`",
    "play": "a token with the scope `bot:play`",
}


def document(routes: Iterable[Route]) -> dict[str, Any]:
    """Return the whole document."""
    listed = [route for route in routes if route.path.startswith("/api/v1") or route.topic == "operations"]
    taken = [kind for route in listed for kind in (route.body, route.answer) if kind is not None]
    types = [RefusalBody, Told, AnyMessage, *taken]
    _, components = msgspec.json.schema_components(types, ref_template=_REF)
    paths: dict[str, Any] = {}
    for route in listed:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Foretold",
            "version": __version__,
            "description": "Tables for games of prediction. See docs/server.md for the messages of the WebSocket.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "foretold"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "tags": [{"name": name} for name in dict.fromkeys(route.topic for route in listed)],
    }


@cache
def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema


def _operation(route: Route) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "description": "For " + ", ".join(text for role, text in _ROLES.items() if role in route.access) + ".",
        "tags": [route.topic],
        "parameters": [*_path_parameters(route), *_query_parameters(route)],
        "responses": {
            str(route.status): _response(route),
            "default": {
                "description": "A refusal",
                "content": {JSON: {"schema": {"$ref": _REF.format(name="RefusalBody")}}},
            },
        },
        "security": _security(route),
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(route.body)}}}
    return operation


def _response(route: Route) -> dict[str, Any]:
    if route.status == 101:
        return {"description": "The connection becomes a WebSocket"}
    about = "One JSON object a line" if route.media == NDJSON else "Done"
    return {"description": about, "content": {route.media: {"schema": _schema(route.answer)}}}


def _security(route: Route) -> list[dict[str, list[str]]]:
    open_to_all: list[dict[str, list[str]]] = [{}] if "nobody" in route.access else []
    cookie: list[dict[str, list[str]]] = [{"cookie": []}] if "person" in route.access else []
    token: list[dict[str, list[str]]] = [{"token": []}] if route.access - PEOPLE - {"nobody"} else []
    return [*open_to_all, *cookie, *token]


def _path_parameters(route: Route) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", route.path)
    return [{"name": name, "in": "path", "required": True, "schema": _PARAMETERS[name]} for name in names]


def _query_parameters(route: Route) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    schema = msgspec.json.schema_components([route.query])[1][route.query.__name__]
    return [
        {"name": name, "in": "query", "required": name in schema.get("required", []), "schema": inner}
        for name, inner in schema["properties"].items()
    ]
