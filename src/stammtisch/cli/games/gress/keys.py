"""Which key does what at a table of Gress.

A card keeps its key as long as it is held. The key of a card that is gone stays free for a while, so that a
key pressed twice in haste lays one card and not the next.
"""

from collections.abc import Sequence
from typing import Final

from stammtisch.base.errors import Refused
from stammtisch.cli.keys import BACKSPACE, ENTER, ESCAPE
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.view import View
from stammtisch.games.offers import Offers

GRESS: Final = Gress()

CARD_KEYS: Final = "1234567890abfijlnortuwyABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Keys for cards, in the order they are given out; none of them does anything else."""
COOLING: Final = 3000
"""Milliseconds before the key of a card that is gone gets another."""
SIMPLE: Final = {" ": "draw", "v": "vorletzte", "m": "marke", "z": "takeback", "e": "stop"}
DUE: Final = ("take", "touch", "lay", "ready", "open", "down")
"""What Enter does: the first of these that can be done."""
BEGIN: Final = {"g": "give", "x": "swap", "p": "packet", "k": "complain", ":": "type", "?": "look"}
STAGED: Final = {"g": "give 7C to 0", "x": "swap 0", "p": "play 7C 7S"}
"""An act that begins as those do which a key begins: if it can't be begun, none of them can."""
ABOUT: Final = {
    "v": "complain vorletzte",
    "m": "complain marke",
    "p": "complain misplay",
    "d": "disqualify",
    "w": "withdraw",
}
SUITS: Final = "cshd"
MOST_TYPED: Final = 60


class GressKeys:
    """The keys under the cards, and an act that takes several keys and is begun."""

    def __init__(self) -> None:
        self.cards: dict[str, str] = {}
        """The card behind each key."""
        self.freed: dict[str, int] = {}
        self.begun = ""
        self.parts: list[str] = []
        """The keys pressed for it so far."""

    def look(self, view: View, now: int) -> None:
        self.hold(view.hand, now)

    def takes(self, key: str, view: View) -> bool:
        """Whoever has a wish names a suit with its first letter."""
        return key in SUITS and "wish" in view.rights

    def hold(self, hand: Sequence[str], now: int) -> None:
        """The hand as it is now. A whole new hand gets its keys afresh."""
        left = list(hand)
        kept: dict[str, str] = {}
        for key, card in self.cards.items():
            if card in left:
                left.remove(card)
                kept[key] = card
            else:
                self.freed[key] = now
        if not kept:
            self.freed.clear()
        if any(part not in kept for part in self.parts) and self.begun in ("give", "packet"):
            self.drop()
        for card in left:
            kept[self.free_key(kept, now)] = card
        self.cards = {key: kept[key] for key in CARD_KEYS if key in kept}

    def free_key(self, kept: dict[str, str], now: int) -> str:
        free = [key for key in CARD_KEYS if key not in kept]
        cool = [key for key in free if now - self.freed.get(key, -COOLING) >= COOLING]
        return [*cool, *free][0]

    def drop(self) -> None:
        self.begun = ""
        self.parts = []

    def press(self, key: str, view: View, offers: Offers) -> str | Refused | None:
        """The act that this key does or completes; None if it does none, or only begins one; and why not, if
        there is nothing to begin."""
        if key == ESCAPE:
            self.drop()
            return None
        if self.begun:
            act = self.go_on(key, view)
            if act is not None:
                self.drop()
            return act
        if key == ENTER:
            return next((word for word in DUE if word in offers), None)
        if key in SUITS:
            return f"wish {key.upper()}"
        if key in BEGIN:
            refused = why_not(view, STAGED[key]) if key in STAGED else None
            self.begun = "" if refused else BEGIN[key]
            return refused
        if key in self.cards:
            return f"play {self.cards[key]}"
        return SIMPLE.get(key)

    def go_on(self, key: str, view: View) -> str | None:
        if key == BACKSPACE:
            self.parts = self.parts[:-1]
            return None
        match self.begun:
            case "give":
                return self.give(key, view)
            case "swap":
                return self.swap(key, view)
            case "packet":
                return self.packet(key)
            case "complain":
                return self.complain(key, view)
        return self.type(key)

    def give(self, key: str, view: View) -> str | None:
        if not self.parts:
            self.parts = [key] if key in self.cards else []
            return None
        return f"give {self.cards[self.parts[0]]} to {key}" if is_seat(key, view) else None

    def swap(self, key: str, view: View) -> str | None:
        if not is_seat(key, view) or key in self.parts:
            return None
        self.parts.append(key)
        wanted = 2 if "swap-two" in view.rights else 1
        return "swap " + " ".join(self.parts) if len(self.parts) == wanted else None

    def packet(self, key: str) -> str | None:
        if key == ENTER and len(self.parts) > 1:
            return "play " + " ".join(self.cards[part] for part in self.parts)
        if key in self.cards and key not in self.parts:
            self.parts.append(key)
        return None

    def complain(self, key: str, view: View) -> str | None:
        if not self.parts:
            self.parts = [key] if is_seat(key, view) and int(key) != view.seat else []
            return None
        return f"{ABOUT[key]} {self.parts[0]}" if key in ABOUT else None

    def type(self, key: str) -> str | None:
        if key == ENTER:
            return "".join(self.parts)
        if key.isprintable() and len(self.parts) < MOST_TYPED:
            self.parts.append(key)
        return None


def is_seat(key: str, view: View) -> bool:
    return key.isascii() and key.isdigit() and int(key) < view.players


def why_not(view: View, act: str) -> Refused | None:
    """Why an act can't even be begun; None if it can."""
    return GRESS.explain(view, GRESS.read_act(act)[0])
