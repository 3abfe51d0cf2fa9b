"""Live, restarted, replayed from the log and resynced: the same table."""

import asyncio
import contextlib
import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table.house import waiting

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.match.clocks import Clock as TimeToThink
from stammtisch.match.events import Acted
from stammtisch.match.log import Row
from stammtisch.server import tables
from stammtisch.server.house import House
from stammtisch.server.inbox import Job
from stammtisch.server.live import Live
from stammtisch.server.tables import STOPPED, Aside
from stammtisch.store.opening import open_store
from stammtisch.table.commands import Command, Ready, Reveal, Sit
from stammtisch.table.events import read_event
from stammtisch.table.settings import TableSettings
from stammtisch.table.table import Table

from .client import Client, company, connected, get_ready, open_table, play, sit_down
from .lines import quiet_house
from .running import Running, in_thread

PLAYERS = {"double": 2, "grass": 3, "gress": 3}


def shown(table: Table, user: str) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table.sight(user)))


def replayed(rows: list[Row], upto: int) -> Table:
    return Table.load([row for row in rows if row.seq <= upto], bytes)


async def read(folder: Path, table: str) -> tuple[list[Row], tuple[int, bytes] | None]:
    store = await open_store(f"sqlite:///{folder / 'club.db'}")
    try:
        return await store.rows(table), await store.last_snapshot(table)
    finally:
        await store.close()


async def settled(running: Running, table: str, clients: list[Client]) -> tuple[int, str]:
    """Everybody has seen everything: the number of the last event, and the hash of the whole state."""
    live = running.inside.tables.live[table]
    while live.busy or waiting(live.table) or any(c.seq < live.table.seq for c in clients):
        await asyncio.sleep(0.01)
    return live.table.seq, live.table.state_hash()


@pytest.mark.proof("same-after-restart")
@pytest.mark.parametrize("game", GAMES)
def test_live_restarted_replayed_and_resynced_are_the_same(game: str, tmp_path: Path) -> None:
    async def first(running: Running) -> tuple[str, list[str], tuple[int, str], dict[str, Any]]:
        async with company(running, [f"P{seat}" for seat in range(PLAYERS[game])]) as people:
            table = open_table(running, people[0].token, game, len(people))
            await sit_down(table, people)
            await get_ready(table, people)
            until = people[0].seq + 20
            await asyncio.gather(
                *(play(table, client, Dice(seat), until) for seat, client in enumerate(people))
            )
            where = await settled(running, table, people)
            sights = {client.user: client.sight for client in people}
            async with connected(running, people[0].token) as again:
                await again.watch(table)
                assert again.sight == sights[again.user]
            return table, [client.token for client in people], where, sights

    async def second(running: Running) -> tuple[int, str]:
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(connected(running, token)) for token in tokens]
            for client in people:
                await client.watch(table, after=where[0])
            for client in people:
                await client.watch(table)
            found = await settled(running, table, people)
            rows = await running_rows(running, table)
            copy = replayed(rows, found[0])
            assert copy.state_hash() == found[1]
            for client in people:
                assert client.sight == shown(copy, client.user)
            return found

    with in_thread(tmp_path) as running:
        table, tokens, where, sights = asyncio.run(first(running))
    rows, snapshot = asyncio.run(read(tmp_path, table))
    seq, state = where
    copy = replayed(rows, seq)
    assert copy.state_hash() == state
    for user, sight in sights.items():
        assert shown(copy, user)["moment"] == sight["moment"]
    assert snapshot is not None
    later = Table.load([row for row in rows if snapshot[0] < row.seq <= seq], bytes, snapshot[1])
    assert later.state_hash() == state
    with in_thread(tmp_path) as running:
        asyncio.run(second(running))


async def running_rows(running: Running, table: str) -> list[Row]:
    """The log, read inside the server."""
    assert running.loop is not None
    future = asyncio.run_coroutine_threadsafe(running.inside.store.rows(table), running.loop)
    return await asyncio.wrap_future(future)


DAY = 24 * 3_600_000


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


async def do(live: Live, user: str, command: Command) -> None:
    live.submit(Job(user, live.now(), command, user))
    await idle(live)


async def idle(live: Live) -> None:
    while live.busy:
        await asyncio.sleep(0)


async def begun_by_two(house: House, seconds: int) -> Live:
    """A match of Double with so much time for an act."""
    live = await house.tables.create("u0", TableSettings("double", 2, clock=TimeToThink(seconds)), "public")
    for number, user in enumerate(("u0", "u1")):
        await do(live, user, Sit("sit", number))
    for user in ("u0", "u1"):
        await do(live, user, Ready("ready", hashlib.sha256(user.encode()).hexdigest()))
    for user in ("u0", "u1"):
        await do(live, user, Reveal("reveal", user.encode().hex()))
    return live


def deadlines(live: Live) -> list[int]:
    play = live.table.state.play
    assert play is not None
    return [question.until for question in play.asked if question is not None and question.until is not None]


