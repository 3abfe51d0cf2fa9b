"""Whether a position could have come about: what was done before must agree with the rules."""

from collections.abc import Sequence

from stammtisch.base.bits import bit, count
from stammtisch.base.errors import Malformed
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import SWAP, WASTE
from stammtisch.games.grass.cards import (
    CODES,
    FEELGOOD,
    FINE_ALONE,
    HEAT,
    HEAT_OFF,
    HEATS,
    HEATS_OFF,
    MARKET_CLOSE,
    PARANOIA,
    PEDDLES,
    PROTECTIONS,
    STEAL_ALONE,
    UNIT,
    WORTH,
)
from stammtisch.games.grass.choosing import turn_acts
from stammtisch.games.grass.deals import swap_partners, tradable
from stammtisch.games.grass.effects import gifts, losses
from stammtisch.games.grass.notation import write_position
from stammtisch.games.grass.placement_stages import (
    BETWEEN_ROUNDS,
    CARD_IN_HAND,
    CARD_WASTED,
    SWAPS,
    is_scored,
)
from stammtisch.games.grass.playing import paying_covers, targets
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rounds import reckon
from stammtisch.games.grass.rules import HEATED, ROUND_WINNER
from stammtisch.games.grass.scoring import game_winners
from stammtisch.games.grass.state import NO_SEAT


def check_protection(kind: int, peddles: Sequence[int], field: str) -> None:
    """grass.common:protected.1: at least one peddle, worth no more than it covers; grass.common:protected.3:
    never Dr. Feelgood."""
    if not bit(kind) & PROTECTIONS:
        raise Malformed(f"{CODES[kind]} is no protection; those are LU, GS and CB", field)
    if not peddles:
        raise Malformed(f"{CODES[kind]} covers at least one peddle (grass.common:protected.1)", field)
    for peddle in peddles:
        if not bit(peddle) & PEDDLES:
            raise Malformed(f"{CODES[peddle]} is no peddle (grass.common:protected.1)", field)
        if peddle == FEELGOOD:
            raise Malformed("DF can't be protected (grass.common:protected.3)", field)
    together = sum(WORTH[peddle] for peddle in peddles)
    if together > WORTH[kind]:
        most = f"{WORTH[kind] * UNIT:,}, not {together * UNIT:,}"
        raise Malformed(f"{CODES[kind]} covers {most} (grass.common:protected.1)", field)


def check_position(position: GrassPosition) -> None:
    """Everything that takes more than one field to see."""
    check_untouched(position)
    check_flags(position)
    if position.stage == stages.DRAFTING:
        check_draft(position)
    elif position.stage in CARD_IN_HAND:
        check_card_in_hand(position)
    elif position.stage in CARD_WASTED:
        check_card_wasted(position)
    elif position.stage in SWAPS:
        check_swap(position)
    elif position.stage in BETWEEN_ROUNDS:
        check_scored(position)
    check_money(position)


def check_untouched(position: GrassPosition) -> None:
    """grass.common:setup.1, grass.common:setup.6: before the first deal nothing has happened, though a table
    may start with other totals."""
    if position.rules.options.course and position.round:
        raise Malformed("a stage of the course has one round (grass.classic:tutorial.6)", "round")
    if position.stage == stages.CHOOSING_DEALER and not position.round:
        raise Malformed("the first dealer is chosen in stage lot (grass.common:setup.1)", "round")
    if position.stage != stages.LOT and (position.stage != stages.DEALING or position.round):
        return
    given, fresh = write_position(position), write_position(GrassPosition(position.rules))
    free = ("stage",) if position.stage == stages.LOT else ("stage", "dealer", "totals")
    for field in given:
        if field not in free and given[field] != fresh[field]:
            raise Malformed("nothing has happened before the first deal (grass.common:setup.1)", field)


def check_flags(position: GrassPosition) -> None:
    """grass.modern:turn.2, grass.modern:swap.1: one card and one swap a turn; grass.classic:turn.3: in
    classic the card ends the turn."""
    rules = position.rules
    if position.played and rules.one_card_a_turn:
        raise Malformed("the turn is over with its card (grass.classic:turn.3)", "played")
    if position.played and position.stage in (*CARD_IN_HAND, *CARD_WASTED):
        raise Malformed("one card a turn is let go (grass.modern:turn.2)", "played")
    if position.swapped and not rules.swaps:
        raise Malformed("nothing is swapped without consent (grass.classic:deal.7)", "swapped")


