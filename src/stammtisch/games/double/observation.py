"""Double as one seat sees it, in numbers for programs that learn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.double.cards import KINDS
from stammtisch.games.double.hidden import hidden_bids, hidden_hands
from stammtisch.games.double.state import BIDDING, NO_BID, PLAYING, DoubleState
from stammtisch.games.observing import (
    SPREAD,
    Field,
    ObservationLayout,
    byte,
    flag,
    word,
    write_counts,
    write_one,
    write_set,
)

MOTIFS: Final = 7
"""Words for a byte a motif; 54 of their 56 bytes are used."""
NO_POINTS: Final = 64
"""What stands for no points, so that debts have room below."""


def layout(players: int) -> ObservationLayout:
    """What the words mean that `observe` writes."""
    return ObservationLayout(
        1,
        [
            Field("table", 4, TABLE),
            Field("hand", MOTIFS, "own cards: for each motif how many cards with it are held"),
            Field("gone", MOTIFS, "cards of this round that lie open: for each motif how many have it"),
            *[
                Field(f"trick {place}", MOTIFS, "the motif that this seat has added to the trick, if any")
                for place in range(players)
            ],
            *[Field(f"seat {place}", 2, SEAT) for place in range(players)],
        ],
    )


TABLE: Final = (
    "phase (lot, deal, bid, play, over), 3 free; trump (clubs, spades, hearts, diamonds, none), 3 free; "
    "suit led, likewise; round, rounds, cards of this round, players, complete tricks, predictions "
    "still to be made, sum of those shown, 1 free"
)
SEAT: Final = (
    "prediction plus 1 (0: none shown), whether one is made, tricks taken, cards in hand, a set of suits it "
    "has shown to lack, whether it deals, whether it is the next to act, 1 free; "
    "points plus 64, predictions kept, points last won plus 64, whether it can still win, whether it leads "
    "the trick, kind of its only card plus 1 if that is seen, 2 free"
)


def observe(state: DoubleState, seat: i64, words: vec[i64], at: i64) -> None:
    """All that a view of this seat holds, but for who played what in earlier tricks."""
    at = write_table(state, seat, words, at)
    hidden = hidden_hands(state, seat)
    if hidden & bit(seat):
        at = write_set(words, at, 0, MOTIFS)
    else:
        at = write_counts(words, at, state.held[seat], state.twice[seat], MOTIFS)
    at = write_gone(state, words, at)
    players = state.players
    leader: i64 = -1
    if state.phase == PLAYING:
        leader = state.leader()
    trick = state.plays - state.in_trick
    other = seat
    for place in range(players):
        motif: i64 = -1
        if leader >= 0:
            turn = other - leader
            if turn < 0:
                turn += players
            if turn < state.in_trick:
                motif = state.played[trick + turn]
        at = write_one(words, at, motif, MOTIFS)
        other = state.left_of(other)
    secret = hidden_bids(state, seat)
    for place in range(players):
        write_seat(state, other, leader, secret, hidden | bit(seat), words, at)
        at += 2
        other = state.left_of(other)


def write_table(state: DoubleState, seat: i64, words: vec[i64], at: i64) -> i64:
    words[at] = SPREAD[bit(state.phase)]
    words[at + 1] = SPREAD[bit(state.trump)]
    words[at + 2] = 0
    if state.phase == PLAYING and state.in_trick:
        words[at + 2] = SPREAD[bit(state.led)]
    secret = hidden_bids(state, seat)
    shown: i64 = 0
    for other in range(state.players):
        if state.bids[other] != NO_BID and not secret & bit(other):
            shown += state.bids[other]
    words[at + 3] = word(
        state.round + 1,
        len(state.rules.schedule),
        state.cards,
        state.players,
        state.past,
        state.to_bid,
        shown,
    )
    return at + 4


def write_gone(state: DoubleState, words: vec[i64], at: i64) -> i64:
    """The card turned up and all that were played, with both their motifs."""
    pairing = state.rules.pairing
    once: i64 = 0
    twice: i64 = 0
    if state.turn_up < KINDS:
        once = pairing.both[state.turn_up]
    for play in range(state.plays):
        both = pairing.card[state.played[play]]
        twice |= once & both
        once |= both
    return write_counts(words, at, once, twice, MOTIFS)


def write_seat(
    state: DoubleState, seat: i64, leader: i64, secret: i64, unshown: i64, words: vec[i64], at: i64
) -> None:
    bid = state.bids[seat]
    shown: i64 = 0
    if bid != NO_BID and not secret & bit(seat):
        shown = bid + 1
    size: i64 = 0
    if state.phase == BIDDING or state.phase == PLAYING:
        size = state.hand_size(seat)
    words[at] = word(
        shown,
        flag(bid != NO_BID),
        state.tricks[seat],
        size,
        state.voids[seat],
        flag(seat == state.dealer),
        flag(seat == state.actor),
    )
    card: i64 = 0
    if not unshown & bit(seat) and state.held[seat]:
        card = state.kinds_held(seat)[0] + 1
    words[at + 1] = word(
        byte(state.points[seat] + NO_POINTS),
        state.kept[seat],
        byte(state.changes[seat] + NO_POINTS),
        flag(state.contenders & bit(seat) != 0),
        flag(seat == leader),
        card,
        0,
    )
