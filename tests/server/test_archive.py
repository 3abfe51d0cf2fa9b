"""Matches that are over: none is missing in the index, and what follows from them is worked out once."""

import asyncio
import gc
import gzip
import os
import weakref
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from table.house import House, playing

from stammtisch.games.listing import whole_acts
from stammtisch.match.events import Ended
from stammtisch.match.log import Row
from stammtisch.match.record import ENCODE, Record, read_record, write_record
from stammtisch.match.replay import verify
from stammtisch.match.signing import public_key
from stammtisch.server.archive import Listing, ending
from stammtisch.server.house import CALM
from stammtisch.server.house import House as Server
from stammtisch.server.inbox import Job
from stammtisch.server.index import info
from stammtisch.server.kept import Answers, Chronicles
from stammtisch.server.tables import STOPPED
from stammtisch.store.opening import open_store
from stammtisch.table.commands import Act, Rematch, Stand
from stammtisch.table.events import read_event
from stammtisch.table.story import Chronicle

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
    assert await server.archive.match("t1", number) == match
    record = read_record(gzip.decompress(await server.archive.record(match)))
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
        store = await open_store(f"sqlite:///{tmp_path / 'club.db'}")
        await store.put_setting(STOPPED, "")
        await store.close()
        async with quiet_house(tmp_path) as server:
            server.tables.ring()
            await server.errands.finish()
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


def after_rematches(matches: int) -> House:
    house = playing("double", 2, options={"schedule": [1]})
    for match in range(1, matches + 1):
        house.play(100)
        assert [played.match for played in house.table.state.played][-1] == match
        if match < matches:
            for user in ("u0", "u1"):
                house.send(user, Rematch(house.id()))
            house.begin()
    return house


@pytest.mark.proof("played-once")
def test_the_record_of_a_match_is_made_of_its_own_rows_alone(tmp_path: Path) -> None:
    house = after_rematches(3)

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            await server.archive.mend(house.table)
            ends = [found.upto for found in await server.store.matches_at("t1")]
            for number in (1, 2, 3):
                await check(server, number)
                rows = await server.store.match_rows("t1", number)
                assert [rows[0].seq, rows[-1].seq] == [[0, *ends][number - 1] + 1, ends[number - 1]]
                assert isinstance(read_event(rows[-1].data), Ended)
            assert await server.store.match_rows("t1", 4) == []
            assert await server.archive.match("t1", 4) is None

    asyncio.run(match())


@pytest.mark.proof("played-once")
def test_what_follows_from_a_match_is_worked_out_once_for_all_who_ask(tmp_path: Path) -> None:
    house = over()
    worked: list[int] = []

    def work(record: Record) -> bytes:
        worked.append(len(record.entries))
        return write_record(record)

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            await server.archive.mend(house.table)
            (found,) = await server.archive.matches_at("t1")
            several = (server.archive.worked_out(found, "report", work) for reader in range(5))
            answers = await asyncio.gather(*several)
            assert len(set(answers)) == len(worked) == 1
            assert read_record(gzip.decompress(answers[0])).began.match == 1
            await server.archive.worked_out(found, "0", work)
            assert len(worked) == 2

    asyncio.run(match())


@pytest.mark.proof("kept")
def test_of_too_many_answers_those_not_asked_for_longest_go() -> None:
    async def ask() -> None:
        answers = Answers(most=200)
        worked: list[str] = []

        async def load() -> None:
            return None

        async def get(key: str) -> None:
            def work(nothing: None) -> bytes:
                worked.append(key)
                return os.urandom(50)

            await answers.get((key, 1, ""), load, work)

        for key in "ababcacb":
            await get(key)
        assert "".join(worked) == "abcab"
        assert answers.size == sum(map(len, answers.kept.values())) <= 200

    asyncio.run(ask())


@pytest.mark.proof("played-once")
def test_no_row_is_played_twice_for_those_who_open_the_page(tmp_path: Path) -> None:
    house = playing("double", 2)
    house.play(5)
    played: list[int] = []

    def replay(chronicle: Chronicle, some: list[Row]) -> None:
        played.extend(row.seq for row in some)
        chronicle.read(some)

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            chronicles = Chronicles(server.store, replay)
            first = len(house.log)
            for reader in range(3):
                assert (await chronicles.of("t1", first)).seq == first
            house.play(5)
            await server.store.append(rows(house)[first:])
            for upto in (first + 1, len(house.log), first):
                assert (await chronicles.of("t1", upto)).seq >= upto
            assert played == list(range(1, len(house.log) + 1))

    asyncio.run(match())


@pytest.mark.proof("one-log")
def test_of_a_closed_table_the_log_tells_enough(tmp_path: Path) -> None:
    house = over()

    async def match() -> None:
        async with quiet_house(tmp_path) as server:
            await keep(server, house)
            live = in_memory(server, house.table)
            server.tables.index.save(live)
            await server.errands.finish()
            assert await server.store.last_snapshot("t1") is not None
            await server.tables.close(live)
            await server.errands.finish()
            assert await server.store.last_snapshot("t1") is None
            assert (await server.tables.read("t1")).state_hash() == live.table.state_hash()

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
            server.metrics.events.inc(CALM)
            assert (server.calm(), server.calm()) == (False, True)
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
