"""What people and bots may ask of a table, as it comes in.

Each has an `id`, made by the client: sent again it is answered with what came of it the first time.
"""

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import decode

LONGEST_ID = 40
LONGEST_ACT = 200


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    id: str


class Sit(Command, frozen=True):
    seat: int


class Stand(Command, frozen=True):
    """Leave the seat. In a match a bot goes on, and the seat can be had back."""


class PlaceBot(Command, frozen=True, tag="place"):
    """The host puts a bot at a seat, or with None nobody."""

    seat: int
    bot: str | None


class Ready(Command, frozen=True):
    """Let us begin. `sealed` is the SHA-256, in hexadecimal, of what I shall add to chance."""

    sealed: str


class Start(Command, frozen=True):
    """The host wants to begin without the open seats."""


class Reveal(Command, frozen=True):
    """What I add to chance: 1 to 256 bytes in hexadecimal."""

    entropy: str


class Act(Command, frozen=True):
    act: str


class Say(Command, frozen=True):
    text: str


class Pause(Command, frozen=True):
    """I should like a pause."""


class Resume(Command, frozen=True):
    """I should like to go on; before a pause has begun: I don't want it any more."""


class Return(Command, frozen=True):
    """Give me my seat back."""


class Rematch(Command, frozen=True):
    """Another match."""


class Close(Command, frozen=True):
    """The host closes the table."""


class Preside(Command, frozen=True):
    """I take the chair of the referee; or it shall be free."""

    on: bool


class Exclude(Command, frozen=True):
    """The referee excludes somebody from the match."""

    seat: int


AnyCommand = (
    Sit
    | Stand
    | PlaceBot
    | Ready
    | Start
    | Reveal
    | Act
    | Say
    | Pause
    | Resume
    | Return
    | Rematch
    | Close
    | Preside
    | Exclude
)


def read_command(data: bytes) -> Command:
    """A command from JSON, or `Malformed`."""
    return checked(decode(data, AnyCommand))


def checked(command: Command) -> Command:
    """Ids and acts are short and can be printed."""
    if not 0 < len(command.id) <= LONGEST_ID or not (command.id.isascii() and command.id.isprintable()):
        raise Malformed(f"must have 1 to {LONGEST_ID} letters that can be printed", "id")
    if isinstance(command, Act) and len(command.act) > LONGEST_ACT:
        raise Malformed(f"at most {LONGEST_ACT} letters", "act")
    return command
