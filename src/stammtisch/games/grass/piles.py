"""Unordered heaps of cards: hands, displays, packs, and what lies tucked away.

All heaps of a position are one `vec`, three ints for each heap. Cards of a kind are alike, so a heap is a
number for each kind; the three ints hold the ones, the twos and the fours of these numbers, a bit for each
kind. That makes the set of kinds in a heap a single `|`. Seven of a kind is the most a heap can hold.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count, lowest
from stammtisch.games.grass.cards import CHEAP, FEELGOOD_ALONE, MIDDLING, PANAMA_ALONE


def kinds_in(heaps: vec[i64], heap: i64) -> i64:
    """The set of kinds that lie there at least once."""
    at = heap * 3
    return heaps[at] | heaps[at + 1] | heaps[at + 2]


def add(heaps: vec[i64], heap: i64, kind: i64) -> None:
    at = heap * 3
    card = bit(kind)
    ones = heaps[at]
    heaps[at] = ones ^ card
    if ones & card:
        twos = heaps[at + 1]
        heaps[at + 1] = twos ^ card
        if twos & card:
            heaps[at + 2] = heaps[at + 2] ^ card


def remove(heaps: vec[i64], heap: i64, kind: i64) -> None:
    """One card of a kind that lies there."""
    at = heap * 3
    card = bit(kind)
    ones = heaps[at]
    heaps[at] = ones ^ card
    if not ones & card:
        twos = heaps[at + 1]
        heaps[at + 1] = twos ^ card
        if not twos & card:
            heaps[at + 2] = heaps[at + 2] ^ card


def move(heaps: vec[i64], source: i64, target: i64, kind: i64) -> None:
    remove(heaps, source, kind)
    add(heaps, target, kind)


def clear(heaps: vec[i64], heap: i64) -> None:
    at = heap * 3
    heaps[at] = 0
    heaps[at + 1] = 0
    heaps[at + 2] = 0


def copy_heap(heaps: vec[i64], source: i64, target: i64) -> None:
    """What lies at `source` lies at `target` too, in place of what was there."""
    heaps[target * 3] = heaps[source * 3]
    heaps[target * 3 + 1] = heaps[source * 3 + 1]
    heaps[target * 3 + 2] = heaps[source * 3 + 2]


def how_many(heaps: vec[i64], heap: i64, kind: i64) -> i64:
    at = heap * 3
    found: i64 = (heaps[at] >> kind) & 1
    found += ((heaps[at + 1] >> kind) & 1) * 2
    return found + ((heaps[at + 2] >> kind) & 1) * 4


def size(heaps: vec[i64], heap: i64) -> i64:
    """How many cards lie there."""
    at = heap * 3
    return count(heaps[at]) + 2 * count(heaps[at + 1]) + 4 * count(heaps[at + 2])


def worth(heaps: vec[i64], heap: i64) -> i64:
    """What the peddles there are worth together, in units of 5,000."""
    total: i64 = 0
    weight: i64 = 1
    for plane in range(heap * 3, heap * 3 + 3):
        cards = heaps[plane]
        if cards:
            total += weight * (count(cards & CHEAP) + 5 * count(cards & MIDDLING))
            total += weight * (10 * count(cards & PANAMA_ALONE) + 20 * count(cards & FEELGOOD_ALONE))
        weight *= 2
    return total


def cards_in(heaps: vec[i64], heap: i64) -> list[int]:
    """Every card there, in the order of the kinds."""
    found: list[int] = []
    kinds = kinds_in(heaps, heap)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        found += [int(kind)] * int(how_many(heaps, heap, kind))
    return found


def nth(heaps: vec[i64], heap: i64, place: i64) -> i64:
    """The card at a place, all cards in the order of the kinds."""
    kinds = kinds_in(heaps, heap)
    while True:
        kind = lowest(kinds)
        place -= how_many(heaps, heap, kind)
        if place < 0:
            return kind
        kinds &= kinds - 1
