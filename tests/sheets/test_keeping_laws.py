"""Whatever people enter, correct and take back: the log alone leads to the same book."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from laws.tables import law

from stammtisch.base.errors import Malformed
from stammtisch.sheets.entries import Add, AnyEntry, Correct, Delete, Next, Note, Undo
from stammtisch.sheets.keeping import shown

from .kept import Pen

pytestmark = pytest.mark.proof("kept-score")
SEATS = {"double": (2, 8), "grass": (2, 6), "gress": (3, 8)}


@st.composite
def rows(draw: DrawFn, pen: Pen) -> dict[str, Any]:
    """A row that may be right or wrong, mostly right."""
    seats = len(pen.book.begin.names)
    small = st.integers(0, 5)
    match pen.book.begin.game:
        case "double":
            plan = pen.sheet.plan
            cards = (plan[0].cards if plan else None) or draw(small)
            takers = draw(st.lists(st.integers(0, seats - 1), min_size=cards, max_size=cards))
            bids = draw(st.lists(st.integers(0, cards), min_size=seats, max_size=seats))
            return {"bids": bids, "tricks": [takers.count(seat) for seat in range(seats)]}
        case "gress":
            winner = draw(st.none() | st.integers(0, seats - 1))
            points = draw(st.lists(st.integers(1, 9), min_size=seats, max_size=seats))
            return {
                "points": [0 if seat == winner else points[seat] for seat in range(seats)],
                "winner": winner,
            }
        case _:
            sums = st.sampled_from([0, 5_000, 25_000, 50_000])
            return {
                "seats": [
                    {"free": draw(sums), "protected": draw(sums), "sold_out": int(draw(small) == 5)}
                    for seat in range(seats)
                ]
            }


@st.composite
def entries(draw: DrawFn, pen: Pen) -> AnyEntry:
    leaf = pen.book.leaves[-1]
    number = len(leaf.rows) + 1
    kinds = (
        ["add"] * 4
        + ["note", "next"]
        + ["correct", "delete"] * bool(leaf.rows)
        + ["undo"] * bool(pen.book.past)
    )
    match draw(st.sampled_from(kinds)):
        case "add":
            return Add(draw(st.sampled_from([number, number, number, number + 1])), draw(rows(pen)))
        case "note":
            noted = (
                {"misdeals": draw(st.integers(0, 2))} if pen.book.begin.game == "gress" else draw(rows(pen))
            )
            noted.pop("tricks", None)
            return Note(number, noted)
        case "next":
            return Next()
        case "undo":
            return Undo(pen.book.past[-1].id)
        case kind:
            row = draw(st.sampled_from(leaf.rows))
            last = draw(st.sampled_from([row.last, row.last, row.id]))
            return Delete(row.id, last) if kind == "delete" else Correct(row.id, last, draw(rows(pen)))


@law(60)
@given(st.data(), st.sampled_from(sorted(SEATS)))
def test_the_log_alone_leads_to_the_same_book(data: st.DataObject, game: str) -> None:
    seats = data.draw(st.integers(*SEATS[game]))
    names = [f"name {seat}" for seat in range(seats)]
    pen = Pen(game, *names, first=data.draw(st.integers(0, seats - 1)))
    for _ in range(data.draw(st.integers(1, 25))):
        before = pen.book
        entry = data.draw(entries(pen))
        try:
            pen.put(entry)
        except Malformed:
            assert pen.book is before
            continue
        if isinstance(entry, Undo):
            assert pen.book.past == before.past[:-1]
        else:
            assert pen.book.past[-1].leaves == before.leaves
    assert pen.again() == pen.book
    assert shown(pen.again()) == pen.shown
    changes = sum(1 for line in pen.book.history if line.what != "undo" and not line.undone)
    assert changes == len(pen.book.past)
    assert len(pen.book.history) == len(pen.log) - 1


@law(30)
@given(st.data(), st.sampled_from(sorted(SEATS)))
def test_a_row_corrected_and_corrected_back_leaves_the_same_totals(data: st.DataObject, game: str) -> None:
    seats = data.draw(st.integers(*SEATS[game]))
    pen = Pen(game, *(f"name {seat}" for seat in range(seats)))
    for _ in range(data.draw(st.integers(1, 6))):
        try:
            pen.add(**data.draw(rows(pen)))
        except Malformed:
            continue
    if not pen.sheet.rows:
        return
    totals = [row.totals for row in pen.sheet.rows]
    number = data.draw(st.integers(1, len(totals)))
    was = pen.sheet.rows[number - 1].data
    try:
        pen.correct(number, **data.draw(rows(pen)))
    except Malformed:
        return
    pen.correct(number, **was)
    assert [row.totals for row in pen.sheet.rows] == totals
