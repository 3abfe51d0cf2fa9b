"""What one seat may know; and a full position that looks the same to it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from stammtisch.base.bits import Dice, bit, numbers
from stammtisch.games.grass.cards import CODES, HEAT, KINDS, MARKET_OPEN, kind_named
from stammtisch.games.grass.hidden import hands_are_open, sees_offer
from stammtisch.games.grass.knowledge import row_of
from stammtisch.games.grass.options import Options
from stammtisch.games.grass.playing import cover_place
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rules import HEATED, NO_MARKET, OPEN, Rules
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


def market_named(name: str) -> int:
    if name == "none":
        return NO_MARKET
    return OPEN if name == "open" else HEATED + kind_named(name) - HEAT


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


def open_position(seen: View) -> GrassPosition:
    """A position with all that a seat sees; what it doesn't see is missing."""
    position = GrassPosition(Rules(seen.players, seen.options))
    position.stage = STAGES.index(seen.stage)
    position.round = seen.round - 1
    position.dealer = seen.dealer
    position.active = seen.active
    position.actor = seen.actor
    position.played = seen.played
    position.swapped = seen.swapped
    position.deals = seen.deals
    position.offers = seen.offers
    position.card = number(seen.card)
    position.target = NO_SEAT if seen.target is None else seen.target
    position.own = NO_CARD if seen.own is None else seen.own
    position.takes = seen.takes
    position.taken = seen.taken
    position.closer = NO_SEAT if seen.closer is None else seen.closer
    position.wasted = seen.wasted_size
    position.top = position.rules.pack_size - seen.stack_size
    for place, card in enumerate(seen.wasted, seen.wasted_size - len(seen.wasted)):
        position.row[place] = kind_named(card)
    fill(position, position.chosen(), seen.chosen)
    for seat in range(seen.players):
        open_seat(position, seen, seat)
    if seen.seat >= 0:
        fill(position, position.draft_pack(seen.seat), seen.pack)
        position.locked[seen.seat] = number(seen.own_lock)
    if seen.offer is not None:
        open_offer(position, seen.offer)
    position.knowing = any(any(cards) for cards in (*seen.known, *seen.known_to_all))
    return position


def open_seat(position: GrassPosition, seen: View, seat: int) -> None:
    """What lies in front of one seat, and what is known of its hand."""
    position.markets[seat] = market_named(seen.markets[seat])
    position.skips[seat] = seen.skips[seat]
    position.totals[seat] = seen.totals[seat]
    position.before[seat] = seen.before[seat]
    position.locked[seat] = 0 if seen.locked[seat] else NO_CARD
    fill(position, seat, seen.hands[seat] or ())
    fill(position, position.display(seat), seen.displays[seat])
    fill(position, position.tucked(seat), seen.tucked[seat])
    for place, protection in enumerate(seen.protections[seat]):
        position.cover_kinds[cover_place(position, seat, place)] = kind_named(protection.card)
        fill(position, position.cover(seat, place), protection.peddles)
    position.covers[seat] = len(seen.protections[seat])
    remember(position, seen.seat, seat, seen.known[seat])
    if seen.seat >= 0:
        remember(position, -1, seat, seen.known_to_all[seat])


def open_offer(position: GrassPosition, offered: Offer) -> None:
    position.offer_from = offered.seat
    position.offer_to = offered.to
    position.offer_hand = offered.hand
    position.offer_give = number(offered.give)
    position.offer_want = number(offered.want)
    fill(position, position.board_give(), offered.give_table)
    fill(position, position.board_want(), offered.want_table)
    position.to_answer = sum(bit(seat) for seat in offered.to_answer)
    position.willing = sum(bit(seat) for seat in offered.willing)


def number(card: str | None) -> int:
    return NO_CARD if card is None else kind_named(card)


def fill(position: GrassState, heap: int, cards: tuple[str, ...]) -> None:
    for card in cards:
        position.put(heap, kind_named(card))


def remember(position: GrassState, seat: int, holder: int, cards: tuple[str, ...]) -> None:
    row = row_of(position, seat, holder)
    for card in cards:
        kind = bit(kind_named(card))
        if position.known[row] & kind:
            position.known[row + 1] |= kind
        else:
            position.known[row] |= kind


def imagine(seen: View, dice: Dice) -> GrassPosition:
    """One of the positions that look like this view, each equally likely."""
    position = open_position(seen)
    unseen = left_over(position)
    hide_wasted(position, seen, unseen)
    for seat in range(seen.players):
        if seen.hands[seat] is None:
            for missing in range(seen.hand_sizes[seat]):
                position.put(seat, unseen.pop())
            for missing in range(seen.pack_sizes[seat]):
                position.put(position.draft_pack(seat), unseen.pop())
    for place in range(position.top, position.rules.pack_size):
        position.row[place] = unseen.pop()
    if seen.offer is not None and seen.offer.hand and not position.rules.hidden_deals:
        hide_offer(position, seen)
    position.redeal(seen.seat, dice)
    return position


def hide_wasted(position: GrassPosition, seen: View, unseen: list[int]) -> None:
    """Any cards below the top one; among them the one whose effect still goes on, which was seen."""
    lower = seen.wasted_size - len(seen.wasted)
    if seen.stage in ("give", "lose", "pass", "lucky") and seen.card not in seen.wasted:
        lower -= 1
        unseen.remove(number(seen.card))
        position.row[lower] = number(seen.card)
    for place in range(lower):
        position.row[place] = unseen.pop()


def hide_offer(position: GrassPosition, seen: View) -> None:
    """Cards an offer names to others only: `redeal` puts possible ones in their place."""
    if not sees_offer(position, seen.seat):
        position.offer_give = 0
        position.offer_want = 0 if seen.stage == "offered" else NO_CARD


def left_over(position: GrassPosition) -> list[int]:
    """The cards of the pack that a seat does not see anywhere."""
    left = [0] * KINDS
    for kind in position.rules.pack:
        left[kind] += 1
    for kind in seen_cards(position):
        left[kind] -= 1
    return [kind for kind in range(KINDS) for copy in range(left[kind])]


def seen_cards(position: GrassPosition) -> list[int]:
    """All cards that lie in a heap or on the wasted pile, markets included."""
    lowest_seen = max(0, position.wasted - 1) if position.rules.top_only else 0
    found = [position.row[place] for place in range(lowest_seen, position.wasted)]
    for heap in range(position.chosen()):
        found += position.cards_at(heap)
    for seat in range(position.players):
        market = position.markets[seat]
        if market != NO_MARKET:
            found.append(MARKET_OPEN)
        if market >= HEATED:
            found.append(HEAT + market - HEATED)
        for place in range(position.covers[seat]):
            found.append(position.cover_kinds[cover_place(position, seat, place)])
    return found
