"""What one event costs our server, game by game: tables with one person at a page and three bots.

Every game has a server of its own, and they take turns, round by round. The person does something that is
offered as soon as the game waits for it.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from load.contestants import start_ours
from load.ours import KINDS, OurSeat, Told, connect, guest, open_table
from load.processes import cpu_of, free_port
from load.table import SEATS, Table

TABLES: Final = 50
ROUNDS: Final = 3
SECONDS: Final = 10.0
WARM_UP: Final = 5.0
BOT: Final = "casual"
FIRST: Final = "Double"
MOST: Final = 2.0
"""So many times as much as an event of Double one of another game may cost."""


class PagePerson(OurSeat):
    """Sits down among bots, and plays match after match."""

    def __init__(self, address: str, token: str, choice: Random) -> None:
        super().__init__(Table(choice, lambda table: None), 0, address, token)
        self.choice: Final = choice
        self.events = 0

    def shown(self, news: Told) -> None:
        self.events = news.seq
        moment = news.moment
        if news.sight is not None:
            moment = news.sight.moment
            if news.sight.placard.phase == "open" and not self.seated:
                for seat in range(1, SEATS):
                    self.command("place", seat=seat, bot=BOT)
            self.placard(news.sight.placard)
            if self.phase == "over" and self.rematch != self.match:
                self.again()
        if moment is not None and moment.offers and moment.seat in moment.times.asked:
            self.act(self.chosen(moment.offers, self.choice))


class Cost(msgspec.Struct, frozen=True):
    """Of one game in one round."""

    events: float
    """In a second."""
    server: float
    """Microseconds of CPU time for an event, of the server's own process."""
    bots: float
    """The same of the processes in which bots think."""


async def measure(kind: str, tables: int, seconds: float, folder: Path) -> Cost:
    """One game, on a server of its own."""
    async with AsyncExitStack() as stack:
        server = start_ours(free_port(), folder)
        stack.callback(server.stop)
        await asyncio.to_thread(server.wait)
        people = [await seated(server.port, kind, number) for number in range(tables)]
        for person in people:
            stack.callback(person.transport.disconnect)
        await asyncio.sleep(WARM_UP)
        own, all_of_it, before = cpu_of(server.process.pid), server.cpu(), events(people)
        await asyncio.sleep(seconds)
        spent, thought = cpu_of(server.process.pid) - own, server.cpu() - all_of_it
        happened = events(people) - before
        each = 1e6 / max(happened, 1)
        return Cost(happened / seconds, spent * each, (thought - spent) * each)


def events(people: list[PagePerson]) -> int:
    return sum(person.events for person in people)


async def seated(port: int, kind: str, number: int) -> PagePerson:
    token = await guest(port, f"Guest {number}")
    link = await open_table(port, token, kind)
    person = PagePerson(link.table, token, Random(number))
    await connect(port, person)
    return person


async def run(rounds: int, tables: int, seconds: float, folder: Path) -> dict[str, list[Cost]]:
    costs: dict[str, list[Cost]] = {name: [] for name in KINDS}
    for number in range(rounds):
        for name in KINDS:
            with TemporaryDirectory(prefix="load-", dir=folder) as place:
                costs[name].append(await measure(name, tables, seconds, Path(place)))
    return costs


def ratio(costs: dict[str, list[Cost]], name: str) -> float:
    """The median of the rounds' ratios to the first game."""
    return median(cost.server / first.server for cost, first in zip(costs[name], costs[FIRST], strict=True))


def show(costs: dict[str, list[Cost]], tables: int, console: Console) -> None:
    grid = Grid(box=SIMPLE_HEAD, title=f"{tables} tables of one person and three bots")
    for heading in ("game", "events a second", "CPU of the server, µs an event", "of bots", "to Double"):
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    for name, rounds in costs.items():
        middle = [median(getattr(cost, what) for cost in rounds) for what in ("events", "server", "bots")]
        grid.add_row(name, *(f"{value:,.0f}" for value in middle), f"{ratio(costs, name):.2f}")
    console.print(grid)


def reached(costs: dict[str, list[Cost]]) -> bool:
    return all(ratio(costs, name) <= MOST for name in costs)
