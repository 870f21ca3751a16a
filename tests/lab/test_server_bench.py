"""bench/server.py: what it measures of Foretold is told whatever becomes of the peers."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import other_servers
    import server

    yield other_servers, server
    for name in ("server", "other_servers", "load"):
        sys.modules.pop(name, None)


def test_a_peer_that_falls_over_is_named_and_the_rest_is_measured(
    modules: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other_servers, server = modules

    def falls_over(peer: str, *_: object) -> None:
        raise RuntimeError(f"{peer} did not start")

    monkeypatch.setattr(other_servers, "_start", falls_over)
    monkeypatch.setattr(server, "own", lambda *_: {"stored_moves_a_second": 100})
    args = argparse.Namespace(turns=2, tables=3)
    ours = server.by_turns(tmp_path, None, args)
    assert ours["stored_moves_a_second"] == 100
    assert ours["by_turns"]["median"] is None
    peers = server.compared(tmp_path, None, args, {"throughput": ours})
    assert {str(one) for one in peers.values()} == {
        "{'failed': 'RuntimeError: boardgame did not start'}", "{'failed': 'RuntimeError: colyseus did not start'}"
    }  # fmt: skip


def test_another_package_called_tests_hides_nothing(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    add = f"import site, sys; sys.path.append({str(tmp_path)!r}); sys.argv = ['server.py', '--help']; "
    run = f"import runpy; runpy.run_path({str(BENCH / 'server.py')!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", add + run], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "--peers" in done.stdout
