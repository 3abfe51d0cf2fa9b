"""What people do to a kept sheet. A sheet is the list of its entries, and nothing else is remembered of it.

A row is known by the id of the entry that added it, so it stays the same row whatever comes and goes around
it. Who changes something says what they saw: the number of the row they add, the entry that changed a row
last, the entry they undo. If somebody else was quicker the entry is refused, and nothing is written over.
"""

from typing import Annotated, Any

from msgspec import Meta, field

from stammtisch.match.log import EntryId, LogEntry, Signed

RowData = dict[str, Any]
"""A row as it is entered; the pad of its game reads it."""
Number = Annotated[int, Meta(ge=1, le=10_000)]
Reason = Annotated[str, Meta(max_length=200)]


class Begin(LogEntry, frozen=True):
    """The first one: who plays what, clockwise. `first` deals first, or in Gress writes."""

    game: Annotated[str, Meta(max_length=40)]
    names: Annotated[tuple[str, ...], Meta(max_length=20)]
    edition: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    first: int = 0


class Add(LogEntry, frozen=True):
    """A row is complete. `number` counts from 1 on each sheet."""

    number: Number
    row: RowData


class Note(LogEntry, frozen=True):
    """What is known of the coming row already: predictions in Double, misdeals in Gress."""

    number: Number
    row: RowData


class Correct(LogEntry, frozen=True):
    """A row should have been another. `last` is the entry that changed it last."""

    row: EntryId
    last: EntryId
    to: RowData
    reason: Reason = ""


class Delete(LogEntry, frozen=True):
    """A row should not have been written. Those after it move up."""

    row: EntryId
    last: EntryId
    reason: Reason = ""


class Undo(LogEntry, frozen=True):
    """The last change was a slip: `of` is its id."""

    of: EntryId


class Next(LogEntry, frozen=True):
    """A sheet is finished, and the next one begins. In Gress the rules say who writes it (gress:11.5); else
    `first` deals, or whoever's turn it is."""

    first: int | None = None


class Admit(LogEntry, frozen=True):
    """Somebody may write, too."""

    user: str
    name: str


class Dismiss(LogEntry, frozen=True):
    """Somebody may write no longer."""

    user: str


AnyEntry = Begin | Add | Note | Correct | Delete | Undo | Next | Admit | Dismiss
ByWriters = Add | Note | Correct | Delete | Undo | Next
"""What whoever may write can do; the rest is for the keeper of the sheet."""
OnPhones = ByWriters | Dismiss

SignedEntry = Signed[AnyEntry]
