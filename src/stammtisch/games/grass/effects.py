"""Cards that ask more than their player: nirvana takes from everybody, paranoia hits and makes cards move."""

from mypy_extensions import i64

from stammtisch.base.bits import lowest
from stammtisch.games.grass import facts, stages
from stammtisch.games.grass.cards import EUPHORIA, HEAT, MARKET_OPEN, SOLD_OUT, WIPED_OUT, cheapest, dearest
from stammtisch.games.grass.knowledge import all_see_leave, arrive_unseen, leave_unseen
from stammtisch.games.grass.piles import add, cards_in, clear, move, nth, remove, size
from stammtisch.games.grass.rounds import add_skips, end_turn, extra_turn
from stammtisch.games.grass.rules import HEATED, NO_MARKET, OPEN
from stammtisch.games.grass.state import NO_CARD, NO_SEAT, GrassState
from stammtisch.games.position import CHANCE, Journal, tell


def leave_hand(state: GrassState, seat: i64, kind: i64) -> None:
    """Everybody sees which card leaves a hand."""
    remove(state.heaps, seat, kind)
    all_see_leave(state, seat, kind)


def tuck_heat(state: GrassState, seat: i64) -> None:
    """The heat on a market lies inert under it."""
    add(state.heaps, state.tucked(seat), HEAT + state.markets[seat] - HEATED)
    state.markets[seat] = OPEN


def finish_card(state: GrassState, journal: Journal | None) -> None:
    """The card of the turn is resolved. grass.modern:turn.3: deals and the swap go on
    (grass.ruling:A-61, grass.ruling:A-62); grass.classic:turn.3: the turn is over
    (grass.ruling:A-12)."""
    state.card = NO_CARD
    if state.rules.one_card_a_turn:
        end_turn(state, journal)
        return
    state.played = True
    state.stage = stages.TURN
    state.actor = state.active


