"""A sensible act for whoever is to act, from the own hand and what lies open.

A choice in several steps is thought through anew at each of them and comes out the same. All this is as
released first, `rule-1`, a yardstick: what is new goes into new files.
"""

from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first, lowest
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import END, OFFER, SEATS, SWAP, WASTE
from stammtisch.games.grass.cards import PEDDLES, cheapest, dearest
from stammtisch.games.grass.paying import payment
from stammtisch.games.grass.playing import may_waste
from stammtisch.games.grass.state import GrassState
from stammtisch.players.grass.choices import card_to_keep, card_to_pass, next_covered, swap_seat, target_of
from stammtisch.players.grass.outlook import cheapest_of, swap_gain, value_of
from stammtisch.players.grass.trading import answer, lock, offer_step, wants_deal
from stammtisch.players.grass.use import gain_of, least_useful, rest_of, use_of


def sensible_act(state: GrassState, seat: i64, acts: i64, dice: Dice) -> i64:
    if not acts & (acts - 1):
        return lowest(acts)
    stage = state.stage
    if stage == stages.TURN:
        return turn_act(state, seat, acts, dice)
    if stage == stages.OFFERED:
        return answer(state, seat, acts)
    if stage == stages.PASSING:
        return card_to_pass(state, seat, acts)
    if stage == stages.WASTING:
        return least_useful(state, seat, acts)
    if stage == stages.TARGETING:
        return SEATS + target_of(state, seat, acts >> SEATS)
    return choice_of(state, seat, acts)


def choice_of(state: GrassState, seat: i64, acts: i64) -> i64:
    """The rarer steps: take the dearest, part with the cheapest."""
    stage = state.stage
    if stage in (stages.STEALING, stages.SWAPPING_FOR):
        return lowest(dearest(acts))
    if stage in (stages.GIVING, stages.LOSING, stages.SWAPPING, stages.PAYING_COVERED):
        return lowest(cheapest(acts))
    if stage == stages.PAYING:
        return payment(state, seat, acts)
    if stage == stages.COVERING:
        return next_covered(state, seat, acts)
    if stage == stages.SWAPPING_WITH:
        return SEATS + swap_seat(state, seat, acts >> SEATS)
    if stage == stages.DRAFTING:
        return card_to_keep(state, seat, acts)
    if stage == stages.LOCKING:
        return lock(state, seat, acts)
    return offer_step(state, seat, acts)


def turn_act(state: GrassState, seat: i64, acts: i64, dice: Dice) -> i64:
    """Let the best card go; swap when that brings something; offer a deal now and then."""
    if state.played:
        if acts & bit(SWAP) and swap_gain(state, seat):
            return SWAP
        if acts & bit(OFFER) and wants_deal(state, seat, dice):
            return OFFER
        return END
    card = card_to_let_go(state, seat, acts)
    if acts & bit(SWAP) and swap_gain(state, seat) and not swaps_later(state, seat, card):
        return SWAP
    if acts & bit(OFFER) and wants_deal(state, seat, dice):
        return OFFER
    return card


def swaps_later(state: GrassState, seat: i64, card: i64) -> bool:
    """Whether the card of this turn is better money for the swap than what lies there."""
    if card >= SEATS or not bit(card) & PEDDLES:
        return False
    return value_of(card) < cheapest_of(state.free(seat))


def card_to_let_go(state: GrassState, seat: i64, acts: i64) -> i64:
    """The card to play, or WASTE: what brings most beyond what the card is worth in the hand."""
    best: i64 = WASTE
    most: i64 = -1_000_000
    if acts & bit(WASTE):
        waste = least_useful(state, seat, may_waste(state, seat, 0))
        most = -use_of(state, seat, waste, rest_of(state, seat, waste))
    kinds = acts & first(SEATS)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        gain = gain_of(state, seat, kind) - use_of(state, seat, kind, rest_of(state, seat, kind))
        if gain > most:
            most = gain
            best = kind
    return best
