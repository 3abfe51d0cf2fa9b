"""Cards, acts, draws and positions as text and as plain data.

A position is a flat list of fields. As JSON it is an object; as a line it is `field=value` for each
field in order, lists joined by commas, lists of lists by bars.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stammtisch.base.bits import numbers
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import LONGEST_ACT, check_length, read_lot
from stammtisch.games.double import shown
from stammtisch.games.double.cards import KINDS, NAMES, SUITS, motif_named
from stammtisch.games.double.parts import Phase
from stammtisch.games.double.position import ACT_COUNT, PLAYS, DoublePosition
from stammtisch.games.double.shown import PHASES, current_trick, past_tricks
from stammtisch.games.double.state import DRAWING_LOTS, MOST_CARDS, NO_BID, PLAYING


def read_act(text: str) -> tuple[int, ...]:
    """`bid 2`, `play 2H`."""
    known = ACTS.get(text)
    if known is not None:
        return known
    check_length(text, LONGEST_ACT)
    words = text.split() if text.isascii() and text.isprintable() else []
    if len(words) == 2 and words[0] == "bid" and words[1].isdigit():
        bid = int(words[1]) if len(words[1]) < 3 else PLAYS
        if bid <= MOST_CARDS:
            return (bid,)
        raise Malformed(f"{text!r} is not an act; predictions go from 0 to {MOST_CARDS}")
    if len(words) == 2 and words[0] == "play":
        return (PLAYS + motif_named(words[1]),)
    raise Malformed(f"{text!r} is not an act; write bid 2 or play 2H")


def write_act(act: int) -> str:
    return WRITTEN[act]


WRITTEN: Final = [
    *[f"bid {bid}" for bid in range(MOST_CARDS + 1)],
    *[f"play {NAMES[motif]}" for motif in range(ACT_COUNT - PLAYS)],
]
ACTS: Final = {text: (act,) for act, text in enumerate(WRITTEN)}
"""The acts as they are always written."""


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A position as plain data. Only `phase` and what it needs must be given."""

    phase: Phase
    round: int = 1
    dealer: int | None = None
    turn_up: str | None = None
    hands: Sequence[Sequence[str]] = []
    bids: Sequence[int | None] = []
    tricks: Sequence[int] = []
    points: Sequence[int] = []
    kept: Sequence[int] = []
    changes: Sequence[int] = []
    leader: int | None = None
    trick: Sequence[str] = []
    earlier: Sequence[Sequence[str]] = []
    earlier_leaders: Sequence[int] = []
    voids: Sequence[str] = []
    contenders: Sequence[int] = []


def write_position(position: DoublePosition) -> dict[str, Any]:
    seats = range(position.players)
    tricks = past_tricks(position)
    turned = position.turn_up < KINDS
    data = PositionData(
        phase=PHASES[position.phase],
        round=position.round + 1,
        dealer=None if position.phase == DRAWING_LOTS else position.dealer,
        turn_up=position.rules.pairing.name(position.turn_up) if turned else None,
        hands=[list(shown.hand(position, seat)) for seat in seats],
        bids=[None if bid == NO_BID else bid for bid in position.bids],
        tricks=list(position.tricks),
        points=list(position.points),
        kept=list(position.kept),
        changes=list(position.changes),
        leader=position.leader() if position.phase == PLAYING else None,
        trick=list(current_trick(position).plays),
        earlier=[list(trick.plays) for trick in tricks],
        earlier_leaders=[trick.leader for trick in tricks],
        voids=["".join(SUITS[suit] for suit in numbers(void)) for void in position.voids],
        contenders=numbers(position.contenders),
    )
    return msgspec.to_builtins(data)  # type: ignore[no-any-return]


def write_draw(position: DoublePosition, drawn: Sequence[int]) -> list[str]:
    """A lot as a seat, a deal as cards in the order they are dealt, the turned-up one last."""
    if position.phase == DRAWING_LOTS:
        return [str(seat) for seat in drawn]
    return [position.rules.pairing.name(card % KINDS) for card in drawn]


def read_draw(position: DoublePosition, drawn: Sequence[str]) -> list[int]:
    """Of a card that comes twice the first is the copy of the first set."""
    if position.phase == DRAWING_LOTS:
        return read_lot(drawn)
    cards: list[int] = []
    for text in drawn:
        kind = position.rules.pairing.kind_named(text)
        cards.append(kind + KINDS * sum(card % KINDS == kind for card in cards))
    return cards
