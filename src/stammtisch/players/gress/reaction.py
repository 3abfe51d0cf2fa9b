"""How long a player takes from seeing something to acting on it: when, never what.

Human reaction times are skewed: most are near the usual, a few much longer. The common description is the
ex-Gaussian, a normal part (`mu`, `sigma`) plus an exponential part (`tau`); its mean is `mu + tau`.

The numbers are our own estimates, not measurements of people who play Gress. They start from what is commonly
reported: a plain reaction to one signal takes about a quarter of a second, a choice between several answers
0.4 to 0.8 s, more with every alternative and with everything rare or unexpected, and moving a card to the
pile another two or three tenths. So paying a debt is quick, laying a fitting card takes a second, and a
pattern that hardly ever comes up, such as a defence nine or a thrown jack, takes longer than a plain throw.
What follows from one's own card, a wish, a swap or a word, was decided along with it and comes quickly. A
complaint about a card takes longest: one looks twice, and a wrong card is mostly taken back before. The
fastest level is no person: it is a machine, and says so.
"""

import math
from typing import Final, NamedTuple

from stammtisch.base.bits import Dice

FLOOR: Final = 150
"""Milliseconds; nobody acts sooner than that after having seen why, whatever is drawn."""
FINE: Final = 2**30
NO_RETURN: Final = 120
"""Milliseconds before its end from which on a movement can't be stopped; words can be, up to the last."""
SPOKEN: Final = ("complain", "vorletzte", "wish", "swap")
"""How acts begin that are words."""


class Pace(NamedTuple):
    """An ex-Gaussian in milliseconds."""

    mu: float
    sigma: float
    tau: float

    @property
    def mean(self) -> float:
        return self.mu + self.tau

    def times(self, factor: float) -> "Pace":
        return Pace(self.mu * factor, self.sigma * factor, self.tau * factor)


CASUAL: Final = {
    "debt": Pace(380, 70, 180),
    "touch": Pace(400, 80, 180),
    "take": Pace(400, 80, 180),
    "wish": Pace(400, 80, 200),
    "swap": Pace(430, 90, 220),
    "vorletzte": Pace(200, 50, 100),
    "marke": Pace(430, 80, 200),
    "late": Pace(280, 60, 120),
    "takeback": Pace(450, 90, 250),
    "throw": Pace(480, 90, 220),
    "give": Pace(520, 100, 240),
    "lay": Pace(500, 90, 220),
    "defence": Pace(600, 110, 280),
    "jack throw": Pace(640, 120, 320),
    "turn": Pace(650, 120, 350),
    "draw": Pace(750, 140, 400),
    "defence nine": Pace(780, 150, 400),
    "packet": Pace(800, 150, 400),
    "complain": Pace(850, 160, 500),
    "stop": Pace(850, 160, 450),
    "complain misplay": Pace(1500, 250, 700),
    "ready": Pace(900, 200, 400),
    "open": Pace(900, 200, 400),
    "down": Pace(900, 200, 400),
}
"""What there is to do, and how long somebody who plays now and then takes for it."""
FACTORS: Final = {"novice": 1.5, "casual": 1.0, "expert": 0.72, "master": 0.45}
"""How many times that each level takes."""
REACTIONS: Final = {
    level: {kind: pace.times(factor) for kind, pace in CASUAL.items()} for level, factor in FACTORS.items()
}
PERCEPTIONS: Final = {
    "novice": Pace(110, 30, 70),
    "casual": Pace(90, 25, 40),
    "expert": Pace(80, 20, 20),
    "master": Pace(70, 10, 10),
}
"""How long it takes until something that happened is seen and understood. It is short because a hand on its
way to the pile is seen before the card lies."""
QUICKEST_LOOK: Final = 40


def reaction(level: str, kind: str, dice: Dice) -> int:
    """Milliseconds from having seen something to the card or the word; never below the floor."""
    return max(FLOOR, drawn(REACTIONS[level][kind], dice))


def perception(level: str, dice: Dice) -> int:
    """Milliseconds until something that happened is seen; the reaction comes on top."""
    return max(QUICKEST_LOOK, drawn(PERCEPTIONS[level], dice))


def drawn(pace: Pace, dice: Dice) -> int:
    """One time out of an ex-Gaussian; three throws of the dice."""
    radius = math.sqrt(-2 * math.log(share(dice)))
    normal = radius * math.cos(2 * math.pi * share(dice))
    return round(pace.mu + pace.sigma * normal - pace.tau * math.log(share(dice)))


def share(dice: Dice) -> float:
    """A number above 0 and up to 1."""
    return (dice.below(FINE) + 1) / FINE
