"""What a seat may do: the legal acts of every stage."""

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.grass import deals, playing, stages
from stammtisch.games.grass.acts import (
    ACCEPT,
    BOARD,
    COUNTER,
    COVERS,
    DECLINE,
    DONE,
    END,
    FOR,
    HAND,
    OFFER,
    SEATS,
    SWAP,
    TO_ALL,
    WASTE,
    WILLING,
    WITHDRAW,
)
from stammtisch.games.grass.effects import gifts, losses
from stammtisch.games.grass.piles import kinds_in
from stammtisch.games.grass.state import EVERYONE, NO_CARD, GrassState


def legal_acts(state: GrassState, seat: i64) -> i64:
    stage = state.stage
    if stage == stages.TURN:
        return turn_acts(state, seat) if seat == state.active else 0
    if seat < 0:
        return 0
    if stage == stages.OFFERED:
        return answers(state, seat)
    if stage in (stages.PASSING, stages.DRAFTING):
        if state.locked[seat] != NO_CARD:
            return 0
        return state.held(seat) if stage == stages.PASSING else kinds_in(state.heaps, state.draft_pack(seat))
    if stage == stages.LOCKING:
        return locks(state, seat)
    return steps(state, seat) if seat == state.actor else 0


def turn_acts(state: GrassState, seat: i64) -> i64:
    """Let a card go, deal, swap, or end the turn once a card is gone: grass.modern:turn.2: exactly one
    (grass.common:hand.1)."""
    acts: i64 = 0
    if state.played:
        acts = bit(END)
    else:
        plays = playing.may_play(state, seat)
        wastes = playing.may_waste(state, seat, plays)
        if wastes:
            acts = plays | bit(WASTE)
        elif plays:
            acts = plays
        else:
            acts = playing.must_play(state, seat)
    if deals.may_offer(state):
        acts |= bit(OFFER)
    if state.rules.swaps and deals.swap_partners(state, seat):
        acts |= bit(SWAP)
    return acts


def answers(state: GrassState, seat: i64) -> i64:
    """What may be done about an open offer. The active player may also go on with the turn."""
    acts: i64 = 0
    if seat == state.active:
        acts = turn_acts(state, seat)
    if seat == state.offer_from:
        return acts | bit(WITHDRAW) | state.willing << SEATS
    if not state.to_answer & bit(seat):
        return acts
    acts |= bit(DECLINE)
    if state.offer_to == EVERYONE:
        if deals.can_do(state, seat):
            acts |= bit(WILLING)
        return acts
    if deals.can_do(state, seat):
        acts |= bit(ACCEPT)
    if seat != state.active and (state.rules.board_deals or not state.rules.hidden_deals):
        acts |= bit(COUNTER)
    return acts


def locks(state: GrassState, seat: i64) -> i64:
    """grass.digital:hidden.1: lay down a card, or call the deal off."""
    if seat != state.offer_from and seat != state.target:
        return 0
    if state.locked[seat] == NO_CARD:
        return state.held(seat) | bit(WITHDRAW)
    return bit(WITHDRAW)


def steps(state: GrassState, seat: i64) -> i64:
    """How a choice that was begun may go on."""
    stage = state.stage
    if stage == stages.WASTING:
        return playing.may_waste(state, seat, 0)
    if stage == stages.TARGETING:
        return playing.targets(state, seat, state.card) << SEATS
    if stage == stages.STEALING:
        return playing.loot(state, state.target)
    if stage == stages.PAYING:
        return playing.payable(state, seat) & state.free(seat) | playing.paying_covers(state, seat) << COVERS
    if stage == stages.PAYING_COVERED:
        return playing.payable_under(state, seat, state.own)
    if stage == stages.COVERING:
        return cover_steps(state, seat)
    if stage == stages.GIVING:
        return gifts(state, seat)
    if stage == stages.LOSING:
        return losses(state, seat)
    if stage == stages.SWAPPING:
        return deals.tradable(state, seat)
    if stage == stages.SWAPPING_WITH:
        return deals.swap_partners(state, seat) << SEATS
    if stage == stages.SWAPPING_FOR:
        return deals.tradable(state, state.target)
    return offer_steps(state, seat)


def cover_steps(state: GrassState, seat: i64) -> i64:
    kinds = playing.coverable(state, seat, state.card)
    if kinds_in(state.heaps, state.chosen()):
        kinds |= bit(DONE)
    return kinds


def offer_steps(state: GrassState, seat: i64) -> i64:
    stage = state.stage
    if stage == stages.ADDRESSING:
        return deals.addressees(state, seat) << SEATS | bit(TO_ALL)
    if stage == stages.OFFERING:
        acts = bit(HAND) if state.rules.hidden_deals else state.held(seat)
        if deals.board_possible(state):
            acts |= bit(BOARD)
        return acts
    if stage == stages.ASKING:
        return deals.ASKABLE
    if stage == stages.BOARD_GIVING:
        acts = deals.board_givable(state)
        if kinds_in(state.heaps, state.board_give()):
            acts |= bit(FOR)
        return acts
    if stage == stages.BOARD_ASKING:
        acts = deals.board_askable(state)
        if kinds_in(state.heaps, state.board_want()):
            acts |= bit(DONE) | bit(HAND)
        return acts
    if stage == stages.HAND_GIVING:
        return state.held(seat)
    return 0
