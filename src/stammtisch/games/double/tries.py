"""What people try at a real table and no act can say: a whole card, two cards, a half that is not on it, more
tricks than anybody can predict. It is read more widely than an act, and refused with the rule."""

import re
from collections.abc import Sequence
from typing import Final

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import LONGEST_ACT
from stammtisch.games.double.cards import NAMES, Pairing
from stammtisch.games.double.rules import pairing_of
from stammtisch.games.double.rulings import explain_bid, motifs_of, not_to_play
from stammtisch.games.double.view import View

NUMBER: Final = re.compile(r"-?\d{1,6}(?:[.,]\d{1,6})?")


def tried(seen: View, text: str) -> Refused | str | None:
    """The rule that refuses a try; or the act it comes to: `play 2H of AC/2H` is `play 2H`."""
    words = text.split() if len(text) <= LONGEST_ACT and text.isascii() and text.isprintable() else []
    match [word.lower() for word in words[:1]], words[1:]:
        case ["bid"], [number] if NUMBER.fullmatch(number):
            return no_prediction(seen, number)
        case ["pass"], []:
            return no_pass(seen)
        case ["draw"], []:
            return Refused("double:trump:card-out-of-play", {})
        case ["play"], [_, *_] as named:
            return no_play(seen, [word.upper() for word in named if word.lower() != "and"])
    return None


def no_prediction(seen: View, number: str) -> Refused | None:
    """double:bid:range: a whole number of tricks, as far as there are cards."""
    waiting = explain_bid(seen, 0)
    if waiting is not None and waiting.rule != "double:opt:bid_total":
        return waiting
    return Refused("double:bid:range", {"bid": number, "cards": seen.cards})


def no_pass(seen: View) -> Refused | None:
    """double:bid:mandatory: everybody predicts; and everybody plays one card to every trick
    (double:play:turn-order)."""
    if seen.phase == "play":
        return not_to_play(seen) or one_card(seen)
    waiting = explain_bid(seen, 0)
    if waiting is not None and waiting.rule != "double:opt:bid_total":
        return waiting
    return Refused("double:bid:mandatory", {})


def one_card(seen: View) -> Refused:
    """double:play:turn-order: exactly one card to each trick."""
    return Refused("double:play:turn-order", {"seat": seen.actor, "reason": "one"})


def no_play(seen: View, named: Sequence[str]) -> Refused | str | None:
    """double:play:motif-choice: a play is one half of one card."""
    pairing = pairing_of(seen.options)
    if not all(word in NAMES or word == "OF" or is_card(word, pairing) for word in named):
        return None
    match named:
        case [motif, "OF", card] if motif in NAMES and card not in NAMES:
            halves = card.split("/")
            return f"play {motif}" if motif in halves else not_to_play(seen) or half_of(motif, card)
        case [*_] if "OF" in named:
            return None
    waiting = not_to_play(seen)
    if waiting is not None:
        return waiting
    halves = [half for word in named for half in word.split("/")]
    together = pairing.card_with(NAMES.index(halves[0])).split("/")
    if set(halves) == set(together):
        held = motifs_of(seen.hand, pairing) & bit(NAMES.index(halves[0]))
        card = "/".join(together)
        return half_of("", card) if held else Refused("double:play:own-card", {"motif": card})
    return one_card(seen)


def half_of(motif: str, card: str) -> Refused:
    return Refused("double:play:motif-choice", {"motif": motif or "none", "card": card})


def is_card(word: str, pairing: Pairing) -> bool:
    try:
        pairing.kind_named(word)
    except Malformed:
        return False
    return True
