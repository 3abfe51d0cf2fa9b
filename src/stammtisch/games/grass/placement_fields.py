"""Single values of a position set up from plain data, each checked and named with its field."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import in_range, shortened
from stammtisch.games.grass.cards import CODES, kind_named
from stammtisch.games.grass.options import MOST
from stammtisch.games.grass.state import NO_CARD, NO_SEAT

THOUSAND: Final = 1_000


def seat_in(seat: int | None, players: i64, field: str) -> int:
    """A seat at the table, or none."""
    return NO_SEAT if seat is None else in_range(seat, 0, int(players) - 1, field)


def card_in(text: str | None, field: str) -> int:
    """The kind of a card, or none."""
    if text is None:
        return NO_CARD
    try:
        return kind_named(text)
    except Malformed:
        raise Malformed(f"{shortened(text)} is not a card; cards are {', '.join(CODES)}", field) from None


def cards_of(texts: Sequence[str], field: str) -> list[int]:
    return [card_in(text, f"{field}[{place}]") for place, text in enumerate(texts)]


def money_in(amount: int, floor: bool, field: str) -> int:
    """Whole thousands: a fifth of what peddles are worth, and shares of a bonus, are no less."""
    in_range(amount, 0 if floor else -MOST, MOST, field)
    if amount % THOUSAND:
        raise Malformed(f"{amount:,} is not a multiple of {THOUSAND:,}", field)
    return amount
