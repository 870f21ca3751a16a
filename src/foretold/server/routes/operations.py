"""Health and metrics, for those who run the server."""

from __future__ import annotations

from typing import Literal

import msgspec

from foretold import __version__
from foretold.server.auth import ANYBODY
from foretold.server.refusals import refuse
from foretold.server.routing import TEXT, Call, RawAnswer, Routes

routes = Routes("operations")


class Condition(msgspec.Struct, frozen=True):
    """Whether the server can do its work. `reasons` is empty if it can."""

    ok: bool
    status: Literal["ok", "degraded"]
    reasons: list[str]
    version: str


@routes.add("GET", "/healthz", answer=Condition, access=ANYBODY)
async def health(call: Call) -> RawAnswer:
    """Tell whether moves can be stored and games read; 503 with the reasons if not."""
    reasons = await call.context.health.look()
    body = Condition(ok=not reasons, status="degraded" if reasons else "ok", reasons=reasons, version=__version__)
    return RawAnswer(msgspec.json.encode(body), status=503 if reasons else 200)


@routes.add("GET", "/metrics", answer=str, media=TEXT, access=ANYBODY)
async def metrics(call: Call) -> RawAnswer:
    """Return the metrics, for Prometheus."""
    if not call.context.config.metrics:
        refuse("not-found")
    return RawAnswer(call.context.metrics.page().encode(), TEXT)
