"""The Großzettel evening, against examples counted by hand."""

import hashlib
import hmac
from typing import Any

import pytest

from stammtisch.base.chance import commitment
from stammtisch.base.errors import Malformed
from stammtisch.events.entries import Back, Enter, Finish, Go, Join, Seats, SignedEntry
from stammtisch.events.folding import after, over
from stammtisch.events.shown import shown

from .desk import NAMES, Desk, refused

pytestmark = pytest.mark.proof("evening")


def by_name(points: str) -> dict[str, int]:
    return dict(zip(NAMES, map(int, points.split()), strict=False))


@pytest.mark.rule("gress:12")
@pytest.mark.parametrize(
    ("people", "sizes"), [(6, [3, 3]), (7, [4, 3]), (9, [5, 4]), (11, [4, 4, 3]), (23, [4, 4, 4, 4, 4, 3])]
)
def test_tables_are_as_equal_as_possible_and_everybody_sits_once(people: int, sizes: list[int]) -> None:
    desk = Desk(people)
    desk.draw()
    assert desk.sizes == sizes
    assert sorted(person for table in desk.event.rounds[0].tables for person in table) == list(range(people))


@pytest.mark.rule("gress:12")
def test_seven_people_by_hand() -> None:
    """Two games; in the second Amy has dealt wrongly if she deals, else whoever does."""
    desk = Desk(7)
    desk.draw()
    first, second = desk.event.rounds[0].tables
    assert (len(first), len(second)) == (4, 3)
    seats = [NAMES[person] for person in (*first, *second)]
    a, b, c, d, e, f, g = seats
    desk.enter(1, {a: 5, b: 0, c: 7, d: 2})
    assert desk.sheet.rows == ()
    desk.enter(2, {e: 3, f: 4, g: 0}, misdeals=2)
    assert desk.sheet.columns == (*first, *second)
    assert desk.cells() == {a: "5", b: "-", c: "7", d: "2", e: "11!!", f: "4", g: "-"}
    desk.draw()
    points = {a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7}
    for number in (1, 2):
        desk.enter(number, points)
    assert desk.totals == {a: 6, b: 2, c: 10, d: 6, e: 16, f: 10, g: 7}
    assert desk.cells() == {a: "6", b: "2", c: "10", d: "6", e: "16", f: "10", g: "7"}
    assert [NAMES[person] for person in desk.sheet.leaders] == [b]
    assert (desk.sheet.length, desk.sheet.finished) == (12, False)


@pytest.mark.rule("gress:12")
def test_eleven_people_one_comes_late_one_leaves_and_comes_back() -> None:
    """Whoever misses a game has as many points as the one who had most in it."""
    desk = Desk(10)
    points = by_name("4 4 4 4 4 4 4 4 4 9 8")
    desk.draw()
    assert desk.sizes == [4, 3, 3]
    for number in (1, 2, 3):
        desk.enter(number, points)
    desk.write(Join("Kim", "kim"), "kim")
    assert desk.totals["Kim"] == 9
    assert desk.cells()["Kim"] == "(9)"
    desk.draw()
    assert desk.sizes == [4, 4, 3]
    desk.leave("Amy")
    for number in (1, 2, 3):
        desk.enter(number, points)
    assert (desk.totals["Amy"], desk.totals["Kim"], desk.totals["Jon"]) == (8, 17, 18)
    assert NAMES.index("Amy") not in desk.sheet.leaders
    desk.draw()
    assert desk.sizes == [4, 3, 3]
    for number in (1, 2, 3):
        desk.enter(number, points)
    desk.back("Amy")
    assert desk.totals["Amy"] == 8 + 9
    assert desk.cells()["Amy"] == "(17)"
    desk.draw()
    assert desk.sizes == [4, 4, 3]
    assert desk.sheet.columns[-1] == NAMES.index("Kim")


