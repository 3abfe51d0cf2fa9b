"""The options of Double, their defaults, and which of them go together."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert, shortened
from stammtisch.games.double.cards import read_pairing
from stammtisch.games.game import Option

SCHEDULE: Final = (1, 2, 3, 4, 5, 5, 4, 3, 2, 1)
"""Ten rounds (double:round:count); cards per player in each (double:round:schedule)."""
MOST_CARDS: Final = 5
MOST_ROUNDS: Final = 20


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Double agrees on before it starts; both sets unless it says otherwise
    (double:amb:sets-default)."""

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
    zero_bonus: int = 5
    first_dealer: Literal["lot"] | int = "lot"
    players_max: int = 8
    schedule: tuple[int, ...] = SCHEDULE
    pairing: Literal["canonical"] | tuple[str, ...] = "canonical"


EXAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "sets": (2, 1),
    "colourless_follow": ("free", "only_if_void"),
    "identical": ("first", "last"),
    "credit": ("off", "on"),
    "bid_total": ("free", "hook"),
    "bid_mode": ("sequential", "simultaneous"),
    "tie": ("shared", "extra_round", "most_exact"),
    "blind_one": ("off", "on"),
    "review": ("last", "none", "all"),
    "bank": ("unlimited", "finite_iou"),
    "zero_bonus": (5, 0, 3),
    "first_dealer": ("lot", 0, 1),
    "players_max": (8, 10),
    "schedule": (SCHEDULE, (1, 2, 3, 4, 5), (1,), (5, 1)),
    "pairing": (
        "canonical",
        (
            *("AC/7D", "AS/2D", "AH/2C", "AD/2S", "KC/3D", "KS/4H", "KH/3S", "KD/3C", "QC/4S"),
            *("QS/4C", "QH/7C", "QD/3H", "JC/5H", "JS/5D", "JH/5C", "JD/5S", "TC/6D", "TS/6H"),
            *("TH/6S", "TD/6C", "9C/7S", "9S/4D", "9H/8D", "9D/8H", "8C/7H", "PO/FO", "8S/2H"),
        ),
    ),
}


CHOICES: Final = frozenset(EXAMPLES) - {"zero_bonus", "first_dealer", "players_max", "schedule", "pairing"}
"""The options whose examples are all there is."""


def all_options() -> tuple[Option, ...]:
    return tuple(Option(name, f"double:opt:{name}", values) for name, values in EXAMPLES.items())


def read_options(given: Mapping[str, Any], players: int) -> Options:
    """Options from plain data, checked against each other and the number of players."""
    options = known_options(given)
    check_options(options, players)
    return options


def known_options(given: Mapping[str, Any]) -> Options:
    """Options of the right names and types; a wrong one is answered with the right ones."""
    for name in given:
        if name not in EXAMPLES:
            raise Malformed(f"{shortened(name)} is not one of {', '.join(EXAMPLES)}", "options")
    try:
        return convert(dict(given), Options, "options")
    except Malformed as problem:
        name = problem.field.removeprefix("options.")
        if name not in CHOICES:
            raise
        known = ", ".join(str(value) for value in EXAMPLES[name])
        raise Malformed(f"{shortened(given[name])} is not one of {known}", problem.field) from None


def check_options(options: Options, players: int) -> None:
    """double:setup:players: two to eight (double:amb:players), as the chips allow
    (double:der:players-by-chips), up to ten with virtual chips (double:opt:players_max);
    double:setup:sets: one set carries at most five (double:der:cards-suffice)."""
    if not 8 <= options.players_max <= 10:
        raise Malformed("must be 8, 9 or 10", "options.players_max")
    if not 2 <= players <= options.players_max:
        raise Malformed(
            f"{players} can't play; 2 to {options.players_max} can", "players", "double:setup:players"
        )
    if options.sets == 1 and players > 5:
        raise Malformed(f"one set is not enough for {players}", "options.sets", "double:setup:sets")
    if options.bid_total == "hook" and options.bid_mode == "simultaneous":
        raise Malformed(
            "hook needs somebody who predicts last, so not with simultaneous predictions",
            "options.bid_total",
        )
    if not 0 <= options.zero_bonus <= 5:
        raise Malformed("must be 0 to 5", "options.zero_bonus")
    if options.first_dealer != "lot" and not 0 <= options.first_dealer < players:
        raise Malformed(f"must be lot or a seat, 0 to {players - 1}", "options.first_dealer")
    if not 1 <= len(options.schedule) <= MOST_ROUNDS:
        raise Malformed(f"must have 1 to {MOST_ROUNDS} rounds", "options.schedule")
    for place, cards in enumerate(options.schedule):
        if not 1 <= cards <= MOST_CARDS:
            raise Malformed(f"must be 1 to {MOST_CARDS} cards", f"options.schedule[{place}]")
    if options.pairing != "canonical":
        try:
            read_pairing(options.pairing)
        except Malformed as problem:
            raise problem.within("options.pairing") from None