def check_display(peddles: Sequence[int], field: str) -> None:
    for kind in peddles:
        if not bit(kind) & PEDDLES:
            raise Malformed(f"{CODES[kind]} is no peddle (grass.common:peddle.1)", field)


def check_tucked(position: GrassPosition, market: str, seat: int, tucked: Sequence[int], field: str) -> None:
    """grass.common:zone.3: pairs of heat and heat off, paid fines, cards of thieves; and what closed the
    market."""
    rules = position.rules
    allowed = HEATS | HEATS_OFF
    if rules.tuck_fine:
        allowed |= FINE_ALONE
    if rules.tuck_steal:
        allowed |= STEAL_ALONE
    if seat == position.closer:
        allowed |= bit(MARKET_CLOSE)
    for kind in tucked:
        if not bit(kind) & allowed:
            raise Malformed(f"{CODES[kind]} is never tucked away here (grass.common:zone.3)", field)
    if tucked and market == "none":
        raise Malformed("nothing is tucked under a market that is not there (grass.common:zone.3)", field)
    check_pairs(position, tucked, field)
    if seat == position.closer and (tucked.count(MARKET_CLOSE) != 1 or market != "open"):
        raise Malformed("who closes an open market lays one MC there (grass.common:mc.1)", field)


def check_pairs(position: GrassPosition, tucked: Sequence[int], field: str) -> None:
    """grass.common:heat-off.2: no heat off without its heat; grass.modern:pay-fine.5: nor a fine, and in
    modern no heat goes away by itself (grass.modern:stonehigh.3)."""
    for heat in range(HEAT, HEAT_OFF):
        if tucked.count(heat + HEAT_OFF - HEAT) > tucked.count(heat):
            raise Malformed(
                f"more {CODES[heat + HEAT_OFF - HEAT]} than {CODES[heat]} (grass.common:heat-off.2)", field
            )
    heats = sum(1 for kind in tucked if bit(kind) & HEATS)
    answers = sum(1 for kind in tucked if bit(kind) & (HEATS_OFF | FINE_ALONE))
    if not position.rules.nirvana_frees and heats != answers:
        raise Malformed(f"{heats} heat on, but {answers} heat off or fines (grass.common:heat-off.2)", field)


def check_draft(position: GrassPosition) -> None:
    """grass.variant:draft.1: nothing is laid before all packs are used up, and the last card of a pack
    comes by itself."""
    given, fresh = write_position(position), write_position(GrassPosition(position.rules))
    for field in ("markets", "displays", "protections", "tucked", "wasted", "skips", "known"):
        if given[field] != fresh[field]:
            raise Malformed("nothing is laid before the draft is over (grass.variant:draft.1)", field)
    if position.size_at(position.draft_pack(0)) < 2:
        raise Malformed("the last card comes by itself (grass.variant:draft.3)", "packs")


def check_card_in_hand(position: GrassPosition) -> None:
    """What was begun could be begun."""
    seat, stage = position.active, position.stage
    act = WASTE if stage == stages.WASTING else position.card
    if not turn_acts(position, seat) & bit(act):
        problem = "nothing can be wasted" if stage == stages.WASTING else f"{CODES[act]} can't be played"
        raise Malformed(f"{problem} by seat {seat} now", "stage" if stage == stages.WASTING else "card")
    if bit(act) & PARANOIA and not position.rules.names_victim:
        raise Malformed("it hits whoever plays it (grass.option:paranoia-victim)", "card")
    if stage == stages.STEALING and not targets(position, seat, position.card) & bit(position.target):
        raise Malformed("can't be robbed (grass.common:steal.4)", "target")
    if stage == stages.PAYING_COVERED and not paying_covers(position, seat) & bit(position.own):
        raise Malformed("covers nothing that may pay (grass.common:pay-fine.6)", "under")
    if stage == stages.COVERING:
        check_chosen(position)


