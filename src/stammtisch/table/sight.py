"""What a user may be shown: the placard of the table, and the moment of the game as their seat sees it.

`showing` fills them in.
"""

from typing import Any

import msgspec

from stammtisch.match.clocks import Clock
from stammtisch.sheets.pad import PastMatch
from stammtisch.table.series import Series
from stammtisch.table.state import Phase


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat, as everybody sees it."""

    name: str | None = None
    user: str | None = None
    bot: str | None = None
    ready: bool = False
    away: bool = False


class Placard(msgspec.Struct, frozen=True):
    """What hangs beside the table and seldom changes. `secrets` are those of the hands that are over; at a
    `duplicate` table there are none, for others play the same deals. There is a `series` where more than one
    match is agreed on."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    host: str
    clock: Clock
    grace: int
    stand_in: str
    match: int
    phase: Phase
    places: tuple[Place, ...]
    commitment: str
    sealed: tuple[str | None, ...]
    entropy: tuple[str | None, ...]
    secrets: tuple[str, ...]
    wishes: dict[str, list[int]]
    played: tuple[PastMatch, ...]
    umpires: bool = False
    """Whether there is a chair for a referee."""
    umpire: Place | None = None
    """Who sits there."""
    series: Series | None = None
    duplicate: bool = False
    closed: str | None = None
    """Why the table is closed: by its `host`, by the `server`, `abandoned`, or `rules` that have changed."""


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks, all in milliseconds: the seats the game waits for, each with the time when it is up, or
    null; what is left in the banks; until when hands rest, or what was sealed is to be opened."""

    asked: dict[int, int | None] = {}
    banks: tuple[int, ...] = ()
    paused: str | None = None
    rest: int = 0
    reveal: int = 0


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as a seat sees it: what changes with every act.

    `offers` are what the seat may do, as a tree of words (docs/acts.md).
    """

    seq: int
    seat: int
    times: Times
    view: Any = None
    offers: dict[str, Any] = {}


class Sight(msgspec.Struct, frozen=True):
    """All that a user may be shown."""

    placard: Placard
    moment: Moment
