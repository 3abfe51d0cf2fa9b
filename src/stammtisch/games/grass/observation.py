"""Grass as one seat sees it, in numbers for programs that learn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.grass.cards import LUST
from stammtisch.games.grass.hidden import hands_are_open, sees_offer
from stammtisch.games.grass.knowledge import row_of
from stammtisch.games.grass.piles import size
from stammtisch.games.grass.playing import cover_place
from stammtisch.games.grass.rules import HEATED, NO_MARKET, OPEN
from stammtisch.games.grass.state import EVERYONE, NO_CARD, NO_SEAT, GrassState
from stammtisch.games.observing import (
    SPREAD,
    Field,
    ObservationLayout,
    byte,
    flag,
    turned,
    word,
    write_one,
    write_planes,
    write_set,
)

KINDS: Final = 4
"""Words for a byte a kind of card; 27 of their 32 bytes are used."""
STAGES: Final = 4
"""Words for a byte a stage."""
FIRST_PEDDLE: Final = 2
THOUSAND: Final = 1000
NO_MONEY: Final = 2048
"""What stands for no money, in thousands, so that debts have room below."""


def layout(players: int) -> ObservationLayout:
    """What the words mean that `observe` writes."""
    return ObservationLayout(
        1,
        [
            Field("stage", STAGES, "a byte for each stage, as view.STAGES names them"),
            Field("table", 3, TABLE),
            Field("hand", KINDS, "own cards, as many as there are of each kind"),
            Field("pack", KINDS, "the own pack of a draft"),
            Field("locked", KINDS, "the card that was chosen in secret"),
            Field("card", KINDS, "the card that is being played, or whose effect goes on"),
            Field("wasted", KINDS, "the wasted pile, as far as it is shown"),
            Field(
                "chosen",
                1,
                "peddles that a protection is just being laid on (HG, MX, CO, JA, PA, DF), 2 free",
            ),
            Field("offer", 4, OFFER),
            Field("offer gives peddles", 1, "peddles on the table that it gives, likewise"),
            Field("offer wants peddles", 1, "peddles on the table that it wants, likewise"),
            Field("offer gives", KINDS, "the card of a hand that an offer gives, as far as it may be known"),
            Field("offer wants", KINDS, "the card of a hand that an offer wants, likewise"),
            *[
                Field(f"seat {place} {name}", words, meaning)
                for place in range(players)
                for name, words, meaning in SEAT
            ],
        ],
    )


TABLE: Final = (
    "round, cards in the stack, cards wasted, deals done in this turn, offers made in it, whether a card was "
    "let go, whether peddles were swapped, 1 free; seat that the card is for, told from the own one, 1 free; "
    "peddle or protection already named plus 1, cards still to be taken, cards taken so far, the closer of "
    "the market plus 1 told from the own seat, players, 3 free"
)
OFFER: Final = (
    "who offers, a byte for each seat; to whom, likewise, and the seventh byte for all; who has yet to "
    "answer, a byte for each seat, and the seventh byte: cards of hands are part of it; who is willing, "
    "likewise"
)
SEAT: Final = [
    ("peddles", 1, "unprotected peddles (HG, MX, CO, JA, PA, DF), 2 free"),
    ("protected", 1, "protected peddles, likewise"),
    ("market", 1, "none, open, or the heat on it (+B, +D, +F, +S), 2 free"),
    (
        "numbers",
        2,
        "cards in hand, turns to miss, protections LU, GS, CB, whether a card is chosen, cards of its pack "
        "in a draft, 1 free; money in thousands plus 2,048: by 16 and the rest; money before this round, "
        "likewise; whether it deals, it is active, it is the next to act, 1 free",
    ),
    ("tucked", KINDS, "cards under its market"),
    ("known", KINDS, "what is known to be in its hand; of the own one what everybody knows"),
]


def observe(state: GrassState, seat: i64, words: vec[i64], at: i64) -> None:
    """All that a view of this seat holds, but for the order of the wasted pile and what lies under which
    protection."""
    at = write_one(words, at, state.stage, STAGES)
    at = write_table(state, seat, words, at)
    at = write_heap(state, seat, words, at)
    at = write_heap(state, state.draft_pack(seat), words, at)
    at = write_one(words, at, state.locked[seat], KINDS)
    at = write_one(words, at, state.card, KINDS)
    at = write_wasted(state, words, at)
    at = write_peddles(state, state.chosen(), words, at)
    at = write_offer(state, seat, words, at)
    other = seat
    for place in range(state.players):
        at = write_seat(state, seat, other, words, at)
        other = state.left_of(other)


def write_heap(state: GrassState, heap: i64, words: vec[i64], at: i64) -> i64:
    heaps = state.heaps
    return write_planes(words, at, heaps[heap * 3], heaps[heap * 3 + 1], heaps[heap * 3 + 2], KINDS)


def write_peddles(state: GrassState, heap: i64, words: vec[i64], at: i64) -> i64:
    heaps = state.heaps
    ones = heaps[heap * 3] >> FIRST_PEDDLE
    twos = heaps[heap * 3 + 1] >> FIRST_PEDDLE
    fours = heaps[heap * 3 + 2] >> FIRST_PEDDLE
    return write_planes(words, at, ones & 63, twos & 63, fours & 63, 1)


def told_from(state: GrassState, seat: i64, other: i64) -> i64:
    """How far to the left another seat sits."""
    place = other - seat
    if place < 0:
        place += state.players
    return place


def write_table(state: GrassState, seat: i64, words: vec[i64], at: i64) -> i64:
    words[at] = word(
        byte(state.round + 1),
        state.stack_size(),
        state.wasted,
        byte(state.deals),
        byte(state.offers),
        flag(state.played),
        flag(state.swapped),
    )
    words[at + 1] = 0
    if state.target != NO_SEAT:
        words[at + 1] = SPREAD[bit(told_from(state, seat, state.target))]
    closer: i64 = 0
    if state.closer != NO_SEAT:
        closer = told_from(state, seat, state.closer) + 1
    words[at + 2] = word(state.own + 1, byte(state.takes), byte(state.taken), closer, state.players, 0, 0)
    return at + 3


def write_wasted(state: GrassState, words: vec[i64], at: i64) -> i64:
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    lowest: i64 = 0
    if state.rules.top_only and state.wasted:
        lowest = state.wasted - 1
    for place in range(lowest, state.wasted):
        carry = bit(state.row[place])
        beyond = ones & carry
        ones ^= carry
        carry = twos & beyond
        twos ^= beyond
        beyond = fours & carry
        fours ^= carry
        eights |= beyond
    end = write_planes(words, at, ones, twos, fours, KINDS)
    for place in range(KINDS):
        words[at + place] += SPREAD[eights & 255] * 8
        eights >>= 8
    return end


def write_offer(state: GrassState, seat: i64, words: vec[i64], at: i64) -> i64:
    if state.offer_from == NO_SEAT:
        return write_set(words, at, 0, 6 + 2 * KINDS)
    words[at + 1] = 0
    words[at] = SPREAD[bit(told_from(state, seat, state.offer_from))]
    if state.offer_to == EVERYONE:
        words[at + 1] = SPREAD[bit(EVERYONE)]
    elif state.offer_to != NO_SEAT:
        words[at + 1] = SPREAD[bit(told_from(state, seat, state.offer_to))]
    answering = turned(state.to_answer, seat, state.players)
    if state.offer_hand:
        answering |= bit(6)
    words[at + 2] = SPREAD[answering]
    words[at + 3] = SPREAD[turned(state.willing, seat, state.players)]
    give: i64 = NO_CARD
    want: i64 = NO_CARD
    if state.offer_to == NO_SEAT or sees_offer(state, seat):
        give = state.offer_give
        want = state.offer_want
    at = write_peddles(state, state.board_give(), words, at + 4)
    at = write_peddles(state, state.board_want(), words, at)
    at = write_one(words, at, give, KINDS)
    return write_one(words, at, want, KINDS)


def write_seat(state: GrassState, seat: i64, other: i64, words: vec[i64], at: i64) -> i64:
    at = write_peddles(state, state.display(other), words, at)
    covered: i64 = 0
    lust: i64 = 0
    grab: i64 = 0
    catch: i64 = 0
    for place in range(state.covers[other]):
        write_peddles(state, state.cover(other, place), words, at)
        covered += words[at]
        kind = state.cover_kinds[cover_place(state, other, place)]
        lust += flag(kind == LUST)
        grab += flag(kind == LUST + 1)
        catch += flag(kind == LUST + 2)
    words[at] = covered
    at = write_market(state, other, words, at + 1)
    words[at] = word(
        size(state.heaps, other),
        byte(state.skips[other]),
        lust,
        grab,
        catch,
        flag(state.locked[other] != NO_CARD),
        size(state.heaps, state.draft_pack(other)),
    )
    total = in_thousands(state.totals[other])
    before = in_thousands(state.before[other])
    words[at + 1] = word(
        byte(total >> 4),
        total & 15,
        byte(before >> 4),
        before & 15,
        flag(other == state.dealer),
        flag(other == state.active),
        flag(other == state.actor),
    )
    at = write_heap(state, state.tucked(other), words, at + 2)
    if hands_are_open(state):
        return write_heap(state, other, words, at)
    knower: i64 = seat
    if other == seat:
        knower = -1
    row = row_of(state, knower, other)
    once = state.known[row]
    twice = state.known[row + 1]
    return write_planes(words, at, once ^ twice, twice, 0, KINDS)


def in_thousands(money: i64) -> i64:
    """An amount, from the least that has room."""
    return (money + NO_MONEY * THOUSAND) // THOUSAND


def write_market(state: GrassState, seat: i64, words: vec[i64], at: i64) -> i64:
    market = state.markets[seat]
    place: i64 = 0
    if market == OPEN:
        place = 1
    elif market != NO_MARKET:
        place = 2 + market - HEATED
    words[at] = SPREAD[bit(place)]
    return at + 1
