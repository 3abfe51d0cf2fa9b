"""A position set up from plain data: every field checked, every problem named with its field."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from msgspec import structs

from stammtisch.base.bits import bit, count, lowest
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import for_every_seat, in_range, shortened
from stammtisch.games.grass import stages
from stammtisch.games.grass.cards import CODES, HEAT, HEAT_OFF, MARKET_OPEN, PARANOIA
from stammtisch.games.grass.notation import PositionData
from stammtisch.games.grass.options import Options, check_options
from stammtisch.games.grass.placement_checks import (
    check_display,
    check_position,
    check_protection,
    check_tucked,
)
from stammtisch.games.grass.placement_fields import card_in, cards_of, money_in, seat_in
from stammtisch.games.grass.placement_offers import MOST_OFFERS, place_knowledge, place_offer
from stammtisch.games.grass.placement_stages import (
    BETWEEN_ROUNDS,
    CARDS_PLAYED,
    OF_A_TURN,
    WITH_OWN,
    WITH_TARGET,
    check_stage,
    hand_sizes,
    is_scored,
    to_act,
)
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rounds import reckon
from stammtisch.games.grass.rules import Rules
from stammtisch.games.grass.setting_up import fill, lay_protection, lay_wasted, number, set_cards, set_moment
from stammtisch.games.grass.state import MOST_COVERS, NO_CARD, NO_SEAT
from stammtisch.games.grass.view import STAGES

MOST_ROUNDS: Final = 10_000
MOST_TAKEN: Final = 1_000_000
LEFT_OUT: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("hands", "packs", "displays", "tucked", "protections"), ()),
    **dict.fromkeys(("skips", "totals", "before"), 0),
    "markets": "none",
    "locked": None,
}
"""What is meant for every seat where a field is left out."""
Zones = dict[str, list[int]]
"""The cards of the table but for the stack, by the field that names them."""


def place(data: PositionData, options: Options) -> GrassPosition:
    """The position that `data` describes under these options."""
    players = len(data.hands or data.totals or data.markets)
    if not players:
        raise Malformed("give the hands or the totals of all seats", "hands")
    if not 2 <= players <= 6:
        field = "hands" if data.hands else "totals" if data.totals else "markets"
        raise Malformed(f"{players} can't play; 2 to 6 can (grass.common:players.1)", field)
    check_options(options, players)
    if data.stage not in STAGES:
        raise Malformed(f"{shortened(data.stage)} is not one of {', '.join(STAGES)}", "stage")
    rules = Rules(players, options)
    check_stage(rules, data)
    told = in_full(data, players)
    check_values(rules, told)
    position = GrassPosition(rules)
    set_moment(position, told)
    complete_moment(position, told)
    complete_choice(position, told)
    place_takes(position, told)
    place_cards(position, told)
    if not data.totals and is_scored(position):
        for seat, total in enumerate(reckon(position).totals):
            position.totals[seat] = total
    place_locks(position, told)
    place_knowledge(position, told)
    place_offer(position, told)
    position.actor = to_act(position, position.actor)
    if data.actor is not None and data.actor != position.actor:
        raise Malformed(f"it is not seat {data.actor} that acts next in stage {data.stage}", "actor")
    check_position(position)
    return position


def in_full(data: PositionData, players: int) -> PositionData:
    """One entry for each seat in every field that has one. grass.common:win.4: totals change at the end of a
    round only."""
    if STAGES.index(data.stage) not in BETWEEN_ROUNDS:
        data = structs.replace(data, totals=data.totals or data.before, before=data.before or data.totals)
    return for_every_seat(data, LEFT_OUT, players)


def check_values(rules: Rules, data: PositionData) -> None:
    """Seats, cards and numbers, each for itself."""
    in_range(data.round, 1, MOST_ROUNDS, "round")
    in_range(data.deals, 0, MOST_OFFERS, "deals")
    for field in ("active", "dealer", "actor", "closer", "target"):
        seat_in(getattr(data, field), rules.players, field)
    for field in ("card", "own"):
        card_in(getattr(data, field), field)
    most = sum(int(rules.skips[kind]) for kind in rules.pack if bit(kind) & PARANOIA)
    for seat, skips in enumerate(data.skips):
        in_range(skips, 0, most, f"skips[{seat}]")
        money_in(data.totals[seat], rules.terms.floor, f"totals[{seat}]")
        money_in(data.before[seat], rules.terms.floor, f"before[{seat}]")


def complete_moment(position: GrassPosition, data: PositionData) -> None:
    """Whose turn it is must be told in a turn; who dealt then goes without saying."""
    if data.active is None and position.stage in OF_A_TURN:
        raise Malformed("missing: whose turn it is", "active")
    position.active = max(position.active, 0)
    if position.stage == stages.LOT:
        if data.dealer is not None:
            raise Malformed("the lot chooses the dealer (grass.common:setup.1)", "dealer")
        position.dealer = 0
    elif data.dealer is None:
        if position.stage not in OF_A_TURN:
            raise Malformed("missing: the seat that deals or dealt this round", "dealer")
        position.dealer = position.right_of(position.active)


def complete_choice(position: GrassPosition, data: PositionData) -> None:
    """The card being played, which may be left out where only one can be meant, and what was chosen for it so
    far."""
    stage, card, kinds = position.stage, position.card, CARDS_PLAYED.get(position.stage, 0)
    if card == NO_CARD and count(kinds) == 1:
        position.card = lowest(kinds)
    elif card == NO_CARD and kinds:
        raise Malformed(f"missing: the card that led to stage {data.stage}", "card")
    elif card != NO_CARD and not kinds & bit(card):
        raise Malformed(f"{CODES[card]} is not played in stage {data.stage}", "card")
    if (position.target != NO_SEAT) != (stage in WITH_TARGET):
        raise Malformed(WITH_TARGET.get(stage) or f"nobody is meant in stage {data.stage}", "target")
    position.own = number(data.own)
    if (position.own != NO_CARD) != (stage in WITH_OWN):
        raise Malformed("missing: the own peddle" if data.own is None else "nothing is swapped now", "own")
    if (data.under is not None) != (stage == stages.PAYING_COVERED):
        raise Malformed("is the protection that pays, in stage pay covered and there alone", "under")
    if data.under is not None:
        position.own = in_range(data.under, 1, MOST_COVERS, "under") - 1


def place_takes(position: GrassPosition, data: PositionData) -> None:
    """grass.variant:lucky.1: everybody takes a card; so many are still to come, so many were in all."""
    n = int(position.players)
    if position.stage == stages.LUCKY:
        position.takes = n if data.takes is None else in_range(data.takes, 1, n, "takes")
    elif data.takes:
        raise Malformed("nothing is taken at random now (grass.variant:lucky.1)", "takes")
    done = (n - position.takes) % n if position.stage == stages.LUCKY else 0
    position.taken = done if data.taken is None else in_range(data.taken, 0, MOST_TAKEN, "taken")
    if position.taken % n != done or (position.taken and not position.rules.lucky):
        raise Malformed(f"{position.taken} can't have been taken by now (grass.variant:lucky.1)", "taken")


def place_cards(position: GrassPosition, data: PositionData) -> None:
    """Every card in its place; grass.common:deck.conserve: none twice and none missing."""
    zones = zones_of(position, data)
    stack = None if data.stack is None else cards_of(data.stack, "stack")
    dealt = any(zones.values()) or bool(stack)
    check_hand_sizes(position, data, dealt)
    check_free(data, zones[f"displays[{position.active}]"])
    if dealt:
        left = left_over(position.rules, zones)
        stack = list(left.elements()) if stack is None else stack
        check_stack(stack, left)
        position.top = position.rules.pack_size - len(stack)
        for place, kind in enumerate(stack, int(position.top)):
            position.row[place] = kind
    set_cards(position, data)
    lay_wasted(position, len(data.wasted), data.wasted)
    for seat, pack in enumerate(data.packs):
        fill(position, position.draft_pack(seat), pack)
        for text in data.protections[seat]:
            name, _, under = text.partition(":")
            lay_protection(position, seat, name, under.split("."))


def zones_of(position: GrassPosition, data: PositionData) -> Zones:
    """The hands come first and the wasted pile last."""
    names = ("hands", "packs", "markets", "displays", "tucked")
    zones: Zones = {
        f"{name}[{seat}]": market_cards(cards, f"{name}[{seat}]")
        if isinstance(cards, str)
        else cards_of(cards, f"{name}[{seat}]")
        for name in names
        for seat, cards in enumerate(getattr(data, name))
    }
    for seat, covers in enumerate(data.protections):
        check_display(zones[f"displays[{seat}]"], f"displays[{seat}]")
        check_tucked(position, data.markets[seat], seat, zones[f"tucked[{seat}]"], f"tucked[{seat}]")
        for place, text in enumerate(covers):
            field = f"protections[{seat}][{place}]"
            in_range(place, 0, MOST_COVERS - 1, field)
            zones[field] = protection_cards(text, field)
    return {**zones, "wasted": cards_of(data.wasted, "wasted")}


def market_cards(name: str, field: str) -> list[int]:
    """grass.common:zone.2: the cards that make this state of a market."""
    if name in ("none", "open"):
        return [MARKET_OPEN] if name == "open" else []
    if name not in CODES[HEAT:HEAT_OFF]:
        states = ", ".join(("none", "open", *CODES[HEAT:HEAT_OFF]))
        raise Malformed(f"{shortened(name)} is not one of {states} (grass.common:zone.2)", field)
    return [MARKET_OPEN, CODES.index(name)]


def protection_cards(text: str, field: str) -> list[int]:
    """`LU:CO.CO`: a protection, and what lies under it."""
    name, colon, under = text.partition(":")
    if not colon:
        raise Malformed(f"{shortened(text)} is not a protection; write LU:CO.CO", field)
    kind = card_in(name, field)
    peddles = [card_in(peddle, field) for peddle in under.split(".")] if under else []
    check_protection(kind, peddles, field)
    return [kind, *peddles]


def check_hand_sizes(position: GrassPosition, data: PositionData, dealt: bool) -> None:
    """grass.common:hand.1: six cards, the active player seven before one is let go."""
    if not dealt and position.stage in BETWEEN_ROUNDS:
        return
    right = hand_sizes(position, len(data.hands[0]))
    for name, sizes in (("hands", right), ("packs", right[len(data.hands) :])):
        for seat, size in enumerate(sizes[: len(data.hands)]):
            if (held := len(getattr(data, name)[seat])) != size:
                raise Malformed(f"{held} cards where {size} belong (grass.common:hand.1)", f"{name}[{seat}]")


def left_over(rules: Rules, zones: Zones) -> Counter[int]:
    """The cards that lie in none of these places; more of a kind than there are is an error that names
    the places."""
    left = Counter(rules.pack)
    for field, cards in zones.items():
        left.subtract(cards)
        for kind in cards:
            if left[kind] < 0:
                places = ", ".join(other for other in zones if kind in zones[other])
                most = f"the {rules.pack.count(kind)} of the pack (grass.common:deck.conserve)"
                raise Malformed(f"more {CODES[kind]} than {most}: {places}", field)
    return left


def check_stack(stack: list[int], left: Counter[int]) -> None:
    """grass.common:deck.conserve: the stack is what lies nowhere else."""
    for kind, code in enumerate(CODES):
        found = stack.count(kind)
        if found != left[kind]:
            problem = f"has {found} {code}, {left[kind]} lie nowhere else (grass.common:deck.conserve)"
            raise Malformed(problem, "stack")


def check_free(data: PositionData, display: list[int]) -> None:
    """Peddles chosen for a protection lie where they lay."""
    chosen = cards_of(data.chosen, "chosen")
    for place, kind in enumerate(chosen):
        if chosen[: place + 1].count(kind) > display.count(kind):
            problem = f"no further {CODES[kind]} lies free (grass.common:protected.1)"
            raise Malformed(problem, f"chosen[{place}]")


def place_locks(position: GrassPosition, data: PositionData) -> None:
    """Cards chosen in secret: they lie where they lay."""
    for seat, text in enumerate(data.locked):
        kind = card_in(text, f"locked[{seat}]")
        heap = position.draft_pack(seat) if position.stage == stages.DRAFTING else seat
        if kind != NO_CARD and not position.kinds_at(heap) & bit(kind):
            raise Malformed(f"{CODES[kind]} is not there to be chosen", f"locked[{seat}]")
        position.locked[seat] = kind
