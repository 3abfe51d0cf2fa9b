"""How our own server speaks (docs/protocol.md)."""

import hashlib
from collections.abc import Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final

import msgspec
from picows import WSMsgType, ws_connect

from load.http import post
from load.table import SEATS, Acts, Seat, Table
from stammtisch.games.catalogue import find
from stammtisch.games.listing import whole_acts

KINDS: Final[dict[str, dict[str, Any]]] = {
    "Double": {"game": "double"},
    "Grass": {"game": "grass"},
    "Grass, classic": {"game": "grass", "edition": "classic"},
    "Gress, guided": {"game": "gress", "options": {"referee": "guided"}},
    "Gress, official": {"game": "gress"},
}
"""The games as they are measured."""
SURE: Final = ("ready", "open", "take", "touch", "lay", "down", "wish", "takegift", "draw")
"""What somebody does if it is offered: where mistakes can be made it is none."""
ENTROPY: Final = b"from the load generator"
SEALED: Final = hashlib.sha256(ENTROPY).hexdigest()


class Times(msgspec.Struct, frozen=True):
    asked: dict[int, int | None] = {}


class Moment(msgspec.Struct):
    """Of what a seat is shown with every act, the part that is needed to go on. Before there were offers,
    acts of Double were told by their numbers."""

    seat: int
    times: Times = Times()
    offers: dict[str, Any] = {}
    acts: list[int] = []


class Placard(msgspec.Struct):
    game: str
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
        self.in_time = False
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
        elif message.startswith(REFUSED) and self.in_time:
            self.table.refused()
        elif message.startswith(REFUSED) or message.startswith(ERROR):
            self.table.broken = self.table.broken or message.decode()

    def shown(self, news: Told) -> None:
        moment = news.moment
        if news.sight is not None:
            moment = news.sight.moment
            self.placard(news.sight.placard)
        acts: Acts = ()
        if moment is not None and moment.seat in moment.times.asked:
            acts = moment.offers or moment.acts
        self.table.told(self, news.seq, acts, self.phase == "over" and self.match != self.rematch)

    def chosen(self, acts: Acts, choice: Random) -> str:
        if not isinstance(acts, dict):
            return find("double").write_act([choice.choice(acts)])
        offered = list(whole_acts(acts))
        sure = [act for verb in SURE if verb in acts for act in offered if act.split()[0] == verb]
        return sure[0] if sure else choice.choice(offered)

    def placard(self, placard: Placard) -> None:
        if (placard.match, placard.phase) == (self.match, self.phase):
            return
        self.match, self.phase = placard.match, placard.phase
        self.in_time = find(placard.game).in_time
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

    @property
    def key(self) -> str:
        """What lets people in; there was a time when the id was enough."""
        return self.path.partition(self.table)[2].removeprefix("/")


async def guest(port: int, name: str) -> str:
    """A new user's token."""
    body = msgspec.json.encode({"name": name, "bearer": True})
    return msgspec.json.decode(await post(port, "/api/guest", body), type=Me).token


async def open_table(port: int, token: str, kind: str = "Double") -> Link:
    """A new table, which is in no lobby."""
    body = {"settings": {"players": SEATS, **KINDS[kind]}, "visibility": "private"}
    bearer = {"Authorization": f"Bearer {token}"}
    made = await post(port, "/api/tables", msgspec.json.encode(body), bearer)
    return msgspec.json.decode(made, type=Link)


async def come_by(link: Link, port: int, token: str) -> None:
    body = msgspec.json.encode({"key": link.key})
    await post(port, f"/api/tables/{link.table}/guests", body, {"Authorization": f"Bearer {token}"})


async def connect(port: int, seat: OurSeat) -> None:
    bearer = {"Authorization": f"Bearer {seat.token}"}
    await ws_connect(partial(same, seat), f"ws://127.0.0.1:{port}/ws", extra_headers=bearer)


def same(seat: OurSeat) -> OurSeat:
    return seat


async def at_ours(port: int, table: Table, number: int, kinds: Sequence[str] = ("Double",)) -> list[Seat]:
    """The tables take turns with the games."""
    return await four_guests(OurSeat, port, table, number, kinds[number % len(kinds)])


async def four_guests(
    seat_kind: type[OurSeat], port: int, table: Table, number: int, kind: str = "Double"
) -> list[Seat]:
    """Four guests at a new table."""
    tokens = [await guest(port, f"Guest {number}-{place}") for place in range(SEATS)]
    link = await open_table(port, tokens[0], kind)
    seats = [seat_kind(table, place, link.table, token) for place, token in enumerate(tokens)]
    for token in tokens[1:] if link.key else ():
        await come_by(link, port, token)
    for seat in seats:
        await connect(port, seat)
    return list(seats)
