"""The time of the server, by which everything is dated and every deadline is kept."""

import time
from collections.abc import Callable
from typing import Final

NANOSECONDS: Final = 1_000_000
"""In a millisecond."""


class SteadyClock:
    """Milliseconds since the epoch, as the system had them when the server started, plus what has passed.

    The clock of the system may jump: it was wrong and is set, or the machine has slept. This one does not,
    and it never goes back behind a moment at which something happened before the server was started.
    """

    def __init__(
        self,
        least: int = 0,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self.steady: Final = steady
        self.began: Final = steady()
        self.start: Final = max(wall() // NANOSECONDS, least)

    def __call__(self) -> int:
        return self.start + (self.steady() - self.began) // NANOSECONDS
