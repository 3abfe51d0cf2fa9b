"""Complaints about wrongly laid cards, and exactly what an upheld one undoes."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import names
from stammtisch.games.gress.deadlines import forget_excluded, lose_turn, restart
from stammtisch.games.gress.debts import UNFOUNDED, WRONG_PLAY, forgive_vorletzte, owe
from stammtisch.games.gress.gifts import return_gift
from stammtisch.games.gress.marke import new_marke, tell_complaint, tell_ruling
from stammtisch.games.gress.moment import NOBODY, Moment, with_one
from stammtisch.games.gress.plays import Play, forget
from stammtisch.games.gress.settlement import test_end_again
from stammtisch.games.gress.state import ACTIVE, GressState
from stammtisch.games.gress.swaps import undo_swaps
from stammtisch.games.gress.wrong_plays import cancel_debts, drop_play, lift, others_moved, others_played
from stammtisch.games.position import Journal


def complain_play(
    state: GressState, seat: i64, accused: i64, named: vec[i64], journal: Journal | None
) -> None:
    """gress:10.5: the game is halted and the pile examined, at once, in any halt too (gress:Q18).

    An upheld complaint costs the accused two cards, an unfounded one the complainant, however many cards it
    names. Nobody complains about oneself (gress:Q79).
    """
    tell_complaint(seat, accused, "play", journal)
    if journal is not None:
        journal.note("halted", {"reason": "complaint"})
    meant = plays_meant(state, accused, named)
    attacked = [play for play in meant if play.is_wrong()]
    for play in meant:
        play.settled = True
    if attacked:
        uphold(state, seat, accused, attacked, journal)
        return
    state.clock += 1
    tell_ruling(seat, accused, "play", False, journal)
    owe(state, seat, 2, UNFOUNDED, state.clock, 0, journal)
    lose_turn(state, seat, journal)
    go_on(state, journal)


def go_on(state: GressState, journal: Journal | None) -> None:
    """gress:4.15: the halt is over, unless a swap still halts the game (gress:Q18) or the game itself is
    over (gress:Q59)."""
    restart(state, None)
    test_end_again(state, journal)
    if journal is not None and state.phase == ACTIVE and not state.is_halted():
        journal.note("restarted", {"seat": int(state.now.turn)})


def plays_meant(state: GressState, accused: i64, named: vec[i64]) -> list[Play]:
    """gress:Q21: what a complaint is about, newest first, and never what was complained about before.

    No card named is the latest wrong play. A card named is the newest play with that card, right or wrong; a
    card named twice is also the one before, or the other such card of a packet.
    """
    found: list[Play] = []
    left = [int(named[i]) for i in range(len(named))]
    for place in range(len(state.plays) - 1, -1, -1):
        play = state.plays[place]
        if play.seat != accused or play.settled:
            continue
        if len(named) == 0 and play.is_wrong():
            return [play]
        if strike_off(left, play):
            found.append(play)
    return found


def strike_off(named: list[int], play: Play) -> bool:
    """The cards of a play are struck off those named. Tells whether there was any."""
    before = len(named)
    for i in range(len(play.cards)):
        card = int(play.cards[i])
        if card in named:
            named.remove(card)
    return len(named) < before


def is_founded(state: GressState, accused: i64, named: list[int]) -> bool:
    """Whether a complaint about these cards, or about the latest ones, would be upheld. Lawful plays that
    are named with a wrong one are passed over."""
    return any(play.is_wrong() for play in plays_meant(state, accused, vec[i64](named)))


def uphold(state: GressState, seat: i64, accused: i64, attacked: list[Play], journal: Journal | None) -> None:
    """gress:10.5, gress:Q08: undo what nobody else has relied on; two cards for the offender, once; who is
    then on turn loses it; a new Marke where one was taken up on the strength of the wrong card."""
    cards: list[int] = []
    for play in attacked:
        cards += [int(play.cards[i]) for i in range(len(play.cards))]
    if journal is not None:
        about = {"seat": int(seat), "target": int(accused), "kind": "play", "cards": names(cards)}
        journal.note("complaint-upheld", about)
    marke = False
    for play in attacked:
        marke = undo(state, play, journal) or marke
    state.plays = forget(state.plays)
    state.clock += 1
    owe(state, accused, 2, WRONG_PLAY, state.clock, 0, journal)
    if marke:
        new_marke(state, accused, journal)
    lose_turn(state, accused, journal)
    go_on(state, journal)


def undo(state: GressState, play: Play, journal: Journal | None) -> bool:
    """One wrong play is undone. Tells whether its player gets a new Marke for it."""
    place = place_of(state, play)
    moved = others_moved(state.plays, place)
    played = others_played(state.plays, place)
    marke = play.marke and not (state.rules.marke_strict and moved)
    undo_swap_of(state, play, journal)
    lapse_rights(state.now, play.date)
    for later in range(place + 1, len(state.plays)):
        forget_effects(state.plays[later], play.date)
    if not moved:
        if play.is_turn():
            state.now.turn = play.before.turn
            state.now.direction = play.before.direction
        restore_others(state, play, journal)
        forget_excluded(state)
    cancel_debts(state, play, journal)
    return_gift(state, play.date, journal)
    told = names([int(play.cards[i]) for i in range(len(play.cards))])
    if not played and may_return(state, place):
        return_cards(state, place, journal)
    elif journal is not None:
        journal.note("cards-stayed", {"seat": int(play.seat), "cards": told})
    if marke:
        for other in state.plays:
            if other.seat == play.seat:
                other.marke = False
    return marke


def place_of(state: GressState, play: Play) -> i64:
    for place in range(len(state.plays)):
        if state.plays[place] is play:
            return place
    return len(state.plays) - 1


def undo_swap_of(state: GressState, play: Play, journal: Journal | None) -> None:
    """gress:Q12: a swap from this play, or made due by it alone, goes back unless it was accepted or is
    complete; the call of another player is then pending again. A swap halt that stays goes on
    (gress:Q18)."""
    now = state.now
    if now.call_by >= 0 and now.call_play == play.date:
        drop_call(now)
    if not state.is_halted():
        return
    if now.then_a >= 0 and now.then_play == play.date:
        state.exchange_hands(now.then_a, now.then_b)
        if journal is not None:
            journal.note("swap-undone", {"seat": int(now.then_a), "target": int(now.then_b)})
        now.then_a = NOBODY
        now.then_b = NOBODY
    if now.accepted:
        return
    if now.halt_play == play.date:
        undo_swaps(state, journal)
    elif now.fixed_by == play.date:
        caller, target, source = now.halt_a, now.halt_b, now.halt_play
        undo_swaps(state, journal)
        if caller != play.seat:
            now.call_by = caller
            now.call_to = target
            now.call_play = source


def drop_call(now: Moment) -> None:
    now.call_by = NOBODY
    now.call_to = NOBODY
    now.laid_wrong = 0


def lapse_rights(now: Moment, date: i64) -> None:
    """Rights from the play of this date that were not used yet are gone."""
    if now.ten >= 0 and now.ten_play == date:
        now.ten = NOBODY
        now.offer_by = NOBODY
    if now.nine >= 0 and now.nine_play == date:
        now.nine = NOBODY
    if now.wisher >= 0 and now.wish_play == date:
        now.wisher = NOBODY


def forget_effects(later: Play, date: i64) -> None:
    """If a later play goes back too, it brings back nothing that came from the play of this date: no right,
    no call, no debt."""
    lapse_rights(later.before, date)
    if later.before.call_by >= 0 and later.before.call_play == date:
        drop_call(later.before)
    if later.passed_play == date:
        later.passed = 0


def restore_others(state: GressState, play: Play, journal: Journal | None) -> None:
    """gress:Q15: what the wrong card ended for others runs again, unless another event would have ended
    it; what it ended for its own player stays ended."""
    now, before, seat = state.now, play.before, play.seat
    untouched = now.last_event == play.date
    last_laid = state.plays[len(state.plays) - 1].date == play.date
    if play.is_turn():
        if before.ten >= 0 and before.ten != seat and now.ten < 0:
            now.ten = before.ten
            now.ten_play = before.ten_play
        restore_windows(state, play, journal)
    if before.wisher >= 0 and before.wisher != seat and last_laid and play.in_pile and now.wisher < 0:
        now.wisher = before.wisher
        now.wish_at = before.wish_at
        now.wish_play = before.wish_play
    if untouched and before.nine >= 0 and before.nine != seat and now.nine < 0:
        now.nine = before.nine
        now.nine_two = before.nine_two
        now.nine_play = before.nine_play
    if untouched and before.call_by >= 0 and before.call_by != seat and not state.is_halted():
        now.call_by = before.call_by
        now.call_to = before.call_to
        now.call_play = before.call_play


def restore_windows(state: GressState, play: Play, journal: Journal | None) -> None:
    """Times to say vorletzte, and complaints about others, that the wrong turn ended. gress:8.2: who fell
    silent stays liable, unless the very time that ended then runs again; a newer one changes nothing."""
    now, before, date = state.now, play.before, play.date
    restored: i64 = 0
    for other in range(state.players):
        if other == play.seat:
            continue
        if before.due & bit(other) and state.counted[other] < date:
            restored |= bit(other)
            forgive_vorletzte(state, other, date, journal)
    now.due |= restored
    now.said |= before.said & restored
    now.picked |= before.picked & ~bit(play.seat)
    now.picked_wrong |= before.picked_wrong & ~bit(play.seat)
    kept = vec[i64]()
    for i in range(len(before.liable)):
        if before.liable[i] & 7 != play.seat:
            kept = with_one(kept, before.liable[i])
    for i in range(len(now.liable)):
        entry = now.liable[i]
        if entry >> 3 != date or not restored & bit(entry & 7):
            kept = with_one(kept, entry)
    now.liable = kept


def may_return(state: GressState, place: i64) -> bool:
    """gress:Q20: not after a reshuffle, and the pile is never left empty."""
    cards: i64 = 0
    for later in range(place, len(state.plays)):
        if not state.plays[later].in_pile:
            return False
        cards += len(state.plays[later].cards)
    return state.pile_size > cards


def return_cards(state: GressState, place: i64, journal: Journal | None) -> None:
    """The wrong cards and the own ones on top of them go back (gress:Q09)."""
    seat = state.plays[place].seat
    first = state.plays[place].date
    cards: list[int] = []
    while len(state.plays) > place:
        play = state.plays[len(state.plays) - 1]
        cards += [int(play.cards[i]) for i in range(len(play.cards))]
        lift(state, play)
        lapse_rights(state.now, play.date)
        drop_play(state, play)
    if state.now.due & bit(seat) and state.due_since[seat] >= first:
        state.now.due &= ~bit(seat)
        state.now.said &= ~bit(seat)
    state.forget_steps(seat)
    if journal is not None:
        journal.note("cards-returned", {"seat": int(seat), "cards": names(cards)})
