"""What one seat may know."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from stammtisch.base.bits import numbers
from stammtisch.games.grass.cards import CODES, HEAT
from stammtisch.games.grass.hidden import hands_are_open, sees_offer
from stammtisch.games.grass.knowledge import row_of
from stammtisch.games.grass.options import Options
from stammtisch.games.grass.playing import cover_place
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rules import HEATED, NO_MARKET, OPEN
from stammtisch.games.grass.state import NO_CARD, NO_SEAT, GrassState

STAGES: Final = (
    *("lot", "deal", "draft", "turn", "waste", "target", "steal", "pay", "pay covered", "cover"),
    *("swap", "swap with", "swap for", "address", "offer", "ask", "offer table", "ask table", "offer hand"),
    *("offered", "lock", "give", "lose", "pass", "lucky", "next dealer", "over"),
)
"""The names of the stages, in the order of their numbers."""


ENCODE: Final = msgspec.json.Encoder().encode


class Protection(msgspec.Struct, frozen=True):
    """A protection and what lies under it."""

    card: str
    peddles: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """What is offered to whom: a card of each hand, peddles of each display, or both. `to` is 6 for the
    whole table; the cards of the hands are None where they are not named or not for this seat to know."""

    seat: int
    to: int
    hand: bool
    give: str | None
    want: str | None
    give_table: tuple[str, ...]
    want_table: tuple[str, ...]
    to_answer: tuple[int, ...]
    willing: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """Grass as one seat sees it. What is not copied here is not seen."""

    seat: int
    options: Options
    hands: tuple[tuple[str, ...] | None, ...]
    known: tuple[tuple[str, ...], ...]
    own_lock: str | None
    pack: tuple[str, ...]
    offer: Offer | None
    stage: str
    round: int
    dealer: int
    active: int
    actor: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    known_to_all: tuple[tuple[str, ...], ...]
    markets: tuple[str, ...]
    displays: tuple[tuple[str, ...], ...]
    protections: tuple[tuple[Protection, ...], ...]
    tucked: tuple[tuple[str, ...], ...]
    stack_size: int
    wasted_size: int
    wasted: tuple[str, ...]
    skips: tuple[int, ...]
    totals: tuple[int, ...]
    before: tuple[int, ...]
    played: bool
    swapped: bool
    deals: int
    offers: int
    card: str | None
    target: int | None
    own: int | None
    chosen: tuple[str, ...]
    locked: tuple[bool, ...]
    pack_sizes: tuple[int, ...]
    takes: int
    taken: int
    closer: int | None

    @property
    def players(self) -> int:
        return len(self.totals)

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand; empty for a spectator."""
        return (self.hands[self.seat] if self.seat >= 0 else None) or ()


def view(position: GrassPosition, seat: int) -> View:
    """grass.common:vis.1: copied field by field, the hands only where they lie open."""
    return View(seat, position.rules.options, **own(position, seat), **seen_by_all(position))


def glances(position: GrassPosition) -> Callable[[int], bytes]:
    """Many views of one moment, without the options, as JSON: what everybody sees is written once."""
    public = b"," + ENCODE(seen_by_all(position))[1:]
    return lambda seat: ENCODE({"seat": seat, **own(position, seat)})[:-1] + public


def own(position: GrassPosition, seat: int) -> dict[str, Any]:
    """Hands, what is known of them, the own lock and pack, and the offer: the part of a view that is not the
    same for everybody."""
    hands_open, seats = hands_are_open(position), range(position.players)
    return {
        "hands": tuple([codes(position, other) if hands_open or other == seat else None for other in seats]),
        "known": known_by(position, seat),
        "own_lock": code(position.locked[seat]) if seat >= 0 else None,
        "pack": codes(position, position.draft_pack(seat)) if seat >= 0 else (),
        "offer": offer(position, seat),
    }


