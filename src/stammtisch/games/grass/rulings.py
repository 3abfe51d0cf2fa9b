"""Why an act is refused: the rule, and what fills its sentence. Works from the seat's view alone.

What is legal is asked of a position that holds all the seat sees and nothing else; only the reason is found
here.
"""

from collections.abc import Callable
from typing import Final

from stammtisch.base.bits import bit
from stammtisch.base.errors import Refused
from stammtisch.games.grass import acts, stages
from stammtisch.games.grass.acts import COVERS, END, SEATS
from stammtisch.games.grass.cards import (
    BANKER,
    CODES,
    EUPHORIA,
    FEELGOOD,
    HEATS,
    HEATS_OFF,
    KINDS,
    MARKET_CLOSE,
    MARKET_OPEN,
    NIRVANA,
    PARANOIA,
    PAY_FINE,
    PEDDLES,
    PROTECTIONS,
    SOLD_OUT,
    STEAL,
    UNIT,
    WORTH,
)
from stammtisch.games.grass.deals import may_offer, tradable
from stammtisch.games.grass.playing import may_play, payable
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.setting_up import open_position
from stammtisch.games.grass.state import NO_CARD
from stammtisch.games.grass.view import View, market_name

ANSWERS: Final = (acts.ACCEPT, acts.DECLINE, acts.WITHDRAW, acts.COUNTER, acts.WILLING)


def explain(seen: View, act: int) -> Refused | None:
    """The rule that forbids the act, or None. grass.digital:illegal.1: a refused act changes nothing and
    costs nothing."""
    position = open_position(seen)
    if position.legal(seen.seat) & bit(act):
        return None
    return reason(position, seen.seat, act)


def reason(position: GrassPosition, seat: int, act: int) -> Refused:
    stage = position.stage
    if stage == stages.ENDED:
        return Refused("grass.common:win.1", {})
    if position.actor < 0:
        return Refused("grass.variant:lucky.1" if stage == stages.LUCKY else "grass.common:setup.2", {})
    if stage in TOGETHER:
        return TOGETHER[stage](position, seat, act)
    if stage == stages.OFFERED and (act in ANSWERS or is_seat(act)):
        return Refused("grass.digital:offer.2", {})
    if stage in (stages.TURN, stages.OFFERED):
        if act in ANSWERS:
            return Refused("grass.digital:offer.5", {})
        if seat != position.active:
            return Refused("grass.common:turn.0", {"seat": position.active})
        return of_turn(position, seat, act)
    if seat != position.actor:
        return wait(position)
    if stage in STEPS:
        return STEPS[stage](position, seat, act)
    return out_of_place()


def is_seat(act: int) -> bool:
    return SEATS <= act < END


def of_edition(position: GrassPosition, modern: str, classic: str) -> str:
    return (
        f"grass.classic:{classic}"
        if position.rules.options.edition == "classic"
        else f"grass.modern:{modern}"
    )


def wait(position: GrassPosition) -> Refused:
    """grass.modern:turn.6: while an effect goes on nothing else is done; grass.common:turn.0: and
    otherwise one waits for one's turn."""
    modern = position.rules.options.edition == "modern"
    rule = "grass.modern:turn.6" if modern else "grass.common:turn.0"
    return Refused(rule, {"seat": position.actor})


def out_of_place() -> Refused:
    return Refused("grass.digital:illegal.1", {})


def not_held(card: int) -> Refused:
    return Refused("grass.common:hand.1", {"card": CODES[card]})


def state_of(position: GrassPosition, seat: int) -> str:
    name = market_name(position.markets[seat])
    return name if name in ("none", "open") else "heated"


def of_turn(position: GrassPosition, seat: int, act: int) -> Refused:
    """Why the active player may not do this with the turn."""
    if act < KINDS or act == acts.WASTE:
        if position.played:
            return Refused("grass.modern:turn.2", {})
        if act == acts.WASTE:
            return no_waste(position, seat)
        return no_play(position, seat, act)
    if act == END:
        return Refused(of_edition(position, "turn.5", "turn.3"), {})
    if act == acts.SWAP:
        return no_swap(position, seat)
    if act == acts.OFFER:
        return no_offer(position)
    if act in ANSWERS or is_seat(act):
        return Refused("grass.digital:offer.5", {})
    return out_of_place()


