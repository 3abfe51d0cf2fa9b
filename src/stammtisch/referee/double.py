"""The referee of Double: hands of which nobody knows all cards, and what others can't hold."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed
from stammtisch.games.double.cards import SUITS, motif_named
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.worlds import kinds_without
from stammtisch.games.position import Position
from stammtisch.referee.referee import Referee, texts


class DoubleReferee(Referee):
    shown = ("turn_up",)

    def pack(self, table: Position) -> list[str]:
        assert isinstance(table, DoublePosition)
        return table.rules.pairing.names() * int(table.rules.options.sets)

    def lying(self, data: Mapping[str, Any], table: Position) -> Iterator[str]:
        """Cards of tricks are written by the motif that counted."""
        assert isinstance(table, DoublePosition)
        yield from texts([data.get("hands"), data.get("turn_up")])
        for text in texts([data.get("trick"), data.get("earlier")]):
            with suppress(Malformed):
                yield table.rules.pairing.card_with(motif_named(text))

    def fitting(self, data: Mapping[str, Any], table: Position) -> Mapping[int, set[str]]:
        """double:info:void-inference: who did not follow a suit holds none of it."""
        assert isinstance(table, DoublePosition)
        for leader, trick in tricks_of(data, int(table.players)):
            table.replay_trick(leader, trick)
        shown = data.get("voids")
        for seat, suits in enumerate(shown if isinstance(shown, list) else []):
            if isinstance(suits, str) and seat < table.players:
                table.voids[seat] |= sum(bit(SUITS.index(suit)) for suit in set(suits) & set(SUITS))
        pairing = table.rules.pairing
        return {
            seat: {
                name
                for kind, name in enumerate(pairing.names())
                if kinds_without(table.voids[seat], pairing) >> kind & 1
            }
            for seat in range(table.players)
        }


def tricks_of(data: Mapping[str, Any], players: int) -> Iterator[tuple[int, list[int]]]:
    """The tricks that were played and the one that lies there, as far as they can be read."""
    dealer, leader = data.get("dealer"), data.get("leader")
    leaders, earlier = data.get("earlier_leaders"), data.get("earlier")
    if leader is None and isinstance(dealer, int) and not earlier:
        leader = (dealer + 1) % players
    found = (
        [*zip(leaders, earlier, strict=False)]
        if isinstance(leaders, list) and isinstance(earlier, list)
        else []
    )
    for first, motifs in [*found, (leader, data.get("trick"))]:
        if isinstance(first, int) and 0 <= first < players and isinstance(motifs, list):
            with suppress(Malformed):
                yield first, [motif_named(str(motif)) for motif in motifs[:players]]


REFEREE: Final = DoubleReferee()
