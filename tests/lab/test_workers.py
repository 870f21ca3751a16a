"""Workers: processes of this machine. The Ray cluster has a file of its own."""

import math
import operator
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import cast

import pytest

from foretold.errors import MissingExtra, WorkersFailed
from foretold.lab.workers import cores, workers
from foretold.words import languages


def test_results_come_in_the_order_of_the_jobs() -> None:
    with workers(3) as staff:
        assert staff.count == 3
        # The first jobs take longest, so that later ones are done before them.
        assert list(staff.map(time.sleep, [0.3, 0.2, 0.1, 0])) == [None] * 4
        assert list(staff.map(math.factorial, range(50))) == [math.factorial(n) for n in range(50)]
        assert list(staff.map(operator.neg, [])) == []


def test_all_cores_unless_told_otherwise() -> None:
    with workers() as staff:
        assert staff.count == cores() >= 1


@pytest.mark.skipif(not os.path.exists("/proc/self"), reason="needs /proc")  # noqa: PTH110 - a link, not its target
def test_the_work_is_shared_among_processes() -> None:
    with workers(2) as staff:
        busy = set(staff.map(os.readlink, ["/proc/self"] * 20))
        again = set(staff.map(os.readlink, ["/proc/self"] * 20))
    assert len(busy) == 2
    assert str(os.getpid()) not in busy
    assert again == busy
    assert not any(os.path.exists(f"/proc/{pid}") for pid in busy)  # noqa: PTH110 - see above


def test_jobs_are_read_as_they_are_needed() -> None:
    read = 0

    def endless() -> Iterator[int]:
        nonlocal read
        while True:
            read += 1
            yield read

    with workers(2) as staff:
        results = staff.map(operator.neg, endless())
        for number in range(1, 101):
            assert next(results) == -number
            assert read <= number + 8
        results.close()


def test_one_slow_job_does_not_pile_up_the_results_of_the_others() -> None:
    read = 0

    def jobs() -> Iterator[float]:
        nonlocal read
        for read in range(1, 1000):
            yield 0.8 if read == 1 else 0

    with workers(2) as staff:
        results = staff.map(time.sleep, jobs())
        next(results)
        assert read <= 8
        results.close()


def test_an_error_of_the_work_is_raised_here_and_the_workers_go_on() -> None:
    with workers(2) as staff:
        with pytest.raises(ValueError, match="math domain error"):
            list(staff.map(math.sqrt, [4, -1, 9]))
        assert list(staff.map(math.sqrt, [4, 9])) == [2, 3]


def test_what_can_not_be_pickled_is_an_error_and_no_hang() -> None:
    with workers(1) as staff, pytest.raises(TypeError, match="pickle"):
        list(staff.map(cast("Callable[[bytes], memoryview]", memoryview), [b"result"]))


@pytest.mark.parametrize("lang", languages())
def test_a_lost_process_is_told(lang: str) -> None:
    with workers(2) as staff, pytest.raises(WorkersFailed) as lost:
        list(staff.map(os._exit, [7]))
    assert lost.value.details == {"status": 7}
    assert "7" in lost.value.sentence(lang)


def test_leaving_early_ends_what_is_still_done() -> None:
    begun = time.monotonic()
    with workers(2) as staff:
        results = staff.map(time.sleep, [0, 600, 600])
        next(results)
        results.close()
        assert list(staff.map(operator.neg, [1, 2])) == [-1, -2]
    assert time.monotonic() - begun < 60


def test_ray_has_to_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra) as missing:
        workers(ray="127.0.0.1:6379")
    assert missing.value.details == {"package": "ray", "extra": "ray"}
