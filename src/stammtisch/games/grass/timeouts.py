"""What happens when somebody does not act: a rule of the table, not of the game."""

from typing import Final

from stammtisch.base.bits import Dice, bit, lowest
from stammtisch.games.grass.acts import DECLINE, DONE, END, WASTE, WITHDRAW
from stammtisch.games.grass.cards import cheapest, kind_named
from stammtisch.games.grass.paying import payment
from stammtisch.games.grass.setting_up import open_position
from stammtisch.games.grass.view import View

AT_ONCE: Final = (DECLINE, END, WASTE, WITHDRAW, DONE)
"""Words that are never thought about when the time is up: the first that is legal."""
ANY_CARD: Final = ("turn", "waste", "pass", "draft")
"""The stages in which a card of the hand or the pack is taken at random."""
LEAST_PEDDLE: Final = ("give", "lose", "pay covered", "steal", "cover", "swap", "swap for")
"""The stages in which the least valuable peddle will do."""


def act_when_time_is_up(view: View, dice: Dice) -> int | None:
    """grass.digital:timeout.1: the next step of what is done for a seat; None if nothing is asked of it.

    An offer is declined and a hidden deal called off; the least valuable peddle is given, lost or paid;
    a random card is passed, picked or wasted. If none can be wasted a random one is played, with the same
    for what it asks; a turn whose card is gone is ended. Whoever has the same dice finds the same act.
    """
    position = open_position(view)
    legal = position.legal(view.seat)
    if not legal & ~bit(WITHDRAW):
        return None
    for act in AT_ONCE:
        if legal & bit(act):
            return act
    if view.stage == "pay":
        return int(payment(position, view.seat, legal))
    if view.stage in LEAST_PEDDLE:
        return int(lowest(cheapest(legal)))
    if view.stage in ANY_CARD:
        held = view.pack if view.stage == "draft" else view.hand
        cards = [kind for kind in map(kind_named, held) if legal & bit(kind)]
        return cards[dice.below(len(cards))]
    return int(dice.member(legal))
