"""Vorletzte and the Marke: saying it, taking it up, and complaints about either."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.deadlines import begin_event, recount
from stammtisch.games.gress.debts import FALSE_CALL, UNFOUNDED, VORLETZTE, WRONG_MARKE, owe
from stammtisch.games.gress.moment import Moment, with_one
from stammtisch.games.gress.settlement import test_end_again
from stammtisch.games.gress.state import NO_MARKE, OWED, GressState
from stammtisch.games.gress.swaps import conclude
from stammtisch.games.gress.wrong_plays import note_marke
from stammtisch.games.position import Journal, tell


def must_say(now: Moment, seat: i64) -> bool:
    """gress:8.1: two cards are left since an event, and it is not said yet."""
    return now.due & ~now.said & bit(seat) != 0


def say_vorletzte(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:8.1: the word. Without duty it means nothing (gress:Q80), unless the table makes it cost two
    cards (gress:option:false_vorletzte_penalty)."""
    tell(journal, "vorletzte-said", seat)
    if must_say(state.now, seat):
        state.now.said |= bit(seat)
    elif state.rules.false_vorletzte:
        state.clock += 1
        owe(state, seat, 2, FALSE_CALL, state.clock, 0, journal)
        test_end_again(state, journal)


def may_take_marke(state: GressState, seat: i64) -> bool:
    """gress:8.1: within the time, after the word, with exactly two cards (gress:Q27)."""
    return state.now.due & state.now.said & bit(seat) != 0 and state.sizes[seat] == 2


def take_marke(state: GressState, seat: i64, holding: bool, journal: Journal | None) -> None:
    """gress:2.8: only now its owner sees it; gress:8.1: an event. gress:10.7: a wrong pick-up, also with
    the holding hand (gress:10.3), happens all the same and is an event too (gress:Q26)."""
    now = state.now
    lawful = may_take_marke(state, seat) and not holding
    card = state.marken[seat]
    state.marken[seat] = NO_MARKE
    state.gain(seat, card)
    date = begin_event(state)
    now.picked |= bit(seat)
    now.picked_wrong &= ~bit(seat)
    if not lawful:
        now.picked_wrong |= bit(seat)
    elif state.rules.official:
        note_marke(state, seat)
    if state.rules.official:
        state.got = with_one(state.got, seat << 5 | card)
    recount(state, seat, date, journal)
    if journal is not None:
        journal.note("marke-taken", {"seat": int(seat)})
        journal.note("marke-taken-own", {"card": NAMES[card]}, bit(seat))
    conclude(state, seat, False, False, journal)


def new_marke(state: GressState, seat: i64, journal: Journal | None) -> None:
    """A Marke from the draw pile; gress:Q25: if that is empty it is owed, and counts as lying."""
    if state.marken[seat] != NO_MARKE:
        return
    state.now.picked &= ~bit(seat)
    state.now.picked_wrong &= ~bit(seat)
    if state.stock_size:
        state.marken[seat] = state.draw_top()
    else:
        state.marken[seat] = OWED
    if journal is not None:
        kind = "marke-new" if state.marken[seat] != OWED else "marke-owed"
        journal.note(kind, {"seat": int(seat)})


def serve_owed_marken(state: GressState, journal: Journal | None) -> None:
    """gress:Q25: as soon as there are cards again, from the player on turn on."""
    seat = state.now.turn
    for step in range(state.players):
        if state.marken[seat] == OWED and state.stock_size and state.plays_on(seat):
            state.marken[seat] = NO_MARKE
            new_marke(state, seat, journal)
        seat = seat + 1 if seat + 1 < state.players else 0


def is_liable(now: Moment, seat: i64) -> bool:
    return any(now.liable[i] & 7 == seat for i in range(len(now.liable)))


def complain_vorletzte(state: GressState, seat: i64, accused: i64, journal: Journal | None) -> None:
    """gress:8.2: two cards for who did not say it in time, dated when the time ended. An unfounded
    complaint is free (gress:Q23)."""
    now = state.now
    tell_complaint(seat, accused, "vorletzte", journal)
    for i in range(len(now.liable)):
        entry = now.liable[i]
        if entry & 7 == accused:
            now.liable = without(now, i)
            tell_ruling(seat, accused, "vorletzte", True, journal)
            owe(state, accused, 2, VORLETZTE, entry >> 3, 0, journal)
            test_end_again(state, journal)
            return
    tell_ruling(seat, accused, "vorletzte", False, journal)


def without(now: Moment, place: i64) -> vec[i64]:
    kept = vec[i64]()
    for i in range(len(now.liable)):
        if i != place:
            kept = with_one(kept, now.liable[i])
    return kept


def complain_marke(state: GressState, seat: i64, accused: i64, journal: Journal | None) -> None:
    """gress:10.7: a wrong pick-up costs one card, and a new Marke is laid; an unfounded complaint costs
    two. Allowed until the end of all complaints if its own time still runs (gress:Q61)."""
    now = state.now
    wrong = now.picked_wrong & bit(accused) != 0
    tell_complaint(seat, accused, "marke", journal)
    tell_ruling(seat, accused, "marke", wrong, journal)
    state.clock += 1
    if wrong:
        owe(state, accused, 1, WRONG_MARKE, state.clock, 0, journal)
        new_marke(state, accused, journal)
    else:
        owe(state, seat, 2, UNFOUNDED, state.clock, 0, journal)
    test_end_again(state, journal)


def tell_complaint(seat: i64, accused: i64, kind: str, journal: Journal | None) -> None:
    if journal is not None:
        journal.note("complaint-made", {"seat": int(seat), "target": int(accused), "kind": kind})


def tell_ruling(seat: i64, accused: i64, kind: str, upheld: bool, journal: Journal | None) -> None:
    if journal is not None:
        about: dict[str, object] = {"seat": int(seat), "target": int(accused), "kind": kind}
        if upheld:
            about["cards"] = []
        journal.note("complaint-upheld" if upheld else "complaint-rejected", about)
