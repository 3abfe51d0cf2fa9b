"""How many connections there may be, and from where; and what is said about those who are turned away."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from stammtisch.server import logs
from stammtisch.server.metrics import Metrics, Reason
from stammtisch.server.origins import Proxies
from stammtisch.server.settings import Settings

MOST_DESCRIPTORS: Final = 65_536
LARGEST_RESERVE: Final = 4096
RESERVED_SHARE: Final = 4
"""One in so many descriptors is kept for the store and for bots."""
SHARE_OF_ONE: Final = 2
"""One address may have at most one in so many of all connections, whatever the setting says."""
LOOK_EVERY: Final = 1.0
LOG_EVERY: Final = 60.0
"""Seconds between two lines of the log that say the same."""


class Watched(Protocol):
    """A connection that is looked at now and then."""

    def look(self, now: float) -> None: ...


def raise_descriptors() -> int:
    """Take as many descriptors as the system lets us have, and say how many that are."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def highest_for(descriptors: int) -> int:
    """From this descriptor on there is no room for strangers."""
    return descriptors - min(descriptors // RESERVED_SHARE, LARGEST_RESERVE)


class Gate:
    """Where every connection comes through, before a byte of it is read."""

    def __init__(
        self,
        settings: Settings,
        proxies: Proxies,
        metrics: Metrics,
        highest: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.highest: Final = highest
        self.most_of_one: Final = min(settings.connections_per_address, highest // SHARE_OF_ONE)
        self.request_seconds: Final = settings.request_seconds
        self.keep_alive_seconds: Final = settings.keep_alive_seconds
        self.proxies: Final = proxies
        self.metrics: Final = metrics
        self.clock: Final = clock
        self.of_address: Final[dict[str, int]] = {}
        self.there: Final[set[Watched]] = set()
        self.unsaid: Final[Counter[Reason]] = Counter()
        """Who was turned away since the log last said so, by reason."""
        self.said_at: Final[dict[Reason, float]] = {}
        metrics.connections.set_function(self.there.__len__)

    def admit(self, descriptor: int, host: str) -> str | None:
        """The address a connection is counted under, "" for a proxy of ours; None when it is turned away.

        The kernel gives out the lowest descriptor that is free, so the number of the newest tells how many
        are taken, whatever the others are for.
        """
        address = "" if host in self.proxies.known else self.proxies.address(host, {})
        if sys.platform != "win32" and descriptor >= self.highest:
            self.turn_away("descriptors", address)
            return None
        if address:
            count = self.of_address.get(address, 0)
            if count >= self.most_of_one:
                self.turn_away("address", address)
                return None
            self.of_address[address] = count + 1
        return address

    def release(self, address: str) -> None:
        """A connection is gone, or has become a WebSocket, which is counted elsewhere."""
        left = self.of_address.get(address, 0) - 1
        if left > 0:
            self.of_address[address] = left
        else:
            self.of_address.pop(address, None)

    def watch(self, connection: Watched) -> None:
        if not self.there:
            asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)
        self.there.add(connection)

    def look(self) -> None:
        """Once a second, as long as anybody is there."""
        now = self.clock()
        for connection in list(self.there):
            connection.look(now)
        if self.there:
            asyncio.get_running_loop().call_later(LOOK_EVERY, self.look)

    def turn_away(self, reason: Reason, address: str) -> None:
        """Counted each time, and said in the log now and then."""
        self.metrics.turned_away[reason].inc()
        self.unsaid[reason] += 1
        now = self.clock()
        if now - self.said_at.get(reason, -LOG_EVERY) >= LOG_EVERY:
            self.said_at[reason] = now
            logs.LOG.warning(
                "connections-turned-away", reason=reason, count=self.unsaid.pop(reason), last=address
            )
