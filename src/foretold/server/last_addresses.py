"""Remember from which address each person was last heard, so that many guests of one address share as one.

Anybody may become another guest within seconds. What is shared fairly by person alone could be had many times over.
"""

from __future__ import annotations

from collections import OrderedDict

#: People whose address is remembered; those who were heard longest ago are forgotten.
MOST = 20_000


class LastAddresses:
    """The last address of each person."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def remember(self, who: str, address: str) -> None:
        """Note that somebody was heard from an address."""
        self._of[who] = address
        self._of.move_to_end(who)
        if len(self._of) > MOST:
            self._of.popitem(last=False)

    def of(self, who: str) -> str:
        """The last address of a person; for one who was not heard since the start, a place of their own."""
        return self._of.get(who, f"person {who}")
