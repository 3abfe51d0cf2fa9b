"""A first sensible player of Double: counts likely tricks, then plays to meet its word."""

import math
from collections.abc import Sequence
from typing import Final

from stammtisch.games.bits import Dice
from stammtisch.games.double.cards import FOOL, NO_SUIT, POPE, SUITS, motif_named, strength, suit_of
from stammtisch.games.double.position import PLAYS
from stammtisch.games.double.rules import pairing_of
from stammtisch.games.double.view import View

LEAD_WINS: Final = (0.0, 0.0, 0.01, 0.02, 0.03, 0.06, 0.1, 0.13, 0.21, 0.28, 0.38, 0.51, 0.67)
"""How often a plain motif of each rank, 2 to A, wins when led at a table of four."""
TRUMP_GAIN: Final = 0.3
FOLLOWED_AWAY: Final = 0.75
"""How much of a strong half is left once its owner may have to follow with the other one."""


class DoubleRule:
    """Predicts what pays best, then takes tricks while it needs them and ducks when it doesn't."""

    def choose(self, view: View, acts: Sequence[int], dice: Dice) -> int:
        if view.phase == "bid":
            return best_bid(view, acts)
        motifs = [act - PLAYS for act in acts]
        wanted = (view.bids[view.seat] or 0) - view.tricks[view.seat]
        chosen = win(view, motifs) if wanted > 0 else duck(view, motifs)
        return PLAYS + chosen


def best_bid(view: View, acts: Sequence[int]) -> int:
    """The prediction worth most: p(5 + 2b) - b for each b, where p is the chance to make it."""
    chances = tricks_likely(view)

    def worth(bid: int) -> float:
        made = chances[bid] if bid < len(chances) else 0.0
        bonus = 5 if bid else view.options.zero_bonus
        return made * (bonus + 2 * bid) - bid

    return max(acts, key=worth)


def tricks_likely(view: View) -> list[float]:
    """How likely each number of tricks is, taking cards one by one as independent."""
    chances = [1.0]
    for card in view.hand or unseen_card(view):
        p = card_wins(view, card)
        stays = [*(chance * (1 - p) for chance in chances), 0.0]
        rises = [0.0, *(chance * p for chance in chances)]
        chances = [stay + rise for stay, rise in zip(stays, rises, strict=True)]
    return chances


def unseen_card(view: View) -> tuple[str, ...]:
    """A card one may not look at counts as a middling one."""
    return ("TC/6D",) * view.hand_sizes[view.seat]


def card_wins(view: View, card: str) -> float:
    """The chance that a card takes a trick, by its better half."""
    high, low = sorted((motif_wins(view, motif_named(half)) for half in card.split("/")), reverse=True)
    chance = high if high > 0.9 else max(high * FOLLOWED_AWAY, low)
    crowd = math.sqrt(4 / view.players)
    return min(chance * crowd, 0.98)


def motif_wins(view: View, motif: int) -> float:
    if motif >= POPE:
        return 0.98 if motif == FOOL else 0.93
    plain = LEAD_WINS[motif >> 2]
    return min(plain + TRUMP_GAIN, 0.9) if suit_of(motif) == trump(view) else plain


def trump(view: View) -> int:
    return NO_SUIT if view.trump is None else SUITS.index(view.trump)


def win(view: View, motifs: Sequence[int]) -> int:
    """Take the trick if possible: with the least that is enough when last, else with the best."""
    if not view.trick.plays:
        return max(motifs, key=lambda motif: motif_wins(view, motif))
    taking = [motif for motif in motifs if beats(view, motif)]
    if not taking:
        return min(motifs, key=lambda motif: danger(view, motif))
    if len(view.trick.plays) == view.players - 1:
        return min(taking, key=lambda motif: in_trick(view, motif))
    return max(taking, key=lambda motif: in_trick(view, motif))


def duck(view: View, motifs: Sequence[int]) -> int:
    """Stay below the trick, giving away the most dangerous card that does."""
    if not view.trick.plays:
        return min(motifs, key=lambda motif: (motif_wins(view, motif), -danger(view, motif)))
    under = [motif for motif in motifs if not beats(view, motif)]
    if under:
        return max(under, key=lambda motif: danger(view, motif))
    if len(view.trick.plays) == view.players - 1:
        return max(motifs, key=lambda motif: danger(view, motif))
    return min(motifs, key=lambda motif: in_trick(view, motif))


def danger(view: View, motif: int) -> float:
    """How likely the whole card would win something later."""
    partner = pairing_of(view.options).partner[motif]
    return max(motif_wins(view, motif), motif_wins(view, partner))


def in_trick(view: View, motif: int) -> int:
    led = suit_of(motif_named(view.trick.plays[0]))
    return strength(motif, trump(view), led)


def beats(view: View, motif: int) -> bool:
    """Whether the motif would be the best of the trick so far."""
    best = max(in_trick(view, motif_named(played)) for played in view.trick.plays)
    mine = in_trick(view, motif)
    return mine > best or (mine == best and view.options.identical == "last")
