"""A lesson while it is taken: what is asked for, what an answer does, what is ticked, and the account.

There is no input or output here: a terminal or a browser shows what it finds and hands in what is typed.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Bug, Malformed, Refused
from stammtisch.games.game import Game, SheetLine
from stammtisch.games.position import CHANCE, OVER, Fact, Journal
from stammtisch.lessons.lesson import LEARNER, Lesson, Move, Sign, Task
from stammtisch.players.rule import Rule

Outcome = Literal["done", "learnt", "refused", "other", "unreadable"]
"""`learnt` is a refusal that was asked for; `other` an act that is allowed but not asked for."""


class Answer(msgspec.Struct, frozen=True):
    """What came of something the learner typed. Nothing but `done` changes the position, though after a
    refusal that was asked for the others may go on."""

    outcome: Outcome
    task: Task
    """What was asked for."""
    facts: tuple[Fact, ...] = ()
    refused: Refused | None = None
    problem: str = ""
    ticked: tuple[str, ...] = ()


class Run:
    """One lesson, from the deal to the account."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.ticked: Final[list[str]] = []
        self.heard: Final[list[Fact]] = []
        """All that the learner was told."""
        self._bot: Final = Rule(game)
        self._decisions = 0
        self._place = 0
        self._position: Any = game.start(len(lesson.hands), lesson.edition, lesson.options)
        self._proceed(self._deal)
        self._proceed(self._let_others_act)

    @property
    def over(self) -> bool:
        return bool(self._position.actor == OVER)

    @property
    def free(self) -> bool:
        """Whether the script is at its end and everybody plays as they like."""
        return self._place == len(self.lesson.script) and not self.over

    @property
    def passed(self) -> bool:
        """A lesson is passed when all of its check list is ticked."""
        return set(self.lesson.items) <= set(self.ticked)

    @property
    def view(self) -> Any:
        return self.game.view(self._position, LEARNER)

    @property
    def acts(self) -> list[int]:
        """The first steps of what the learner may do now."""
        return list(self._position.acts(LEARNER))

    @property
    def line(self) -> str:
        """The position as text: it stays the same until something is done."""
        return self.game.write_line(self._position)

    def expected(self) -> Task:
        """What is asked for now: the next task, or in free play the way to end it."""
        if self._place == len(self.lesson.script):
            return self.lesson.closing
        task = self.lesson.script[self._place]
        if not isinstance(task, Task):
            raise Bug("the script stands still where a bot is to act")
        return task

    def answer(self, text: str) -> Answer:
        """What the learner types. In the script only what is asked for is done."""
        task = self.expected()
        try:
            after = self._tried(text)
        except Malformed as problem:
            return Answer("unreadable", task, problem=problem.problem)
        except Refused as refused:
            if self.free or not task.refused or not self._same_steps(text, task.act):
                return Answer("refused", task, refused=refused)
            self._place += 1
            ticked = self._tick(task.ticks)
            return Answer("learnt", task, self._proceed(self._let_others_act), refused, ticked=ticked)
        if not self.free and (task.refused or after != self._tried(task.act)):
            return Answer("other", task)
        return self._do(task, text)

    def account(self) -> list[list[SheetLine]]:
        """The account of the round, step by step: for each rule of this lesson a line for each seat."""
        found = self.game.sheet(self._position)
        return [[line for line in found if line.rule == rule] for rule in self.lesson.account]

    def _deal(self, journal: Journal) -> None:
        lesson = self.lesson
        for drawn in ([str(lesson.dealer)], lesson.deal_order):
            self._position.answer(self.game.read_draw(self._position, drawn), journal)

    def _tried(self, text: str) -> str:
        """Where an act would lead."""
        trial = self._position.copy()
        self.game.perform(trial, LEARNER, text)
        return self.game.write_line(trial)

    def _same_steps(self, text: str, act: str) -> bool:
        return self.game.read_act(text) == self.game.read_act(act)

    def _do(self, task: Task, text: str) -> Answer:
        before = len(self.ticked)
        if not self.free:
            self._place += 1
            self._tick(task.ticks)

        def act(journal: Journal) -> None:
            self.game.perform(self._position, LEARNER, text, journal)
            self._let_others_act(journal)

        facts = self._proceed(act)
        return Answer("done", task, facts, ticked=tuple(self.ticked[before:]))

    def _let_others_act(self, journal: Journal) -> None:
        """The bots, by the script as long as there is one; until the learner is asked again."""
        script = self.lesson.script
        while self._place < len(script) and isinstance(move := script[self._place], Move):
            self.game.perform(self._position, move.seat, move.act, journal)
            self._tick(move.ticks)
            self._place += 1
        while self.free and self._position.actor != LEARNER:
            self._let_bot_act(journal)

    def _let_bot_act(self, journal: Journal) -> None:
        seat = self._position.actor
        if seat == CHANCE:
            raise Bug("a lesson leaves nothing to chance")
        self._decisions += 1
        view = self.game.view(self._position, seat)
        act = self._bot.choose(view, self._position.acts(seat), Dice(self._decisions))
        self._position.apply(seat, act, journal)

    def _proceed(self, act: Callable[[Journal], None]) -> tuple[Fact, ...]:
        """Do something, and look what the learner hears of it and what that ticks."""
        journal = Journal()
        act(journal)
        facts = journal.seen_by(LEARNER)
        self.heard.extend(facts)
        for sign in self.lesson.signs:
            if self._is_seen(sign, facts):
                self._tick(sign.item)
        return tuple(facts)

    def _is_seen(self, sign: Sign, facts: list[Fact]) -> bool:
        if sign.fact:
            return any(fact.kind == sign.fact and fact.about.get("seat") == LEARNER for fact in facts)
        if not self.over:
            return False
        amounts = [line.amount for line in self.game.sheet(self._position) if line.rule == sign.line]
        return amounts[LEARNER] > 0 if sign.own else any(amounts)

    def _tick(self, item: str) -> tuple[str, ...]:
        """An item is ticked once, and stays so."""
        if not item or item in self.ticked:
            return ()
        self.ticked.append(item)
        return (item,)
