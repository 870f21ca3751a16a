"""Every path, module, setting, metric, route, command and option that the documentation names is there."""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from foretold.cli.parser import build
from foretold.server.app import all_routes
from foretold.server.config import Config
from foretold.server.metrics import Metrics
from tests.docs.pages import PRESENT, ROOT, Page

pages = pytest.mark.parametrize("page", [Page.read(path) for path in PRESENT], ids=lambda page: page.name)

#: From where a page may name a file: its folder is often clear from what it is about.
BASES = (
    "", "src", "src/foretold", "src/foretold/server", "src/foretold/table", "src/foretold/store", "src/foretold/bots",
    "src/foretold/play", "src/foretold/lab", "tests", "tests/kill", "tests/simulation", "tests/secrecy", "tests/siege",
    "web", "web/src", "web/src/lib", "web/src/table", "web/src/parts", "web/src/rules", "web/src/cards", "web/e2e",
    "web/src/games", "docs",
)  # fmt: skip
ENDINGS = "py|ts|svelte|md|toml|sh|js|css|html|ftl|ini|cfg|mjs|cjs"
FILE = re.compile(rf"^[\w@.-]+(?:/[\w@.-]+)*\.(?:{ENDINGS})$")
FOLDER = re.compile(r"^[\w.-]+(?:/[\w.-]+)*/$")
#: Files that people write, or that are made.
OTHERS = {
    "src/foretold/server/site/",
    "house.toml", "my.toml", "mine.toml", "yours.toml", "deck.toml", "report.html", "tournament.html", "side.html",
    "script.py", "x.py", "bot.py", "index.html", "e2e/out/look/", "site/",
}  # fmt: skip
#: Folders that are made.
LEFT_OUT = {".git", ".venv", "node_modules", "__pycache__", "site", "out"}


@cache
def tracked() -> set[str]:
    """Files of the repository and their folders, with a slash at their end."""
    files = []
    for folder, folders_in, names in os.walk(ROOT):
        folders_in[:] = [one for one in folders_in if one not in LEFT_OUT]
        files += [(Path(folder) / name).relative_to(ROOT).as_posix() for name in names]
    folders = {f"{parent.as_posix()}/" for file in files for parent in Path(file).parents}
    return {*files, *folders}


def is_there(name: str) -> bool:
    """Whether a file or folder of this name is in one of the places that a page may mean."""
    known = tracked()
    return any(f"{base}/{name}".lstrip("/") in known for base in BASES) or any(
        one.endswith(f"/{name}") for one in known if "/" not in name.rstrip("/")
    )


@pages
def test_files_and_folders(page: Page) -> None:
    named = {code for code in page.codes if FILE.match(code) or FOLDER.match(code)}
    named = {
        name for name in named if not re.search(r"\b[A-Z]{3,}\b", name.removesuffix(".md"))
    }  # GAME, LANG: any of them
    missing = sorted(name for name in named - OTHERS if not is_there(name))
    assert not missing


@pages
def test_links(page: Page) -> None:
    wrong = []
    for link in page.links:
        if re.match(r"[a-z]+:", link):
            continue
        place, _, anchor = link.partition("#")
        target = (page.path.parent / place).resolve() if place else page.path
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in Page.read(target).anchors):
            wrong.append(link)
    assert not wrong


@pages
def test_modules_and_their_names(page: Page) -> None:
    wrong = [code for code in page.codes if re.fullmatch(r"foretold(\.\w+)+", code) and not _resolves(code)]
    assert not wrong


def _resolves(dotted: str) -> bool:
    """Whether a module is there, and what is named of it stands in its source: nothing heavy is imported."""
    *parents, last = dotted.split(".")
    for module, names in ((dotted, []), (".".join(parents), [last]), (".".join(parents[:-1]), [parents[-1]])):
        try:
            spec = importlib.util.find_spec(module) if module else None
        except ModuleNotFoundError:
            continue
        if spec is not None and spec.origin:
            tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
            found = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)}
            found |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            found |= {
                one.asname or one.name
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)
                for one in node.names
            }
            return all(name in found for name in names)
    return False


@cache
def sources() -> str:
    """All code, scripts and settings."""
    endings = (".py", ".ts", ".sh", ".toml", ".yml", ".yaml", ".service", ".mjs", ".svelte")
    texts = [
        (ROOT / name).read_text(encoding="utf-8") for name in tracked()
        if name.endswith(endings) or (name.startswith("scripts/") and not name.endswith("/")) or "Containerfile" in name
    ]  # fmt: skip
    return "\n".join(texts)


