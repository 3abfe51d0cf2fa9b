"""What has happened at a table: its log, one event after the other.

The log is the truth and the table its fold. It holds what nobody may see, such as the secret behind the
deals; what of it a user may know is for `sight` and the facts to say.
"""

import msgspec

from stammtisch.match.events import Event, MatchEvent
from stammtisch.table.settings import TableSettings


class Created(Event, frozen=True):
    """A table for a game; `end` is the end of the chain of secrets, in hexadecimal. At a `duplicate` table it
    is that of other tables, too."""

    id: str
    host: str
    settings: TableSettings
    end: str
    duplicate: bool = False


class Sat(Event, frozen=True):
    seat: int
    user: str
    name: str


class Stood(Event, frozen=True):
    """A seat is open again; only before the start and after the end."""

    seat: int


class Placed(Event, frozen=True):
    """The host put a bot at a seat."""

    seat: int
    bot: str


class Readied(Event, frozen=True):
    """A person wants to begin. `sealed` is the SHA-256 of what they will add to chance."""

    seat: int
    sealed: str


class Narrowed(Event, frozen=True):
    """The host wants to begin without the open seats; the others move up."""


class Gathered(Event, frozen=True):
    """Everybody is ready: now all open what they add to chance."""


class Revealed(Event, frozen=True):
    """What a seat adds to chance, in hexadecimal; None if it did not come in time."""

    seat: int
    entropy: str | None = None


class Asked(Event, frozen=True):
    """Somebody wants all people to agree on something: `pause`, `resume` or `rematch`; or no longer."""

    seat: int
    what: str
    wanted: bool = True


class Presided(Event, frozen=True):
    """Somebody is the referee of this table from now on; or nobody."""

    user: str | None = None
    name: str = ""


class Paused(Event, frozen=True):
    """All clocks stand still: `agreed`, or because nobody is there (`alone`)."""

    reason: str


class Resumed(Event, frozen=True):
    """Play goes on, and all deadlines move by the time lost: that of a pause, or of a stop of the server."""

    lost: int
    stopped: bool = False


class Renewed(Event, frozen=True):
    """Another match: a new chain of secrets, and everybody gets ready again."""

    end: str


class Closed(Event, frozen=True):
    """For good: by its `host`, by the `server`, `abandoned`, or because the `rules` have changed since its
    match began."""

    reason: str


AnyEvent = (
    Created
    | Sat
    | Stood
    | Placed
    | Readied
    | Narrowed
    | Gathered
    | Revealed
    | MatchEvent
    | Asked
    | Presided
    | Paused
    | Resumed
    | Renewed
    | Closed
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyEvent)


def write_event(event: Event) -> bytes:
    return ENCODER.encode(event)


def read_event(data: bytes) -> Event:
    """An event of our own log, which is trusted."""
    event: Event = DECODER.decode(data)
    return event
