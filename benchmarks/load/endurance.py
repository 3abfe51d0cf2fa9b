"""A long evening: many tables of all games at a steady pace, lines that break all the time, and a server that
is killed in the middle. Nothing that was acknowledged may be lost."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from picows import WSError, WSTransport

from load.contestants import start_ours
from load.games import PagePerson
from load.http import post
from load.ours import (
    ACCEPTED,
    DUPLICATE,
    ERROR,
    HELLO,
    KINDS,
    REFUSED,
    TABLE,
    TOLD,
    Link,
    Told,
    come_by,
    connect,
    guest,
)
from load.processes import ServerProcess, free_port
from load.storm import Answer, Hello, lost
from load.table import SEATS

AT_ONCE: Final = 8
"""Tables that are opened at the same time."""
TICK: Final = 0.05
DEAD_SECONDS: Final = 1.0
"""How long a line that broke stays away, on average."""
WITHIN: Final = 60.0
"""Seconds after which the last answers must have come."""


class Ended(msgspec.Struct):
    """How a command ended that was not done."""

    id: str = ""
    code: str = ""


class Evening(msgspec.Struct, frozen=True):
    """How it went: acts a second, how long they took to be acknowledged, and what became of them."""

    tables: int
    sockets: int
    minutes: float
    acts: int
    p50: float
    p99: float
    memory: int
    broken: int
    acknowledged: int
    lost: int
    unanswered: int


class Crowd:
    """All seats, and who could act now."""

    def __init__(self, port: int, seed: int) -> None:
        self.port: Final = port
        self.choice: Final = Random(seed)
        self.seats: Final[list[Regular]] = []
        self.asked: Final[dict[Regular, None]] = {}
        self.times: Final[list[float]] = []
        self.acts = 0
        self.broken = 0
        self.open = True
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    def reconnect(self, seat: "Regular") -> None:
        self.asked.pop(seat, None)
        if self.open:
            task = asyncio.get_running_loop().create_task(self.come_back(seat))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def come_back(self, seat: "Regular") -> None:
        while self.open:
            await asyncio.sleep(self.choice.uniform(0, 2 * DEAD_SECONDS))
            with suppress(OSError, WSError, TimeoutError):
                await connect(self.port, seat)
                return

    async def play(self, seconds: float, rate: float, dying: float) -> None:
        """So many acts a second, and that part of the lines breaks each second."""
        loop = asyncio.get_running_loop()
        end, due, dead = loop.time() + seconds, 0.0, 0.0
        while loop.time() < end:
            await asyncio.sleep(TICK)
            due = min(due + rate * TICK, rate)
            dead += dying * len(self.seats) * TICK
            while due >= 1 and self.asked:
                due -= 1
                seat = (
                    self.choice.choice(list(self.asked))
                    if len(self.asked) < SEATS
                    else next(iter(self.asked))
                )
                self.asked.pop(seat)
                seat.go()
            while dead >= 1:
                dead -= 1
                self.broken += 1
                self.choice.choice(self.seats).transport.disconnect(graceful=False)


class Regular(PagePerson):
    """Plays when told to, asks again for what was not answered, and comes back."""

    def __init__(self, crowd: Crowd, place: int, address: str, token: str) -> None:
        super().__init__(address, token, crowd.choice)
        self.crowd: Final = crowd
        self.place = place
        self.user = ""
        self.unanswered: dict[str, dict[str, object]] = {}
        self.acknowledged: dict[str, int] = {}
        self.sent: dict[str, float] = {}
        self.offers: dict[str, Any] = {}

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.crowd.reconnect(self)

    def send(self, command: dict[str, object]) -> None:
        self.unanswered[str(command["id"])] = command
        super().send(command)

    def heard(self, message: bytes) -> None:
        if message.startswith((TOLD, TABLE)):
            self.look(msgspec.json.decode(message, type=Told))
        elif message.startswith((ACCEPTED, DUPLICATE)):
            answer = msgspec.json.decode(message, type=Answer)
            self.unanswered.pop(answer.id, None)
            self.acknowledged[answer.id] = answer.seq
            if answer.id in self.sent:
                self.crowd.acts += 1
                self.crowd.times.append(time.perf_counter() - self.sent.pop(answer.id))
        elif message.startswith((REFUSED, ERROR)):
            ended = msgspec.json.decode(message, type=Ended)
            if ended.code != "unavailable":
                self.unanswered.pop(ended.id, None)
            self.sent.pop(ended.id, None)
        elif message.startswith(HELLO):
            self.user = msgspec.json.decode(message, type=Hello).user
            self.sent.clear()
            self.say({"type": "watch", "table": self.address})
            for command in list(self.unanswered.values()):
                super().send(command)

    def look(self, news: Told) -> None:
        moment = news.moment
        if news.sight is not None:
            moment = news.sight.moment
            self.placard(news.sight.placard)
            if self.phase == "over" and self.rematch != self.match:
                self.again()
        self.offers = moment.offers if moment is not None and moment.seat in moment.times.asked else {}
        if self.offers:
            self.crowd.asked[self] = None
        else:
            self.crowd.asked.pop(self, None)

    def go(self) -> None:
        number = f"{self.place}-a{len(self.acknowledged)}-{time.monotonic_ns()}"
        self.sent[number] = time.perf_counter()
        self.send({"type": "act", "id": number, "act": self.chosen(self.offers, self.choice)})


async def seat_table(crowd: Crowd, settings: dict[str, Any], number: int) -> None:
    tokens = [await guest(crowd.port, f"Guest {number}-{place}") for place in range(SEATS)]
    body = {"settings": {"players": SEATS, **settings}, "visibility": "private"}
    bearer = {"Authorization": f"Bearer {tokens[0]}"}
    made = await post(crowd.port, "/api/tables", msgspec.json.encode(body), bearer)
    link = msgspec.json.decode(made, type=Link)
    for place, token in enumerate(tokens):
        if place:
            await come_by(link, crowd.port, token)
        seat = Regular(crowd, place, link.table, token)
        crowd.seats.append(seat)
        await connect(crowd.port, seat)


async def evening(tables: int, minutes: float, rate: float, dying: float, folder: Path) -> Evening:
    """All of it; the server is killed when half of the time is over, and started again at once."""
    port = free_port()
    server = start_ours(port, folder)
    crowd = Crowd(port, 1)
    kinds = list(KINDS.values())
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with gate:
            await seat_table(crowd, kinds[number % len(kinds)], number)

    try:
        await asyncio.to_thread(server.wait)
        await asyncio.gather(*(one(number) for number in range(tables)))
        await crowd.play(minutes * 30, rate, dying)
        server.kill()
        server = await started(port, folder)
        await crowd.play(minutes * 30, rate, dying)
        memory = server.memory()
        until = time.monotonic() + WITHIN
        while any(seat.unanswered for seat in crowd.seats) and time.monotonic() < until:
            await asyncio.sleep(TICK)
    finally:
        crowd.open = False
        server.stop()
    times = sorted(crowd.times)
    return Evening(
        tables=tables,
        sockets=len(crowd.seats),
        minutes=minutes,
        acts=crowd.acts,
        p50=times[len(times) // 2],
        p99=times[len(times) * 99 // 100],
        memory=memory,
        broken=crowd.broken,
        acknowledged=sum(len(seat.acknowledged) for seat in crowd.seats),
        lost=sum(lost(seat, folder / "load.db") for seat in crowd.seats),
        unanswered=sum(len(seat.unanswered) for seat in crowd.seats),
    )


async def started(port: int, folder: Path) -> ServerProcess:
    """A server on the same file, which may be locked for a moment yet."""
    server = start_ours(port, folder)
    await asyncio.to_thread(server.wait, 120)
    return server
