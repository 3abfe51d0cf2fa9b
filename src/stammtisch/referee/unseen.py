"""Hands that nobody has looked at.

People at a real table know their own cards. A card of another hand is written `?`, and any card that lies
nowhere else stands for it: whether an act is allowed never depends on what its seat can't see. Nor does it
depend on a single card turned up, which may be `?` too.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from stammtisch.base.errors import Malformed
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.referee.referee import Referee, referee_of
from stammtisch.referee.verdicts import Case

UNSEEN: Final = "?"


def hands_of(case: Case) -> list[list[str]]:
    """The hands, if they can be read as such; what can't is complained about when the position is set up."""
    hands = case.position.get("hands") if isinstance(case.position, dict) else None
    if not isinstance(hands, list) or not all(isinstance(hand, list) for hand in hands):
        return []
    return hands


def has_unseen(case: Case) -> bool:
    data = case.position if isinstance(case.position, dict) else {}
    turned = any(data.get(field) == UNSEEN for field in referee_of(case.game).shown)
    return turned or any(UNSEEN in hand for hand in hands_of(case))


def supposed(game: Game[Any, Any], case: Case) -> dict[str, Any]:
    """The position with a card in place of every `?`."""
    assert isinstance(case.position, dict)
    if not has_unseen(case):
        return case.position
    hands = [list(hand) for hand in hands_of(case)]
    table: Position = game.start(len(hands), case.edition, case.options)
    referee = referee_of(game.name)
    left = Counter(referee.pack(table))
    left.subtract(card for card in referee.lying(case.position, table) if card in left)
    fitting = referee.fitting(case.position, table)
    for seat in sorted(range(len(hands)), key=lambda seat: len(fitting.get(seat, left))):
        for card in laid_by(case, seat, referee):
            if left[card] > 0 and card not in hands[seat] and UNSEEN in hands[seat]:
                take(card, left, hands[seat])
        while UNSEEN in hands[seat]:
            free = [card for card in left if left[card] > 0 and card in fitting.get(seat, left)]
            if not free:
                raise Malformed("no card is left for it", f"position.hands[{seat}]")
            take(free[0], left, hands[seat])
    found = {**case.position, "hands": hands}
    for field in referee.shown:
        if found.get(field) == UNSEEN:
            found[field] = next((card for card in left if left[card] > 0), UNSEEN)
    return found


def take(card: str, left: Counter[str], hand: list[str]) -> None:
    left[card] -= 1
    hand[hand.index(UNSEEN)] = card


def laid_by(case: Case, seat: int, referee: Referee) -> Iterator[str]:
    """The cards that a seat lays: it must have held them."""
    for asked in case.acts:
        if asked.seat != seat or asked.act is None:
            continue
        laid = referee.laid(asked.act)
        if laid is None and UNSEEN in hands_of(case)[seat]:
            raise Malformed("must be known, for this seat acts", f"position.hands[{seat}]")
        yield from laid or ()
