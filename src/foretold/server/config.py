"""The settings of a server: defaults, then one TOML file, then FORETOLD_* variables, then the command line."""

from __future__ import annotations

import os
import re
import socket
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from foretold.errors import ForetoldError

PORT = 8472
PREFIX = "FORETOLD_"
#: The variable that names the TOML file; it is no setting itself.
FILE_VARIABLE = "FORETOLD_CONFIG"
MASK = "***"


class InvalidConfig(ForetoldError):
    """A setting is not valid."""


def _about(text: str, **bounds: Any) -> msgspec.Meta:
    return msgspec.Meta(description=text, **bounds)


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings. docs/hosting.md has the same list, and a test compares them."""

    host: Annotated[str, _about("the address to listen at; 0.0.0.0 for everybody who can reach this machine")] = (
        "127.0.0.1"
    )
    port: Annotated[int, _about("the port to listen at; 0: any that is free", ge=0, le=65_535)] = PORT
    public_url: Annotated[
        str, _about("the address that people use, such as https://cards.example.org; empty: what they ask for")
    ] = ""
    hosts: Annotated[list[str], _about("further host names that this server answers to")] = []
    origins: Annotated[list[str], _about("further origins whose pages may use the API with cookies")] = []
    proxy_header: Annotated[
        str, _about("the header in which a trusted proxy names the client's address, such as X-Forwarded-For")
    ] = ""
    proxy_count: Annotated[int, _about("how many trusted proxies add to that header", ge=1, le=10)] = 1
    ipv6_prefix: Annotated[
        int, _about("how many bits of an IPv6 address name one client, in every limit by address", ge=1, le=128)
    ] = 64
    database: Annotated[str, _about("sqlite:///PATH or postgresql://…; empty: a file in the data folder")] = ""
    workers: Annotated[int, _about("processes that serve together; more than one needs PostgreSQL", ge=1, le=256)] = 1
    bot_seconds: Annotated[
        float, _about("how long a bot that searches takes for a decision, whatever it holds", ge=0.01, le=60)
    ] = 1.0
    bot_pause: Annotated[
        float, _about("how long every other bot takes for a decision, whatever it holds", ge=0.005, le=10)
    ] = 0.05
    bot_threads: Annotated[
        int, _about("how many bots search at once, in each worker; the others have a thread of their own", ge=1, le=256)
    ] = 2
    webhooks: Annotated[bool, _about("whether the server calls webhooks")] = True
    webhook_private: Annotated[bool, _about("whether webhooks may lead to private and local addresses")] = False
    webhook_seconds: Annotated[float, _about("how long a webhook may take", ge=0.1, le=60)] = 5.0
    session_days: Annotated[int, _about("after so many days a cookie ends", ge=1, le=3_650)] = 400
    purge_days: Annotated[
        int, _about("after so many days a table that was never finished is deleted; 0: never", ge=0, le=36_500)
    ] = 180
    token_days: Annotated[int, _about("the longest life of a bearer token, in days", ge=1, le=3_650)] = 365
    request_rate: Annotated[float, _about("requests a second from one address; 0: no limit", ge=0)] = 30.0
    request_burst: Annotated[int, _about("requests at once from one address", ge=1)] = 120
    message_rate: Annotated[float, _about("frames a second on one WebSocket, of any kind; 0: no limit", ge=0)] = 30.0
    message_burst: Annotated[int, _about("frames at once on one WebSocket", ge=1)] = 120
    table_rate: Annotated[float, _about("tables a minute that one person may open; 0: no limit", ge=0)] = 20.0
    guest_rate: Annotated[float, _about("new guests a minute from one address; 0: no limit", ge=0)] = 30.0
    login_rate: Annotated[
        float, _about("attempts a minute to sign in from one address, half as many for one name; 0: no limit", ge=0)
    ] = 10.0
    login_name_rate: Annotated[
        float, _about("attempts a minute for one name from all addresses, but for known devices; 0: no limit", ge=0)
    ] = 30.0
    preview_rate: Annotated[
        float, _about("pictures of finished games a minute that are drawn for one address; 0: no limit", ge=0)
    ] = 60.0
    address_connections: Annotated[int, _about("open connections from one address, of any kind", ge=1)] = 200
    person_connections: Annotated[int, _about("open sockets and streams of one person", ge=1)] = 50
    connections: Annotated[int, _about("open connections in all, of any kind", ge=1)] = 20_000
    header_seconds: Annotated[float, _about("how long the head of a request may take", ge=0.1, le=600)] = 10.0
    body_seconds: Annotated[
        float, _about("how long the body of a request may take, and 64 kB of an answer", ge=0.1, le=600)
    ] = 30.0
    idle_seconds: Annotated[
        float, _about("after so long without a request a connection is closed; longer than a proxy keeps it", ge=0.1)
    ] = 75.0
    body_bytes: Annotated[
        int, _about("the largest body of a request, one with a deck file; others have 32 kB at most", ge=1_024)
    ] = 262_144
    message_bytes: Annotated[int, _about("the largest message on a WebSocket", ge=512)] = 16_384
    buffer_bytes: Annotated[int, _about("what may wait for a slow client before it is cut off", ge=65_536)] = 2_097_152
    shutdown_seconds: Annotated[float, _about("how long a shutdown may take", ge=0.1, le=600)] = 10.0
    log_level: Annotated[str, _about("debug, info, warning or error", pattern="^(debug|info|warning|error)$")] = "info"
    metrics: Annotated[bool, _about("whether /metrics answers")] = True


def read(environ: Mapping[str, str], file: Path | None = None, given: Mapping[str, Any] | None = None) -> Config:
    """Read the settings of a server from all their sources."""
    path = file or (Path(environ[FILE_VARIABLE]) if environ.get(FILE_VARIABLE) else None)
    values: dict[str, Any] = {**(_from_file(path) if path else {}), **_from_environment(environ), **(given or {})}
    try:
        config = msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise InvalidConfig("config-value", reason=str(error)) from error
    if config.workers > 1 and not config.database.startswith("postgres"):
        raise InvalidConfig("config-workers-database", workers=config.workers)
    if config.workers > 1 and not hasattr(socket, "SO_REUSEPORT"):
        raise InvalidConfig("config-workers-system", workers=config.workers)
    return config


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise InvalidConfig("config-file", path=str(path), reason=str(error)) from error


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    kinds = get_type_hints(Config)
    return {
        name: _read(name, environ[variable], kind)
        for name, kind in kinds.items()
        if (variable := PREFIX + name.upper()) in environ
    }


def _read(name: str, text: str, kind: Any) -> Any:
    """Read a value from the text of a variable. Lists are separated by commas."""
    if get_origin(kind) is list or (get_args(kind) and get_origin(get_args(kind)[0]) is list):
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise InvalidConfig("config-value", reason=f"{PREFIX}{name.upper()}: {error}") from error


def descriptions() -> dict[str, str]:
    """Return the description of each setting, by its name."""
    hints = get_type_hints(Config, include_extras=True)
    return {name: hint.__metadata__[0].description for name, hint in hints.items()}


def shown(config: Config) -> str:
    """Return the settings as a TOML file, without secrets."""
    lines = []
    about = descriptions()
    for name, value in msgspec.structs.asdict(config).items():
        written = masked(value) if name == "database" else value
        lines += [f"# {about[name]}", f"{name} = {_toml(written)}"]
    return "\n".join(lines) + "\n"


def masked(url: str) -> str:
    """Return a database address without its password and query."""
    hidden = re.sub(r"(://[^/:@]*):.*@", rf"\1:{MASK}@", url, count=1)
    return re.sub(r"\?.*$", f"?{MASK}", hidden)


def _toml(value: object) -> str:
    return msgspec.json.encode(value).decode()


def default_database(environ: Mapping[str, str] | None = None) -> str:
    """Return the default database: a file in the person's data folder, which is created."""
    surroundings = os.environ if environ is None else environ
    base = surroundings.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(base) / "foretold"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'foretold.db'}"
