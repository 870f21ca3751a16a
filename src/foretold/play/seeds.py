"""Seeds: 64 hex digits, which are the 32 bytes of a key (see :mod:`foretold.engine.chance`)."""

import secrets
from typing import Any

import numpy as np

from foretold.errors import InvalidOption

DIGITS = 64


def read(seed: Any) -> str:
    """Return the 64 hex digits of a seed given as such or as an integer; a secret random one for None."""
    if seed is None:
        return secrets.token_hex(DIGITS // 2)
    if isinstance(seed, (int, np.integer)) and not isinstance(seed, bool) and 0 <= seed < 16**DIGITS:
        return f"{int(seed):0{DIGITS}x}"
    if isinstance(seed, str) and len(seed) == DIGITS and all(digit in "0123456789abcdefABCDEF" for digit in seed):
        return seed.lower()
    raise InvalidOption("seed-invalid", value=seed)


def words(seed: str) -> np.ndarray:
    """Return the eight words of the key."""
    return np.frombuffer(bytes.fromhex(seed), "<u4")