def too_much(position: GrassPosition, card: int) -> Refused:
    """An act that says more than it needs: grass.classic:paranoia.1: whom paranoia hits is not chosen where
    it hits its own player (grass.option:paranoia-victim)."""
    if bit(card) & PARANOIA:
        return Refused(by_option(position, "paranoia-victim", "classic", "paranoia.1"), {})
    return out_of_place()


def no_waste(position: GrassPosition, seat: int) -> Refused:
    """grass.option:waste-policy, or there is nothing but paranoia and nirvana."""
    if position.rules.only_if_stuck and may_play(position, seat):
        return Refused("grass.option:waste-policy", {})
    kept = "waste.2" if position.held(seat) & PARANOIA else "waste.5"
    return Refused(of_edition(position, kept, "waste.6"), {})


def no_play(position: GrassPosition, seat: int, card: int) -> Refused:
    """Why a card may not be played, whatever else could be done with it."""
    family = bit(card)
    state = state_of(position, seat)
    if not position.held(seat) & family:
        return not_held(card)
    if family & PEDDLES:
        return Refused("grass.common:peddle.1", {"card": CODES[card], "state": state})
    if family & HEATS:
        return Refused("grass.common:heat-on.1", {"state": "nobody", "name": ""})
    if family & HEATS_OFF:
        heat = market_name(position.markets[seat]) if state == "heated" else "none"
        return Refused("grass.common:heat-off.1", {"heat": heat, "card": CODES[card]})
    if family & PROTECTIONS:
        return no_protection(position, seat, card)
    if family & NIRVANA:
        return Refused(by_option(position, "nirvana-without-market", "classic", "nirvana.3"), {})
    if family & PARANOIA:
        return Refused(by_option(position, "paranoia-before-market", "modern", "waste.3"), {})
    return NO_PLAY[card](position, seat, state)


def no_fine(position: GrassPosition, seat: int, state: str) -> Refused:
    """grass.common:pay-fine.3: without heat there is nothing to pay for."""
    if state == "heated":
        return Refused("grass.common:pay-fine.2", {})
    return Refused("grass.common:pay-fine.1", {"state": state})


def no_steal(position: GrassPosition, seat: int, state: str) -> Refused:
    if state != "open":
        return Refused(of_edition(position, "steal.1", "steal.1"), {"reason": "own"})
    return Refused("grass.common:steal.4", {})


NO_PLAY: Final[dict[int, Callable[[GrassPosition, int, str], Refused]]] = {
    MARKET_OPEN: lambda position, seat, state: Refused("grass.common:mo.1", {"state": state}),
    MARKET_CLOSE: lambda position, seat, state: Refused("grass.common:mc.1", {"state": state}),
    BANKER: lambda position, seat, state: Refused("grass.common:banker.1", {}),
    PAY_FINE: no_fine,
    STEAL: no_steal,
}


def by_option(position: GrassPosition, option: str, edition: str, rule: str) -> str:
    """The printed rule in the edition that has it, elsewhere the option that was chosen."""
    printed = position.rules.options.edition == edition
    return f"grass.{edition}:{rule}" if printed else f"grass.option:{option}"


def no_protection(position: GrassPosition, seat: int, card: int) -> Refused:
    if position.rules.options.protect_when == "open-only" and not position.is_open(seat):
        return Refused(by_option(position, "protect-when", "modern", "protected.7"), {})
    free = position.free(seat)
    if free == bit(FEELGOOD):
        return Refused("grass.common:protected.3", {})
    if not free:
        return Refused("grass.common:protected.4", {})
    return Refused("grass.common:protected.1", {"coverage": WORTH[card] * UNIT, "sum": 10 * UNIT})


def no_swap(position: GrassPosition, seat: int) -> Refused:
    if not position.rules.swaps:
        return Refused("grass.classic:deal.7", {})
    if position.swapped:
        return Refused("grass.modern:swap.1", {"reason": "used"})
    others = [other for other in range(position.players) if other != seat and position.displayed(other)]
    return no_peddle(position, others[0] if others and tradable(position, seat) else seat)


