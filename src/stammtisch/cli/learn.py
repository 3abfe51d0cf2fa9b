"""`stammtisch learn`: the course of a game, act by act.

What is asked for and what comes of an answer is decided in `lessons`; here it is shown and read.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import check_name
from stammtisch.cli.learn_gress import GressSlate
from stammtisch.cli.play import MOST_LOG
from stammtisch.cli.rules import fits
from stammtisch.cli.screen import Question, Screen, Slate
from stammtisch.cli.sitting import MOST_TYPED, printable
from stammtisch.cli.table_double import DoubleSlate
from stammtisch.cli.table_grass import GrassTable
from stammtisch.games.position import Fact
from stammtisch.lessons import courses
from stammtisch.lessons.lesson import LEARNER, Course
from stammtisch.lessons.run import Answer, Run
from stammtisch.words import Words, with_names

SLATES: Final[dict[str, Callable[[Console, Words, Sequence[str], int], Slate]]] = {
    "double": DoubleSlate,
    "grass": GrassTable,
    "gress": GressSlate,
}
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
        lecture = Lecture(course, number, passed, words, person, console, read)
        try:
            number = lecture.take()
        except (EOFError, KeyboardInterrupt):
            following = number + 1 if number in passed and number < stages else number
            farewell(console, words, "learn-left", f"stammtisch learn {game} --stage {following}")
            return
    farewell(console, words, "learn-finished", f"stammtisch play {game}")


def farewell(console: Console, words: Words, key: str, command: str) -> None:
    console.print(f"\n{words.say(key)}\n  {command}", markup=False, highlight=False, soft_wrap=True)


class Lecture:
    """One lesson in front of one person."""

    def __init__(
        self,
        course: Course,
        number: int,
        passed: set[int],
        words: Words,
        person: str,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.game: Final = course.game.name
        self.stages: Final = len(course.lessons)
        self.number: Final = number
        self.passed: Final = passed
        self.run: Final = Run(course.game, course.lessons[number - 1])
        self.words: Final = words
        self.names: Final = (person, *COMPANY)
        self.read: Final = read
        self.screen: Final = Screen(console)
        self.drawing: Final = SLATES[self.game](console, words, self.names, LEARNER)
        self.plain: Final = console.is_dumb_terminal or console.options.ascii_only
        self.lines: Final[list[Text]] = []
        self.fresh = 0
        """Lines from here on are new."""
        self.comment = Text()
        self.notice = Text()
        self.rule_at_hand = ""
        """The rule that a question mark shows: of the last refusal, or what the task is about."""
        self.offered: Sequence[str] = ()

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
        picture = self.picture()
        question: Question | None = None
        before = self.run.expected(), self.run.line
        while (self.run.expected(), self.run.line) == before:
            line = self.listen(picture, question.prompt if question else self.prompt())
            if not line:
                question, picture = None, self.picture()
                continue
            meant = (question.answer(line) if question else None) or self.drawing.act(
                view, self.offered, line
            )
            question = meant if isinstance(meant, Question) else None
            if isinstance(meant, Question):
                self.notice = meant.text
            else:
                self.take_in(self.run.answer(meant), line)

    def prompt(self) -> str:
        if self.run.free:
            return self.drawing.prompt(self.run.view, self.offered)
        return self.words.say("learn-prompt")

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
        frame = box.ASCII if self.plain else box.ROUNDED
        return Panel(self.drawing.coloured(text), title=self.title(), box=frame, width=self.screen.width)

    def picture(self) -> RenderableType:
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
            return "x" if self.plain else "✓"
        return "." if self.plain else "·"

    def hear(self, facts: Sequence[Fact]) -> None:
        """What happened; the account is told later, step by step."""
        for fact in facts:
            if not self.drawing.quiet(fact) and not self.drawing.settled([fact]):
                self.lines.append(self.line(fact))
                if not self.screen.whole:
                    self.screen.console.print(self.lines[-1])

    def line(self, fact: Fact) -> Text:
        values = self.drawing.spelled(with_names(fact.about, self.names))
        return self.drawing.coloured(self.words.fact(self.game, fact.kind, values))

    def log(self) -> list[Text]:
        start = max(len(self.lines) - MOST_LOG, 0)
        lines = [line.copy() for line in self.lines[start:]]
        for line in lines[: max(self.fresh - start, 0)]:
            line.stylize("dim")
        return lines

    # What is typed

    def wait(self, picture: RenderableType) -> None:
        while self.listen(picture, self.words.say("cli-prompt-pause")):
            self.notice = self.said("cli-pause-only")

    def listen(self, picture: RenderableType, prompt: str) -> str:
        """The next line that is no command; commands are answered on the way."""
        while True:
            self.screen.show(picture, self.log(), self.notice)
            line = printable(self.read(f"{prompt} "))
            self.notice = Text()
            answer = self.command(line)
            if answer is None:
                return line
            if isinstance(answer, Text):
                self.notice = answer
            else:
                picture = answer

    def command(self, line: str) -> RenderableType | None:
        """What a command shows: a page, or a few words below the table; None if it is no command."""
        command = line.lower()
        view = self.run.view
        if command == "q":
            raise EOFError
        if command == "h":
            usual = self.drawing.help(view, self.offered, self.screen.width)
            return Group(usual, self.said("learn-help"))
        if command == "l":
            return self.drawing.last(view) or self.said("learn-nothing-to-see")
        if command == "s":
            return self.said("cli-no-scores")
        if command.startswith("?"):
            return self.rule(line[1:].strip() or self.rule_at_hand)
        return None

    def rule(self, wanted: str) -> Text:
        """The rule of this id, or all that speak of the word."""
        rules = self.words.rules(self.game)
        exact = [rule for rule in rules if wanted == rule.id]
        found = exact or [rule for rule in rules if fits(rule, wanted)]
        if len(found) == 1:
            return Text.assemble((found[0].title, "bold"), f"  {found[0].id}\n{found[0].text}")
        if not found:
            example = self.run.expected().rule
            return self.said("cli-no-rule", text=wanted[:MOST_TYPED], example=example)
        ids = Text("  ".join(rule.id for rule in found))
        return Text("\n").join([self.said("cli-rules-found", text=wanted), ids])

    def why(self, refused: Refused, taught: str = "") -> Text:
        """Why not, in words, with the rule that forbids it and the one behind it that is being taught."""
        values = self.drawing.spelled(with_names(refused.values, self.names))
        text = self.drawing.coloured(self.words.refusal(refused.rule, values))
        rules = ", ".join(dict.fromkeys([refused.rule, taught or refused.rule]))
        return text.append(f" {self.words.say('cli-why', rule=rules)}", "dim")

    def said(self, key: str, **values: object) -> Text:
        return Text(self.words.say(key, **values))
