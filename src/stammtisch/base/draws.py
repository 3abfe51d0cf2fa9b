"""What is asked of chance."""

from typing import Final, final


@final
class Draw:
    """What a position waits for from chance: `take` different numbers below `pool`, in order.

    A deal, a lot, a card taken at random and a reshuffle are all draws. `purpose` and `counter` address
    it: no two draws of one game share both, so verifiable chance needs no stream that could be rewound.
    """

    def __init__(self, purpose: str, counter: int, pool: int, take: int) -> None:
        self.purpose: Final = purpose
        self.counter: Final = counter
        self.pool: Final = pool
        self.take: Final = take
