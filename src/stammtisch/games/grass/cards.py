"""The kinds of card in Grass, and how often each is in the pack of an edition.

A kind is a number; two cards of one kind are alike. Money is in whole dollars.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from stammtisch.base.errors import Malformed

CODES: Final = (
    *("MO", "MC"),
    *("HG", "MX", "CO", "JA", "PA", "DF"),
    *("+B", "+D", "+F", "+S"),
    *("-B", "-D", "-F", "-S"),
    *("PF", "LU", "GS", "CB", "SH", "EU", "SO", "DC", "UW", "ST", "BK"),
)
"""Market, peddles from cheap to dear, heat on, the heat off that answers each, and the rest."""

KINDS: Final = 27
"""However they are put together to families (grass.ruling:A-55)."""
MARKET_OPEN: Final = 0
MARKET_CLOSE: Final = 1
FEELGOOD: Final = 7
HEAT: Final = 8
"""The first of four heats; the heat off for each is four further on."""
HEAT_OFF: Final = 12
"""Classic gives each a name of its own (grass.classic:deck.4)."""
PAY_FINE: Final = 16
LUST: Final = 17
STONEHIGH: Final = 20
EUPHORIA: Final = 21
SOLD_OUT: Final = 22
DOUBLECROSSED: Final = 23
WIPED_OUT: Final = 24
STEAL: Final = 25
BANKER: Final = 26

PEDDLES: Final = 0x3F << 2
"""Sets of kinds, from here on."""
CHEAP: Final = 0x3 << 2
MIDDLING: Final = 0x3 << 4
PANAMA_ALONE: Final = 1 << 6
FEELGOOD_ALONE: Final = 1 << 7
HEATS: Final = 0xF << 8
HEATS_OFF: Final = 0xF << 12
FINE_ALONE: Final = 1 << 16
PROTECTIONS: Final = 0x7 << 17
LUST_ALONE: Final = 1 << 17
NIRVANA: Final = 0x3 << 20
PARANOIA: Final = 0x7 << 22
STEAL_ALONE: Final = 1 << 25

VALUES: Final[Mapping[str, int]] = {
    "HG": 5_000,
    "MX": 5_000,
    "CO": 25_000,
    "JA": 25_000,
    "PA": 50_000,
    "DF": 100_000,
}
"""What a peddle is worth (grass.modern:deck.3)."""

COVERAGE: Final[Mapping[str, int]] = {"LU": 50_000, "GS": 25_000, "CB": 25_000}
"""How much a protection covers (grass.modern:deck.4, grass.classic:deck.5, grass.ruling:A-02)."""

FINES: Final[Mapping[str, int]] = {"SO": 25_000, "DC": 50_000, "UW": 100_000}
"""What a paranoia card in hand costs in the end (grass.modern:score.6, grass.classic:score.4)."""

UNIT: Final = 5_000
WORTH: Final = bytes(
    (VALUES.get(code, 0) or COVERAGE.get(code, 0) or FINES.get(code, 0)) // UNIT for code in CODES
)
"""The value of a peddle, the reach of a protection, the fine for paranoia: in units, by kind."""

PACK_SIZE: Final = 104

CLASSIC: Final[Mapping[str, int]] = {
    "MO": 10,
    "MC": 5,
    **{"HG": 6, "MX": 6, "CO": 5, "JA": 5, "PA": 5, "DF": 1},
    **{"+B": 3, "+D": 3, "+F": 3, "+S": 3},
    **{"-B": 5, "-D": 5, "-F": 5, "-S": 5},
    **{"PF": 4, "LU": 2, "GS": 2, "CB": 2, "SH": 5, "EU": 1},
    **{"SO": 4, "DC": 3, "UW": 1, "ST": 4, "BK": 1},
}
"""The classic pack (grass.classic:deck.1, grass.classic:deck.2); four sold out, not one
(grass.classic:deck.3, grass.ruling:A-03)."""

COURSE_WITHOUT: Final[tuple[frozenset[str], ...]] = (
    frozenset({"SH", "EU", "LU", "GS", "CB", "SO", "DC", "UW", "ST", "BK"}),
    frozenset({"SH", "EU", "LU", "GS", "CB", "SO", "DC", "UW", "ST", "BK"}),
    frozenset({"SH", "EU", "SO", "DC", "UW"}),
    frozenset(),
)
"""What each stage of the introduction leaves out (grass.classic:tutorial.1); never the fine
(grass.classic:tutorial.3), nor heat and what answers it, which is explained in the first one
(grass.classic:tutorial.7, grass.ruling:A-45)."""


def modern_pack(deck: str = "HG") -> dict[str, int]:
    """The modern pack (grass.modern:deck.1): a peddle more and a stonehigh less than the classic one, with
    the same three of each heat and five of what answers it (grass.modern:deck.5).

    grass.modern:deck.2: the peddle more is a home grown one (grass.ruling:A-01);
    grass.option:deck-modern names another, or `28-5` for the counts of the classic pack.
    """
    pack = dict(CLASSIC)
    if deck != "28-5":
        if deck not in VALUES or deck == "DF":
            raise Malformed(f"{deck!r} is not one of HG, MX, CO, JA, PA, 28-5")
        pack[deck] += 1
        pack["SH"] -= 1
    return pack


def course_pack(stage: int) -> dict[str, int]:
    """The pack of one stage of the introduction, 1 to 4."""
    left_out = COURSE_WITHOUT[stage - 1]
    return {code: 0 if code in left_out else count for code, count in CLASSIC.items()}


def kind_named(text: str) -> int:
    """The kind of this code; a real minus sign is as good as a hyphen."""
    code = text.strip().upper().replace("\N{MINUS SIGN}", "-")
    if code not in CODES:
        raise Malformed(f"{text!r} is not a card; cards are {', '.join(CODES)}")
    return CODES.index(code)


def worth(codes: Mapping[str, int]) -> int:
    """The value of the peddles among these counted cards."""
    return sum(VALUES.get(code, 0) * count for code, count in codes.items())


def dearest(peddles: i64) -> i64:
    """Of a set of peddles those of the highest value."""
    if peddles & FEELGOOD_ALONE:
        return FEELGOOD_ALONE
    if peddles & PANAMA_ALONE:
        return PANAMA_ALONE
    if peddles & MIDDLING:
        return peddles & MIDDLING
    return peddles & CHEAP


def cheapest(peddles: i64) -> i64:
    """Of a set of peddles those of the lowest value."""
    if peddles & CHEAP:
        return peddles & CHEAP
    if peddles & MIDDLING:
        return peddles & MIDDLING
    if peddles & PANAMA_ALONE:
        return PANAMA_ALONE
    return peddles & FEELGOOD_ALONE
