"""A hall: two hundred phones behind one address come in, load the page and play, with the usual limits."""

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest

from stammtisch.base.bits import Dice
from stammtisch.server.settings import Settings

from .client import Client, connect, get_ready, play, sit_down
from .running import QUICK, Running, in_thread

PHONES = 200
LINES = 6
"""Connections a browser opens to load a page."""
SEATS = 4
USUAL = {name: getattr(Settings(), name) for name in QUICK if "_per_" in name or name == "messages_at_once"}
PAGES = ("/", "/api/me", "/api/tables", "/api/ratings/double", "/manifest.webmanifest", "/health")


class Phone:
    """A browser: some connections that stay open while the page is loaded, and a WebSocket."""

    def __init__(self, running: Running, number: int) -> None:
        self.running = running
        self.number = number
        self.token = ""

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """One request on a connection of its own, which stays open until the phone is done."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.running.port)
        self.lines.push_async_callback(writer.wait_closed)
        self.lines.callback(writer.close)
        bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: club\r\n{bearer}Content-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in answer.split(b"\r\n")[1:-2])
        return int(answer.split(b" ")[1]), await reader.readexactly(int(headers.get(b"content-length", 0)))

    async def come_in(self) -> Client:
        async with contextlib.AsyncExitStack() as self.lines:
            status, reply = await self.ask("POST", "/api/guest", b'{"name":"Phone","bearer":true}')
            assert status == 200, reply
            self.token = msgspec.json.decode(reply)["token"]
            found = await asyncio.gather(*(self.ask("GET", path) for path in PAGES[:LINES]))
            assert {status for status, body in found} <= {200, 404}, found
            client = await connect(self.running, self.token)
            await client.next("hello")
        return client

    async def open_table(self) -> str:
        async with contextlib.AsyncExitStack() as self.lines:
            settings = {"game": "double", "players": SEATS, "options": {"schedule": [1]}}
            body = msgspec.json.encode({"settings": settings, "visibility": "public"})
            status, reply = await self.ask("POST", "/api/tables", body)
            assert status == 200, reply
            return str(msgspec.json.decode(reply)["table"])


@pytest.mark.proof("hall")
def test_two_hundred_phones_behind_one_address(tmp_path: Path) -> None:
    async def match(phones: list[Phone], clients: list[Client]) -> None:
        table = await phones[0].open_table()
        await sit_down(table, clients)
        await get_ready(table, clients)
        await asyncio.gather(*(play(table, client, Dice(seat)) for seat, client in enumerate(clients)))
        assert {client.sight["placard"]["phase"] for client in clients} == {"over"}

    async def evening() -> None:
        phones = [Phone(running, number) for number in range(PHONES)]
        clients = await asyncio.gather(*(phone.come_in() for phone in phones))
        fours = [slice(first, first + SEATS) for first in range(0, PHONES, SEATS)]
        await asyncio.gather(*(match(phones[four], list(clients[four])) for four in fours))
        assert len(running.inside.hall.visits) == PHONES
        assert {message["type"] for client in clients for message in client.all} & {
            "error",
            "closing",
        } == set()
        await asyncio.gather(*(client.gone() for client in clients))

    with in_thread(tmp_path, **USUAL) as running:
        asyncio.run(evening())
        assert running.inside.metrics.limited.count == 0
        assert not any(tally.count for tally in running.inside.metrics.turned_away.values())