def check_chosen(position: GrassPosition) -> None:
    chosen = position.chosen()
    if position.number_at(chosen, FEELGOOD):
        raise Malformed("DF can't be protected (grass.common:protected.3)", "chosen")
    if position.worth_at(chosen) > WORTH[position.card]:
        raise Malformed(f"more than {CODES[position.card]} covers (grass.common:protected.1)", "chosen")


def check_card_wasted(position: GrassPosition) -> None:
    """The card whose effect goes on lies on the wasted pile (grass.modern:nirvana.1,
    grass.modern:paranoia.4), and whoever is asked has a choice (grass.digital:choice.1)."""
    card = position.card
    if card not in [position.row[place] for place in range(position.wasted)]:
        raise Malformed(f"{CODES[card]}, which was just played, is not there", "wasted")
    if position.stage == stages.GIVING:
        check_giving(position)
    if position.stage == stages.LOSING:
        if (position.target != position.active) != position.rules.names_victim:
            raise Malformed("can't be the victim (grass.option:paranoia-victim)", "target")
        if count(losses(position, position.target)) < 2:
            raise Malformed("has no choice what to lose (grass.digital:choice.1)", "target")


def check_giving(position: GrassPosition) -> None:
    """grass.classic:nirvana.1: in classic the heat is lifted before; grass.option:nirvana-without-market."""
    rules, market = position.rules, position.markets[position.active]
    if not rules.playable_in[market] & bit(position.card) or (rules.nirvana_frees and market >= HEATED):
        raise Malformed(
            f"{CODES[position.card]} does not fit this market of its player", f"markets[{position.active}]"
        )
    if position.actor == position.active or count(gifts(position, position.actor)) < 2:
        raise Malformed("nobody has a choice what to give (grass.digital:choice.1)", "actor")


def check_swap(position: GrassPosition) -> None:
    """grass.modern:swap.1: a free peddle for a free peddle."""
    seat = position.active
    if not turn_acts(position, seat) & bit(SWAP):
        raise Malformed(f"seat {seat} can't swap now (grass.modern:swap.1)", "stage")
    if position.own >= 0 and not tradable(position, seat) & bit(position.own):
        raise Malformed(f"{CODES[position.own]} can't be swapped (grass.modern:swap.3)", "own")
    if position.stage == stages.SWAPPING_FOR and not swap_partners(position, seat) & bit(position.target):
        raise Malformed("has nothing to swap (grass.modern:swap.1)", "target")


def check_scored(position: GrassPosition) -> None:
    """grass.common:end.1: the market was closed or the stack is used up, and the account is as it should
    be."""
    if not is_scored(position):
        return
    if position.closer == NO_SEAT and position.stack_size():
        raise Malformed(
            "missing: who closed the market, for the stack is not used up (grass.common:end.1)", "closer"
        )
    reckoning = reckon(position)
    for seat in range(position.players):
        if position.totals[seat] != reckoning.totals[seat]:
            right = f"{reckoning.totals[seat]:,}"
            raise Malformed(f"the account of the round makes it {right}", f"totals[{seat}]")
    won = reckoning.results[position.dealer] == max(list(reckoning.results))
    if position.stage == stages.DEALING and position.rules.next_dealer == ROUND_WINNER and not won:
        raise Malformed("did not win the round (grass.option:next-dealer)", "dealer")


def check_money(position: GrassPosition) -> None:
    """grass.common:win.1: the game is over as soon as the target is reached, and not before; a stage of the
    course ends anyway (grass.classic:tutorial.6)."""
    for seat in range(position.players):
        if position.stage not in BETWEEN_ROUNDS and position.before[seat] != position.totals[seat]:
            raise Malformed(
                "totals change at the end of a round only (grass.common:win.4)", f"before[{seat}]"
            )
    won = game_winners(position.totals, position.rules.terms) != 0
    if won and position.stage != stages.ENDED:
        raise Malformed("the target is reached, so the game is over (grass.common:win.1)", "totals")
    if position.stage == stages.ENDED and not won and not position.rules.options.course:
        raise Malformed("nobody has reached the target (grass.common:win.1)", "totals")
