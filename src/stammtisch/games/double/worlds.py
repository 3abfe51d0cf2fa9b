"""Hidden hands dealt anew: every deal that fits what is known is equally likely."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit
from stammtisch.games.double.cards import KINDS, MOTIFS_OF, NO_SUIT, Pairing

FINE: Final = 16777216


def kinds_without(suits: i64, pairing: Pairing) -> i64:
    """The kinds of card that show none of these suits on either half."""
    motifs: i64 = 0
    for suit in range(NO_SUIT):
        if suits & bit(suit):
            motifs |= MOTIFS_OF[suit]
    kinds: i64 = 0
    for kind in range(KINDS):
        if not motifs & pairing.card[pairing.high[kind]]:
            kinds |= bit(kind)
    return kinds


def deal_unseen(unseen: vec[i64], sizes: vec[i64], fitting: vec[i64], dice: Dice) -> vec[i64]:
    """Cards of `unseen` for each hand, hand after hand: `sizes[h]` cards of the kinds `fitting[h]`.

    Hands are filled one by one, the choosiest first. That alone would favour deals in which early hands
    leave later ones little choice, so a deal is kept only with the chance that the choices it left bear
    to the widest ones it could have left.
    """
    pool = vec[i64](unseen)
    starts = first_places(sizes)
    order = choosiest_first(unseen, fitting)
    dealt = vec[i64]([0] * (starts[len(sizes) - 1] + sizes[len(sizes) - 1]))
    while True:
        left: i64 = len(pool)
        likely = 1.0
        for step in range(len(order)):
            hand = order[step]
            size = sizes[hand]
            choice = fitting_first(pool, left, fitting[hand])
            likely *= part_of_choices(choice, min(how_many_fit(unseen, fitting[hand]), left), size)
            if likely == 0.0:
                break
            for place in range(starts[hand], starts[hand] + size):
                pick = dice.below(choice)
                dealt[place] = pool[pick]
                choice -= 1
                left -= 1
                pool[pick] = pool[choice]
                pool[choice] = pool[left]
                pool[left] = dealt[place]
        if likely * FINE > float(dice.below(FINE)):
            return dealt


def first_places(sizes: vec[i64]) -> vec[i64]:
    """Where each hand begins when all lie in one row."""
    starts = vec[i64]([0] * len(sizes))
    for hand in range(1, len(sizes)):
        starts[hand] = starts[hand - 1] + sizes[hand - 1]
    return starts


def how_many_fit(cards: vec[i64], kinds: i64) -> i64:
    found: i64 = 0
    for i in range(len(cards)):
        if kinds & bit(cards[i]):
            found += 1
    return found


def choosiest_first(unseen: vec[i64], fitting: vec[i64]) -> vec[i64]:
    """The hands in order of how many unseen cards fit them."""
    fits = [int(how_many_fit(unseen, fitting[hand])) for hand in range(len(fitting))]
    return vec[i64](sorted(range(len(fitting)), key=fits.__getitem__))


def fitting_first(pool: vec[i64], left: i64, kinds: i64) -> i64:
    """Bring the cards of these kinds to the front of the first `left` cards; returns how many."""
    found: i64 = 0
    for i in range(left):
        card = pool[i]
        if kinds & bit(card):
            pool[i] = pool[found]
            pool[found] = card
            found += 1
    return found


def part_of_choices(choice: i64, widest: i64, size: i64) -> float:
    """Hands of `size` from `choice` cards, as a part of those from `widest` cards."""
    part = 1.0
    for i in range(size):
        if choice <= i:
            return 0.0
        part *= float(choice - i) / float(widest - i)
    return part
