"""Things that are the fold of their entries in the log, such as books and events: read when somebody wants
them, let go when nobody does.

An entry is checked, written to the log, and only then in memory. Whoever follows a thing asks for what comes
after the number they know, and is answered when there is something.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar

from stammtisch.match.log import Row
from stammtisch.server.errors import Failure
from stammtisch.store.store import Conflict, Store, Unavailable

ID_BYTES: Final = 12
"""A thing is found by whoever knows its id, so nobody must guess it."""
LONGEST_ID: Final = 32
WAIT_SECONDS: Final = 20
"""The longest that a question for news waits for an answer."""


class ShelfItem:
    """One thing in memory. One writes at a time."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.ids: Final = {row.command for row in rows}
        self.last = rows[-1]
        self.writing: Final = asyncio.Lock()
        self.news = asyncio.Event()
        self.followers = 0
        self.used = time.monotonic()

    @property
    def seq(self) -> int:
        return self.last.seq

    def took(self, rows: Iterable[Row]) -> None:
        """What was written is so from now on, and whoever follows is told."""
        for row in rows:
            self.ids.add(row.command)
            self.last = row
        self.stir()

    def stir(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


K = TypeVar("K", bound=ShelfItem)
R = TypeVar("R")


class Shelf(ABC, Generic[K]):
    """All things of a kind that are needed now."""

    def __init__(self, store: Store, now: Callable[[], int], idle_seconds: int) -> None:
        self.store: Final = store
        self.now: Final = now
        self.idle_seconds: Final = idle_seconds
        self.live: Final[dict[str, K]] = {}
        self.reading: Final = asyncio.Lock()
        self.closed = False

    @abstractmethod
    async def read(self, name: str) -> K | None:
        """From the log."""

    async def find(self, name: str) -> K:
        """The thing of this id; raises `Failure` if there is none."""
        async with self.reading:
            live = self.live.get(name)
            if live is None:
                found = await self.read(name) if 0 < len(name) <= LONGEST_ID and name.isascii() else None
                if found is None:
                    raise Failure("not-found")
                live = self.live[name] = found
        live.used = time.monotonic()
        return live

    async def change(self, name: str, work: Callable[[K], Awaitable[R]]) -> R:
        """Nobody else writes meanwhile in this process; if somebody did in another, all is read and tried
        again."""
        for attempt in range(2):
            live = await self.find(name)
            async with live.writing:
                if self.live.get(name) is not live:
                    continue
                try:
                    return await work(live)
                except (Conflict, Unavailable):
                    self.live.pop(name, None)
                    live.stir()
        raise Failure("unavailable")

    async def news(self, name: str, seq: int) -> K:
        """The thing once it has more than `seq` entries, or after a while as it is."""
        live = await self.find(name)
        if live.seq > seq or self.closed:
            return live
        live.followers += 1
        try:
            await asyncio.wait_for(live.news.wait(), WAIT_SECONDS)
        except TimeoutError:
            pass
        finally:
            live.followers -= 1
        return await self.find(name)

    def sweep(self) -> None:
        """What nobody needs leaves memory."""
        idle = time.monotonic() - self.idle_seconds
        for name, live in list(self.live.items()):
            if live.used <= idle and not live.followers and not live.writing.locked():
                del self.live[name]

    def close(self) -> None:
        """Nobody waits any longer."""
        self.closed = True
        for live in self.live.values():
            live.stir()
