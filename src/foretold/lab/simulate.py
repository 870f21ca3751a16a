"""Play many games between bots and add up the results: memory stays the same however many there are."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from foretold.lab.experiment import Experiment, played
from foretold.lab.results import Results, results

if TYPE_CHECKING:
    from foretold.lab.run_folder import RunFolder

#: How often the progress is saved.
_SAVE_S = 5.0


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Delay an interrupt from the keyboard until the block is done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt


def simulate(
    setting: Experiment,
    *,
    cores: int = 1,
    ray: str | None = None,
    folder: RunFolder | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> Results:
    """Play all games, or those that the folder still lacks; game number i (from 0) is dealt from the seed ``seed + i``.

    However this ends, the folder knows how far it came.
    """
    done, sums = (0, setting.collector.nothing()) if folder is None else folder.begin(setting)
    saved, last_save = done, time.monotonic()
    report(setting.games_before(done))
    try:
        with closing(played(setting, done, cores, ray)) as chunks:
            for chunk in chunks:
                with _uninterrupted():
                    # Rows that can't be written leave sums that are still those of the chunks done.
                    if folder is not None:
                        folder.append(setting, chunk.rows)
                    sums.add(chunk)
                    done += 1
                    if folder is not None and time.monotonic() - last_save > _SAVE_S:
                        folder.save(setting, done, sums)
                        saved, last_save = done, time.monotonic()
                report(setting.games_before(done))
    finally:
        if folder is not None and done > saved:
            folder.save(setting, done, sums)
    return results(setting.collector, setting.levels, setting.seed, setting.count, sums.books, sums.pairs)
