"""A book in the hand of a test: what is entered gets an id and a time of its own."""

from typing import Any

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.sheets.entries import Add, AnyEntry, Begin, Correct, Delete, Next, Note, SignedEntry, Undo
from stammtisch.sheets.keeping import Book, ShownBook, ShownSheet, after, fold, opened, shown

KEEPER = "amy"


class Pen:
    """Writes into a book, and remembers the log."""

    def __init__(self, game: Any, *names: str, first: int = 0, edition: str = "", **options: Any) -> None:
        self.log: list[SignedEntry] = []
        begin = self.logged(Begin(game, names, edition, options, first))
        self.book: Book = opened(begin)
        self.log.append(begin)

    def logged(self, entry: AnyEntry, by: str = KEEPER) -> SignedEntry:
        return SignedEntry(f"e{len(self.log)}", 1000 + len(self.log), by, by.title(), entry)

    def put(self, entry: AnyEntry, by: str = KEEPER) -> str:
        """Its id."""
        logged = self.logged(entry, by)
        self.book = after(self.book, logged)
        self.log.append(logged)
        return logged.id

    def add(self, **row: Any) -> str:
        return self.put(Add(len(self.book.leaves[-1].rows) + 1, row))

    def note(self, **row: Any) -> str:
        return self.put(Note(len(self.book.leaves[-1].rows) + 1, row))

    def correct(self, number: int, reason: str = "", **row: Any) -> str:
        old = self.book.leaves[-1].rows[number - 1]
        return self.put(Correct(old.id, old.last, row, reason))

    def delete(self, number: int, reason: str = "") -> str:
        old = self.book.leaves[-1].rows[number - 1]
        return self.put(Delete(old.id, old.last, reason))

    def undo(self) -> str:
        return self.put(Undo(self.book.past[-1].id))

    def next(self, first: int | None = None) -> str:
        return self.put(Next(first))

    @property
    def shown(self) -> ShownBook:
        return shown(self.book)

    @property
    def sheet(self) -> ShownSheet:
        return self.shown.sheets[-1]

    def again(self) -> Book:
        """The book that the log leads to, once it has been written and read as a store does."""
        return fold(msgspec.json.decode(msgspec.json.encode(self.log), type=list[SignedEntry]))


def refusal(pen: Pen, entry: AnyEntry, by: str = KEEPER) -> tuple[str, str]:
    """The rule and the field of a refusal, after which nothing has changed."""
    before = pen.book
    try:
        pen.put(entry, by)
    except Malformed as problem:
        assert pen.book is before
        assert pen.again() == before
        return problem.rule, problem.field
    raise AssertionError(f"{entry} was not refused")
