"""What a machine asks before it sends people here: is the process there, and can it do its work?"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from stammtisch import __version__
from stammtisch.server import page_files
from stammtisch.server.api_types import Health
from stammtisch.server.errors import Failure
from stammtisch.server.http import Call, Endpoint
from stammtisch.store.store import Store, Unavailable

LOOK_EVERY: Final = 1.0
"""Seconds for which an answer of the store holds, so that nobody keeps the disk busy by asking."""
PATIENCE: Final = 5.0
"""Seconds after which a store that has not answered is taken not to work."""
SETTING: Final = "ready"
"""What is written to see whether the store takes it."""


class Readiness:
    """Whether the store takes writes, found out when somebody asks."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.looking: Final = asyncio.Lock()
        self.looked_at = -LOOK_EVERY
        self.writable = False

    async def check_store(self) -> None:
        """Raises `Failure` unless a write has just come to rest on the disk."""
        async with self.looking:
            if self.clock() - self.looked_at >= LOOK_EVERY:
                self.writable = await self.takes_a_write()
                self.looked_at = self.clock()
        if not self.writable:
            raise Failure("unavailable")

    async def takes_a_write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.put_setting(SETTING, __version__)
        except (Unavailable, TimeoutError):
            return False
        return True


def check_page() -> None:
    if not page_files.is_built():
        raise Failure("no-page")


async def live(call: Call) -> Health:
    return Health("ok", __version__)


async def ready(call: Call, readiness: Readiness) -> Health:
    check_page()
    await readiness.check_store()
    return Health("ok", __version__)


READINESS_ENDPOINTS: Final = (
    Endpoint("GET", "/live", live, "Whether the process answers", Health, who="machine", counted=False),
    Endpoint(
        "GET",
        "/ready",
        ready,
        "Whether the store takes writes and the page is there",
        Health,
        who="machine",
        counted=False,
    ),
)
