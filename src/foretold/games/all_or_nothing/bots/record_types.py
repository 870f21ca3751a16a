"""Names for the records that compiled functions of these bots are handed; Numba finds the types of their fields."""

from typing import Any

import numpy as np

#: A network's weights, what is written down while it thinks, a list of features, the roles of the colours.
Mind = Any
Draft = Any
Row = Any
Roles = Any
#: Arrays of records, as entry points take them.
Records = Any


def one_record(dtype: np.dtype[Any], **fields: Any) -> np.ndarray[Any, Any]:
    """An array of one record with these fields."""
    record = np.zeros(1, dtype)
    for name, value in fields.items():
        record[name] = value
    return record
