"""A lesson while it is taken: what is asked for, what an answer does, what is ticked, and the account.

There is no input or output here: a terminal or a browser shows what it finds and hands in what is typed.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec

from stammtisch.games.bits import Dice, numbers
from stammtisch.games.errors import Bug, Malformed, Refused
from stammtisch.games.game import Game, SheetLine
from stammtisch.games.offers import Offers
from stammtisch.games.position import CHANCE, OVER, Fact, Journal
from stammtisch.lessons.lesson import LEARNER, Deal, Lesson, Move, Sign, Task
from stammtisch.players.rule import Rule

Outcome = Literal["done", "learnt", "refused", "other", "unreadable"]
"""`learnt` is a refusal that was asked for; `other` an act that is allowed but not asked for."""


class Scene(msgspec.Struct, frozen=True):
    """One act of somebody, as the learner saw it: what was told, and how everything looked then."""

    number: int
    """How much had happened."""
    facts: tuple[Fact, ...]
    view: Any
    """As it is sent, without the options."""
    asked: tuple[int, ...]
    """The seats the game waited for."""
    acts: tuple[int, ...]
    """The first steps of what the learner could do."""


class Answer(msgspec.Struct, frozen=True):
    """What came of something the learner typed. Nothing but `done` changes the position, though after a
    refusal that was asked for the others may go on."""

    outcome: Outcome
    task: Task
    """What was asked for."""
    scenes: tuple[Scene, ...] = ()
    refused: Refused | None = None
    problem: str = ""
    ticked: tuple[str, ...] = ()

    @property
    def facts(self) -> list[Fact]:
        return [fact for scene in self.scenes for fact in scene.facts]


class Run:
    """One lesson, from its beginning to the account."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.ticked: Final[list[str]] = []
        self.heard: Final[list[Fact]] = []
        """All that the learner was told."""
        self._bot: Final = Rule(game)
        self._decisions = 0
        self._happened = 0
        self._place = 0
        self._position: Any = None
        self.opening: Final = (self._begin(lesson.beginning), *self._let_others_act())
        """What happened before the first task."""

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do, in the game or in a lesson that ends before it."""
        return bool(self._position.actor == OVER) or (self._scripted() and not self.lesson.closing)

    @property
    def free(self) -> bool:
        """Whether the script is at its end and everybody plays as they like."""
        return self._scripted() and not self.over

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
    def offers(self) -> Offers:
        return self.game.offers(self._position, LEARNER)

    def whole_acts(self) -> Iterator[str]:
        """What the learner may do now, as it is written."""
        return self.game.whole_acts(self._position, LEARNER)

    @property
    def line(self) -> str:
        """The position as text: it stays the same until something is done."""
        return self.game.write_line(self._position)

    def scene(self, facts: tuple[Fact, ...] = ()) -> Scene:
        """How everything looks now."""
        view = self.game.glances(self._position)(LEARNER)
        return Scene(self._happened, facts, view, tuple(self._asked()), tuple(self.acts))

    def expected(self) -> Task:
        """What is asked for now: the next task, or in free play a way to end it; in the end what was last."""
        if self._scripted():
            return self.lesson.closing[0] if self.lesson.closing else self.lesson.tasks[-1]
        task = self.lesson.script[self._place]
        if not isinstance(task, Task):
            raise Bug("the script stands still where a bot is to act")
        return task

    def answer(self, text: str) -> Answer:
        """What the learner types. In the script only what is asked for is done."""
        task = self.expected()
        try:
            after = self.after(text)
        except Malformed as problem:
            return Answer("unreadable", task, problem=problem.problem)
        except Refused as refused:
            if self.free or not task.refused or not self._same_steps(text, task.act):
                return Answer("refused", task, refused=refused)
            self._place += 1
            ticked = self._tick(task.ticks)
            return Answer("learnt", task, tuple(self._let_others_act()), refused, ticked=ticked)
        if not self.free and (task.refused or after != self.after(task.act)):
            return Answer("other", task)
        return self._do(task, text)

    def after(self, text: str) -> str:
        """Where an act would lead, as a line; or `Malformed`, or `Refused`."""
        trial = self._position.copy()
        self.game.perform(trial, LEARNER, text)
        return self.game.write_line(trial)

    def account(self) -> list[list[SheetLine]]:
        """The account of the round, step by step: the lines of each rule of this lesson that has any."""
        found = self.game.sheet(self._position)
        steps = [[line for line in found if line.rule == rule] for rule in self.lesson.account]
        return [step for step in steps if step]

    def _asked(self) -> Iterator[int]:
        """Of not all who may act something is asked: in Gress they may throw."""
        for seat in numbers(self.game.asked(self._position)):
            view = self.game.view(self._position, seat)
            if self.game.when_time_is_up(view, Dice(1)) is not None:
                yield seat

    def _scripted(self) -> bool:
        return self._place == len(self.lesson.script)

    def _begin(self, beginning: Deal | dict[str, Any]) -> Scene:
        lesson = self.lesson
        if not isinstance(beginning, Deal):
            self._position = self.game.read_position(beginning, lesson.edition, lesson.options)
            return self.scene()
        self._position = self.game.start(len(beginning.hands), lesson.edition, lesson.options)

        def deal(journal: Journal) -> None:
            for drawn in ([str(beginning.dealer)], beginning.order):
                self._position.answer(self.game.read_draw(self._position, drawn), journal)

        return self._proceed(deal)

    def _same_steps(self, text: str, act: str) -> bool:
        return self.game.read_act(text) == self.game.read_act(act)

    def _do(self, task: Task, text: str) -> Answer:
        before = len(self.ticked)
        if not self.free:
            self._place += 1
            self._tick(task.ticks)
        done = self._perform(LEARNER, text)
        scenes = (done, *self._let_others_act())
        return Answer("done", task, scenes, ticked=tuple(self.ticked[before:]))

    def _perform(self, seat: int, act: str) -> Scene:
        return self._proceed(lambda journal: self.game.perform(self._position, seat, act, journal))

    def _let_others_act(self) -> list[Scene]:
        """The bots, by the script as long as there is one; until the learner is asked again."""
        script, scenes = self.lesson.script, list[Scene]()
        while self._place < len(script) and isinstance(move := script[self._place], Move):
            scenes.append(self._perform(move.seat, move.act))
            self._tick(move.ticks)
            self._place += 1
        while self.free and self._position.actor != LEARNER:
            scenes.append(self._proceed(self._let_bot_act))
        return scenes

    def _let_bot_act(self, journal: Journal) -> None:
        seat = self._position.actor
        if seat == CHANCE:
            raise Bug("a lesson leaves nothing to chance")
        self._decisions += 1
        view = self.game.view(self._position, seat)
        act = self._bot.choose(view, self._position.acts(seat), Dice(self._decisions))
        self._position.apply(seat, act, journal)

    def _proceed(self, act: Callable[[Journal], None]) -> Scene:
        """Do something, and look what the learner hears of it and what that ticks."""
        journal = Journal()
        act(journal)
        self._happened += 1
        facts = journal.seen_by(LEARNER)
        self.heard.extend(facts)
        for sign in self.lesson.signs:
            if self._is_seen(sign, facts):
                self._tick(sign.item)
        return self.scene(tuple(facts))

    def _is_seen(self, sign: Sign, facts: list[Fact]) -> bool:
        if sign.fact:
            return any(fact.kind == sign.fact and fact.about.get("seat") == LEARNER for fact in facts)
        if not self.over:
            return False
        lines = [line for line in self.game.sheet(self._position) if line.rule == sign.line]
        if sign.own:
            return any(line.seat == LEARNER and line.amount > 0 for line in lines)
        return any(line.amount for line in lines)

    def _tick(self, item: str) -> tuple[str, ...]:
        """An item is ticked once, and stays so."""
        if not item or item in self.ticked:
            return ()
        self.ticked.append(item)
        return (item,)
