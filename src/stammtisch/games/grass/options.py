"""The options of Grass, their defaults in each edition, and which of them go together."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from stammtisch.base.errors import Malformed
from stammtisch.games import options as agreement
from stammtisch.games.game import Option
from stammtisch.games.grass.accounts import TARGET, ScoringOptions
from stammtisch.games.grass.cards import UNIT

MOST: Final = 100_000_000
YesNo = Literal["no", "yes"]
Switch = Literal["off", "on"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Grass agrees on before it starts; the defaults are those of the modern edition.

    grass.variant:combine.1: the three variations may be chosen together.
    """

    edition: Literal["modern", "classic"] = "modern"
    target: Annotated[int, Meta(examples=[500_000, 1_000_000, 5_000])] = TARGET
    deck_modern: Literal["HG", "MX", "CO", "JA", "PA", "28-5"] = "HG"
    waste_policy: Literal["free", "only-if-stuck"] = "free"
    paranoia_victim: Literal["target", "self"] = "target"
    paranoia_before_market: Literal["forbidden", "allowed"] = "forbidden"
    nirvana_without_market: Literal["allow", "forbid"] = "allow"
    protect_when: Literal["open-only", "always"] = "open-only"
    classic_steal_choice: Literal["any", "highest"] = "any"
    classic_deals_per_turn: Literal["unlimited", "one"] = "unlimited"
    trade_protected: YesNo = "no"
    table_trade_needs_open: YesNo = "no"
    trade_view: Literal["table", "partners"] = "table"
    skip_stacking: Literal["add", "max"] = "add"
    score_floor: Literal["zero", "none"] = "zero"
    bonus_tie: Literal["all", "none", "split", "closer"] = "all"
    bonus_needs_profit: YesNo = "no"
    final_tie: Literal["shared", "play-on"] = "shared"
    next_dealer: Literal["left", "round-winner", "random"] = "left"
    wasted_view: Literal["all", "top"] = "all"
    draft: Switch = "off"
    hidden_deals: Switch = "off"
    lucky: Switch = "off"
    variants_in_classic: YesNo = "yes"
    course: Annotated[Literal[0, 1, 2, 3, 4], Meta(extra={"rule": "grass.classic:tutorial.1"})] = 0

    @property
    def money(self) -> ScoringOptions:
        """The part that a score keeper needs."""
        return ScoringOptions(
            self.target,
            self.score_floor,
            self.bonus_tie,
            self.bonus_needs_profit,
            self.final_tie,
            self.deck_modern,
        )


USUAL: Final[Mapping[str, Options]] = {
    "modern": Options(),
    "classic": Options(
        edition="classic",
        paranoia_victim="self",
        paranoia_before_market="allowed",
        nirvana_without_market="forbid",
        protect_when="always",
        score_floor="none",
    ),
}
"""What each edition plays when nothing is agreed."""

NOT_IN: Final[Mapping[str, frozenset[str]]] = {
    "modern": frozenset(
        {"edition", "classic_steal_choice", "classic_deals_per_turn", "variants_in_classic", "course"}
    ),
    "classic": frozenset({"edition", "deck_modern", "paranoia_victim"}),
}
"""What an edition leaves no choice about (grass.option:classic-steal-choice,
grass.option:classic-deals-per-turn, grass.option:deck-modern); classic paranoia always hits its own player
(grass.option:paranoia-victim)."""


def options_of(edition: str) -> tuple[Option, ...]:
    """All that can be agreed on in an edition, the default first. The edition itself is chosen before
    (grass.option:edition)."""
    return agreement.all_options(USUAL[edition], "grass.option:", NOT_IN[edition], "-")


def known_options(edition: str, given: Mapping[str, Any]) -> Options:
    """Options of the right names and types."""
    return agreement.read_options(given, USUAL[edition], NOT_IN[edition])


def read_options(edition: str, given: Mapping[str, Any], players: int) -> Options:
    """Options from plain data, checked against each other and the number of players."""
    options = known_options(edition, given)
    check_options(options, players)
    return options


def check_options(options: Options, players: int) -> None:
    """grass.common:players.1: two to six (grass.ruling:A-04); grass.option:target: any multiple of
    5,000."""
    if not 2 <= players <= 6:
        raise Malformed(f"{players} can't play; 2 to 6 can (grass.common:players.1)", "players")
    if not UNIT <= options.target <= MOST or options.target % UNIT:
        raise Malformed(f"must be a multiple of {UNIT:,}, at most {MOST:,}", "options.target")
    if options.edition == "classic":
        check_variations(options)
    if options.course:
        check_course(options)


def check_variations(options: Options) -> None:
    """grass.option:variants-in-classic: the variations were written for modern; a classic table may bar
    them."""
    if options.variants_in_classic == "no":
        for name in ("draft", "hidden_deals", "lucky"):
            if getattr(options, name) == "on":
                raise Malformed("not with variants_in_classic=no", f"options.{name}")


def check_course(options: Options) -> None:
    """The course teaches the classic game as it is printed, without variations, and by its official part
    where that says something else (grass.classic:tutorial.5)."""
    for name in ("draft", "hidden_deals", "lucky"):
        if getattr(options, name) == "on":
            raise Malformed("the introduction course is played without variations", f"options.{name}")
