"""What pays a fine unless its owner says otherwise: the cheapest peddle."""

from mypy_extensions import i64

from stammtisch.base.bits import first, lowest
from stammtisch.games.grass.acts import COVERS, SEATS
from stammtisch.games.grass.cards import WORTH, cheapest
from stammtisch.games.grass.piles import kinds_in
from stammtisch.games.grass.state import GrassState


def payment(state: GrassState, seat: i64, acts: i64) -> i64:
    """The cheapest peddle pays a fine, a free one before a protected one."""
    free = acts & first(SEATS)
    under = acts >> COVERS
    if free:
        least = lowest(cheapest(free))
        if not under or price_of(least) <= cheapest_covered(state, seat, under):
            return least
    return COVERS + place_of_cheapest(state, seat, under)


def price_of(kind: i64) -> i64:
    price: i64 = WORTH[kind]
    return price


def covered_price(state: GrassState, seat: i64, place: i64) -> i64:
    """The price of the cheapest peddle under a protection."""
    return price_of(lowest(cheapest(kinds_in(state.heaps, state.cover(seat, place)))))


def cheapest_covered(state: GrassState, seat: i64, places: i64) -> i64:
    least: i64 = 1_000_000
    while places:
        least = min(least, covered_price(state, seat, lowest(places)))
        places &= places - 1
    return least


def place_of_cheapest(state: GrassState, seat: i64, places: i64) -> i64:
    least = cheapest_covered(state, seat, places)
    while covered_price(state, seat, lowest(places)) > least:
        places &= places - 1
    return lowest(places)
