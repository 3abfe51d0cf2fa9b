"""The chips of a game of Double played with real cards: predictions and tricks in, points out."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count, first, numbers
from stammtisch.base.errors import Malformed
from stammtisch.games.double.options import Options, check_options
from stammtisch.games.double.position import biddable, unhooked
from stammtisch.games.double.rules import TIES
from stammtisch.games.double.scoring import START_POINTS, best, chips, settlement, winners


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a round came to: everybody's prediction and tricks."""

    bids: tuple[int, ...]
    tricks: tuple[int, ...]


class Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a score keeper enters. `dealer` is the seat that dealt the first round."""

    game: Literal["double"]
    names: tuple[str, ...]
    rounds: tuple[Played, ...]
    dealer: int = 0
    options: Options = Options()


class Row(msgspec.Struct, frozen=True):
    """One settled round."""

    round: int
    cards: int
    dealer: int
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    changes: tuple[int, ...]
    points: tuple[int, ...]


class Chips(msgspec.Struct, frozen=True):
    """The whole sheet, and what comes next."""

    rows: tuple[Row, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...] = ()
    next_cards: int | None = None
    """Cards each in the next round; None when the game is over."""
    next_dealer: int | None = None
    chips: tuple[tuple[int, int, int], ...] = ()
    """White, red and black ones of each seat."""


def score(pad: Pad) -> Chips:
    """The sheet of the rounds so far; what can't have happened is refused with its rule."""
    check_options(pad.options, len(pad.names))
    if not 0 <= pad.dealer < len(pad.names):
        raise Malformed(f"there is no seat {pad.dealer}", "dealer")
    sheet = Chips(
        (), (START_POINTS,) * len(pad.names), next_cards=pad.options.schedule[0], next_dealer=pad.dealer
    )
    for number, played in enumerate(pad.rounds):
        try:
            sheet = with_round(pad, sheet, played)
        except Malformed as problem:
            raise problem.within(f"rounds[{number}]") from None
    return msgspec.structs.replace(sheet, chips=tuple(map(chips, sheet.points)))


def with_round(pad: Pad, before: Chips, played: Played) -> Chips:
    """The sheet with one more round settled."""
    cards, dealer = before.next_cards, before.next_dealer
    if cards is None or dealer is None:
        raise Malformed("the game was over before this round", rule="double:round:count")
    check_round(pad, played, cards, dealer, before.points)
    changes = tuple(
        settlement(bid, tricks, owned, pad.options.zero_bonus)
        for bid, tricks, owned in zip(played.bids, played.tricks, before.points, strict=True)
    )
    points = tuple(owned + change for owned, change in zip(before.points, changes, strict=True))
    number = len(before.rows) + 1
    rows = (*before.rows, Row(number, cards, dealer, played.bids, played.tricks, changes, points))
    left = (dealer + 1) % len(pad.names)
    scheduled = len(pad.options.schedule)
    if number < scheduled:
        return Chips(rows, points, next_cards=pad.options.schedule[number], next_dealer=left)
    leading = best(vec[i64](list(rows[scheduled - 1].points)), first(len(pad.names)))
    if number == scheduled and pad.options.tie == "extra_round" and count(leading) > 1:
        return Chips(rows, points, next_cards=1, next_dealer=left)
    contenders = leading if number > scheduled else first(len(pad.names))
    kept = [sum(row.bids[seat] == row.tricks[seat] for row in rows) for seat in range(len(pad.names))]
    won = winners(vec[i64](list(points)), vec[i64](kept), contenders, TIES[pad.options.tie])
    return Chips(rows, points, winners=tuple(numbers(won)))


def check_round(pad: Pad, played: Played, cards: int, dealer: int, points: Sequence[int]) -> None:
    check_bids(pad, played.bids, cards, dealer, points)
    check_tricks(pad, played.tricks, cards)


def check_bids(pad: Pad, bids: Sequence[int], cards: int, dealer: int, points: Sequence[int]) -> None:
    """What everybody may have predicted with these points."""
    check_numbers(pad, bids, cards, "bids")
    for seat, bid in enumerate(bids):
        if not biddable(cards, points[seat], pad.options.credit == "on") & bit(bid):
            raise Malformed(
                f"{bid} is more than {points[seat]} points", f"bids[{seat}]", "double:bid:chips-limit"
            )
    last = biddable(cards, points[dealer], pad.options.credit == "on")
    total = sum(bids) - bids[dealer]
    if pad.options.bid_total == "hook" and not unhooked(last, cards, total) & bit(bids[dealer]):
        raise Malformed("makes the sum fit", f"bids[{dealer}]", "double:opt:bid_total")


def check_tricks(pad: Pad, tricks: Sequence[int], cards: int) -> None:
    """double:round:schedule: a round has as many tricks as cards, and somebody takes each."""
    check_numbers(pad, tricks, cards, "tricks")
    if sum(tricks) != cards:
        raise Malformed(f"{sum(tricks)} tricks, but {cards} were played", "tricks", "double:round:schedule")


def check_numbers(pad: Pad, entered: Sequence[int], cards: int, field: str) -> None:
    if len(entered) != len(pad.names):
        raise Malformed(f"needs all {len(pad.names)} seats, has {len(entered)}", field)
    for seat, number in enumerate(entered):
        if not 0 <= number <= cards:
            raise Malformed(f"{number} is not from 0 to {cards}", f"{field}[{seat}]", "double:bid:range")
