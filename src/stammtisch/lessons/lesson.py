"""What a course is made of. All of it is data: cards in a fixed order, tasks, moves of bots, a check list.

Texts are message ids made of names: the task `open` of the lesson `grass-1` is asked for with
`learn-grass-1-open` and commented with `learn-grass-1-open-done`.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from stammtisch.games.game import Game
from stammtisch.match.clocks import Clock

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
    seconds: int = 0
    """How quick one should be, where a table in real time would not wait; 0 if there is no hurry."""
    at: int | None = None
    """When it counts as done, in milliseconds, where the script has times; else long after all before."""


def barred(name: str, act: str, rule: str, *, by: str = "", at: int | None = None) -> Task:
    """A task to try what is refused, by the rule that it teaches or by another."""
    return Task(name, act, rule, by or rule, at=at)


class Move(msgspec.Struct, frozen=True):
    """What a bot does in the script, whatever it may think of it."""

    seat: int
    act: str
    ticks: str = ""
    at: int | None = None
    """When it counts as done, as in a task. Only what has a time may be refused, or come too late."""


def moves(*done: str, ticks: str = "") -> list[Move]:
    """What bots do one after the other, each act after the seat that does it; the last may tick an item."""
    parted = [act.partition(" ") for act in done]
    last = len(done) - 1
    return [Move(int(seat), act, ticks * (i == last)) for i, (seat, _, act) in enumerate(parted)]


class Sign(msgspec.Struct, frozen=True):
    """What ticks an item without a task: a fact about the learner, or a line of the account."""

    item: str
    fact: str = ""
    line: str = ""
    """A rule of the account that has a line in the end."""
    own: bool = True
    """Whether the line must bring the learner money, or is there to be seen, whoever it concerns."""


class Deal(msgspec.Struct, frozen=True):
    """Cards in a fixed order."""

    dealer: int
    hands: tuple[str, ...]
    """What each seat is dealt, as card codes with spaces between them."""
    stack: str
    """The other cards that are needed, the first to be drawn or turned up first."""

    @property
    def order(self) -> list[str]:
        """The pack as it is dealt: round by round from the dealer's left; then the stack."""
        hands = [hand.split() for hand in self.hands]
        first = self.dealer + 1
        dealt = [
            hands[(first + place) % len(hands)][card]
            for card in range(len(hands[0]))
            for place in range(len(hands))
        ]
        return dealt + self.stack.split()


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A scripted piece of a game; then, in most lessons, free play to the end, and an account."""

    name: str
    edition: str
    options: dict[str, Any]
    beginning: Deal | dict[str, Any]
    """A deal, or a position somewhere in a game."""
    draws: tuple[tuple[str, ...], ...] = ()
    """What chance says after the beginning, in order: a lesson leaves nothing to it."""
    clock: Clock | None = None
    """Where one is to be hurried: what is left undone is done by it, as far as the script goes."""
    script: tuple[Task | Move, ...]
    closing: tuple[Task, ...] = ()
    """One way to bring free play to a good end; without any the lesson ends with its script."""
    items: tuple[str, ...]
    """The check list."""
    signs: tuple[Sign, ...] = ()
    account: tuple[str, ...] = ()
    """The rules of the account that are in force, in order."""

    @property
    def tasks(self) -> list[Task]:
        """All that the learner is asked for in the script."""
        return [part for part in self.script if isinstance(part, Task)]

    def ticked_by(self, task: Task) -> str:
        """The item of the check list that has the name of a task, unless a sign or a move ticks it."""
        others = {sign.item for sign in self.signs} | {
            move.ticks for move in self.script if isinstance(move, Move)
        }
        return task.name if task.name in set(self.items) - others else ""

    @property
    def acts(self) -> list[str]:
        """All that the learner does from the first task to a good end."""
        return [task.act for task in (*self.tasks, *self.closing)]


class Course(msgspec.Struct, frozen=True):
    """The lessons of a game, in order."""

    game: Game[Any, Any]
    lessons: Sequence[Lesson]
