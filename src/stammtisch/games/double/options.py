"""The options of Double, their defaults, and which of them go together."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from stammtisch.base.errors import Malformed
from stammtisch.games import options as agreement
from stammtisch.games.double.cards import read_pairing

SCHEDULE: Final = (1, 2, 3, 4, 5, 5, 4, 3, 2, 1)
"""Ten rounds (double:round:count); cards per player in each (double:round:schedule)."""
MOST_CARDS: Final = 5
MOST_ROUNDS: Final = 20
HOME: Final = (
    *("AC/7D", "AS/2D", "AH/2C", "AD/2S", "KC/3D", "KS/4H", "KH/3S", "KD/3C", "QC/4S"),
    *("QS/4C", "QH/7C", "QD/3H", "JC/5H", "JS/5D", "JH/5C", "JD/5S", "TC/6D", "TS/6H"),
    *("TH/6S", "TD/6C", "9C/7S", "9S/4D", "9H/8D", "9D/8H", "8C/7H", "PO/FO", "8S/2H"),
)
"""The cards that somebody may have at home: an example of another pairing."""
Cards = Annotated[int, Meta(ge=1, le=MOST_CARDS)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Double agrees on before it starts; both sets unless it says otherwise
    (double:amb:sets-default). double:opt:players_max: up to ten with virtual chips."""

    sets: Literal[1, 2] = 2
    colourless_follow: Literal["free", "only_if_void"] = "free"
    identical: Literal["first", "last"] = "first"
    credit: Literal["off", "on"] = "off"
    bid_total: Literal["free", "hook"] = "free"
    bid_mode: Literal["sequential", "simultaneous"] = "sequential"
    tie: Literal["shared", "extra_round", "most_exact"] = "shared"
    blind_one: Literal["off", "on"] = "off"
    review: Literal["last", "none", "all"] = "last"
    bank: Literal["unlimited", "finite_iou"] = "unlimited"
    zero_bonus: Annotated[int, Meta(ge=0, le=5, examples=[0, 3])] = 5
    first_dealer: Literal["lot"] | Annotated[int, Meta(ge=0, examples=[0, 1])] = "lot"
    players_max: Annotated[int, Meta(ge=8, le=10, examples=[10])] = 8
    schedule: Annotated[
        tuple[Cards, ...],
        Meta(min_length=1, max_length=MOST_ROUNDS, examples=[(1, 2, 3, 4, 5), (1,), (5, 1)]),
    ] = SCHEDULE
    pairing: Literal["canonical"] | Annotated[tuple[str, ...], Meta(examples=[HOME])] = "canonical"


def read_options(given: Mapping[str, Any], players: int) -> Options:
    """Options from plain data, checked against each other and the number of players."""
    options = agreement.read_options(given, Options())
    check_options(options, players)
    return options


def check_options(options: Options, players: int) -> None:
    """double:setup:players: two to eight (double:amb:players), as the chips allow
    (double:der:players-by-chips), up to ten with virtual chips (double:opt:players_max);
    double:setup:sets: one set carries at most five (double:der:cards-suffice)."""
    if not 2 <= players <= options.players_max:
        raise Malformed(
            f"{players} can't play; 2 to {options.players_max} can", "players", "double:setup:players"
        )
    if options.sets == 1 and players > 5:
        raise Malformed(f"one set is not enough for {players}", "options.sets", "double:setup:sets")
    if options.bid_total == "hook" and options.bid_mode == "simultaneous":
        raise Malformed(
            "hook needs somebody who predicts last, so not with simultaneous predictions", "options.bid_total"
        )
    if options.first_dealer != "lot" and options.first_dealer >= players:
        raise Malformed(f"must be lot or a seat, 0 to {players - 1}", "options.first_dealer")
    if options.pairing != "canonical":
        try:
            read_pairing(options.pairing)
        except Malformed as problem:
            raise problem.within("options.pairing") from None
