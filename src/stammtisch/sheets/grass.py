"""The score sheets of Grass: one for each round, totals carried on to the target.

Money is entered as sums, or counted card by card and added up here.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert
from stammtisch.games.grass.accounts import (
    IMPOSSIBLE,
    Account,
    ScoringOptions,
    Sheet,
    check_accounts,
    check_hand,
    pack_counted,
    score_round,
    written,
)
from stammtisch.games.grass.cards import UNIT, VALUES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rounds import reckon
from stammtisch.games.position import Position
from stammtisch.sheets.entries import Begin, RowData
from stammtisch.sheets.pad import Pad, Planned, Scored
from stammtisch.sheets.people import check_names, left_of

Edition = Literal["modern", "classic"]

AHEAD: Final = 8
"""Rounds that are planned: nobody knows how many there will be (grass.common:setup.7)."""
FINED: Final = ("SO", "DC", "UW")
"""What costs whoever is left with it in hand."""


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was counted after one round, seat by seat; `closer` is who closed the market, if anybody did."""

    seats: tuple[Account, ...]
    closer: int | None = None


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody has at the end of a round: how many of each kind lie protected, lie free, and
    are in hand."""

    protected: dict[str, int] = {}
    free: dict[str, int] = {}
    hand: dict[str, int] = {}


class GrassRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A round: an account for each seat, or the `cards` it is counted from."""

    seats: tuple[Account, ...] = ()
    cards: tuple[Cards, ...] = ()
    closer: int | None = None


class EnteredRounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a score keeper enters."""

    game: Literal["grass"]
    names: tuple[str, ...]
    rounds: tuple[Round, ...]
    edition: Edition = "modern"
    options: ScoringOptions = ScoringOptions()


def score(pad: EnteredRounds) -> list[Sheet]:
    """The sheet of every round; nothing may be written down after the game is over.

    grass.common:win.4: totals are compared only after a round; grass.common:win.5: and carried on.
    """
    check_names(pad.names, 2, 6, "grass.common:players.1")
    if pad.options.target < UNIT or pad.options.target % UNIT:
        raise Malformed(f"must be a multiple of {UNIT:,}", "options.target")
    pack_counted(pad.edition, pad.options)
    totals: Sequence[int] = (0,) * len(pad.names)
    sheets: list[Sheet] = []
    for number, entered in enumerate(pad.rounds):
        field = f"rounds[{number}]"
        if sheets and sheets[-1].winners:
            raise Malformed("the game was over before this round", field, "grass.common:win.1")
        if len(entered.seats) != len(pad.names):
            raise Malformed(f"needs all {len(pad.names)} seats, has {len(entered.seats)}", f"{field}.seats")
        if entered.closer is not None and not 0 <= entered.closer < len(pad.names):
            raise Malformed(f"there is no seat {entered.closer}", f"{field}.closer")
        try:
            check_accounts(pad.edition, entered.seats, pad.options)
        except Malformed as problem:
            raise problem.within(field) from None
        sheets.append(score_round(pad.edition, entered.seats, totals, pad.options, entered.closer))
        totals = sheets[-1].totals
    return sheets


def round_of(data: RowData, edition: str, options: ScoringOptions) -> Round:
    row = convert(data, GrassRow)
    if not row.cards:
        return Round(row.seats, row.closer)
    if row.seats:
        raise Malformed("sums are entered or counted, not both", "seats")
    check_cards(row.cards, pack_counted(edition, options))
    return Round(tuple(map(account, row.cards)), row.closer)


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
            check_hand(sum(cards.hand.values()), "hand")
            if cards.protected.get("DF"):
                raise Malformed("can't be protected", "protected.DF", "grass.common:protected.3")
    for kind, count in found.items():
        if count > pack[kind]:
            raise Malformed(f"{count} {kind} at one table, the pack has {pack[kind]}", "cards", IMPOSSIBLE)


class GrassPad(Pad):
    """An account of every round. Who deals first on the next sheet is drawn by lot (grass.common:setup.1),
    which people do themselves."""

    kinds = (Sheet, GrassRow)

    def entered(
        self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None
    ) -> EnteredRounds:
        if note is not None:
            raise Malformed("a round of Grass is entered when it is over", "note")
        options = convert(begin.options, ScoringOptions, "options")
        pack_counted(begin.edition, options)
        rounds = self.read_rows(rows, lambda row: round_of(row, begin.edition, options))
        edition: Edition = "classic" if begin.edition == "classic" else "modern"
        return EnteredRounds("grass", begin.names, rounds, edition, options)

    def score(self, begin: Begin, first: int, rows: Sequence[RowData], note: RowData | None) -> Scored:
        pad = self.entered(begin, first, rows, note)
        seats = len(begin.names)
        sheets = tuple(score(pad))
        totals = tuple(sheet.totals for sheet in sheets)
        now = totals[-1] if totals else (0,) * seats
        winners = sheets[-1].winners if sheets else ()
        dealers = tuple((first + number) % seats for number in range(len(sheets) + AHEAD))
        plan = [
            Planned(number + 1, dealers[number], left_of(dealers[number], seats))
            for number in range(len(sheets), len(dealers))
        ]
        return Scored(
            dealers[: len(sheets)],
            totals,
            now,
            () if winners else tuple(plan),
            bool(winners),
            winners,
            tuple(seat for seat, total in enumerate(now) if total == max(now)),
            sheets,
        )

    def of_match(self, opening: Position, settled: Sequence[Position]) -> list[Sheet]:
        assert isinstance(opening, GrassPosition)
        rules = opening.rules
        rounds = [position for position in settled if isinstance(position, GrassPosition)]
        return [written(rules.options.edition, reckon(position), rules.terms) for position in rounds]


PAD: Final = GrassPad()