def seen_by_all(position: GrassPosition) -> dict[str, Any]:
    """The part of a view that is the same for everybody.

    grass.option:wasted-view: of the wasted pile all cards or only the top one.
    grass.classic:zone.6: peddles are shown sorted by value.
    """
    seats = range(position.players)
    lowest_shown = max(position.wasted - 1, 0) if position.rules.top_only else 0
    return {
        "stage": STAGES[position.stage],
        "round": position.round + 1,
        "dealer": position.dealer,
        "active": position.active,
        "actor": position.actor,
        "actors": tuple(numbers(position.actors())),
        "hand_sizes": tuple([position.size_at(other) for other in seats]),
        "known_to_all": known_by(position, -1),
        "markets": tuple([market_name(position.markets[other]) for other in seats]),
        "displays": tuple([codes(position, position.display(other)) for other in seats]),
        "protections": tuple([protections(position, other) for other in seats]),
        "tucked": tuple([codes(position, position.tucked(other)) for other in seats]),
        "stack_size": position.stack_size(),
        "wasted_size": position.wasted,
        "wasted": tuple([CODES[position.row[place]] for place in range(lowest_shown, position.wasted)]),
        "skips": tuple(position.skips),
        "totals": tuple(position.totals),
        "before": tuple(position.before),
        "played": position.played,
        "swapped": position.swapped,
        "deals": position.deals,
        "offers": position.offers,
        "card": code(position.card),
        "target": None if position.target == NO_SEAT else position.target,
        "own": None if position.own == NO_CARD else position.own,
        "chosen": codes(position, position.chosen()),
        "locked": tuple([card != NO_CARD for card in position.locked]),
        "pack_sizes": tuple([position.size_at(position.draft_pack(other)) for other in seats]),
        "takes": position.takes,
        "taken": position.taken,
        "closer": None if position.closer == NO_SEAT else position.closer,
    }


def code(kind: int) -> str | None:
    return None if kind == NO_CARD else CODES[kind]


def codes(position: GrassState, heap: int) -> tuple[str, ...]:
    return tuple([CODES[kind] for kind in position.cards_at(heap)])


def known_by(position: GrassState, seat: int) -> tuple[tuple[str, ...], ...]:
    """What a seat, or with -1 everybody, knows for certain of all hands."""
    if not position.knowing:
        return ((),) * int(position.players)
    return tuple([known(position, seat, holder) for holder in range(position.players)])


def known(position: GrassState, seat: int, holder: int) -> tuple[str, ...]:
    """What a seat knows to be in another hand, or a spectator, seat -1."""
    row = row_of(position, seat, holder)
    kinds = sorted(numbers(position.known[row]) + numbers(position.known[row + 1]))
    return tuple([CODES[kind] for kind in kinds])


def market_name(market: int) -> str:
    """grass.common:zone.2: none, open, or the heat that lies on it."""
    if market == NO_MARKET:
        return "none"
    return "open" if market == OPEN else CODES[HEAT + market - HEATED]


def protections(position: GrassState, seat: int) -> tuple[Protection, ...]:
    return tuple(
        Protection(
            CODES[position.cover_kinds[cover_place(position, seat, place)]],
            codes(position, position.cover(seat, place)),
        )
        for place in range(position.covers[seat])
    )


def offer(position: GrassState, seat: int) -> Offer | None:
    """grass.option:trade-view: what an offer names of the hands may be for the partners alone."""
    if position.offer_from == NO_SEAT:
        return None
    shown = position.offer_to == NO_SEAT or sees_offer(position, seat)
    return Offer(
        seat=position.offer_from,
        to=position.offer_to,
        hand=position.offer_hand,
        give=code(position.offer_give) if shown else None,
        want=code(position.offer_want) if shown else None,
        give_table=codes(position, position.board_give()),
        want_table=codes(position, position.board_want()),
        to_answer=tuple(numbers(position.to_answer)),
        willing=tuple(numbers(position.willing)),
    )
