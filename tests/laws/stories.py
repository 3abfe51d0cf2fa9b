"""Stories for the law of one match: a position, its chance, a clock, and a list of acts with times.

A story is plain data, and can be played again by anybody who runs matches.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from stammtisch.base.bits import Dice
from stammtisch.base.chance import Chain, Hands
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import Fact, Position
from stammtisch.match.clocks import Clock
from stammtisch.match.events import Acted, Bounced, Drawn, Dropped, Event
from stammtisch.match.host import Host
from stammtisch.match.match import Match


class TimedAct(NamedTuple):
    """What a seat does, and when, in milliseconds from the beginning."""

    at: int
    seat: int
    act: str


class Story(NamedTuple):
    """All that a match follows from."""

    game: str
    edition: str
    options: dict[str, Any]
    players: int
    position: dict[str, Any]
    clock: Clock
    end: bytes
    """The end of the chain of secrets that chance follows from."""
    acts: Sequence[TimedAct]
    lags: Sequence[int]
    """How many milliseconds each seat's messages are under way, where there is a network."""

    @property
    def rules(self) -> Game[Any, Any]:
        return catalogue.find(self.game)

    def start(self) -> Position:
        position: Position = self.rules.read_position(self.position, self.edition, self.options)
        return position

    @property
    def window(self) -> int:
        return int(self.options.get("W", 50)) if self.rules.in_time else 0

    @property
    def horizon(self) -> int:
        """When the last act is settled, and everybody stops to look."""
        return (self.acts[-1].at if self.acts else 0) + self.window + 1


class Played(NamedTuple):
    """What came of a story: its log; and for each act `done`, `bounced`, `dropped`, or the rule that refused
    it."""

    log: list[Event]
    verdicts: list[str]


def added(players: int) -> list[bytes]:
    """What each seat adds to chance."""
    return [f"u{seat}'s words".encode() for seat in range(players)]


def outcome(event: Event) -> str:
    return {Acted: "done", Bounced: "bounced", Dropped: "dropped"}[type(event)]


def judged(story: Story, log: Sequence[Event], refused: dict[int, str]) -> Played:
    """The verdict on each act; what one seat does and is not refused happens in its order."""
    settled = [
        [event for event in log if settles(event) and event.seat == seat]  # type: ignore[attr-defined]
        for seat in range(story.players)
    ]
    verdicts = []
    for place, act in enumerate(story.acts):
        if place in refused:
            verdicts.append(refused[place])
        else:
            verdicts.append(outcome(settled[act.seat].pop(0)) if settled[act.seat] else "nothing")
    assert not any(settled), "more happened than was done"
    return Played(list(log), verdicts)


def settles(event: Event) -> bool:
    """Whether an event is what came of an act that somebody did."""
    return isinstance(event, Bounced | Dropped) or (isinstance(event, Acted) and not event.forced)


class Alone(Host):
    """A match and nothing around it."""

    def __init__(self, story: Story) -> None:
        self.log: Final[list[Event]] = []
        self.refused: Final[dict[int, str]] = {}
        self.chain: Final = Chain(story.end)
        self.added: Final = added(story.players)
        self.match: Final = Match(story.rules, story.start(), story.clock, self)
        self.match.begin(0)

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        self.log.append(event)

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        self.refused[ticket] = why.rule

    def draw(self, wanted: Draw, deals: int) -> list[int]:
        return Hands(self.chain.secret, self.added, deals).draw(wanted)

    def dice(self) -> Dice:
        return Dice(1)

    def submit(self, place: int, act: TimedAct) -> None:
        self.match.run(act.at)
        try:
            self.match.submit(act.seat, act.act, act.at, place)
        except Refused as why:
            self.refuse(act.act, why, place)


def play_alone(story: Story) -> Played:
    """What the match itself makes of a story."""
    alone = Alone(story)
    for place, act in enumerate(story.acts):
        alone.submit(place, act)
    alone.match.run(story.horizon)
    return judged(story, alone.log, alone.refused)


def drawn(played: Played) -> list[Drawn]:
    return [event for event in played.log if isinstance(event, Drawn)]
