"""What one seat may know; and a full position that looks the same to it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw

from stammtisch.games.bits import Dice, bit, numbers
from stammtisch.games.double import shown
from stammtisch.games.double.cards import KINDS, NO_SUIT, SUITS, motif_named
from stammtisch.games.double.options import Options
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.rules import Rules
from stammtisch.games.double.state import BIDDING, DEALING, DRAWING_LOTS, ENDED, NO_BID, PLAYING

PHASES = {
    DRAWING_LOTS: "lot",
    DEALING: "deal",
    BIDDING: "bid",
    PLAYING: "play",
    ENDED: "over",
}


class Trick(msgspec.Struct, frozen=True):
    """The motifs played to one trick, the leader's first."""

    leader: int
    plays: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    """Double as one seat sees it. What is not copied here is not seen."""

    seat: int
    options: Options
    hands: tuple[tuple[str, ...] | None, ...]
    bids: tuple[int | None, ...]
    phase: str
    round: int
    rounds: int
    cards: int
    dealer: int
    actor: int
    actors: tuple[int, ...]
    turn_up: str | None
    trump: str | None
    hand_sizes: tuple[int, ...]
    locked: tuple[bool, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    kept: tuple[int, ...]
    changes: tuple[int, ...]
    bank: int
    claims: int
    trick: Trick
    seen: tuple[Trick, ...]
    open_tricks: tuple[Trick, ...]
    voids: tuple[str, ...]
    contenders: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.points)

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand; empty for a spectator and while it is not to be looked at."""
        return (self.hands[self.seat] if self.seat >= 0 else None) or ()


def view(position: DoublePosition, seat: int) -> View:
    """double:info:hands-hidden, double:info:turnup-public: copied field by field.

    double:round:deal-hidden: of the hands only those this seat may see.
    """
    return View(seat, position.rules.options, *own(position, seat), **seen_by_all(position))


class Own(msgspec.Struct, frozen=True):
    """The part of a view that is not the same for everybody."""

    seat: int
    hands: tuple[tuple[str, ...] | None, ...]
    bids: tuple[int | None, ...]


ENCODE: Final = msgspec.json.Encoder().encode


def glances(position: DoublePosition) -> Callable[[int], Raw]:
    """Many views of one moment, without the options, as JSON: what everybody sees is written once."""
    public = b"," + ENCODE(seen_by_all(position))[1:]
    return lambda seat: Raw(ENCODE(Own(seat, *own(position, seat)))[:-1] + public)


def own(position: DoublePosition, seat: int) -> tuple[Any, ...]:
    """Hands and predictions, the part of a view that is not the same for everybody."""
    return shown.hands(position, seat), shown.bids(position, seat)


def seen_by_all(position: DoublePosition) -> dict[str, Any]:
    """The part of a view that is the same for everybody.

    double:opt:bank: a counted bank shows what it owes apart from what it holds.
    """
    rules = position.rules
    turned = position.turn_up < KINDS
    seen = past_tricks(position)
    chips = position.bank()
    finite = rules.options.bank == "finite_iou"
    return {
        "phase": PHASES[position.phase],
        "round": position.round + 1,
        "rounds": max(len(rules.schedule), position.round + 1),
        "cards": position.cards,
        "dealer": position.dealer,
        "actor": position.actor,
        "actors": tuple(numbers(position.actors())),
        "turn_up": rules.pairing.name(position.turn_up) if turned else None,
        "trump": SUITS[position.trump] if position.trump != NO_SUIT else None,
        "hand_sizes": shown.hand_sizes(position),
        "locked": shown.locked(position),
        "tricks": shown.tricks(position),
        "points": shown.points(position),
        "kept": shown.kept(position),
        "changes": shown.changes(position),
        "bank": max(chips, 0) if finite else chips,
        "claims": max(-chips, 0) if finite else 0,
        "trick": current_trick(position),
        "seen": seen,
        "open_tricks": reviewable(seen, position),
        "voids": shown.voids(position),
        "contenders": tuple(numbers(position.contenders)),
    }


def current_trick(position: DoublePosition) -> Trick:
    start = position.plays - position.in_trick
    leader = position.leader() if position.phase == PLAYING else position.actor
    return Trick(leader, shown.motifs(position, start, position.plays))


def past_tricks(position: DoublePosition) -> tuple[Trick, ...]:
    """The complete tricks of this round that everybody has seen."""
    n = position.players
    return tuple(
        Trick(position.leaders[trick], shown.motifs(position, trick * n, (trick + 1) * n))
        for trick in range(position.past)
    )


def reviewable(seen: tuple[Trick, ...], position: DoublePosition) -> tuple[Trick, ...]:
    """double:trick:collect: tricks lie face down; double:info:trick-piles: the last one may be
    looked at until the next lead (double:amb:review, double:opt:review)."""
    review = position.rules.options.review
    if review == "all":
        return seen
    return seen[-1:] if review == "last" and position.in_trick == 0 else ()


def imagine(seen: View, dice: Dice) -> DoublePosition:
    """One of the positions that look like this view, each equally likely."""
    position = DoublePosition(Rules(seen.players, seen.options))
    position.phase = next(phase for phase, name in PHASES.items() if name == seen.phase)
    position.round = seen.round - 1
    position.cards = seen.cards
    position.dealer = seen.dealer
    position.actor = seen.actor
    position.contenders = sum(bit(seat) for seat in seen.contenders)
    pairing = position.rules.pairing
    if seen.turn_up is not None:
        position.turn_up = pairing.kind_named(seen.turn_up)
        position.trump = pairing.trump[position.turn_up]
    for trick in seen.seen:
        position.replay_trick(trick.leader, motifs(trick))
    position.replay_trick(seen.trick.leader, motifs(seen.trick))
    position.actor = seen.actor
    position.to_bid = sum(not locked for locked in seen.locked)
    for seat in range(seen.players):
        position.points[seat] = seen.points[seat]
        position.kept[seat] = seen.kept[seat]
        position.changes[seat] = seen.changes[seat]
        position.tricks[seat] = seen.tricks[seat]
        position.voids[seat] = sum(bit(SUITS.index(suit)) for suit in seen.voids[seat])
        bid = seen.bids[seat]
        position.bids[seat] = bid if bid is not None else (0 if seen.locked[seat] else NO_BID)
        for card in seen.hands[seat] or ():
            position.give(seat, pairing.kind_named(card))
    position.redeal(seen.seat, dice)
    return position


def motifs(trick: Trick) -> list[int]:
    return [motif_named(name) for name in trick.plays]
