"""What people try at a real table and no act can say: to pass, to give two cards away, to wish for two suits.
It is read more widely than an act, and refused with the rule."""

from typing import Final

from stammtisch.base.errors import Refused
from stammtisch.base.reading import LONGEST_ACT
from stammtisch.games.gress.acts import DRAW, GIVE, SUIT, SWAP
from stammtisch.games.gress.cards import NAMES, SUITS
from stammtisch.games.gress.notation import MOVES
from stammtisch.games.gress.rulings import explain
from stammtisch.games.gress.view import View

SPOKEN: Final = ("vorletzte", "swap", "wish", "complain", "disqualify", "misdeal", "ready", "down")
"""What is said, or done with any hand."""


def tried(seen: View, text: str) -> Refused | str | None:
    """The rule that refuses a try; or the act it comes to: words are said with neither hand (gress:2.6)."""
    words = text.split() if len(text) <= LONGEST_ACT and text.isascii() and text.isprintable() else []
    match words:
        case ["holding", verb, *_] if verb in SPOKEN:
            return " ".join(words[1:])
        case ["holding", *move] if move and move[0] in MOVES:
            return tried(seen, " ".join(move))
        case ["holding", "open"]:
            return Refused("gress:10.3", {})
        case ["pass"]:
            return no_pass(seen)
        case ["give", *named] if is_gift(named, seen.players):
            return explain(seen, GIVE) or Refused("gress:5.4", {"seat": seen.seat, "reason": "one"})
        case ["wish", *suits] if suits and all(suit.upper() in SUITS for suit in "".join(suits)):
            return explain(seen, SUIT) or Refused("gress:7.4", {"reason": "one", "suit": suits[0][0].upper()})
        case ["swap", *seats] if len(seats) > 2 and all(is_seat(seat, seen.players) for seat in seats):
            return explain(seen, SWAP) or Refused("gress:6.3", {"seat": seen.seat, "reason": "two"})
    return None


def no_pass(seen: View) -> Refused:
    """gress:4.10: the turn goes on when somebody has made one, and not otherwise."""
    waiting = None if seen.phase == "active" else explain(seen, DRAW)
    return waiting or Refused("gress:4.10", {})


def is_gift(named: list[str], players: int) -> bool:
    """Some cards, `to`, and some seats."""
    if "to" not in named:
        return False
    cards, seats = named[: named.index("to")], named[named.index("to") + 1 :]
    there = bool(cards and seats) and all(card.upper() in NAMES for card in cards if card != "and")
    return there and all(is_seat(seat, players) for seat in seats)


def is_seat(word: str, players: int) -> bool:
    return word.isdigit() and len(word) == 1 and int(word) < players
