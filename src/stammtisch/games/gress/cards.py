"""The cards of Gress: 32 kinds, one or more sets of them.

A kind is a number: four times its rank plus its suit (7C is 0, AD is 31). A card on the pile is its kind
plus 32 times one more than the suit wished for it, if one was; the wish never leaves its jack (gress:Q50).

Gress: rules by Timo Buske and Hauke Hachmann, www.pansensack.de.
"""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed

SUITS: Final = "CSHD"
RANKS: Final = "789TJQKA"
KINDS: Final = 32
"""A set is every pair of rank and suit once (gress:1.1). Which set a card is of never matters, and all
sets have one back (gress:1.4, gress:Q78)."""

SEVEN: Final = 0
EIGHT: Final = 1
NINE: Final = 2
TEN: Final = 3
JACK: Final = 4
QUEEN: Final = 5
KING: Final = 6
ACE: Final = 7

HEARTS: Final = 2
NO_CARD: Final = -1
NAMES: Final = [rank + suit for rank in RANKS for suit in SUITS]


def lower(rank: i64) -> i64:
    """gress:1.2: one step down the ring; below the seven comes the ace."""
    if rank == SEVEN:
        return ACE
    return rank - 1


def is_red(suit: i64) -> bool:
    """gress:1.3: clubs and spades are black, hearts and diamonds red."""
    return suit >= HEARTS


def of_rank(rank: i64) -> i64:
    """The four kinds of a rank, as a set."""
    return sum(bit(kind) for kind in range(KINDS) if kind >> 2 == rank)


def fitting(entry: i64) -> i64:
    """The kinds that fit a card on the pile.

    gress:4.5: equal rank or equal suit; gress:7.4: the suit of a jack is the one wished, for packets and
    defences as well (gress:Q49).
    """
    kind = entry & 31
    suit = kind & 3 if entry < KINDS else (entry >> 5) - 1
    return sum(bit(other) for other in range(KINDS) if other >> 2 == kind >> 2 or other & 3 == suit)


def throwable(kind: i64) -> i64:
    """The kinds that can be thrown on a kind.

    gress:4.11: exactly one rank lower and of the other colour; a wish changes nothing (gress:7.4).
    """
    rank = lower(kind >> 2)
    return sum(bit(k) for k in range(KINDS) if k >> 2 == rank and is_red(k & 3) != is_red(kind & 3))


FITS: Final = vec[i64]([int(fitting(entry)) for entry in range(KINDS * 5)])
"""All of `fitting`, for each kind without a wish and with each of the four."""
THROWS: Final = vec[i64]([int(throwable(kind)) for kind in range(KINDS)])
SUIT_KINDS: Final = vec[i64]([sum(int(bit(k)) for k in range(KINDS) if k & 3 == suit) for suit in range(4)])

SEVENS: Final[i64] = of_rank(SEVEN)
EIGHTS: Final[i64] = of_rank(EIGHT)
TENS: Final[i64] = of_rank(TEN)
JACKS: Final[i64] = of_rank(JACK)
RED_NINES: Final[i64] = bit(10) | bit(11)
BLACK_NINES: Final[i64] = bit(8) | bit(9)


def card_named(text: str) -> int:
    """The kind written `QS`, `TC`."""
    name = text.upper()
    if not text.isascii() or name not in NAMES:
        raise Malformed(f"{text!r} is not a card; write rank and suit such as QS or TC")
    return NAMES.index(name)


def names(kinds: Iterable[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def entry_name(entry: int) -> str:
    """A card on the pile: `JC`, or `JC:H` once hearts are wished."""
    name = NAMES[entry & 31]
    return name if entry < KINDS else f"{name}:{SUITS[(entry >> 5) - 1]}"


def entry_named(text: str) -> int:
    name, colon, suit = text.partition(":")
    kind = card_named(name)
    if not colon:
        return kind
    if kind >> 2 != JACK or len(suit) != 1 or suit not in SUITS:
        raise Malformed(f"{text!r} is not a card of the pile; a jack with its wish is written JC:H")
    return kind + KINDS * (SUITS.index(suit) + 1)
