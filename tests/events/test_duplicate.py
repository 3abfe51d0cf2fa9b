"""Duplicate events, against examples counted by hand."""

import hashlib
import hmac
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from stammtisch.base.chance import CHAIN, Chain, commitment
from stammtisch.base.errors import Malformed
from stammtisch.events.duplicate import BOT, compared, deals_of
from stammtisch.events.duplicate_sheet import DuplicateSheet, shortened
from stammtisch.events.entries import Enter, Join, SameDeals, Seats
from stammtisch.events.event import SERVER
from stammtisch.events.folding import over
from stammtisch.events.shown import shown

from .desk import NAMES, ORGANISER, Desk, refused

pytestmark = pytest.mark.proof("same-deals")


def double(people: int, players: int = 2, games: int = 2, **more: Any) -> Desk:
    return Desk(people, games=games, duplicate=SameDeals("double", players, **more))


def finish_round(desk: Desk, *scores: tuple[int, ...]) -> None:
    """The tables enter their results, the last one first."""
    number = len(desk.event.rounds)
    for table, own in reversed(list(enumerate(scores, 1))):
        desk.write(Enter(number, table, own), SERVER)


def sheet(desk: Desk) -> DuplicateSheet:
    found = shown(desk.event).sheet
    assert isinstance(found, DuplicateSheet)
    return found


def named(desk: Desk, values: tuple[Any, ...]) -> dict[str, Any]:
    return {guest.name: value for guest, value in zip(desk.event.people, values, strict=True)}


@pytest.mark.parametrize(
    ("people", "players", "at_tables"),
    [
        (2, 4, [2, 0]),  # they sit together, and bots play for comparison
        (4, 4, [4, 0]),
        (5, 4, [3, 2]),
        (8, 4, [4, 4]),
        (9, 4, [3, 3, 3]),
        (11, 5, [4, 4, 3]),
        (7, 2, [2, 2, 2, 1]),
    ],
)
def test_every_table_is_full_and_bots_have_the_last_places(
    people: int, players: int, at_tables: list[int]
) -> None:
    desk = double(people, players)
    desk.draw()
    tables = desk.event.rounds[0].tables
    assert [len(table) for table in tables] == [players] * len(at_tables)
    assert [sum(person != BOT for person in table) for table in tables] == at_tables
    assert all(BOT not in table[:there] for table, there in zip(tables, at_tables, strict=True))
    assert sorted(person for table in tables for person in table if person != BOT) == list(range(people))


def test_six_people_at_three_tables_by_hand() -> None:
    """Each is compared with the two others who had the same place."""
    desk = double(6)
    desk.draw()
    (a, b), (c, d), (e, f) = (
        tuple(NAMES[person] for person in table) for table in desk.event.rounds[0].tables
    )
    finish_round(desk, (30, 10), (20, 10), (10, 40))
    row = sheet(desk).rows[0]
    assert named(desk, row.scores) == {a: 30, b: 10, c: 20, d: 10, e: 10, f: 40}
    assert named(desk, row.points) == {a: 15, b: -15, c: 0, d: -15, e: -15, f: 30}
    assert named(desk, row.matchpoints) == {a: 100, b: 25, c: 50, d: 25, e: 0, f: 100}
    found = sheet(desk)
    assert named(desk, found.places) == {f: 1, a: 2, c: 3, b: 4, d: 4, e: 4}
    assert [NAMES[person] for person in found.order[:3]] == [f, a, c]
    assert [NAMES[person] for person in found.leaders] == [f]
    assert (found.length, found.finished) == (2, False)
    desk.draw()
    first = dict.fromkeys(NAMES[:6], 0) | {f: 10, c: 50}
    finish_round(desk, *(tuple(first[NAMES[who]] for who in table) for table in desk.event.rounds[1].tables))
    found = sheet(desk)
    assert (found.length, found.finished, over(desk.event)) == (2, True, True)
    for person, name in enumerate(NAMES[:6]):
        assert found.totals[person] == sum(row.points[person] for row in found.rows), name
        assert found.matchpoints[person] == sum(row.matchpoints[person] for row in found.rows) / 2, name


def test_thirds_are_exact() -> None:
    third = Fraction(1, 3)
    assert [one.points for one in compared((1, 0, 0, 0))] == [1, -third, -third, -third]
    assert [one.matchpoints for one in compared((3, 3, 2, 1))] == [Fraction(250, 3)] * 2 + [100 * third, 0]
    assert [shortened(one.points) for one in compared((2, 0, 0, 0))] == [2, -0.67, -0.67, -0.67]


def test_bots_are_compared_with_but_not_ranked() -> None:
    desk = double(2, 3, games=1)
    desk.draw()
    first, second = desk.event.rounds[0].tables
    assert second == (BOT, BOT, BOT)
    finish_round(desk, (20, 30, 99), (10, 40, 0))
    found = sheet(desk)
    assert [found.totals[person] for person in first[:2]] == [10, -10]
    assert [found.matchpoints[person] for person in first[:2]] == [100, 0]
    assert len(found.totals) == len(found.places) == 2
    assert found.leaders == (first[0],)


def test_who_comes_late_was_average_and_who_left_can_not_win() -> None:
    desk = double(4)
    desk.draw()
    best = desk.event.rounds[0].tables[0][0]
    finish_round(desk, (90, 10), (10, 10))
    desk.write(Join("Zoe", "zoe"), "zoe")
    desk.leave(NAMES[best])
    found = sheet(desk)
    assert (found.totals[4], found.matchpoints[4], found.rows[0].scores[4]) == (0, 50, None)
    assert (found.totals[best], found.places[best]) == (80, 4)
    assert best not in found.leaders
    assert found.places[4] == 5
    desk.draw()
    seated = {person for table in desk.event.rounds[1].tables for person in table}
    assert 4 in seated
    assert best not in seated


