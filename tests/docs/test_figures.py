"""Figures and lists that the documentation takes from the code."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT, Page
from tests.fuzz import test_socket
from tests.kill import test_kill
from tests.secrecy import leaks, server_leaks, test_pairs
from tests.simulation import test_bugs, test_simulation

TESTING, WEB = Page.read(ROOT / "docs/testing.md"), Page.read(ROOT / "docs/web.md")


def number(count: int) -> str:
    return f"{count:,}"


def test_the_numbers_of_the_checks() -> None:
    said = (
        f"The checks run {number(test_simulation.GAMES)} games", f"found within\n{test_bugs.SIMULATIONS} simulations",
        f"{test_kill.KILLS} kills, {test_kill.TABLES} tables, on SQLite; {test_kill.KILLS_ON_POSTGRES} on PostgreSQL",
        f"{number(test_pairs.PAIRS)} pairs of worlds", f"{number(test_socket.MESSAGES)} messages, every operation",
        f"{len(leaks.LEAKS)} leaks are planted in the hall", f"and {len(server_leaks.LEAKS)} in the server",
    )  # fmt: skip
    assert not [one for one in said if one not in TESTING.text]


def test_every_room_is_in_the_plans() -> None:
    rooms = {f"{path.name}/" for path in (ROOT / "src/foretold").iterdir() if (path / "__init__.py").is_file()}
    for name in ("docs/architecture.md", "CONTRIBUTING.md"):
        text = Page.read(ROOT / name).text
        assert not sorted(room for room in rooms if not re.search(rf"^{room} +\S|`{room}`", text, re.MULTILINE)), name


def test_every_file_of_the_browser_tests_is_described() -> None:
    files = {path.name.removesuffix(".e2e.ts") for path in (ROOT / "web/e2e").glob("*.e2e.ts")}
    assert files == set(
        re.findall(r"^\| `([\w-]+)` \|", TESTING.text.partition("`scripts/web e2e` starts")[2], re.MULTILINE)
    )


def test_the_logic_of_the_web_client_is_described() -> None:
    files = [path for folder in ("lib", "table") for path in (ROOT / "web/src" / folder).rglob("*.ts")]
    names = {path.name for path in files if ".test." not in path.name}
    assert not sorted(name for name in names if f"`{name}`" not in WEB.text and f"/{name}`" not in WEB.text)
