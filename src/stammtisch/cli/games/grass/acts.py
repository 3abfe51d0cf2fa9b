"""The whole acts that can be offered at a table of Grass, and their text taken apart.

Acts are handled as text, the way people write them.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any, Final

from stammtisch.games.grass.cards import VALUES
from stammtisch.games.listing import whole_acts
from stammtisch.games.offers import Offers, Sentence

DEALS: Final = ("offer", "counter")
"""Acts with too many ways to list them."""
JOINTS: Final = ("on", "for", "with", "under", "over", "of", "to")
"""Words between the cards and seats of an act."""


def listed(offers: Offers) -> list[str]:
    """All whole acts; deals stand at the end as a mere word."""
    others = {word: further for word, further in offers.items() if word not in DEALS}
    return [*whole_acts(others, filled), *(word for word in DEALS if word in offers)]


def filled(sentence: Sentence) -> Iterable[tuple[str, ...]]:
    """A swap, or what a protection is laid over, said in every way."""
    for ways in product(*map(ways_to_say, sentence)):
        yield tuple(word for way in ways for word in way)


def ways_to_say(part: Any) -> list[tuple[str, ...]]:
    if isinstance(part, dict):
        return sets(part["some"], part["worth"])
    return [(word,) for word in ([part] if isinstance(part, str) else part)]


def sets(heap: Mapping[str, int], worth: int) -> list[tuple[str, ...]]:
    """The sets of peddles worth no more than this together, each in one order only."""
    found: list[tuple[str, ...]] = [()]
    for card, count in heap.items():
        found = [(*chosen, *[card] * copies) for chosen in found for copies in range(count + 1)]
        found = [chosen for chosen in found if sum(VALUES[other] for other in chosen) <= worth]
    return found[1:]


def is_written_out(words: Sequence[str]) -> bool:
    """Whether these are the words of a whole act, or of a try, and no short form that begins alike."""
    if words[0] in ("end", "waste"):
        return len(words) > 1 + (words[0] == "waste")
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
