"""What a moment of Gress promises a seat: the penalty points it may expect at the end of the game.

A sum of worths, one for each thing that is so: how many cards one holds and which, what can be thrown on
what, whose turn it is, how near the others are to the end.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import BLACK_NINES, FITS, JACK, RANKS, RED_NINES, THROWS
from stammtisch.players.gress.worths import WORTHS

OUT: Final = -10.0
"""Less than anything else can be worth: nothing is better than to be out."""
MOST_CARDS: Final = 9
FAR: Final = 6
"""Hands and distances above these are all alike."""
ALL_FITS: Final = [int(FITS[entry]) for entry in range(len(FITS))]
ALL_THROWS: Final = [int(THROWS[kind]) for kind in range(len(THROWS))]


class Prospect(NamedTuple):
    """A moment as a seat looks at it, just after something happened."""

    hand: Sequence[int]
    owed: int
    marke: bool
    """Whether the own Marke still lies."""
    in_reach: bool
    """Whether it can be taken up until the next turn."""
    top: int
    throws: bool
    wait: int
    """How many players come before the own turn; 0 on turn."""
    others: Sequence[int]
    """How far each of the others is from the end, those who are on turn next first: cards held and owed, and
    one for a Marke."""
    next_owes: bool
    """Whether who is on turn owes cards."""


def expected(prospect: Prospect) -> float:
    """Penalty points to expect; fewer are better, and none are left for who is out."""
    if not prospect.hand and not prospect.owed and not prospect.marke:
        return OUT
    return sum(WORTHS.get(name, 0.0) * times for name, times in features(prospect))


def features(prospect: Prospect) -> list[tuple[str, float]]:
    """What is so, and how many times."""
    return [*own_cards(prospect), *table(prospect)]


def own_cards(prospect: Prospect) -> list[tuple[str, float]]:
    hand, marke = prospect.hand, prospect.marke
    cards = len(hand) + prospect.owed
    size = min(cards, MOST_CARDS)
    found = [(f"{size} cards{', Marke' if marke else ''}", 1.0)]
    ranks = [0] * 8
    suits = set()
    for card in hand:
        ranks[card >> 2] += 1
        suits.add(card & 3)
        if BLACK_NINES & bit(card):
            found.append(("black nine", 1.0))
            if cards <= 3 and not marke:
                found.append(("black nine, near the end", 1.0))
        if RED_NINES & bit(card):
            found.append(("red nine", 1.0))
            found.append(("red nine, cards", float(cards)))
    for rank, count in enumerate(ranks):
        if count:
            found.append((RANKS[rank], float(count)))
            if cards <= 3 and not marke:
                found.append((f"{RANKS[rank]} of {cards}", float(count)))
    if ranks[JACK] > 1:
        found.append(("more than one jack", float(ranks[JACK] - 1)))
    found.append((f"suits, {'few' if cards <= 3 else 'many'} cards", float(len(suits))))
    linked = links(hand)
    if linked:
        found.append((f"links, {'few' if cards <= 3 else 'many'} cards", float(linked)))
        if linked == len(hand) - 1 and not marke and not prospect.owed:
            found.append(("one chain", 1.0))
    return found


def links(hand: Sequence[int]) -> int:
    """How many cards can be thrown on another card of the hand, each on a different one."""
    free = list(hand)
    found = 0
    for card in hand:
        for other in free:
            if ALL_THROWS[card] >> other & 1:
                free.remove(other)
                found += 1
                break
    return found


def table(prospect: Prospect) -> list[tuple[str, float]]:
    hand, top, wait = prospect.hand, prospect.top, prospect.wait
    cards = len(hand) + prospect.owed
    found = []
    on_turn = wait == 0
    few = "few" if cards <= 3 and not prospect.marke else "many"
    throwable = [card for card in hand if ALL_THROWS[top & 31] >> card & 1] if prospect.throws else []
    if throwable:
        found.append((f"throw, {'own turn' if on_turn else 'not on turn'}, {few} cards", 1.0))
        if any(ALL_THROWS[card] >> other & 1 for card in throwable for other in hand):
            found.append(("throw after throw", 1.0))
    if on_turn and not prospect.owed:
        fitting = [card for card in hand if fits(top, card)]
        found.append((f"{'lay' if fitting else 'draw'}, {few} cards", 1.0))
    elif not prospect.owed and any(fits(top, card) for card in hand):
        found.append((f"fits, turn in {min(wait, 3)}", 1.0))
    found.append((f"turn in {min(wait, 3)}, {cards if few == 'few' else 'many'} cards", 1.0))
    if prospect.owed:
        found.append(("owed", float(prospect.owed)))
        if on_turn:
            found.append(("owed, own turn", 1.0))
    if prospect.in_reach:
        when = "own turn" if on_turn else "next owes" if prospect.next_owes else "somebody else's turn"
        found.append((f"Marke in reach, {when}", 1.0))
    near = sorted(prospect.others)
    rival = min(near[0], FAR)
    found.append((f"rival {rival}", 1.0))
    found.append((f"cards, rival {rival}", float(cards)))
    if prospect.marke:
        found.append((f"Marke, rival {rival}", 1.0))
    if len(near) > 1:
        found.append((f"second rival {min(near[1], FAR)}", 1.0))
    found.append(("others", sum(min(far, MOST_CARDS) for far in near) / len(near)))
    if not on_turn:
        found.append((f"on turn: {min(prospect.others[0], FAR)}", 1.0))
        if prospect.next_owes:
            found.append(("next owes", 1.0))
    return found


def fits(top: int, card: int) -> bool:
    """Whether a card can be laid in a turn, jacks on everything but jacks."""
    if card >> 2 == JACK:
        return (top & 31) >> 2 != JACK
    return bool(ALL_FITS[top] >> card & 1)
