"""Double's cards, and what a seat of Double can't see, worked out apart from the engine."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from stammtisch.base.bits import Dice
from stammtisch.games.double.cards import CANONICAL
from stammtisch.games.double.position import PLAYS
from stammtisch.games.double.state import MOST_CARDS
from stammtisch.games.double.view import View

ACTS = range(PLAYS + 54)
COLOURLESS = ("PO", "FO")


def pack(options: Mapping[str, Any]) -> Counter[str]:
    """double:mat:cards-54: every kind once in each set."""
    return Counter({card: options.get("sets", 2) for card in kinds(options)})


def kinds(options: Mapping[str, Any]) -> list[str]:
    chosen = options.get("pairing", "canonical")
    return [written(card) for card in (CANONICAL.split() if chosen == "canonical" else chosen)]


def written(card: str) -> str:
    """The same card always the same way, whichever half was named first."""
    return "/".join(sorted(card.split("/")))


def dealt(data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
    """The cards that have left the stock: in hands, in tricks and turned up."""
    card_with = {half: card for card in kinds(options) for half in card.split("/")}
    found = Counter(written(card) for hand in data["hands"] for card in hand)
    found.update(card_with[motif] for trick in [*data["earlier"], data["trick"]] for motif in trick)
    if data["turn_up"] is not None:
        found[written(data["turn_up"])] += 1
    return found


def stock(data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
    """The stock is never looked at, so it is what is left of the pack."""
    return pack(options) - dealt(data, options)


def cards(data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
    return dealt(data, options) + stock(data, options)


def could_have_played_so(data: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """Whether every hand, with the cards it has played since, agrees with every trick so far."""
    card_with = {half: card for card in kinds(options) for half in card.split("/")}
    players = len(data["hands"])
    held = [[written(card) for card in hand] for hand in data["hands"]]
    tricks = [*zip(data["earlier_leaders"], data["earlier"], strict=True), (data["leader"], data["trick"])]
    for leader, plays in reversed(tricks):
        for place, motif in enumerate(plays):
            hand = held[(leader + place) % players]
            hand.append(card_with[motif])
            if place and not may_follow(motif, plays[0], hand, options):
                return False
    return True


def may_follow(motif: str, led: str, hand: Iterable[str], options: Mapping[str, Any]) -> bool:
    """double:play:follow, and double:special:play-any-time unless the table plays without."""
    if led in COLOURLESS or (motif not in COLOURLESS and motif[1] == led[1]):
        return True
    if motif in COLOURLESS and options.get("colourless_follow", "free") == "free":
        return True
    return all(fits(card, void=led[1]) for card in hand)


def swap_hidden(data: dict[str, Any], view: View, dice: Dice, keep: Iterable[str] = ()) -> dict[str, Any]:
    swapped = dict(data)
    if data["phase"] in ("bid", "play") and "hands" not in keep:
        swapped["hands"] = swap_hands(data, view, dice)
    if data["phase"] == "bid" and view.options.bid_mode == "simultaneous" and "bids" not in keep:
        swapped["bids"] = [
            bid if bid is None or seat == view.seat else other_bid(view, seat, dice)
            for seat, bid in enumerate(data["bids"])
        ]
    return swapped


def swap_hands(data: Mapping[str, Any], view: View, dice: Dice) -> list[list[str]]:
    """Cards change places two by two, where both hands may hold what they get; so a hand that has
    shown a void keeps it."""
    options = {"sets": view.options.sets, "pairing": view.options.pairing}
    rest = sorted(stock(data, options).elements())
    hands: list[list[str]] = [list(hand) for hand in data["hands"]]
    hidden = [seat for seat in range(len(hands)) if is_hidden(seat, view, data["phase"])]
    places = [(rest, place, "") for place in range(len(rest))]
    for seat in hidden:
        places += [(hands[seat], place, data["voids"][seat]) for place in range(len(hands[seat]))]
    for swap in range(4 * len(places) if hidden else 0):
        one, i, one_void = places[dice.below(len(places))]
        other, k, other_void = places[dice.below(len(places))]
        if fits(other[k], one_void) and fits(one[i], other_void):
            one[i], other[k] = other[k], one[i]
    return hands


def fits(card: str, void: str) -> bool:
    return not any(half[1] in void for half in card.split("/") if half not in COLOURLESS)


def is_hidden(seat: int, view: View, phase: str) -> bool:
    """All hands but the own one; with double:opt:blind_one only the own until all have predicted."""
    if view.options.blind_one == "off" or view.cards != 1 or view.seat < 0:
        return seat != view.seat
    return phase == "bid" and seat == view.seat


def other_bid(view: View, seat: int, dice: Dice) -> int:
    most = view.cards if view.options.credit == "on" else min(view.cards, view.points[seat])
    return int(dice.below(most + 1))


def revealed_by(view: View, act: int) -> frozenset[str]:
    """The last prediction opens the secret ones, and the own card of a blind round is taken up."""
    if act > MOST_CARDS or sum(view.locked) < view.players - 1:
        return frozenset()
    blind = view.options.blind_one == "on" and view.cards == 1 and view.seat >= 0
    return frozenset({"bids", "hands"} if blind else {"bids"})


def whole_acts() -> Iterable[tuple[int, ...]]:
    return [(act,) for act in ACTS]
