"""An organiser's desk for tests: writes entries as people would, and keeps the log."""

from collections.abc import Mapping
from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.events.entries import (
    AnyEntry,
    Back,
    Enter,
    Finish,
    Found,
    Go,
    Join,
    Seats,
    SignedEntry,
    Terms,
)
from stammtisch.events.evening import EventSheet, evening
from stammtisch.events.event import ClubEvent
from stammtisch.events.folding import after, opened

ORGANISER = "organiser"
END = "5a" * 32
NAMES = (
    *("Amy", "Ben", "Cleo", "Dora", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Leo"),
    *("Mia", "Ned", "Ole", "Pia", "Quin", "Rosa", "Sam", "Tim", "Uwe", "Vera", "Wim"),
)


class Desk:
    def __init__(self, people: int, **terms: Any) -> None:
        found = Found(Terms("An evening", **terms), END)
        self.log = [SignedEntry("e1", 1_000, ORGANISER, "Orga", found)]
        self.event: ClubEvent = opened(self.log[0])
        for name in NAMES[:people]:
            self.write(Join(name, name.lower(), name.encode().hex()), name.lower())

    def write(self, entry: AnyEntry, by: str = ORGANISER) -> str:
        number = len(self.log) + 1
        logged = SignedEntry(f"e{number}", 1_000 * number, by, by.title(), entry)
        self.event = after(self.event, logged)
        self.log.append(logged)
        return logged.id

    def draw(self) -> None:
        self.write(Seats(len(self.event.rounds) + 1))

    def enter(self, table: int, points: Mapping[str, int], misdeals: int = 0, **more: Any) -> str:
        """The result of a table by name; whoever has no points has won."""
        people = self.event.rounds[-1].tables[table - 1]
        own = tuple(points[NAMES[person]] for person in people)
        winner = own.index(0) if 0 in own else None
        return self.write(Enter(len(self.event.rounds), table, own, winner, misdeals, **more))

    def leave(self, name: str) -> None:
        self.write(Go(NAMES.index(name)), name.lower())

    def back(self, name: str) -> None:
        self.write(Back(NAMES.index(name)), name.lower())

    def finish(self) -> None:
        self.write(Finish())

    @property
    def sheet(self) -> EventSheet:
        return evening().sheet_of(self.event)

    @property
    def sizes(self) -> list[int]:
        return [len(table) for table in self.event.rounds[-1].tables]

    @property
    def totals(self) -> dict[str, int]:
        return {guest.name: total for guest, total in zip(self.event.people, self.sheet.totals, strict=True)}

    def cells(self, row: int = -1) -> dict[str, str]:
        columns = [self.event.people[person].name for person in self.sheet.columns]
        return dict(zip(columns, self.sheet.rows[row].cells, strict=True))


def refused(desk: Desk, entry: AnyEntry, by: str = ORGANISER) -> tuple[str, str]:
    """The field and the rule of a refusal."""
    with pytest.raises(Malformed) as problem:
        desk.write(entry, by)
    return problem.value.field, problem.value.rule
