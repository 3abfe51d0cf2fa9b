"""Dealing: offers and their answers, trades of both editions, the modern swap.

An offer is composed in steps and stands open until it is answered, withdrawn or lapses. There is one at a
time: the active player's, or the answer that its addressee proposes instead.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit, first, lowest
from stammtisch.games.grass import facts, stages
from stammtisch.games.grass.cards import KINDS, PEDDLES
from stammtisch.games.grass.knowledge import all_see_move, arrive_unseen, leave_unseen, show
from stammtisch.games.grass.piles import add, how_many, kinds_in, move, remove
from stammtisch.games.grass.playing import take_from_cover
from stammtisch.games.grass.rounds import clear_offer
from stammtisch.games.grass.rules import OPEN
from stammtisch.games.grass.state import EVERYONE, NO_CARD, NO_SEAT, GrassState
from stammtisch.games.position import EVERYBODY, Journal, tell

ASKABLE: Final[i64] = first(KINDS)
"""Any kind of card may be asked for, whoever holds it."""


def may_offer(state: GrassState) -> bool:
    """Whether the active player may start a deal now; nobody else ever may (grass.modern:deal.1,
    grass.classic:deal.1). grass.classic:tutorial.2: the first stage of the course knows no deals.

    grass.modern:deal.3, grass.classic:deal.8: any number of them (grass.ruling:A-22),
    grass.option:classic-deals-per-turn: or one a turn.
    """
    rules = state.rules
    if rules.one_deal and state.deals:
        return False
    return rules.deals_after if state.played else rules.deals_before


def tradable(state: GrassState, seat: i64) -> i64:
    """The displayed kinds of a seat that may change hands: free peddles only (grass.modern:swap.3,
    grass.classic:deal.9, grass.ruling:A-23), unless grass.option:trade-protected; whatever the market
    (grass.modern:swap.5, grass.classic:deal.10, grass.ruling:A-21, grass.ruling:A-24), unless
    grass.option:table-trade-needs-open."""
    rules = state.rules
    if rules.board_needs_open and state.markets[seat] != OPEN:
        return 0
    return state.displayed(seat) if rules.trade_protected else state.free(seat)


def how_many_tradable(state: GrassState, seat: i64, kind: i64) -> i64:
    found = how_many(state.heaps, state.display(seat), kind)
    if state.rules.trade_protected:
        for place in range(state.covers[seat]):
            found += how_many(state.heaps, state.cover(seat, place), kind)
    return found


def swap_partners(state: GrassState, seat: i64) -> i64:
    """grass.modern:swap.1: once a turn with any opponent who has a free peddle, if one has one too."""
    seats: i64 = 0
    if state.rules.swaps and not state.swapped and tradable(state, seat):
        for other in range(state.players):
            if other != seat and tradable(state, other):
                seats |= bit(other)
    return seats


def swap_own(state: GrassState, kind: i64) -> None:
    state.own = kind
    state.stage = stages.SWAPPING_WITH


def swap_with(state: GrassState, target: i64) -> None:
    state.target = target
    state.stage = stages.SWAPPING_FOR


def swap(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.modern:swap.2: nobody is asked, any values go (grass.ruling:A-60); grass.modern:swap.4: before
    or after the card of the turn; grass.modern:swap.6: both lie free."""
    target = state.target
    given = state.own
    take_peddle(state, seat, given)
    take_peddle(state, target, kind)
    add(state.heaps, state.display(seat), kind)
    add(state.heaps, state.display(target), given)
    state.swapped = True
    state.own = NO_CARD
    state.target = NO_SEAT
    if journal is not None:
        facts.tell_swap(journal, seat, target, given, kind)
    back_to_turn(state)


def take_peddle(state: GrassState, seat: i64, kind: i64) -> None:
    """A displayed peddle leaves: a free one, or with grass.option:trade-protected one that leaves its
    protection."""
    if how_many(state.heaps, state.display(seat), kind):
        remove(state.heaps, state.display(seat), kind)
        return
    for place in range(state.covers[seat]):
        if how_many(state.heaps, state.cover(seat, place), kind):
            take_from_cover(state, seat, place, kind)
            return


def back_to_turn(state: GrassState) -> None:
    """A swap leaves an open offer open."""
    if state.offer_from == NO_SEAT:
        state.stage = stages.TURN
        state.actor = state.active
    else:
        state.stage = stages.OFFERED
        state.actor = answerer(state)


def start_offer(state: GrassState) -> None:
    state.offers += 1
    state.offer_from = state.active
    state.stage = stages.ADDRESSING


def address(state: GrassState, seat: i64) -> None:
    """grass.digital:offer.1: to one seat or to the whole table."""
    state.offer_to = seat
    state.stage = stages.OFFERING


def counter(state: GrassState, seat: i64) -> None:
    """grass.digital:offer.2: the addressee proposes something else to the active player."""
    clear_offer(state)
    state.offer_from = seat
    state.offer_to = state.active
    state.stage = stages.OFFERING
    state.actor = seat


