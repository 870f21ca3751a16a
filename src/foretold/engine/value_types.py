"""The types of the numbers and arrays that rules hand on to one another.

A seat, a card and an action's code are different types for a type checker, so that one can't be taken for another. At
run time they are plain numbers: ``Seat(state.actor)`` is ``int(state.actor)``, which Numba knows, and costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NewType

    import numpy as np
    from numpy.typing import NDArray

    #: A place at the table, from 0. Where there may be none (-1), or a spectator, the type is ``int``.
    Seat = NewType("Seat", int)
    #: The number of a card. Where there may be none (-1) the type is ``int``.
    Card = NewType("Card", int)
    #: The number of an action in the game's action table.
    ActionCode = NewType("ActionCode", int)

    Bytes = NDArray[np.uint8]
    Shorts = NDArray[np.int16]
    Words = NDArray[np.int32]
    Longs = NDArray[np.int64]
    Floats = NDArray[np.float32]
    Reals = NDArray[np.float64]
    #: Whole numbers of any width.
    Numbers = NDArray[np.integer]

    def each_seat(*bounds: int) -> Iterable[Seat]:
        """The seats in order, with the bounds of a range."""

    def each_card(*bounds: int) -> Iterable[Card]:
        """The cards in order, with the bounds of a range."""

else:
    Seat = Card = ActionCode = int
    each_seat = each_card = range