def test_nobody_sees_a_result_before_all_tables_have_finished() -> None:
    """Whatever was entered, those who still play see the same bytes, but that a table has finished."""
    seen = []
    for scores in ((5, 6), (70, 80)):
        desk = double(4)
        desk.draw()
        desk.write(Enter(1, 2, scores), SERVER)
        seen.append(msgspec.json.encode(shown(desk.event)))
        assert shown(desk.event).rounds[0].done == (False, True)
    assert seen[0] == seen[1]
    desk.write(Enter(1, 1, (1, 2)), SERVER)
    found = shown(desk.event).rounds[0].results
    assert [result.result.points for result in found if result] == [(1, 2), (70, 80)]


def test_the_secret_of_the_deals_is_shown_when_all_tables_have_finished_and_not_before() -> None:
    desk = double(5, games=3)
    for turn in range(2):
        desk.draw()
        told = shown(desk.event)
        assert told.rounds[-1].deals == ""
        secret = Chain(bytes.fromhex(desk.event.end)).secret(2 * turn + 1).hex()
        assert secret not in repr(told)
        assert deals_of(desk.event, turn + 1).hex() not in repr(told)
        finish_round(desk, *((1, 2),) * len(told.rounds[-1].tables))
        assert shown(desk.event).rounds[-1].deals == secret
        assert shown(desk.event).rounds[-1].promise == told.rounds[-1].promise
    desk.draw()
    desk.finish()
    assert shown(desk.event).rounds[-1].deals == ""


def test_seats_and_deals_can_be_drawn_again_by_anybody_from_what_is_told() -> None:
    """From the description alone: one chain of secrets, of each round first that of its seats."""
    desk = double(5, games=2)
    for turn in range(2):
        desk.draw()
        finish_round(desk, *((1, 2),) * len(desk.event.rounds[-1].tables))
    told = shown(desk.event)
    before = None
    for number, game in enumerate(told.rounds, 1):
        for secret in (game.secret, game.deals):
            if before is None:
                assert commitment(bytes.fromhex(secret)) == told.commitment
            else:
                assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == before
            before = secret
        parts = [bytes.fromhex(told.people[person].entropy) for person in game.drawn]
        joined = b"".join(len(part).to_bytes(2, "big") + part for part in parts)
        keys = [hmac.digest(bytes.fromhex(one), joined, "sha256") for one in (game.secret, game.deals)]
        stream = b"".join(
            hmac.digest(keys[0], f"seats/{number}/{part}".encode(), "sha256") for part in (0, 1)
        )
        order = list(game.drawn)
        for place in range(len(order)):
            chosen = place + int.from_bytes(stream[8 * place : 8 * place + 8], "big") % (len(order) - place)
            order[place], order[chosen] = order[chosen], order[place]
        assert order == [person for table in game.tables for person in table if person != BOT]
        secret_of_a_hand = hmac.digest(keys[1], f"deals/{number}".encode(), "sha256")
        for step in range(CHAIN - 1):
            secret_of_a_hand = hashlib.sha256(secret_of_a_hand).digest()
        assert commitment(secret_of_a_hand) == game.promise
    assert told.rounds[0].promise != told.rounds[1].promise
    assert desk.event.end not in repr(told)


def test_what_somebody_adds_changes_the_deals() -> None:
    promises = set()
    for entropy in ("", "00", "ff"):
        desk = double(3)
        desk.write(Join("Zoe", "zoe", entropy), "zoe")
        desk.draw()
        promises.add(shown(desk.event).rounds[0].promise)
    assert len(promises) == 3


def test_who_may_do_what_and_what_can_not_be() -> None:
    desk = double(1)
    assert refused(desk, Seats(1)) == ("number", "event:too-few")
    assert refused(desk, Join("Without a phone")) == ("name", "event:online-only")
    desk.write(Join("Ben", "ben"), "ben")
    desk.draw()
    for user in (ORGANISER, "amy", "ben"):
        assert refused(desk, Enter(1, 1, (1, 2)), user) == ("", "event:not-yours")
    assert refused(desk, Enter(1, 1, (1, 2, 3)), SERVER) == ("points", "")
    assert refused(desk, Enter(1, 1, (1, 10**13)), SERVER) == ("points[1]", "")
    desk.write(Enter(1, 1, (1, 2)), SERVER)
    assert refused(desk, Enter(1, 1, (1, 2)), SERVER) == ("last", "event:changed")
    assert refused(desk, Seats(2)) == ("number", "event:game-goes-on")
    desk.finish()
    assert refused(desk, Enter(1, 2, (1, 2)), SERVER) == ("", "event:over")
    found = sheet(desk)
    assert (found.finished, found.length, found.leaders) == (True, 0, ())


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        (SameDeals("double", 9), "terms.duplicate.players"),
        (SameDeals("grass", 7), "terms.duplicate.players"),
        (SameDeals("grass", 4, "medieval"), "terms.duplicate.edition"),
        (SameDeals("double", 4, options={"sets": 3}), "terms.duplicate.options.sets"),
    ],
)
def test_what_can_not_be_played_is_refused_beside_its_field(terms: SameDeals, field: str) -> None:
    with pytest.raises(Malformed) as problem:
        Desk(0, duplicate=terms)
    assert problem.value.field == field
