"""The cards of Grass, and what a seat of Grass can't see, worked out apart from the engine."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from stammtisch.base.bits import Dice
from stammtisch.games.grass.acts import (
    ACCEPT,
    BOARD,
    COUNTER,
    COVERS,
    DECLINE,
    DONE,
    END,
    FOR,
    HAND,
    OFFER,
    SEATS,
    SWAP,
    TO_ALL,
    WASTE,
    WILLING,
    WITHDRAW,
)
from stammtisch.games.grass.cards import CODES, course_pack, modern_pack
from stammtisch.games.grass.view import View

OPEN_HANDS = ("lot", "deal", "next dealer", "over")
SHOWING = ("target", "steal", "pay", "pay covered", "cover")
"""The stages in which the actor has shown the card that is being played."""
EVERYTHING = frozenset({"stack", "hands", "packs", "locked", "offer", "wasted"})


def pack(options: Mapping[str, Any]) -> Counter[str]:
    """All cards of the edition, without those a stage of the course leaves out."""
    if options["edition"] == "classic":
        return +Counter(course_pack(options.get("course", 4)))
    return +Counter(modern_pack(options.get("deck_modern", "HG")))


def cards(data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
    """All cards of a position, wherever they lie; before the first deal all lie in the box."""
    found = Counter(
        card for zone in ("hands", "packs", "displays", "tucked") for heap in data[zone] for card in heap
    )
    found.update(data["stack"] or ())
    found.update(data["wasted"])
    for market in data["markets"]:
        found.update({"none": (), "open": ("MO",)}.get(market, ("MO", market)))
    for laid in data["protections"]:
        for protection in laid:
            card, _, peddles = protection.partition(":")
            found.update((card, *peddles.split(".")))
    return found if found else pack(options)


def swap_hidden(data: dict[str, Any], view: View, dice: Dice, keep: Iterable[str] = ()) -> dict[str, Any]:
    """The stack, the other hands and packs and perhaps the lower wasted pile change cards; what was locked
    or offered in secret becomes something else that could have been."""
    kept = set(keep)
    swapped = data | {
        "hands": [list(hand) for hand in data["hands"]],
        "packs": [list(cards) for cards in data["packs"]],
        "stack": list(data["stack"] or ()),
        "wasted": list(data["wasted"]),
    }
    shuffle(hidden_places(swapped, view, kept), dice)
    swapped["hands"] = [sorted(hand, key=CODES.index) for hand in swapped["hands"]]
    swapped["packs"] = [sorted(cards, key=CODES.index) for cards in swapped["packs"]]
    if view.stage in OPEN_HANDS:
        return swapped
    if "locked" not in kept:
        lock_others(swapped, view, dice)
    if "offer" not in kept:
        offer_others(swapped, view, dice)
    forget_others(swapped, view)
    return swapped


Place = tuple[list[str], int]


def hidden_places(data: Mapping[str, Any], view: View, kept: set[str]) -> list[Place]:
    """Where cards lie that the seat can't see."""
    places: list[Place] = []
    if "stack" not in kept:
        places += [(data["stack"], place) for place in range(len(data["stack"]))]
    if view.options.wasted_view == "top" and "wasted" not in kept:
        places += unknown_places(data["wasted"][:-1], data["wasted"], just_played(view))
    if view.stage in OPEN_HANDS:
        return places
    for seat, hand in enumerate(data["hands"]):
        about_to_waste = view.stage == "waste" and seat == view.actor
        if seat != view.seat and "hands" not in kept and not about_to_waste:
            places += unknown_places(hand, hand, surely_held(data, view, seat))
    for seat, cards in enumerate(data["packs"]):
        if seat != view.seat and "packs" not in kept:
            places += [(cards, place) for place in range(len(cards))]
    return places


def surely_held(data: Mapping[str, Any], view: View, seat: int) -> Counter[str]:
    """What the view says is in a hand: seen going there, being played, being offered."""
    held = Counter(view.known[seat])
    if seat == view.actor and view.stage in SHOWING and view.card is not None:
        held[view.card] = max(held[view.card], 1)
    offer = view.offer
    if view.stage == "ask" and offer is not None and offer.seat == seat and offer.give is not None:
        held[offer.give] = max(held[offer.give], 1)
    return held


def just_played(view: View) -> Counter[str]:
    """The card whose effect goes on was seen, whatever lies on it now."""
    if view.stage in ("give", "lose", "pass", "lucky") and view.card not in view.wasted:
        return Counter([view.card or ""])
    return Counter()


