"""The pack of Double: 54 motifs, two on every card, 27 kinds of card, up to two sets.

A motif is a number: four times its rank plus its suit (2C is 0, AD is 51), then the Pope and the Fool.
A suit is a number too: clubs, spades, hearts, diamonds.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed

SUITS: Final = "CSHD"
RANKS: Final = "23456789TJQKA"
"""Weakest first (double:mat:rank-order). Suit means one of the four (double:mat:suit-means-suit)."""

NO_SUIT: Final = 4
POPE: Final = 52
FOOL: Final = 53
MOTIFS: Final = 54
KINDS: Final = 27
SETS: Final = 2
"""The box holds two equal sets (double:mat:cards-54) and a spare card that never plays
(double:mat:spare)."""

NAMES: Final = [rank + suit for rank in RANKS for suit in SUITS] + ["PO", "FO"]

CANONICAL: Final = (
    "AC/2H AS/2D AH/2C AD/2S KC/3D KS/3H KH/3S KD/3C QC/4S QS/4C QH/4D QD/4H JC/5H JS/5D "
    "JH/5C JD/5S TC/6D TS/6H TH/6S TD/6C 9C/7S 9S/7C 9H/7D 9D/8H 8D/7H PO/8S FO/8C"
)
"""The two values add up to 16; the suits are swapped skip, mirror, neighbour down the ranks; the eights
are the rest. Pope and Fool are motifs on two different cards (double:mat:special-are-motifs)."""


def suit_of(motif: i64) -> i64:
    """Pope and Fool belong to no suit (double:special:not-trump)."""
    if motif < POPE:
        return motif & 3
    return NO_SUIT


def motif_named(text: str) -> int:
    """The motif written `2H`, `TS`, `PO`."""
    name = text.strip(" ").upper()
    if not text.isascii() or name not in NAMES:
        raise Malformed(f"{text!r} is not a motif; write rank and suit such as 2H or TS, or PO, FO")
    return NAMES.index(name)


def strength(motif: i64, trump: i64, led: i64) -> i64:
    """How strong a motif is in a trick; the strongest wins, none of strength 0 ever does.

    double:special:order: the Fool beats the Pope, the Pope beats all others.
    double:trick:winner-order: then trumps, then the suit led, by rank; others never win.
    double:trick:identity-by-motif: the other half of a card adds nothing.
    """
    if motif >= POPE:
        return 28 + motif - POPE
    rank = motif >> 2
    if suit_of(motif) == trump:
        return 14 + rank
    if suit_of(motif) == led:
        return 1 + rank
    return 0


COLOURLESS: Final[i64] = bit(POPE) | bit(FOOL)

SUIT_OF: Final = bytes([suit_of(motif) for motif in range(MOTIFS)])

MOTIFS_OF: Final = vec[i64](
    [sum(bit(m) for m in range(POPE) if suit_of(m) == suit) for suit in range(NO_SUIT)] + [0]
)
"""The motifs of each suit; of no suit, none: Pope and Fool are no suit to follow
(double:special:not-a-suit)."""

STRENGTH: Final = bytes(
    [
        strength(motif, trump, led)
        for trump in range(NO_SUIT + 1)
        for led in range(NO_SUIT + 1)
        for motif in range(MOTIFS)
    ]
)
"""All of `strength`, at index (trump * 5 + led) * MOTIFS + motif."""


@final
class Pairing:
    """Which two motifs share a card: 27 kinds (double:mat:two-motifs, double:opt:pairing)."""

    def __init__(self, kinds: Sequence[tuple[int, int]]) -> None:
        check_pairing(kinds)
        ranked = [(max(pair), min(pair)) for pair in kinds]
        kind_of = [0] * MOTIFS
        partner = [0] * MOTIFS
        for kind, (high, low) in enumerate(ranked):
            kind_of[high] = kind_of[low] = kind
            partner[high], partner[low] = low, high
        self.high: Final = bytes([high for high, low in ranked])
        self.low: Final = bytes([low for high, low in ranked])
        self.kind_of: Final = bytes(kind_of)
        self.partner: Final = bytes(partner)
        self.both: Final = vec[i64]([bit(high) | bit(low) for high, low in ranked * SETS])
        """For each card of both sets its two motifs, as a set."""
        self.card: Final = vec[i64]([bit(m) | bit(partner[m]) for m in range(MOTIFS)])
        """For each motif the set of both motifs of its card."""
        self.trump: Final = bytes([turned_up_trump(high, low) for high, low in ranked])

    def name(self, kind: i64) -> str:
        """The card as written, higher motif first: `AC/2H`."""
        return f"{NAMES[self.high[kind]]}/{NAMES[self.low[kind]]}"

    def names(self) -> list[str]:
        return [self.name(kind) for kind in range(KINDS)]

    def kind_named(self, text: str) -> int:
        """The kind written `AC/2H`, in either order."""
        halves = text.split("/")
        if len(halves) != 2:
            raise Malformed(f"{text!r} is not a card; write both motifs, such as AC/2H")
        one, other = motif_named(halves[0]), motif_named(halves[1])
        if self.partner[one] != other:
            raise Malformed(f"{text!r} is not in this pack; {NAMES[one]} is on {self.card_with(one)}")
        return self.kind_of[one]

    def card_with(self, motif: i64) -> str:
        return self.name(self.kind_of[motif])


def turned_up_trump(high: i64, low: i64) -> int:
    """double:trump:higher-motif: the suit of the higher motif is trump,
    double:trump:none: but a Pope or Fool turned up means no trump at all,
    double:der:no-trump-rate: which two kinds of 27 do."""
    return SUIT_OF[max(high, low)]


def check_pairing(kinds: Sequence[tuple[int, int]]) -> None:
    """double:mat:motif-inventory: every motif on exactly one card of the set;
    double:mat:pair-constraint: the two on a card differ in value and in suit,
    double:amb:special-one-card: though a table's own pack may put Pope and Fool on one card."""
    if len(kinds) != KINDS:
        raise Malformed(f"a set has {KINDS} cards, here are {len(kinds)}")
    line_of: dict[int, int] = {}
    for line, (one, other) in enumerate(kinds, 1):
        card = f"{NAMES[one]}/{NAMES[other]}"
        for motif in (one, other):
            if motif in line_of:
                raise Malformed(
                    f"{NAMES[motif]} of {card} is already on line {line_of[motif]}", f"line {line}"
                )
            line_of[motif] = line
        if max(one, other) < POPE:
            if one >> 2 == other >> 2:
                raise Malformed(f"the motifs of {card} have the same value", f"line {line}")
            if one & 3 == other & 3:
                raise Malformed(f"the motifs of {card} have the same suit", f"line {line}")


def read_pairing(cards: Sequence[str]) -> Pairing:
    """A pairing from 27 cards written as `AC/2H`."""
    kinds = []
    for line, card in enumerate(cards, 1):
        halves = card.split("/")
        if len(halves) != 2:
            raise Malformed(f"{card!r} is not a card; write both motifs, such as AC/2H", f"line {line}")
        try:
            kinds.append((motif_named(halves[0]), motif_named(halves[1])))
        except Malformed as problem:
            raise problem.within(f"line {line}") from None
    return Pairing(kinds)


CANONICAL_PAIRING: Final = read_pairing(CANONICAL.split())
