"""How other people's servers speak."""

from functools import partial
from typing import Final

import msgspec
from picows import WSMsgType, ws_connect

from load.http import post
from load.table import SEATS, Seat, Table

GAME: Final = "double"


class View(msgspec.Struct):
    """Of what a seat is shown, the part that is needed to go on."""

    number: int
    phase: str
    acts: list[str]


class State(msgspec.Struct):
    G: View
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synced(msgspec.Struct):
    state: State


class Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    info: Synced


update: Final = msgspec.json.Decoder(Update)
sync: Final = msgspec.json.Decoder(Sync)
view: Final = msgspec.msgpack.Decoder(View)

SPACE: Final = f"/{GAME},".encode()
OPENED, PING, CONNECTED, EVENT = b"0", b"2", b"40" + SPACE, b"42" + SPACE
UPDATED: Final = EVENT + b'["update",'
SYNCED: Final = EVENT + b'["sync",'


class BoardgameSeat(Seat):
    """boardgame.io: socket.io over a WebSocket, whole states as JSON. Every match has a name of its own."""

    def __init__(self, table: Table, place: int, name: str) -> None:
        super().__init__(table, place)
        self.name = name
        self.match = 0
        self.state = 0

    def say(self, message: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, message)

    def heard(self, message: bytes) -> None:
        if message.startswith(UPDATED):
            self.shown(update.decode(message[len(EVENT) :]).state)
        elif message.startswith(SYNCED):
            self.shown(sync.decode(message[len(EVENT) :]).info.state)
        elif message == PING:
            self.say(b"3")
        elif message.startswith(CONNECTED):
            self.sync()
        elif message.startswith(OPENED):
            self.say(CONNECTED)

    def shown(self, state: State) -> None:
        self.state = state.stateID
        self.table.told(self, state.stateID, state.G.acts, state.G.phase == "over")

    def sync(self) -> None:
        match = f"{self.name}-{self.match}"
        self.say(EVENT + msgspec.json.encode(["sync", match, str(self.place), None, 4]))

    def act(self, text: str) -> None:
        player = str(self.place)
        action = {"type": "MAKE_MOVE", "payload": {"type": "act", "args": [text], "playerID": player}}
        match = f"{self.name}-{self.match}"
        self.say(EVENT + msgspec.json.encode(["update", action, self.state, match, player]))

    def again(self) -> None:
        self.match += 1
        self.sync()


JOIN, DATA = 10, 13


def header(kind: str) -> bytes:
    """A message of the client's or the server's: protocol code and a short string."""
    return bytes([DATA, 0xA0 | len(kind)]) + kind.encode()


VIEW, ACT, AGAIN = header("view"), header("act"), header("again")
pack: Final = msgspec.msgpack.Encoder()


class ColyseusSeat(Seat):
    """Colyseus: messages in MessagePack."""

    def say(self, message: bytes) -> None:
        self.transport.send(WSMsgType.BINARY, message)

    def heard(self, message: bytes) -> None:
        if message.startswith(VIEW):
            seen = view.decode(message[len(VIEW) :])
            self.table.told(self, seen.number, seen.acts, seen.phase == "over")
        elif message[0] == JOIN:
            self.say(bytes([JOIN]))

    def act(self, text: str) -> None:
        self.say(ACT + pack.encode(text))

    def again(self) -> None:
        if self.place == 0:
            self.say(AGAIN)


class Reservation(msgspec.Struct):
    """A seat in a room, as the matchmaker answers."""

    room: str = msgspec.field(name="roomId")
    session: str = msgspec.field(name="sessionId")
    process: str = msgspec.field(name="processId")


async def reserve(port: int, room: str | None) -> Reservation:
    """A new room, or a seat in one."""
    path = f"/matchmake/create/{GAME}" if room is None else f"/matchmake/joinById/{room}"
    return msgspec.json.decode(await post(port, path, b"{}"), type=Reservation)


async def at_boardgame(port: int, table: Table, number: int) -> list[Seat]:
    """Four sockets that share a match; the first to come makes it."""
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    seats: list[Seat] = [BoardgameSeat(table, place, f"table-{number}") for place in range(SEATS)]
    for seat in seats:
        await ws_connect(partial(same, seat), url)
    return seats


async def at_colyseus(port: int, table: Table, number: int) -> list[Seat]:
    """Four sockets in a new room."""
    seats: list[Seat] = [ColyseusSeat(table, place) for place in range(SEATS)]
    room: str | None = None
    for seat in seats:
        kept = await reserve(port, room)
        room = kept.room
        url = f"ws://127.0.0.1:{port}/{kept.process}/{kept.room}?sessionId={kept.session}"
        await ws_connect(partial(same, seat), url)
    return seats


def same(seat: Seat) -> Seat:
    return seat
