"""What a seat may do now, as a set of acts; and the steps of a choice that takes several.

An official table lets hands do what hands can do. A guided one lets through only what is right.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count, first
from stammtisch.games.gress.acts import (
    COMPLAIN,
    DOWN,
    DRAW,
    ELSE,
    GIVE,
    HOLDING,
    LAY,
    MARKE,
    OPEN,
    PACKET,
    READY,
    SEAT,
    STOP,
    SUIT,
    SWAP,
    TAKE,
    TAKEBACK,
    TOUCH,
    VORLETZTE,
)
from stammtisch.games.gress.cards import RED_NINES, SEVEN, SEVENS
from stammtisch.games.gress.dealing import all_ready, may_claim_misdeal
from stammtisch.games.gress.debts import owes_other
from stammtisch.games.gress.drawing import may_draw_up, may_stop
from stammtisch.games.gress.exclusion import may_exclude
from stammtisch.games.gress.gifts import may_take
from stammtisch.games.gress.laying import is_lonely
from stammtisch.games.gress.marke import is_liable, may_take_marke, must_say
from stammtisch.games.gress.state import LEVELS, READYING, SETTLING, GressState
from stammtisch.games.gress.swaps import may_touch
from stammtisch.games.gress.throws import may_throw
from stammtisch.games.gress.turns import may_begin_packet, may_lay
from stammtisch.games.gress.wrong_plays import may_take_back


def first_acts(state: GressState, seat: i64) -> i64:
    """What a seat may do or begin, whatever it has begun already."""
    if seat < 0 or state.actor < 0 or state.excluded & bit(seat):
        return 0
    if state.phase == READYING:
        return before_the_opening(state, seat)
    if state.rules.official:
        return possible(state, seat)
    return lawful(state, seat) | idle(state, seat)


def before_the_opening(state: GressState, seat: i64) -> i64:
    """gress:3.5: be ready; gress:3.7: the dealer opens once all are, and not before. A deal by hand may be
    called wrong until then (gress:11.9)."""
    acts: i64 = 0
    if not state.ready & bit(seat):
        acts |= bit(READY)
    elif seat == state.dealer and all_ready(state):
        acts |= bit(OPEN)
    if may_claim_misdeal(state, seat):
        acts |= bit(ELSE)
    return acts


def rights(state: GressState, seat: i64) -> i64:
    """What only some may do, and only in their time: to give, to swap, to wish, to lay and touch hands."""
    now = state.now
    acts: i64 = 0
    halted = state.is_halted()
    if not halted and now.call_by < 0 and now.ten != seat and now.nine != seat and now.wisher != seat:
        return 0
    if now.ten == seat and not halted and state.sizes[seat]:
        acts |= bit(GIVE)
    if now.nine == seat:
        acts |= bit(SWAP)
    if now.wisher == seat:
        acts |= bit(SUIT) * 15
    if halted:
        if (seat == now.halt_a or seat == now.halt_b) and not now.laid & bit(seat):
            acts |= bit(LAY)
    elif now.call_to == seat:
        acts |= bit(LAY)
    if may_touch(state, seat):
        acts |= bit(TOUCH)
    return acts


def possible(state: GressState, seat: i64) -> i64:
    """At an official table: whatever a hand can do and a mouth can say. What is refused, is refused for a
    reason everybody can see; nothing here depends on what is right."""
    acts = moves(state, seat)
    if state.phase == SETTLING:
        if not state.down & bit(seat):
            acts |= bit(DOWN)
    else:
        if state.now.nine == seat:
            acts |= bit(SWAP)
        if state.now.wisher == seat:
            acts |= bit(SUIT) * 15
        if not state.is_halted() and state.stock_size == 0:
            acts |= bit(STOP)
    if may_take_back(state, seat):
        acts |= bit(TAKEBACK)
    return acts | bit(VORLETZTE) | bit(ELSE)


def moves(state: GressState, seat: i64) -> i64:
    """The acts that move cards, with either hand (gress:2.6)."""
    acts: i64 = 0
    if may_take(state, seat):
        acts |= bit(TAKE)
    if state.phase == SETTLING:
        if state.stock_size:
            acts |= bit(DRAW)
        return acts
    acts |= rights(state, seat) & (bit(GIVE) | bit(LAY) | bit(TOUCH))
    if state.is_halted():
        return acts
    acts |= state.holds(seat)
    if state.sizes[seat] > 1:
        acts |= bit(PACKET)
    if state.stock_size:
        acts |= bit(DRAW)
    if state.marken[seat] >= 0:
        acts |= bit(MARKE)
    return acts


def lawful(state: GressState, seat: i64) -> i64:
    """What is right for a seat now."""
    now = state.now
    acts: i64 = 0
    if must_say(now, seat):
        acts |= bit(VORLETZTE)
    if len(now.liable) and somebody_is_liable(state, seat):
        acts |= bit(ELSE)
    if state.phase == SETTLING:
        if state.owed[seat] and state.stock_size:
            acts |= bit(DRAW)
        elif not state.down & bit(seat) and state.sizes[seat]:
            acts |= bit(DOWN)
        return acts
    acts |= rights(state, seat)
    if state.is_halted():
        return acts
    held = state.holds(seat)
    if held:
        acts |= held & lawful_cards(state, seat)
        if held & (SEVENS | RED_NINES) and (now.turn == seat or now.skip_seat == seat):
            acts |= lawful_packet(state, seat)
    if state.stock_size:
        if state.owed[seat] or may_draw_up(state, seat):
            acts |= bit(DRAW)
    elif may_stop(state, seat):
        acts |= bit(STOP)
    if now.due and state.marken[seat] >= 0 and may_take_marke(state, seat):
        acts |= bit(MARKE)
    return acts


def lawful_cards(state: GressState, seat: i64) -> i64:
    """The kinds that may be laid alone; who is neither on turn nor asked nor skipped can only throw."""
    now = state.now
    owing = state.owed[seat] > 0
    if now.turn != seat and now.call_to != seat and now.skip_seat != seat:
        return may_throw(now, state.top(), seat, owing)
    other = owing and owes_other(state, seat)
    return may_lay(now, state.top(), seat, owing, other, is_lonely(state, seat))


def packet_starts(state: GressState, seat: i64) -> i64:
    owing = state.owed[seat] > 0
    other = owing and owes_other(state, seat)
    return state.holds(seat) & may_begin_packet(state.now, state.top(), seat, owing, other)


def packet_bottoms(state: GressState, seat: i64) -> i64:
    """The kinds on which two sevens or more, or two red nines, can rightly be laid together."""
    kinds: i64 = 0
    if holds_several(state, seat, SEVENS):
        kinds |= SEVENS
    if holds_several(state, seat, RED_NINES):
        kinds |= RED_NINES
    return kinds & packet_starts(state, seat) if kinds else kinds


def lawful_packet(state: GressState, seat: i64) -> i64:
    """Whether two sevens or two red nines can be laid together."""
    return bit(PACKET) if packet_bottoms(state, seat) else 0


def holds_several(state: GressState, seat: i64, kinds: i64) -> bool:
    """Whether a hand has more than one card of these kinds, equal ones or not."""
    here = state.holds(seat) & kinds
    return here & (here - 1) != 0 or state.held[seat * LEVELS + 1] & kinds != 0


def somebody_is_liable(state: GressState, seat: i64) -> bool:
    for other in range(state.players):
        if other != seat and is_liable(state.now, other) and state.plays_on(other):
            return True
    return False


def idle(state: GressState, seat: i64) -> i64:
    """While throws are allowed everybody may act, whatever they hold: who has nothing to throw can at
    least say vorletzte for nothing (gress:Q80). So nobody sees from outside who could throw."""
    if state.phase == SETTLING or not state.now.throws or state.is_halted() or state.now.turn == seat:
        return 0
    return bit(ELSE) if state.rules.false_vorletzte else bit(VORLETZTE)


def others(state: GressState, seat: i64) -> i64:
    """All other seats that still play, as acts."""
    return (state.everybody() & ~bit(seat)) << SEAT


def left_to_choose(state: GressState, seat: i64, chosen: vec[i64], start: i64) -> i64:
    """The kinds in hand of which not all are chosen yet."""
    held = state.holds(seat)
    kinds = held
    while held:
        low = held & -held
        held ^= low
        kind: i64 = count(low - 1)
        taken: i64 = 0
        for i in range(start, len(chosen)):
            if chosen[i] == kind:
                taken += 1
        if taken >= state.copies(seat, kind):
            kinds &= ~low
    return kinds


def next_steps(state: GressState, seat: i64, strict: bool) -> i64:
    """The acts that go on with what a seat has begun; `strict` offers only what is right."""
    steps = state.steps[seat]
    if steps[0] == ELSE:
        if len(steps) == 1:
            return rarer(state, seat, strict)
        if steps[1] == COMPLAIN:
            return complaint_steps(state, seat, strict) | bit(ELSE)
        if len(steps) == 2:
            return moves(state, seat) | bit(ELSE)
    at: i64 = 2 if steps[0] == ELSE else 0
    begun = steps[at]
    if begun == PACKET:
        return packet_steps(state, seat, at, strict)
    if begun == GIVE:
        if state.now.ten != seat or state.is_halted():
            return bit(ELSE)
        if len(steps) == at + 1:
            return state.holds(seat) | bit(ELSE)
        return others(state, seat) | bit(ELSE)
    return swap_steps(state, seat) | bit(ELSE)


def rarer(state: GressState, seat: i64, strict: bool) -> i64:
    """What ELSE opens: complaints, and the holding hand for whoever moves cards with it (gress:10.3)."""
    acts = bit(COMPLAIN) | bit(ELSE)
    if not strict and state.phase != READYING and moves(state, seat):
        acts |= bit(HOLDING)
    return acts


def packet_steps(state: GressState, seat: i64, at: i64, strict: bool) -> i64:
    """gress:4.4, gress:6.1: nobody lays a card that is not in hand, or one card twice."""
    steps = state.steps[seat]
    if state.is_halted() or state.phase == SETTLING:
        return bit(ELSE)
    kinds = left_to_choose(state, seat, steps, at + 1)
    if not strict:
        return kinds | bit(ELSE)
    chosen = len(steps) - at - 1
    if chosen == 0:
        return packet_bottoms(state, seat) | bit(ELSE)
    if chosen == 2 and steps[at + 1] >> 2 != SEVEN:
        return bit(ELSE)
    return kinds & packet_mates(steps[at + 1]) | bit(ELSE)


def packet_mates(bottom: i64) -> i64:
    """The kinds that go with the lowest card of a packet (gress:6.2, gress:6.4)."""
    return SEVENS if bottom >> 2 == SEVEN else RED_NINES


def may_finish_packet(state: GressState, seat: i64, lowest: i64) -> bool:
    """Whether cards chosen step by step may still be laid together: not in a halt (gress:Q19), and at a
    guided table only while that is right."""
    if state.is_halted():
        return False
    return state.rules.official or packet_starts(state, seat) & bit(lowest) != 0


def swap_steps(state: GressState, seat: i64) -> i64:
    """gress:Q39: one other player; gress:6.3: after two nines two different ones, oneself or not; with two
    players left both (gress:Q48)."""
    if state.now.nine != seat:
        return 0
    steps = state.steps[seat]
    parties = swap_parties(state, seat)
    return parties & ~bit(steps[1]) if state.now.nine_two and len(steps) > 1 else parties


def swap_parties(state: GressState, seat: i64) -> i64:
    """Whose hands a seat may name for a swap, as acts."""
    return state.everybody() << SEAT if state.now.nine_two else others(state, seat)


def complaint_steps(state: GressState, seat: i64, strict: bool) -> i64:
    """What a complaint is about, then whom, then perhaps which cards: any number of them (gress:Q21)."""
    steps = state.steps[seat]
    if len(steps) == 2:
        return topics(state, seat, strict)
    if len(steps) == 3:
        return accused(state, seat, steps[2], strict)
    return first(SEAT)


def topics(state: GressState, seat: i64, strict: bool) -> i64:
    """What a complaint may be about; gress:10.8: only people vote, and not once the game is won."""
    if state.phase == READYING:
        return bit(READY)
    acts = bit(VORLETZTE)
    if state.rules.official and not strict:
        acts |= bit(PACKET)
        if state.now.picked:
            acts |= bit(MARKE)
        if state.people & bit(seat):
            if may_exclude(state):
                acts |= bit(COMPLAIN)
            if voted_against(state, seat):
                acts |= bit(TAKEBACK)
    return acts


def voted_against(state: GressState, seat: i64) -> i64:
    """Whom a seat wants to see excluded, as acts."""
    acts: i64 = 0
    for other in range(state.players):
        if state.votes[other] & bit(seat) and state.plays_on(other):
            acts |= bit(SEAT + other)
    return acts


def accused(state: GressState, seat: i64, about: i64, strict: bool) -> i64:
    """Whom a seat may complain about, as acts; gress:Q79: never oneself."""
    if about == VORLETZTE and (strict or not state.rules.official):
        return liable_seats(state, seat)
    if about == MARKE:
        return others(state, seat) & state.now.picked << SEAT
    if about == TAKEBACK:
        return voted_against(state, seat)
    return others(state, seat)


def liable_seats(state: GressState, seat: i64) -> i64:
    acts: i64 = 0
    for other in range(state.players):
        if other != seat and is_liable(state.now, other) and state.plays_on(other):
            acts |= bit(SEAT + other)
    return acts
