"""Nobody is shown what is not in the log yet, and the server's own log holds no card."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from table.house import any_act, playing

from stammtisch.base.bits import Dice
from stammtisch.match.log import Row
from stammtisch.server.inbox import MOST_WAITING, Job
from stammtisch.server.live import Live
from stammtisch.store.store import Failures, Unavailable
from stammtisch.table.commands import Act, Say

from .client import company, get_ready, open_table, sit_down
from .lines import Line, in_memory, quiet_house, visitor
from .running import Running, in_thread


class Disk:
    """Stands before the store and lets an append wait, or fail."""

    def __init__(self, store: Any) -> None:
        self.append_all = store.append_all
        self.free = asyncio.Event()
        self.problem: Exception | None = None
        store.append_all = lambda logs: asyncio.ensure_future(self.write(logs))

    def __enter__(self) -> "Disk":
        return self

    def __exit__(self, *problem: object) -> None:
        """Whatever happened, nothing waits any longer."""
        self.free.set()

    async def write(self, logs: Sequence[Sequence[Row]]) -> Failures:
        await self.free.wait()
        if self.problem is not None:
            return [self.problem for rows in logs]
        failures: Failures = await self.append_all(logs)
        return failures


async def idle(live: Live) -> None:
    while live.busy:
        await asyncio.sleep(0)


def act_of(live: Live) -> Job:
    """A legal act of whoever is asked."""
    table = live.table
    assert table.position is not None
    seat = int(table.position.actor)
    return Job(f"u{seat}", table.state.at, Act("c", any_act(table, seat, Dice(1))))


@pytest.mark.proof("not-before")
@pytest.mark.parametrize("how", ["watch", "slow", "page"])
def test_while_an_act_is_being_written_nobody_sees_it(how: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with quiet_house(tmp_path) as house:
            live = in_memory(house, playing("double", 2).table)
            seq = live.table.seq
            line = Line()
            late = visitor(house, "zoe", line)
            if how != "watch":
                live.watch(late, None)
            with Disk(house.store) as disk:
                live.submit(act_of(live))
                line.taken()
                await asyncio.sleep(0)
                assert live.table.seq > seq, "memory is ahead of the log"
                page = asyncio.create_task(live.written())
                match how:
                    case "watch":
                        late.hear(b'{"type":"watch","table":"t1"}')
                    case "slow":
                        late.missed.add("t1")
                        late.drained()
                await asyncio.sleep(0.02)
                assert line.sent == []
                assert not page.done()
                disk.free.set()
                await idle(live)
            await page
            told = line.messages()
            assert [one["seq"] for one in told] == [seq + 1] * len(told)
            if how != "page":
                assert told

    asyncio.run(match())


@pytest.mark.proof("not-before")
def test_what_was_not_written_is_never_shown_even_if_the_log_can_not_be_read(tmp_path: Path) -> None:
    async def match() -> None:
        async with quiet_house(tmp_path) as house:
            live = in_memory(house, playing("double", 2).table)
            line = Line()
            live.watch(visitor(house, "zoe", line), None)
            line.taken()
            disk = Disk(house.store)
            disk.problem = Unavailable("disk full")
            disk.free.set()
            live.submit(act_of(live))
            await idle(live)
            (told,) = line.messages()
            assert (told["type"], told["code"]) == ("error", "unavailable")
            assert live.id not in house.tables.live

    asyncio.run(match())


@pytest.mark.proof("limits")
def test_so_much_may_wait_at_a_table_and_no_more(tmp_path: Path) -> None:
    async def match() -> None:
        async with quiet_house(tmp_path) as house:
            live = in_memory(house, playing("double", 2).table)
            line = Line()
            late = visitor(house, "zoe", line)
            with Disk(house.store):
                for number in range(2 * MOST_WAITING):
                    house.counter.submit(late, live.id, Say(f"c{number}", "hello"))
                    await asyncio.sleep(0)
                ends = line.messages()
            assert {end["code"] for end in ends} == {"unavailable"}
            assert MOST_WAITING - 10 <= len(ends) <= MOST_WAITING
            await idle(live)

    asyncio.run(match())


def cards_of(sight: dict[str, Any]) -> list[str]:
    hand = sight["moment"]["view"]["hands"][sight["moment"]["seat"]]
    return [half for card in hand for half in card.split("/")]


@pytest.mark.proof("no-leak")
def test_the_log_of_the_server_holds_no_card(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Even if something breaks whose words name one."""

    async def match(running: Running) -> list[str]:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2, options={"schedule": [5]})
            await sit_down(table, people)
            await get_ready(table, people)
            cards = cards_of(people[0].sight) + cards_of(people[1].sight)
            store = running.inside.store

            async def broken(logs: Sequence[Sequence[Row]]) -> Failures:
                raise Unavailable(f"no room for {cards} {logs[0][0].data!r}")

            store.append_all = lambda logs: asyncio.ensure_future(broken(logs))  # type: ignore[method-assign]
            for client in people:
                for act in [*(await client.acts(table)), *(f"play {card}" for card in cards), "dance"]:
                    await client.end_of(client.do(table, "act", act=act))
            return cards

    with in_thread(tmp_path, log="debug") as running:
        cards = asyncio.run(match(running))
    written = capfd.readouterr().err
    assert "table-failed" in written
    assert not {"bid", *cards} & set(re.findall(r"\w+", written))


@pytest.mark.proof("no-leak")
def test_the_record_of_a_running_match_is_not_to_be_had(tmp_path: Path) -> None:
    async def match(running: Running) -> None:
        async with company(running, ["Amy", "Ben"]) as people:
            table = open_table(running, people[0].token, "double", 2)
            await sit_down(table, people)
            await get_ready(table, people)
            for token in (people[0].token, running.guest("Zoe"), None):
                with running.http(token) as http:
                    assert http.get(f"/api/tables/{table}/records").json() == []
                    assert http.get(f"/api/tables/{table}/records/1").status_code == 404
                    seen = http.get(f"/api/tables/{table}/story?limit=100").json()[-1]["moment"]
                    own = seen["seat"]
                    hands = seen["view"]["hands"]
                    assert [seat for seat, hand in enumerate(hands) if hand is not None] in ([own], [])

    with in_thread(tmp_path) as running:
        asyncio.run(match(running))
