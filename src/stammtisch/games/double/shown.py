"""The parts of a view as plain values. They are asked for after every act, so this file is compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.bits import bit
from stammtisch.games.double.cards import NAMES, SUITS
from stammtisch.games.double.hidden import hidden_bids, hidden_hands
from stammtisch.games.double.state import BIDDING, NO_BID, PLAYING, DoubleState

NO_CARDS: Final[tuple[str, ...]] = ()
VOIDS: Final = ["".join([SUITS[suit] for suit in range(4) if suits >> suit & 1]) for suits in range(16)]
"""How each set of suits is written."""


def row(values: vec[i64], length: i64) -> tuple[int, ...]:
    return tuple([int(values[place]) for place in range(length)])


def hands(state: DoubleState, seat: i64) -> tuple[tuple[str, ...] | None, ...]:
    """The hands a seat may see."""
    hidden = hidden_hands(state, seat)
    found: list[tuple[str, ...] | None] = []
    for other in range(state.players):
        if hidden & bit(other):
            found.append(None)
        else:
            found.append(hand(state, other))
    return tuple(found)


def hand(state: DoubleState, seat: i64) -> tuple[str, ...]:
    if not state.held[seat]:
        return NO_CARDS
    pairing = state.rules.pairing
    return tuple([pairing.name(kind) for kind in state.kinds_held(seat)])


def hand_sizes(state: DoubleState) -> tuple[int, ...]:
    dealt = state.phase == BIDDING or state.phase == PLAYING
    return tuple([int(state.hand_size(seat)) if dealt else 0 for seat in range(state.players)])


def bids(state: DoubleState, seat: i64) -> tuple[int | None, ...]:
    """The predictions a seat may see."""
    secret = hidden_bids(state, seat)
    found: list[int | None] = []
    for other in range(state.players):
        if state.bids[other] == NO_BID or secret & bit(other):
            found.append(None)
        else:
            found.append(int(state.bids[other]))
    return tuple(found)


def locked(state: DoubleState) -> tuple[bool, ...]:
    return tuple([state.bids[seat] != NO_BID for seat in range(state.players)])


def motifs(state: DoubleState, start: i64, end: i64) -> tuple[str, ...]:
    """What was played in this round, from one play to another."""
    return tuple([NAMES[state.played[play]] for play in range(start, end)])


def voids(state: DoubleState) -> tuple[str, ...]:
    return tuple([VOIDS[state.voids[seat]] for seat in range(state.players)])


def tricks(state: DoubleState) -> tuple[int, ...]:
    return row(state.tricks, state.players)


def points(state: DoubleState) -> tuple[int, ...]:
    return row(state.points, state.players)


def kept(state: DoubleState) -> tuple[int, ...]:
    return row(state.kept, state.players)


def changes(state: DoubleState) -> tuple[int, ...]:
    return row(state.changes, state.players)
