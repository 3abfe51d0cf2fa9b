"""The options of Gress, their defaults, and which of them go together."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert, shortened
from stammtisch.games.game import Option
from stammtisch.games.gress.cards import KINDS

FEWEST: Final = 3
MOST: Final = 8
MOST_SETS: Final = 4
HAND: Final = 5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Gress agrees on before it starts."""

    referee: Literal["official", "guided"] = "official"
    decks: Literal["auto"] | int = "auto"
    first_dealer: Literal["lot"] | int = "lot"
    collision: Literal["physical", "bounce"] = "physical"
    W: int = 50
    marke_strict: Literal["off", "on"] = "off"
    false_vorletzte_penalty: Literal["off", "on"] = "off"
    manual_deal: Literal["off", "on"] = "off"
    penalty_limit: Literal["off"] | int = "off"
    ruling_pause: int = 2


EXAMPLES: Final[dict[str, tuple[Any, ...]]] = {
    "referee": ("official", "guided"),
    "decks": ("auto", 1, 2, 3, 4),
    "first_dealer": ("lot", 0, 1),
    "collision": ("physical", "bounce"),
    "W": (50, 0, 100),
    "marke_strict": ("off", "on"),
    "false_vorletzte_penalty": ("off", "on"),
    "manual_deal": ("off", "on"),
    "penalty_limit": ("off", 6, 20),
    "ruling_pause": (2, 0, 5),
}

CHOICES: Final = frozenset({"referee", "collision", "marke_strict", "false_vorletzte_penalty", "manual_deal"})
"""The options whose examples are all there is."""


def all_options() -> tuple[Option, ...]:
    """gress:option:referee, gress:option:decks, gress:option:first_dealer, gress:option:collision,
    gress:option:W, gress:option:marke_strict, gress:option:false_vorletzte_penalty,
    gress:option:manual_deal, gress:option:penalty_limit, gress:option:ruling_pause."""
    return tuple(Option(name, f"gress:option:{name}", values) for name, values in EXAMPLES.items())


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


def sets_for(players: int) -> int:
    """gress:1.4: more than one set is advised from four players; with seven or eight, a third."""
    if players < 4:
        return 1
    return 2 if players < 7 else 3


def check_options(options: Options, players: int) -> None:
    """gress:2.1: three or more can play, here up to eight; gress:1.4: the sets must be enough for five
    cards and a Marke each and one to open with."""
    if not FEWEST <= players <= MOST:
        raise Malformed(f"{players} can't play; {FEWEST} to {MOST} can (gress:2.1)", "players")
    if options.decks != "auto":
        within(options.decks, 1, MOST_SETS, "options.decks")
        if players * (HAND + 1) + 1 > options.decks * KINDS:
            raise Malformed(f"{options.decks} set is not enough for {players} (gress:1.4)", "options.decks")
    if options.first_dealer != "lot":
        within(options.first_dealer, 0, players - 1, "options.first_dealer")
    within(options.W, 0, 100, "options.W")
    if options.penalty_limit != "off":
        within(options.penalty_limit, 1, 100, "options.penalty_limit")
    within(options.ruling_pause, 0, 60, "options.ruling_pause")


def within(value: int, low: int, high: int, field: str) -> int:
    if not low <= value <= high:
        raise Malformed(f"{value} is not from {low} to {high}", field)
    return value
