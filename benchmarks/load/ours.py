"""How our own server speaks (docs/protocol.md)."""

import hashlib
from functools import partial
from itertools import count
from typing import Final

import msgspec
from picows import WSMsgType, ws_connect

from load.http import post
from load.table import SEATS, Seat, Table

ENTROPY: Final = b"from the load generator"
SEALED: Final = hashlib.sha256(ENTROPY).hexdigest()


class Moment(msgspec.Struct):
    """Of what a seat is shown with every act, the part that is needed to go on."""

    offers: dict[str, list[str]] = {}


class Placard(msgspec.Struct):
    match: int
    phase: str


class Sight(msgspec.Struct):
    placard: Placard
    moment: Moment


class Told(msgspec.Struct):
    """A `table` or `told` message."""

    seq: int
    moment: Moment | None = None
    sight: Sight | None = None


told: Final = msgspec.json.Decoder(Told)
TOLD, TABLE, HELLO = b'{"type":"told"', b'{"type":"table"', b'{"type":"hello"'
ACCEPTED, DUPLICATE = b'{"type":"accepted"', b'{"type":"duplicate"'
REFUSED, ERROR = b'{"type":"refused"', b'{"type":"error"'


class OurSeat(Seat):
    """Sits down, gets ready, opens what it adds to chance, and plays match after match."""

    def __init__(self, table: Table, place: int, address: str, token: str) -> None:
        super().__init__(table, place)
        self.address = address
        self.token = token
        self.numbers = count()
        self.seated = False
        self.phase = ""
        self.match = 0
        self.rematch = 0
        """The match after which another was asked for."""

    def say(self, message: object) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def command(self, kind: str, **fields: object) -> None:
        self.send({"type": kind, "id": f"{self.place}-{next(self.numbers)}", **fields})

    def send(self, command: dict[str, object]) -> None:
        self.say({"type": "do", "table": self.address, "command": command})

    def heard(self, message: bytes) -> None:
        if message.startswith(TOLD) or message.startswith(TABLE):
            self.shown(told.decode(message))
        elif message.startswith(HELLO):
            self.say({"type": "watch", "table": self.address})
        elif message.startswith(REFUSED) or message.startswith(ERROR):
            self.table.broken = self.table.broken or message.decode()

    def shown(self, news: Told) -> None:
        moment = news.moment
        if news.sight is not None:
            moment = news.sight.moment
            self.placard(news.sight.placard)
        offers = moment.offers if moment is not None else {}
        acts = [f"{verb} {word}" for verb, offered in offers.items() for word in offered]
        self.table.told(self, news.seq, acts, self.phase == "over" and self.match != self.rematch)

    def placard(self, placard: Placard) -> None:
        if (placard.match, placard.phase) == (self.match, self.phase):
            return
        self.match, self.phase = placard.match, placard.phase
        if self.phase == "open":
            if not self.seated:
                self.seated = True
                self.command("sit", seat=self.place)
            self.command("ready", sealed=SEALED)
        elif self.phase == "revealing":
            self.command("reveal", entropy=ENTROPY.hex())

    def act(self, text: str) -> None:
        self.command("act", act=text)

    def again(self) -> None:
        self.rematch = self.match
        self.command("rematch")


class Me(msgspec.Struct):
    token: str


class Link(msgspec.Struct):
    table: str
    path: str


async def guest(port: int, name: str) -> str:
    """A new user's token."""
    body = msgspec.json.encode({"name": name, "bearer": True})
    return msgspec.json.decode(await post(port, "/api/guest", body), type=Me).token


async def open_table(port: int, token: str) -> Link:
    """A new table, which is in no lobby."""
    body = {"settings": {"game": "double", "players": SEATS}, "visibility": "private"}
    bearer = {"Authorization": f"Bearer {token}"}
    made = await post(port, "/api/tables", msgspec.json.encode(body), bearer)
    return msgspec.json.decode(made, type=Link)


async def come_by(link: Link, port: int, token: str) -> None:
    """The last part of the path is the key that lets people in."""
    body = msgspec.json.encode({"key": link.path.rpartition("/")[2]})
    await post(port, f"/api/tables/{link.table}/guests", body, {"Authorization": f"Bearer {token}"})


async def connect(port: int, seat: OurSeat) -> None:
    bearer = {"Authorization": f"Bearer {seat.token}"}
    await ws_connect(partial(same, seat), f"ws://127.0.0.1:{port}/ws", extra_headers=bearer)


def same(seat: OurSeat) -> OurSeat:
    return seat


async def at_ours(port: int, table: Table, number: int) -> list[Seat]:
    return await four_guests(OurSeat, port, table, number)


async def four_guests(kind: type[OurSeat], port: int, table: Table, number: int) -> list[Seat]:
    """Four guests at a new table."""
    tokens = [await guest(port, f"Guest {number}-{place}") for place in range(SEATS)]
    link = await open_table(port, tokens[0])
    seats = [kind(table, place, link.table, token) for place, token in enumerate(tokens)]
    for token in tokens[1:]:
        await come_by(link, port, token)
    for seat in seats:
        await connect(port, seat)
    return list(seats)
