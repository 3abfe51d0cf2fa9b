"""The cards of Gress, and what a seat can't see, worked out apart from the engine."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from stammtisch.base.bits import Dice
from stammtisch.games.gress.acts import (
    COMPLAIN,
    DOWN,
    DRAW,
    ELSE,
    GIVE,
    HOLDING,
    LAY,
    MARKE,
    OPEN,
    PACKET,
    READY,
    SEAT,
    STOP,
    SUIT,
    SWAP,
    TAKE,
    TAKEBACK,
    TOUCH,
    VORLETZTE,
)
from stammtisch.games.gress.view import View

NAMES = [rank + suit for rank in "789TJQKA" for suit in "CSHD"]
IN_PACK = ("lot", "deal")


def sets(options: Mapping[str, Any], players: int = 0) -> int:
    chosen = options.get("decks", "auto")
    if chosen != "auto":
        return int(chosen)
    return 1 if players < 4 else 2 if players < 7 else 3


def pack(options: Mapping[str, Any]) -> Counter[str]:
    """gress:1.1: every card once in each set. How many sets an `auto` table has depends on its seats, so
    cards are counted as parts of a set there."""
    return Counter(dict.fromkeys(NAMES, 1))


def cards(data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
    """How often each card of the pack is there, in hands, piles and Marken, for each set in play."""
    if data["phase"] in IN_PACK:
        assert not any([*data["hands"], data["pile"], data["draw"]])
        return pack(options)
    found = Counter(card for hand in data["hands"] for card in hand)
    found.update(data["draw"])
    found.update(card[:2] for card in data["pile"])
    found.update(marke for marke in data["marken"] if marke not in ("-", "owed"))
    often = sets(options, len(data["hands"]))
    assert all(number % often == 0 for number in found.values())
    return Counter({card: number // often for card, number in found.items()})


def swap_hidden(data: dict[str, Any], view: View, dice: Dice, keep: Iterable[str] = ()) -> dict[str, Any]:
    """Hidden cards change places: other hands, all Marken, the draw pile. What others have begun to choose
    is hidden too, and dropped unless it is to be kept."""
    if data["phase"] in IN_PACK:
        return data
    kept = set(keep)
    swapped = dict(data)
    hands = [list(hand) for hand in data["hands"]]
    marken, draw = list(data["marken"]), list(data["draw"])
    places: list[tuple[list[str], int]] = []
    if "draw" not in kept:
        places += [(draw, place) for place in range(1 if view.first_card else 0, len(draw))]
    if "marken" not in kept:
        places += [(marken, seat) for seat, marke in enumerate(marken) if marke not in ("-", "owed")]
    if "hands" not in kept:
        fixed = [chosen(data, seat) for seat in range(len(hands))]
        for seat, hand in enumerate(hands):
            if view.hands[seat] is None:
                free = Counter(hand) - fixed[seat]
                places += [(hand, hand.index(card)) for card in free]
    for swap in range(3 * len(places)):
        one, i = places[dice.below(len(places))]
        other, k = places[dice.below(len(places))]
        one[i], other[k] = other[k], one[i]
    swapped["hands"] = [sorted(hand, key=NAMES.index) for hand in hands]
    swapped["marken"], swapped["draw"] = marken, draw
    return swapped


def chosen(data: Mapping[str, Any], seat: int) -> Counter[str]:
    """The cards a seat has chosen already for a packet or a gift, or that were given to it."""
    found = Counter(NAMES[step] for step in data["steps"][seat] if step < SEAT)
    found.update(gift["card"] for gift in data["gifts"] if gift["receiver"] == seat)
    if data["now"].get("offer_by") == seat:
        found[NAMES[data["now"].get("offer_card", 0)]] += 1
    return found


def revealed_by(view: View, act: int) -> frozenset[str]:
    """A card drawn or a Marke taken up is shown to its owner; so are hands that are swapped, taken up,
    given or laid open, and those that a ruling gives back."""
    if view.phase == "ready":
        return frozenset({"hands", "draw"})
    if view.phase == "settling" or view.halt is not None:
        return frozenset({"hands", "draw", "marken"})
    return frozenset({"draw", "marken"} | ({"hands"} if act >= SEAT else set()))


def whole_acts() -> Iterable[tuple[int, ...]]:
    cards, seats = range(32), range(SEAT, SEAT + 8)
    single = (READY, OPEN, VORLETZTE, MARKE, LAY, TOUCH, TAKE, TAKEBACK, DOWN, STOP, DRAW)
    found: list[tuple[int, ...]] = [(card,) for card in cards]
    found += [(act,) for act in (*single, *range(SUIT, SUIT + 4))]
    found += [(PACKET, low, high, ELSE) for low in range(0, 12, 5) for high in (0, 1, 10)]
    found += [(PACKET, 0, 1, 2, ELSE)]
    found += [(GIVE, card, seat) for card in (0, 31) for seat in seats]
    found += [(SWAP, seat) for seat in seats] + [(SWAP, seats[0], seat) for seat in seats[1:]]
    found += [(ELSE, COMPLAIN, about, seat) for about in (VORLETZTE, MARKE, COMPLAIN) for seat in seats]
    found += [(ELSE, COMPLAIN, PACKET, seat, *named, ELSE) for seat in seats for named in ((), (3, 9))]
    found += [(ELSE, COMPLAIN, READY)]
    held = [(5,), (DRAW,), (MARKE,), (LAY,), (TOUCH,), (TAKE,), (GIVE, 3, SEAT + 1), (PACKET, 0, 1, ELSE)]
    return found + [(ELSE, HOLDING, *steps) for steps in held]