def no_peddle(position: GrassPosition, seat: int) -> Refused:
    """Why no peddle of a display may change hands."""
    if position.rules.board_needs_open and not position.is_open(seat):
        return Refused("grass.option:table-trade-needs-open", {})
    if position.covered(seat) and not position.free(seat):
        return Refused(of_edition(position, "swap.3", "deal.9"), {})
    if position.rules.swaps:
        return Refused("grass.modern:swap.1", {"reason": "none"})
    return Refused("grass.classic:deal.3", {})


def no_offer(position: GrassPosition) -> Refused:
    assert not may_offer(position)
    if position.rules.options.course == 1:
        return Refused("grass.classic:tutorial.2", {})
    return Refused("grass.option:classic-deals-per-turn", {})


def while_passing(position: GrassPosition, seat: int, act: int) -> Refused:
    if seat >= 0 and position.locked[seat] != NO_CARD:
        return Refused("grass.common:paranoia.5", {})
    if seat >= 0 and act < KINDS:
        return not_held(act)
    return Refused("grass.common:vis.2", {})


def while_drafting(position: GrassPosition, seat: int, act: int) -> Refused:
    if seat >= 0 and position.locked[seat] != NO_CARD:
        return Refused("grass.variant:draft.2", {})
    return Refused("grass.variant:draft.1", {})


def while_locking(position: GrassPosition, seat: int, act: int) -> Refused:
    if seat not in (position.offer_from, position.target):
        return wait(position)
    if act < KINDS and position.locked[seat] == NO_CARD:
        return not_held(act)
    return Refused("grass.digital:hidden.1", {})


TOGETHER: Final[dict[int, Callable[[GrassPosition, int, int], Refused]]] = {
    stages.PASSING: while_passing,
    stages.DRAFTING: while_drafting,
    stages.LOCKING: while_locking,
}
"""The stages in which several seats act at the same time."""


def in_wasting(position: GrassPosition, seat: int, act: int) -> Refused:
    if act >= KINDS:
        return out_of_place()
    if not position.held(seat) & bit(act):
        return not_held(act)
    kept = "waste.2" if bit(act) & PARANOIA else "waste.5"
    return Refused(of_edition(position, kept, "waste.6"), {})


def in_targeting(position: GrassPosition, seat: int, act: int) -> Refused:
    target = act - SEATS
    if not is_seat(act) or target >= position.players:
        return out_of_place()
    if position.card == STEAL:
        return no_target(position, seat, target)
    if bit(position.card) & PARANOIA:
        return Refused("grass.modern:paranoia.1", {})
    state = "self" if target == seat else state_of(position, target)
    return Refused("grass.common:heat-on.1", {"seat": target, "state": state})


def no_target(position: GrassPosition, seat: int, target: int) -> Refused:
    rule = of_edition(position, "steal.1", "steal.1")
    if target == seat:
        return Refused(rule, {"reason": "self"})
    return Refused(rule, {"reason": "target" if position.free(target) else "empty"})


def in_stealing(position: GrassPosition, seat: int, act: int) -> Refused:
    if act >= KINDS:
        return out_of_place()
    if position.free(position.target) & bit(act):
        return Refused("grass.option:classic-steal-choice", {})
    return Refused(of_edition(position, "steal.1", "steal.1"), {"reason": "card"})


def in_paying(position: GrassPosition, seat: int, act: int) -> Refused:
    """grass.common:pay-fine.6: a protected peddle may pay, if it is said under which protection."""
    if not (act < KINDS or act >= COVERS):
        return out_of_place()
    if act >= COVERS:
        there = act - COVERS < position.covers[seat]
        return Refused("grass.classic:pay-fine.4" if there else "grass.common:pay-fine.2", {})
    if payable(position, seat) & bit(act):
        return Refused("grass.common:pay-fine.6", {"card": CODES[act]})
    if position.displayed(seat) & bit(act):
        return Refused("grass.classic:pay-fine.4", {})
    return Refused("grass.common:pay-fine.2", {})


def in_covering(position: GrassPosition, seat: int, act: int) -> Refused:
    about = {"coverage": WORTH[position.card] * UNIT, "sum": position.worth_at(position.chosen()) * UNIT}
    if act == acts.DONE:
        return Refused("grass.common:protected.1", about)
    if act >= KINDS:
        return out_of_place()
    if act == FEELGOOD and position.free(seat) & bit(act):
        return Refused("grass.common:protected.3", {})
    about["sum"] += WORTH[act] * UNIT
    if bit(act) & position.free(seat) and about["sum"] > about["coverage"]:
        return Refused("grass.common:protected.1", about)
    return Refused("grass.common:protected.4", {})


