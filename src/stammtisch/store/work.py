"""What waits to be written, and how those who wait are told."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.store.store import Found, Row, Statement


class Append(NamedTuple):
    rows: Sequence[Row]
    done: "asyncio.Future[Found]"

    @property
    def table(self) -> str:
        return self.rows[0].table


class Change(NamedTuple):
    statements: Sequence[Statement]
    done: "asyncio.Future[Found]"


Outcome = Found | Exception


def settle(batch: Sequence[Append | Change], outcomes: Sequence[Outcome]) -> None:
    """Whoever gave up waiting is not told."""
    for work, outcome in zip(batch, outcomes, strict=True):
        if work.done.done():
            continue
        if isinstance(outcome, Exception):
            work.done.set_exception(outcome)
        else:
            work.done.set_result(outcome)
