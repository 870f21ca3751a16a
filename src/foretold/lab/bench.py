"""Run benchmarks: ours and the peers' in turn, on one core, in the same run; the median of several runs."""

import statistics
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from foretold.lab.figures import FIGURES
from foretold.lab.peers import PEERS, PEERS_OF_FIGURE, PeerMissing
from foretold.lab.peers.common import one_core

PEER_RUNS = 3


@dataclass
class Measured:
    """A measured figure beside its peers; ``missing`` names packages of peers that are not installed."""

    name: str
    value: float
    unit: str
    peers: dict[str, float] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)


def measure(only: str | None, peers: bool) -> Iterator[Measured]:
    """Measure all figures, or one; each is yielded as soon as it is known."""
    with one_core():
        for name, figure in FIGURES.items():
            if only is None or only == name:
                chosen = {peer: PEERS[peer] for peer in PEERS_OF_FIGURE.get(name, ())} if peers else {}
                yield _measured(name, figure.unit, figure.measure, figure.runs, chosen)


def _measured(
    name: str, unit: str, ours: Callable[[], float], runs: int, peers: Mapping[str, Callable[[], float]]
) -> Measured:
    """Run ours and each peer in turn, so that a busy moment of the machine affects all alike."""
    own: list[float] = []
    theirs: dict[str, list[float]] = {peer: [] for peer in peers}
    result = Measured(name, 0.0, unit)
    for run in range(runs):
        own.append(ours())
        if run < PEER_RUNS:
            for peer, measure_peer in peers.items():
                _add(theirs[peer], measure_peer, result)
    result.value = statistics.median(own)
    result.peers = {peer: statistics.median(rates) for peer, rates in theirs.items() if rates}
    return result


def _add(rates: list[float], measure_peer: Callable[[], float], result: Measured) -> None:
    try:
        rates.append(measure_peer())
    except PeerMissing as missing:
        if missing.package not in result.missing:
            result.missing.append(missing.package)
