"""Small sets as ints, and the fast generator for search and simulation.

A set of up to 61 small numbers (acts, motifs, seats) is one int: number n is in it when bit n is set.
Sets stay below 2**62 and the generator below 2**63, where compiled and interpreted arithmetic agree.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

TOP_BIT: Final = 1 << 61
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Shifted left by 0 to 63, its six top bits are different every time."""
LOW_32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1791398085
SCATTER: Final = 625341585
CARRIES: Final = 0x3FFFFFFF
"""The generator's upper half stays below its multiplier; so many bits of a seed fit there for certain."""


def bit(n: i64) -> i64:
    """The set that holds only n.

    Written as a right shift: mypyc compiles a literal one shifted left by an i64 to a 32-bit shift.
    """
    return TOP_BIT >> (61 - n)


def first(n: i64) -> i64:
    """The set of the n smallest numbers, 0 to n - 1."""
    return bit(n) - 1


def count(members: i64) -> i64:
    """How many numbers the set holds."""
    pairs: i64 = members - ((members >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (eights * 0x0101010101010101 >> 56) & 127


def lowest(members: i64) -> i64:
    """The smallest number in a set that is not empty."""
    return PLACES[((members & -members) * DE_BRUIJN >> 58) & 63]


def places() -> bytes:
    """For each value of the six top bits how far the constant was shifted."""
    found = [0] * 64
    for n in range(64):
        found[(DE_BRUIJN * 2**n >> 58) & 63] = n
    return bytes(found)


PLACES: Final = places()


def numbers(members: i64) -> list[int]:
    """The numbers of the set, smallest first."""
    found: list[int] = []
    while members:
        low = members & -members
        found.append(int(low).bit_length() - 1)
        members ^= low
    return found


@final
class Dice:
    """A multiply-with-carry generator whose whole state is one int below 2**63.

    Quick and good enough for search and simulation; a live table uses `chance` instead. Two seeds from 0 to
    2**62 - 1 never give the same numbers.
    """

    def __init__(self, seed: i64) -> None:
        upper: i64 = (seed >> 32) * SCATTER & CARRIES
        lower: i64 = (seed & LOW_32) * SCATTER & LOW_32
        self.state: i64 = (upper + 1) * (LOW_32 + 1) + lower
        for i in range(4):
            self.below(2)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.state == other.state

    def __hash__(self) -> int:
        return hash(int(self.state))

    def __repr__(self) -> str:
        return f"<Dice at {int(self.state):x}>"

    def __reduce__(self) -> tuple[Callable[[int], "Dice"], tuple[int]]:
        """For `pickle` and `copy`."""
        return dice_at, (int(self.state),)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n below 2**31."""
        state: i64 = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        self.state = state
        return ((state ^ (state >> 32)) & LOW_32) * n >> 32

    def member(self, members: i64) -> i64:
        """One number of a set that is not empty; a set of one needs no throw."""
        if members & (members - 1):
            skip = self.below(count(members))
            if not members & (members + 1):
                return skip
            while skip > 0:
                members &= members - 1
                skip -= 1
        return lowest(members)

    def draw(self, pool: i64, take: i64) -> list[int]:
        """`take` different numbers below `pool`, in random order."""
        if take == pool:
            return self.shuffled(pool)
        drawn: list[int] = []
        gone = [False] * int(pool)
        while len(drawn) < take:
            n = self.below(pool)
            if not gone[n]:
                gone[n] = True
                drawn.append(int(n))
        return drawn

    def shuffled(self, pool: i64) -> list[int]:
        """All numbers below `pool`: each takes a random place among those before it."""
        drawn: list[int] = []
        for n in range(pool):
            place = self.below(n + 1)
            drawn.append(int(n))
            drawn[n] = drawn[place]
            drawn[place] = int(n)
        return drawn


def dice_at(state: int) -> Dice:
    """Dice that go on where others were."""
    dice = Dice(0)
    dice.state = state
    return dice
