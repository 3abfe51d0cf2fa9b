"""Three ways to say no: not understood, not allowed, not possible."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

MOST_LETTERS: Final = 280
"""The longest problem that is told, whatever came in."""


def cut(text: str, most: int = MOST_LETTERS) -> str:
    """A long text without its middle."""
    tail = most // 4
    return text if len(text) <= most else f"{text[: most - tail - 3]}...{text[-tail:]}"


class Malformed(ValueError):
    """The input is not an act, a card, a position or a record at all.

    `field` says where: a path such as `position.hands[2]`. `rule` is the rule behind it, if there is one.
    """

    def __init__(self, problem: str, field: str = "", rule: str = "") -> None:
        super().__init__(cut(problem), cut(field), rule)
        self.problem = cut(f"{problem} ({rule})" if rule and f"({rule})" not in problem else problem)
        self.field = cut(field)
        self.rule = rule

    def __str__(self) -> str:
        return cut(f"{self.field}: {self.problem}" if self.field else self.problem)

    def within(self, place: str) -> "Malformed":
        """The same problem, seen from one level further out."""
        joint = "" if not self.field or self.field.startswith("[") else "."
        return Malformed(self.problem, f"{place}{joint}{self.field}", self.rule)


@contextmanager
def within(place: str) -> Iterator[None]:
    """What is malformed inside lies in `place`, unless it is about the options, which lie beside it."""
    try:
        yield
    except Malformed as problem:
        if problem.field.startswith("options."):
            raise
        raise problem.within(place) from None


class Refused(Exception):
    """An act, but not one that this seat may do now. Names the rule that forbids it.

    `values` fill the sentence the words room has for the rule; they hold nothing the seat can't see.
    """

    def __init__(self, rule: str, values: Mapping[str, object]) -> None:
        super().__init__(rule, dict(values))
        self.rule = rule
        self.values = dict(values)

    def __str__(self) -> str:
        return self.rule


class Bug(Exception):
    """Something that can't happen did. Never the fault of a player."""
