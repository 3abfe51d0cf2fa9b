"""What happens in a match: its log, one event after the other.

Times are milliseconds, and tell when something counts as done, not when a machine came to settle it.
"""

from typing import Any, Final

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something that happened, with its time in milliseconds."""

    at: int


HUMAN: Final = "human"


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat, and who decides there when the match begins: `human`, or the name of a bot."""

    name: str
    player: str = HUMAN


class Began(Event, frozen=True):
    """A match begins: what is played, under which version of its rules, by whom, and what the deals will
    follow from: the commitment to a secret, and what each seat added to it."""

    match: int
    rules: int
    game: str
    edition: str
    options: dict[str, Any]
    seats: list[Sitter]
    commitment: str = ""
    entropy: list[str] = []
    start: dict[str, Any] | None = None
    """Where it starts, if not at the beginning."""


class Drawn(Event, frozen=True):
    """What chance answered, in the notation of the game."""

    draw: str
    drawn: list[str]


class Acted(Event, frozen=True):
    """A whole act. It is `forced` where the clock decided for the seat."""

    seat: int
    act: str
    forced: bool = False


class Bounced(Event, frozen=True):
    """A card that came too late touched the pile and went back (gress:option:collision)."""

    seat: int
    act: str


class Dropped(Event, frozen=True):
    """A complaint that was right and lost its object."""

    seat: int
    act: str


class Ruled(Event, frozen=True):
    """Why an act came too late (gress:10.9): a fact and the seats that may know it."""

    kind: str
    about: dict[str, Any]
    seats: int


class Said(Event, frozen=True):
    """Talk of somebody at a seat, or of a spectator."""

    name: str
    text: str
    seat: int | None = None
    user: str = ""


class TakenOver(Event, frozen=True):
    """A bot acts for a person who `left`, was `away` for too long or `late` too often."""

    seat: int
    reason: str


class Returned(Event, frozen=True):
    """The person is back."""

    seat: int


class Excluded(Event, frozen=True):
    """A referee, who has this name, has excluded a seat."""

    seat: int
    name: str


class Ended(Event, frozen=True):
    """How the match ended."""

    scores: list[int]
    winners: list[int]


MatchEvent = (
    Began | Drawn | Acted | Bounced | Dropped | Ruled | Said | TakenOver | Returned | Excluded | Ended
)
