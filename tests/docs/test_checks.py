"""The continuous integration runs what the README tells everybody to run, and every tier is described."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_integration_runs_the_command_of_the_readme() -> None:
    section = read("README.md").partition("\n## Test\n")[2]
    block = re.search(r"```sh\n(.*?)\n```", section, re.DOTALL)
    assert block is not None
    assert read(".ci/run").rstrip().endswith(f"exec {block[1]}")


def test_every_tier_and_mark_is_described() -> None:
    script = read("scripts/check")
    for tier in ("scripts/check --fast ", "scripts/check  ", "scripts/check --full "):
        assert f"#   {tier}" in script
    for tier in ("`scripts/check --fast`", "`scripts/check`", "`scripts/check --full`"):
        assert tier in read("CONTRIBUTING.md")
        assert tier in read("docs/testing.md")
    marks = [
        mark.partition(":")[0]
        for mark in tomllib.loads(read("pyproject.toml"))["tool"]["pytest"]["ini_options"]["markers"]
    ]
    assert marks == ["slow", "full", "brief"]
    assert all(f"| `{mark}` |" in read("docs/testing.md") for mark in marks)


def test_no_number_of_processes_is_fixed() -> None:
    assert re.findall(r"(?:--numprocesses|-n) +\d", read("scripts/check")) == []
