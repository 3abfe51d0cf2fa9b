"""Short strings for a table of Gress, so that a test reads like the rule it holds to.

Hands are written "7C QS | KH 9D | AS" from seat 0 on. What happens is told in lines such as
"0 play QS; 2 play JH; 2 wish S": the seat and the whole act. Unless told otherwise seat 0 is on turn, throws
are allowed, nobody has a Marke, and the draw pile holds all other cards in the order of the pack.
"""

from typing import Any, Final

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.view import View
from stammtisch.games.position import CHANCE, Journal

GRESS: Final = Gress()
SPECTATOR: Final = -1
FIELDS: Final = (
    *("phase", "dealer", "deals", "misdeals", "shuffles", "stopper", "ready", "down", "winner", "dead_end"),
    *("excluded", "clock", "marken", "draw", "debts", "penalties", "emptied", "counted", "due_since"),
    *("votes", "people", "claims", "tried", "steps", "plays", "gifts", "got"),
)


def start(players: int, **options: Any) -> GressPosition:
    return GRESS.start(players, options=options)


def placed(hands: str, pile: str, **given: Any) -> GressPosition:
    """A moment of the active game. Rights and deadlines are given by name, so are options."""
    table = [hand.split() for hand in hands.split("|")]
    fields = {name: value for name, value in given.items() if name in FIELDS}
    now = {"turn": 0, "throws": 1, "last_event": 0, **given.get("now", {})}
    for name in ("marken", "draw"):
        if isinstance(fields.get(name), str):
            fields[name] = fields[name].split()
    options = {name: value for name, value in given.items() if name not in (*FIELDS, "now")}
    data = {"phase": "active", "dealer": 0, "hands": table, "pile": pile.split(), "now": now, **fields}
    return GRESS.read_position(data, "", {"decks": 2, **options})


def after(position: GressPosition, story: str, journal: Journal | None = None) -> GressPosition:
    """The same position some acts later."""
    for line in story.split(";"):
        if line.strip():
            seat, act = line.strip().split(" ", 1)
            GRESS.perform(position, int(seat), act, journal)
            if position.actor == CHANCE:
                position.roll(Dice(1))
    return position


def refused_by(position: GressPosition, story: str) -> str:
    """The rule that refuses the act; nothing may have changed."""
    seat, act = story.split(" ", 1)
    before = (GRESS.write_line(position), position.actor)
    with pytest.raises(Refused) as refusal:
        GRESS.perform(position, int(seat), act)
    assert (GRESS.write_line(position), position.actor) == before
    return refusal.value.rule


def may(position: GressPosition, seat: int) -> set[str]:
    """The cards a seat may lay alone at a guided table: the list and the explanations say the same."""
    seen = GRESS.view(position, seat)
    acts = position.acts(seat)
    assert acts == [act for act in range(GRESS.act_count) if GRESS.explain(seen, act) is None]
    return {GRESS.write_act([act]).split()[1] for act in acts if act < 32}


def guided(hands: str, pile: str, **given: Any) -> GressPosition:
    return placed(hands, pile, referee="guided", **given)


def hand(position: GressPosition, seat: int) -> str:
    return " ".join(GRESS.write_act([kind]).split()[1] for kind in position.kinds_held(seat))


def owed(position: GressPosition) -> list[int]:
    return list(position.owed)


def top(position: GressPosition) -> str | None:
    return view(position).top


def view(position: GressPosition, seat: int = SPECTATOR) -> View:
    return GRESS.view(position, seat)


def told(position: GressPosition, story: str, seat: int | None = None) -> list[str]:
    """The kinds of facts that a story brings, to everybody who listens or to one seat."""
    journal = Journal()
    after(position, story, journal)
    return [fact.kind for fact in (journal.facts if seat is None else journal.seen_by(seat))]


def why_not_placed(hands: str, pile: str, **given: Any) -> str:
    with pytest.raises(Malformed) as problem:
        placed(hands, pile, **given)
    return problem.value.field


def settle(position: GressPosition) -> GressPosition:
    """Everybody takes what is owed and lays down."""
    while position.actor >= 0:
        act = "draw" if position.owed[position.actor] and position.stock_size else "down"
        GRESS.perform(position, int(position.actor), act)
    return position


def deal_cards(position: GressPosition, order: list[str]) -> GressPosition:
    """Deal these cards first, then the rest of the pack."""
    if position.phase == 0:
        position.answer([0])
    drawn = GRESS.read_draw(position, order)
    position.answer(drawn + [n for n in range(position.rules.pack) if n not in drawn])
    return position
