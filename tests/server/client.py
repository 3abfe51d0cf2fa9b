"""Somebody at the other end of the line, for tests: sends what it is told to, and remembers what it hears."""

import asyncio
import contextlib
import hashlib
import itertools
import os
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import msgspec
import picows
from laws.following import acts_of, forms_of

from stammtisch.base.bits import Dice

from .running import SECONDS, Running

Chooser = Callable[[list[str], Dice], str]


class Client(picows.WSListener):
    """One connection. `heard` holds every message since the last one that was waited for."""

    def __init__(self) -> None:
        self.transport: picows.WSTransport | None = None
        self.heard: deque[dict[str, Any]] = deque()
        self.all: list[dict[str, Any]] = []
        self.stirred = asyncio.Event()
        self.closed: int | None = None
        self.ids = itertools.count(1)
        self.name = os.urandom(4).hex()
        self.user = ""
        self.token = ""
        self.sight: dict[str, Any] = {}
        self.seq = 0

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.TEXT:
            message = msgspec.json.decode(frame.get_payload_as_bytes())
            self.note(message)
            self.heard.append(message)
            self.all.append(message)
        elif frame.msg_type == picows.WSMsgType.CLOSE:
            self.closed = int.from_bytes(frame.get_payload_as_bytes()[:2], "big")
            transport.send_close(picows.WSCloseCode.OK)
            transport.disconnect()
        self.stirred.set()

    def on_ws_disconnected(self, transport: picows.WSTransport) -> None:
        if self.closed is None:
            self.closed = 1006
        self.stirred.set()

    def note(self, message: dict[str, Any]) -> None:
        """Keep the table as it looks now."""
        if message["type"] == "hello":
            self.user = message["user"]
        if message["type"] in ("table", "told"):
            self.seq = message["seq"]
            if "sight" in message:
                self.sight = message["sight"]
            elif "moment" in message:
                self.sight = {**self.sight, "moment": message["moment"]}

    def raw(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.send(picows.WSMsgType.TEXT, data)

    def send(self, type: str, **fields: Any) -> None:  # noqa: A002
        self.raw(msgspec.json.encode({"type": type, **fields}))

    def do(self, table: str, type: str, id: str | None = None, **fields: Any) -> str:  # noqa: A002
        """A command; its id."""
        id = id or f"{self.name}.{next(self.ids)}"  # noqa: A001
        self.send("do", table=table, command={"type": type, "id": id, **fields})
        return id

    async def next(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others before it are dropped."""
        async with asyncio.timeout(SECONDS):
            while True:
                while self.heard:
                    message = self.heard.popleft()
                    if message["type"] in types:
                        return message
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                self.stirred.clear()
                await self.stirred.wait()

    async def end_of(self, id: str) -> dict[str, Any]:  # noqa: A002
        """How a command ended."""
        while True:
            message = await self.next("accepted", "duplicate", "refused", "error")
            if message.get("id") == id:
                return message

    async def done(self, table: str, type: str, **fields: Any) -> dict[str, Any]:  # noqa: A002
        """A command that must be accepted."""
        message = await self.end_of(self.do(table, type, **fields))
        assert message["type"] == "accepted", message
        return message

    async def watch(self, table: str, **fields: Any) -> dict[str, Any]:
        self.send("watch", table=table, **fields)
        return await self.next("table", "error")

    async def until(self, *phases: str) -> None:
        """Wait until the table is in one of these phases."""
        async with asyncio.timeout(SECONDS):
            while self.sight.get("placard", {}).get("phase") not in phases:
                await self.next("table", "told")

    async def until_closed(self) -> int:
        async with asyncio.timeout(SECONDS):
            while self.closed is None:
                self.stirred.clear()
                await self.stirred.wait()
            return self.closed

    async def acts(self, table: str) -> list[str]:
        """Everything that is offered now, forms filled in somehow. Who asked has heard of all that came
        before."""
        await self.watch(table)
        offers = self.offers
        if not offers:
            return []
        return [*acts_of(offers), *(form.some_filling(Dice(self.seq)) for form in forms_of(offers))]

    @property
    def offers(self) -> dict[str, Any]:
        return dict(self.sight["moment"].get("offers", {}))

    async def gone(self) -> None:
        """Leave, and wait until the line is closed."""
        self.leave()
        if self.transport is not None:
            await self.transport.wait_disconnected()

    def leave(self) -> None:
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


@contextlib.asynccontextmanager
async def connected(
    running: Running, token: str | None = None, headers: dict[str, str] | None = None
) -> AsyncIterator[Client]:
    """A client that has heard hello."""
    client = await connect(running, token, headers)
    try:
        await client.next("hello")
        yield client
    finally:
        await client.gone()


async def connect(
    running: Running, token: str | None = None, headers: dict[str, str] | None = None
) -> Client:
    more = {"authorization": f"Bearer {token}"} if token else {}
    _, client = await picows.ws_connect(
        Client, running.socket, extra_headers={**more, **(headers or {})}, enable_auto_pong=True
    )
    assert isinstance(client, Client)
    client.token = token or ""
    return client


@contextlib.asynccontextmanager
async def company(running: Running, names: Iterable[str]) -> AsyncIterator[list[Client]]:
    """Several guests, each with a connection."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(connected(running, running.guest(name))) for name in names]


def open_table(running: Running, token: str, game: str, players: int, **settings: Any) -> str:
    visibility = settings.pop("visibility", "public")
    with running.http(token) as http:
        body = {"settings": {"game": game, "players": players, **settings}, "visibility": visibility}
        reply = http.post("/api/tables", json=body)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["table"])


async def sit_down(table: str, clients: list[Client]) -> None:
    """Each at the seat of their number."""
    for seat, client in enumerate(clients):
        await client.watch(table)
        await client.done(table, "sit", seat=seat)


async def get_ready(table: str, clients: list[Client], chance: Callable[[int], bytes] = os.urandom) -> None:
    """Seal, then open, what each adds to chance."""
    entropy = [chance(8) for client in clients]
    for client, part in zip(clients, entropy, strict=True):
        await client.done(table, "ready", sealed=hashlib.sha256(part).hexdigest())
    for client, part in zip(clients, entropy, strict=True):
        await client.until("revealing", "playing")
        await client.done(table, "reveal", entropy=part.hex())
    for client in clients:
        await client.until("playing")


def asked(client: Client) -> bool:
    """Whether the game waits for this client."""
    moment = client.sight["moment"]
    return str(moment["seat"]) in moment["times"].get("asked", {})


def pick(legal: list[str], dice: Dice) -> str:
    """Any act; but in a game of speed nearly everything that hands can do is wrong, and drawing seldom is."""
    return "draw" if "draw" in legal and dice.below(10) else legal[dice.below(len(legal))]


async def play(table: str, client: Client, dice: Dice, until: int = 1 << 60, choose: Chooser = pick) -> int:
    """Something legal, whenever the game waits for this client, until the match is over or the log long."""
    done = 0
    while client.sight["placard"]["phase"] == "playing" and client.seq < until:
        if not asked(client):
            await client.next("told", "table")
            continue
        legal = await client.acts(table)
        if legal:
            end = await client.end_of(client.do(table, "act", act=choose(legal, dice)))
            assert end["type"] in ("accepted", "refused"), end
            done += end["type"] == "accepted"
    return done
