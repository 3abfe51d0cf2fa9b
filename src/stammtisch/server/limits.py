"""How much one socket, user or address may ask of the server."""

import time
from collections.abc import Callable
from typing import Final, final

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR


@final
class Bucket:
    """Holds up to `size` tokens and gains `rate` in a second; everything asked for costs one or more."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was enough; a clock that went back gives nothing."""
        if now > self.at:
            left = self.left + (now - self.at) * self.rate
            self.left = left if left < self.size else self.size
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def full(self, now: float) -> bool:
        return self.left + max(0.0, now - self.at) * self.rate >= self.size


class Buckets:
    """A bucket for everybody who asks; full ones are forgotten, for a new one is as full."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate: Final = rate
        self.size: Final = size
        self.clock: Final = clock
        self.buckets: Final[dict[str, Bucket]] = {}
        self.sweep_at = 1024

    def of(self, who: str) -> Bucket:
        """The bucket itself, for whoever asks often."""
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= self.sweep_at:
                self.sweep()
            bucket = self.buckets[who] = Bucket(self.rate, self.size, self.clock())
        return bucket

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.of(who).take(self.clock(), cost)

    def sweep(self) -> None:
        now = self.clock()
        for who in [who for who, bucket in self.buckets.items() if bucket.full(now)]:
            del self.buckets[who]
        self.sweep_at = max(1024, 2 * len(self.buckets))


def buckets(most: int, seconds: int) -> Buckets:
    """So many in so many seconds, all at once if need be."""
    return Buckets(most / seconds, most, time.monotonic)
