"""Whoever comes, goes, plays and corrects: the log alone leads to the same sheet, and the sheet adds up."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.tables import law

from stammtisch.base.errors import Malformed
from stammtisch.events.duplicate import compared, round_of
from stammtisch.events.entries import Back, Enter, Go, Join, SameDeals, Seats, SignedEntry
from stammtisch.events.event import SERVER, completed
from stammtisch.events.folding import fold
from stammtisch.events.shown import shown
from stammtisch.sheets.gress.zettel import MISDEAL

from .desk import NAMES, Desk


@pytest.mark.proof("evening")
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
    again = fold(msgspec.json.decode(row, type=SignedEntry) for row in written)
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


@pytest.mark.proof("same-deals")
@law(60)
@given(st.data())
def test_the_log_alone_leads_to_the_same_comparison_and_places_add_up_to_nothing(data: st.DataObject) -> None:
    """Whatever one table has more at a place than the others they have less; only bots are left out. Tables
    may be exchanged: who sits at them is compared with the same scores."""
    draw = data.draw
    players = draw(st.integers(2, 4))
    desk = Desk(draw(st.integers(2, 9)), games=draw(st.integers(1, 3)), duplicate=SameDeals("grass", players))
    scores = st.lists(st.integers(-3, 3), min_size=players, max_size=players)
    for step in range(draw(st.integers(1, 30))):
        rounds, people = desk.event.rounds, len(desk.event.people)
        person = draw(st.integers(0, people - 1))
        try:
            match draw(st.sampled_from(["seats", "enter", "enter", "enter", "join", "leave", "back"])):
                case "seats":
                    desk.write(Seats(len(rounds) + 1))
                case "join":
                    desk.write(Join(NAMES[people], NAMES[people], draw(st.binary(max_size=4)).hex()))
                case "leave":
                    desk.write(Go(person))
                case "back":
                    desk.write(Back(person))
                case _ if rounds:
                    table = draw(st.integers(1, len(rounds[-1].tables)))
                    desk.write(Enter(len(rounds), table, tuple(draw(scores))), SERVER)
        except Malformed:
            continue
    again = fold(msgspec.json.decode(msgspec.json.encode(logged), type=SignedEntry) for logged in desk.log)
    assert again == desk.event
    assert shown(again) == shown(desk.event)
    for game in completed(again):
        points = [result.result.points for result in game.results if result]
        for place, at_place in enumerate(zip(*points, strict=True)):
            assert sum(one.points for one in compared(at_place)) == 0, place
            assert sum(one.matchpoints for one in compared(at_place)) == 50 * len(points), place
        turned = msgspec.structs.replace(game, tables=game.tables[::-1], results=game.results[::-1])
        assert round_of(turned) == round_of(game)
        assert set(round_of(game)) == set(game.drawn)
