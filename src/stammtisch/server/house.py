"""Everything that one running server has, and who is in it."""

import asyncio
import gc
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from stammtisch.server import logs
from stammtisch.server.accounts import Accounts
from stammtisch.server.archive import Archive
from stammtisch.server.backups import Backups
from stammtisch.server.books import Books
from stammtisch.server.bot_seats import BotTools
from stammtisch.server.bots import Crew
from stammtisch.server.buzzers import Buzzers
from stammtisch.server.counter import Counter
from stammtisch.server.errands import Errands
from stammtisch.server.events import Events
from stammtisch.server.forgetting import Forgetting
from stammtisch.server.guard import Guard
from stammtisch.server.hall import Hall
from stammtisch.server.index import Index
from stammtisch.server.kept import Chronicles
from stammtisch.server.live import TableTools
from stammtisch.server.lobby import Lobby
from stammtisch.server.metrics import Metrics
from stammtisch.server.origins import Origins, Proxies
from stammtisch.server.ratings import Ratings
from stammtisch.server.reception import Reception
from stammtisch.server.sessions import DAY, Sessions
from stammtisch.server.settings import Settings
from stammtisch.server.store_watch import StoreWatch
from stammtisch.server.tables import Tables
from stammtisch.server.writer import LogWriter
from stammtisch.store.store import Store, Unavailable

LINES_EVERY: Final = 5
"""Seconds between two reports of how people in a game of speed are connected."""
SWEEP_EVERY: Final = 10
CALM: Final = 20
"""With fewer events than that in a second it is calm."""


class House:
    """The parts of the server, put together."""

    def __init__(
        self, settings: Settings, store: Store, port: int, backups: Path, now: Callable[[], int]
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.now: Final = now
        self.metrics: Final = Metrics()
        self.store_watch: Final = StoreWatch(store, self.metrics)
        self.errands: Final = Errands()
        self.origins: Final = Origins(settings, port)
        self.proxies: Final = Proxies(settings.proxies)
        self.sessions: Final = Sessions(store, now, settings.session_days)
        self.accounts: Final = Accounts(store, self.sessions, now)
        self.guard: Final = Guard(settings, self.origins, self.proxies, self.sessions, self.metrics)

        patience = max(settings.bot_pause, settings.bot_milliseconds)
        self.crew: Final = Crew(settings.workers, self.metrics, settings.games, patience)
        self.archive: Final = Archive(store)
        self.chronicles: Final = Chronicles(store)
        self.lobby: Final = Lobby(settings.public_tables_per_address)
        self.tables: Final = self.furnished()
        self.books: Final = Books(store, now, settings.idle_seconds)
        self.events: Final = Events(store, now, settings.idle_seconds, self.tables, self.errands)
        self.ratings: Final = Ratings(store)
        self.archive.followers.extend([self.events.match_over, self.ratings.match_over])

        self.buzzers: Final = Buzzers(now)
        self.hall: Final = Hall(settings, store, self.sessions, self.metrics, self.errands, now)
        self.forgetting: Final = Forgetting(
            settings,
            store,
            self.tables,
            self.books,
            self.events,
            self.archive,
            self.chronicles,
            self.hall,
            now,
        )
        self.counter: Final = Counter(
            self.tables, self.hall, self.lobby, self.buzzers, self.errands, now, settings.spectators
        )
        self.reception: Final = Reception(settings, self.origins, self.proxies, self.hall, self.counter)
        self.parts: Final[Sequence[object]] = (
            *(settings, store, self.metrics, self.guard, self.sessions, self.accounts, self.crew),
            *(self.archive, self.lobby, self.tables, self.books, self.events, self.buzzers, self.hall),
            *(self.chronicles, Backups(store, backups), self.store_watch, self.forgetting),
        )
        """What can be asked for over HTTP."""
        self.keeper: asyncio.Task[None] | None = None
        self.stop: Callable[[], None] = lambda: None
        """Ends the server, in order."""
        self.counted = 0
        """Events of all tables, when it was last asked whether it is calm."""
        self.tidied = 0
        """How many had left, people and tables, when it was last tidied up."""

    def furnished(self) -> Tables:
        store, now, metrics, errands = self.store, self.now, self.metrics, self.errands
        bots = BotTools(self.crew, store, now, self.settings.bot_pause, secrets.token_hex(4))
        tools = TableTools(store, LogWriter(store, metrics), now, metrics, errands, bots)
        return Tables(self.settings, tools, Index(store, now, errands, self.archive, self.lobby))

    async def open(self) -> None:
        self.crew.start()
        await self.store.forget_sessions(self.now() - self.settings.session_days * DAY)
        await self.archive.open()
        await self.tables.start()
        self.keeper = asyncio.create_task(self.keep())

    async def close(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
        try:
            await self.tables.stop()
        except Unavailable:
            logs.LOG.error("stop-not-noted", reason=self.store_watch.reason)
        finally:
            await self.crew.stop()
            await self.store.close()

    def farewell(self) -> None:
        """Nobody who waits for news holds up the end."""
        self.books.close()
        self.events.close()

    async def keep(self) -> None:
        """Once a second, as long as the server runs."""
        untidy = False
        for seconds in range(1, 1 << 60):
            await asyncio.sleep(1)
            now = time.monotonic()
            for visit in list(self.hall.visits):
                visit.keep(now)
            self.errands.run(self.store_watch.keep())
            self.tables.tell_crowds()
            self.tables.ring()
            if self.tables.draining and not self.tables.play_in_time():
                self.stop()
            if seconds % LINES_EVERY == 0:
                for live in self.tables.live.values():
                    if live.audience.watchers and live.table.game.in_time:
                        live.tell_lines()
            if seconds % SWEEP_EVERY == 0:
                self.tables.sweep()
                self.books.sweep()
                self.buzzers.sweep()
                self.events.sweep()
                self.errands.run(self.forgetting.keep())
                untidy = True
            if self.calm() and untidy:
                untidy = False
                self.tidy()

    def calm(self) -> bool:
        """Whether little has happened since the last look, so that there is time for other things."""
        before, self.counted = self.counted, self.metrics.events.count
        return self.counted - before < CALM

    def tidy(self) -> None:
        """What those who left have left behind holds on to itself in circles, and the collector looks for
        such things seldom."""
        left = self.hall.departed + self.tables.dropped
        if left != self.tidied:
            self.tidied = left
            gc.collect()

    @property
    def admin_token(self) -> str:
        return self.guard.admin_token
