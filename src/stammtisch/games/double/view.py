"""What one seat may know; and a full position that looks the same to it."""

import msgspec

from stammtisch.base.bits import Dice, bit
from stammtisch.games.double import shown
from stammtisch.games.double.cards import SUITS, motif_named
from stammtisch.games.double.options import Options
from stammtisch.games.double.parts import Trick
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.rules import Rules
from stammtisch.games.double.state import NO_BID


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
    return View(
        seat,
        position.rules.options,
        shown.hands(position, seat),
        shown.bids(position, seat),
        **shown.seen_by_all(position),
    )


def imagine(seen: View, dice: Dice) -> DoublePosition:
    """One of the positions that look like this view, each equally likely."""
    position = DoublePosition(Rules(seen.players, seen.options))
    position.phase = shown.PHASES.index(seen.phase)
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
