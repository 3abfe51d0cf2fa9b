"""The score sheets of Double: predictions and tricks in, points and chips out."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit, count, first, numbers
from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert, shortened
from stammtisch.games.double.options import Options, check_options
from stammtisch.games.double.position import DoublePosition, biddable, unhooked
from stammtisch.games.double.rules import TIES
from stammtisch.games.double.scoring import START_POINTS, best, chips, settlement, winners
from stammtisch.games.double.view import view
from stammtisch.games.options import read_options
from stammtisch.games.position import Position
from stammtisch.sheets.entries import Begin, RowData
from stammtisch.sheets.pad import Pad, Planned, Scored
from stammtisch.sheets.people import check_names, left_of


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a round came to: everybody's prediction and tricks."""

    bids: tuple[int, ...]
    tricks: tuple[int, ...]


class Bids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a round before its tricks: everybody's prediction."""

    bids: tuple[int, ...]


class EnteredRounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a score keeper enters. `dealer` is the seat that dealt the first round; left out it is the one
    that was agreed on, or seat 0."""

    game: Literal["double"]
    names: tuple[str, ...]
    rounds: tuple[Round, ...]
    dealer: int | None = None
    options: Options = Options()

    @property
    def first_dealer(self) -> int:
        """double:opt:first_dealer: who deals first can be agreed on."""
        agreed = 0 if self.options.first_dealer == "lot" else self.options.first_dealer
        return agreed if self.dealer is None else self.dealer


class RoundRow(msgspec.Struct, frozen=True):
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

    rows: tuple[RoundRow, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...] = ()
    next_cards: int | None = None
    """Cards each in the next round; None when the game is over."""
    next_dealer: int | None = None
    chips: tuple[tuple[int, int, int], ...] = ()
    """White, red and black ones of each seat."""


def score(pad: EnteredRounds) -> Chips:
    """The sheet of the rounds so far; what can't have happened is refused with its rule."""
    check_options(pad.options, len(pad.names))
    check_names(pad.names, 2, pad.options.players_max, "double:setup:players")
    check_dealer(pad)
    sheet = Chips(
        (), (START_POINTS,) * len(pad.names), next_cards=pad.options.schedule[0], next_dealer=pad.first_dealer
    )
    for number, played in enumerate(pad.rounds):
        try:
            sheet = with_round(pad, sheet, played)
        except Malformed as problem:
            raise problem.within(f"rounds[{number}]") from None
    return msgspec.structs.replace(sheet, chips=tuple(map(chips, sheet.points)))


def check_dealer(pad: EnteredRounds) -> None:
    """double:opt:first_dealer: the seat that was agreed on deals first."""
    dealer, agreed = pad.first_dealer, pad.options.first_dealer
    if not 0 <= dealer < len(pad.names):
        raise Malformed(f"there is no seat {shortened(dealer)}", "dealer")
    if agreed not in ("lot", dealer):
        raise Malformed(f"seat {agreed} was to deal first", "dealer", "double:opt:first_dealer")


def with_round(pad: EnteredRounds, before: Chips, played: Round) -> Chips:
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
    rows = (*before.rows, RoundRow(number, cards, dealer, played.bids, played.tricks, changes, points))
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


def check_round(pad: EnteredRounds, played: Round, cards: int, dealer: int, points: Sequence[int]) -> None:
    check_bids(pad, played.bids, cards, dealer, points)
    check_tricks(pad, played.tricks, cards)


def check_bids(
    pad: EnteredRounds, bids: Sequence[int], cards: int, dealer: int, points: Sequence[int]
) -> None:
    """What everybody may have predicted with these points."""
    check_numbers(pad, bids, cards, "bids", "double:bid:range")
    for seat, bid in enumerate(bids):
        if not biddable(cards, points[seat], pad.options.credit == "on") & bit(bid):
            raise Malformed(
                f"{bid} is more than {points[seat]} points", f"bids[{seat}]", "double:bid:chips-limit"
            )
    last = biddable(cards, points[dealer], pad.options.credit == "on")
    total = sum(bids) - bids[dealer]
    if pad.options.bid_total == "hook" and not unhooked(last, cards, total) & bit(bids[dealer]):
        raise Malformed("makes the sum fit", f"bids[{dealer}]", "double:opt:bid_total")


def check_tricks(pad: EnteredRounds, tricks: Sequence[int], cards: int) -> None:
    """double:round:schedule: a round has as many tricks as cards, and somebody takes each."""
    check_numbers(pad, tricks, cards, "tricks", "double:round:schedule")
    if sum(tricks) != cards:
        raise Malformed(f"{sum(tricks)} tricks, but {cards} were played", "tricks", "double:round:schedule")


def check_numbers(pad: EnteredRounds, entered: Sequence[int], cards: int, field: str, rule: str) -> None:
    if len(entered) != len(pad.names):
        raise Malformed(f"needs all {len(pad.names)} seats, has {len(entered)}", field)
    for seat, number in enumerate(entered):
        if not 0 <= number <= cards:
            raise Malformed(f"{shortened(number)} is not from 0 to {cards}", f"{field}[{seat}]", rule)


def coming(pad: EnteredRounds, sheet: Chips) -> tuple[Planned, ...]:
    """The rounds to come as they are known now; an extra round only when it is the next."""
    if sheet.next_cards is None or sheet.next_dealer is None:
        return ()
    seats, done = len(pad.names), len(sheet.rows)
    cards = (sheet.next_cards, *pad.options.schedule[done + 1 :])
    dealers = [(sheet.next_dealer + later) % seats for later in range(len(cards))]
    return tuple(
        Planned(done + later + 1, dealer, left_of(dealer, seats), each)
        for later, (dealer, each) in enumerate(zip(dealers, cards, strict=True))
    )


def played(position: Position) -> Round:
    """What a round came to that has just been settled."""
    assert isinstance(position, DoublePosition)
    seen = view(position, -1)
    return Round(tuple(bid or 0 for bid in seen.bids), seen.tricks)


class DoublePad(Pad):
    """Points after every round. Who deals first on the next sheet is drawn by lot, which people do themselves
    (double:setup:first-dealer); a book says it of each sheet, whatever was agreed on for the first."""

    kinds = (Chips, Round, Bids)

    def entered(
        self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None
    ) -> EnteredRounds:
        rounds = self.read_rows(rows, lambda row: convert(row, Round))
        options = msgspec.structs.replace(read_options(begin.options, Options()), first_dealer="lot")
        return EnteredRounds("double", begin.names, rounds, first, options)

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        pad = self.entered(begin, first, rows, note)
        sheet = score(pad)
        plan = coming(pad, sheet)
        if note is not None:
            with within("note"):
                bids = convert(note, Bids).bids
                if not plan:
                    raise Malformed("the game was over before this round", rule="double:round:count")
                check_bids(pad, bids, plan[0].cards or 0, plan[0].dealer, sheet.points)
        best = max(sheet.points)
        return Scored(
            tuple(row.dealer for row in sheet.rows),
            tuple(row.points for row in sheet.rows),
            sheet.points,
            plan,
            not plan,
            sheet.winners,
            tuple(seat for seat, points in enumerate(sheet.points) if points == best),
            sheet,
            len(sheet.rows) + len(plan) > len(pad.options.schedule),
        )

    def of_match(self, opening: Position, settled: Sequence[Position]) -> Chips:
        assert isinstance(opening, DoublePosition)
        names = tuple(str(seat) for seat in range(opening.players))
        rounds = tuple(map(played, settled))
        return score(EnteredRounds("double", names, rounds, int(opening.dealer), opening.rules.options))


PAD: Final = DoublePad()
