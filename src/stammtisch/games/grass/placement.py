"""A position set up from plain data: every field checked, every problem named with its field."""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import i64

from stammtisch.base.bits import bit, count, lowest
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import in_range, per_seat, shortened
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
from stammtisch.games.grass.placement_offers import place_knowledge, place_offer
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
from stammtisch.games.grass.playing import cover_place
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rounds import reckon
from stammtisch.games.grass.rules import HEATED, OPEN, Rules
from stammtisch.games.grass.state import (
    DRAFTING,
    LOT,
    LUCKY,
    MOST_COVERS,
    NO_CARD,
    NO_SEAT,
    PAYING_COVERED,
)
from stammtisch.games.grass.view import STAGES

MOST_ROUNDS: Final = 10_000
MOST_TAKEN: Final = 1_000_000
NOWHERE: Final = -1
"""In place of a heap, for cards that are not kept in one."""


class Zone(NamedTuple):
    """Some cards of the table: the field that names them, and the heap they lie in."""

    field: str
    heap: int
    cards: list[int]


def place(data: PositionData, options: Options) -> GrassPosition:
    """The position that `data` describes under these options."""
    players = len(data.hands or data.totals or data.markets)
    if not players:
        raise Malformed("give the hands or the totals of all seats", "hands")
    if not 2 <= players <= 6:
        field = "hands" if data.hands else "totals" if data.totals else "markets"
        raise Malformed(f"{players} can't play; 2 to 6 can (grass.common:players.1)", field)
    check_options(options, players)
    position = GrassPosition(Rules(players, options))
    if data.stage not in STAGES:
        raise Malformed(f"{shortened(data.stage)} is not one of {', '.join(STAGES)}", "stage")
    position.stage = STAGES.index(data.stage)
    check_stage(position, data)
    place_moment(position, data)
    place_choice(position, data)
    place_cards(position, data)
    place_money(position, data)
    place_locks(position, data)
    place_offer(position, data)
    place_knowledge(position, data)
    place_actor(position, data)
    check_position(position)
    return position


def place_moment(position: GrassPosition, data: PositionData) -> None:
    """The round, whose turn it is, and what was done in this turn."""
    n = position.players
    position.round = in_range(data.round, 1, MOST_ROUNDS, "round") - 1
    if data.active is None and position.stage in OF_A_TURN:
        raise Malformed("missing: whose turn it is", "active")
    position.active = max(seat_in(data.active, n, "active"), 0)
    position.dealer = seat_in(data.dealer, n, "dealer")
    if position.stage == LOT:
        if data.dealer is not None:
            raise Malformed("the lot chooses the dealer (grass.common:setup.1)", "dealer")
        position.dealer = 0
    elif data.dealer is None:
        if position.stage not in OF_A_TURN:
            raise Malformed("missing: the seat that deals or dealt this round", "dealer")
        position.dealer = position.right_of(position.active)
    position.closer = seat_in(data.closer, n, "closer")
    position.played = data.played
    position.swapped = data.swapped
    most = sum(int(position.rules.skips[kind]) for kind in position.rules.pack if bit(kind) & PARANOIA)
    for seat, skips in enumerate(per_seat(data.skips, 0, n, "skips")):
        position.skips[seat] = in_range(skips, 0, most, f"skips[{seat}]")


def place_choice(position: GrassPosition, data: PositionData) -> None:
    """The card being played, and what was chosen for it so far."""
    n, stage = position.players, position.stage
    position.card = card_played(position, data)
    position.target = seat_in(data.target, n, "target")
    if (position.target != NO_SEAT) != (stage in WITH_TARGET):
        raise Malformed(WITH_TARGET.get(stage) or f"nobody is meant in stage {data.stage}", "target")
    position.own = card_in(data.own, "own")
    if (position.own != NO_CARD) != (stage in WITH_OWN):
        raise Malformed("missing: the own peddle" if data.own is None else "nothing is swapped now", "own")
    if (data.under is not None) != (stage == PAYING_COVERED):
        raise Malformed("is the protection that pays, in stage pay covered and there alone", "under")
    if data.under is not None:
        position.own = in_range(data.under, 1, MOST_COVERS, "under") - 1
    place_takes(position, data)


def card_played(position: GrassPosition, data: PositionData) -> int:
    """Where only one card can be meant it may be left out."""
    kinds = CARDS_PLAYED.get(position.stage, 0)
    card = card_in(data.card, "card")
    if card == NO_CARD and count(kinds) == 1:
        return lowest(kinds)
    if card == NO_CARD and kinds:
        raise Malformed(f"missing: the card that led to stage {data.stage}", "card")
    if card != NO_CARD and not kinds & bit(card):
        raise Malformed(f"{CODES[card]} is not played in stage {data.stage}", "card")
    return card


