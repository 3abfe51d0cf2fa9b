"""Offers followed to whole acts, and whole acts found without them: step by step, by trying."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, permutations, product
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.games.game import Game
from stammtisch.games.grass.cards import VALUES
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.offers import ENDS, FORMS
from stammtisch.games.position import Position

NO_ACT: Final = "step "
"""How Gress writes a choice that was begun and dropped."""
MANY: Final = 12
"""No blank is filled with more words than this."""
LONG: Final = 8
"""Steps after which an act that has no end of its own is brought to one."""


class Form:
    """A sentence with blanks, and the words that lead to it."""

    def __init__(self, begin: tuple[str, ...], parts: Sequence[Any]) -> None:
        self.begin = begin
        self.parts = parts

    def fits(self, text: str) -> bool:
        """Whether an act is this form filled in."""
        words = text.split()
        if tuple(words[: len(self.begin)]) != self.begin:
            return False
        words = words[len(self.begin) :]
        for part in self.parts:
            said = 0
            if isinstance(part, dict):
                left: Counter[str] = Counter(part["some"])
                while said < len(words) and left[words[said]] > 0:
                    left[words[said]] -= 1
                    said += 1
                if not part.get("least", 1) <= said <= part.get("most", said) or too_dear(part, words[:said]):
                    return False
            elif words and (words[0] == part if isinstance(part, str) else words[0] in part):
                said = 1
            else:
                return False
            words = words[said:]
        return not words

    def every_filling(self) -> Iterator[str]:
        """All of them, those with few words first in each blank."""
        for chosen in product(*(list(islice(ways(part), 2000)) for part in self.parts)):
            yield " ".join([*self.begin, *(word for words in chosen for word in words)])

    def some_filling(self, dice: Dice) -> str:
        return " ".join([*self.begin, *(word for part in self.parts for word in one_way(part, dice))])

    def words(self) -> set[str]:
        """Every word that could be said."""
        found = set(self.begin)
        for part in self.parts:
            found |= (
                {part} if isinstance(part, str) else set(part["some"] if isinstance(part, dict) else part)
            )
        return found


def ways(part: Any) -> Iterator[tuple[str, ...]]:
    """How one part of a sentence can be said."""
    if isinstance(part, str):
        yield (part,)
    elif isinstance(part, list):
        yield from ((word,) for word in part)
    else:
        heap = list(Counter(part["some"]).elements())
        for size in range(part.get("least", 1), min(part.get("most", len(heap)), len(heap)) + 1):
            orders = sorted(set(permutations(heap, size))) if len(heap) < 7 else permutations(heap, size)
            yield from (words for words in orders if not too_dear(part, words))


def one_way(part: Any, dice: Dice) -> list[str]:
    if isinstance(part, str):
        return [part]
    if isinstance(part, list):
        return [part[dice.below(len(part))]]
    heap = list(Counter(part["some"]).elements())
    least, most = part.get("least", 1), min(part.get("most", len(heap)), len(heap), MANY)
    size = least + int(dice.below(most - least + 1))
    words = [heap[place] for place in dice.draw(len(heap), size)]
    while too_dear(part, words):
        words.pop()
    return words


def too_dear(part: dict[str, Any], words: Sequence[str]) -> bool:
    return "worth" in part and sum(VALUES[word] for word in words) > part["worth"]


def acts_of(node: Any, said: tuple[str, ...] = ()) -> Iterator[str]:
    """The whole acts of a tree, without those of its forms."""
    if node is True:
        yield " ".join(said)
    elif isinstance(node, list):
        yield from (" ".join([*said, word]) for word in node)
    else:
        assert node
        for word, further in node.items():
            if word == ENDS:
                yield " ".join(said)
            elif word != FORMS:
                yield from acts_of(further, (*said, word))


def forms_of(node: Any, said: tuple[str, ...] = ()) -> Iterator[Form]:
    if isinstance(node, dict):
        for word, further in node.items():
            if word == FORMS:
                yield from (Form(said, parts) for parts in further)
            else:
                yield from forms_of(further, (*said, word))


def at_rest(position: Position, seat: int) -> Position:
    """The same moment before this seat began to choose, where it may drop that; a copy in any case."""
    twin = position.copy()
    if isinstance(twin, GressPosition):
        twin.forget_steps(seat)
    return twin


def whole_acts(
    game: Game[Any, Any], position: Position, seat: int, dice: Dice, budget: int, begun: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """Whole acts by trying every step; where there are more than the budget, some of every kind. An act that
    could go on for ever comes to an end."""
    steps = position.acts(seat)
    if len(begun) >= LONG:
        steps = [step for step in steps if ends(game, position, seat, step)] or steps
    if len(steps) > budget:
        steps = [steps[place] for place in dice.draw(len(steps), budget)]
    for step in steps:
        trial = position.copy()
        trial.apply(seat, step)
        if game.unfinished(trial, seat):
            yield from whole_acts(game, trial, seat, dice, max(1, budget // len(steps)), (*begun, step))
        else:
            yield (*begun, step)


def ends(game: Game[Any, Any], position: Position, seat: int, step: int) -> bool:
    """Whether a step is the last of an act."""
    trial = position.copy()
    trial.apply(seat, step)
    return not game.unfinished(trial, seat)


def is_whole_act(game: Game[Any, Any], position: Position, seat: int, text: str) -> bool:
    """Whether these steps are legal one after the other, and an act only with the last."""
    trial = position.copy()
    steps = game.read_act(text)
    for number, step in enumerate(steps):
        if (number and not game.unfinished(trial, seat)) or step not in trial.acts(seat):
            return False
        trial.apply(seat, step)
    return not game.unfinished(trial, seat)
