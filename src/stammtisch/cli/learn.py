"""`stammtisch learn`: the course of a game, act by act.

What is asked for and what comes of an answer is decided in `lessons`; here it is shown and read.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import check_name
from stammtisch.cli import face
from stammtisch.cli.arguments import lang_flag
from stammtisch.cli.face import Drawing
from stammtisch.cli.person import MOST_TYPED, Person, Terminal
from stammtisch.games.position import Fact
from stammtisch.lessons import courses
from stammtisch.lessons.lesson import LEARNER, Course
from stammtisch.lessons.run import Answer, Run
from stammtisch.words import Words

COMPANY: Final = ("Cleo", "Gus")
"""Who sits in the other seats; the texts speak of them."""
TALL: Final = 34
"""Lines from which on there is space for the whole check list."""


def learn(
    game: str, *, stage: int, name: str, language: str, console: Console, read: Callable[[str], str]
) -> None:
    """The lessons from this one on, until the last is over or the learner leaves."""
    course = courses.find(game)
    stages = len(course.lessons)
    if not 1 <= stage <= stages:
        raise Malformed(f"there is no stage {stage}; stages are 1 to {stages}", "--stage")
    words = Words(language)
    person = name.strip() or words.say("cli-guest")
    check_name(person, "--name")
    passed: set[int] = set()
    number: int | None = stage
    while number is not None:
        lecture = Lecture(course, number, passed, person, Terminal(console, words, read))
        try:
            number = lecture.take()
        except (EOFError, KeyboardInterrupt) as left:
            following = number + 1 if number in passed and number < stages else number
            farewell(console, words, "learn-left", f"stammtisch learn {game} --stage {following}")
            if isinstance(left, KeyboardInterrupt):
                raise
            return
    farewell(console, words, "learn-finished", f"stammtisch play {game}")


def farewell(console: Console, words: Words, key: str, command: str) -> None:
    console.print(
        f"\n{words.say(key)}\n  {command}{lang_flag(words)}", markup=False, highlight=False, soft_wrap=True
    )


class Lecture(Person[Drawing]):
    """One lesson in front of one person."""

    def __init__(
        self, course: Course, number: int, passed: set[int], person: str, terminal: Terminal
    ) -> None:
        game, names = course.game.name, (person, *COMPANY)
        drawing = face.find(game).lesson(terminal.console, terminal.words, names, LEARNER)
        super().__init__(game, terminal, drawing)
        self.stages: Final = len(course.lessons)
        self.number: Final = number
        self.passed: Final = passed
        self.run: Final = Run(course.game, course.lessons[number - 1])
        self.comment = Text()

    def seen(self) -> Any:
        return self.run.view

    def take(self) -> int | None:
        """From the introduction to the account; the stage to go on with, if any."""
        self.wait(self.page(self.text("intro")))
        self.hear(self.run.heard)
        self.rule_at_hand = self.run.expected().rule
        while not self.run.over:
            self.ask()
        if self.comment:
            table = self.drawing.table(self.run.view, (), self.screen.width)
            self.wait(Group(table, Text(), self.comment))
        return self.settle()

    # The lesson

    def ask(self) -> None:
        """One question, until it is answered with an act that was understood and allowed."""
        view = self.run.view
        self.offered = self.drawing.offered(view, self.run.offers)
        known = self.drawing.goes_without_saying(self.offered) if self.run.free else None
        if known is not None:
            self.take_in(self.run.answer(known), known)
            return
        self.picture = self.draw()
        before = self.run.expected(), self.run.line
        while (self.run.expected(), self.run.line) == before:
            act, line = self.next_act()
            self.take_in(self.run.answer(act), line)

    def prompt(self) -> str:
        return super().prompt() if self.run.free else self.words.say("learn-prompt")

    def take_in(self, answer: Answer, typed: str) -> None:
        """What an answer changes on the screen: a comment and the next task, or a hint below this one."""
        act = answer.task.act
        self.rule_at_hand = answer.refused.rule if answer.refused else answer.task.rule
        match answer.outcome:
            case "done" | "learnt":
                self.fresh = len(self.lines)
                self.comment = Text()
                if answer.refused is not None:
                    self.comment.append_text(self.why(answer.refused, answer.task.rule)).append(" ")
                if answer.task not in self.run.lesson.closing:
                    self.comment.append_text(self.drawing.coloured(self.text(f"{answer.task.name}-done")))
                self.rule_at_hand = answer.task.rule if answer.refused else self.run.expected().rule
                self.hear(answer.facts)
            case "refused":
                assert answer.refused is not None
                self.notice = self.why(answer.refused)
                if not self.run.free:
                    self.notice.append(f" {self.words.say('learn-instead', act=act)}")
            case "other":
                self.notice = self.said("learn-not-asked", act=act)
            case _ if self.run.free:
                example = self.offered[0] if self.offered else act
                self.notice = self.said("not-an-act", text=typed[:MOST_TYPED], examples=example)
            case _:
                self.notice = self.said("learn-not-an-act", text=typed[:MOST_TYPED], act=act)

    def settle(self) -> int | None:
        """The account step by step, then what is ticked, and what comes next."""
        if self.run.passed:
            self.passed.add(self.number)
        steps = self.run.account()
        for step in range(1, len(steps) + 1):
            sheet = list(chain.from_iterable(steps[:step]))
            rule = self.words.rule(sheet[-1].rule)
            assert rule is not None
            shown = self.drawing.scores(self.run.view, self.run.heard, [sheet], self.screen.width) or Text()
            explained = Text.assemble("\n", (rule.title, "bold"), (f"  {rule.id}", "dim"), f"\n{rule.text}")
            self.wait(Group(shown, explained))
        self.lines.clear()
        return self.ask_what_next(Group(*self.verdict()))

    def verdict(self) -> list[RenderableType]:
        missing = [item for item in self.run.lesson.items if item not in self.run.ticked]
        if missing:
            said = self.said("learn-missing", items=[self.item(item) for item in missing])
        else:
            said = self.said("learn-passed", stage=self.number)
        done = [str(stage) for stage in sorted(self.passed)]
        progress = self.said("learn-progress", stages=done) if done else self.said("learn-progress-none")
        said.stylize("bold")
        return [self.page(self.text("after")), self.check_list(), Text(), said, progress]

    def ask_what_next(self, picture: RenderableType) -> int | None:
        last = self.number == self.stages
        prompt = self.words.say("learn-prompt-last" if last else "learn-prompt-next", stage=self.number + 1)
        while line := self.listen(picture, f"{prompt}:"):
            if line.lower() == "r":
                return self.number
            self.notice = self.said("learn-next-only")
        return None if last else self.number + 1

    # What is shown

    def text(self, name: str) -> str:
        return self.words.say(f"learn-{self.run.lesson.name}-{name}")

    def item(self, name: str) -> str:
        return self.words.say(f"learn-{self.game}-item-{name}")

    def title(self) -> Text:
        said = self.words.say("learn-header", stage=self.number, stages=self.stages, title=self.text("title"))
        return Text(said, "bold")

    def page(self, text: str) -> Panel:
        frame = self.drawing.ink.box
        return Panel(self.drawing.coloured(text), title=self.title(), box=frame, width=self.screen.width)

    def draw(self) -> RenderableType:
        """The table, what was just learnt, and what is asked for now."""
        width = self.screen.width
        table = self.drawing.table(self.run.view, self.offered, width)
        roomy = not self.screen.whole or self.screen.console.height >= TALL
        head = [self.title(), self.check_list()] if roomy else [self.progress()]
        asked = "free" if self.run.free else self.run.expected().name
        task = self.drawing.coloured(self.text(asked))
        act = (
            [] if self.run.free else [Text(self.words.say("learn-type", act=self.run.expected().act), "bold")]
        )
        gap = [Text()] if roomy else []
        comment = [self.comment, *gap] if self.comment else []
        return Group(table, *gap, *head, *gap, *comment, task, *act)

    def progress(self) -> Text:
        """The check list where there is no space for it."""
        items = self.run.lesson.items
        ticks = "".join(self.mark(item) for item in items)
        return self.title().append(f"  {ticks} {len(self.run.ticked)}/{len(items)}", "dim")

    def check_list(self) -> Text:
        """All items, as many in a line as fit."""
        text = Text()
        used = 0
        for item in self.run.lesson.items:
            part = f"{self.mark(item)} {self.item(item)}"
            if used + len(part) > self.screen.width:
                text.append("\n")
                used = 0
            text.append(part, "green4" if item in self.run.ticked else "dim").append("   ")
            used += len(part) + 3
        return text

    def mark(self, item: str) -> str:
        if item in self.run.ticked:
            return "x" if self.drawing.ink.plain else "✓"
        return "." if self.drawing.ink.plain else "·"

    def hear(self, facts: Sequence[Fact]) -> None:
        """What happened; the account is told later, step by step."""
        for fact in facts:
            if not self.drawing.quiet(fact, facts) and not self.drawing.settled([fact]):
                self.tell(self.line(fact))

    # What is typed

    def answer(self, line: str) -> RenderableType | None:
        match line.lower():
            case "h":
                usual = self.drawing.help(self.run.view, self.offered, self.screen.width)
                return Group(usual, self.said("learn-help"))
            case "l":
                return self.drawing.last(self.run.view) or self.said("learn-nothing-to-see")
            case "s":
                return self.said("cli-no-scores")
        return super().answer(line)

    def known_rule(self, first: str) -> str:
        return self.run.expected().rule
