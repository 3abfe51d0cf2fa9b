"""One person among bots that don't wait.

Everything happens on one clock (`lab/company`). In a terminal that clock is the real one, and a key is an
act (`live`). Where keys can't be read one by one, lines are: each is an act or lets time pass, and between
them time stands still. So a game can be played without haste, and by a script.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from stammtisch.base.errors import Malformed, Refused
from stammtisch.cli.face import LiveMoment, TimedDrawing, clock
from stammtisch.cli.person import MOST_TYPED, Terminal, printable
from stammtisch.cli.sitting import Sitting, bot_seed, table_of
from stammtisch.games import catalogue
from stammtisch.games.position import Fact, Position
from stammtisch.lab.company import Company
from stammtisch.match.match import Match
from stammtisch.match.record import Record, Scribe
from stammtisch.match.replay import known_chance, replay
from stammtisch.words import with_names

ABOUT_ME: Final = {"later": "seat", "priority": "target", "nearer": "target", "timed-out": "seat"}
"""What a person must not miss: that they came too late, and that the table acted for them; and where such a
fact says who that was."""
EXCLUDE: Final = re.compile(r"exclude ([0-9])")
"""What a referee types."""
LAST_LINES: Final = 8
"""So much of the log is shown again when the game is over."""
LONGEST_WAIT: Final = 60_000
"""Milliseconds; `wait` alone ends after so many."""
MOST_SECONDS: Final = 600
TIME_WIDTH: Final = 6
"""Columns for the time before each line of the log."""


class InTime(Sitting[TimedDrawing]):
    """One person at a table where everybody may act at any moment."""

    def __init__(
        self, record: Record, path: Path, terminal: Terminal, slow: float, umpire: bool = False
    ) -> None:
        drawing = table_of(record, terminal)
        if not isinstance(drawing, TimedDrawing):
            raise Malformed(f"{record.game} has no table in time for a terminal", "game")
        super().__init__(record, path, terminal, drawing)
        chance = known_chance(record)
        assert chance is not None
        self.levels: Final = [seat.player for seat in record.seats]
        self.keys: Final = drawing.keys()
        self.umpire: Final = umpire
        """Whether the person is the referee, too, and may exclude the others."""
        self.aloud = False
        """Whether what is heard is printed at once."""
        self.started: Final = record.began.at
        self.now = max(entry.event["at"] for entry in record.entries)
        self.saved = len(record.entries)
        self.table: Final = Company(
            catalogue.find(record.game),
            record,
            chance.draw,
            self.levels,
            bot_seed(record),
            persons={self.seat: self},
            slow=slow,
            start=self.now,
            log=Scribe(record).write,
        )
        self.table.begin(self.earlier(record))
        self.look()

    def earlier(self, record: Record) -> Iterator[tuple[Position, list[Fact]]]:
        """What happened before the person left, heard once more."""
        for step in replay(record, self.table.match):
            if step.event is not None:
                self.hear(step.event.at, [fact for fact in step.facts if fact.seen_by(self.seat)])
                yield self.table.position, step.facts

    @property
    def match(self) -> Match:
        return self.table.match

    # What is heard

    def hear(self, at: int, facts: list[Fact]) -> None:
        for fact in facts:
            if self.drawing.quiet(fact, facts):
                continue
            said = self.about_me(fact) or self.line(fact)
            line = Text.assemble((f"{clock(at - self.started):>{TIME_WIDTH - 1}} ", "dim"), said)
            self.lines.append(line)
            if self.aloud:
                self.screen.console.print(line)

    def about_me(self, fact: Fact) -> Text | None:
        """A fact that must not be missed, told to the person and shown below the table."""
        who = ABOUT_ME.get(fact.kind)
        if who is None or fact.about[who] != self.seat:
            return None
        values = with_names(fact.about, self.names)
        self.notice = Text(self.drawing.say(f"you-{fact.kind}", **values), "bold")
        return self.notice.copy()

    def hear_refusal(self, act: str, refused: Refused) -> None:
        self.refused = refused
        self.notice = self.why(refused)
        if self.aloud:
            self.screen.console.print(self.notice)

    def draw(self) -> RenderableType:
        view, moment, width = self.seen(), self.moment(), self.screen.width
        return Group(self.drawing.cloth(view, moment, width), self.drawing.front(view, moment, width))

    # What is done

    @property
    def over(self) -> bool:
        return self.match.over

    def enter(self, act: str) -> None:
        """The person does something now."""
        self.notice, self.refused = Text(), None
        try:
            if self.umpire and (named := EXCLUDE.fullmatch(act)):
                self.table.exclude(int(named[1]), self.names[self.seat], self.now)
            else:
                self.table.enter_act(self.seat, act, self.now)
        except Refused as refused:
            self.hear_refusal(act, refused)
        except Malformed:
            examples = self.drawing.examples
            self.notice = self.said("not-an-act", text=act[:MOST_TYPED], examples=examples)
            if self.aloud:
                self.screen.console.print(self.notice)

    def advance(self, now: int) -> None:
        """Let time pass, and write down what the person did."""
        self.now = now
        self.table.advance(now)
        entries = self.record.entries
        if any(entry.event.get("seat") == self.seat for entry in entries[self.saved :]):
            self.save()
            self.saved = len(entries)
        self.look()

    def look(self) -> None:
        self.keys.look(self.seen(), self.now)

    def moment(self) -> LiveMoment:
        state = self.match.state
        asked = state.asked[self.seat]
        until = None if asked is None else asked.until
        return LiveMoment(
            now=self.now - self.started,
            left=None if until is None else until - self.now,
            of=0 if asked is None or until is None else until - asked.since,
            resting=self.now < state.rest_until,
            offers=self.match.game.offers(self.match.position, self.seat),
            keys=self.keys,
            levels=self.levels,
        )

    # Line by line

    def go_on(self) -> None:
        """Each line is an act, or lets time pass."""
        console = self.screen.console
        console.print(self.notice, Text(self.drawing.say("lines")), *self.lines, sep="\n")
        self.aloud = True
        while not self.over:
            console.print(self.draw())
            self.obey(printable(self.read(f"{clock(self.now - self.started)} > ")))

    def obey(self, line: str) -> None:
        words = line.split()
        match words:
            case []:
                return
            case ["q"]:
                raise EOFError
            case ["h"]:
                self.screen.console.print(self.help())
            case ["wait", *times]:
                self.let_pass(times)
            case [first, *rest] if first.startswith("?"):
                self.screen.console.print(self.lookup(" ".join([first[1:], *rest]).strip()))
            case _:
                self.enter(line)
                self.advance(self.now + self.match.game.window(self.match.position) + 1)

    def let_pass(self, times: list[str]) -> None:
        """So many seconds, or until something happens."""
        if times:
            seconds = float(times[0]) if times[0].replace(".", "", 1).isdecimal() else 0.0
            if len(times) > 1 or not 0 < seconds <= MOST_SECONDS:
                self.screen.console.print(Text(self.drawing.say("wait", most=MOST_SECONDS)))
                return
            self.advance(self.now + round(seconds * 1000))
            return
        heard, end = len(self.lines), self.now + LONGEST_WAIT
        while len(self.lines) == heard and self.now < end and not self.over:
            self.advance(min(max(self.table.next_time(), self.now + 1), end))

    def help(self) -> RenderableType:
        return self.drawing.help(self.seen(), (), self.screen.width)

    def lookup(self, wanted: str) -> RenderableType:
        """The rule behind the last refusal, or the one asked for; with neither, what the keys do."""
        refused, self.refused = self.refused, None
        rule = wanted or (refused.rule if refused is not None else "")
        if not rule:
            return self.help()
        return self.drawing.page("?", self.rule(rule), self.screen.width)

    def show_end(self) -> None:
        """The last things that happened, the points, and who has won."""
        if not self.aloud:
            self.screen.console.print(*self.lines[-LAST_LINES:], sep="\n")
        sheet = self.match.game.sheet(self.match.position)
        self.screen.console.print("", self.scores_page([], [sheet]), sep="\n")
