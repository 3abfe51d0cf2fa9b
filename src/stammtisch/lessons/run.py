"""A lesson while it is taken: what is asked for, what an answer does, what is ticked, and the account.

There is no input or output here: a terminal or a browser shows what it finds and hands in what is typed. What
is done is run as a match. Its time is that of the script; where the script has none, everything is done so
long after all before that nobody competes with anybody.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from stammtisch.base.bits import Dice, numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug, Malformed, Refused
from stammtisch.games.game import Game, SheetLine, without_options
from stammtisch.games.offers import Offers
from stammtisch.games.position import CHANCE, Fact, Position
from stammtisch.lessons.lesson import LEARNER, Deal, Lesson, Move, Sign, Task
from stammtisch.match.events import Event
from stammtisch.match.host import Host
from stammtisch.match.match import Match
from stammtisch.players.player import whole_act
from stammtisch.players.rule import Rule

APART: Final = 1_000_000
"""Milliseconds between acts without times."""

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
    offers: Offers
    """What the learner could do."""


class Answer(msgspec.Struct, frozen=True):
    """What came of something the learner typed. Nothing but `done` changes the position, though after a
    refusal that was asked for the others may go on. In a script with times an act that is done may have to
    wait for its place among others; then its scene comes with a later answer."""

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


class Run(Host):
    """One lesson, from its beginning to the account."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game: Final = game
        self.lesson: Final = lesson
        self.ticked: Final[list[str]] = []
        self.heard: Final[list[Fact]] = []
        """All that the learner was told."""
        self.log: Final[list[Event]] = []
        """All that happened in the match."""
        self.refused: Final[dict[int, Refused]] = {}
        """What was refused, by its place in the script."""
        self._bot: Final = Rule(game)
        self._decisions = 0
        self._happened = 0
        self._place = 0
        self._now = 0
        """Up to when the match was run."""
        self._facts: list[Fact] = []
        """What the learner has heard since the last scene."""
        self._shown = 0
        """How many events the scenes have shown."""
        self._draws: Final = [*opening_draws(lesson.beginning), *lesson.draws]
        self._match: Final = Match(game, self._set_up(), lesson.clock, self)
        self.opening: Final = (self._begin(), *self._let_others_act())
        """What happened before the first task."""

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do, in the game or in a lesson that ends before it."""
        return self._match.over or (self._scripted() and not self.lesson.closing)

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
    def offers(self) -> Offers:
        """What the learner may do now."""
        return self.game.offers(self._position, LEARNER)

    @property
    def line(self) -> str:
        """The position as text: it stays the same until something is done."""
        return self.game.write_line(self._position)

    def scene(self, facts: tuple[Fact, ...] = ()) -> Scene:
        """How everything looks now."""
        view = without_options(self.view)
        offers = {} if self.over else self.offers
        return Scene(self._happened, facts, view, tuple(self._asked()), offers)

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
            asked_for = self._is_asked_for(task, text)
        except Malformed as problem:
            return Answer("unreadable", task, problem=problem.problem)
        except Refused as refused:
            return Answer("refused", task, refused=refused)
        return self._do(task, text) if asked_for else Answer("other", task)

    def after(self, text: str) -> str:
        """Where an act would lead, as a line; or `Malformed`, or `Refused`."""
        trial = self._position.copy()
        self.game.perform(trial, LEARNER, self.game.whole_act(trial, LEARNER, text))
        return self.game.write_line(trial)

    def account(self) -> list[list[SheetLine]]:
        """The account of the round, step by step: the lines of each rule of this lesson that has any."""
        found = self.game.sheet(self._position)
        steps = [[line for line in found if line.rule == rule] for rule in self.lesson.account]
        return [step for step in steps if step]

    # What the match asks and tells

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        self.log.append(event)
        seen = [fact for fact in facts if fact.seen_by(LEARNER)]
        self._facts += seen
        self.heard.extend(seen)
        for sign in self.lesson.signs:
            if self._is_seen(sign, seen):
                self._tick(sign.item)

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        self.refused[ticket] = why

    def draw(self, wanted: Draw, deals: int) -> list[int] | None:
        return self.game.read_draw(self._position, self._draws.pop(0)) if self._draws else None

    def dice(self) -> Dice:
        return Dice(1)

    # What is done

    @property
    def _position(self) -> Position:
        return self._match.position

    def _set_up(self) -> Any:
        lesson, beginning = self.lesson, self.lesson.beginning
        if isinstance(beginning, Deal):
            return self.game.start(len(beginning.hands), lesson.edition, lesson.options)
        return self.game.read_position(beginning, lesson.edition, lesson.options)

    def _begin(self) -> Scene:
        self._match.begin(0)
        return self._new_scene() if self.log else self.scene()

    def _asked(self) -> Iterator[int]:
        """Of not all who may act something is asked: in Gress they may throw."""
        for seat in numbers(self.game.asked(self._position)):
            view = self.game.view(self._position, seat)
            if self.game.when_time_is_up(view, Dice(1)) is not None:
                yield seat

    def _scripted(self) -> bool:
        return self._place == len(self.lesson.script)

    def _is_asked_for(self, task: Task, text: str) -> bool:
        """Whether this is to be done now, by where it leads; where time decides that, by what it says."""
        if not self.free and task.at is not None:
            return self._same_steps(text, task.act)
        try:
            after = self.after(text)
        except Refused:
            if self.free or not task.refused or not self._same_steps(text, task.act):
                raise
            return True
        return self.free or (not task.refused and after == self.after(task.act))

    def _same_steps(self, text: str, act: str) -> bool:
        """What can only be tried has no steps, and is compared by its words."""
        try:
            return self.game.read_act(text) == self.game.read_act(act)
        except Malformed:
            return text.lower().split() == act.lower().split()

    def _do(self, task: Task, text: str) -> Answer:
        before, place = len(self.ticked), self._place
        at = None if self.free else task.at
        if not self.free:
            self._place += 1
            self._tick(self.lesson.ticked_by(task))
        scenes = self._submit(LEARNER, text, at, place)
        scenes += self._let_others_act()
        refused, ticked = self.refused.get(place), tuple(self.ticked[before:])
        if refused is not None:
            return Answer(
                "learnt" if task.refused else "refused", task, tuple(scenes), refused, ticked=ticked
            )
        return Answer("done", task, tuple(scenes), ticked=ticked)

    def _submit(self, seat: int, act: str, at: int | None, place: int) -> list[Scene]:
        """An act goes to the match, which is run up to what comes next, or until the act is settled."""
        match = self._match
        when = self._now + APART if at is None else at
        self.refused.pop(place, None)
        match.run(when)
        try:
            match.submit(seat, act, when, place)
        except Refused as why:
            self.refuse(act, why, place)
        self._now = when
        later = None if self._scripted() else self.lesson.script[self._place].at
        match.run(when + self.game.window(self._position) + 1 if later is None else later)
        return [self._new_scene()] if len(self.log) > self._shown else []

    def _let_others_act(self) -> list[Scene]:
        """The bots, by the script as long as there is one; until the learner is asked again."""
        script, scenes = self.lesson.script, list[Scene]()
        while self._place < len(script) and isinstance(move := script[self._place], Move):
            place = self._place
            self._place += 1
            scenes += self._submit(move.seat, move.act, move.at, place)
            if move.at is None and place in self.refused:
                raise Bug(f"{move.act} of seat {move.seat} is refused") from self.refused[place]
            self._tick(move.ticks)
        while self.free and self._position.actor != LEARNER:
            scenes += self._let_bot_act()
        return scenes

    def _let_bot_act(self) -> list[Scene]:
        seat = self._position.actor
        if seat == CHANCE:
            raise Bug("a lesson leaves nothing to chance")
        self._decisions += 1
        view = self.game.view(self._position, seat)
        steps = whole_act(self.game, view, self._bot, Dice(self._decisions))
        return self._submit(seat, self.game.write_act(steps), None, self._place)

    def _new_scene(self) -> Scene:
        """What has happened since the last scene."""
        facts, self._facts = tuple(self._facts), []
        self._shown = len(self.log)
        self._happened += 1
        return self.scene(facts)

    def _is_seen(self, sign: Sign, facts: list[Fact]) -> bool:
        if sign.fact:
            return any(fact.kind == sign.fact and fact.about.get("seat") == LEARNER for fact in facts)
        if not self.over:
            return False
        lines = [line for line in self.game.sheet(self._position) if line.rule == sign.line]
        if sign.own:
            return any(line.seat == LEARNER and line.amount > 0 for line in lines)
        return bool(lines)

    def _tick(self, item: str) -> None:
        """An item is ticked once, and stays so."""
        if item and item not in self.ticked:
            self.ticked.append(item)


def opening_draws(beginning: Deal | dict[str, Any]) -> list[Sequence[str]]:
    """What chance says before anybody can act: who deals, and the cards."""
    return [[str(beginning.dealer)], beginning.order] if isinstance(beginning, Deal) else []
