"""Matches that are over: none is missing in the index, and records are written when they are wanted."""

import asyncio
import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from table.house import House, playing

from stammtisch.games.listing import whole_acts
from stammtisch.match.log import Row
from stammtisch.match.record import ENCODE, read_record
from stammtisch.match.replay import verify
from stammtisch.match.signing import public_key
from stammtisch.server.archive import Listing, ending
from stammtisch.server.house import CALM
from stammtisch.server.house import House as Server
from stammtisch.server.inbox import Job
from stammtisch.server.index import info
from stammtisch.table.commands import Act, Rematch, Stand

from .lines import Line, in_memory, quiet_house, visitor


def over() -> House:
    house = playing("double", 2, options={"schedule": [1, 2]})
    house.play(100)
    assert house.phase == "over"
    return house


def rows(house: House) -> list[Row]:
    return [Row("t1", entry.seq, entry.at, entry.command, entry.data, entry.hash) for entry in house.log]


async def keep(server: Server, house: House) -> None:
    """As a server leaves it that is stopped before it has written anything but the log."""
    await server.store.put_table(info(house.table, "public", "", house.now), ["u0"])
    await server.store.append(rows(house))


async def check(server: Server, number: int) -> None:
    """In the index with those who played it, and with a record that holds."""
    (match,) = [match for match in await server.store.matches_at("t1") if match.number == number]
    assert msgspec.json.decode(match.players, type=Listing).names == ["U0", "U1"]
    assert match in await server.store.matches_of("u1")
    written = await server.archive.record("t1", number)
    assert written is not None
    record = read_record(written)
    assert verify(record).finished
    assert verify(record).signed == "signed"
    assert record.signature is not None
    assert record.signature.key == public_key(server.archive.key)
    assert await server.store.setting("signing-key") == server.archive.key
    rows = {row.hash.hex(): row for row in await server.store.rows("t1")}
    entries = [rows[entry.hash] for entry in record.entries]
    assert [row.data for row in entries] == [ENCODE(entry.event) for entry in record.entries]
    assert [row.seq for row in entries] == list(range(entries[0].seq, entries[-1].seq + 1))
    assert [record.entries[place].event["type"] for place in (0, -1)] == ["began", "ended"]
    assert rows[record.before].seq == entries[0].seq - 1


@pytest.mark.parametrize("rematch", [False, True])
def test_a_stop_right_after_the_end_leaves_no_match_out(rematch: bool, tmp_path: Path) -> None:
    house = over()
    if rematch:
        house.send("u1", Stand(house.id()))
        house.send("u0", Rematch(house.id()))
        assert house.phase == "open"

    async def before() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            assert await server.store.matches_at("t1") == []

    async def after() -> None:
        async with quiet_house(tmp_path) as server:
            await check(server, 1)

    asyncio.run(before())
    asyncio.run(after())


def test_a_match_that_is_followed_at_once_by_another_is_not_left_out(tmp_path: Path) -> None:
    """The last act and what asks for a rematch are decided and told together."""
    house = playing("double", 2, options={"schedule": [1]})
    house.play(3)

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            live = in_memory(server, house.table)
            table = live.table
            assert table.position is not None
            seat = int(table.position.actor)
            act = next(whole_acts(table.game.offers(table.position, seat)))
            for user, command in ((f"u{seat}", Act("a", act)), ("u0", Rematch("r")), ("u1", Rematch("r"))):
                live.submit(Job(user, table.state.at, command))
            await live.quiet()
            assert (table.state.phase, table.state.match) == ("open", 2)
            await server.errands.finish()
            await check(server, 1)

    asyncio.run(match())


def test_records_are_written_when_it_is_calm_or_somebody_asks(tmp_path: Path) -> None:
    house = over()

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            await server.archive.mend(house.table)
            assert await server.store.unwritten() == [("t1", 1)]
            server.metrics.events.inc(CALM)
            assert not server.calm()
            assert server.calm()
            await server.archive.catch_up()
            assert await server.store.unwritten() == []
            await check(server, 1)
            assert await server.archive.record("t1", 2) is None

    asyncio.run(match())


def test_what_is_left_behind_is_tidied_away(tmp_path: Path) -> None:
    """When somebody has left, or a table, and not otherwise: it takes time."""

    class Circle:
        def __init__(self) -> None:
            self.own = self

    def left(server: Server, leave: Callable[[], None] | None) -> bool:
        circle = weakref.ref(Circle())
        if leave is not None:
            leave()
        server.tidy()
        return circle() is not None

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            gc.disable()
            try:
                assert left(server, None)
                assert not left(server, lambda: server.hall.leave(visitor(server, "u1", Line())))
                live = in_memory(server, over().table)
                assert left(server, None)
                assert not left(server, lambda: server.tables.drop(live))
            finally:
                gc.enable()

    asyncio.run(match())


def test_who_asks_for_a_match_that_ends_this_moment_waits_for_it(tmp_path: Path) -> None:
    house = over()

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            adding = asyncio.create_task(server.archive.add(ending(house.table)))
            await asyncio.sleep(0)
            assert "t1" in server.archive.adding
            assert [found.number for found in await server.archive.matches_at("t1")] == [1]
            await adding

    asyncio.run(match())