def addressees(state: GrassState, proposer: i64) -> i64:
    """The seats to which an offer can be made, one by one or as the whole table."""
    return first(state.players) & ~bit(proposer)


def board_partners(state: GrassState, proposer: i64, asked: i64) -> i64:
    """Those of the seats asked that could be the other side of a table part. grass.classic:deal.3: peddles
    over the table, at least one from each side (grass.ruling:A-63)."""
    seats: i64 = 0
    if not state.rules.board_deals or not tradable(state, proposer):
        return seats
    for other in range(state.players):
        if asked & bit(other) and tradable(state, other):
            seats |= bit(other)
    return seats


def seats_asked(state: GrassState) -> i64:
    """The seats that the offer being composed is made to."""
    if state.offer_to == EVERYONE:
        return addressees(state, state.offer_from)
    return bit(state.offer_to)


def board_possible(state: GrassState) -> bool:
    """Whether the offer being composed can have a table part."""
    return board_partners(state, state.offer_from, seats_asked(state)) != 0


def board_givable(state: GrassState) -> i64:
    """The kinds that the proposer could add to the table part."""
    return addable(state, state.offer_from, state.board_give())


def board_askable(state: GrassState) -> i64:
    """The kinds that could be asked for on top; whoever is asked must have them all."""
    kinds: i64 = 0
    seats = board_partners(state, state.offer_from, seats_asked(state))
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if has_wanted(state, seat):
            kinds |= addable(state, seat, state.board_want())
    return kinds


def addable(state: GrassState, seat: i64, heap: i64) -> i64:
    """The displayed kinds of a seat of which there are more than this part of the offer names."""
    kinds = tradable(state, seat)
    found: i64 = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if how_many_tradable(state, seat, kind) > how_many(state.heaps, heap, kind):
            found |= bit(kind)
    return found


def has_wanted(state: GrassState, seat: i64) -> bool:
    """Whether a seat's display has all that an offer asks for."""
    heap = state.board_want()
    kinds = kinds_in(state.heaps, heap)
    if kinds & ~tradable(state, seat):
        return False
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if how_many_tradable(state, seat, kind) < how_many(state.heaps, heap, kind):
            return False
    return True


def offer_card(state: GrassState, kind: i64) -> None:
    state.offer_hand = True
    state.offer_give = kind
    state.stage = stages.ASKING


def ask_card(state: GrassState, kind: i64, journal: Journal | None) -> None:
    """grass.modern:deal.2, grass.classic:deal.2: one card of a hand for one of the other (no gifts, and
    never for a displayed one, grass.classic:deal.4)."""
    state.offer_want = kind
    put_offer(state, journal)


def offer_board(state: GrassState) -> None:
    state.stage = stages.BOARD_GIVING


def ask_board(state: GrassState) -> None:
    state.stage = stages.BOARD_ASKING


def add_hand_part(state: GrassState, journal: Journal | None) -> None:
    """grass.classic:deal.5: a deal may join a table part and a hand part. grass.variant:hidden.1: in a
    hidden deal the cards of the hands are not named."""
    state.offer_hand = True
    if state.rules.hidden_deals:
        put_offer(state, journal)
    else:
        state.stage = stages.HAND_GIVING


def visible_to(state: GrassState) -> i64:
    """Who sees what an offer names (grass.option:trade-view, grass.ruling:A-20)."""
    if state.rules.open_deals or state.offer_to == EVERYONE:
        return first(state.players + 1)
    return bit(state.offer_from) | bit(state.offer_to)


def listeners(state: GrassState) -> i64:
    """The same, as facts want it."""
    seats = visible_to(state)
    return EVERYBODY if seats & bit(state.players) else seats


def put_offer(state: GrassState, journal: Journal | None) -> None:
    """The offer stands; what it gives is shown by it (grass.digital:offer.4: what is said beside it
    binds nobody)."""
    if state.offer_give != NO_CARD:
        show(state, state.offer_from, state.offer_give, visible_to(state))
    if state.offer_to == EVERYONE:
        state.to_answer = first(state.players) & ~bit(state.offer_from)
    else:
        state.to_answer = bit(state.offer_to)
    state.willing = 0
    state.stage = stages.OFFERED
    state.actor = answerer(state)
    if journal is not None:
        facts.tell_offer(state, journal, listeners(state))


def answerer(state: GrassState) -> i64:
    """Who is to answer next, clockwise; the proposer chooses once all have."""
    seat = state.left_of(state.offer_from)
    while seat != state.offer_from and not state.to_answer & bit(seat):
        seat = state.left_of(seat)
    return seat


def can_do(state: GrassState, seat: i64) -> bool:
    """grass.digital:offer.2: whether a seat has all that the offer asks of it at this moment. The proposer
    has what it gives: nothing leaves its hand or display without the offer lapsing."""
    if state.offer_want != NO_CARD and not state.held(seat) & bit(state.offer_want):
        return False
    return not state.rules.board_deals or has_wanted(state, seat)