def unknown_places(cards: list[str], heap: list[str], sure: Counter[str]) -> list[Place]:
    """Where in a heap cards lie beside those that are sure to be there."""
    left = Counter(sure)
    places: list[Place] = []
    for place, card in enumerate(cards):
        if left[card] > 0:
            left[card] -= 1
        else:
            places.append((heap, place))
    return places


def shuffle(places: list[Place], dice: Dice) -> None:
    for upper in range(len(places) - 1, 0, -1):
        (one, i), (other, k) = places[upper], places[dice.below(upper + 1)]
        one[i], other[k] = other[k], one[i]


def lock_others(data: dict[str, Any], view: View, dice: Dice) -> None:
    zone = "packs" if view.stage == "draft" else "hands"
    data["locked"] = [
        card if card is None or seat == view.seat else data[zone][seat][dice.below(len(data[zone][seat]))]
        for seat, card in enumerate(data["locked"])
    ]


def offer_others(data: dict[str, Any], view: View, dice: Dice) -> None:
    """grass.option:trade-view: what two others speak about is theirs."""
    if data["offer_give"] is None or sees_offer(data, view):
        return
    hand = data["hands"][data["offer_from"]]
    data["offer_give"] = hand[dice.below(len(hand))]
    if data["offer_want"] is not None:
        data["offer_want"] = CODES[dice.below(len(CODES))]


def sees_offer(data: Mapping[str, Any], view: View) -> bool:
    public = view.options.trade_view == "table" or data["offer_to"] == "all"
    return public or view.seat in (data["offer_from"], data["offer_to"])


def forget_others(data: dict[str, Any], view: View) -> None:
    """What others know of each other would not fit the new hands; what all know does."""
    common = data["known"][-1] if data["known"] else []
    rows = [
        row if knower == view.seat else without(common, knower)
        for knower, row in enumerate(data["known"][:-1])
    ]
    data["known"] = [*rows, common] if any((*rows, common)) else []


def without(row: list[str], seat: int) -> list[str]:
    """Nobody needs to be told of the own hand."""
    return [cards for cards in row if not cards.startswith(f"{seat}:")]


def revealed_by(view: View, act: int) -> frozenset[str]:
    """The next card of the stack comes to light when a turn ends, passed and picked cards when the last is
    locked, and everything when the round is over."""
    if view.stage in ("pass", "draft", "lock"):
        wait_for = view.players if view.stage != "lock" else 2
        return EVERYTHING if sum(view.locked) >= wait_for - 1 else frozenset()
    if act == CODES.index("MC") or view.stack_size == 0:
        return EVERYTHING
    if view.options.edition == "modern" and act != END:
        return frozenset()
    return frozenset({"stack"})


@cache
def whole_acts() -> Iterable[tuple[int, ...]]:
    """Every act that people can write, of those with sets of cards the smaller ones."""
    kinds = range(len(CODES))
    seats = range(SEATS, END)
    peddles = [CODES.index(code) for code in ("HG", "MX", "CO", "JA", "PA", "DF")]
    acts: list[tuple[int, ...]] = [(act,) for act in (END, ACCEPT, DECLINE, WITHDRAW, WILLING, *seats)]
    acts += [(kind,) for kind in kinds]
    acts += [(WASTE, kind) for kind in kinds]
    for code in ("+B", "+D", "+F", "+S", "SO", "DC", "UW"):
        acts += [(CODES.index(code), seat) for seat in seats]
    steal, fine = CODES.index("ST"), CODES.index("PF")
    acts += [(steal, seat, peddle) for seat in seats for peddle in peddles]
    acts += [(fine, peddle) for peddle in peddles]
    acts += [(fine, COVERS + place, peddle) for place in range(6) for peddle in peddles]
    for size in (1, 2, 3):
        for chosen in combinations_with_replacement(peddles[:-1], size):
            acts += [(CODES.index(code), *chosen, DONE) for code in ("LU", "GS", "CB")]
    acts += [(SWAP, own, seat, other) for own in peddles for seat in seats for other in peddles]
    boards: list[tuple[int, ...]] = [(one, FOR, other) for one in peddles[:3] for other in peddles[2:]]
    boards += [(one, one, FOR, other, other, one) for one in peddles[:2] for other in peddles[3:]]
    for start in ((COUNTER,), *((OFFER, to) for to in (*seats, TO_ALL))):
        acts += [(*start, give, want) for give in kinds for want in kinds]
        acts += [(*start, BOARD, *board, DONE) for board in boards]
        acts += [(*start, BOARD, *board, HAND, 0, 26) for board in boards]
        acts += [(*start, BOARD, *board, HAND) for board in boards]
        acts.append((*start, HAND))
    return acts
