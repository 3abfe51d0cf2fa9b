"""An offer, and what is known of hands, set up from plain data."""

from collections import Counter
from typing import Final

from stammtisch.base.bits import bit, first, numbers
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import in_range, seat_set, shortened
from stammtisch.games.grass import deals, stages
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.knowledge import row_of, show
from stammtisch.games.grass.notation import PositionData
from stammtisch.games.grass.placement_fields import card_in, cards_of, seat_in
from stammtisch.games.grass.placement_stages import ANSWERS, OFFERED_CARDS, SWAPS, WITH_OFFER
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.setting_up import remember
from stammtisch.games.grass.state import EVERYONE, NO_CARD, NO_SEAT

MOST_OFFERS: Final = 10_000
COMPLETE: Final = (stages.OFFERED, *SWAPS)
"""The stages in which an offer may stand open."""


def place_offer(position: GrassPosition, data: PositionData) -> None:
    """What is offered, by whom and to whom. An offer without a proposer is the active player's."""
    proposer = seat_in(data.offer_from, position.players, "offer_from")
    if proposer == NO_SEAT and (position.stage in WITH_OFFER or data.offer_to is not None):
        proposer = int(position.active)
    position.offer_from = proposer
    place_counts(position, data)
    if proposer == NO_SEAT:
        check_no_offer(data)
        return
    if not deals.may_offer(position):
        raise Malformed("no deal is possible now (grass.common:turn.0)", "offer_from")
    place_addressee(position, data)
    place_hand_part(position, data)
    place_table_part(position, data)
    place_answers(position, data)
    if position.stage == stages.LOCKING:
        check_partners(position)
    show_offer(position)


def place_counts(position: GrassPosition, data: PositionData) -> None:
    """Every deal was an offer before."""
    made = int(position.deals) + (position.offer_from != NO_SEAT)
    position.offers = made if data.offers is None else in_range(data.offers, made, MOST_OFFERS + 1, "offers")
    if position.rules.one_deal and position.deals > 1:
        raise Malformed("one deal a turn was agreed (grass.option:classic-deals-per-turn)", "deals")
    if position.offers and not position.rules.deals_before:
        raise Malformed("there are no deals in this stage of the course (grass.classic:tutorial.2)", "offers")


def check_no_offer(data: PositionData) -> None:
    for field in (*OFFERED_CARDS, *ANSWERS):
        if getattr(data, field):
            raise Malformed("needs somebody it is offered to", field)


def place_addressee(position: GrassPosition, data: PositionData) -> None:
    """grass.digital:offer.1: one seat or the whole table; grass.modern:deal.1, grass.classic:deal.1: the
    active player is always one side."""
    rules = position.rules
    if data.offer_to == "all":
        position.offer_to = EVERYONE
    else:
        position.offer_to = seat_in(data.offer_to, position.players, "offer_to")
    if (position.offer_to == NO_SEAT) != (position.stage == stages.ADDRESSING):
        raise Malformed("is there as soon as an addressee was named, and not before", "offer_to")
    if position.offer_to == position.offer_from:
        raise Malformed("nobody deals alone", "offer_to")
    if position.offer_from == position.active:
        return
    if position.offer_to != position.active:
        raise Malformed(
            f"seat {position.active} is one side of every deal now (grass.common:turn.0)", "offer_to"
        )
    if rules.hidden_deals and not rules.board_deals:
        raise Malformed(
            "only the active player proposes a hidden deal (grass.digital:hidden.1)", "offer_from"
        )


def place_hand_part(position: GrassPosition, data: PositionData) -> None:
    """One card of each hand (grass.modern:deal.2, grass.classic:deal.2), or none; in a hidden deal not
    named (grass.variant:hidden.1)."""
    give, want = card_in(data.offer_give, "offer_give"), card_in(data.offer_want, "offer_want")
    stage, hidden = position.stage, position.rules.hidden_deals
    position.offer_give, position.offer_want = give, want
    position.offer_hand = data.offer_hand or give != NO_CARD
    if (
        stage in (stages.ADDRESSING, stages.OFFERING, stages.BOARD_GIVING, stages.BOARD_ASKING)
        and position.offer_hand
    ):
        raise Malformed(f"no card of a hand is offered yet in stage {data.stage}", "offer_hand")
    if stage in (stages.HAND_GIVING, stages.LOCKING) and not position.offer_hand:
        raise Malformed(f"cards of the hands are part of it in stage {data.stage}", "offer_hand")
    named = position.offer_hand and not hidden and stage != stages.HAND_GIVING
    if named != (give != NO_CARD):
        raise Malformed("is the card that is offered, and named unless the deal is hidden", "offer_give")
    if (named and stage in COMPLETE) != (want != NO_CARD):
        raise Malformed("is the card asked for, as soon as it is named", "offer_want")
    if stage == stages.ASKING and not named:
        raise Malformed("missing: the card that is offered", "offer_give")
    if named and not position.held(position.offer_from) & bit(give):
        raise Malformed(f"seat {position.offer_from} holds no {CODES[give]}", "offer_give")


def place_table_part(position: GrassPosition, data: PositionData) -> None:
    """grass.classic:deal.3: peddles of both displays, at least one from each side; grass.classic:deal.5:
    together with a card of each hand or alone."""
    given, wanted = cards_of(data.table_give, "table_give"), cards_of(data.table_want, "table_want")
    if (given or wanted) and not position.rules.board_deals:
        raise Malformed("no displayed peddles are dealt with (grass.modern:deal.2)", "table_give")
    if (given or wanted) and position.stage in (stages.ADDRESSING, stages.OFFERING):
        raise Malformed(f"nothing is offered yet in stage {data.stage}", "table_give")
    for place, kind in enumerate(given):
        if not deals.board_givable(position) & bit(kind):
            raise Malformed(f"{CODES[kind]} is not there to be given", f"table_give[{place}]")
        position.put(position.board_give(), kind)
    for place, kind in enumerate(wanted):
        if not deals.board_askable(position) & bit(kind):
            raise Malformed(f"nobody who is asked could give {CODES[kind]}", f"table_want[{place}]")
        position.put(position.board_want(), kind)
    check_table_part(position, bool(given), bool(wanted))


