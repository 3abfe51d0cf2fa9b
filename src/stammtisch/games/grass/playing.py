"""Which cards may be let go, and what a played card does. Effects that ask others are in `effects`."""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, lowest
from stammtisch.games.grass import facts, stages
from stammtisch.games.grass.cards import (
    CHEAP,
    FEELGOOD_ALONE,
    FINE_ALONE,
    HEAT,
    HEATS,
    HEATS_OFF,
    LUST,
    LUST_ALONE,
    MARKET_OPEN,
    MIDDLING,
    NIRVANA,
    PARANOIA,
    PAY_FINE,
    PEDDLES,
    PROTECTIONS,
    STEAL,
    STEAL_ALONE,
    WORTH,
    cheapest,
    dearest,
)
from stammtisch.games.grass.effects import finish_card, leave_hand, play_nirvana, play_paranoia, tuck_heat
from stammtisch.games.grass.knowledge import all_see_leave
from stammtisch.games.grass.piles import add, clear, copy_heap, how_many, kinds_in, move, remove, worth
from stammtisch.games.grass.rounds import end_round
from stammtisch.games.grass.rules import HEATED, OPEN
from stammtisch.games.grass.state import NO_CARD, NO_SEAT, GrassState
from stammtisch.games.position import Journal, tell

WASTABLE: Final = 0x7FFFFFF & ~(NIRVANA | PARANOIA)
"""grass.modern:waste.1, grass.classic:waste.1: everything but paranoia (grass.modern:waste.2) and nirvana
(grass.modern:waste.5), which always take effect (grass.classic:waste.6, grass.ruling:A-13). So a second
market open (grass.classic:waste.5), a market close (grass.classic:waste.2), a steal (grass.classic:waste.3)
and the banker (grass.modern:waste.6, grass.classic:waste.4) may go, and a peddle too (grass.ruling:A-66)."""
FOR_TWENTY_FIVE: Final = CHEAP | MIDDLING
FOR_FIFTY: Final = PEDDLES & ~FEELGOOD_ALONE
"""What a small and a large protection can cover; never Dr. Feelgood (grass.common:protected.3)."""


def may_play(state: GrassState, seat: i64) -> i64:
    """The kinds of its hand that a seat may play.

    grass.modern:heat-on.5, grass.classic:heat-on.5: first what its own market allows; then heat needs
    somebody to put it on, a steal somebody to rob, a fine something to pay with, a protection something
    to cover.
    """
    kinds = state.held(seat) & state.rules.playable_in[state.markets[seat]]
    if kinds & HEATS and not open_markets(state, seat):
        kinds &= ~HEATS
    if kinds & STEAL_ALONE and not can_be_robbed(state, seat):
        kinds &= ~STEAL_ALONE
    if kinds & FINE_ALONE and not state.displayed(seat):
        kinds &= ~FINE_ALONE
    if kinds & PROTECTIONS:
        free = state.free(seat)
        if not free & FOR_FIFTY:
            kinds &= ~PROTECTIONS
        elif not free & FOR_TWENTY_FIVE:
            kinds &= ~PROTECTIONS | LUST_ALONE
    return kinds


def may_waste(state: GrassState, seat: i64, plays: i64) -> i64:
    """The kinds of its hand that a seat may lay off without effect (grass.ruling:A-09),
    grass.option:waste-policy: perhaps only if none can be played."""
    if plays and state.rules.only_if_stuck:
        return 0
    return state.held(seat) & WASTABLE


def must_play(state: GrassState, seat: i64) -> i64:
    """grass.common:waste.stuck: with nothing to play or waste a paranoia card is played, whatever the
    market (grass.modern:waste.4, grass.ruling:A-15); grass.modern:waste.3: otherwise it needs a market
    open in one's own pile (grass.modern:paranoia.3, grass.option:paranoia-before-market)."""
    return state.held(seat) & PARANOIA


def open_markets(state: GrassState, seat: i64) -> i64:
    """grass.common:heat-on.1: heat goes on an opponent's open market, grass.common:heat-on.2: never on
    none, on a heated one or on one's own."""
    seats: i64 = 0
    for other in range(state.players):
        if other != seat and state.markets[other] == OPEN:
            seats |= bit(other)
    return seats


def can_be_robbed(state: GrassState, seat: i64) -> i64:
    """The opponents with a free peddle; grass.modern:steal.1: their market must be open,
    grass.classic:steal.1: in classic not (grass.ruling:A-59)."""
    seats: i64 = 0
    for other in range(state.players):
        reachable = state.markets[other] == OPEN or not state.rules.steal_from_open
        if reachable and other != seat and state.free(other):
            seats |= bit(other)
    return seats


