"""Draws and positions as text and as plain data. Acts are in `speech`.

A position is a flat list of fields. As JSON it is an object; as a line it is `field=value` for each field in
order, lists joined by commas, lists of lists by bars. A protection is written with what lies under it,
`LU:CO.CO`, and what somebody knows of a hand with the seat that holds it, `2:HG.MX`.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from stammtisch.base.bits import numbers
from stammtisch.base.errors import Malformed
from stammtisch.base.lines import read_fields
from stammtisch.base.reading import read_lot
from stammtisch.games.grass import stages
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.effects import taker
from stammtisch.games.grass.placement_fields import card_in
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.state import EVERYONE, NO_SEAT, GrassState
from stammtisch.games.grass.view import STAGES, code, codes, known, market_name, protections


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A position as plain data. Only `stage` and what it needs must be given.

    A stack that is left out holds all cards that lie nowhere else, in the order of the kinds. `under` is the
    protection that pays a fine, counted from 1; `known` has a list for each seat and one for spectators.
    """

    stage: str
    round: int = 1
    dealer: int | None = None
    active: int | None = None
    actor: int | None = None
    hands: list[list[str]] = []
    packs: list[list[str]] = []
    markets: list[str] = []
    displays: list[list[str]] = []
    protections: list[list[str]] = []
    tucked: list[list[str]] = []
    stack: list[str] | None = None
    wasted: list[str] = []
    skips: list[int] = []
    totals: list[int] = []
    before: list[int] = []
    closer: int | None = None
    played: bool = False
    swapped: bool = False
    deals: int = 0
    offers: int | None = None
    card: str | None = None
    target: int | None = None
    own: str | None = None
    under: int | None = None
    chosen: list[str] = []
    locked: list[str | None] = []
    takes: int | None = None
    taken: int | None = None
    offer_from: int | None = None
    offer_to: int | Literal["all"] | None = None
    offer_hand: bool = False
    offer_give: str | None = None
    offer_want: str | None = None
    table_give: list[str] = []
    table_want: list[str] = []
    to_answer: list[int] = []
    willing: list[int] = []
    known: list[list[str]] = []


def write_position(position: GrassPosition) -> dict[str, Any]:
    seats = range(position.players)
    row, covered = position.row, position.stage == stages.PAYING_COVERED
    data = PositionData(
        stage=STAGES[position.stage],
        round=position.round + 1,
        dealer=None if position.stage == stages.LOT else position.dealer,
        active=position.active,
        actor=seat_or_none(position.actor),
        hands=[list(codes(position, seat)) for seat in seats],
        packs=[list(codes(position, position.draft_pack(seat))) for seat in seats],
        markets=[market_name(market) for market in position.markets],
        displays=[list(codes(position, position.display(seat))) for seat in seats],
        protections=[written_protections(position, seat) for seat in seats],
        tucked=[list(codes(position, position.tucked(seat))) for seat in seats],
        stack=[CODES[row[place]] for place in range(position.top, len(row))],
        wasted=[CODES[row[place]] for place in range(position.wasted)],
        skips=list(position.skips),
        totals=list(position.totals),
        before=list(position.before),
        closer=seat_or_none(position.closer),
        played=position.played,
        swapped=position.swapped,
        deals=position.deals,
        offers=position.offers,
        card=code(position.card),
        target=seat_or_none(position.target),
        own=None if covered else code(position.own),
        under=position.own + 1 if covered else None,
        chosen=list(codes(position, position.chosen())),
        locked=[code(card) for card in position.locked],
        takes=position.takes,
        taken=position.taken,
        offer_from=seat_or_none(position.offer_from),
        offer_to="all" if position.offer_to == EVERYONE else seat_or_none(position.offer_to),
        offer_hand=position.offer_hand,
        offer_give=code(position.offer_give),
        offer_want=code(position.offer_want),
        table_give=list(codes(position, position.board_give())),
        table_want=list(codes(position, position.board_want())),
        to_answer=numbers(position.to_answer),
        willing=numbers(position.willing),
        known=written_knowledge(position),
    )
    return msgspec.to_builtins(data)  # type: ignore[no-any-return]


def seat_or_none(seat: int) -> int | None:
    return seat if seat > NO_SEAT else None


def written_protections(position: GrassState, seat: int) -> list[str]:
    return [f"{cover.card}:{'.'.join(cover.peddles)}" for cover in protections(position, seat)]


def written_knowledge(position: GrassState) -> list[list[str]]:
    """Nothing at all when nobody knows anything."""
    seats = range(position.players)
    found = [
        [f"{holder}:{'.'.join(cards)}" for holder in seats if (cards := known(position, knower, holder))]
        for knower in (*seats, -1)
    ]
    return found if any(found) else []


def line_data(text: str) -> dict[str, Any]:
    """The fields of a line, as plain data."""
    fields = read_fields(text, PositionData)
    if "stage" in fields:
        fields["stage"] = fields["stage"].replace("-", " ")
    return fields


def write_draw(position: GrassPosition, drawn: Sequence[int]) -> list[str]:
    """A lot as a seat, a deal as cards in the order they are dealt, and the card taken at random."""
    if position.stage == stages.DEALING:
        return [CODES[position.rules.pack[place]] for place in drawn]
    if position.stage == stages.LUCKY:
        return [CODES[position.card_at(robbed(position), place)] for place in drawn]
    return [str(seat) for seat in drawn]


def read_draw(position: GrassPosition, drawn: Sequence[str]) -> list[int]:
    """Cards of a kind are alike: of those in the pack the first comes first, of those in a hand any."""
    if position.stage == stages.DEALING:
        return read_deal(position, drawn)
    if position.stage == stages.LUCKY:
        return [place_in_hand(position, card_in(text, "")) for text in drawn]
    return read_lot(drawn)


def read_deal(position: GrassPosition, drawn: Sequence[str]) -> list[int]:
    pack = position.rules.pack
    left = [pack.find(kind) for kind in range(len(CODES))]
    places: list[int] = []
    for text in drawn:
        kind = card_in(text, "")
        place = left[kind]
        if not 0 <= place < len(pack) or pack[place] != kind:
            raise Malformed(
                f"{CODES[kind]} is there more often than in the pack, which has {pack.count(kind)}"
            )
        places.append(place)
        left[kind] = place + 1
    return places


def robbed(position: GrassPosition) -> int:
    """Whose card is taken next."""
    return position.right_of(taker(position))


def place_in_hand(position: GrassPosition, kind: int) -> int:
    """The first place of a kind among the cards of the hand, which are in the order of the kinds."""
    hand = robbed(position)
    if not position.number_at(hand, kind):
        raise Malformed(f"seat {hand} holds no {CODES[kind]} that could be taken")
    return sum(position.number_at(hand, lower) for lower in range(kind))
