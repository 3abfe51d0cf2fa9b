"""Acts too close to tell are put in order by when they were done, not by when they came in."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st
from laws.tables import law
from table.house import waiting
from table.test_sport import at_table

from stammtisch.match.events import Acted, Event
from stammtisch.server.live import Live
from stammtisch.table.events import read_event

from .lines import Line, in_memory, quiet_house, visitor

QUEENS: Final = {0: "play QC", 1: "play QS", 2: "play QC"}
HANDS: Final = "QC 7C 8D | QS 8C 7D | QC 9D 7S | 9C 9S"
"""Three seats could throw a queen on the king, and only one queen finds it there."""
LATE: Final = ("later", "nearer", "priority")
WINDOW: Final = 50
SOME: Final = settings(law(12), phases=[Phase.explicit, Phase.generate])
"""Each opens a store, so what fails is shown as it is found."""


class Settled(NamedTuple):
    """What the log has of a cluster, and what each of its seats was sent."""

    log: list[Any]
    heard: list[list[dict[str, Any]]]


class Race(NamedTuple):
    """When each seat acts, in milliseconds, and how long its message is under way."""

    done: list[int]
    lags: list[int]


FIRST_IS_LAST: Final = Race([0, 10, 20], [70, 0, 0])
"""Who acts first comes in last, and after the window for those who came before."""


class Clock:
    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


async def settle(folder: Path, collision: str, done: list[int], lags: list[int]) -> Settled:
    """Each seat acts so many milliseconds from now, and its message is under way for so long."""
    players = at_table(HANDS, "KH", collision=collision, now={"turn": 3})
    clock = Clock(players.now)
    async with quiet_house(folder, clock) as house:
        live = in_memory(house, players.table)
        lines = [Line(lag * 2 / 1000) for lag in lags]
        people = [visitor(house, f"u{seat}", line) for seat, line in enumerate(lines)]
        for person in people:
            live.watch(person, None)
        await idle(live)
        before = live.table.seq
        start = clock.now + 1000
        arrivals = sorted((start + done[seat] + lags[seat], seat) for seat in QUEENS)
        while arrivals or waiting(live.table):
            due = live.table.due()
            if arrivals and (due is None or arrivals[0][0] <= due):
                clock.now, seat = arrivals.pop(0)
                command = {"type": "act", "id": "c", "act": QUEENS[seat]}
                message = {"type": "do", "table": live.id, "command": command}
                people[seat].received(msgspec.json.encode(message))
            else:
                assert due is not None
                clock.now = due
                live.wake()
            await idle(live)
        log = [read_event(row.data) for row in await house.store.rows(live.id, before)]
        return Settled([since(event, start) for event in log], [line.messages() for line in lines])


async def idle(live: Live) -> None:
    while live.busy:
        await asyncio.sleep(0)
    if live.timer is not None:
        live.timer.cancel()


def since(event: Event, start: int) -> Event:
    return msgspec.structs.replace(event, at=event.at - start)


def settled(collision: str, done: list[int], lags: list[int]) -> Settled:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(settle(Path(folder), collision, done, lags))


times = st.lists(st.integers(0, WINDOW), min_size=3, max_size=3, unique=True)
lines = st.lists(st.integers(0, 70), min_size=3, max_size=3)


@pytest.mark.proof("order")
@SOME
@given(st.sampled_from(["physical", "bounce"]), times, lines, lines)
@example("physical", FIRST_IS_LAST.done, [0, 0, 0], FIRST_IS_LAST.lags)
def test_the_order_of_arrival_changes_nothing(
    collision: str, done: list[int], some: list[int], others: list[int]
) -> None:
    assert settled(collision, done, some).log == settled(collision, done, others).log


@pytest.mark.proof("order")
@SOME
@given(st.sampled_from(["physical", "bounce"]), times, lines)
@example("physical", *FIRST_IS_LAST)
def test_one_is_first_and_each_other_is_told_why(collision: str, done: list[int], lags: list[int]) -> None:
    log, heard = settled(collision, done, lags)
    first = next(event.seat for event in log if isinstance(event, Acted))
    assert done[first] == min(done)
    for seat, messages in enumerate(heard):
        ends = [one for one in messages if one["type"] in ("accepted", "refused", "duplicate", "error")]
        assert len(ends) == 1
        facts = [fact for one in messages if one["type"] == "told" for fact in one["facts"]]
        verdicts = [
            fact["about"] for fact in facts if fact["kind"] in LATE and seat in fact["about"].values()
        ]
        if seat != first:
            assert verdicts, f"seat {seat} came too late and was not told why"
