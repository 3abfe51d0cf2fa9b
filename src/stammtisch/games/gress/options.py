"""The options of Gress, their defaults, and which of them go together."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import in_range
from stammtisch.games import options as agreement
from stammtisch.games.gress.cards import KINDS

FEWEST: Final = 3
MOST: Final = 8
MOST_SETS: Final = 4
HAND: Final = 5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Gress agrees on before it starts: gress:option:referee, gress:option:decks,
    gress:option:first_dealer, gress:option:collision, gress:option:W, gress:option:marke_strict,
    gress:option:false_vorletzte_penalty, gress:option:manual_deal, gress:option:penalty_limit,
    gress:option:ruling_pause."""

    referee: Literal["official", "guided"] = "official"
    decks: Literal["auto"] | Annotated[int, Meta(ge=1, le=MOST_SETS, examples=[1, 2, 3, 4])] = "auto"
    first_dealer: Literal["lot"] | Annotated[int, Meta(ge=0, examples=[0, 1])] = "lot"
    collision: Literal["physical", "bounce"] = "physical"
    W: Annotated[int, Meta(ge=0, le=100, examples=[0, 100])] = 50
    marke_strict: Literal["off", "on"] = "off"
    false_vorletzte_penalty: Literal["off", "on"] = "off"
    manual_deal: Literal["off", "on"] = "off"
    penalty_limit: Literal["off"] | Annotated[int, Meta(ge=1, le=100, examples=[6, 20])] = "off"
    ruling_pause: Annotated[int, Meta(ge=0, le=60, examples=[0, 5])] = 2


def read_options(given: Mapping[str, Any], players: int) -> Options:
    """Options from plain data, checked against each other and the number of players."""
    options = agreement.read_options(given, Options())
    check_options(options, players)
    return options


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
    if options.decks != "auto" and players * (HAND + 1) + 1 > options.decks * KINDS:
        raise Malformed(f"{options.decks} set is not enough for {players} (gress:1.4)", "options.decks")
    if options.first_dealer != "lot":
        in_range(options.first_dealer, 0, players - 1, "options.first_dealer")