def check_table_part(position: GrassPosition, given: bool, wanted: bool) -> None:
    """grass.classic:deal.3: both sides give something that they have."""
    stage = position.stage
    if stage == stages.BOARD_GIVING and (wanted or not deals.board_possible(position)):
        raise Malformed("no displayed peddles can be dealt for now (grass.classic:deal.3)", "table_want")
    if stage in (stages.BOARD_ASKING, stages.HAND_GIVING) and not given:
        raise Malformed("missing: at least one peddle (grass.classic:deal.3)", "table_give")
    if stage not in (stages.BOARD_GIVING, stages.BOARD_ASKING) and given != wanted:
        raise Malformed(
            "each side gives at least one peddle, or neither (grass.classic:deal.3)", "table_want"
        )
    if stage in COMPLETE and not given and not position.offer_hand:
        raise Malformed("missing: what is offered", "offer_give")
    if given and not deals.board_possible(position):
        raise Malformed("nobody who is asked has a peddle to give (grass.classic:deal.3)", "table_want")


def place_answers(position: GrassPosition, data: PositionData) -> None:
    """grass.digital:offer.1: whoever was asked answers, and of a whole table those who are willing wait."""
    if position.stage not in COMPLETE:
        return
    n = position.players
    asked = first(n) & ~bit(position.offer_from) if position.offer_to == EVERYONE else bit(position.offer_to)
    position.willing = seat_set(data.willing, n, "willing")
    position.to_answer = seat_set(data.to_answer, n, "to_answer")
    if not data.willing and not data.to_answer:
        position.to_answer = asked
    if position.offer_to != EVERYONE and position.to_answer != asked:
        raise Malformed(f"seat {position.offer_to} is to answer, and nobody else", "to_answer")
    if (position.to_answer | position.willing) & ~asked:
        raise Malformed("the proposer does not answer", "to_answer")
    if position.to_answer & position.willing:
        raise Malformed("who is willing has answered", "willing")
    for seat in numbers(position.willing):
        if position.offer_to != EVERYONE or not deals.can_do(position, seat):
            raise Malformed(f"seat {seat} can't do what is offered (grass.digital:offer.2)", "willing")


def check_partners(position: GrassPosition) -> None:
    """grass.digital:hidden.1: two have agreed, and lay down a card each."""
    one, other = position.offer_from, position.target
    if other == one or position.offer_to not in (other, EVERYONE):
        raise Malformed("is not whom the deal was offered to", "target")
    if not deals.can_do(position, other):
        raise Malformed(f"seat {other} can't do what was agreed (grass.digital:offer.2)", "target")
    for seat in range(position.players):
        if position.locked[seat] != NO_CARD and seat not in (one, other):
            raise Malformed("is not part of the deal", f"locked[{seat}]")
    if not position.without_lock() & (bit(one) | bit(other)):
        raise Malformed("both have laid down a card, so the deal is done", "locked")


def show_offer(position: GrassPosition) -> None:
    """What an open offer shows is known to all who may see it."""
    if position.stage in COMPLETE and position.offer_give != NO_CARD:
        show(position, position.offer_from, position.offer_give, deals.visible_to(position))
        for seat in numbers(position.willing):
            show(position, seat, position.offer_want, first(position.players + 1))


def place_knowledge(position: GrassPosition, data: PositionData) -> None:
    """For every seat, and at last for spectators, which cards are known to be in which hand."""
    n = int(position.players)
    if not data.known:
        return
    if len(data.known) != n + 1:
        raise Malformed(f"needs one entry for each of {n} seats and one for spectators", "known")
    for knower, texts in enumerate(data.known):
        holders = [
            place_known(position, knower, text, f"known[{knower}][{i}]") for i, text in enumerate(texts)
        ]
        if len(set(holders)) < len(holders):
            raise Malformed("names a hand twice", f"known[{knower}]")
    for knower in range(n):
        check_common(position, knower)


def place_known(position: GrassPosition, knower: int, text: str, field: str) -> int:
    """`2:HG.MX`: the seat that holds, and what is known to be there."""
    name, colon, cards = text.partition(":")
    if not colon or not name.isascii() or not name.isdigit() or len(name) > 1:
        raise Malformed(f"{shortened(text)} is not what is known of a hand; write 2:HG.MX", field)
    holder = in_range(int(name), 0, int(position.players) - 1, field)
    if holder == knower:
        raise Malformed("everybody knows the own hand", field)
    for kind, copies in Counter(card_in(card, field) for card in cards.split(".")).items():
        if copies > min(2, position.number_at(holder, kind)):
            raise Malformed(f"seat {holder} does not hold {copies} {CODES[kind]} that are known", field)
    remember(position, knower, holder, cards.split("."))
    return holder


def check_common(position: GrassPosition, knower: int) -> None:
    """A spectator knows what everybody knows, and no more."""
    for holder in range(position.players):
        row, common = row_of(position, knower, holder), row_of(position, -1, holder)
        for place in range(2):
            if holder != knower and position.known[common + place] & ~position.known[row + place]:
                raise Malformed(f"less of seat {holder} than a spectator knows", f"known[{knower}]")