@pytest.mark.rule("gress:12")
def test_twenty_three_people_play_twelve_games_and_one_more_because_two_are_level() -> None:
    desk = Desk(23)
    level = dict.fromkeys(NAMES, 10) | {"Amy": 1, "Ben": 1}
    for game in range(12):
        assert not over(desk.event)
        desk.draw()
        for number in range(1, 7):
            desk.enter(number, level)
    assert (desk.totals["Amy"], desk.totals["Ben"], desk.totals["Wim"]) == (12, 12, 120)
    assert (desk.sheet.length, desk.sheet.finished) == (13, False)
    desk.draw()
    for number in range(1, 7):
        desk.enter(number, level | {"Ben": 2})
    assert (desk.sheet.length, desk.sheet.finished, desk.sheet.leaders) == (13, True, (0,))
    assert refused(desk, Seats(14)) == ("", "event:over")
    assert refused(desk, Join("Xaver", "x"), "x") == ("", "event:over")


def test_a_correction_after_the_end_can_make_another_game_necessary() -> None:
    desk = Desk(6, games=1)
    desk.draw()
    points = by_name("1 2 3 4 5 6")
    ids = [desk.enter(number, points) for number in (1, 2)]
    assert desk.sheet.finished
    table = next(number for number, seats in enumerate(desk.event.rounds[0].tables, 1) if 1 in seats)
    assert refused(desk, Enter(1, table, (1, 1, 1))) == ("last", "event:changed")
    desk.enter(table, points | {"Ben": 1}, last=ids[table - 1])
    assert (desk.sheet.finished, desk.sheet.length, desk.sheet.leaders) == (False, 2, (0, 1))
    line = desk.event.history[-1]
    assert line.before is not None
    assert line.after is not None
    assert (sum(line.before.points) - 1, line.what) == (sum(line.after.points), "enter")
    desk.draw()
    assert len(desk.event.rounds) == 2


@pytest.mark.rule("gress:12")
def test_seats_can_be_drawn_again_by_anybody_from_what_is_told() -> None:
    """The lottery from its description alone: secrets are a chain, everybody's entropy is in the key."""
    desk = Desk(7)
    points = by_name("1 2 3 4 5 6 7")
    for turn in range(3):
        desk.draw()
        for number in (1, 2):
            desk.enter(number, points)
    told = shown(desk.event)
    assert commitment(bytes.fromhex(told.rounds[0].secret)) == told.commitment
    for number, game in enumerate(told.rounds, 1):
        secret = bytes.fromhex(game.secret)
        if number > 1:
            assert hashlib.sha256(secret).hexdigest() == told.rounds[number - 2].secret
        parts = [bytes.fromhex(told.people[person].entropy) for person in game.drawn]
        key = hmac.digest(secret, b"".join(len(part).to_bytes(2, "big") + part for part in parts), "sha256")
        stream = b"".join(
            hmac.digest(key, f"seats/{number}/{block}".encode(), "sha256") for block in range(3)
        )
        order = list(game.drawn)
        for place in range(len(order)):
            chosen = place + int.from_bytes(stream[8 * place : 8 * place + 8], "big") % (len(order) - place)
            order[place], order[chosen] = order[chosen], order[place]
        assert order == [person for table in game.tables for person in table]
    assert desk.event.end not in repr(told)


def test_what_somebody_adds_changes_the_seats() -> None:
    tables = set()
    for entropy in ("", "00", "ff"):
        desk = Desk(11)
        desk.write(Join("Zoe", "zoe", entropy), "zoe")
        desk.draw()
        tables.add(desk.event.rounds[0].tables)
    assert len(tables) == 3


@pytest.mark.parametrize(
    ("result", "problem"),
    [
        ({"points": (1, 2)}, ("points", "gress:9.4")),
        ({"points": (1, -2, 3)}, ("points[1]", "gress:9.4")),
        ({"points": (0, 2, 3)}, ("winner", "gress:9.1")),
        ({"points": (1, 2, 3), "winner": 1}, ("winner", "gress:9.4")),
        ({"points": (0, 2, 3), "winner": 7}, ("winner", "gress:9.1")),
        ({"points": (0, 2, 3), "winner": 0, "misdeals": 99}, ("misdeals", "gress:11.9")),
        ({"points": (0, 2, 3), "winner": 0, "table": 9}, ("table", "event:other-game")),
        ({"points": (0, 2, 3), "winner": 0, "number": 2}, ("number", "event:other-game")),
    ],
)
def test_what_can_not_be_is_refused_beside_its_field(
    result: dict[str, Any], problem: tuple[str, str]
) -> None:
    desk = Desk(6)
    desk.draw()
    before = desk.event
    assert refused(desk, Enter(**{"number": 1, "table": 1, **result})) == problem
    assert desk.event == before


