"""One person in front of a terminal: what is said to them, and what they type."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rich.console import Console, RenderableType
from rich.text import Text

from stammtisch.base.errors import Refused
from stammtisch.cli.face import Drawing, FollowUp
from stammtisch.cli.rules import fits
from stammtisch.cli.screen import Screen
from stammtisch.games.position import Fact
from stammtisch.words import Words, with_names

MOST_LOG: Final = 60
MOST_TYPED: Final = 40

Drawn = TypeVar("Drawn", bound=Drawing)


class Terminal(NamedTuple):
    """Where somebody sits: what is shown, in whose words, and what is typed."""

    console: Console
    words: Words
    read: Callable[[str], str]


class Person(ABC, Generic[Drawn]):
    """Somebody at a table of a game, with a log of what happened and a notice below the table."""

    def __init__(self, game: str, terminal: Terminal, drawing: Drawn) -> None:
        self.game: Final = game
        self.drawing: Final = drawing
        self.names: Final = drawing.names
        self.words: Final = terminal.words
        self.screen: Final = Screen(terminal.console)
        self.read: Final = terminal.read
        self.lines: Final[list[Text]] = []
        self.fresh = 0
        """What these lines from here on tell is new."""
        self.notice = Text()
        self.picture: RenderableType = ""
        """The table as it was drawn last."""
        self.offered: Sequence[str] = ()
        """What the person can do now."""
        self.rule_at_hand = ""
        """The rule that a question mark shows."""

    # What is said

    def said(self, key: str, **values: object) -> Text:
        return Text(self.words.say(key, **values))

    def line(self, fact: Fact) -> Text:
        values = self.drawing.spelled(with_names(fact.about, self.names))
        return self.drawing.coloured(self.words.fact(self.game, fact.kind, values))

    def why(self, refused: Refused, taught: str = "") -> Text:
        """Why not, in words, with the rule that forbids it and the one behind it that is being taught."""
        values = self.drawing.spelled(with_names(refused.values, self.names))
        text = self.drawing.coloured(self.words.refusal(refused.rule, values))
        rules = ", ".join(dict.fromkeys([refused.rule, taught or refused.rule]))
        return text.append(f" {self.words.say('cli-why', rule=rules)}", "dim")

    def rule(self, wanted: str) -> Text:
        """The rule of this id, or all that speak of the word."""
        rules = self.words.rules(self.game)
        exact = [rule for rule in rules if wanted == rule.id]
        found = exact or [rule for rule in rules if fits(rule, wanted)]
        if exact or len(found) == 1:
            return Text.assemble((found[0].title, "bold"), f"  {found[0].id}\n{found[0].text}")
        if not rules:
            return self.said("cli-no-rules", game=self.game)
        if not found:
            return self.said("cli-no-rule", text=wanted[:MOST_TYPED], example=self.known_rule(rules[0].id))
        ids = Text("  ".join(rule.id for rule in found))
        return Text("\n").join([self.said("cli-rules-found", text=wanted), ids])

    def known_rule(self, first: str) -> str:
        """A rule one could ask for."""
        return first

    def tell(self, line: Text) -> None:
        """One more line of the log."""
        self.lines.append(line)
        if not self.screen.whole:
            self.screen.console.print(line)

    def log(self, since: int = 0) -> list[Text]:
        """What was heard lately; what is not new steps back."""
        start = max(len(self.lines) - MOST_LOG, since)
        lines = [line.copy() for line in self.lines[start:]]
        for line in lines[: max(self.fresh - start, 0)]:
            line.stylize("dim")
        return lines

    # What is typed

    @abstractmethod
    def draw(self) -> RenderableType:
        """The table at which something is asked."""

    @abstractmethod
    def seen(self) -> Any:
        """The game as the person sees it."""

    def prompt(self) -> str:
        return self.drawing.prompt(self.seen(), self.offered)

    def next_act(self) -> tuple[str, str]:
        """The act that is meant, and the line that completed it; what a line leaves open is asked back."""
        question: FollowUp | None = None
        while True:
            line = self.listen(self.picture, question.prompt if question else self.prompt())
            if not line:
                question, self.picture = None, self.draw()
                continue
            answer = question.answer(line) if question else None
            meant = answer or self.drawing.act(self.seen(), self.offered, line)
            if not isinstance(meant, FollowUp):
                return meant, line
            question, self.notice = meant, meant.text

    def wait(self, picture: RenderableType, since: int = 0) -> None:
        while self.listen(picture, self.words.say("cli-prompt-pause"), since):
            self.notice = self.said("cli-pause-only")

    def listen(self, picture: RenderableType, prompt: str, since: int = 0) -> str:
        """The next line that is no command; commands are answered on the way."""
        while True:
            self.show(picture, since)
            line = printable(self.read(f"{prompt} "))
            self.notice = Text()
            answer = self.answer(line)
            if answer is None:
                return line
            if isinstance(answer, Text):
                self.notice = answer
            else:
                picture, since = answer, len(self.lines)

    def show(self, picture: RenderableType, since: int = 0) -> None:
        """A picture and the log; above a page only what was heard since."""
        self.screen.show(picture, self.log(0 if self.screen.beside else since), self.notice)

    def answer(self, line: str) -> RenderableType | None:
        """What a command shows: a page, or a few words below the table; None if it is no command."""
        command = line.lower()
        if command == "q":
            raise EOFError
        if command == "h":
            return self.drawing.help(self.seen(), self.offered, self.screen.width)
        if command.startswith("?"):
            return self.rule(line[1:].strip() or self.rule_at_hand)
        return None


def printable(typed: str) -> str:
    """What was typed, without anything that could move the cursor when it is shown again."""
    return "".join(letter for letter in " ".join(typed.split()) if letter.isprintable())