def place_takes(position: GrassPosition, data: PositionData) -> None:
    """grass.variant:lucky.1: everybody takes a card; so many are still to come, so many were in all."""
    n = int(position.players)
    if position.stage == LUCKY:
        position.takes = n if data.takes is None else in_range(data.takes, 1, n, "takes")
    elif data.takes:
        raise Malformed("nothing is taken at random now (grass.variant:lucky.1)", "takes")
    done = (n - position.takes) % n if position.stage == LUCKY else 0
    position.taken = done if data.taken is None else in_range(data.taken, 0, MOST_TAKEN, "taken")
    if position.taken % n != done or (position.taken and not position.rules.lucky):
        raise Malformed(f"{position.taken} can't have been taken by now (grass.variant:lucky.1)", "taken")


def place_cards(position: GrassPosition, data: PositionData) -> None:
    """Every card in its place; grass.common:deck.conserve: none twice and none missing."""
    zones = zones_of(position, data)
    stack = None if data.stack is None else cards_of(data.stack, "stack")
    dealt = any(zone.cards for zone in zones) or bool(stack)
    check_hand_sizes(position, zones, dealt)
    if not dealt:
        return
    left = left_over(position, zones)
    if stack is None:
        stack = [kind for kind, copies in left.items() for copy in range(copies)]
    elif Counter(stack) != +left:
        name_difference(position, Counter(stack), left)
    for zone in zones:
        if zone.heap != NOWHERE:
            for kind in zone.cards:
                position.put(zone.heap, kind)
    place_row(position, zones[-1].cards, stack)


def zones_of(position: GrassPosition, data: PositionData) -> list[Zone]:
    """All cards but those of the stack, the hands first and the wasted pile last."""
    n = position.players
    markets = [
        Zone(f"markets[{seat}]", NOWHERE, place_market(position, seat, market))
        for seat, market in enumerate(per_seat(data.markets, "none", n, "markets"))
    ]
    zones = heaps_of(data.hands, "hands", lambda seat: seat, n)
    zones += heaps_of(data.packs, "packs", position.draft_pack, n)
    displays = heaps_of(data.displays, "displays", position.display, n)
    tucked = heaps_of(data.tucked, "tucked", position.tucked, n)
    for seat in range(n):
        check_display(displays[seat].cards, displays[seat].field)
        check_tucked(position, seat, tucked[seat].cards, tucked[seat].field)
    zones += markets + displays + tucked
    for seat, covers in enumerate(per_seat(data.protections, [], n, "protections")):
        for place, text in enumerate(covers):
            zones += place_protection(position, seat, place, text)
    return [*zones, Zone("wasted", NOWHERE, cards_of(data.wasted, "wasted"))]


def heaps_of(given: list[list[str]], name: str, heap_of: Callable[[int], int], players: i64) -> list[Zone]:
    """A heap of each seat."""
    return [
        Zone(f"{name}[{seat}]", heap_of(seat), cards_of(texts, f"{name}[{seat}]"))
        for seat, texts in enumerate(per_seat(given, [], players, name))
    ]


def place_market(position: GrassPosition, seat: int, name: str) -> list[int]:
    """grass.common:zone.2: the cards that make this state of a market."""
    if name == "none":
        return []
    if name == "open":
        position.markets[seat] = OPEN
        return [MARKET_OPEN]
    if name not in CODES[HEAT:HEAT_OFF]:
        states = ", ".join(("none", "open", *CODES[HEAT:HEAT_OFF]))
        raise Malformed(f"{shortened(name)} is not one of {states} (grass.common:zone.2)", f"markets[{seat}]")
    position.markets[seat] = HEATED + CODES.index(name) - HEAT
    return [MARKET_OPEN, CODES.index(name)]


def place_protection(position: GrassPosition, seat: int, place: int, text: str) -> list[Zone]:
    """`LU:CO.CO`: a protection, and what lies under it."""
    field = f"protections[{seat}][{place}]"
    in_range(place, 0, MOST_COVERS - 1, field)
    name, colon, under = text.partition(":")
    if not colon:
        raise Malformed(f"{shortened(text)} is not a protection; write LU:CO.CO", field)
    kind = card_in(name, field)
    peddles = [card_in(peddle, field) for peddle in under.split(".")] if under else []
    check_protection(kind, peddles, field)
    position.covers[seat] = place + 1
    position.cover_kinds[cover_place(position, seat, place)] = kind
    return [Zone(field, position.cover(seat, place), peddles), Zone(field, NOWHERE, [kind])]