def test_who_may_do_what() -> None:
    desk = Desk(7)
    amy = 0
    assert refused(desk, Seats(1), "amy") == ("", "event:not-yours")
    assert refused(desk, Finish(), "amy") == ("", "event:not-yours")
    assert refused(desk, Go(1), "amy") == ("", "event:not-yours")
    assert refused(desk, Join("Xaver", None), "amy") == ("", "event:not-yours")
    desk.draw()
    mine = next(number for number, table in enumerate(desk.event.rounds[0].tables, 1) if amy in table)
    size = desk.sizes[mine - 1]
    other = Enter(1, 3 - mine, tuple(range(desk.sizes[2 - mine])), 0)
    assert refused(desk, other, "amy") == ("", "event:not-yours")
    own = desk.write(Enter(1, mine, tuple(range(size)), 0), "amy")
    desk.write(other)
    desk.draw()
    late = Enter(1, mine, tuple(range(size)), 0, last=own)
    assert refused(desk, late, "amy") == ("", "event:not-yours")
    desk.write(late)


def test_people_are_there_once_and_enough() -> None:
    desk = Desk(5)
    assert refused(desk, Seats(1)) == ("number", "event:too-few")
    assert refused(desk, Join("amy", "another"), "another") == ("name", "event:name-taken")
    assert refused(desk, Join("Amy 2", "amy"), "amy") == ("name", "event:already-here")
    assert refused(desk, Join(" ", "another"), "another")[0] == "name"
    desk.write(Join("Finn"))
    assert refused(desk, Seats(2)) == ("number", "event:other-game")
    assert refused(desk, Back(0)) == ("person", "event:already-here")
    desk.draw()
    assert refused(desk, Seats(2)) == ("number", "event:game-goes-on")
    for number in (1, 2):
        desk.enter(number, by_name("1 2 3 4 5 6"))
    for name in ("Amy", "Ben"):
        desk.leave(name)
    assert refused(desk, Go(0)) == ("person", "event:not-here")
    assert refused(desk, Go(99)) == ("person", "event:not-here")
    desk.draw()
    assert desk.sizes == [4]
    desk.leave("Cleo")
    desk.leave("Dora")
    desk.enter(1, by_name("0 0 3 4 5 6"))
    assert refused(desk, Seats(3)) == ("number", "event:too-few")


def test_the_organiser_can_end_it_and_a_game_under_way_does_not_count() -> None:
    desk = Desk(6)
    desk.draw()
    for number in (1, 2):
        desk.enter(number, by_name("1 2 3 4 5 6"))
    desk.draw()
    desk.enter(1, by_name("9 9 9 9 9 9"))
    desk.finish()
    assert (desk.sheet.finished, desk.sheet.length, desk.sheet.leaders) == (True, 1, (0,))
    assert desk.totals["Finn"] == 6
    assert refused(desk, Finish()) == ("", "event:over")


def test_nothing_is_begun_twice_and_nothing_without_a_beginning() -> None:
    desk = Desk(6)
    assert refused(desk, desk.log[0].entry) == ("type", "")
    with pytest.raises(Malformed):
        after(desk.event, SignedEntry("x", 1, "stranger", "Stranger", Seats(1)))


@pytest.mark.rule("gress:12")
@pytest.mark.rule("gress:Q76")
def test_the_organiser_may_want_other_tables_for_one_game() -> None:
    desk = Desk(8)
    assert refused(desk, Seats(1, (6, 2))) == ("tables", "gress:12")
    assert refused(desk, Seats(1, (5, 4))) == ("tables", "gress:12")
    desk.write(Seats(1, (5, 3)))
    assert desk.sizes == [5, 3]
