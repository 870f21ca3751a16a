"""The files in deploy/: they are well formed, and everything that they name exists."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from foretold.cli.parser import COMMANDS
from foretold.server import config

TOP = Path(__file__).parents[2]
DEPLOY = TOP / "deploy"
SCHEMA = json.loads(Path(__file__).with_name("compose-spec.json").read_text(encoding="utf-8"))
#: Variables that are no settings of the server: docs/commands.md.
OTHERS = {"FORETOLD_CACHE", "FORETOLD_LANG", "FORETOLD_CONFIG"}
FILES = ["Containerfile", "compose.yaml", "Caddyfile", "foretold.service", "example.env"]


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, each on one line."""
    lines = re.sub(r"\\\n\s*", " ", read("Containerfile")).splitlines()
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line and not line.startswith("#")]


def unit() -> list[tuple[str, str]]:
    lines = [line for line in read("foretold.service").splitlines() if "=" in line and not line.startswith("#")]
    return [(name, value) for name, _, value in (line.partition("=") for line in lines)]


@pytest.mark.parametrize("name", FILES)
def test_every_setting_that_is_named_exists(name: str) -> None:
    known = {f"{config.PREFIX}{one.upper()}" for one in config.descriptions()} | OTHERS
    assert set(re.findall(r"FORETOLD_[A-Z][A-Z_]*", read(name))) <= known


def test_the_settings_are_good_ones() -> None:
    filled = {"POSTGRES_PASSWORD": "secret", "DOMAIN": "cards.example.org"}
    service = compose()["services"]["foretold"]["environment"]
    given = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: filled[found[1]], value) for name, value in service.items()
    }
    built = dict(part.split("=", 1) for word, rest in instructions() if word == "ENV" for part in shlex.split(rest))
    made = config.read({**built, **given})
    assert (made.host, made.port) == ("0.0.0.0", 8472)
    assert (made.public_url, made.proxy_header, made.proxy_count) == ("https://cards.example.org", "X-Forwarded-For", 1)
    assert made.database == "postgresql://foretold:secret@postgres/foretold"
    alone = config.read(dict(value.split("=", 1) for name, value in unit() if name == "Environment"))
    assert alone.database == "sqlite:////var/lib/foretold/games.db"


def test_the_compose_file_fits_its_schema() -> None:
    validator = jsonschema.Draft7Validator(SCHEMA)
    assert list(validator.iter_errors(compose())) == []
    assert list(validator.iter_errors({"services": {"foretold": {"imagine": "foretold"}}}))


def test_the_compose_file_names_what_is_there() -> None:
    found = compose()
    services = found["services"]
    build = services["foretold"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    for service in services.values():
        assert set(service["networks"]) <= set(found["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file()
    variables = set(re.findall(r"\$\{(\w+)", read("compose.yaml")))
    assert variables == {line.split("=")[0] for line in read("example.env").splitlines() if not line.startswith("#")}
    assert "ports" not in services["foretold"]  # only the proxy is reached from outside
    assert "outside" not in services["postgres"]["networks"]


def test_the_proxy_says_itself_who_the_client_is() -> None:
    caddy = read("Caddyfile")
    assert "reverse_proxy foretold:8472" in caddy
    assert "header_up X-Forwarded-For {remote_host}" in caddy  # set, and not added to what the client sent
    assert caddy.count("{") == caddy.count("}")


def test_the_container_file_builds_from_what_is_there() -> None:
    found = instructions()
    copied = [rest.split()[:-1] for word, rest in found if word == "COPY" and not rest.startswith("--from")]
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    for name in (one for some in copied for one in some):
        assert (TOP / name).exists(), name
        assert f"!{name}" in ignored, name
    words = [word for word, _ in found]
    assert words.index("USER") < words.index("ENTRYPOINT")  # it does not run as root
    assert all(
        ":" in rest.split()[0] and not rest.split()[0].endswith(":latest") for word, rest in found if word == "FROM"
    )
    assert all("--require-hashes" in rest or "--no-deps" in rest for word, rest in found if "pip install" in rest)
    assert [json.loads(rest) for word, rest in found if word in ("ENTRYPOINT", "CMD")] == [["foretold"], ["serve"]]
    (check,) = [json.loads(rest[rest.index("[") :]) for word, rest in found if word == "HEALTHCHECK"]
    compile(check[2], "health check", "exec")
    (warm,) = [shlex.split(rest)[-1] for word, rest in found if word == "RUN" and "warm_rules" in rest]
    names = re.findall(r"import ([\w, ]+);", warm)[0].split(", ")
    module = __import__("foretold.server.warmup", fromlist=names)
    assert all(callable(getattr(module, name)) for name in names)


def test_the_unit_starts_a_command_and_shuts_the_rest_of_the_machine_out() -> None:
    found = dict(unit())
    assert found["ExecStart"].split()[1] in COMMANDS
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "LockPersonality"):
        assert found[name] == "yes"
    assert (found["ProtectSystem"], found["StateDirectory"]) == ("strict", "foretold")
    assert found["Restart"] == "on-failure"
    assert "MemoryDenyWriteExecute" not in found  # Numba compiles
    stops = float(config.Config().shutdown_seconds)
    assert int(found["TimeoutStopSec"]) > stops


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """A copy, whose command is there."""
    start = tmp_path / "foretold"
    start.write_text("#!/bin/sh\n")
    start.chmod(0o755)
    copy = tmp_path / "foretold.service"
    copy.write_text(read("foretold.service").replace("/opt/foretold/bin/foretold", str(start)))
    environment = {**os.environ, "SYSTEMD_LOG_LEVEL": "warning"}
    program = shutil.which("systemd-analyze")
    assert program is not None
    command = [program, "verify", "--man=no", str(copy)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    about_ours = [line for line in done.stderr.splitlines() if "foretold" in line]
    assert (about_ours, done.returncode) == ([], 0), done.stderr


def test_the_documentation_names_every_file() -> None:
    page = (TOP / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in FILES:
        assert f"deploy/{name}" in page
