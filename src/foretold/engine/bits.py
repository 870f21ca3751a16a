"""Sets of small numbers (cards, columns, seats) as the bits of one integer.

Sets use at most 62 bits, so they stay positive in an ``int64`` and mean the same interpreted and compiled. Nothing may
overflow: compiled, a signed overflow has no defined result.
"""

from __future__ import annotations


def popcount(members: int) -> int:
    """How many members a set has. Compiled, it is the processor's own instruction (see foretold.engine.compiler)."""
    return int(members).bit_count()


def lowest(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return popcount((members & -members) - 1)


def highest(members: int) -> int:
    """The largest member of a set that is not empty."""
    x = members | (members >> 1)
    x |= x >> 2
    x |= x >> 4
    x |= x >> 8
    x |= x >> 16
    x |= x >> 32
    return popcount(x) - 1


def nth(members: int, k: int) -> int:
    """The k-th smallest member of a set, from 0."""
    first = lowest(members)
    run = members >> first
    if run & (run + 1) == 0:  # neighbours, as most small sets are: no search
        return first + k
    for _ in range(k):
        members &= members - 1
    return lowest(members)


def has(members: int, member: int) -> bool:
    """Whether the set holds the member."""
    return (members >> member) & 1 == 1
