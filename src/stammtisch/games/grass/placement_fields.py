"""Single values of a position set up from plain data, each checked and named with its field."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import shortened
from stammtisch.games.grass.cards import CODES, kind_named
from stammtisch.games.grass.options import MOST
from stammtisch.games.grass.state import NO_CARD, NO_SEAT

T = TypeVar("T")

THOUSAND: Final = 1_000


def per_seat(given: list[T], default: T, players: i64, field: str) -> list[T]:
    """One value for each seat; a field left out means the default for all."""
    if not given:
        return [default] * int(players)
    if len(given) != players:
        raise Malformed(f"needs one entry for each of {players} seats, has {len(given)}", field)
    return given


def within(value: int, low: int, high: int, field: str) -> int:
    if not low <= value <= high:
        raise Malformed(f"{value} is not from {low} to {high}", field)
    return value


def seat_in(seat: int | None, players: i64, field: str) -> int:
    """A seat at the table, or none."""
    return NO_SEAT if seat is None else within(seat, 0, int(players) - 1, field)


def seats_in(seats: Iterable[int], players: i64, field: str) -> int:
    """A set of seats at the table."""
    found = 0
    for place, seat in enumerate(seats):
        found |= bit(seat_in(seat, players, f"{field}[{place}]"))
    return found


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
    within(amount, 0 if floor else -MOST, MOST, field)
    if amount % THOUSAND:
        raise Malformed(f"{amount:,} is not a multiple of {THOUSAND:,}", field)
    return amount
