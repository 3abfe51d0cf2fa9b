"""The parts of a view as plain values. They are asked for after every act, so this file is compiled."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, numbers
from stammtisch.games.double.cards import KINDS, NAMES, NO_SUIT, SUITS
from stammtisch.games.double.hidden import hidden_bids, hidden_hands
from stammtisch.games.double.parts import Own, Trick
from stammtisch.games.double.state import BIDDING, NO_BID, PLAYING, DoubleState

PHASES: Final = ("lot", "deal", "bid", "play", "over")
"""How the phases of a position are called."""
ENCODE: Final = msgspec.json.Encoder().encode
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


def glances(state: DoubleState) -> Callable[[int], bytes]:
    """Many views of one moment, without the options, as JSON: what everybody sees is written once."""
    public: bytes = b"," + ENCODE(seen_by_all(state))[1:]

    def glance(seat: int) -> bytes:
        own: bytes = ENCODE(Own(seat, hands(state, seat), bids(state, seat)))
        return own[:-1] + public

    return glance


def seen_by_all(state: DoubleState) -> dict[str, Any]:
    """The part of a view that is the same for everybody.

    double:opt:bank: a counted bank shows what it owes apart from what it holds.
    """
    rules = state.rules
    seen = past_tricks(state)
    chips = int(state.bank())
    claims = 0
    if chips < 0 and rules.options.bank == "finite_iou":
        claims = -chips
    number = int(state.round) + 1
    return {
        "phase": PHASES[state.phase],
        "round": number,
        "rounds": max(len(rules.schedule), number),
        "cards": int(state.cards),
        "dealer": int(state.dealer),
        "actor": int(state.actor),
        "actors": tuple(numbers(state.actors())),
        "turn_up": rules.pairing.name(state.turn_up) if state.turn_up < KINDS else None,
        "trump": SUITS[state.trump] if state.trump != NO_SUIT else None,
        "hand_sizes": hand_sizes(state),
        "locked": locked(state),
        "tricks": tricks(state),
        "points": points(state),
        "kept": kept(state),
        "changes": changes(state),
        "bank": chips + claims,
        "claims": claims,
        "trick": current_trick(state),
        "seen": seen,
        "open_tricks": reviewable(seen, state),
        "voids": voids(state),
        "contenders": tuple(numbers(state.contenders)),
    }


def current_trick(state: DoubleState) -> Trick:
    leader = state.actor
    if state.phase == PLAYING:
        leader = state.leader()
    return Trick(int(leader), motifs(state, state.plays - state.in_trick, state.plays))


def past_tricks(state: DoubleState) -> tuple[Trick, ...]:
    """The complete tricks of this round that everybody has seen."""
    n = state.players
    return tuple(
        [
            Trick(int(state.leaders[trick]), motifs(state, trick * n, (trick + 1) * n))
            for trick in range(state.past)
        ]
    )


def reviewable(seen: tuple[Trick, ...], state: DoubleState) -> tuple[Trick, ...]:
    """double:trick:collect: tricks lie face down; double:info:trick-piles: the last one may be
    looked at until the next lead (double:amb:review, double:opt:review)."""
    review = state.rules.options.review
    if review == "all":
        return seen
    return seen[-1:] if review == "last" and state.in_trick == 0 else ()
