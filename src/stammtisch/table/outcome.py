"""What came of a command or of time, and what is written of it."""

from typing import Protocol

import msgspec

from stammtisch.table.facts import Heard, Told, seen_by
from stammtisch.table.replies import Reply


class Entry(msgspec.Struct, frozen=True):
    """An event in its place in the log. `command` is `user id` of the command that brought it about."""

    seq: int
    at: int
    command: str | None
    data: bytes
    hash: bytes


class Logged(Protocol):
    """A row of the log, wherever it was kept."""

    @property
    def seq(self) -> int: ...
    @property
    def command(self) -> str | None: ...
    @property
    def data(self) -> bytes: ...
    @property
    def hash(self) -> bytes: ...


class Outcome(msgspec.Struct):
    """What came of a command or of time: entries for the log, facts for those who may know them, replies."""

    entries: list[Entry] = []
    facts: list[Heard] = []
    replies: list[Reply] = []
    hand_over: bool = False
    """Whether a hand ended or began: the time for a snapshot."""
    placard: bool = False
    """Whether anything changed that is not part of a moment, so that whole sights are to be sent."""

    @property
    def reply(self) -> Reply | None:
        return self.replies[0] if self.replies else None

    def told(self, seat: int) -> list[Told]:
        """The facts for a seat, or for spectators, seat -1."""
        return seen_by(self.facts, seat)
