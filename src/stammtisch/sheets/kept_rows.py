"""Rows of a kept sheet as they are entered, and what of them goes on the pad of their game.

Points of Gress and money of Grass are entered as sums, or counted card by card and added up here.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert
from stammtisch.games.grass.accounts import IMPOSSIBLE, PACKS, Account
from stammtisch.games.grass.cards import VALUES
from stammtisch.games.gress.scoring import MARKE_POINTS
from stammtisch.sheets import double_chips, grass_pad, zettel
from stammtisch.sheets.entries import RowData

T = TypeVar("T")

FINED: Final = {"SO": "sold_out", "DC": "doublecrossed", "UW": "wiped_out"}


class Bids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Double, before the tricks: everybody's prediction."""

    bids: tuple[int, ...]


class Misdeals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gress, before the game: how often its dealer dealt wrongly."""

    misdeals: int


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left to somebody at the end of a game of Gress; `missing` could not be taken."""

    cards: int = 0
    black_nines: int = 0
    marke: bool = False
    missing: int = 0


class GressRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game of Gress: `points`, or the `hands` they are counted from."""

    winner: int | None
    points: tuple[int, ...] = ()
    hands: tuple[Hand, ...] = ()
    misdeals: int = 0


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody has at the end of a round of Grass: how many of each kind lie protected, lie free, and
    are in hand."""

    protected: dict[str, int] = {}
    free: dict[str, int] = {}
    hand: dict[str, int] = {}


class GrassRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A round of Grass: an account for each seat, or the `cards` it is counted from."""

    seats: tuple[Account, ...] = ()
    cards: tuple[Cards, ...] = ()
    closer: int | None = None


def read(data: RowData, wanted: type[T]) -> T:
    return convert(data, wanted)


def double_round(data: RowData) -> double_chips.Played:
    return read(data, double_chips.Played)


def gress_game(data: RowData) -> zettel.Game:
    row = read(data, GressRow)
    if not row.hands:
        return zettel.Game(row.points, row.winner, row.misdeals)
    if row.points:
        raise Malformed("points are entered or counted, not both", "points")
    points = tuple(gress_points(hand, f"hands[{seat}]") for seat, hand in enumerate(row.hands))
    return zettel.Game(points, row.winner, row.misdeals)


def gress_points(hand: Hand, field: str) -> int:
    """gress:9.4: one for a card, one more for a black nine, four for a Marke.
    gress:10.2: and one for each card that could not be taken."""
    for name in ("cards", "black_nines", "missing"):
        zettel.check_within(getattr(hand, name), zettel.MOST_POINTS, f"{field}.{name}", "gress:9.4")
    if hand.black_nines > hand.cards:
        raise Malformed(
            f"{hand.black_nines} black nines among {hand.cards} cards", f"{field}.black_nines", "gress:9.4"
        )
    return hand.cards + hand.black_nines + MARKE_POINTS * hand.marke + hand.missing


def grass_round(data: RowData, edition: str) -> grass_pad.Round:
    row = read(data, GrassRow)
    if not row.cards:
        return grass_pad.Round(row.seats, row.closer)
    if row.seats:
        raise Malformed("sums are entered or counted, not both", "seats")
    check_cards(row.cards, PACKS[edition])
    return grass_pad.Round(tuple(map(account, row.cards)), row.closer)


def account(cards: Cards) -> Account:
    """The sums of what lies there, and what is in hand (grass.digital:score.1)."""
    held = [kind for kind, count in cards.hand.items() if count]
    return Account(
        protected=worth(cards.protected),
        free=worth(cards.free),
        banker="BK" in held,
        sold_out=cards.hand.get("SO", 0),
        doublecrossed=cards.hand.get("DC", 0),
        wiped_out=cards.hand.get("UW", 0),
        highest_peddle=max((VALUES[kind] for kind in held if kind in VALUES), default=0),
    )


def worth(peddles: Mapping[str, int]) -> int:
    return sum(VALUES[kind] * count for kind, count in peddles.items())


def check_cards(table: Sequence[Cards], pack: Mapping[str, int]) -> None:
    """grass.digital:score.2: all cards of the table must be in one pack."""
    found = dict.fromkeys((*VALUES, *FINED, "BK"), 0)
    for seat, cards in enumerate(table):
        with within(f"cards[{seat}]"):
            for place, kinds in (("protected", VALUES), ("free", VALUES), ("hand", found)):
                for kind, count in getattr(cards, place).items():
                    if kind not in kinds:
                        raise Malformed(f"{kind!r} does not count here", place)
                    if not 0 <= count <= pack[kind]:
                        raise Malformed(
                            f"must be 0 to {pack[kind]}, is {count}", f"{place}.{kind}", IMPOSSIBLE
                        )
                    found[kind] += count
            if cards.protected.get("DF"):
                raise Malformed("can't be protected", "protected.DF", "grass.common:protected.3")
    for kind, count in found.items():
        if count > pack[kind]:
            raise Malformed(f"{count} {kind} at one table, the pack has {pack[kind]}", "cards", IMPOSSIBLE)
