"""What happens when somebody does not act: a rule of the table, not of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from stammtisch.base.bits import bit
from stammtisch.games.gress.acts import DOWN, DRAW, LAY, OPEN, READY, STOP, TAKE, TOUCH
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.gifts import offer_holds
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import SETTLING
from stammtisch.games.gress.view import View, called_to_take, shadow
from stammtisch.games.position import Fact
from stammtisch.games.racing import Demand

IN_ORDER = (TAKE, TOUCH, LAY, READY, OPEN, DRAW, STOP, DOWN)
SECONDS = {TAKE: 1, LAY: 5, TOUCH: 5, READY: 30, OPEN: 30, DRAW: 15, STOP: 15, DOWN: 20}
ASKED_SECONDS = 8
SETTLING_SECONDS = 10
UNTIL_A_TURN_IS_MADE = (DRAW, STOP)


class Asking(NamedTuple):
    """What of a moment decides what is asked of a seat; all of it is for everybody to see."""

    actor: int
    settling: bool
    halted: bool
    offered_to: int | None
    to_take: int | None
    cards: int
    """How many the seat holds."""


def act_when_time_is_up(view: View) -> int | None:
    """gress:Q71: what is done for a seat that does nothing; None if nothing is asked of it.

    A gift is taken up, a hand laid or touched, an asked player accepts (gress:Q37), who is on turn draws
    until a turn is made; owed cards are forced on nobody else, before the last settlement, which follows
    gress:10.2.
    """
    if view.seat < 0:
        return None
    return asked_of(view.seat, int(shadow(view).legal(view.seat)), in_view(view))


def in_view(view: View) -> Asking:
    return Asking(
        view.actor,
        view.phase == "settling",
        view.halt is not None,
        None if view.offer is None else view.offer[1],
        view.to_take,
        view.hand_sizes[view.seat],
    )


def in_position(position: GressPosition, seat: int) -> Asking:
    now = position.now
    return Asking(
        int(position.actor),
        position.phase == SETTLING,
        position.is_halted(),
        int(now.offer_to) if offer_holds(position, now.offer_to) else None,
        called_to_take(position),
        int(position.sizes[seat]),
    )


def asked_of(seat: int, legal: int, asking: Asking) -> int | None:
    """The same for a table that knows what is legal anyway."""
    if asking.actor < 0:
        return None
    for act in IN_ORDER:
        if legal & bit(act) and is_asked(seat, act, asking):
            return act
    return None


def is_asked(seat: int, act: int, asking: Asking) -> bool:
    """Nobody is made to accept what was laid with the wrong hand, to draw without need, or to lay down a
    hand while cards are still owed."""
    if act == TAKE:
        return asking.offered_to != seat
    if act == TOUCH:
        return asking.halted
    if act in (DRAW, STOP):
        return (asking.to_take if asking.settling else asking.actor) == seat
    if act == DOWN:
        return asking.to_take is None and asking.cards > 0
    return True


def seconds_for(act: int, asking: Asking) -> int:
    """How long the table waits before it acts in a seat's name."""
    if act == LAY and not asking.halted:
        return ASKED_SECONDS
    if act == DRAW and asking.settling:
        return SETTLING_SECONDS
    return SECONDS[act]


def demand(position: GressPosition, seat: int) -> Demand | None:
    """gress:Q71: each thing asked has its own time, anew when the play pile or the own hand changed; words
    bring none."""
    asking = in_position(position, seat)
    act = asked_of(seat, int(position.legal(seat)), asking)
    if act is None:
        return None
    top = NAMES[position.top() & 31] if position.pile_size else None
    occasion = (int(position.pile_size), top, asking.cards)
    return Demand(act, seconds_for(act, asking) * 1000, occasion)


def rest_after(position: GressPosition, facts: Sequence[Fact]) -> int:
    """gress:4.15: while a ruling is made all hands rest."""
    if any(fact.kind == "halted" and fact.about["reason"] == "complaint" for fact in facts):
        return int(position.rules.options.ruling_pause) * 1000
    return 0
