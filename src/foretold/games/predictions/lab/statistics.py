"""What simulations count in this game."""

from foretold.games.predictions.lab import counters
from foretold.games.predictions.lab.figures import groups
from foretold.lab.statistics import Statistics

STATISTICS = Statistics(
    compiled={
        "open_game": counters.open_game,
        "read_fact": counters.read_fact,
        "close_game": counters.close_game,
    },
    notes=counters.NOTES,
    plan_for=counters.plan_for,
    columns=counters.columns,
    groups=groups,
)
