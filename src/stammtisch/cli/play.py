"""`stammtisch play`: one person in a terminal, bots around the table, everything written down.

The loop knows no game: a `Drawing` shows a view and understands what is typed, the rules decide.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.cli.files import is_there, load_record
from stammtisch.cli.play_gress import InTime
from stammtisch.cli.screen import Drawing, Question
from stammtisch.cli.sitting import (
    HUMAN,
    MOST_TYPED,
    Sitting,
    bot_seed,
    check_left_game,
    new_game,
    now,
    printable,
    seated,
    usual_path,
)
from stammtisch.cli.table_double import DoubleTable
from stammtisch.cli.table_grass import GrassTable
from stammtisch.games import catalogue
from stammtisch.games.game import SheetLine
from stammtisch.games.position import OVER, Fact
from stammtisch.match.events import Event, Said
from stammtisch.match.match import Match
from stammtisch.match.record import Record
from stammtisch.match.recording import Recording
from stammtisch.match.replay import replay
from stammtisch.players import player
from stammtisch.words import Words

MOST_LOG: Final = 60
SLOWEST: Final = (0.5, 20)
"""How many times as long bots and deadlines of a game in real time may take."""
USUAL_OPTIONS: Final = {"referee": "guided"}
"""What a table in real time agrees on when nobody says otherwise: a person is told what is wrong."""

DRAWINGS: Final[dict[str, Callable[[Console, Words, Sequence[str], int], Drawing]]] = {
    "double": DoubleTable,
    "grass": GrassTable,
}
"""The games that go turn by turn; the others are played in real time."""


def play(
    game: str,
    *,
    players: int,
    bots: Sequence[str],
    name: str,
    language: str,
    options: Mapping[str, Any],
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    console: Console,
    read: Callable[[str], str],
    edition: str = "",
    pause: bool = True,
    slow: float = 1.0,
) -> None:
    """Sit down at a new table, or at one that was left, and stay until the end or until one leaves."""
    timed = catalogue.find(game).name not in DRAWINGS
    check_slow(game, slow, timed)
    words = Words(language)
    if resume is not None:
        written, path = load_record(resume), record or resume
        check_left_game(written, game, resume)
    else:
        seats = seated(game, players, bots, name, words, seed)
        agreed = {**USUAL_OPTIONS, **options} if timed else options
        written, path = new_game(game, seats, edition, agreed, seed), record or usual_path(game)
    if path != resume and is_there(path):
        raise Malformed("is already there; --resume it or choose another name", str(path))
    sitting: InTime | TurnByTurn
    if timed:
        sitting = InTime(written, path, words, console, read, slow)
    else:
        sitting = TurnByTurn(written, path, words, console, read, pause)
    others = [name for seat, name in enumerate(sitting.names) if seat != sitting.seat]
    greeting = "cli-welcome" if resume is None else "cli-welcome-back"
    sitting.stay(sitting.said(greeting, name=sitting.names[sitting.seat], names=others))


def check_slow(game: str, slow: float, timed: bool) -> None:
    if slow != 1 and not timed:
        raise Malformed(f"{game} is not played in real time", "--slow")
    if not SLOWEST[0] <= slow <= SLOWEST[1]:
        raise Malformed(f"must be {SLOWEST[0]} to {SLOWEST[1]}", "--slow")


class Happening(NamedTuple):
    """What the person saw before and after an event, and was told of it."""

    before: Any
    after: Any
    facts: list[Fact]


class TurnByTurn(Sitting[Drawing]):
    """A game in which nobody is in a hurry: whoever is to act is asked."""

    def __init__(
        self,
        record: Record,
        path: Path,
        words: Words,
        console: Console,
        read: Callable[[str], str],
        pause: bool,
    ) -> None:
        super().__init__(record, path, words, console, DRAWINGS[record.game])
        people = [seat for seat, sitter in enumerate(record.seats) if sitter.player == HUMAN]
        self.bots: Final = {
            seat: player.find(record.game, sitter.player, people)
            for seat, sitter in enumerate(record.seats)
            if sitter.player != HUMAN
        }
        self.read: Final = read
        self.pause: Final = pause
        self.heard: Final[list[Fact]] = []
        self.sheets: Final[list[Sequence[SheetLine]]] = []
        self.seen: Any = None
        """What the person saw last."""
        self.untold: list[Happening] = []
        """What has happened and was not shown yet."""
        for step in replay(record):
            self.follow(step.event, step.facts, step.match)
            self.heard.extend(fact for fact in step.facts if fact.seen_by(self.seat))
        self.game: Final = Recording(record, self.happened)
        self.lines: Final = [self.line(fact) for fact in self.heard if not self.drawing.quiet(fact)]
        self.fresh = len(self.lines)
        """What these lines from here on tell happened since the person last acted."""
        self.offered: Sequence[str] = ()
        """What the person can do now."""

    @property
    def match(self) -> Match:
        return self.game.match

    def stay(self, greeting: Text) -> None:
        """Play until the game is over or the person leaves; either way it is written down."""
        self.notice = greeting
        self.write()
        try:
            self.go_on()
        except (EOFError, KeyboardInterrupt):
            self.write()
            self.close("cli-left", f"stammtisch play {self.record.game} --resume")
        else:
            self.write()
            self.notice = self.lines[-1].copy()
            self.notice.stylize("bold")
            self.show(self.scores() or Text(), len(self.lines))
            self.close("cli-over", "stammtisch replay", "stammtisch verify")

    def go_on(self) -> None:
        """Bots and the person in turn, until the game is over."""
        self.seen = self.view(self.seat)
        self.game.begin()
        self.tell_all()
        while (actor := self.game.position.actor) != OVER:
            if actor in self.bots:
                self.let_bot_act(actor)
            else:
                self.ask(self.seen)
                self.save()
            self.tell_all()

    def happened(self, event: Event, facts: list[Fact]) -> None:
        """One event: the bots hear of it at once, the person when there is time to look."""
        self.follow(event, facts, self.match)
        after = self.view(self.seat)
        seen = [fact for fact in facts if fact.seen_by(self.seat)]
        self.untold.append(Happening(self.seen, after, seen))
        self.seen = after

    def follow(self, event: Event | None, facts: Sequence[Fact], match: Match) -> None:
        self.tell_bots(facts)
        if isinstance(event, Said) and event.seat is not None:
            self.tell_bots([player.talk(event.seat, event.text)])
        if self.drawing.settled(facts):
            self.sheets.append(match.game.sheet(match.position))

    def tell_all(self) -> None:
        untold, self.untold = self.untold, []
        for happening in untold:
            self.tell(happening)

    def tell_bots(self, facts: Sequence[Fact]) -> None:
        for seat, bot in self.bots.items():
            player.tell(bot, seat, facts)

    def scores(self, view: Any = None) -> RenderableType | None:
        view = self.view(self.seat) if view is None else view
        return self.drawing.scores(view, self.heard, self.sheets, self.screen.width)

    def let_bot_act(self, seat: int) -> None:
        game, dice = self.game.game, Dice(bot_seed(self.record))
        steps = player.whole_act(game, self.view(seat), self.bots[seat], dice)
        self.game.act(seat, game.write_act(steps), now())

    def ask(self, view: Any) -> None:
        """What the person does. Whatever else is typed is answered, and nothing is lost by it."""
        self.offered = self.drawing.offered(view, self.game.game.offers(self.game.position, self.seat))
        known = self.drawing.goes_without_saying(self.offered)
        if known is not None:
            self.game.act(self.seat, known, now())
            return
        picture = self.drawing.table(view, self.offered, self.screen.width)
        question: Question | None = None
        while True:
            prompt = question.prompt if question else self.drawing.prompt(view, self.offered)
            line = self.listen(picture, prompt)
            if not line:
                question = None
                picture = self.drawing.table(view, self.offered, self.screen.width)
                continue
            meant = question.answer(line) if question else None
            meant = meant or self.drawing.act(view, self.offered, line)
            question = meant if isinstance(meant, Question) else None
            if isinstance(meant, Question):
                self.notice = meant.text
                continue
            try:
                self.game.act(self.seat, meant, now())
            except Refused as refused:
                self.refused = refused
                self.notice = self.why(refused)
            except Malformed:
                self.notice = self.said("not-an-act", text=line[:MOST_TYPED], examples=self.offered[0])
            else:
                self.refused = None
                self.offered = ()
                self.fresh = len(self.lines)
                return

    def tell(self, happening: "Happening") -> None:
        """What happened, with a pause wherever there is something to look at."""
        facts = happening.facts
        told = 0
        if self.pause:
            before, after = happening.before, happening.after
            for upto, picture in self.drawing.scenes(before, after, facts, self.screen.width):
                self.hear(facts[told:upto])
                told = upto
                self.wait(picture)
        since = len(self.lines)
        self.hear(facts[told:])
        if self.pause and self.drawing.settled(facts) and self.game.position.actor != OVER:
            self.wait(self.scores(happening.after) or Text(), since)

    def hear(self, facts: Sequence[Fact]) -> None:
        self.heard.extend(facts)
        for fact in facts:
            if self.drawing.quiet(fact):
                continue
            line = self.line(fact)
            self.lines.append(line)
            if not self.screen.whole:
                self.screen.console.print(line)

    def log(self, since: int) -> list[Text]:
        """What was heard lately; what is not new steps back."""
        start = max(len(self.lines) - MOST_LOG, since)
        lines = [line.copy() for line in self.lines[start:]]
        for line in lines[: max(self.fresh - start, 0)]:
            line.stylize("dim")
        return lines

    def show(self, picture: RenderableType, since: int = 0) -> None:
        """A picture and the log; above a page only what was heard since."""
        self.screen.show(picture, self.log(0 if self.screen.beside else since), self.notice)

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

    def answer(self, line: str) -> RenderableType | None:
        """What a command shows: a page, or a few words below the table; None if it is no command."""
        view = self.view(self.seat)
        command = line.lower()
        if command == "q":
            raise EOFError
        if command == "h":
            return self.drawing.help(view, self.offered, self.screen.width)
        if command == "?" and self.refused is None:
            return self.drawing.now(view, self.offered, self.screen.width)
        if command == "hint":
            return (self.drawing.hint(view) if self.offered else None) or self.said("cli-no-hint")
        if command == "l":
            return self.drawing.last(view) or self.said(f"cli-{self.record.game}-nothing-to-see")
        if command == "s":
            return self.scores() or self.said("cli-no-scores")
        if command.startswith("say "):
            return self.talk(line[4:])
        if command.startswith("?"):
            refused, self.refused = self.refused, None
            return self.rule(line[1:].strip() or (refused.rule if refused else ""))
        return None

    def talk(self, text: str) -> Text:
        """What the person says to the table is kept and binds nobody."""
        try:
            self.game.say(self.seat, text, now())
        except Malformed as problem:
            return Text(str(problem))
        spoken = self.said("talk", name=self.names[self.seat], text=text)
        self.lines.append(spoken)
        self.save()
        return spoken
