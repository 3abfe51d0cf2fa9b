"""Play at random that never wastes a good card on purpose: an opponent to measure others by.

Every legal act is as likely as any other, but for two: a card is wasted only when none can be played, and
then one that is of no use now, if there is such a card.
"""

from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import SEATS, WASTE
from stammtisch.games.grass.cards import FINE_ALONE, HEAT_OFF, HEATS_OFF, MARKET_OPEN
from stammtisch.games.grass.rules import HEATED, NO_MARKET
from stammtisch.games.grass.state import GrassState


def keen_act(state: GrassState, seat: i64, acts: i64, dice: Dice) -> i64:
    if acts & bit(WASTE) and acts & first(SEATS) and state.stage != stages.WASTING:
        acts &= ~bit(WASTE)
    if state.stage == stages.WASTING and acts & idle(state, seat):
        acts &= idle(state, seat)
    return dice.member(acts)


def idle(state: GrassState, seat: i64) -> i64:
    """The kinds of no use to a seat now: a market open for who has a market or holds another one, and
    whatever takes off a heat that does not lie there."""
    market = state.markets[seat]
    if market == NO_MARKET:
        more = state.heaps[seat * 3 + 1] | state.heaps[seat * 3 + 2]
        return HEATS_OFF | FINE_ALONE | more & bit(MARKET_OPEN)
    if market >= HEATED:
        return HEATS_OFF & ~bit(HEAT_OFF + market - HEATED) | bit(MARKET_OPEN)
    return HEATS_OFF | FINE_ALONE | bit(MARKET_OPEN)
