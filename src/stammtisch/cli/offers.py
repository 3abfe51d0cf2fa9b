"""Offers as a list of whole acts, for a terminal that numbers what can be done."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from stammtisch.games.offers import ENDS, FORMS, Offers, Sentence

Fill = Callable[[Sentence], Iterable[tuple[str, ...]]]


def no_way(sentence: Sentence) -> Iterable[tuple[str, ...]]:
    """A form that is left to whoever types it."""
    return ()


def whole_acts(offers: Offers, fill: Fill = no_way) -> Iterator[str]:
    """The acts in the order of the tree, and those of forms as far as a game fills them in."""
    return (" ".join(words) for words in followed(offers, (), fill))


def followed(node: Any, said: tuple[str, ...], fill: Fill) -> Iterator[tuple[str, ...]]:
    if node is True:
        yield said
    elif isinstance(node, list):
        yield from ((*said, word) for word in node)
    else:
        for word, further in node.items():
            if word == ENDS:
                yield said
            elif word == FORMS:
                yield from ((*said, *rest) for sentence in further for rest in fill(sentence))
            else:
                yield from followed(further, (*said, word), fill)
