"""What goes over the WebSocket, both ways (docs/protocol.md).

Every message is a JSON object with a `type`. Unknown types and fields are refused. What happens at a table is
told as facts (what happened) and a sight (how everything looks now); both hold only what the reader may know.
"""

from typing import Final, Literal

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import malformed, plain
from stammtisch.server.line_credit import CreditReason
from stammtisch.table.commands import AnyCommand
from stammtisch.table.facts import Told
from stammtisch.table.replies import Accepted, Duplicate, RefusedMessage, Reply
from stammtisch.table.sight import Moment, Sight

VERSION: Final = 1
"""Raised when a client of the old version would misunderstand a message of the new one."""


Call = Literal["vorletzte", "complaint"]
"""What somebody at a real table of Gress calls with a buzzer."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client may send."""


class Watch(FromClient, frozen=True):
    """Show me this table from now on. With `after` I have seen everything up to that number: what happened
    since is told too, as far as it is at hand."""

    table: str
    after: int | None = None


class Leave(FromClient, frozen=True):
    """Show me this table no longer. A seat is kept."""

    table: str


class Do(FromClient, frozen=True):
    """A command for a table."""

    table: str
    command: AnyCommand


class WatchLobby(FromClient, frozen=True, tag="lobby"):
    """Tell me of the open tables, or no longer."""

    on: bool


class Mute(FromClient, frozen=True):
    """I don't want to hear somebody, or again I do."""

    user: str
    on: bool


class Attend(FromClient, frozen=True):
    """Show me this buzzer from now on, or no longer."""

    buzzer: str
    on: bool = True


class Buzz(FromClient, frozen=True):
    """I called! `round` is that of the buzzer as I see it: a call that comes after it was cleared is void."""

    buzzer: str
    round: int
    call: Call


class Clear(FromClient, frozen=True):
    """All calls are settled; the next ones count anew. Only who opened the buzzer may say so."""

    buzzer: str


AnyFromClient = Watch | Leave | Do | WatchLobby | Mute | Attend | Buzz | Clear


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class Hello(FromServer, frozen=True):
    """The first message: the version of this protocol, who you are, the server's clock in milliseconds
    since the epoch, and the users you don't want to hear."""

    version: int
    user: str
    name: str
    now: int
    muted: list[str] = []


class TableMessage(FromServer, frozen=True, tag="table"):
    """All you may see of a table. `seq` counts what has happened there. `facts` are what you missed since the
    `after` of your `watch`; `gap` says that more happened than can be told."""

    table: str
    seq: int
    sight: Sight
    facts: list[Told]
    gap: bool = False


class ToldMessage(FromServer, frozen=True, omit_defaults=True, tag="told"):
    """Something happened: what, and how the table looks now. With every act only the moment changes, a part
    of the sight; when more has changed, a whole new sight comes instead."""

    table: str
    seq: int
    facts: list[Told]
    moment: Moment | None = None
    sight: Sight | None = None


class Error(FromServer, frozen=True, omit_defaults=True):
    """Your message could not be taken: `code` says why (docs/protocol.md), `field` and `problem` what is
    wrong with it. `id` is that of the command, if it was one."""

    code: str
    problem: str = ""
    field: str = ""
    table: str | None = None
    id: str | None = None


CommandEnd = Reply | Error
"""What whoever sent a command is told in the end, once."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    table: str
    game: str
    edition: str
    state: str
    players: int
    people: int
    names: list[str]
    bots: int
    created: int
    spectators: bool = True


class LobbyMessage(FromServer, frozen=True, tag="lobby"):
    """The open tables, all of them."""

    tables: list[OpenTable]


class Listed(FromServer, frozen=True):
    """A table came into the lobby or changed there."""

    table: OpenTable


class Unlisted(FromServer, frozen=True):
    """A table left the lobby."""

    table: str


class SeatLine(msgspec.Struct, frozen=True):
    """Whether somebody at a seat is connected, how many milliseconds their line takes to and fro, and in a
    game in time by how many their acts count as done before they arrived."""

    seat: int
    here: bool
    ping: int | None
    credited: int | None = None


class Lines(FromServer, frozen=True):
    """How the people at a table are connected, and how many others look on."""

    table: str
    seats: list[SeatLine]
    spectators: int = 0


class Ping(FromServer, frozen=True):
    """Your own line: milliseconds to and fro; and by how many, in a game in time, your acts count as done
    before they arrived, with the reason why not by more."""

    ms: int
    credited: int
    reason: CreditReason


class Called(msgspec.Struct, frozen=True):
    """Who called what, and how many milliseconds after the first."""

    user: str
    name: str
    call: Call
    later: int


class BuzzerMessage(FromServer, frozen=True, tag="buzzer"):
    """A buzzer: who opened it, who is there, and the calls since it was cleared. Those first come first;
    calls too close to tell stand side by side."""

    buzzer: str
    round: int
    owner: str
    people: list[str]
    calls: list[list[Called]]


class Announcement(FromServer, frozen=True):
    """Whoever runs the server has something to say to everybody."""

    text: str


class Closing(FromServer, frozen=True):
    """The server is about to hang up: `restart` or `unavailable` (come again), `slow` (you did not
    read), `too-many`, `silent`, `banned`, `logged-out`. After it comes the end of the connection."""

    reason: str


AnyFromServer = (
    Hello
    | TableMessage
    | ToldMessage
    | Accepted
    | Duplicate
    | RefusedMessage
    | Error
    | LobbyMessage
    | Listed
    | Unlisted
    | Lines
    | Ping
    | BuzzerMessage
    | Announcement
    | Closing
)

_DECODER: Final = msgspec.json.Decoder(AnyFromClient)
_ENCODER: Final = msgspec.json.Encoder()
encode: Final = _ENCODER.encode


def told_so_far(table: str, seq: int, facts: list[bytes], placard: bytes) -> bytes:
    """The beginning of a `ToldMessage` up to its moment, which is the same for all who hear the same; with a
    whole sight where there is a placard."""
    so_far = b'{"type":"told","table":%b,"seq":%d,"facts":[%b],' % (encode(table), seq, b",".join(facts))
    return b'%b"sight":{"placard":%b,"moment":' % (so_far, placard) if placard else so_far + b'"moment":'


def read_message(data: bytes) -> AnyFromClient:
    """A message of a client, or `Malformed`."""
    try:
        message: AnyFromClient = _DECODER.decode(data)
        return message
    except msgspec.ValidationError as problem:
        raise malformed(problem, "") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Malformed(f"not JSON: {plain(problem)}") from None