def in_swapping(position: GrassPosition, seat: int, act: int) -> Refused:
    """The own peddle of a swap, or the other's."""
    owner = position.target if position.stage == stages.SWAPPING_FOR else seat
    if act >= KINDS:
        return out_of_place()
    protected = position.covered(owner) & bit(act)
    return (
        Refused("grass.modern:swap.3", {})
        if protected
        else Refused("grass.modern:swap.1", {"reason": "card"})
    )


def in_swapping_with(position: GrassPosition, seat: int, act: int) -> Refused:
    target = act - SEATS
    if not is_seat(act) or target >= position.players:
        return out_of_place()
    if target == seat:
        return Refused("grass.modern:deal.1", {})
    return no_peddle(position, target)


def in_giving(position: GrassPosition, seat: int, act: int) -> Refused:
    if position.card == EUPHORIA:
        return Refused(of_edition(position, "euphoria.1", "euphoria.1"), {})
    return Refused(of_edition(position, "stonehigh.1", "stonehigh.1"), {})


def in_losing(position: GrassPosition, seat: int, act: int) -> Refused:
    if position.card == SOLD_OUT:
        return Refused(of_edition(position, "sold-out.1", "sold-out.1"), {})
    return Refused(of_edition(position, "doublecrossed.1", "doublecrossed.1"), {})


def in_addressing(position: GrassPosition, seat: int, act: int) -> Refused:
    if act - SEATS == seat:
        return Refused(of_edition(position, "deal.1", "deal.1"), {})
    return out_of_place()


def in_offering(position: GrassPosition, seat: int, act: int) -> Refused:
    if act < KINDS:
        if position.rules.hidden_deals and position.stage == stages.OFFERING:
            return Refused("grass.digital:hidden.1", {})
        return not_held(act)
    if act != acts.BOARD or position.stage != stages.OFFERING:
        return out_of_place()
    if not position.rules.board_deals:
        return Refused("grass.modern:deal.2", {})
    own = tradable(position, seat)
    other = position.offer_to if own and position.offer_to < position.players else seat
    return (
        no_peddle(position, other) if not tradable(position, other) else Refused("grass.classic:deal.3", {})
    )


def in_board(position: GrassPosition, seat: int, act: int) -> Refused:
    """grass.classic:deal.4: a card of the hand is no part of a table deal."""
    if act == acts.HAND:
        return Refused("grass.classic:deal.5", {})
    if act in (acts.FOR, acts.DONE):
        return Refused("grass.classic:deal.3", {})
    if act >= KINDS:
        return out_of_place()
    owner = seat if position.stage == stages.BOARD_GIVING else position.offer_to
    if (
        owner < position.players
        and position.covered(owner) & bit(act)
        and not position.free(owner) & bit(act)
    ):
        return Refused("grass.classic:deal.9", {})
    if owner == seat and position.held(seat) & bit(act) & ~position.free(seat):
        return Refused("grass.classic:deal.4", {})
    return Refused("grass.classic:deal.3", {})


STEPS: Final[dict[int, Callable[[GrassPosition, int, int], Refused]]] = {
    stages.WASTING: in_wasting,
    stages.TARGETING: in_targeting,
    stages.STEALING: in_stealing,
    stages.PAYING: in_paying,
    stages.PAYING_COVERED: in_paying,
    stages.COVERING: in_covering,
    stages.SWAPPING: in_swapping,
    stages.SWAPPING_WITH: in_swapping_with,
    stages.SWAPPING_FOR: in_swapping,
    stages.GIVING: in_giving,
    stages.LOSING: in_losing,
    stages.ADDRESSING: in_addressing,
    stages.OFFERING: in_offering,
    stages.HAND_GIVING: in_offering,
    stages.ASKING: lambda position, seat, act: out_of_place(),
    stages.BOARD_GIVING: in_board,
    stages.BOARD_ASKING: in_board,
}
"""The steps of a choice that was begun."""
