"""For those who run the server: is it well, and what does it count."""

from __future__ import annotations

import msgspec

from foretold import __version__
from foretold.server.callers import ANYBODY
from foretold.server.refusals import refuse
from foretold.server.routing import TEXT, Answer, Call, Routes

routes = Routes("operations")


class Health(msgspec.Struct, frozen=True):
    """The server answers, and its store too."""

    ok: bool
    version: str


@routes.add("GET", "/healthz", answer=Health, doors=ANYBODY)
async def health(call: Call) -> Health:
    """Whether the server and its store are well; 503 if not."""
    await call.house.store.check()
    return Health(ok=True, version=__version__)


@routes.add("GET", "/metrics", answer=str, media=TEXT, doors=ANYBODY)
async def metrics(call: Call) -> Answer:
    """What the server counts, for Prometheus."""
    if not call.house.config.metrics:
        refuse("not-found")
    return Answer(call.house.metrics.page().encode(), TEXT)
