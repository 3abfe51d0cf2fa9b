"""A position from a view or from plain data: what both tell is read in one way.

Values are taken as they are: a view is right, and plain data are checked before and after.
"""

from collections.abc import Iterable, Sequence

from stammtisch.base.bits import Dice, bit
from stammtisch.games.grass.cards import HEAT, KINDS, MARKET_OPEN, kind_named
from stammtisch.games.grass.hidden import sees_offer
from stammtisch.games.grass.knowledge import row_of
from stammtisch.games.grass.notation import PositionData
from stammtisch.games.grass.playing import cover_place
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rules import HEATED, NO_MARKET, OPEN, Rules
from stammtisch.games.grass.state import NO_CARD, NO_SEAT, GrassState
from stammtisch.games.grass.view import STAGES, Offer, View


def set_moment(position: GrassPosition, told: PositionData | View) -> None:
    """The round, whose turn it is, what was done in this turn, and what is being played."""
    position.stage = STAGES.index(told.stage)
    position.round = told.round - 1
    position.dealer = seat_or_nobody(told.dealer)
    position.active = seat_or_nobody(told.active)
    position.actor = seat_or_nobody(told.actor)
    position.played = told.played
    position.swapped = told.swapped
    position.deals = told.deals
    position.card = number(told.card)
    position.target = seat_or_nobody(told.target)
    position.closer = seat_or_nobody(told.closer)


def set_cards(position: GrassPosition, told: PositionData | View) -> None:
    """What lies on the table and in hands that are seen, and what each seat owns."""
    fill(position, position.chosen(), told.chosen)
    for seat in range(position.players):
        position.markets[seat] = market_named(told.markets[seat])
        position.skips[seat] = told.skips[seat]
        position.totals[seat] = told.totals[seat]
        position.before[seat] = told.before[seat]
        fill(position, seat, told.hands[seat] or ())
        fill(position, position.display(seat), told.displays[seat])
        fill(position, position.tucked(seat), told.tucked[seat])


def lay_protection(position: GrassPosition, seat: int, card: str, peddles: Iterable[str]) -> None:
    """One more protection of a seat, and what lies under it."""
    place = position.covers[seat]
    position.cover_kinds[cover_place(position, seat, place)] = kind_named(card)
    fill(position, position.cover(seat, place), peddles)
    position.covers[seat] = place + 1


def lay_wasted(position: GrassPosition, size: int, shown: Sequence[str]) -> None:
    """The wasted pile, of which some cards at its end are shown."""
    position.wasted = size
    for place, card in enumerate(shown, size - len(shown)):
        position.row[place] = kind_named(card)


def remember(position: GrassPosition, knower: int, holder: int, cards: Iterable[str]) -> None:
    """What somebody, or with -1 everybody, knows to be in a hand."""
    row = row_of(position, knower, holder)
    for card in cards:
        kind = bit(kind_named(card))
        if position.known[row] & kind:
            position.known[row + 1] |= kind
        else:
            position.known[row] |= kind
        position.knowing = True


def number(card: str | None) -> int:
    return NO_CARD if card is None else kind_named(card)


def seat_or_nobody(seat: int | None) -> int:
    return NO_SEAT if seat is None else seat


def market_named(name: str) -> int:
    if name == "none":
        return NO_MARKET
    return OPEN if name == "open" else HEATED + kind_named(name) - HEAT


def fill(position: GrassState, heap: int, cards: Iterable[str]) -> None:
    for card in cards:
        position.put(heap, kind_named(card))


def open_position(seen: View) -> GrassPosition:
    """A position with all that a seat sees; what it doesn't see is missing."""
    position = GrassPosition(Rules(seen.players, seen.options))
    set_moment(position, seen)
    set_cards(position, seen)
    position.own = NO_CARD if seen.own is None else seen.own
    position.offers = seen.offers
    position.takes = seen.takes
    position.taken = seen.taken
    position.top = position.rules.pack_size - seen.stack_size
    lay_wasted(position, seen.wasted_size, seen.wasted)
    for seat in range(seen.players):
        position.locked[seat] = 0 if seen.locked[seat] else NO_CARD
        for protection in seen.protections[seat]:
            lay_protection(position, seat, protection.card, protection.peddles)
        remember(position, -1, seat, seen.known_to_all[seat])
        if seen.seat >= 0:
            remember(position, seen.seat, seat, seen.known[seat])
    if seen.seat >= 0:
        fill(position, position.draft_pack(seen.seat), seen.pack)
        position.locked[seen.seat] = number(seen.own_lock)
    if seen.offer is not None:
        open_offer(position, seen.offer)
    return position


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
