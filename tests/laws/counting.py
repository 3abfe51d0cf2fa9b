"""All cards of a position, counted after every act of very many games: straight from its slots, because the
plain data that the adaptors count takes too long to write. All kinds are counted in one number, a few bits
for each; and what has not changed is not counted again."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from laws import grass_adaptor
from stammtisch.games.double.cards import KINDS as NO_TURN_UP
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.state import BIDDING, PLAYING
from stammtisch.games.grass.cards import CODES, HEAT, MARKET_OPEN
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rules import HEATED, OPEN
from stammtisch.games.grass.stages import DEALING, LOT
from stammtisch.games.grass.state import MOST_COVERS
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE

ROOM: Final = 4
"""Bits to count one kind of card in: enough for more than any pack has of it."""
KINDS: Final = 32
ONE: Final = [1 << ROOM * kind for kind in range(KINDS)]
ONE_EACH: Final = sum(ONE)
HALF: Final = 0xFFFF
OF_HALF: Final = [sum(ONE[kind] for kind in range(16) if half >> kind & 1) for half in range(HALF + 1)]


def count_sets(sets: list[int]) -> int:
    """How often each kind is in these sets."""
    low = high = 0
    for kinds in sets:
        if kinds:
            low += OF_HALF[kinds & HALF]
            high += OF_HALF[kinds >> 16]
    return low + (high << 16 * ROOM)


def count_heaps(heaps: list[int]) -> int:
    """Of each heap there are the ones, the twos and the fours of its numbers."""
    return count_sets(heaps[::3]) + 2 * count_sets(heaps[1::3]) + 4 * count_sets(heaps[2::3])


def count_cards(cards: list[int]) -> int:
    return sum([ONE[card % KINDS] for card in cards])


class Place:
    """Where cards lie, and how many of each kind did so when it was looked at last."""

    def __init__(self, count: Callable[[list[int]], int]) -> None:
        self.count: Final = count
        self.cards: list[int] = []
        self.counted = 0

    def look(self, cards: list[int]) -> int:
        if cards != self.cards:
            self.cards, self.counted = cards, self.count(cards)
        return self.counted


class InDouble:
    """What was dealt stays where people can see or hold it until the next deal, and no set has it twice."""

    def __init__(self, terms: dict[str, Any]) -> None:
        self.sets: Final = int(terms.get("sets", 2))
        self.round = -1
        self.dealt = (0, 0)

    def __call__(self, position: DoublePosition) -> None:
        if position.phase not in (BIDDING, PLAYING):
            return
        once, again = self.count(position)
        if self.round != position.round:
            self.round, self.dealt = int(position.round), (once, again)
            cards = position.cards * position.players + (position.turn_up != NO_TURN_UP)
            assert once.bit_count() + again.bit_count() == 2 * cards, "each card has two halves"
        assert (once, again) == self.dealt

    def count(self, position: DoublePosition) -> tuple[int, int]:
        """The motifs that are there at least once, and those that are there again."""
        pairing, once, again = position.rules.pairing, 0, 0
        sets = [*position.held, *position.twice]
        sets += [int(pairing.card[motif]) for motif in list(position.played)[: position.plays]]
        if position.turn_up != NO_TURN_UP:
            sets.append(int(pairing.both[position.turn_up]))
        for motifs in sets:
            assert not again & motifs, "there are two sets"
            again |= once & motifs
            once |= motifs
        assert self.sets > 1 or not again, "there is one set"
        return once, again


class InGrass:
    """All cards of the edition lie somewhere; before the first deal they are in the box."""

    def __init__(self, terms: dict[str, Any]) -> None:
        pack: Counter[str] = grass_adaptor.pack(terms)
        self.pack: Final = sum(ONE[CODES.index(card)] * number for card, number in pack.items())
        self.heaps: Final = Place(count_heaps)
        self.row: Final = Place(count_cards)
        self.front: Final = Place(count_cards)

    def __call__(self, position: GrassPosition) -> None:
        found = self.count(position)
        assert found == self.pack or (not found and position.round == 0 and position.stage in (LOT, DEALING))

    def count(self, position: GrassPosition) -> int:
        """Hands, displays, tucked cards, draft packs and the sets under protections are ten heaps a seat."""
        row, kinds, loose = list(position.row), list(position.cover_kinds), list[int]()
        for seat, (market, covers) in enumerate(zip(position.markets, position.covers, strict=True)):
            if market >= OPEN:
                loose.append(MARKET_OPEN)
            if market >= HEATED:
                loose.append(HEAT + market - HEATED)
            if covers:
                loose += kinds[seat * MOST_COVERS : seat * MOST_COVERS + covers]
        found = self.heaps.look(list(position.heaps)[: 30 * position.players]) + self.front.look(loose)
        return found + self.row.look(row[: position.wasted] + row[position.top :])


class InGress:
    """All cards are there, and one seat is on turn."""

    def __init__(self, terms: dict[str, Any]) -> None:
        self.hands: Final = Place(count_sets)
        self.stock: Final = Place(count_cards)
        self.pile: Final = Place(count_cards)

    def __call__(self, position: GressPosition) -> None:
        """gress:4.1: exactly one is on turn, also in a halt; and it is one that plays."""
        if position.phase < ACTIVE:
            return
        assert self.count(position) == ONE_EACH * position.rules.sets
        assert 0 <= position.now.turn < position.players
        assert not position.excluded >> position.now.turn & 1
        assert position.actor < 0 or not position.excluded >> position.actor & 1

    def count(self, position: GressPosition) -> int:
        found = self.hands.look(list(position.held))
        found += self.stock.look(list(position.stock)[: position.stock_size])
        found += self.pile.look(list(position.pile)[: position.pile_size])
        return found + count_cards([marke for marke in position.marken if marke >= 0])


COUNTING: Final[dict[str, Callable[[dict[str, Any]], Callable[[Any], None]]]] = {
    "double": InDouble,
    "grass": InGrass,
    "gress": InGress,
}
"""What is looked at after every act, by game; made for what was agreed at a table."""
