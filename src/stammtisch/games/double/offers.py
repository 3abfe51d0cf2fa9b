"""What a seat of Double may do, as words."""

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.double.cards import NAMES
from stammtisch.games.double.position import PLAYS, DoublePosition
from stammtisch.games.offers import NUMBERS, Offers, words_of


def offers(position: DoublePosition, seat: i64) -> Offers:
    """Every act is one number, so the tree is the mask in words."""
    legal = position.legal(seat)
    if not legal:
        return {}
    if legal < bit(PLAYS):
        return {"bid": words_of(legal, NUMBERS)}
    return {"play": words_of(legal >> PLAYS, NAMES)}
