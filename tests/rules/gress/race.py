"""Acts at nearly the same moment, put in order by a match that is set up by hand."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Fact, Journal
from stammtisch.games.racing import RaceVerdict, TimedAct
from stammtisch.match.clocks import NEVER
from stammtisch.match.events import Acted, Bounced, Dropped, Event
from stammtisch.match.host import Host
from stammtisch.match.match import Match

OUTCOMES = {Acted: "done", Bounced: "bounced", Dropped: "dropped"}


class Done(NamedTuple):
    """An act in its place."""

    raw: TimedAct
    outcome: str
    rule: str | None = None


class Result(Host):
    """What came of acts: the order, the verdicts, the position after them, and what was told."""

    def __init__(self, position: GressPosition, acts: Iterable[TimedAct], journal: Journal) -> None:
        self.committed: list[Done] = []
        self.verdicts: list[RaceVerdict] = []
        self.position = position.copy()
        self.journal = journal
        given = sorted(acts, key=lambda act: act.number)
        self.match = Match(Gress(), self.position, None, self)
        self.match.begin(min((act.at for act in given), default=0))
        for act in given:
            self.match.submit(act.seat, act.act, act.at, act)
        self.match.run(NEVER)

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        self.journal.facts.extend(facts)
        if ticket is not None:
            self.committed.append(Done(ticket, OUTCOMES[type(event)]))

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        self.committed.append(Done(ticket, "refused", why.rule))

    def late(self, verdict: RaceVerdict, loser: Any, winner: Any) -> None:
        self.verdicts.append(verdict)

    def draw(self, wanted: Draw, deals: int) -> list[int]:
        return Dice(7).draw(wanted.pool, wanted.take)


def raws(story: str) -> list[TimedAct]:
    """Lines such as "0 @10 play QS": seat, milliseconds, act."""
    found: list[TimedAct] = []
    for number, line in enumerate(story.split(";")):
        seat, at, act = line.strip().split(" ", 2)
        found.append(TimedAct(int(seat), number, act, int(at.removeprefix("@"))))
    return found


def ruled(position: GressPosition, story: str, journal: Journal | None = None) -> Result:
    return Result(position, raws(story), journal or Journal())


def order(result: Result) -> list[tuple[int, str, str]]:
    return [(done.raw.seat, done.raw.act, done.outcome) for done in result.committed]