@pytest.mark.proof("deadlines")
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_time_without_a_server_is_given_back_and_then_runs_on(how: str, tmp_path: Path) -> None:
    """A day without it, in a match with ten seconds for an act."""
    clock = Clock()

    async def begin() -> tuple[str, list[int]]:
        async with quiet_house(tmp_path, clock) as house:
            live = await begun_by_two(house, 10)
            clock.now += 4000
            return live.id, deadlines(live)

    async def go_on() -> None:
        if how == "kill":
            store = await open_store(f"sqlite:///{tmp_path / 'club.db'}")
            await store.put_setting(STOPPED, "")
            await store.close()
        async with quiet_house(tmp_path, clock) as house:
            live = await house.tables.find(table)
            await asyncio.sleep(0.05)
            await idle(live)
            moved = DAY if how == "stop" else DAY + 4000
            assert deadlines(live) == [until + moved for until in before]
            for user in ("u0", "u1"):
                live.add(Job(user, clock.now, here=True))
            await idle(live)
            seq = live.table.seq
            clock.now = before[0] + moved
            live.wake()
            await idle(live)
            events = [read_event(row.data) for row in await house.store.rows(table, seq)]
            (acted,) = (event for event in events if isinstance(event, Acted))
            assert (acted.forced, acted.at) == (True, clock.now)

    uvloop = pytest.importorskip("uvloop")
    table, before = uvloop.run(begin())
    clock.now += DAY
    uvloop.run(go_on())


def test_a_table_out_of_memory_is_woken_when_something_is_due(tmp_path: Path) -> None:
    """A match at leisure, with a day for an act."""
    clock = Clock()

    async def day() -> None:
        async with quiet_house(tmp_path, clock) as house:
            live = await begun_by_two(house, DAY // 1000)
            for user in ("u0", "u1"):
                live.add(Job(user, clock.now, here=False))
            await idle(live)
            (due,) = deadlines(live)
            house.tables.lay_aside(live)
            assert house.tables.aside == {live.id: Aside(clock.now, due)}
            clock.now = due - 1
            house.tables.ring()
            assert house.tables.alarms == [(due, live.id)]
            clock.now = due
            house.tables.ring()
            await house.errands.finish()
            assert not house.tables.live
            assert house.tables.aside[live.id].due == due + DAY
            (acted, *_) = (read_event(row.data) for row in await house.store.rows(live.id, live.table.seq))
            assert isinstance(acted, Acted)
            assert (acted.forced, acted.at) == (True, due)

    asyncio.run(day())


@pytest.mark.proof("start")
def test_a_start_reads_no_table_that_waits_for_its_people(tmp_path: Path) -> None:
    """Only matches at leisure, which go on without anybody, and after a kill all."""
    clock = Clock()

    async def begin() -> list[str]:
        async with quiet_house(tmp_path, clock) as house:
            lives = [await begun_by_two(house, seconds) for seconds in (10, DAY // 1000)]
            lives.append(await house.tables.create("u0", TableSettings("gress", 3), "public"))
            return [live.id for live in lives]

    async def start(how: str) -> tuple[set[str], set[str]]:
        """What is shown at once, and what is read soon after."""
        if how == "kill":
            store = await open_store(f"sqlite:///{tmp_path / 'club.db'}")
            await store.put_setting(STOPPED, "")
            await store.close()
        async with quiet_house(tmp_path, clock) as house:
            assert not house.tables.live
            shown = {table.table for table in house.lobby.all()}
            asleep = {name for name, aside in house.tables.aside.items() if aside.asleep}
            assert shown == asleep
            house.tables.ring()
            await house.errands.finish()
            assert not house.tables.live
            return shown, {name for name, aside in house.tables.aside.items() if not aside.asleep}

    live, at_leisure, open_table = asyncio.run(begin())
    everything = {live, at_leisure, open_table}
    assert asyncio.run(start("stop")) == (everything, {at_leisure})
    assert asyncio.run(start("kill")) == (everything, everything)


@pytest.mark.proof("deadlines")
def test_a_table_nobody_came_to_between_two_stops_is_given_all_the_time_back(tmp_path: Path) -> None:
    clock = Clock()

    async def begin() -> tuple[str, list[int]]:
        async with quiet_house(tmp_path, clock) as house:
            live = await begun_by_two(house, 10)
            clock.now += 4000
            return live.id, deadlines(live)

    async def pass_by() -> None:
        async with quiet_house(tmp_path, clock):
            clock.now += 7000

    async def go_on(name: str) -> list[int]:
        async with quiet_house(tmp_path, clock) as house:
            clock.now += 1000
            live = await house.tables.find(name)
            assert house.tables.stopped_after(clock.now + 1) is None
            return deadlines(live)

    table, before = asyncio.run(begin())
    clock.now += DAY
    asyncio.run(pass_by())
    clock.now += DAY
    assert asyncio.run(go_on(table)) == [until + 2 * DAY + 8000 for until in before]


@pytest.mark.proof("start")
def test_a_stop_does_not_wait_until_all_tables_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "ROUSED_AT_ONCE", 1)

    async def begin() -> None:
        async with quiet_house(tmp_path) as house:
            for _ in range(3):
                await house.tables.create("u0", TableSettings("double", 2), "public")
        store = await open_store(f"sqlite:///{tmp_path / 'club.db'}")
        await store.put_setting(STOPPED, "")
        await store.close()

    async def go_on() -> None:
        async with quiet_house(tmp_path) as house:
            house.tables.ring()
            await asyncio.sleep(0)
        assert [aside.asleep for aside in house.tables.aside.values()].count(True) == 2
        assert not house.tables.live

    asyncio.run(begin())
    asyncio.run(go_on())