def check_hand_sizes(position: GrassPosition, zones: list[Zone], dealt: bool) -> None:
    """grass.common:hand.1: six cards, the active player seven before one is let go."""
    held = [zone for zone in zones if zone.field.startswith(("hands", "packs"))]
    right = hand_sizes(position, len(held[0].cards)) if dealt or position.stage not in BETWEEN_ROUNDS else []
    for zone, size in zip(held, right, strict=False):
        if len(zone.cards) != size:
            raise Malformed(f"{len(zone.cards)} cards where {size} belong (grass.common:hand.1)", zone.field)


def left_over(position: GrassPosition, zones: list[Zone]) -> Counter[int]:
    """The cards that lie in none of these places; more of a kind than there are is an error that names
    the places."""
    left = Counter(position.rules.pack)
    for zone in zones:
        left.subtract(zone.cards)
        for kind in zone.cards:
            if left[kind] < 0:
                places = ", ".join(dict.fromkeys(other.field for other in zones if kind in other.cards))
                most = f"the {position.rules.pack.count(kind)} of the pack (grass.common:deck.conserve)"
                raise Malformed(f"more {CODES[kind]} than {most}: {places}", zone.field)
    return left


def name_difference(position: GrassPosition, stack: Counter[int], left: Counter[int]) -> None:
    """grass.common:deck.conserve: the stack is what lies nowhere else."""
    for kind, code in enumerate(CODES):
        if stack[kind] != left[kind]:
            raise Malformed(
                f"has {stack[kind]} {code}, {left[kind]} lie nowhere else (grass.common:deck.conserve)",
                "stack",
            )


def place_row(position: GrassPosition, wasted: list[int], stack: list[int]) -> None:
    position.wasted = len(wasted)
    position.top = position.rules.pack_size - len(stack)
    for place, kind in enumerate(wasted):
        position.row[place] = kind
    for place, kind in enumerate(stack, int(position.top)):
        position.row[place] = kind


def place_money(position: GrassPosition, data: PositionData) -> None:
    """grass.common:win.4: totals change at the end of a round only. What the account of the last round
    gives may be left out."""
    totals = money_of(position, data.totals, "totals")
    before = money_of(position, data.before, "before")
    if position.stage not in BETWEEN_ROUNDS:
        totals, before = totals or before, before or totals
    for seat, amount in enumerate(before):
        position.before[seat] = amount
    if not totals and is_scored(position):
        totals = list(reckon(position).totals)
    for seat, amount in enumerate(totals):
        position.totals[seat] = amount


def money_of(position: GrassPosition, given: list[int], field: str) -> list[int]:
    """An amount for each seat, or nothing if it is left out."""
    floor = position.rules.terms.floor
    amounts = per_seat(given, 0, position.players, field) if given else []
    return [money_in(amount, floor, f"{field}[{seat}]") for seat, amount in enumerate(amounts)]


def place_locks(position: GrassPosition, data: PositionData) -> None:
    """Peddles chosen for a protection, and cards chosen in secret: they lie where they lay."""
    display = position.display(position.active)
    for place, kind in enumerate(cards_of(data.chosen, "chosen")):
        field = f"chosen[{place}]"
        if position.number_at(position.chosen(), kind) == position.number_at(display, kind):
            raise Malformed(f"no further {CODES[kind]} lies free (grass.common:protected.1)", field)
        position.put(position.chosen(), kind)
    for seat, text in enumerate(per_seat(data.locked, None, position.players, "locked")):
        kind = card_in(text, f"locked[{seat}]")
        heap = position.draft_pack(seat) if position.stage == DRAFTING else seat
        if kind != NO_CARD and not position.kinds_at(heap) & bit(kind):
            raise Malformed(f"{CODES[kind]} is not there to be chosen", f"locked[{seat}]")
        position.locked[seat] = kind


def place_actor(position: GrassPosition, data: PositionData) -> None:
    """Whose decision comes next follows from the rest, but for who is just asked for a gift."""
    position.actor = to_act(position, seat_in(data.actor, position.players, "actor"))
    if data.actor is not None and data.actor != position.actor:
        raise Malformed(f"it is not seat {data.actor} that acts next in stage {data.stage}", "actor")