def play_nirvana(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """Everybody else gives a free peddle; nothing else happens before (grass.modern:turn.6,
    grass.ruling:A-11).

    grass.modern:nirvana.1: the card is wasted; grass.modern:stonehigh.4: in any state of the market
    (grass.ruling:A-07); grass.classic:nirvana.3: only with a market (grass.ruling:A-08,
    grass.option:nirvana-without-market).
    grass.classic:nirvana.1: first the heat is lifted, then the gifts come, then another turn
    (grass.ruling:A-35).
    """
    leave_hand(state, seat, kind)
    state.waste(kind)
    facts.tell_card(journal, "nirvana", seat, kind)
    if state.rules.nirvana_frees and state.markets[seat] >= HEATED:
        tuck_heat(state, seat)
        tell(journal, "heat-lifted", seat)
    state.stage = stages.GIVING
    ask_givers(state, state.left_of(seat), journal)


def gifts(state: GrassState, giver: i64) -> i64:
    """What a giver may choose from: grass.modern:stonehigh.1: any free peddle,
    grass.classic:stonehigh.1: one of the least valuable, grass.modern:euphoria.1,
    grass.classic:euphoria.1: one of the most valuable (grass.ruling:A-34)."""
    free = state.free(giver)
    if state.card == EUPHORIA:
        return dearest(free)
    if state.rules.stonehigh_cheapest:
        return cheapest(free)
    return free


def ask_givers(state: GrassState, giver: i64, journal: Journal | None) -> None:
    """grass.modern:stonehigh.5: one after another from the left (grass.ruling:A-33), and who has nothing
    free gives nothing (grass.modern:stonehigh.2); grass.digital:choice.1: only who has a choice is
    asked."""
    while giver != state.active:
        kinds = gifts(state, giver)
        if kinds & (kinds - 1):
            state.actor = giver
            return
        if kinds:
            give(state, giver, lowest(kinds), journal)
        giver = state.left_of(giver)
    if state.rules.nirvana_frees:
        state.card = NO_CARD
        extra_turn(state, journal)
    else:
        finish_card(state, journal)


def give(state: GrassState, giver: i64, kind: i64, journal: Journal | None) -> None:
    """A gift lies free in the other display (grass.common:peddle.3)."""
    move(state.heaps, state.display(giver), state.display(state.active), kind)
    facts.tell_target(journal, "gift", giver, state.active, kind)


def give_chosen(state: GrassState, giver: i64, kind: i64, journal: Journal | None) -> None:
    give(state, giver, kind, journal)
    ask_givers(state, state.left_of(giver), journal)


def play_paranoia(state: GrassState, seat: i64, victim: i64, kind: i64, journal: Journal | None) -> None:
    """grass.modern:paranoia.4, grass.classic:paranoia.2: the card is wasted, then come the loss, the
    skips and the pass."""
    leave_hand(state, seat, kind)
    state.waste(kind)
    state.target = victim
    if journal is not None:
        facts.tell_paranoia(journal, seat, victim, kind)
    if kind == WIPED_OUT:
        wipe_out(state, victim, journal)
        after_loss(state, journal)
        return
    kinds = losses(state, victim)
    if kinds & (kinds - 1):
        state.stage = stages.LOSING
        state.actor = victim
        return
    if kinds:
        lose(state, victim, lowest(kinds), journal)
    after_loss(state, journal)


def losses(state: GrassState, victim: i64) -> i64:
    """What the victim may choose from: grass.modern:sold-out.1: any free peddle,
    grass.classic:sold-out.1: one of the least valuable, grass.modern:doublecrossed.1,
    grass.classic:doublecrossed.1: one of the most valuable (grass.classic:paranoia.3)."""
    free = state.free(victim)
    if state.card != SOLD_OUT:
        return dearest(free)
    if state.rules.sold_out_cheapest:
        return cheapest(free)
    return free


def lose(state: GrassState, victim: i64, kind: i64, journal: Journal | None) -> None:
    remove(state.heaps, state.display(victim), kind)
    state.waste(kind)
    if journal is not None:
        facts.tell_lost(journal, victim, [int(kind)])


def lose_chosen(state: GrassState, victim: i64, kind: i64, journal: Journal | None) -> None:
    lose(state, victim, kind, journal)
    after_loss(state, journal)


def wipe_out(state: GrassState, victim: i64, journal: Journal | None) -> None:
    """grass.modern:wiped-out.1, grass.classic:wiped-out.1: all free peddles and the whole hassle pile are
    gone, what is protected stays (grass.common:wiped-out.2); a new market is needed
    (grass.common:wiped-out.3, grass.ruling:A-67), for laying peddles, not for trades
    (grass.ruling:A-57)."""
    heaps = state.heaps
    lost = cards_in(heaps, state.display(victim))
    for kind in lost:
        state.waste(kind)
    for kind in cards_in(heaps, state.tucked(victim)):
        state.waste(kind)
    clear(heaps, state.display(victim))
    clear(heaps, state.tucked(victim))
    market = state.markets[victim]
    if market >= HEATED:
        state.waste(HEAT + market - HEATED)
    if market != NO_MARKET:
        state.waste(MARKET_OPEN)
    state.markets[victim] = NO_MARKET
    if journal is not None:
        if lost:
            facts.tell_lost(journal, victim, lost)
        tell(journal, "wiped-out", victim)


def after_loss(state: GrassState, journal: Journal | None) -> None:
    """Skips, then everybody passes a card, or takes one at random (grass.variant:combine.2)."""
    add_skips(state, state.target, state.rules.skips[state.card], journal)
    state.target = NO_SEAT
    if state.rules.lucky:
        state.takes = state.players
        state.stage = stages.LUCKY
        state.actor = CHANCE
        return
    for seat in range(state.players):
        state.locked[seat] = NO_CARD
    state.stage = stages.PASSING
    state.actor = state.active


def lock_pass(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.common:paranoia.5: everybody chooses secretly (grass.common:vis.2) one card of any kind
    (grass.common:paranoia.6), also who has to skip (grass.common:skip.3)."""
    state.locked[seat] = kind
    tell(journal, "pass-locked", seat)
    if state.without_lock():
        state.actor = state.next_unlocked(state.actor)
    else:
        pass_left(state, journal)


def pass_left(state: GrassState, journal: Journal | None) -> None:
    """All cards move at once, each to the giver's own left (grass.ruling:A-50), so none is passed on."""
    if journal is not None:
        facts.tell_pass(state, journal)
    for seat in range(state.players):
        remove(state.heaps, seat, state.locked[seat])
        leave_unseen(state, seat, state.left_of(seat), state.locked[seat])
    for seat in range(state.players):
        add(state.heaps, state.left_of(seat), state.locked[seat])
        arrive_unseen(state, seat, state.left_of(seat), state.locked[seat])
        state.locked[seat] = NO_CARD
    finish_card(state, journal)


def taker(state: GrassState) -> i64:
    """grass.variant:lucky.1: beginning with the player of the card, clockwise."""
    return (state.active + state.players - state.takes) % state.players


def takeable(state: GrassState) -> i64:
    """How many cards the next taker's right neighbour holds, as the hands then are
    (grass.variant:lucky.2, grass.ruling:A-49)."""
    return size(state.heaps, state.right_of(taker(state)))


def take_at_random(state: GrassState, place: i64, journal: Journal | None) -> None:
    """grass.variant:lucky.4: each card is equally likely; grass.variant:lucky.3: in the end everybody
    holds as many as before."""
    seat = taker(state)
    robbed = state.right_of(seat)
    kind = nth(state.heaps, robbed, place)
    move(state.heaps, robbed, seat, kind)
    leave_unseen(state, robbed, seat, kind)
    arrive_unseen(state, robbed, seat, kind)
    if journal is not None:
        facts.tell_lucky(journal, seat, robbed, kind)
    state.takes -= 1
    state.taken += 1
    if state.takes == 0:
        finish_card(state, journal)