def targets(state: GrassState, seat: i64, card: i64) -> i64:
    """Whom a card may be played on. Paranoia hits anybody else, whatever lies there
    (grass.modern:paranoia.2, grass.ruling:A-37)."""
    if bit(card) & HEATS:
        return open_markets(state, seat)
    if card == STEAL:
        return can_be_robbed(state, seat)
    return (bit(state.players) - 1) & ~bit(seat)


def loot(state: GrassState, victim: i64) -> i64:
    """grass.modern:steal.2, grass.classic:steal.2: the thief takes any free peddle (grass.ruling:A-31),
    grass.option:classic-steal-choice: or the dearest."""
    free = state.free(victim)
    if state.rules.steal_dearest:
        return dearest(free)
    return free


def payable(state: GrassState, seat: i64) -> i64:
    """The kinds that may pay a fine: grass.modern:pay-fine.4: any displayed peddle,
    grass.classic:pay-fine.4: the lowest one, protected or not (grass.ruling:A-27)."""
    kinds = state.displayed(seat)
    if state.rules.pay_cheapest:
        return cheapest(kinds)
    return kinds


def paying_covers(state: GrassState, seat: i64) -> i64:
    """The places of the protections that cover a peddle which may pay."""
    places: i64 = 0
    for place in range(state.covers[seat]):
        if payable_under(state, seat, place):
            places |= bit(place)
    return places


def payable_under(state: GrassState, seat: i64, place: i64) -> i64:
    """The kinds under one protection of a seat that may pay its fine."""
    return payable(state, seat) & kinds_in(state.heaps, state.cover(seat, place))


def coverable(state: GrassState, seat: i64, protection: i64) -> i64:
    """The kinds that still fit under the protection being laid: grass.common:protected.1: free peddles
    worth no more than it covers (grass.ruling:A-54), as the player likes (grass.common:protected.2)."""
    heaps = state.heaps
    reach: i64 = WORTH[protection]
    left = reach - worth(heaps, state.chosen())
    kinds = state.free(seat) & FOR_FIFTY
    fitting: i64 = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        value: i64 = WORTH[kind]
        if value <= left and how_many(heaps, state.display(seat), kind) > how_many(
            heaps, state.chosen(), kind
        ):
            fitting |= bit(kind)
    return fitting


