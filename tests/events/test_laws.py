"""Whoever comes, goes, plays and corrects: the log alone leads to the same sheet, and the sheet adds up."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from laws.tables import law

from stammtisch.events.big_event import fold
from stammtisch.events.big_sheet import shown
from stammtisch.events.entries import Back, Enter, Go, Join, Logged, Seats
from stammtisch.games.errors import Malformed
from stammtisch.sheets.zettel import MISDEAL

from .desk import NAMES, Desk


@law(90)
@given(st.data())
def test_the_log_alone_leads_to_the_same_sheet(data: st.DataObject) -> None:
    draw = data.draw
    desk = Desk(draw(st.integers(6, 15)), games=draw(st.integers(1, 4)))
    for step in range(draw(st.integers(1, 40))):
        rounds, people = desk.event.rounds, len(desk.event.people)
        person = draw(st.integers(0, people - 1))
        try:
            match draw(st.sampled_from(["seats", "enter", "enter", "enter", "join", "leave", "back"])):
                case "seats":
                    desk.write(Seats(len(rounds) + 1))
                case "join":
                    desk.write(Join(NAMES[people], entropy=draw(st.binary(max_size=4)).hex()))
                case "leave":
                    desk.write(Go(person))
                case "back":
                    desk.write(Back(person))
                case _ if rounds:
                    number = draw(st.integers(1, len(rounds)))
                    game = rounds[number - 1]
                    table = draw(st.integers(1, len(game.tables)))
                    size = len(game.tables[table - 1])
                    winner = draw(st.none() | st.integers(0, size - 1))
                    points = draw(st.lists(st.integers(1, 20), min_size=size, max_size=size))
                    if winner is not None:
                        points[winner] = 0
                    before = game.results[table - 1]
                    last = before.id if before is not None else ""
                    desk.write(Enter(number, table, tuple(points), winner, draw(st.integers(0, 2)), last))
        except Malformed:
            continue
        except IndexError:  # the names are used up
            continue
    written = [msgspec.json.encode(logged) for logged in desk.log]
    again = fold(msgspec.json.decode(row, type=Logged) for row in written)
    assert again == desk.event
    assert shown(again) == shown(desk.event)
    sheet = desk.sheet
    for person, total in enumerate(sheet.totals):
        assert total == sum(row.points[person] for row in sheet.rows)
    misdeals = sum(
        entered.result.misdeals
        for game in again.rounds
        if game.complete
        for entered in game.results
        if entered
    )
    strokes = sum(cell.count("!") for row in sheet.rows for cell in row.cells)
    assert strokes == misdeals
    assert MISDEAL * misdeals <= sum(sheet.totals)
