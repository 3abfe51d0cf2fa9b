"""Why an act is refused: the rule, and what fills its sentence. Works from the seat's view alone."""

from stammtisch.base.bits import bit
from stammtisch.base.errors import Refused
from stammtisch.games.double.cards import (
    MOTIFS_OF,
    NAMES,
    NO_SUIT,
    POPE,
    SUIT_OF,
    SUITS,
    Pairing,
    motif_named,
)
from stammtisch.games.double.position import PLAYS, biddable, playable, unhooked
from stammtisch.games.double.rules import pairing_of
from stammtisch.games.double.view import View


def explain(seen: View, act: int) -> Refused | None:
    """The rule that forbids the act, or None. double:amb:irregularities: nothing irregular happens,
    it is refused."""
    if act < PLAYS:
        return explain_bid(seen, act)
    return explain_play(seen, act - PLAYS)


def explain_bid(seen: View, bid: int) -> Refused | None:
    if seen.phase != "bid":
        return wrong_phase(seen)
    if seen.seat >= 0 and seen.locked[seen.seat]:
        return already_predicted(seen)
    if seen.seat not in seen.actors:
        return Refused("double:bid:order", {"seat": seen.actor})
    if bid > seen.cards:
        return Refused("double:bid:range", {"bid": bid, "cards": seen.cards})
    points = seen.points[seen.seat]
    allowed = biddable(seen.cards, points, seen.options.credit == "on")
    if not allowed & bit(bid):
        return Refused("double:bid:chips-limit", {"bid": bid, "points": points})
    if seen.options.bid_total == "hook" and sum(seen.locked) == seen.players - 1:
        total = sum(made for made in seen.bids if made is not None)
        if not unhooked(allowed, seen.cards, total) & bit(bid):
            return Refused("double:opt:bid_total", {"bid": bid, "cards": seen.cards})
    return None


def already_predicted(seen: View) -> Refused:
    """double:bid:final: a prediction stands (double:amb:bid-change)."""
    return Refused("double:bid:final", {"bid": seen.bids[seen.seat]})


def explain_play(seen: View, motif: int) -> Refused | None:
    waiting = not_to_play(seen)
    if waiting is not None:
        return waiting
    held = motifs_of(seen.hand, pairing_of(seen.options))
    if not held & bit(motif):
        return Refused("double:play:own-card", {"motif": NAMES[motif]})
    led = suit_led(seen)
    if not playable(held, led, seen.options.colourless_follow == "free") & bit(motif):
        return must_follow(seen, motif, led)
    return None


def not_to_play(seen: View) -> Refused | None:
    """Why a seat may not play any card now."""
    if seen.phase != "play":
        return wrong_phase(seen)
    if seen.seat != seen.actor:
        return Refused("double:play:turn-order", {"seat": seen.actor, "reason": "turn"})
    return None


def wrong_phase(seen: View) -> Refused:
    """double:round:phases: deal, trump, predictions, tricks, settlement, strictly in that order."""
    phase = "deal" if seen.phase == "lot" else seen.phase
    return Refused("double:round:phases", {"phase": phase})


def motifs_of(hand: tuple[str, ...], pairing: Pairing) -> int:
    """double:play:hand-both-motifs: in hand both halves of a card count."""
    held = 0
    for card in hand:
        held |= pairing.card[motif_named(card.split("/")[0])]
    return held


def suit_led(seen: View) -> int:
    """double:special:lead-cancels-duty: none after a Pope or Fool; double:special:later-keeps-duty:
    only the first card decides."""
    return SUIT_OF[motif_named(seen.trick.plays[0])] if seen.trick.plays else NO_SUIT


def must_follow(seen: View, motif: int, led: int) -> Refused:
    """double:play:follow-which-motif: the half played must itself be of the suit, whatever else is on
    the card (double:amb:same-card-trump)."""
    about = {"motif": NAMES[motif], "suit": SUITS[led]}
    if motif >= POPE:
        return Refused("double:opt:colourless_follow", about)
    pairing = pairing_of(seen.options)
    if pairing.card[motif] & MOTIFS_OF[led]:
        about["card"] = pairing.card_with(motif)
        return Refused("double:play:follow-which-motif", about)
    return Refused("double:play:follow", about)
