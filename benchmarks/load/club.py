"""A server without a door, on a clock of its own: tables, matches and evenings, made quickly."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from load.table import SEATS
from stammtisch.base.bits import Dice, numbers
from stammtisch.events.entries import Enter, Join, Seats, Terms
from stammtisch.games.listing import whole_acts
from stammtisch.players import player
from stammtisch.server.app import web
from stammtisch.server.events import LiveEvent
from stammtisch.server.house import House
from stammtisch.server.inbox import Job
from stammtisch.server.live import Live
from stammtisch.server.settings import Settings
from stammtisch.store.opening import open_store
from stammtisch.store.store import User
from stammtisch.table.commands import Act, Command, Ready, Rematch, Reveal, Sit
from stammtisch.table.settings import TableSettings

KINDS: Final[dict[str, dict[str, Any]]] = {"double": {}, "grass": {}, "gress": {"referee": "guided"}}
"""The games, and options with which anything that is offered may be done."""
START: Final = 1_700_000_000_000
STEP: Final = 200
"""Milliseconds between two acts: nobody has to wait for another."""
AT_ONCE: Final = 100


class Club:
    """A house, its time, and those who do anything at all."""

    def __init__(self, house: House, clock: "ClubClock") -> None:
        self.house: Final = house
        self.clock: Final = clock
        self.choice: Final = Random(1)
        self.dice: Final = Dice(1)
        self.ids = 0
        self.web: Final = httpx.AsyncClient(
            transport=httpx.ASGITransport(web(house)), base_url="http://127.0.0.1", timeout=600
        )

    async def do(self, live: Live, user: str, kind: type[Command], **more: Any) -> None:
        self.ids += 1
        live.add(Job(user, self.clock(), kind(id=f"c{self.ids}", **more), user))
        await live.quiet()

    async def begin(self, game: str, people: str = "u") -> Live:
        """A public table of four people whose first match has begun."""
        settings = TableSettings(game, SEATS, options=KINDS[game])
        live = await self.house.tables.create(f"{people}0", settings, "public")
        for seat in range(SEATS):
            await self.do(live, f"{people}{seat}", Sit, seat=seat)
        await self.get_ready(live)
        return live

    async def get_ready(self, live: Live) -> None:
        users = [str(seat.user) for seat in live.table.state.seats]
        for user in users:
            await self.do(live, user, Ready, sealed=hashlib.sha256(user.encode()).hexdigest())
        for user in users:
            await self.do(live, user, Reveal, entropy=user.encode().hex())

    async def play(self, live: Live, acts: int = 100_000) -> None:
        """So many acts, or to the end of the match."""
        for number in range(acts):
            if live.table.state.phase != "playing":
                break
            self.clock.now += STEP
            live.wake()
            await live.quiet()
            await self.act(live)
        await self.house.errands.finish()

    async def act(self, live: Live) -> None:
        table, position = live.table, live.table.position
        if position is None or table.state.phase != "playing":
            return
        game = table.game
        if game.in_time:
            seats = [seat for seat in numbers(game.asked(position)) if game.offers(position, seat)]
            if not seats:
                return
            seat = self.choice.choice(seats)
            act = self.choice.choice(list(whole_acts(game.offers(position, seat))))
        else:
            seat = int(position.actor)
            rule = player.find(game.name, "rule")
            act = game.write_act(player.whole_act(game, game.view(position, seat), rule, self.dice))
        await self.do(live, str(table.state.seats[seat].user), Act, act=act)

    async def evening(self, game: str, matches: int) -> Live:
        """So many matches of the same four, one after the other."""
        live = await self.begin(game)
        await self.play(live)
        for match in range(1, matches):
            for seat in range(SEATS):
                await self.do(live, f"u{seat}", Rematch)
            await self.get_ready(live)
            await self.play(live)
        return live

    async def hall(self, people: int, games: int) -> tuple[LiveEvent, list[str]]:
        """An evening at several tables, where so many games were played and the next is under way; and what
        everybody shows at the door."""
        events, store = self.house.events, self.house.store
        users = [User(f"p{number}", f"Person {number}", 0) for number in range(people)]
        for user in users:
            await store.add_user(user)
        tokens = [await self.house.sessions.begin(user, "bearer") for user in users]
        live = await events.create(users[0], Terms("An evening", games=games + 1))
        name = live.info.id
        for user in users:
            entropy = hashlib.sha256(user.name.encode()).hexdigest()
            await events.write(name, user, f"join-{user.id}", Join(user.name, user.id, entropy))
        for game in range(1, games + 2):
            await events.write(name, users[0], f"seats-{game}", Seats(game))
            if game <= games:
                for table in range(1, len(live.event.rounds[-1].tables) + 1):
                    await self.enter(live, users[0], table)
        return live, tokens

    async def enter(self, live: LiveEvent, user: User, table: int) -> None:
        """The result of a table in the game that is under way."""
        number = len(live.event.rounds)
        seats = len(live.event.rounds[-1].tables[table - 1])
        points = tuple(0 if seat == 0 else 10 + self.choice.randrange(40) for seat in range(seats))
        entry = Enter(number, table, points, 0)
        await self.house.events.write(live.info.id, user, f"result-{number}-{table}", entry)

    async def many(self, game: str, count: int, acts: int) -> None:
        """So many tables with a match under way."""
        for start in range(0, count, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, count))
            lives = await asyncio.gather(*(self.begin(game, f"t{number}-") for number in numbers))
            for live in lives:
                await self.play(live, acts)
                self.house.tables.lay_aside(live)


class ClubClock:
    """Stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def club(folder: Path) -> AsyncIterator[Club]:
    """A club with a new file, closed in order."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        workers=0,
        tables_per_user=10_000,
        tables_per_day=10_000,
        tables=100_000,
        requests_per_minute=10_000_000,
    )
    clock = ClubClock()
    store = await open_store(f"sqlite:///{folder / 'load.db'}")
    house = House(settings, store, 80, folder / "copies", clock)
    await house.open()
    found = Club(house, clock)
    try:
        yield found
    finally:
        await found.web.aclose()
        await house.close()
