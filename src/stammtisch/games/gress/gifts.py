"""The gift after a ten."""

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.deadlines import begin_event, recount
from stammtisch.games.gress.moment import NOBODY, with_one
from stammtisch.games.gress.plays import Gift
from stammtisch.games.gress.state import ACTIVE, GressState
from stammtisch.games.gress.swaps import conclude
from stammtisch.games.position import Journal, tell


def give(state: GressState, seat: i64, card: i64, to: i64, holding: bool, journal: Journal | None) -> None:
    """gress:5.4: who moved with a ten lays one card face down before another player: an event.

    It is no turn, so debts don't matter, and it may be the last card (gress:Q54).
    gress:10.3: with the holding hand it is not done, but lies there as an offer (gress:Q67).
    """
    now = state.now
    if holding:
        now.offer_by = seat
        now.offer_to = to
        now.offer_card = card
        tell(journal, "gift-offered", seat, to)
        return
    play = now.ten_play
    state.forget_steps(seat)
    state.lose(seat, card)
    state.gain(to, card)
    date = begin_event(state)
    now.ten = NOBODY
    now.offer_by = NOBODY
    if state.rules.official:
        state.gifts.append(Gift(play, seat, to, card))
        state.got = with_one(state.got, to << 5 | card)
    recount(state, seat, date, journal)
    recount(state, to, date, journal)
    if journal is not None:
        journal.note("gift-given", {"seat": int(seat), "target": int(to)})
        journal.note("gift-given-own", {"card": NAMES[card], "target": int(to)}, bit(seat))
        journal.note("gift-taken-own", {"card": NAMES[card], "target": int(seat)}, bit(to))
    conclude(state, seat, False, False, journal)


def may_take(state: GressState, seat: i64) -> bool:
    """A gift lies before the seat, or an offer that still holds."""
    if offer_holds(state, seat):
        return True
    return any(gift.receiver == seat for gift in state.gifts)


def offer_holds(state: GressState, seat: i64) -> bool:
    """gress:9.1: once the active game is over nothing is given any more."""
    now = state.now
    return (
        now.offer_by >= 0
        and state.phase == ACTIVE
        and now.offer_to == seat
        and now.ten == now.offer_by
        and not state.is_halted()
        and state.holds(now.offer_by) & bit(now.offer_card) != 0
    )


def take(state: GressState, seat: i64, journal: Journal | None) -> None:
    """gress:Q11: the receiver touches what lies there, and it can't go back any more. An offer becomes a
    gift that moment (gress:Q67)."""
    now = state.now
    if offer_holds(state, seat):
        give(state, now.offer_by, now.offer_card, seat, False, journal)
    kept: list[Gift] = []
    for gift in state.gifts:
        if gift.receiver != seat:
            kept.append(gift)
        else:
            tell(journal, "gift-taken", seat, gift.giver)
    state.gifts = kept


def touch_by_use(state: GressState, seat: i64, card: i64) -> None:
    """Whoever lays or gives away the very card has touched it."""
    if state.gifts and not state.copies(seat, card):
        state.gifts = [gift for gift in state.gifts if gift.receiver != seat or gift.card != card]


def return_gift(state: GressState, play: i64, journal: Journal | None) -> None:
    """gress:Q11: a gift made through a wrong ten goes back unless it was touched."""
    for gift in state.gifts:
        holder = state.now_holding(gift.receiver)
        if gift.play == play and state.copies(holder, gift.card):
            state.lose(holder, gift.card)
            state.gain(gift.giver, gift.card)
            state.forget_steps(holder)
            tell(journal, "gift-returned", gift.giver, gift.receiver)
    state.gifts = [gift for gift in state.gifts if gift.play != play]
