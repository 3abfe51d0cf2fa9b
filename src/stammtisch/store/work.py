"""What waits to be written, and how those who wait are told."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.match.log import Row
from stammtisch.store.people import Found, Statement
from stammtisch.store.store import Failures

Rows = Sequence[Row]
"""Of one table, at least one."""


class Appends(NamedTuple):
    """Rows of several tables, each table's for itself."""

    logs: Sequence[Rows]
    done: "asyncio.Future[Failures]"


class Transaction(NamedTuple):
    statements: Sequence[Statement]
    done: "asyncio.Future[Found]"


def settle(
    appends: Sequence[Appends],
    failures: Sequence[Exception | None],
    changes: Sequence[Transaction] = (),
    outcomes: Sequence[Found | Exception] = (),
) -> None:
    """Whoever gave up waiting is not told."""
    start = 0
    for work in appends:
        end = start + len(work.logs)
        if not work.done.done():
            work.done.set_result(list(failures[start:end]))
        start = end
    for change, outcome in zip(changes, outcomes, strict=True):
        if change.done.done():
            continue
        if isinstance(outcome, Exception):
            change.done.set_exception(outcome)
        else:
            change.done.set_result(outcome)
