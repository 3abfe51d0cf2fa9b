"""Wrong plays: what is written down of every card laid, and taking a wrong one back."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import names
from stammtisch.games.gress.deadlines import forget_excluded, lose_turn, restart
from stammtisch.games.gress.debts import BY_SEVEN, FOUL, cancel, forgive_vorletzte, owe, owes_other
from stammtisch.games.gress.moment import with_one
from stammtisch.games.gress.plays import THROW, Play, forget
from stammtisch.games.gress.settlement import test_end_again
from stammtisch.games.gress.state import ACTIVE, NO_MARKE, SETTLING, GressState
from stammtisch.games.gress.swaps import undo_swaps
from stammtisch.games.gress.turns import is_lawful, shape_of
from stammtisch.games.position import Journal


def new_play(state: GressState, seat: i64, cards: vec[i64], kind: i64, holding: bool) -> Play:
    """How things stand directly before these cards touch the pile."""
    play = Play(state.clock + 1, seat, cards, state.now.copy())
    play.kind = kind
    play.holding = holding
    play.top = state.top()
    for other in range(state.players):
        if state.owed[other]:
            play.owing |= bit(other)
            if owes_other(state, other):
                play.owing_other |= bit(other)
        if state.sizes[other] == 1 and state.marken[other] == NO_MARKE:
            play.lonely |= bit(other)
    return play


def imagine_play(state: GressState, seat: i64) -> None:
    """The top card as the last play of a seat, for who knows no more than that."""
    play = Play(state.now.last_event, seat, vec[i64]([state.top() & 31]), state.now.copy())
    state.plays.append(play)


def log_play(state: GressState, play: Play) -> None:
    """From now on the others' amnesty is measured against this play."""
    kept = vec[i64]()
    for i in range(len(state.got)):
        entry = state.got[i]
        if entry >> 5 == play.seat:
            kept = with_one(kept, entry)
        else:
            play.got = with_one(play.got, entry)
    state.got = kept
    state.plays.append(play)
    state.plays = forget(state.plays)


def note_draw_up(state: GressState, seat: i64) -> None:
    """A turn that can never go back."""
    for play in state.plays:
        if play.seat != seat:
            play.moved = True


def note_marke(state: GressState, seat: i64) -> None:
    """A lawful pick-up after a wrong play and before the next turn of another player (gress:Q24)."""
    for place in range(len(state.plays)):
        play = state.plays[place]
        if play.seat == seat and play.is_wrong() and not others_moved(state.plays, place):
            play.marke = True


def others_moved(plays: list[Play], place: i64) -> bool:
    """Whether somebody else has made a turn since that was not taken back."""
    play = plays[place]
    if play.moved:
        return True
    for later in range(place + 1, len(plays)):
        if plays[later].seat != play.seat and plays[later].is_turn():
            return True
    return False


def others_played(plays: list[Play], place: i64) -> bool:
    """Whether somebody else has laid a card since that was not taken back."""
    play = plays[place]
    if play.covered:
        return True
    return any(plays[later].seat != play.seat for later in range(place + 1, len(plays)))


def may_take_back(state: GressState, seat: i64) -> bool:
    """gress:10.4: the own play was the last event, and there was no complaint about it and no reshuffle
    (gress:Q20). In a halt and after a provisional end, too, but not once the swap is accepted (gress:Q17).

    Whether the play was wrong is another question, which this does not answer.
    """
    if not state.plays or state.phase not in (ACTIVE, SETTLING) or state.stopper >= 0:
        return False
    play = state.plays[len(state.plays) - 1]
    return (
        play.seat == seat
        and play.date == state.now.last_event
        and not play.settled
        and play.in_pile
        and state.pile_size > len(play.cards)
        and not (state.is_halted() and state.now.accepted)
        and not state.dead_end
        and state.plays_on(seat)
        and not was_tried(state)
    )


def was_tried(state: GressState) -> bool:
    """gress:10.4: whether all know that the last card lies rightly, for its player wanted it back."""
    return state.tried != 0 and state.tried == state.now.last_event


def is_free(state: GressState, play: Play) -> bool:
    """gress:10.4: amnesty, if the cards would have been fully right directly before the last card that
    another player laid.

    gress:Q16: draw-ups and payments don't count; the cards must have been in hand already, and the hand
    the right one.
    """
    if play.holding:
        return False
    earlier: Play | None = None
    for other in state.plays:
        if other.seat != play.seat:
            earlier = other
    if earlier is None or earlier.top < 0:
        return False
    for i in range(len(play.cards)):
        if got_since(state, play.seat, play.cards[i]) > state.copies(play.seat, play.cards[i]) - copies_in(
            play.cards, play.cards[i]
        ):
            return False
    seat = bit(play.seat)
    return is_lawful(
        earlier.before,
        earlier.top,
        play.seat,
        play.cards[0],
        shape_of(play.cards),
        earlier.owing & seat != 0,
        earlier.owing_other & seat != 0,
        earlier.lonely & seat != 0,
    )


