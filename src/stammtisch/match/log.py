"""The log that a table, a book or an event is the fold of: one row for each thing that happened.

Each row is hashed together with the hash before it, so that nothing can be changed or left out unseen.
"""

import hashlib
from typing import Annotated, Final, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from stammtisch.base.errors import Malformed

LONGEST_ENTRY: Final = 4096
"""Bytes of what one may write into a book or an event at once, or open a table with."""
EntryId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.-]+$")]


class Row(NamedTuple):
    """One event in its place. `seq` counts from 1 in each log, which is named by the `table`, book or event
    it belongs to.

    `command` names the command that led to it, once: on the first of its rows. A log takes each name once,
    so names that clients make up need the user in front.
    """

    table: str
    seq: int
    at: int
    command: str | None
    data: bytes
    hash: bytes


def chained(before: bytes, data: bytes) -> bytes:
    """The hash of a row that holds this, after a row with the hash `before`; the first comes after none."""
    return hashlib.sha256(before + data).digest()


def check_length(data: bytes) -> None:
    """Whatever people write by themselves has its bounds."""
    if len(data) > LONGEST_ENTRY:
        raise Malformed(f"is longer than {LONGEST_ENTRY} bytes", "entry")


class LogEntry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    tag=str.lower,
):
    """What somebody writes into a book or an event."""


E = TypeVar("E")


class Signed(msgspec.Struct, Generic[E], frozen=True):
    """An entry as its row holds it: when (milliseconds since the epoch), by which user, called what."""

    id: EntryId
    at: int
    by: str
    name: str
    entry: E

    def row(self, log: str, after: Row | None) -> Row:
        """The next row of a log, after its last one; raises `Malformed` when it is too long."""
        seq, before = (1, b"") if after is None else (after.seq + 1, after.hash)
        data = msgspec.json.encode(self)
        check_length(data)
        return Row(log, seq, self.at, self.id, data, chained(before, data))
