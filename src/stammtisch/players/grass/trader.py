"""A player of Grass that deals by price, remembers what was refused, and leaves all else to another player.

In deals face down it makes no promises and so breaks none: it gives what it misses least, and deals only with
those from whom it may expect something better.
"""

from collections.abc import Collection, Sequence
from typing import Final

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import (
    ACCEPT,
    COUNTER,
    DECLINE,
    HAND,
    OFFER,
    SEATS,
    TO_ALL,
    WILLING,
    WITHDRAW,
)
from stammtisch.games.grass.cards import KINDS
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.state import EVERYONE
from stammtisch.games.position import Fact
from stammtisch.players.contract import Thinker
from stammtisch.players.grass.bargains import (
    ASKABLE,
    CLEAR,
    Bargain,
    bargain_instead,
    best_bargain,
    for_everybody,
    price,
    welcome_exchange,
)
from stammtisch.players.grass.memory import Memory, worth_telling
from stammtisch.players.grass.outlook import others, standing
from stammtisch.players.grass.trading import MOST_OFFERS, board, givable
from stammtisch.players.grass.trading import welcome as welcome_table
from stammtisch.players.grass.use import rest_of

STRANGER: Final = 0.25
"""How bad a card is that comes face down from a stranger, next to the worst there is."""


class Silent(Thinker):
    """Another player that makes no offers and declines all it gets."""

    def __init__(self, decider: Thinker) -> None:
        super().__init__(decider.game)
        self.decider: Final = decider

    def think(self, position: GrassPosition, seat: int, acts: Sequence[int], dice: Dice) -> int:
        if DECLINE in acts:
            return DECLINE
        return self.decider.think(quiet(position), seat, acts, dice)


class Trader(Thinker):
    """Another player with deals of its own; for one seat in one game. It asks people less often than bots:
    all bots together at most once between two of their turns, less if they decline, and never twice the same
    in a round."""

    def __init__(self, decider: Thinker, people: Collection[int] = ()) -> None:
        super().__init__(decider.game)
        self.decider: Final = decider
        self.memory: Final = Memory(people)

    def hear(self, facts: Sequence[Fact]) -> None:
        self.memory.hear(facts)

    def worth_telling(self, facts: Sequence[Fact]) -> list[Fact]:
        return worth_telling(facts)

    def think(self, position: GrassPosition, seat: int, acts: Sequence[int], dice: Dice) -> int:
        act = deal(position, seat, acts, self.memory) if about_deals(position, acts) else None
        return self.decider.think(quiet(position), seat, acts, dice) if act is None else act


def quiet(position: GrassPosition) -> GrassPosition:
    """The same moment for who shall start no deal: enough offers were made in this turn."""
    same = position.copy()
    same.offers = max(position.offers, MOST_OFFERS)
    return same


def about_deals(position: GrassPosition, acts: Sequence[int]) -> bool:
    if position.stage == stages.TURN:
        return OFFER in acts and position.offers < MOST_OFFERS
    return position.stage in (
        stages.ADDRESSING,
        stages.OFFERING,
        stages.ASKING,
        stages.OFFERED,
        stages.LOCKING,
    )


def deal(position: GrassPosition, seat: int, acts: Sequence[int], memory: Memory) -> int | None:
    """What a seat does about deals, by what it may know and remembers: the other hands may be imagined. None
    where that is nothing."""
    stage = position.stage
    if stage == stages.LOCKING:
        return worst_card(position, seat) if len(acts) > 1 else WITHDRAW
    if stage == stages.OFFERED:
        return answer(position, seat, acts, memory)
    if position.rules.hidden_deals:
        return face_down(position, seat, acts, memory)
    bargain = wanted(position, seat, memory)
    if bargain is None:
        return None
    if stage == stages.TURN:
        return OFFER
    if stage == stages.ADDRESSING:
        refusals = memory.refusals(seat, position.players)
        everybody = not memory.spared() and for_everybody(position, seat, bargain, refusals)
        return TO_ALL if everybody else int(SEATS + bargain.partner)
    return int(bargain.give if stage == stages.OFFERING else bargain.want)


def wanted(position: GrassPosition, seat: int, memory: Memory) -> Bargain | None:
    """The deal to propose, as far as it is not said already; at every step it comes out the same."""
    refusals = memory.refusals(seat, position.players)
    if position.stage in (stages.TURN, stages.ADDRESSING):
        asked = partners(position, seat, memory)
        return best_bargain(position, seat, asked, givable(position, seat), ASKABLE, refusals)
    if seat != position.active:
        return bargain_instead(position, seat, refusals)
    asked = others(position, seat) if position.offer_to == EVERYONE else bit(position.offer_to)
    gives = givable(position, seat) if position.stage == stages.OFFERING else bit(position.offer_give)
    return best_bargain(position, seat, asked, gives, ASKABLE, refusals)


def partners(position: GrassPosition, seat: int, memory: Memory) -> int:
    """The seats that can be asked now."""
    found = int(others(position, seat))
    for spared in memory.spared():
        found &= ~bit(spared)
    return found


def answer(position: GrassPosition, seat: int, acts: Sequence[int], memory: Memory) -> int | None:
    """Accept what is good for oneself, propose something else, or decline; of those willing to do what one
    proposed take the one that stands worst."""
    if seat == position.offer_from:
        willing = [act for act in acts if SEATS <= act < SEATS + position.players]
        return min(willing, key=lambda act: standing(position, act - SEATS), default=WITHDRAW)
    if DECLINE not in acts:
        return None
    yes = next((act for act in acts if act in (ACCEPT, WILLING)), None)
    if yes is not None and welcome(position, seat, memory):
        return yes
    if COUNTER not in acts or position.offers > 1 or position.rules.hidden_deals:
        return DECLINE
    better = bargain_instead(position, seat, memory.refusals(seat, position.players))
    return DECLINE if better is None else COUNTER


def welcome(position: GrassPosition, seat: int, memory: Memory) -> bool:
    """Whether to accept the open offer. Displayed peddles are worth what is printed on them."""
    if not position.offer_hand:
        return welcome_table(position, seat)
    table = int(board(position))
    if position.rules.hidden_deals:
        return hope(position, seat, position.offer_from, memory) + min(table, 0) >= CLEAR
    return welcome_exchange(position, seat, table)


def face_down(position: GrassPosition, seat: int, acts: Sequence[int], memory: Memory) -> int | None:
    """One offer a turn, to whoever promises most; what it is about nobody says."""
    if position.stage == stages.OFFERING and HAND in acts:
        return HAND
    refused = memory.refused_unseen(seat)
    asked = [other for other in numbers(partners(position, seat, memory)) if other not in refused]
    best = max(asked, key=lambda other: hope(position, seat, other, memory), default=None)
    if best is None or hope(position, seat, best, memory) < CLEAR:
        return None
    if position.stage == stages.ADDRESSING:
        return SEATS + best
    return OFFER if position.stage == stages.TURN and position.offers == 0 else None


def hope(position: GrassPosition, seat: int, partner: int, memory: Memory) -> float:
    """What a deal face down should bring: a card such as this partner gives, for the worst one."""
    worst = worst_card(position, seat)
    rest = rest_of(position, seat, worst)
    prices = [int(price(position, seat, kind, rest)) for kind in range(KINDS)]
    return memory.expected(partner, prices, STRANGER * min(prices)) - prices[worst]


def worst_card(position: GrassPosition, seat: int) -> int:
    """The card of one's hand with the lowest price."""
    held = numbers(position.held(seat))
    return min(held, key=lambda kind: int(price(position, seat, kind, rest_of(position, seat, kind))))
