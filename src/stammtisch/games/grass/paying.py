"""What pays a fine unless its owner says otherwise: the cheapest peddle."""

from mypy_extensions import i64

from stammtisch.base.bits import first, lowest
from stammtisch.games.grass.acts import COVERS, SEATS
from stammtisch.games.grass.cards import WORTH, cheapest
from stammtisch.games.grass.piles import kinds_in
from stammtisch.games.grass.state import GrassState


def payment(state: GrassState, seat: i64, acts: i64) -> i64:
    """The cheapest peddle pays a fine, a free one before a protected one."""
    best: i64 = -1
    least: i64 = 1_000_000
    free = acts & first(SEATS)
    if free:
        best = lowest(cheapest(free))
        least = WORTH[best]
    places = acts >> COVERS
    while places:
        place = lowest(places)
        places &= places - 1
        price: i64 = WORTH[lowest(cheapest(kinds_in(state.heaps, state.cover(seat, place))))]
        if price < least:
            least = price
            best = COVERS + place
    return best
