"""A Ray cluster of two nodes on this machine: both work, and what comes out is what comes out here."""

import json
import math
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import foretold
from foretold.cli import main
from foretold.errors import WorkersFailed
from foretold.lab import ray_workers
from foretold.lab.workers import workers
from foretold.words import languages
from tests.ports import free_port

# Two nodes with one processor each, on addresses of the loopback, until the input ends. In a process of its own, so
# that nothing of the cluster stays behind in the tests'.
TWO_NODES = """
import sys
from ray.cluster_utils import Cluster
node = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
cluster = Cluster(initialize_head=True, connect=False, head_node_args={**node, "node_ip_address": "127.0.0.2"})
cluster.add_node(**node, node_ip_address="127.0.0.3")
print(cluster.address, flush=True)
sys.stdin.read()
cluster.shutdown()
"""


@contextmanager
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    # On a machine with much else to do everything takes longer.
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "120")
    monkeypatch.setattr(ray_workers, "_ANSWER_S", 120)
    command = [sys.executable, "-c", TWO_NODES]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        try:
            address = cluster.stdout.readline().strip()
            assert address
            yield address
        finally:
            cluster.stdin.close()
            assert cluster.wait(timeout=300) == 0


def where(seconds: float) -> tuple[str, str]:
    """The node that does this, and where it has Foretold from."""
    import ray

    import foretold

    time.sleep(seconds)
    return ray.get_runtime_context().get_node_id(), foretold.__file__


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.full
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_two_nodes_work_and_the_result_is_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import ray.cloudpickle

    # This module is not on the nodes; its functions are sent as they are.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    command = ["rate", "predictions", "--bots", "random,novice", "--games", "24", "--seed", "5", "--json"]
    assert main([*command, "--jobs", "1"]) == 0
    simulation = [
        "simulate",
        "all-or-nothing",
        "--bots",
        "random,novice,random",
        "--games",
        "300",
        "--seed",
        "5",
        "--json",
    ]
    assert main([*simulation, "--out", str(tmp_path / "here"), "--threads", "1"]) == 0
    here = capsys.readouterr().out
    with two_nodes(monkeypatch) as address:
        with workers(ray=address) as staff:
            assert staff.count == 2
            places: list[tuple[str, str]] = []
            while len({node for node, _ in places}) < 2:  # a node may come to work late
                places += staff.map(where, [0.3] * 8)
                assert len(places) < 400, "one node does everything"
            assert foretold.__file__ not in {file for _, file in places}, "Foretold was not sent to the nodes"
            assert list(staff.map(math.factorial, range(30))) == [math.factorial(n) for n in range(30)]
            with pytest.raises(ValueError, match="math domain error"):
                list(staff.map(math.sqrt, [4, -1]))
        assert main([*command, "--ray", address]) == 0
        assert main([*simulation, "--out", str(tmp_path / "there"), "--ray", address]) == 0
        there = capsys.readouterr().out
    assert all(json.loads(line)["games"] > 0 for line in here.splitlines())
    assert there == here
    assert files(tmp_path / "there") == files(tmp_path / "here") != {}
    assert not ray.is_initialized()


@pytest.mark.parametrize("lang", languages())
def test_nobody_at_the_address(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    command = ["rate", "predictions", "--bots", "random,novice", "--ray", f"127.0.0.1:{port}", "--lang", lang]
    assert main(command) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"127.0.0.1:{port}" in shown.err
    assert "Traceback" not in shown.err


def test_somebody_who_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "_ANSWER_S", 4)
    with socket.create_server(("127.0.0.1", 0)) as server, pytest.raises(WorkersFailed) as refused:
        workers(ray=f"127.0.0.1:{server.getsockname()[1]}")
    assert refused.value.code == "ray-unreachable"


def test_what_ray_says_about_an_address_is_handed_on() -> None:
    with pytest.raises(WorkersFailed) as refused:
        workers(ray="nonsense")
    assert refused.value.code == "ray-refused"
    assert "nonsense" in refused.value.details["reason"]
