"""A log in which somebody has no name any more leads to the same match."""

from typing import Any

import pytest

from stammtisch.match.log import Row
from stammtisch.table.commands import Rematch, Say
from stammtisch.table.forgetting import changed, changed_snapshot, nameless, without_name, without_talk
from stammtisch.table.story import record
from stammtisch.table.table import Table

from .house import House, playing

SAYING = "quizzically unrepeatable"


def spoken(game: str) -> House:
    """A match under way in which somebody spoke."""
    house = playing(game, 3)
    house.send("u1", Say(house.id(), SAYING))
    house.play(40)
    house.snapshots.append((house.table.seq, house.table.snapshot()))
    house.play(10)
    return house


def applied(house: House, changes: list[Row]) -> list[Row]:
    by_seq = {row.seq: row for row in changes}
    return [by_seq.get(row.seq, row) for row in house.log]


def without(state: Any, *names: str) -> Any:
    """A snapshot without what may have changed."""
    return {name: value for name, value in state.items() if name not in ("hash", *names)}


@pytest.mark.proof("people-data")
@pytest.mark.parametrize("game", ["double", "grass", "gress"])
@pytest.mark.parametrize("from_snapshot", [False, True])
def test_the_same_match_without_a_name(game: str, from_snapshot: bool) -> None:
    house = spoken(game)
    changes = changed(house.log, without_name("u1"))
    rows = applied(house, changes)
    assert not any(b'"U1"' in row.data or SAYING.encode() in row.data for row in rows)
    if from_snapshot:
        seq, data = house.snapshots[-1]
        snapshot = changed_snapshot(data, changes, "u1")
        assert b'"U1"' not in snapshot
        table = Table.load([row for row in rows if row.seq > seq], house.entropy, snapshot)
    else:
        table = Table.load(rows, house.entropy)
    assert [seat.name for seat in table.state.seats] == ["U0", nameless("u1"), "U2"]
    assert table.sight("u0").moment == house.table.sight("u0").moment
    assert table.state.hash == rows[-1].hash != house.table.state.hash
    table.state.hash = house.table.state.hash
    table.state.seats[1].name = "U1"
    assert table.state_hash() == house.table.state_hash()


@pytest.mark.proof("retention")
@pytest.mark.parametrize("game", ["double", "grass", "gress"])
def test_the_same_match_without_talk(game: str) -> None:
    house = spoken(game)
    rows = applied(house, changed(house.log, without_talk))
    assert not any(SAYING.encode() in row.data for row in rows)
    assert [seat.name for seat in Table.load(rows, house.entropy).state.seats] == ["U0", "U1", "U2"]
    assert changed(rows, without_talk) == []


@pytest.mark.proof("people-data")
def test_somebody_else_at_that_seat_keeps_the_name() -> None:
    """Each match has the names of those who sat there then."""
    house = playing("double", 2, options={"schedule": [1]})
    house.play(100)
    assert house.phase == "over"
    house.send("u1", Rematch(house.id()))
    rows = applied(house, changed(house.log, without_name("u1")))
    assert [seat.name for seat in record(rows, 1).seats] == ["U0", nameless("u1")]
    assert changed(house.log, without_name("u7")) == []
