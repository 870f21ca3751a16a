"""Types of what the compiled functions of these bots hand on to one another, for type checkers: notes and tuples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: By strength (0 to 11), the chance that a hand is weaker; and last, that it is weaker than one's own.
Weaker: TypeAlias = tuple[float, float, float, float, float, float, float, float, float, float, float, float]
Thought: TypeAlias = tuple[float, float, float, float, float, float, float, float, float, float, float, float, float]
#: By seat.
Thoughts: TypeAlias = tuple[Thought, Thought, Thought, Thought, Thought]
Likely: TypeAlias = tuple[float, float, float, float, float]
#: How one player plays (rivals.py), and everybody.
Habit: TypeAlias = tuple[float, float, float, float, float, float]
Habits: TypeAlias = tuple[Habit, Habit, Habit, Habit, Habit]
#: What was seen and heard of a hand: two strengths, each with the chance below it; and how little was heard.
Limits: TypeAlias = tuple[int, float, int, float, float]
#: A moment of a round (prospects.py): the chances of getting cards, and by combination what it pays at least and most.
Chances: TypeAlias = tuple[float, float, float]
Pays: TypeAlias = tuple[float, float, float, float, float, float, float, float, float]
Moment: TypeAlias = tuple[Chances, Pays, Pays]


class NotesRecord(Protocol):
    """What the adept notes (notes.py)."""

    skill: NDArray[np.float64]
    plays: NDArray[np.float64]
    plays_since: NDArray[np.float64]
    luck: int
    values: NDArray[np.float64]
    chances: NDArray[np.float64]
    told: NDArray[np.float64]
    drawn: NDArray[np.int64]
    drawn_count: int
    room: NDArray[np.float64]
    hands: NDArray[np.int64]
    weights: NDArray[np.float64]
    lacking: NDArray[np.float64]
    rare: NDArray[np.float64]
    orders: NDArray[np.int64]
    runes: NDArray[np.int64]
    said: NDArray[np.int64]
    likely: NDArray[np.float64]
    means: NDArray[np.float64]
    spread: NDArray[np.float64]
