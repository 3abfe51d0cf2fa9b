"""The choices that follow once a card is played or an effect asks: whom, which peddle, what to pass."""

from mypy_extensions import i64

from stammtisch.base.bits import bit, first, lowest
from stammtisch.games.grass.acts import DONE, SEATS
from stammtisch.games.grass.cards import CHEAP, HEATS, STEAL, dearest
from stammtisch.games.grass.piles import size
from stammtisch.games.grass.state import GrassState
from stammtisch.players.grass.outlook import dearest_of, leader, standing, swap_partner
from stammtisch.players.grass.use import best_victim, rest_of, use_of


def target_of(state: GrassState, seat: i64, seats: i64) -> i64:
    """Whom the card of the turn goes against: heat against the leader, a steal where the best is to be
    had, paranoia where it hurts most."""
    if bit(state.card) & HEATS:
        return leader(state, seats)
    if state.card == STEAL:
        return richest(state, seats)
    return best_victim(state, seat, state.card)


def richest(state: GrassState, seats: i64) -> i64:
    """Who has the dearest free peddle; of several who stands best."""
    best = lowest(seats)
    most: i64 = -1_000_000
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        reward = dearest_of(state.free(seat)) * 64 + standing(state, seat)
        if reward > most:
            most = reward
            best = seat
    return best


def next_covered(state: GrassState, seat: i64, acts: i64) -> i64:
    """The dearest that still fits; the last cheap peddle stays free to swap with."""
    kinds = acts & first(SEATS)
    if not kinds:
        return DONE
    if acts & bit(DONE) and not kinds & ~CHEAP and state.rules.swaps:
        left = size(state.heaps, state.display(seat)) - size(state.heaps, state.chosen())
        if left <= 1:
            return DONE
    return lowest(dearest(kinds))


def card_to_pass(state: GrassState, seat: i64, kinds: i64) -> i64:
    """The card one misses least, and the left neighbour can use least."""
    left = state.left_of(seat)
    best = lowest(kinds)
    least: i64 = 1_000_000
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        cost = use_of(state, seat, kind, rest_of(state, seat, kind)) * 4 + use_of(state, left, kind, 0)
        if cost < least:
            least = cost
            best = kind
    return best


def card_to_keep(state: GrassState, seat: i64, kinds: i64) -> i64:
    """The pick of a draft: the most useful beside what is kept already."""
    kept = state.held(seat)
    best = lowest(kinds)
    most: i64 = -1_000_000
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        use = use_of(state, seat, kind, kept)
        if use > most:
            most = use
            best = kind
    return best


def swap_seat(state: GrassState, seat: i64, seats: i64) -> i64:
    partner = swap_partner(state, seat)
    if seats & bit(partner):
        return partner
    return leader(state, seats)
