"""Share the event loop's time fairly: decide whose bytes and requests are handled next.

The event loop serves every connection that is ready. One client with many connections could make all others wait. So
incoming data gets a short time in each turn of the loop. The rest waits, and the addresses take turns: another address
waits for one piece of work at most.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator

#: Seconds of a turn of the event loop for what comes in.
BUDGET = 0.002
#: Seconds that a request or a new connection is taken to need at first: what it does later can't be measured here.
REQUEST = 0.0005

Work = Callable[[], None]


class EventLoopTurns:
    """Divide the event loop's time among addresses. Each connection waits with one piece of work at most."""

    __slots__ = ("_is_due", "_left", "_loop", "_waiting")

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._left = BUDGET
        self._is_due = False
        self._waiting: OrderedDict[str, deque[Work]] = OrderedDict()

    @property
    def has_time(self) -> bool:
        """Return whether new work may be done at once."""
        return self._left > 0 and not self._waiting

    def charge(self, seconds: float) -> None:
        """Charge seconds to this turn of the loop."""
        self._left -= seconds
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._next)

    def queue(self, address: str, work: Work) -> None:
        """Do some work when it is this address's turn."""
        self._waiting.setdefault(address, deque()).append(work)
        self.charge(0.0)

    def go_through(self, address: str, steps: Iterator[object]) -> None:
        """Do something step by step, each when it is this address's turn."""

        def step() -> None:
            if next(steps, self) is not self:
                self.queue(address, step)

        self.queue(address, step)

    async def wait(self, address: str) -> None:
        """Wait until this address may begin with a request."""
        if self.has_time:
            self.charge(REQUEST)
            return
        turn = self._loop.create_future()

        def begin() -> None:
            if not turn.done():  # the client may be gone
                turn.set_result(None)
                self.charge(REQUEST)

        self.queue(address, begin)
        await turn

    def _next(self) -> None:
        """Begin a new turn of the loop."""
        self._is_due = False
        self._left = BUDGET
        waiting = self._waiting
        while waiting and self._left > 0:
            address, works = waiting.popitem(last=False)
            work = works.popleft()
            if works:
                waiting[address] = works
            began = time.monotonic()
            try:
                work()
            except Exception as error:  # whoever's it was, the others are not concerned
                self._loop.call_exception_handler({"message": "work of a turn", "exception": error})
            self.charge(time.monotonic() - began)
        if waiting:
            self.charge(0.0)
