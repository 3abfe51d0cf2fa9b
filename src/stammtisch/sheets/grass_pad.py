"""The pad of a game of Grass: one sheet for each round, totals carried on to the target."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.games.grass.accounts import (
    Account,
    ScoringOptions,
    Sheet,
    check_accounts,
    score_round,
)
from stammtisch.games.grass.cards import UNIT

Edition = Literal["modern", "classic"]


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was counted after one round, seat by seat; `closer` is who closed the market, if anybody did."""

    seats: tuple[Account, ...]
    closer: int | None = None


class Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a score keeper enters."""

    game: Literal["grass"]
    names: tuple[str, ...]
    rounds: tuple[Round, ...]
    edition: Edition = "modern"
    options: ScoringOptions = ScoringOptions()


def score(pad: Pad) -> list[Sheet]:
    """The sheet of every round; nothing may be written down after the game is over.

    grass.common:win.4: totals are compared only after a round; grass.common:win.5: and carried on.
    """
    if pad.options.target < UNIT or pad.options.target % UNIT:
        raise Malformed(f"must be a multiple of {UNIT:,}", "options.target")
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
            check_accounts(pad.edition, entered.seats)
        except Malformed as problem:
            raise problem.within(field) from None
        sheets.append(score_round(pad.edition, entered.seats, totals, pad.options, entered.closer))
        totals = sheets[-1].totals
    return sheets
