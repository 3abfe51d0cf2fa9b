"""What a machine asks before it sends people here: is the process there, and can it do its work?"""

import asyncio
from typing import Final

from stammtisch import __version__
from stammtisch.server import page_files
from stammtisch.server.api_types import Health
from stammtisch.server.errors import Failure
from stammtisch.server.http import Call, Endpoint
from stammtisch.server.store_watch import StoreWatch

PATIENCE: Final = 5.0
"""Seconds after which a store that has not answered is in trouble."""


async def check_store(watch: StoreWatch) -> None:
    """Raises `Failure` unless the store takes writes, and soon enough."""
    try:
        async with asyncio.timeout(PATIENCE):
            problem = await watch.check()
    except TimeoutError:
        problem = f"no answer within {PATIENCE:g} seconds"
        watch.troubled(problem)
    if problem is not None:
        raise Failure("unavailable", problem, "store")


def check_page() -> None:
    if not page_files.is_built():
        raise Failure("no-page")


async def live(call: Call) -> Health:
    return Health("ok", __version__)


async def ready(call: Call, watch: StoreWatch) -> Health:
    check_page()
    await check_store(watch)
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
