"""Whether the store does its work: whoever runs the server is told of full disks and damaged files, once."""

import time
from typing import Final

from stammtisch.server import logs
from stammtisch.server.metrics import Metrics
from stammtisch.store.store import Store, Unavailable

NOTE: Final = "health"
"""The setting that is written to see whether it can be."""
TRY_AGAIN: Final = 10.0
"""Seconds between two tries of a store in trouble."""
FRESH_SECONDS: Final = 1.0
"""So long the last try is good enough for whoever asks."""


class StoreWatch:
    """Follows the troubles of the store."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics
        self.reason: str | None = None
        """What was wrong last, in words of the database; None when all is well."""
        self.tried = 0.0
        metrics.store_well.set(1)
        store.on_trouble = self.troubled

    def troubled(self, reason: str) -> None:
        """Something was not read or not written."""
        self.metrics.store_troubles.inc()
        self.metrics.store_well.set(0)
        if reason != self.reason:
            self.reason = reason
            logs.LOG.error("store-trouble", reason=reason)

    async def check(self) -> str | None:
        """Try a write, unless that was just done. What is wrong, or None."""
        if self.reason is not None or time.monotonic() - self.tried >= FRESH_SECONDS:
            self.tried = time.monotonic()
            try:
                await self.store.put_setting(NOTE, str(time.time_ns()))
            except Unavailable as problem:
                return str(problem)
            self.recover()
        return self.reason

    def recover(self) -> None:
        if self.reason is not None:
            self.reason = None
            self.metrics.store_well.set(1)
            logs.LOG.warning("store-well-again")

    async def keep(self) -> None:
        """Once a second: a store in trouble is tried again now and then."""
        if self.reason is not None and time.monotonic() - self.tried >= TRY_AGAIN:
            await self.check()
