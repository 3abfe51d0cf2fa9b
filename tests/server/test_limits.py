"""Token buckets and patience, on a clock of the test."""

import asyncio
from pathlib import Path

import pytest

from stammtisch.server.connections import SILENT_SECONDS, SLOW_SECONDS
from stammtisch.server.limits import Bucket, Buckets

from .lines import Line, quiet_house, visitor


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=2, size=3, now=0)
    assert [bucket.take(0) for turn in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert [bucket.take(100) for turn in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, size=1, now=10)
    assert bucket.take(10)
    assert not bucket.take(5)
    assert not bucket.take(5.5)


def test_everybody_has_a_bucket_and_full_ones_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(rate=1, size=1, clock=lambda: now)
    assert all(buckets.take(f"user {number}") for number in range(1024))
    assert not buckets.take("user 7")
    now = 1.0
    assert buckets.take("somebody else")
    assert len(buckets.buckets) == 1
    assert buckets.take("user 7")


@pytest.mark.proof("limits")
def test_who_does_not_read_or_answer_for_long_is_cut_off(tmp_path: Path) -> None:
    async def visit() -> None:
        async with quiet_house(tmp_path) as house:
            slow, silent, well = Line(), Line(), Line()
            visitors = [visitor(house, f"u{place}", line) for place, line in enumerate((slow, silent, well))]
            slow.slow_since = 100.0
            silent.ping(100.0)

            def cut_off(now: float) -> list[int | None]:
                for connection in visitors:
                    connection.keep(now)
                well.pong(well.asked_with)
                return [line.closed_with for line in (slow, silent, well)]

            assert cut_off(100 + SLOW_SECONDS) == [None, None, None]
            assert cut_off(100.1 + SLOW_SECONDS) == [1006, None, None]
            assert cut_off(100.1 + SILENT_SECONDS) == [1006, 1006, None]
            assert house.metrics.slow.count >= 1

    asyncio.run(visit())
