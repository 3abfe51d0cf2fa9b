"""Offers as a list of whole acts, for whoever numbers what can be done; and one more act among them."""

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


def with_act(offers: Offers, act: str) -> Offers:
    """The same offers and one more act, which need not be legal; a list of words stays one where it can."""
    offered: Offers = grafted(offers, act.split())
    return offered


def grafted(node: Any, words: list[str]) -> Any:
    """A tree on which these words are an act; `node` is None where nothing has grown yet."""
    if not words:
        return True if node in (None, True) else {**opened(node), ENDS: True}
    word, *rest = words
    if isinstance(node, list) and not rest:
        return node if word in node else [*node, word]
    tree = opened(node)
    return {**tree, word: grafted(tree.get(word), rest)}


def opened(node: Any) -> Offers:
    """The same as an object, which can be added to."""
    if isinstance(node, list):
        return dict.fromkeys(node, True)
    return {ENDS: True} if node is True else dict(node or {})