def accept(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.modern:deal.4, grass.classic:deal.7: both agree. grass.variant:hidden.3: in a hidden deal each
    then lays down a card (grass.digital:hidden.1)."""
    if not (state.rules.hidden_deals and state.offer_hand):
        trade(state, seat, journal)
        return
    state.to_answer = 0
    state.willing = 0
    state.target = seat
    state.stage = stages.LOCKING
    state.actor = seat
    tell(journal, "hidden-agreed", state.offer_from, seat)


def decline(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.digital:offer.3: without a reason, and without a word about what is held."""
    state.to_answer &= ~bit(seat)
    tell(journal, "offer-declined", seat)
    if state.to_answer or state.willing:
        state.actor = answerer(state)
    else:
        end_offer(state)


def signal(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.digital:offer.1: willing to do what was offered to the table, and so showing the card."""
    state.to_answer &= ~bit(seat)
    state.willing |= bit(seat)
    if state.offer_want != NO_CARD:
        show(state, seat, state.offer_want, first(state.players + 1))
    tell(journal, "offer-willing", seat)
    state.actor = answerer(state)


def withdraw(state: GrassState, seat: i64, journal: Journal | None) -> None:
    """grass.digital:offer.2: before it is accepted; grass.digital:hidden.1: a hidden deal may be called
    off by either until the second card is down."""
    tell(journal, "offer-withdrawn", seat)
    end_offer(state)


def lapse(state: GrassState, journal: Journal | None) -> None:
    """grass.digital:offer.5: the active player plays on, ends the turn or offers something else."""
    if state.offer_from != NO_SEAT:
        if journal is not None:
            journal.note("offer-lapsed", {})
        end_offer(state)


def end_offer(state: GrassState) -> None:
    clear_offer(state)
    if state.target != NO_SEAT:
        for seat in range(state.players):
            state.locked[seat] = NO_CARD
        state.target = NO_SEAT
    state.stage = stages.TURN
    state.actor = state.active


def trade(state: GrassState, partner: i64, journal: Journal | None) -> None:
    """All of it or nothing. Markets, heat and skips don't matter (grass.modern:deal.6,
    grass.ruling:A-17), any card may go (grass.classic:deal.11), and hands keep their size
    (grass.common:hand.2); never anything from the stack or the wasted pile (grass.classic:deal.6)."""
    if state.offer_hand:
        swap_hand_cards(state, partner, state.offer_give, state.offer_want, state.rules.open_deals)
    trade_boards(state, partner)
    if journal is not None:
        facts.tell_trade(state, journal, partner, state.offer_give, state.offer_want)
    state.deals += 1
    end_offer(state)


def swap_hand_cards(state: GrassState, partner: i64, given: i64, got: i64, openly: bool) -> None:
    """One card each way between the proposer and a partner."""
    giver = state.offer_from
    move(state.heaps, giver, partner, given)
    move(state.heaps, partner, giver, got)
    if openly:
        all_see_move(state, giver, partner, given)
        all_see_move(state, partner, giver, got)
    else:
        exchange_unseen(state, giver, partner, given, got)


def exchange_unseen(state: GrassState, one: i64, other: i64, given: i64, got: i64) -> None:
    """Only the partners know what went over; what they say about it is not checked
    (grass.variant:hidden.4), and there is no act to show the card (grass.variant:hidden.5)."""
    leave_unseen(state, one, other, given)
    leave_unseen(state, other, one, got)
    arrive_unseen(state, one, other, given)
    arrive_unseen(state, other, one, got)


def trade_boards(state: GrassState, partner: i64) -> None:
    """Displayed peddles change places openly, also in a hidden deal (grass.variant:hidden.6,
    grass.ruling:A-48), and lie free (grass.common:peddle.3)."""
    if state.rules.board_deals:
        hand_over(state, state.offer_from, partner, state.board_give())
        hand_over(state, partner, state.offer_from, state.board_want())


def hand_over(state: GrassState, giver: i64, taker: i64, heap: i64) -> None:
    kinds = kinds_in(state.heaps, heap) & PEDDLES
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        for copy in range(how_many(state.heaps, heap, kind)):
            take_peddle(state, giver, kind)
            add(state.heaps, state.display(taker), kind)


def lock_hidden(state: GrassState, seat: i64, kind: i64, journal: Journal | None) -> None:
    """grass.variant:hidden.2: any card, whatever was promised; with the second one the deal is done and
    can't be undone (grass.variant:hidden.3, grass.ruling:A-47)."""
    state.locked[seat] = kind
    tell(journal, "hidden-locked", seat)
    one, other = state.offer_from, state.target
    if state.locked[one] == NO_CARD:
        state.actor = one
    elif state.locked[other] == NO_CARD:
        state.actor = other
    else:
        given, got = state.locked[one], state.locked[other]
        swap_hand_cards(state, other, given, got, False)
        trade_boards(state, other)
        if journal is not None:
            facts.tell_trade(state, journal, other, given, got)
        state.deals += 1
        end_offer(state)
