"""Metrics of the server, and the page where Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

#: Upper bounds of the buckets of times, in seconds.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Times:
    """A histogram of durations."""

    __slots__ = ("buckets", "count", "total")

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.count += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Yield the lines of a Prometheus histogram."""
        so_far = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            so_far += number
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {self.count}"


class Metrics:
    """All metrics of one server.

    Anybody may read them, so none may depend on what only one player knows. Sent messages are not counted, because some
    go to one seat only.
    """

    def __init__(self) -> None:
        self.messages_in = 0
        self.evictions = 0
        self.entries_stored = 0
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.connections_closed: Counter[str] = Counter()
        self.slow_steps: Counter[str] = Counter()
        self.webhooks: Counter[str] = Counter()
        self.bot_failures = 0
        self.purged = 0
        self.storing = Times()
        self.answering = Times()
        self.bots_waited = Times()  # before they began: how long they think tells of their cards
        self.lag = Times()
        self.lag_max = 0.0
        self.gauges: dict[str, Callable[[], int]] = {}

    def page(self) -> str:
        """Return the text that Prometheus reads."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        plain = {
            "messages_received": self.messages_in,
            "evictions": self.evictions,
            "entries_stored": self.entries_stored,
            "bot_failures": self.bot_failures,
            "tables_purged": self.purged,
        }
        for name, number in plain.items():
            yield f"# TYPE foretold_{name}_total counter"
            yield f"foretold_{name}_total {number}"
        for name, label, counts in (
            ("store_outcomes", "result", self.outcomes),
            ("webhooks", "result", self.webhooks),
            ("refusals", "code", self.refusals),
            ("connections_closed", "reason", self.connections_closed),
            ("slow_steps", "step", self.slow_steps),
        ):
            yield f"# TYPE foretold_{name}_total counter"
            for key, number in sorted(counts.items()):
                yield f'foretold_{name}_total{{{label}="{key}"}} {number}'
        yield "# TYPE foretold_requests_total counter"
        for (method, route, status), number in sorted(self.requests.items()):
            yield f'foretold_requests_total{{method="{method}",route="{route}",status="{status}"}} {number}'
        for name, times in (
            ("store", self.storing),
            ("request", self.answering),
            ("bot_wait", self.bots_waited),
            ("loop_lag", self.lag),
        ):
            yield f"# TYPE foretold_{name}_seconds histogram"
            yield from times.lines(f"foretold_{name}_seconds")
        yield "# TYPE foretold_loop_lag_max_seconds gauge"
        yield f"foretold_loop_lag_max_seconds {self.lag_max:.6f}"
        for name, read in self.gauges.items():
            yield f"# TYPE foretold_{name} gauge"
            yield f"foretold_{name} {read()}"
        if resource is not None:
            yield "# TYPE foretold_memory_peak_bytes gauge"
            yield f"foretold_memory_peak_bytes {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024}"
