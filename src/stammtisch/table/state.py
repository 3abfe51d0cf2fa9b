"""All that a table remembers: what its log adds up to."""

from typing import Any, Final, Literal

import msgspec

from stammtisch.match.clocks import MatchState
from stammtisch.sheets.pad import PastMatch
from stammtisch.table.settings import TableSettings

REMEMBERED: Final = 64
"""So many commands of each user are known again when they are sent again, and of so many users."""

Phase = Literal["open", "revealing", "playing", "over", "closed"]


class Seat(msgspec.Struct):
    """Who sits here and who acts. An open seat has neither user nor bot."""

    user: str | None = None
    name: str = ""
    bot: str | None = None
    """The bot that acts here, for itself or for the user."""
    sealed: str | None = None
    entropy: str | None = None
    revealed: bool = False
    misses: int = 0
    """How often in a row the clock acted for a person."""
    missed: int = 0
    """When it did so last."""

    @property
    def taken(self) -> bool:
        return self.user is not None or self.bot is not None

    @property
    def person(self) -> bool:
        """Whether a person acts here now."""
        return self.user is not None and self.bot is None

    @property
    def stand_in(self) -> bool:
        """Whether a bot acts for a person."""
        return self.user is not None and self.bot is not None


class State(msgspec.Struct):
    id: str
    host: str
    settings: TableSettings
    seats: list[Seat]
    end: str
    """The end of the chain of secrets, which nobody may see."""
    created: int
    at: int
    seq: int = 0
    hash: bytes = b""
    phase: Phase = "open"
    match: int = 1
    terms: dict[str, Any] = {}
    """The options of this match."""
    rules: int = 0
    """The version of the rules that this match began under."""
    play: MatchState | None = None
    """What the match remembers beside its position."""
    reveal_until: int = 0
    reveal_missing: bool = False
    """Whether everybody was told who has not opened what they sealed."""
    paused: str | None = None
    paused_at: int = 0
    wishes: dict[str, list[int]] = {}
    """For a pause, a resumption or a rematch: the seats that want it."""
    played: list[PastMatch] = []
    began: int = 0
    before: int = 0
    """The number of the last event before this match began."""
    commands: dict[str, dict[str, int]] = {}
    """By user: the ids of their last commands, and what each came to."""
    closed: str | None = None
    """Why the table is closed, if it is."""
    umpire: str | None = None
    """The user who is the referee of this table."""
    umpire_name: str = ""
    duplicate: bool = False
    """Whether others play the same deals elsewhere: seats are given, nobody adds to chance, and no secret is
    shown here."""
    line: str | None = None
    """The position; filled in only where the state is written down."""

    def remember(self, user: str, command: str, seq: int) -> None:
        known = self.commands.pop(user, None) or {}
        self.commands[user] = known
        known[command] = seq
        if len(known) > REMEMBERED:
            del known[next(iter(known))]
        if len(self.commands) > REMEMBERED:
            del self.commands[next(iter(self.commands))]

    @property
    def rest_until(self) -> int:
        """Until when all hands rest."""
        return 0 if self.play is None else self.play.rest_until

    @property
    def has_people(self) -> bool:
        for seat in self.seats:  # noqa: SIM110 - quicker
            if seat.user is not None:
                return True
        return False

    def seat_of(self, user: str) -> int | None:
        """The seat a user acts at: their own, or as `bot/2` that of a bot."""
        for number, seat in enumerate(self.seats):
            if seat.user == user:
                return number
        number = bot_seat(user)
        return number if 0 <= number < len(self.seats) and self.seats[number].bot else None

    def agree(self, what: str) -> bool:
        """Whether all people who act at this table want it."""
        people = [number for number, seat in enumerate(self.seats) if seat.person]
        return bool(people) and set(people) <= set(self.wishes.get(what, ()))


BOT: Final = "bot/"


def bot_user(seat: int) -> str:
    """The user as whom a bot at a seat sends its acts."""
    return f"{BOT}{seat}"


def bot_seat(user: str) -> int:
    number = user.removeprefix(BOT)
    return int(number) if user.startswith(BOT) and len(number) < 3 and number.isdecimal() else -1


ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(State)
