"""What may happen in the next moments of Gress, played through in virtual time.

Everybody plays by rules of thumb and acts after a reaction time, so that whoever is quicker gets there first.
It breaks off after a while: what a moment promises then is estimated (`outlook`). The positions are
imagined ones: no bot ever holds one of a game that is played.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit
from stammtisch.games.gress.acts import DRAW, ELSE, MARKE, PACKET, SEAT, STOP, VORLETZTE
from stammtisch.games.gress.cards import JACK
from stammtisch.games.gress.plays import SINGLE, THROW
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.scoring import points_of
from stammtisch.games.gress.state import ACTIVE, NO_MARKE
from stammtisch.games.gress.turns import counts_as
from stammtisch.games.position import CHANCE
from stammtisch.players.gress.outlook import Prospect, expected
from stammtisch.players.gress.sensible import best_act

Imagined = GressPosition
NOTHING: Final = -1
TOO_LATE: Final = 220.0
"""Milliseconds from which on a card on its way to the pile can't be stopped by what is happening: it is seen
after about 100, and a movement can't be stopped any more from `NO_RETURN` on."""
FLOOR: Final = 150.0
FINE: Final = 2**30
TURN: Final = 0
THROWN: Final = 1
STOLEN: Final = 2
PAID: Final = 3
DRAWN: Final = 4
WORD: Final = 5
TAKEN: Final = 6
RIGHT: Final = 7
SEVERAL: Final = 8
COMPLAINT: Final = 9
KINDS_OF_ACTS: Final = (
    *("turn", "throw", "jack throw", "debt", "draw", "vorletzte", "marke", "wish", "packet", "complain"),
)
"""What is done how fast, by the names it has for the pace of a level."""


class VirtualRace:
    """The others and oneself, each about to do something."""

    def __init__(self, players: i64, paces: list[tuple[float, float, float]], look: float) -> None:
        self.mu: vec[float] = vec[float]([pace[0] for pace in paces])
        self.sigma: vec[float] = vec[float]([pace[1] for pace in paces])
        self.tau: vec[float] = vec[float]([pace[2] for pace in paces])
        self.look: float = look
        self.wanted: vec[i64] = vec[i64]([NOTHING] * players)
        self.due: vec[float] = vec[float]([0.0] * players)
        self.now: float = 0.0
        self.late: i64 = 0
        """How often the own card came too late."""

    def run(self, position: GressPosition, seat: i64, steps: list[int], until: float, dice: Dice) -> float:
        """What to expect for a seat that sets out to do these steps, or to wait if there are none."""
        self.now = 0.0
        self.late = 0
        for other in range(position.players):
            if other != seat:
                self.wanted[other] = NOTHING
                self.plan(position, other, dice)
        self.wanted[seat] = NOTHING
        first = len(steps) > 0 and position.right(seat) & bit(steps[0]) != 0
        if first:
            self.set_out(position, seat, steps[0], dice)
        while position.phase == ACTIVE:
            mover = self.quickest(position.players)
            if mover < 0 or self.due[mover] > until:
                break
            self.now = self.due[mover]
            if mover == seat and first:
                first = False
                for step in steps:
                    position.make(seat, step)
            else:
                self.act(position, mover, dice)
            while position.actor == CHANCE:
                position.roll(dice)
            first = self.react(position, seat, mover, steps, first, dice)
        if position.phase != ACTIVE:
            return float(points_of(position, seat))
        return expected(prospect(position, seat))

    def quickest(self, players: i64) -> i64:
        best: i64 = -1
        for seat in range(players):
            if self.wanted[seat] != NOTHING and (best < 0 or self.due[seat] < self.due[best]):
                best = seat
        return best

    def act(self, position: GressPosition, seat: i64, dice: Dice) -> None:
        """What a seat was about to do, with all its steps."""
        position.make(seat, self.wanted[seat])
        while position.begun & bit(seat):
            position.make(seat, best_act(position, seat, position.right(seat), dice))

    def react(
        self, position: GressPosition, seat: i64, mover: i64, steps: list[int], first: bool, dice: Dice
    ) -> bool:
        """Everybody looks again; tells whether the seat is still about to do what it set out for."""
        for other in range(position.players):
            if other == mover:
                self.wanted[other] = NOTHING
                self.plan(position, other, dice)
            elif other == seat and first:
                if not position.right(seat) & bit(steps[0]):
                    first = False
                    if self.due[seat] - self.now < TOO_LATE and steps[0] < SEAT:
                        self.late += 1
                    self.wanted[seat] = NOTHING
                    self.plan(position, seat, dice)
            else:
                self.plan(position, other, dice)
        return first

    def plan(self, position: GressPosition, seat: i64, dice: Dice) -> None:
        acts = position.right(seat)
        if not acts:
            self.wanted[seat] = NOTHING
            return
        act = best_act(position, seat, acts, dice)
        if act != self.wanted[seat]:
            self.set_out(position, seat, act, dice)

    def set_out(self, position: GressPosition, seat: i64, act: i64, dice: Dice) -> None:
        self.wanted[seat] = act
        kind = kind_of(position, seat, act)
        normal = share(dice) + share(dice) + share(dice) + share(dice) - 2.0
        time = self.mu[kind] + self.sigma[kind] * normal * 1.7 - self.tau[kind] * math.log(share(dice))
        self.due[seat] = self.now + max(FLOOR, time) + self.look


def share(dice: Dice) -> float:
    """A number above 0 and up to 1."""
    return float(dice.below(FINE) + 1) / FINE


def kind_of(position: GressPosition, seat: i64, act: i64) -> i64:
    """How fast an act is."""
    if act < SEAT:
        if counts_as(position.now, position.top(), seat, act, SINGLE) == THROW:
            return THROWN
        return STOLEN if act >> 2 == JACK and position.now.turn != seat else TURN
    if act in (DRAW, STOP):
        return PAID if position.owed[seat] else DRAWN
    if act == VORLETZTE:
        return WORD
    if act == MARKE:
        return TAKEN
    if act == PACKET:
        return SEVERAL
    return COMPLAINT if act == ELSE else RIGHT


def prospect(position: GressPosition, seat: i64) -> Prospect:
    """A moment as a seat looks at it."""
    now = position.now
    others: list[int] = []
    wait = 0
    other = now.turn
    for step in range(position.players):
        if other == seat:
            wait = step
        else:
            marke = 0 if position.marken[other] == NO_MARKE else 1
            others.append(int(position.sizes[other] + position.owed[other]) + marke)
        other = position.next_seat(other)
    lies = position.marken[seat] != NO_MARKE
    return Prospect(
        hand=position.kinds_held(seat),
        owed=int(position.owed[seat]),
        marke=lies,
        in_reach=lies and now.due & bit(seat) != 0,
        top=int(position.top()),
        throws=now.throws != 0,
        wait=wait,
        others=others,
        next_owes=position.owed[now.turn] > 0,
    )