def got_since(state: GressState, seat: i64, card: i64) -> i64:
    found: i64 = 0
    for i in range(len(state.got)):
        if state.got[i] == (seat << 5 | card):
            found += 1
    return found


def copies_in(cards: vec[i64], card: i64) -> i64:
    found: i64 = 0
    for i in range(len(cards)):
        if cards[i] == card:
            found += 1
    return found


def take_back(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:10.4: a small foul. It is as if the cards had not been laid: everything runs on as before,
    for all players (gress:Q15), the game too if they had ended it (gress:Q17); what was taken, announced or
    ruled meanwhile stays. Then it is free, or costs one card, and the turn if it was the own.

    A lawful card stays where it lies, and everybody sees that somebody wanted it back: so nobody learns for
    themselves alone whether a card was right, and nobody tries twice.
    """
    play = state.plays[len(state.plays) - 1]
    if play.lawful:
        state.tried = play.date
        if journal is not None:
            journal.note("take-back-refused", {"seat": int(seat), "cards": names_of(play)})
        return
    if state.is_halted():
        undo_swaps(state, journal)
    lift(state, play)
    state.counted[seat] = play.counted
    if play.is_turn():
        unmake_turn(state, play)
    else:
        unmake_throw(state, play)
    forget_excluded(state)
    for other in range(state.players):
        forgive_vorletzte(state, other, play.date, journal)
    cancel_debts(state, play, journal)
    free = is_free(state, play)
    drop_play(state, play)
    state.clock += 1
    if journal is not None:
        kind = "taken-back-free" if free else "taken-back"
        journal.note(kind, {"seat": int(seat), "cards": names_of(play)})
    if not free:
        owe(state, seat, 1, FOUL, state.clock, 0, journal)
        lose_turn(state, seat, journal)
    test_end_again(state, journal)


def names_of(play: Play) -> list[str]:
    return names([int(play.cards[i]) for i in range(len(play.cards))])


def lift(state: GressState, play: Play) -> None:
    """Cards on top of the pile go back to the hand they came from."""
    for i in range(len(play.cards)):
        state.pile_size -= 1
        state.gain(play.seat, state.pile[state.pile_size] & 31)


def unmake_turn(state: GressState, play: Play) -> None:
    """All is as before the turn, but for what was said and ruled since: a word, a complaint about the
    mover, and that a ruling is a halt (gress:4.15)."""
    meanwhile = state.now.copy()
    now = state.now
    now.copy_from(play.before)
    if meanwhile.restricted and not now.restricted:
        restart(state, None)
    now.said |= meanwhile.said & now.due
    now.picked &= meanwhile.picked | ~bit(play.seat)
    now.picked_wrong &= meanwhile.picked_wrong | ~bit(play.seat)
    kept = vec[i64]()
    for i in range(len(now.liable)):
        entry = now.liable[i]
        if entry & 7 != play.seat or holds_entry(meanwhile.liable, entry):
            kept = with_one(kept, entry)
    now.liable = kept


def holds_entry(values: vec[i64], value: i64) -> bool:
    return any(values[i] == value for i in range(len(values)))


def unmake_throw(state: GressState, play: Play) -> None:
    """A throw or a defence nine ends little: only that is as before, and all else as it is now."""
    now, before, own = state.now, play.before, bit(play.seat)
    now.last_event = before.last_event
    now.nine = before.nine
    now.nine_two = before.nine_two
    now.nine_play = before.nine_play
    now.call_by = before.call_by
    now.call_to = before.call_to
    now.call_play = before.call_play
    now.laid_wrong = before.laid_wrong
    if play.kind == THROW:
        now.wisher = before.wisher
        now.wish_at = before.wish_at
        now.wish_play = before.wish_play
    if not now.restricted:
        now.skip_kind = before.skip_kind
        now.skip_seat = before.skip_seat
        now.skip_play = before.skip_play
    now.due = now.due & ~own | before.due & own
    now.said = (now.said | before.said & own) & now.due
    kept = vec[i64]()
    for i in range(len(now.liable)):
        if now.liable[i] >> 3 != play.date:
            kept = with_one(kept, now.liable[i])
    now.liable = kept


def cancel_debts(state: GressState, play: Play, journal: Journal | None) -> None:
    """What a wrong play made others owe lapses; the rest of a debt that a wrong defence passed on returns
    to its player. Cards already taken count against the part passed on first."""
    if not play.passed:
        cancel(state, play.date, journal)
        return
    total = play.passed + 2 * len(play.cards)
    left = cancel(state, play.date, journal)
    rest = play.passed - (total - left)
    if rest > 0 and left > 0:
        owe(state, play.seat, rest, BY_SEVEN, play.passed_origin, play.passed_play, None)
        if journal is not None:
            journal.note("debt-returned", {"seat": int(play.seat), "count": int(rest)})


def drop_play(state: GressState, play: Play) -> None:
    """A returned play is forgotten; what the others got before it is again what they got since the play
    before."""
    for i in range(len(play.got)):
        state.got = with_one(state.got, play.got[i])
    state.plays = [other for other in state.plays if other is not play]
