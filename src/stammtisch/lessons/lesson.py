"""What a course is made of. All of it is data: cards in a fixed order, tasks, moves of bots, a check list.

Texts are message ids made of names: the task `open` of the lesson `grass-1` is asked for with
`learn-grass-1-open` and commented with `learn-grass-1-open-done`.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stammtisch.games.game import Game

LEARNER: Final = 0
"""The seat of whoever learns; bots sit in the others."""


class Task(msgspec.Struct, frozen=True):
    """One act that the learner is asked for, and what comes of it."""

    name: str
    act: str
    rule: str
    """The rule it teaches."""
    refused: str = ""
    """The rule that the act is refused with; empty for an act that is to be done."""
    ticks: str = ""
    """What it ticks on the check list."""


class Move(msgspec.Struct, frozen=True):
    """What a bot does in the script, whatever it may think of it."""

    seat: int
    act: str
    ticks: str = ""


class Sign(msgspec.Struct, frozen=True):
    """What ticks an item without a task: a fact about the learner, or a line of the account."""

    item: str
    fact: str = ""
    line: str = ""
    """A rule whose line is not empty in the end."""
    own: bool = True
    """Whether the line must bring the learner money, or may concern anybody."""


class Lesson(msgspec.Struct, frozen=True):
    """A round from a fixed deal: a scripted opening, free play to the end, and an account."""

    name: str
    edition: str
    options: dict[str, Any]
    dealer: int
    hands: tuple[str, ...]
    """What each seat is dealt, as card codes with spaces between them."""
    stack: str
    """The other cards, the first to be drawn first."""
    script: tuple[Task | Move, ...]
    closing: Task
    """What the learner can do as soon as play is free to end the round."""
    items: tuple[str, ...]
    """The check list."""
    signs: tuple[Sign, ...]
    account: tuple[str, ...]
    """The rules of the account that are in force, in order."""

    @property
    def deal_order(self) -> list[str]:
        """The pack as it is dealt: round by round from the dealer's left; then the stack."""
        hands = [hand.split() for hand in self.hands]
        first = self.dealer + 1
        dealt = [
            hands[(first + place) % len(hands)][card]
            for card in range(len(hands[0]))
            for place in range(len(hands))
        ]
        return dealt + self.stack.split()

    @property
    def tasks(self) -> list[Task]:
        """All that the learner is asked for in the script."""
        return [part for part in self.script if isinstance(part, Task)]


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game, in order."""

    game: Game[Any, Any]
    lessons: Sequence[Lesson]
