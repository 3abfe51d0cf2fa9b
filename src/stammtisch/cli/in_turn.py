"""One person at a table where nobody is in a hurry: whoever is to act is asked."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.cli.face import Drawing
from stammtisch.cli.person import MOST_TYPED, Terminal
from stammtisch.cli.sitting import Sitting, bot_seed, now, table_of
from stammtisch.games.game import SheetLine
from stammtisch.games.position import OVER, Fact
from stammtisch.match.events import HUMAN, Event, Said
from stammtisch.match.match import Match
from stammtisch.match.record import Record
from stammtisch.match.recording import Recording
from stammtisch.match.replay import replay
from stammtisch.players import player


class Happening(NamedTuple):
    """What the person saw before and after an event, and was told of it."""

    before: Any
    after: Any
    facts: list[Fact]


class TurnByTurn(Sitting[Drawing]):
    """A game in which acts go one after the other, with bots around the table."""

    def __init__(self, record: Record, path: Path, terminal: Terminal, pause: bool) -> None:
        super().__init__(record, path, terminal, table_of(record, terminal))
        people = [seat for seat, sitter in enumerate(record.seats) if sitter.player == HUMAN]
        self.bots: Final = {
            seat: player.find(record.game, sitter.player, people)
            for seat, sitter in enumerate(record.seats)
            if sitter.player != HUMAN
        }
        self.pause: Final = pause
        self.heard: Final[list[Fact]] = []
        self.sheets: Final[list[Sequence[SheetLine]]] = []
        self.known: Any = None
        """What the person saw last."""
        self.untold: list[Happening] = []
        """What has happened and was not shown yet."""
        for step in replay(record):
            self.follow(step.event, step.facts, step.match)
            facts = [fact for fact in step.facts if fact.seen_by(self.seat)]
            self.heard.extend(facts)
            self.lines.extend(self.line(fact) for fact in facts if not self.drawing.quiet(fact, facts))
        self.recording: Final = Recording(record, self.happened)
        self.fresh = len(self.lines)

    @property
    def match(self) -> Match:
        return self.recording.match

    def show_end(self) -> None:
        self.notice = self.lines[-1].copy() if self.lines else Text()
        self.notice.stylize("bold")
        self.show(self.scores_page(self.heard, self.sheets), len(self.lines))

    def go_on(self) -> None:
        """Bots and the person in turn, until the game is over."""
        self.known = self.seen()
        self.recording.begin()
        self.tell_all()
        while (actor := self.match.position.actor) != OVER:
            if actor in self.bots:
                self.let_bot_act(actor)
            else:
                self.ask()
                self.save()
            self.tell_all()

    def happened(self, event: Event, facts: list[Fact]) -> None:
        """One event: the bots hear of it at once, the person when there is time to look."""
        self.follow(event, facts, self.match)
        after = self.seen()
        heard = [fact for fact in facts if fact.seen_by(self.seat)]
        self.untold.append(Happening(self.known, after, heard))
        self.known = after

    def follow(self, event: Event | None, facts: Sequence[Fact], match: Match) -> None:
        self.tell_bots(facts)
        if isinstance(event, Said) and event.seat is not None:
            self.tell_bots([player.talk(event.seat, event.text)])
        if self.drawing.settled(facts):
            self.sheets.append(match.game.sheet(match.position))

    def tell_all(self) -> None:
        untold, self.untold = self.untold, []
        for happening in untold:
            self.tell_happening(happening)

    def tell_bots(self, facts: Sequence[Fact]) -> None:
        for seat, bot in self.bots.items():
            player.tell(bot, seat, facts)

    def scores(self, view: Any) -> RenderableType | None:
        return self.drawing.scores(view, self.heard, self.sheets, self.screen.width)

    def let_bot_act(self, seat: int) -> None:
        match, dice = self.match, Dice(bot_seed(self.record))
        steps = player.whole_act(match.game, match.game.view(match.position, seat), self.bots[seat], dice)
        self.recording.act(seat, match.game.write_act(steps), now())

    def draw(self) -> RenderableType:
        return self.drawing.table(self.known, self.offered, self.screen.width)

    def ask(self) -> None:
        """What the person does. Whatever else is typed is answered, and nothing is lost by it."""
        offers = self.match.game.offers(self.match.position, self.seat)
        self.offered = self.drawing.offered(self.known, offers)
        known = self.drawing.goes_without_saying(self.offered)
        if known is not None:
            self.recording.act(self.seat, known, now())
            return
        self.picture = self.draw()
        done = False
        while not done:
            done = self.do(*self.next_act())
        self.refused, self.offered, self.fresh = None, (), len(self.lines)

    def do(self, act: str, line: str) -> bool:
        """Whether an act is done; if not, the notice says why."""
        try:
            self.recording.act(self.seat, act, now())
        except Refused as refused:
            self.refused, self.notice = refused, self.why(refused)
        except Malformed:
            self.notice = self.said("not-an-act", text=line[:MOST_TYPED], examples=self.offered[0])
        else:
            return True
        return False

    def tell_happening(self, happening: Happening) -> None:
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
        if self.pause and self.drawing.settled(facts) and self.match.position.actor != OVER:
            self.wait(self.scores(happening.after) or Text(), since)

    def hear(self, facts: Sequence[Fact]) -> None:
        self.heard.extend(facts)
        for fact in facts:
            if not self.drawing.quiet(fact, facts):
                self.tell(self.line(fact))

    def answer(self, line: str) -> RenderableType | None:
        view, command = self.seen(), line.lower()
        if command == "?" and self.refused is None:
            return self.drawing.now(view, self.offered, self.screen.width)
        if command == "hint":
            return (self.drawing.hint(view) if self.offered else None) or self.said("cli-no-hint")
        if command == "l":
            return self.drawing.last(view) or Text(self.drawing.say("nothing-to-see"))
        if command == "s":
            return self.scores(view) or self.said("cli-no-scores")
        if command.startswith("say "):
            return self.talk(line[4:])
        if command.startswith("?"):
            self.rule_at_hand, self.refused = self.refused.rule if self.refused else "", None
        return super().answer(line)

    def talk(self, text: str) -> Text:
        """What the person says to the table is kept and binds nobody."""
        try:
            self.recording.say(self.seat, text, now())
        except Malformed as problem:
            return Text(str(problem))
        spoken = self.said("talk", name=self.names[self.seat], text=text)
        self.lines.append(spoken)
        self.save()
        return spoken
