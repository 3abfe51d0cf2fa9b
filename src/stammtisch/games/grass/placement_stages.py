"""What belongs to which stage of Grass: fields, cards, hand sizes, and who is to act."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from stammtisch.base.bits import bit, count
from stammtisch.base.errors import Malformed
from stammtisch.games.grass import stages
from stammtisch.games.grass.cards import (
    DOUBLECROSSED,
    FINE_ALONE,
    HEATS,
    NIRVANA,
    PARANOIA,
    PROTECTIONS,
    SOLD_OUT,
    STEAL_ALONE,
)
from stammtisch.games.grass.deals import answerer
from stammtisch.games.grass.effects import gifts
from stammtisch.games.grass.notation import PositionData
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rules import RANDOM, Rules
from stammtisch.games.grass.state import HAND_SIZE, NO_CARD, NO_SEAT
from stammtisch.games.grass.view import STAGES
from stammtisch.games.position import CHANCE, OVER

BETWEEN_ROUNDS: Final = (stages.LOT, stages.DEALING, stages.CHOOSING_DEALER, stages.ENDED)
OF_A_TURN: Final = range(stages.TURN, stages.CHOOSING_DEALER)
CARD_IN_HAND: Final = (
    stages.WASTING,
    stages.TARGETING,
    stages.STEALING,
    stages.PAYING,
    stages.PAYING_COVERED,
    stages.COVERING,
)
"""The card of the turn is chosen, but still held."""
CARD_WASTED: Final = (stages.GIVING, stages.LOSING, stages.PASSING, stages.LUCKY)
"""The card of the turn has been played, and its effect goes on."""
COMPOSING: Final = range(stages.ADDRESSING, stages.OFFERED)
SWAPS: Final = (stages.SWAPPING, stages.SWAPPING_WITH, stages.SWAPPING_FOR)
WITH_OFFER: Final = (*COMPOSING, stages.OFFERED, stages.LOCKING)

CARDS_PLAYED: Final[Mapping[int, int]] = {
    stages.TARGETING: HEATS | STEAL_ALONE | PARANOIA,
    stages.STEALING: STEAL_ALONE,
    stages.PAYING: FINE_ALONE,
    stages.PAYING_COVERED: FINE_ALONE,
    stages.COVERING: PROTECTIONS,
    stages.GIVING: NIRVANA,
    stages.LOSING: bit(SOLD_OUT) | bit(DOUBLECROSSED),
    stages.PASSING: PARANOIA,
    stages.LUCKY: PARANOIA,
}
"""The kinds whose play leads to a stage."""
WITH_TARGET: Final[Mapping[int, str]] = {
    stages.STEALING: "missing: who is robbed",
    stages.SWAPPING_FOR: "missing: with whom is swapped",
    stages.LOSING: "missing: who loses a peddle",
    stages.LOCKING: "missing: who deals with the proposer",
}
WITH_OWN: Final = (stages.SWAPPING_WITH, stages.SWAPPING_FOR)

OFFERED_CARDS: Final = ("offer_hand", "offer_give", "offer_want", "table_give", "table_want")
ANSWERS: Final = ("to_answer", "willing")
ONLY_IN: Final[Mapping[str, tuple[int, ...]]] = {
    "packs": (stages.DRAFTING,),
    "chosen": (stages.COVERING,),
    "locked": (stages.DRAFTING, stages.PASSING, stages.LOCKING),
    "closer": (stages.DEALING, stages.CHOOSING_DEALER, stages.ENDED),
    **dict.fromkeys(("offer_from", "offer_to", *OFFERED_CARDS), (*WITH_OFFER, *SWAPS)),
    **dict.fromkeys(ANSWERS, (stages.OFFERED, *SWAPS)),
}
"""Fields that mean something in these stages alone."""

AGREED: Final[Mapping[int, tuple[Callable[[Rules], bool], str]]] = {
    stages.DRAFTING: (lambda rules: rules.draft, "there is no draft (grass.option:draft)"),
    stages.LUCKY: (lambda rules: rules.lucky, "nothing is taken at random (grass.option:lucky)"),
    stages.PASSING: (lambda rules: not rules.lucky, "cards are taken at random instead (grass.option:lucky)"),
    stages.LOCKING: (lambda rules: rules.hidden_deals, "deals are not hidden (grass.option:hidden-deals)"),
    stages.ASKING: (
        lambda rules: not rules.hidden_deals,
        "hidden deals name no cards (grass.variant:hidden.1)",
    ),
    stages.HAND_GIVING: (
        lambda rules: rules.board_deals and not rules.hidden_deals,
        "no deal joins a named card and displayed peddles (grass.classic:deal.5)",
    ),
    stages.CHOOSING_DEALER: (
        lambda rules: rules.next_dealer == RANDOM and not rules.options.course,
        "the next dealer is not drawn by lot (grass.option:next-dealer)",
    ),
    **dict.fromkeys(
        SWAPS, (lambda rules: rules.swaps, "nothing is swapped without consent (grass.classic:deal.7)")
    ),
    **dict.fromkeys(
        (stages.BOARD_GIVING, stages.BOARD_ASKING),
        (lambda rules: rules.board_deals, "displayed peddles are not dealt with (grass.modern:deal.2)"),
    ),
}
"""Stages that there are only if a table agreed so."""


def check_stage(rules: Rules, data: PositionData) -> None:
    """The stage is one that this table knows, and no field is there that belongs to another."""
    stage = STAGES.index(data.stage)
    if stage in AGREED:
        agreed, problem = AGREED[stage]
        if not agreed(rules):
            raise Malformed(problem, "stage")
    for field, meant in ONLY_IN.items():
        if stage not in meant and is_given(getattr(data, field)):
            raise Malformed(f"has no meaning in stage {data.stage}", field)


def is_given(value: Any) -> bool:
    """Whether a field says something; a list of nothing says nothing."""
    if isinstance(value, list):
        return any(is_given(inner) for inner in value)
    return value is not None and value is not False and value != ""


def is_scored(position: GrassPosition) -> bool:
    """Whether a round lies on the table that was just scored."""
    return position.stage in BETWEEN_ROUNDS and position.size_at(0) > 0


def hand_sizes(position: GrassPosition, picked: int) -> list[int]:
    """How many cards each seat holds, then how many are in each pack of a draft, of which everybody has
    picked so many."""
    n, stage = int(position.players), position.stage
    if stage == stages.DRAFTING:
        return [picked] * n + [HAND_SIZE - picked] * n
    sizes = [HAND_SIZE] * n
    if stage == stages.LUCKY and position.takes < n:
        sizes[(position.active - position.takes - 1) % n] += 1
        sizes[position.right_of(position.active)] -= 1
    elif stage in OF_A_TURN and stage not in CARD_WASTED and not position.played:
        sizes[position.active] += 1
    return sizes


def to_act(position: GrassPosition, asked: int) -> int:
    """Whose decision comes next; `asked` is who is said to be asked for a gift."""
    stage = position.stage
    if stage in (stages.LOT, stages.DEALING, stages.CHOOSING_DEALER, stages.LUCKY):
        return CHANCE
    if stage == stages.ENDED:
        return OVER
    if stage in (stages.DRAFTING, stages.PASSING):
        return first_unlocked(position)
    if stage == stages.LOCKING:
        return position.offer_from if position.locked[position.target] != NO_CARD else position.target
    if stage == stages.OFFERED:
        return answerer(position)
    if stage in COMPOSING:
        return position.offer_from
    if stage == stages.LOSING:
        return position.target
    if stage == stages.GIVING:
        return giver(position) if asked == NO_SEAT else asked
    return position.active


def first_unlocked(position: GrassPosition) -> int:
    """All choose at the same time; the first to be waited for is the seat after the dealer in a draft, and
    whose turn it is in a pass."""
    if not position.without_lock():
        raise Malformed("all have chosen, so nobody is waited for", "locked")
    if position.stage == stages.PASSING:
        return position.next_unlocked(position.active)
    return position.next_unlocked(position.left_of(position.dealer))


def giver(position: GrassPosition) -> int:
    """grass.modern:stonehigh.5: the first from the left who has a choice."""
    seat = position.left_of(position.active)
    while seat != position.active and count(gifts(position, seat)) < 2:
        seat = position.left_of(seat)
    return seat
