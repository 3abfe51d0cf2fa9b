"""What happens when somebody does not act: a rule of the table, not of the game."""

from collections.abc import Sequence

from stammtisch.games.bits import bit
from stammtisch.games.gress.acts import DOWN, DRAW, LAY, OPEN, READY, STOP, TAKE, TOUCH
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.view import View, shadow
from stammtisch.games.position import Fact
from stammtisch.games.racing import Demand

IN_ORDER = (TAKE, TOUCH, LAY, READY, OPEN, DRAW, STOP, DOWN)
SECONDS = {TAKE: 1, LAY: 5, TOUCH: 5, READY: 30, OPEN: 30, DRAW: 15, STOP: 15, DOWN: 20}
ASKED_SECONDS = 8
SETTLING_SECONDS = 10
UNTIL_A_TURN_IS_MADE = (DRAW, STOP)


def act_when_time_is_up(view: View) -> int | None:
    """gress:Q71: what is done for a seat that does nothing; None if nothing is asked of it.

    A gift is taken up, a hand laid or touched, an asked player accepts (gress:Q37), who is on turn draws
    until a turn is made; owed cards are forced on nobody else, before the last settlement, which follows
    gress:10.2.
    """
    if view.seat < 0 or view.actor < 0:
        return None
    return asked_of(view, int(shadow(view).legal(view.seat)))


def asked_of(view: View, legal: int) -> int | None:
    """The same for a table that knows what is legal anyway."""
    if view.actor < 0:
        return None
    for act in IN_ORDER:
        if legal & bit(act) and is_asked(view, act):
            return act
    return None


def is_asked(view: View, act: int) -> bool:
    """Nobody is made to accept what was laid with the wrong hand, to draw without need, or to lay down a
    hand while cards are still owed."""
    settling = view.phase == "settling"
    if act == TAKE:
        return view.offer is None or view.offer[1] != view.seat
    if act == TOUCH:
        return view.halt is not None
    if act in (DRAW, STOP):
        return view.to_take == view.seat if settling else view.actor == view.seat
    if act == DOWN:
        return view.to_take is None and view.hand_sizes[view.seat] > 0
    return True


def seconds_for(view: View, act: int) -> int:
    """How long the table waits before it acts in a seat's name."""
    if act == LAY and view.halt is None:
        return ASKED_SECONDS
    if act == DRAW and view.phase == "settling":
        return SETTLING_SECONDS
    return SECONDS[act]


def demand(view: View, legal: int) -> Demand | None:
    """gress:Q71: each thing asked has its own time, anew when the play pile or the own hand changed; words
    bring none."""
    act = asked_of(view, legal)
    if act is None:
        return None
    occasion = (view.pile_size, view.top, view.hand_sizes[view.seat])
    return Demand(act, seconds_for(view, act) * 1000, occasion)


def rest_after(position: GressPosition, facts: Sequence[Fact]) -> int:
    """gress:4.15: while a ruling is made all hands rest."""
    if any(fact.kind == "halted" and fact.about["reason"] == "complaint" for fact in facts):
        return int(position.rules.options.ruling_pause) * 1000
    return 0
