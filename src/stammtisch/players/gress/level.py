"""How sure a player of Gress is, and how forgetful. `reaction` knows how fast, a policy what it wants."""

from typing import Final

import msgspec

from stammtisch.base.bits import Dice

THOUSAND: Final = 1000


class Level(msgspec.Struct, frozen=True):
    """All chances are in a thousand, our own estimates, and taken once for each occasion."""

    name: str
    machine: bool
    """Faster and surer than any person; whoever shows it must say so."""
    slip: int
    """To lay a card that does not fit, when there is one to mistake."""
    forget_own: int
    """Not to keep a debt of one's own in mind, or not to have counted a card taken."""
    forget_other: int
    """The same for a debt of somebody else."""
    forget_word: int
    """Not to think of saying vorletzte."""
    alert: int
    """To see that one could throw a card, or defend, without being on turn."""
    notice: int
    """To notice that somebody did wrong."""
    notice_own: int
    """To notice it of oneself."""
    false_alarm: int
    """To take something right that somebody did for wrong."""
    early: int
    """To lay down the hand while cards are still owed."""


LEVELS: Final = {
    "novice": Level("novice", False, 60, 90, 300, 250, 450, 250, 600, 4, 100),
    "casual": Level("casual", False, 25, 35, 120, 90, 750, 550, 800, 2, 15),
    "expert": Level("expert", False, 8, 8, 30, 20, 930, 850, 950, 1, 3),
    "master": Level("master", True, 1, 1, 4, 2, 995, 980, 995, 0, 0),
}


def happens(chance: int, dice: Dice) -> bool:
    """Whether something of so many in a thousand happens this time."""
    return dice.below(THOUSAND) < chance
