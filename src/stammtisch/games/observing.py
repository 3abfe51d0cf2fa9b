"""What a seat sees, as numbers for programs that learn: rows of bytes, written eight at a time.

An observation is a row of words of eight bytes. Its layout says what they mean, and the position of a game
writes them in the same order (`Position.observe`). Seats are told from the one that looks: itself first, then
around to the left. A set of cards is a byte for each kind, with how many there are.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.position import Position

WORD: Final = 8
"""Bytes in a word."""


def spread_out(members: int) -> int:
    return sum([256**place for place in range(8) if members >> place & 1])


SPREAD: Final = vec[i64]([spread_out(members) for members in range(256)])
"""For each set of the numbers 0 to 7 a word with a byte for each: 1 if it is in the set."""


def write_set(words: vec[i64], at: i64, members: i64, width: i64) -> i64:
    """A set, a byte for each number it may hold; tells where to go on."""
    for place in range(width):
        words[at] = SPREAD[members & 255]
        members >>= 8
        at += 1
    return at


def write_counts(words: vec[i64], at: i64, once: i64, twice: i64, width: i64) -> i64:
    """How often each number is there: those there at least once, and those there at least twice."""
    for place in range(width):
        words[at] = SPREAD[once & 255] + SPREAD[twice & 255]
        once >>= 8
        twice >>= 8
        at += 1
    return at


def write_planes(words: vec[i64], at: i64, ones: i64, twos: i64, fours: i64, width: i64) -> i64:
    """How often each number is there, from the ones, twos and fours of these numbers."""
    for place in range(width):
        words[at] = SPREAD[ones & 255] + SPREAD[twos & 255] * 2 + SPREAD[fours & 255] * 4
        ones >>= 8
        twos >>= 8
        fours >>= 8
        at += 1
    return at


def write_one(words: vec[i64], at: i64, number: i64, width: i64) -> i64:
    """One number, or with -1 none."""
    if number < 0:
        return write_set(words, at, 0, width)
    return write_set(words, at, bit(number), width)


def byte(value: i64) -> i64:
    """A number as it fits into a byte."""
    if value < 0:
        return 0
    if value > 255:
        return 255
    return value


def flag(holds: bool) -> i64:
    if holds:
        return 1
    return 0


def word(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64) -> i64:
    """Seven small numbers; the last byte of a word stays free, so that it is no large number."""
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48


def turned(seats: i64, seat: i64, players: i64) -> i64:
    """A set of seats as told from one of them."""
    return (seats >> seat | seats << (players - seat)) & (bit(players) - 1)


@final
class Field:
    """Some words of an observation: what they are called, how many, and what each byte is."""

    def __init__(self, name: str, words: int, meaning: str) -> None:
        self.name: Final = name
        self.words: Final = words
        self.meaning: Final = meaning


@final
class ObservationLayout:
    """What the bytes of an observation mean. A change that learners would notice raises the version."""

    def __init__(self, version: int, fields: list[Field]) -> None:
        self.version: Final = version
        self.fields: Final = fields

    @property
    def words(self) -> int:
        return sum([field.words for field in self.fields])

    @property
    def bytes(self) -> int:
        return self.words * WORD

    def slices(self) -> dict[str, slice]:
        """Where each field stands among the bytes."""
        found: dict[str, slice] = {}
        at = 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.words * WORD)
            at += field.words * WORD
        return found


def observation(position: Position, seat: i64, layout: ObservationLayout) -> bytes:
    """What a seat sees now, as bytes."""
    words = vec[i64]([0] * layout.words)
    position.observe(seat, words, 0)
    return bytes(memoryview(words))
