"""Work shared between processes."""

import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from typing import Final, TypeVar

from stammtisch.base.errors import Malformed

Task = TypeVar("Task")
Done = TypeVar("Done")
MOST_WORKERS: Final = 64


def all_of(work: Callable[[Task], Done], tasks: Sequence[Task], workers: int) -> Iterator[Done]:
    """What came of each task, in the order they are finished."""
    if not 1 <= workers <= MOST_WORKERS:
        raise Malformed(f"must be 1 to {MOST_WORKERS}", "workers")
    workers = min(workers, len(tasks))
    if workers <= 1:
        yield from map(work, tasks)
        return
    with get_context("spawn").Pool(workers, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(work, tasks)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
