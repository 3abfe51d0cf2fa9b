"""What the laws need to know about the toy game."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from laws.toy import PACK, Gifts
from stammtisch.base.bits import Dice


def pack(options: Mapping[str, Any]) -> Counter[str]:
    return Counter(map(str, range(PACK)))


def cards(data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
    zones = [*data["hands"], *data["piles"], data["stock"]]
    return Counter(str(card) for zone in zones for card in zone)


def swap_hidden(data: dict[str, Any], view: Gifts, dice: Dice, keep: Iterable[str] = ()) -> dict[str, Any]:
    """Two hidden cards change names, wherever they are."""
    hidden = [*data["stock"]]
    for seat, hand in enumerate(data["hands"]):
        hidden += [card for card in hand if seat != view.seat and card not in picked(data, keep)]
    names = {card: card for card in range(PACK)}
    if hidden:
        one, other = hidden[dice.below(len(hidden))], hidden[dice.below(len(hidden))]
        names[one], names[other] = other, one
    return data | {
        "hands": [sorted(names[card] for card in hand) for hand in data["hands"]],
        "picked": [None if card is None else names[card] for card in data["picked"]],
        "stock": sorted(names[card] for card in data["stock"]),
    }


def picked(data: Mapping[str, Any], keep: Iterable[str]) -> list[int]:
    return [card for card in data["picked"] if card is not None] if "picked" in keep else []


def revealed_by(view: Gifts, act: int) -> frozenset[str]:
    """Who gets a card shows which one was picked."""
    return frozenset({"picked"} if act >= PACK else ())


def whole_acts() -> Iterable[tuple[int, ...]]:
    return [(card, PACK + seat) for card in range(PACK) for seat in range(3)]
