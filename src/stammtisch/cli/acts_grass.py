"""The whole acts that can be offered at a table of Grass, and their text taken apart.

Acts are handled as text, the way people write them.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from stammtisch.games.bits import Dice
from stammtisch.games.grass.acts import COUNTER, OFFER
from stammtisch.games.grass.cards import VALUES
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.speech import spoken, unfinished
from stammtisch.games.grass.state import COVERING
from stammtisch.games.grass.view import STAGES, View, imagine

OPENERS: Final = {OFFER: "offer", COUNTER: "counter"}
"""Acts with too many ways to list them."""
JOINTS: Final = ("on", "for", "with", "under", "over", "of", "to")
"""Words between the cards and seats of an act."""


def whole_acts(view: View, steps: Sequence[int]) -> list[str]:
    """All whole acts that begin with one of these steps; offers stand at the end as a mere word."""
    position = imagine(view, Dice(1))
    stage = STAGES.index(view.stage)
    ways = (way for step in steps if step not in OPENERS for way in followed(position, view.seat, (step,)))
    acts = [spoken(stage, way) for way in ways]
    return acts + [OPENERS[step] for step in steps if step in OPENERS]


def followed(position: GrassPosition, seat: int, done: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The ways to go on from the last step to the end of an act; a set of peddles only in one order."""
    twin = position.copy()
    twin.apply(seat, done[-1])
    if not unfinished(twin.stage):
        yield done
        return
    lowest = max(done[1:], default=0) if twin.stage == COVERING else 0
    for act in twin.acts(seat):
        if act >= lowest:
            yield from followed(twin, seat, (*done, act))


def is_written_out(words: Sequence[str]) -> bool:
    """Whether these are the words of a whole act, and no short form that begins alike."""
    return words[0] in ("swap", "offer", "counter") and any(
        word in JOINTS or word == "hidden" for word in words
    )


def parts(act: str) -> list[str]:
    """`play ST on 1 for JA` in its pieces; what can only be said together stays together."""
    if act.startswith("take "):
        return [act]
    return re.split(r" (?=(?:on|for|with|over) )", act)


def in_order(group: tuple[str, list[str]]) -> int:
    """What one takes comes dearest first, what one gives cheapest first; seats stay as they are."""
    joint, card = group[0].split()[:2]
    if joint == "for":
        return -VALUES[card]
    return VALUES.get(card, 0)


def matching(acts: Sequence[str], values: Sequence[str]) -> list[str]:
    """The acts that say these values first, in this order; those that say nothing else come first. What a
    protection lies on has no order."""
    said = {act: [word for word in act.split()[2:] if word not in JOINTS] for act in acts}
    if acts and acts[0].startswith("swap"):
        said = {act: [word for word in act.split()[1:] if word not in JOINTS] for act in acts}
    exact = [act for act in acts if sorted(said[act]) == sorted(values)]
    return exact or [act for act in acts if said[act][: len(values)] == list(values)]


def is_more(cards: Sequence[str], than: Sequence[str]) -> bool:
    """Whether these cards are those and some more."""
    return len(cards) > len(than) and all(cards.count(card) >= than.count(card) for card in set(than))