@pages
def test_variables(page: Page) -> None:
    named = set(re.findall(r"\bFORETOLD_[A-Z_]+\b", page.text))
    known = {f"FORETOLD_{name.upper()}" for name in Config.__struct_fields__}
    missing = sorted(name for name in named - known if name not in sources())
    assert not missing


@pages
def test_metrics(page: Page) -> None:
    metrics = Metrics()
    told = "\n".join([*sources().split("\n"), *vars(metrics)])
    named = {name for code in page.codes for name in re.findall(r"\bforetold_([a-z_]+)\b", code)}
    bare = {re.sub(r"_(total|seconds|bytes|bucket|sum|count)$", "", name) for name in named}
    assert not sorted(name for name in bare if name not in told)


@pages
def test_routes(page: Page) -> None:
    known = {_plain(route.path) for route in all_routes()}
    named = set(re.findall(r"(?<![\w./])(/api/v1(?:/[\w{}-]+)*|/healthz|/metrics)", page.text))
    assert not sorted(path for path in named if _plain(path) not in known and not _begins(path, known))


def _plain(path: str) -> str:
    return re.sub(r"\{\w+\}|\b[A-Z]+\b", "*", path)


def _begins(path: str, known: set[str]) -> bool:
    return any(one.startswith(_plain(path) + "/") for one in known)


# Commands ------------------------------------------------------------------------------------------------------------


@cache
def commands() -> dict[str, set[str]]:
    """The options of every command of `foretold`; of the whole, under an empty name."""
    parser = build("en")
    (subparsers,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    found = {"": set(parser._option_string_actions)}
    for name, command in subparsers.choices.items():
        found[name] = set(command._option_string_actions)
        for action in command._actions:
            if isinstance(action, argparse._SubParsersAction):
                for further in action.choices.values():
                    found[name] |= set(further._option_string_actions)
    return found


def lines(page: Page) -> list[list[str]]:
    """Commands, as a shell reads them."""
    found = []
    told = [line for kind, text in page.blocks if kind in ("", "sh", "bash", "console") for line in text.split("\n")]
    for line in [*told, *page.codes]:
        try:
            words = shlex.split(line.removeprefix("$ "), comments=True)
        except ValueError:
            continue
        while words and re.match(r"^[A-Z_]+=", words[0]):
            words.pop(0)
        if re.fullmatch(r"foretold [a-z]+ \d", line):  # no command: a text that goes into a digest
            continue
        if words and (words[0] in ("foretold", "python", "pytest") or words[0].startswith("scripts/")):
            found.append(words)
    return found


@pages
def test_commands_and_their_options(page: Page) -> None:
    wrong = [shlex.join(words) for words in lines(page) if not _exists(words)]
    assert not wrong


def _exists(words: list[str]) -> bool:
    first, rest = words[0], words[1:]
    if first == "scripts/run":
        first = "foretold"
    if first == "foretold":
        name = next((word for word in rest if re.match(r"^[a-z]+$", word)), "")
        known = commands()
        if name not in known:
            return name == "" or not rest
        return all(word.partition("=")[0] in known[name] | known[""] for word in rest if word.startswith("--"))
    if first == "python":
        return _program(rest)
    if first == "pytest":
        return all(
            is_there(word.partition("::")[0]) or is_there(f"{word}/") for word in rest if word.startswith("tests")
        )
    script = ROOT / first
    text = script.read_text(encoding="utf-8") if script.is_file() else ""
    part = rest[:1] if first in ("scripts/web", "scripts/postgres", "scripts/setup") else []
    options = [word for word in rest if word.startswith("--")]
    return bool(text) and all(
        word in text or first == "scripts/web" or word in _passed_on(first) for word in [*part, *options]
    )


def _passed_on(script: str) -> str:
    """Where a script hands its options to."""
    return (ROOT / "tests/siege/__main__.py").read_text(encoding="utf-8") if script == "scripts/siege" else ""


def _program(rest: list[str]) -> bool:
    if rest[:1] == ["-m"] and rest[1:2] and rest[1].startswith("tests."):
        folder = rest[1].replace(".", "/")
        file = ROOT / f"{folder}.py" if (ROOT / f"{folder}.py").is_file() else ROOT / folder / "__main__.py"
    elif rest and rest[0].endswith(".py") and rest[0] not in OTHERS:
        file = ROOT / rest[0]
    else:
        return True  # something of Python's own, or of the reader's
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return bool(text) and all(word.partition("=")[0] in text for word in rest[1:] if word.startswith("--"))
