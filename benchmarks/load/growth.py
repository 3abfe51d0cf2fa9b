"""How the cost of things grows: each measured at three sizes, with the law that they follow.

CPU time is that of this process, or of the server where one is started, so that others on the same machine
matter little. Waiting for bots is told in real time, as people feel it.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from math import log
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import msgspec

from load.club import KINDS, Club, club
from load.contestants import start_ours
from load.memory import SETTLE
from load.processes import free_port
from stammtisch.games.catalogue import GAMES
from stammtisch.server.archive import Listing
from stammtisch.server.bots import Crew
from stammtisch.server.metrics import Metrics
from stammtisch.store.store import MatchRow, Rating, Store, TableInfo, User

TABLES: Final = (50, 200, 800)
MATCHES: Final = (1, 4, 16)
PEOPLE: Final = (12, 60, 200)
PLAYED: Final = (100, 1_000, 10_000)
ASKING: Final = (20, 40, 80)
GAMES_BEFORE: Final = 6
"""Of an evening, when the entry is written that is measured."""
TRIES: Final = 5
PAUSE: Final = 600
"""Milliseconds that a bot takes at least."""
MOMENTS: Final = 60
"""Of a match, that they are asked about."""
SECONDS: Final = 10.0
"""How long bots are asked."""


class Growth(msgspec.Struct, frozen=True):
    """One cost at three sizes."""

    of: str
    what: str
    unit: str
    sizes: tuple[int, ...]
    costs: tuple[float, ...]

    @property
    def law(self) -> str:
        """With which power of the size the cost grows, from the smallest at which there is any."""
        steps = [(size, cost) for size, cost in zip(self.sizes, self.costs, strict=True) if cost > 0]
        if len(steps) < 2:
            return "the same"
        (few, small), (many, large) = steps[0], steps[-1]
        power = log(large / small) / log(many / few)
        if power < 0.2:
            return "the same"
        return "n" if 0.8 < power < 1.2 else f"n^{power:.1f}"


def markdown(found: Sequence[Growth]) -> str:
    lines = ["| what | at | cost | law |", "|---|---|---|---|"]
    for one in found:
        sizes = " / ".join(f"{size:,}" for size in one.sizes)
        costs = " / ".join(f"{cost:.3g}" if cost < 1000 else f"{cost:,.0f}" for cost in one.costs)
        lines.append(f"| {one.what} | {sizes} {one.of} | {costs} {one.unit} | {one.law} |")
    return "\n".join(lines)


async def cpu(work: Callable[[], Awaitable[Any]], tries: int = TRIES) -> float:
    """Milliseconds, as a rule."""
    spent = []
    for attempt in range(tries):
        before = time.process_time()
        await work()
        spent.append(1000 * (time.process_time() - before))
    return median(spent)


def together(
    of: str, sizes: Sequence[int], rows: Sequence[dict[str, tuple[float, str]]], label: str = ""
) -> list[Growth]:
    """What was measured at each size, by what it is."""
    return [
        Growth(
            of, f"{what}{label}", rows[0][what][1], tuple(sizes), tuple(float(row[what][0]) for row in rows)
        )
        for what in rows[0]
    ]


# A start with running tables


async def starts(folder: Path) -> list[Growth]:
    """What a start takes beyond one without tables, until the door is open and the server at rest."""
    base = await start(folder / "none")
    found = []
    for game in KINDS:
        rows = []
        for size in TABLES:
            place = folder / f"{game}-{size}"
            async with club(place) as one:
                await one.many(game, size, 20)
            took = await start(place)
            rows.append(
                {
                    "until the door is open, CPU": ((took[0] - base[0]) * 1000, "ms"),
                    "until it is at rest, CPU": ((took[1] - base[1]) * 1000, "ms"),
                    "memory at rest": ((took[2] - base[2]) / 1000, "kB"),
                }
            )
        found += together("running tables", TABLES, rows, f" ({game})")
    return found


async def start(folder: Path) -> tuple[float, float, int]:
    folder.mkdir(parents=True, exist_ok=True)
    server = start_ours(free_port(), folder, {"STAMMTISCH_WORKERS": "0"})
    try:
        await asyncio.to_thread(server.wait, 120)
        async with httpx.AsyncClient(timeout=900) as client:
            await client.get(f"http://127.0.0.1:{server.port}/api/games")
        opened = server.cpu()
        await asyncio.sleep(2 * SETTLE)
        return opened, server.cpu(), server.memory()
    finally:
        server.stop()


# Readers of what was played


async def readers(folder: Path) -> list[Growth]:
    """Pages opened at a table after so many matches, by one who comes first and by another."""
    found = []
    for game in KINDS:
        rows = []
        for size in MATCHES:
            async with club(folder / f"{game}-{size}") as one:
                rows.append(await readings(one, game, size))
        found += together("matches at the table", MATCHES, rows, f" ({game})")
    return found


async def readings(one: Club, game: str, matches: int) -> dict[str, tuple[float, str]]:
    live = await one.evening(game, matches)
    at = f"/api/tables/{live.id}"

    async def get(path: str) -> None:
        (await one.web.get(at + path)).raise_for_status()

    found = {}
    told, last = f"/told/{live.table.seq}", f"/records/{matches}"
    for what, path in {
        "opening the page": told,
        "the last account": "/settlement",
        "the record of the last match": last,
        "its report": f"{last}/report",
        "its replay": f"{last}/replay/-1",
    }.items():

        async def read(path: str = path) -> None:
            await get(path)

        found[f"{what}, first"] = (await cpu(read, 1), "ms")
        found[f"{what}, again"] = (await cpu(read), "ms")
    return found


# An evening


async def evenings(folder: Path) -> list[Growth]:
    rows = []
    for size in PEOPLE:
        async with club(folder / str(size)) as one:
            rows.append(await entry(one, size))
    return together("people who follow", PEOPLE, rows)


async def entry(one: Club, people: int) -> dict[str, tuple[float, str]]:
    """One more result, and everybody is told."""
    live, tokens = await one.hall(people, GAMES_BEFORE)
    at = f"/api/events/{live.info.id}"
    organiser = User("p0", "Person 0", 0)
    spent, sent = [], []
    for table in range(1, 4):
        headers = [{"authorization": f"Bearer {token}"} for token in tokens]
        waiting = [
            asyncio.create_task(received(one.web, f"{at}/after/{live.seq}", header)) for header in headers
        ]
        while live.followers < people:
            await asyncio.sleep(0)
        before = time.process_time()
        await one.enter(live, organiser, table)
        sent.append(sum(await asyncio.gather(*waiting)))
        spent.append(1000 * (time.process_time() - before))
    return {
        "an entry, CPU": (median(spent), "ms"),
        "an entry, sent": (median(sent) / 1000, "kB"),
        "opening the page, sent": (await received(one.web, at, headers[0]) / 1000, "kB"),
    }


async def received(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> int:
    """Bytes of an answer, as they are sent."""
    async with client.stream("GET", path, headers=headers) as reply:
        reply.raise_for_status()
        return sum([len(part) async for part in reply.aiter_raw()])


# Lists


async def lists(folder: Path) -> list[Growth]:
    rows = []
    for size in PLAYED:
        async with club(folder / str(size)) as one:
            await fill(one.house.store, size)
            rows.append(await pages(one))
    return together("matches of a user, each at a table, and of as many others", PLAYED, rows)


async def fill(store: Store, size: int) -> None:
    """Somebody with so many matches at as many private tables, all closed; and as many users and ratings."""
    listed = msgspec.json.encode(Listing(2, ["Amy", "Ben"], ["amy", "ben"])).decode()
    await store.add_user(User("amy", "Amy", 0))
    for first in range(0, size, 500):
        await asyncio.gather(
            *(fill_one(store, number, listed) for number in range(first, first + 500) if number < size)
        )


async def fill_one(store: Store, number: int, listed: str) -> None:
    game, table = list(GAMES)[number % 3], f"t{number}"
    await store.add_user(User(f"v{number}", f"V{number}", number))
    await store.put_table(
        TableInfo(table, game, "", "closed", "private", number, number, listed), ["amy", "ben"]
    )
    await store.add_match(MatchRow(table, 1, game, "", number, listed, 9, "{}"), ["amy", "ben"])
    await store.add_ratings([Rating("amy", game, number, table, 1, number, 2, 1, 25.0, 8.0)])


async def pages(one: Club) -> dict[str, tuple[float, str]]:
    store, web = one.house.store, one.web
    token = await one.house.sessions.begin(User("amy", "Amy", 0), "bearer")
    mine = {"authorization": f"Bearer {token}"}
    admin = {"authorization": f"Bearer {one.house.admin_token}"}
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
        "history, first page": lambda: web.get("/api/history", headers=mine),
        "profile, for a stranger": lambda: web.get("/api/users/amy"),
        "whether a match was rated": lambda: store.rated("t-none", 1),
        "where somebody sits": lambda: store.tables_of("amy"),
        "the page of whoever runs it": lambda: web.get("/api/admin", headers=admin),
    }
    return {what: (await cpu(work), "ms") for what, work in asked.items()}


# Bots


async def bots(folder: Path) -> list[Growth]:
    """Masters at so many tables, and two workers; beside them somebody asks short questions of the same
    game."""
    found = []
    for game in KINDS:
        rows, views = [], await moments(folder / game, game)
        for size in ASKING:
            async with thinking(2) as crew:
                rows.append(await asked(crew, game, size, views))
        found += together("tables of masters", ASKING, rows, f" ({game})")
    return found


@asynccontextmanager
async def thinking(workers: int) -> AsyncIterator[Crew]:
    crew = Crew(workers, Metrics(), patience=PAUSE)
    crew.start()
    try:
        yield crew
    finally:
        await crew.stop()


async def moments(folder: Path, game: str) -> list[Any]:
    """What seats that were to act saw in one match, one after the other; in time, what the first one saw."""
    async with club(folder) as one:
        live = await one.begin(game)
        found: list[Any] = []
        while live.table.state.phase == "playing" and len(found) < MOMENTS:
            table, position = live.table, live.table.position
            if position is not None and (table.game.in_time or position.actor >= 0):
                seat = 0 if table.game.in_time else int(position.actor)
                found.append(table.game.view(position, seat))
            await one.play(live, 1)
        return found


async def asked(crew: Crew, game: str, tables: int, views: list[Any]) -> dict[str, tuple[float, str]]:
    """How much later than after the pause the bots act, and how long a short question waits."""
    late: list[float] = []
    waited: list[float] = []
    end = time.monotonic() + SECONDS

    async def ask(bot: str, mind: str, number: int) -> float:
        view, start = views[number % len(views)], time.monotonic()
        if GAMES[game].in_time:
            await crew.see(mind, game, bot, view, [], None, [])
        else:
            await crew.choose(game, bot, view)
        return 1000 * (time.monotonic() - start)

    async def table(place: int) -> None:
        await asyncio.sleep(place * PAUSE / 1000 / tables)
        number = place
        while time.monotonic() < end:
            took = await ask("master", f"master-{place}", number)
            late.append(max(0.0, took - PAUSE))
            await asyncio.sleep(max(0.0, PAUSE - took) / 1000)
            number += 1

    async def short() -> None:
        number = 0
        while time.monotonic() < end:
            waited.append(await ask("casual", f"casual-{number % 20}", number))
            await asyncio.sleep(0.02)
            number += 1

    await asyncio.gather(ask("master", "warm", 0), ask("master", "warmer", 0))
    await asyncio.gather(*(table(place) for place in range(tables)), short())
    return {
        "the latest bot, after its pause": (max(late), "ms"),
        "a short question, usually": (median(waited), "ms"),
        "a short question, at worst": (max(waited), "ms"),
        "questions of masters answered": (len(late) / SECONDS, "a second"),
    }


# The file


async def files(folder: Path) -> list[Growth]:
    """Bytes in the file after so many matches at one table, which is closed then."""
    found = []
    for game in KINDS:
        rows = []
        for size in MATCHES:
            place = folder / f"{game}-{size}"
            async with club(place) as one:
                live = await one.evening(game, size)
                for match in range(1, size + 1):
                    await one.web.get(f"/api/tables/{live.id}/records/{match}")
                acts = live.table.seq
                await one.house.tables.close(live)
                await one.house.errands.finish()
            parts = sizes_in(place / "load.db")
            row = {f"{part}, a match": (held / size / 1000, "kB") for part, held in parts.items()}
            row["all, a match"] = (sum(parts.values()) / size / 1000, "kB")
            row["all, an entry of the log"] = (sum(parts.values()) / acts, "bytes")
            rows.append(row)
        found += together("matches", MATCHES, rows, f" ({game})")
    return found


def sizes_in(file: Path) -> dict[str, float]:
    """Bytes that the log, its indexes, matches and snapshots take, without what is free in their pages."""
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT name, sum(pgsize - unused) FROM dbstat GROUP BY name").fetchall()
    held = dict(rows)
    indexes = sum(size for name, size in rows if name.startswith("sqlite_autoindex_log"))
    return {
        "the log": held["log"],
        "its indexes": indexes,
        "matches": held["matches"],
        "snapshots": held["snapshots"],
    }


PARTS: Final[dict[str, Callable[[Path], Awaitable[list[Growth]]]]] = {
    "start": starts,
    "readers": readers,
    "evening": evenings,
    "lists": lists,
    "bots": bots,
    "file": files,
}


async def run(parts: Sequence[str], folder: Path, told: Callable[[str], None]) -> None:
    """One part after the other, each told as a table as soon as it is known."""
    for part in parts or list(PARTS):
        with TemporaryDirectory(prefix="load-", dir=folder) as place:
            told(f"## {part}\n\n{markdown(await PARTS[part](Path(place).resolve()))}\n")