def waste_card(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """Wasting counts as letting a card go (grass.modern:waste.7)."""
    leave_hand(state, seat, kind)
    state.waste(kind)
    facts.tell_card(journal, "wasted", seat, kind)
    finish_card(state, journal)


def stage_opened(state: GrassState, kind: i64) -> i64:
    """The stage in which the player of a card says on whom, with what or over what; TURN if nothing is
    to be said."""
    family = bit(kind)
    if family & (HEATS | STEAL_ALONE) or (family & PARANOIA and state.rules.names_victim):
        return stages.TARGETING
    if kind == PAY_FINE:
        return stages.PAYING
    return stages.COVERING if family & PROTECTIONS else stages.TURN


def play_card(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """A card is played at once, or the player first says more."""
    state.card = kind
    family = bit(kind)
    if family & PEDDLES:
        lay_peddle(state, seat, kind, journal)
    elif family & HEATS_OFF:
        shake_off_heat(state, seat, kind, journal)
    elif kind == MARKET_OPEN:
        open_market(state, seat, journal)
    elif family & NIRVANA:
        play_nirvana(state, seat, kind, journal)
    elif stage_opened(state, kind) != stages.TURN:
        state.stage = stage_opened(state, kind)
    elif family & PARANOIA:
        play_paranoia(state, seat, seat, kind, journal)
    else:
        close_market(state, seat, kind, journal)


def open_market(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.common:mo.1: only without a market, so never on heat (grass.common:mo.2,
    grass.ruling:A-25); again only after grass.common:mo.4 has wiped it out."""
    leave_hand(state, seat, MARKET_OPEN)
    state.markets[seat] = OPEN
    tell(journal, "market-opened", seat)
    finish_card(state, journal)


def lay_peddle(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.common:peddle.1: with an open market, grass.common:peddle.2: as many as one likes; it never
    comes back to a hand (grass.common:peddle.4)."""
    move(state.heaps, seat, state.display(seat), kind)
    all_see_leave(state, seat, kind)
    facts.tell_card(journal, "peddle-laid", seat, kind)
    finish_card(state, journal)


def shake_off_heat(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.common:heat-off.1: the matching card, grass.common:heat-off.2: both are tucked away, and the
    same market is open again (grass.common:mo.3) - for the next turn (grass.common:heat-off.3,
    grass.classic:turn.4)."""
    leave_hand(state, seat, kind)
    tuck_heat(state, seat)
    add(state.heaps, state.tucked(seat), kind)
    facts.tell_card(journal, "heat-off", seat, kind)
    finish_card(state, journal)


def close_market(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.common:mc.1: an open market closed ends the round at once, with no deal after it
    (grass.modern:turn.7); grass.common:mc.2: nothing else is asked for (grass.ruling:A-65)."""
    leave_hand(state, seat, kind)
    add(state.heaps, state.tucked(seat), kind)
    state.card = NO_CARD
    state.closer = seat
    tell(journal, "market-closed", seat)
    end_round(state, journal)


def aim(state: GrassState, seat: i64, target: i64, journal: Journal | None) -> None:
    """The target of heat, paranoia or a steal was named."""
    kind = state.card
    if kind == STEAL:
        state.target = target
        state.stage = stages.STEALING
    elif bit(kind) & HEATS:
        heat(state, seat, target, kind, journal)
    else:
        play_paranoia(state, seat, target, kind, journal)


def heat(state: GrassState, seat: i64, target: i64, kind: i64, journal: Journal | None) -> None:
    """All four kinds work alike (grass.common:heat-on.3)."""
    leave_hand(state, seat, kind)
    state.markets[target] = HEATED + kind - HEAT
    facts.tell_target(journal, "heat-on", seat, target, kind)
    finish_card(state, journal)


def steal(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """The peddle lies free in the thief's display (grass.common:peddle.3); the card is wasted or tucked
    under the victim's pile, if there is one (grass.classic:steal.3, grass.ruling:A-30)."""
    victim = state.target
    leave_hand(state, seat, STEAL)
    move(state.heaps, state.display(victim), state.display(seat), kind)
    if state.rules.tuck_steal and state.markets[victim] >= OPEN:
        add(state.heaps, state.tucked(victim), STEAL)
    else:
        state.waste(STEAL)
    state.target = NO_SEAT
    facts.tell_target(journal, "stolen", seat, victim, kind)
    finish_card(state, journal)


def pay_from_cover(state: GrassState, place: i64) -> None:
    """The payment comes from under this protection."""
    state.own = place
    state.stage = stages.PAYING_COVERED


def pay_fine(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.common:pay-fine.1: any heat is gone, grass.common:pay-fine.2: for one displayed peddle.

    grass.modern:pay-fine.5: fine and heat are tucked and the peddle is wasted, grass.classic:pay-fine.5:
    only the heat is tucked.
    """
    leave_hand(state, seat, PAY_FINE)
    tuck_heat(state, seat)
    if state.rules.tuck_fine:
        add(state.heaps, state.tucked(seat), PAY_FINE)
    else:
        state.waste(PAY_FINE)
    if state.stage == stages.PAYING_COVERED:
        take_from_cover(state, seat, state.own, kind)
        state.own = NO_CARD
    else:
        remove(state.heaps, state.display(seat), kind)
    state.waste(kind)
    facts.tell_card(journal, "fine-paid", seat, kind)
    finish_card(state, journal)


def take_from_cover(state: GrassState, seat: i64, place: i64, kind: i64) -> None:
    """grass.common:pay-fine.6: the protection stays with the others, which nothing joins, and is wasted
    when it covers none (grass.ruling:A-28)."""
    heaps = state.heaps
    heap = state.cover(seat, place)
    remove(heaps, heap, kind)
    if not kinds_in(heaps, heap):
        state.waste(state.cover_kinds[cover_place(state, seat, place)])
        drop_cover(state, seat, place)


def cover_place(state: GrassState, seat: i64, place: i64) -> i64:
    """Where in `cover_kinds` a protection of a seat is noted."""
    return state.cover(seat, place) - 4 * state.players


def drop_cover(state: GrassState, seat: i64, place: i64) -> None:
    """The protections after this one move up."""
    last = state.covers[seat] - 1
    for later in range(place, last):
        copy_heap(state.heaps, state.cover(seat, later + 1), state.cover(seat, later))
        state.cover_kinds[cover_place(state, seat, later)] = state.cover_kinds[
            cover_place(state, seat, later + 1)
        ]
    clear(state.heaps, state.cover(seat, last))
    state.cover_kinds[cover_place(state, seat, last)] = NO_CARD
    state.covers[seat] = last


def protect(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.common:protected.4: the set is fixed now; grass.common:protected.5: to the end of the
    round."""
    heaps = state.heaps
    place = state.covers[seat]
    leave_hand(state, seat, state.card)
    for kind in range(LUST):
        for copy in range(how_many(heaps, state.chosen(), kind)):
            move(heaps, state.display(seat), state.cover(seat, place), kind)
    clear(heaps, state.chosen())
    state.cover_kinds[cover_place(state, seat, place)] = state.card
    state.covers[seat] = place + 1
    if journal is not None:
        facts.tell_protected(state, journal, seat, state.card, state.cover(seat, place))
    finish_card(state, journal)
