"""A book of score sheets that people keep beside a game with real cards: the fold of its entries.

`opened` begins a book, `after` is the book with one entry more or a refusal that changes nothing, and `shown`
is all there is to see. Entries are never changed: what was corrected, deleted or undone stays in the history.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.sheets.entries import (
    Add,
    Admit,
    AnyEntry,
    Begin,
    ByWriters,
    Correct,
    Delete,
    Dismiss,
    Next,
    Note,
    RowData,
    SignedEntry,
    Undo,
)
from stammtisch.sheets.pad import Pad, Planned, Scored, pad_of
from stammtisch.sheets.people import check_names

FEWEST: Final = 2
MOST: Final = 20
MOST_ENTRIES: Final = 2_000

TAKEN: Final = "keep:row-taken"
CHANGED: Final = "keep:row-changed"
GONE: Final = "keep:row-gone"
NOT_LAST: Final = "keep:not-the-last"
NOT_OVER: Final = "keep:not-over"
NOT_YOURS: Final = "keep:not-yours"
FULL: Final = "keep:full"


class KeptRow(msgspec.Struct, frozen=True):
    """A row with its id, and the id of the entry that changed it last."""

    id: str
    last: str
    data: RowData


class Leaf(msgspec.Struct, frozen=True):
    """One sheet of a book. `note` is what is known of the coming row."""

    first: int
    rows: tuple[KeptRow, ...] = ()
    note: RowData | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody did: to which row of which sheet, both from 1, and how it was before and after."""

    id: str
    at: int
    name: str
    what: str
    sheet: int
    number: int | None = None
    before: RowData | None = None
    after: RowData | None = None
    reason: str = ""
    undone: bool = False


class Writer(msgspec.Struct, frozen=True):
    """Somebody who may write."""

    user: str
    name: str


class Before(msgspec.Struct, frozen=True):
    """The sheets as they were before an entry, for whoever takes it back."""

    id: str
    leaves: tuple[Leaf, ...]


class Book(msgspec.Struct, frozen=True):
    """All that the entries have come to. The first writer keeps it; `past` are the changes in force."""

    begin: Begin
    writers: tuple[Writer, ...]
    leaves: tuple[Leaf, ...]
    past: tuple[Before, ...] = ()
    history: tuple[Line, ...] = ()
    entries: int = 1

    @property
    def pad(self) -> Pad:
        return pad_of(self.begin.game)

    @property
    def owner(self) -> str:
        return self.writers[0].user

    def may_write(self, user: str) -> bool:
        return any(writer.user == user for writer in self.writers)


class ShownRow(msgspec.Struct, frozen=True):
    """A row as it was entered, who dealt it, and the totals after it."""

    id: str
    last: str
    dealer: int
    data: RowData
    totals: tuple[int, ...]
    corrected: bool


class ShownSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sheet to look at. Totals, leaders and winners go by seat; `detail` is the sheet as its game has
    it."""

    first: int
    rows: tuple[ShownRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]
    plan: tuple[Planned, ...]
    over: bool
    extended: bool
    winners: tuple[int, ...]
    note: RowData | None = None
    detail: Any = None


class ShownBook(msgspec.Struct, frozen=True):
    """A book to look at; `undoable` is the entry that an undo would take back."""

    game: str
    edition: str
    options: dict[str, object]
    names: tuple[str, ...]
    sheets: tuple[ShownSheet, ...]
    writers: tuple[Writer, ...]
    history: tuple[Line, ...]
    undoable: str | None


def opened(logged: SignedEntry) -> Book:
    """A new book; raises `Malformed` when nobody could play so."""
    begin = logged.entry
    if not isinstance(begin, Begin):
        raise Malformed("a book begins with who plays what", "type")
    begin = msgspec.structs.replace(begin, edition=catalogue.find(begin.game).edition(begin.edition))
    check_names(begin.names, FEWEST, MOST, "keep:players")
    if not 0 <= begin.first < len(begin.names):
        raise Malformed(f"there is no seat {begin.first}", "first")
    book = Book(begin, (Writer(logged.by, logged.name),), (Leaf(begin.first),))
    scored(book, book.leaves[0])
    return book


def after(book: Book, logged: SignedEntry) -> Book:
    """The book with one entry more. Raises `Malformed` with a rule, and then nothing has happened."""
    entry = logged.entry
    check_writer(book, logged.by, entry)
    if book.entries >= MOST_ENTRIES:
        raise Malformed(f"a book has at most {MOST_ENTRIES} entries", rule=FULL)
    book = msgspec.structs.replace(book, entries=book.entries + 1)
    match entry:
        case Add() | Note() | Correct() | Delete() | Next():
            return changed(book, logged, entry)
        case Undo():
            return undone(book, logged, entry)
        case Admit() | Dismiss():
            return with_writer(book, logged, entry)
        case Begin():
            raise Malformed("has begun already", "type")


def fold(log: Iterable[SignedEntry]) -> Book:
    """The book that a whole log leads to."""
    first, *rest = log
    book = opened(first)
    for logged in rest:
        book = after(book, logged)
    return book


def check_writer(book: Book, user: str, entry: AnyEntry) -> None:
    if isinstance(entry, ByWriters) and not book.may_write(user):
        raise Malformed("you may look, and others write", rule=NOT_YOURS)
    if isinstance(entry, Dismiss) and user != book.owner:
        raise Malformed("only whoever began the sheet can do that", rule=NOT_YOURS)


class SheetChange(NamedTuple):
    """One sheet that became another, and what the history tells of it. `place` is where the pad of the game
    has what was entered."""

    here: int
    leaf: Leaf
    number: int | None = None
    place: str = "first"
    before: RowData | None = None
    after: RowData | None = None
    reason: str = ""


def changed(book: Book, logged: SignedEntry, entry: Add | Note | Correct | Delete | Next) -> Book:
    """A change to the sheets, checked by scoring the one it touched."""
    match entry:
        case Add() | Note():
            change = written(book, logged.id, entry)
        case Correct() | Delete():
            change = mended(book, logged.id, entry)
        case Next():
            change = SheetChange(len(book.leaves), next_leaf(book, entry))
    check(book, change)
    what = type(entry).__name__.lower()
    line = Line(
        *(logged.id, logged.at, logged.name, what, change.here + 1, change.number),
        *(change.before, change.after, change.reason),
    )
    return msgspec.structs.replace(
        book,
        leaves=(*book.leaves[: change.here], change.leaf, *book.leaves[change.here + 1 :]),
        past=(*book.past, Before(logged.id, book.leaves)),
        history=(*book.history, line),
    )


def written(book: Book, name: str, entry: Add | Note) -> SheetChange:
    """The coming row, or what is known of it."""
    here, leaf = len(book.leaves) - 1, book.leaves[-1]
    check_number(leaf, entry.number)
    if isinstance(entry, Note):
        noted = msgspec.structs.replace(leaf, note=entry.row)
        return SheetChange(here, noted, entry.number, "note", leaf.note, entry.row)
    rows = (*leaf.rows, KeptRow(name, name, entry.row))
    return SheetChange(
        here, Leaf(leaf.first, rows), entry.number, row_place(book, entry.number - 1), None, entry.row
    )


def mended(book: Book, name: str, entry: Correct | Delete) -> SheetChange:
    """A past row as it should have been, or gone."""
    here, place = found(book, entry)
    leaf = book.leaves[here]
    row = leaf.rows[place]
    after = entry.to if isinstance(entry, Correct) else None
    new = () if after is None else (KeptRow(row.id, name, after),)
    rows = (*leaf.rows[:place], *new, *leaf.rows[place + 1 :])
    leaf = msgspec.structs.replace(leaf, rows=rows)
    return SheetChange(here, leaf, place + 1, row_place(book, place), row.data, after, entry.reason)


def row_place(book: Book, place: int) -> str:
    return f"{book.pad.field}[{place}]"


def check(book: Book, change: SheetChange) -> None:
    """What still makes a sheet. A problem of the row that was entered is named by its field alone, one of
    another row with the row."""
    try:
        scored(book, change.leaf)
    except Malformed as problem:
        if change.after is not None and problem.field.startswith(change.place):
            field = problem.field.removeprefix(change.place).removeprefix(".")
            raise Malformed(problem.problem, field, problem.rule) from None
        raise


def check_number(leaf: Leaf, number: int) -> None:
    """Of two who enter the same row only one does; and nobody enters a row before the one before it."""
    coming = len(leaf.rows) + 1
    if number < coming:
        raise Malformed(f"row {number} is written already", "number", TAKEN)
    if number > coming:
        raise Malformed(f"row {coming} comes first", "number", "keep:row-missing")


def found(book: Book, entry: Correct | Delete) -> tuple[int, int]:
    """The sheet and the place of a row that is as whoever changes it saw it."""
    for here, leaf in enumerate(book.leaves):
        for place, row in enumerate(leaf.rows):
            if row.id == entry.row:
                if row.last != entry.last:
                    raise Malformed("somebody has changed this row meanwhile", "last", CHANGED)
                return here, place
    raise Malformed("this row is there no longer", "row", GONE)


def next_leaf(book: Book, entry: Next) -> Leaf:
    leaf = book.leaves[-1]
    before = scored(book, leaf)
    if not before.over:
        raise Malformed("the sheet before it is not finished", rule=NOT_OVER)
    return Leaf(book.pad.next_first(book.begin, leaf.first, before, entry.first))


def undone(book: Book, logged: SignedEntry, entry: Undo) -> Book:
    """As it was before the last change, which stays in the history."""
    if not book.past or book.past[-1].id != entry.of:
        raise Malformed("something else was changed since", "of", NOT_LAST)
    *past, last = book.past
    history = tuple(
        msgspec.structs.replace(line, undone=True) if line.id == entry.of else line for line in book.history
    )
    taken_back = next(line for line in book.history if line.id == entry.of)
    line = Line(logged.id, logged.at, logged.name, "undo", taken_back.sheet, taken_back.number)
    return msgspec.structs.replace(book, leaves=last.leaves, past=tuple(past), history=(*history, line))


def with_writer(book: Book, logged: SignedEntry, entry: Admit | Dismiss) -> Book:
    if entry.user == book.owner:
        raise Malformed("whoever began the sheet always writes", "user", NOT_YOURS)
    others = tuple(writer for writer in book.writers if writer.user != entry.user)
    if isinstance(entry, Admit):
        others = (*others, Writer(entry.user, entry.name))
        name = entry.name
    else:
        name = next((writer.name for writer in book.writers if writer.user == entry.user), "")
    what = type(entry).__name__.lower()
    line = Line(logged.id, logged.at, logged.name, what, len(book.leaves), reason=name)
    return msgspec.structs.replace(book, writers=others, history=(*book.history, line))


def scored(book: Book, leaf: Leaf) -> Scored:
    rows = [row.data for row in leaf.rows]
    return book.pad.score(book.begin, leaf.first, rows, leaf.note)


def shown(book: Book) -> ShownBook:
    """All there is to see."""
    return ShownBook(
        game=book.begin.game,
        edition=book.begin.edition,
        options=dict(book.begin.options),
        names=book.begin.names,
        sheets=tuple(shown_sheet(book, leaf) for leaf in book.leaves),
        writers=book.writers,
        history=book.history,
        undoable=book.past[-1].id if book.past else None,
    )


def shown_sheet(book: Book, leaf: Leaf) -> ShownSheet:
    result = scored(book, leaf)
    rows = tuple(
        ShownRow(row.id, row.last, dealer, row.data, totals, row.last != row.id)
        for row, dealer, totals in zip(leaf.rows, result.dealers, result.totals, strict=True)
    )
    return ShownSheet(
        first=leaf.first,
        rows=rows,
        totals=result.now,
        leaders=result.leaders,
        plan=result.plan,
        over=result.over,
        extended=result.extended,
        winners=result.winners,
        note=leaf.note,
        detail=result.detail,
    )


def pads(book: Book) -> list[dict[str, Any]]:
    """Each sheet as what `stammtisch sheet` reads."""
    return [
        msgspec.to_builtins(
            book.pad.entered(book.begin, leaf.first, [row.data for row in leaf.rows], leaf.note)
        )
        for leaf in book.leaves
    ]
