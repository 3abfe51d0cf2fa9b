"""Hands that nobody has looked at.

People at a real table know their own cards. A card of another hand is written `?`, and any card that lies
nowhere else stands for it: whether an act is allowed never depends on what its seat can't see. Nor does it
depend on the card turned up in Double, which may be `?` too.
"""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

from stammtisch.base.bits import bit
from stammtisch.base.errors import Malformed
from stammtisch.games.double.cards import SUITS, motif_named
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.worlds import kinds_without
from stammtisch.games.game import Game
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Position
from stammtisch.referee.verdicts import Case

UNSEEN: Final = "?"
LYING: Final = {
    "double": ("hands", "turn_up"),
    "grass": ("hands", "packs", "displays", "tucked", "protections", "markets", "wasted", "stack"),
    "gress": ("hands", "marken", "pile", "draw"),
}
"""The fields of a position that name cards."""
OPEN_MARKET: Final = "MO"


def hands_of(case: Case) -> list[list[str]]:
    """The hands, if they can be read as such; what can't is complained about when the position is set up."""
    hands = case.position.get("hands") if isinstance(case.position, dict) else None
    if not isinstance(hands, list) or not all(isinstance(hand, list) for hand in hands):
        return []
    return hands


def has_unseen(case: Case) -> bool:
    turned_up = isinstance(case.position, dict) and case.position.get("turn_up") == UNSEEN
    return turned_up or any(UNSEEN in hand for hand in hands_of(case))


def supposed(game: Game[Any, Any], case: Case) -> dict[str, Any]:
    """The position with a card in place of every `?`."""
    assert isinstance(case.position, dict)
    if not has_unseen(case):
        return case.position
    hands = [list(hand) for hand in hands_of(case)]
    table: Position = game.start(len(hands), case.edition, case.options)
    left = Counter(pack_of(table))
    left.subtract(card for card in lying(game.name, case.position, table) if card in left)
    fitting = fitting_cards(table, case.position)
    for seat in sorted(range(len(hands)), key=lambda seat: len(fitting.get(seat, left))):
        for card in named_by(case, seat, table):
            if left[card] > 0 and card not in hands[seat] and UNSEEN in hands[seat]:
                take(card, left, hands[seat])
        while UNSEEN in hands[seat]:
            free = [card for card in left if left[card] > 0 and card in fitting.get(seat, left)]
            if not free:
                raise Malformed("no card is left for it", f"position.hands[{seat}]")
            take(free[0], left, hands[seat])
    found = {**case.position, "hands": hands}
    if found.get("turn_up") == UNSEEN:
        found["turn_up"] = next((card for card in left if left[card] > 0), UNSEEN)
    return found


def take(card: str, left: Counter[str], hand: list[str]) -> None:
    left[card] -= 1
    hand[hand.index(UNSEEN)] = card


def pack_of(table: Position) -> list[str]:
    """All cards of a table by name; nothing for a game whose cards nobody names."""
    if isinstance(table, DoublePosition):
        return table.rules.pairing.names() * int(table.rules.options.sets)
    if isinstance(table, GrassPosition):
        return [CODES[kind] for kind in table.rules.pack]
    return NAMES * int(table.rules.sets) if isinstance(table, GressPosition) else []


def lying(game: str, data: dict[str, Any], table: Position) -> Iterator[str]:
    """All cards that the position names."""
    for field in LYING[game]:
        for text in texts(data.get(field)):
            if field == "markets":
                yield from () if text == "none" else (OPEN_MARKET,) if text == "open" else (OPEN_MARKET, text)
            elif game == "double":
                yield text
            else:
                yield from re.split("[:.]", text)
    if isinstance(table, DoublePosition):
        for text in texts([data.get("trick"), data.get("earlier")]):
            yield from card_with(table, text)


def texts(value: Any) -> Iterator[str]:
    """Every string in a list of lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def card_with(table: DoublePosition, motif: str) -> list[str]:
    try:
        return [table.rules.pairing.card_with(motif_named(motif))]
    except Malformed:
        return []


def named_by(case: Case, seat: int, table: Position) -> Iterator[str]:
    """The cards that a seat lays: it must have held them.

    In Double and Grass what may be played goes by the whole hand, so it has to be told.
    """
    for asked in case.acts:
        if asked.seat != seat or asked.act is None:
            continue
        if UNSEEN in hands_of(case)[seat] and not isinstance(table, GressPosition):
            raise Malformed("must be known, for this seat acts", f"position.hands[{seat}]")
        for word in asked.act.upper().removeprefix("HOLDING ").split()[1:]:
            if word in NAMES and not asked.act.startswith("complain"):
                yield word


def fitting_cards(table: Position, data: dict[str, Any]) -> dict[int, set[str]]:
    """double:info:void-inference: who did not follow a suit holds none of it."""
    if not isinstance(table, DoublePosition):
        return {}
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


def tricks_of(data: dict[str, Any], players: int) -> Iterator[tuple[int, list[int]]]:
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
