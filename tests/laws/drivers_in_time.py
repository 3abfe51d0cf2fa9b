"""Those who run matches in time: bots with intentions in the lab, and a person with keys in a terminal."""

import io
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, cast
from unittest.mock import patch

from rich.console import Console

from laws.stories import Played, Story, TimedAct, added, drawn, judged
from stammtisch.base.chance import Chain
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Refused
from stammtisch.cli import in_time, live
from stammtisch.cli.keys import ENTER
from stammtisch.cli.person import Terminal
from stammtisch.games.game import Game
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Fact, Position
from stammtisch.lab.company import Company, Eyewitness
from stammtisch.match.events import HUMAN, Event, Sitter
from stammtisch.match.match import ended
from stammtisch.match.record import begin
from stammtisch.players.gress.player import find
from stammtisch.players.timed import Intention
from stammtisch.words import Words

LEVEL: Final = "casual"


class Script:
    """A bot that wants to do what the story says, one thing after the other."""

    def __init__(self, acts: Sequence[TimedAct]) -> None:
        self.acts: Final = list(acts)
        self.player: Final = find(LEVEL)
        self.view: Any = "seen"

    def perceive(self, view: Any, facts: list[Fact]) -> None:
        """Nothing that happens changes its mind."""

    def hear_refusal(self, act: str) -> None:
        """Nor does this."""

    def plan(self) -> Intention | None:
        return Intention(self.acts[0].act, "turn") if self.acts else None


class Silent:
    """A person who says nothing to what happens."""

    def hear(self, at: int, facts: list[Fact]) -> None: ...

    def hear_refusal(self, act: str, refused: Refused) -> None: ...


class Scripted(Company):
    """Bots with scripts, whose movements end when the story says so, and whatever persons there are."""

    def __init__(self, story: Story, bots: Sequence[int], *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.events: Final[list[Event]] = []
        self.broken: Final[dict[int, str]] = {}
        """The rules that refused acts, by their place in the story."""
        self.places: Final = [
            [place for place, act in enumerate(story.acts) if act.seat == seat]
            for seat in range(story.players)
        ]
        """What each seat has not done yet."""
        self.tickets: Final[dict[tuple[int, int], int]] = {}
        self.entering = -1
        """The act that is being handed in."""
        self.scripts: Final = {seat: Script([act for act in story.acts if act.seat == seat]) for seat in bots}
        self.bots.update(self.scripts)  # type: ignore[arg-type]

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        self.events.append(event)
        super().happen(event, facts, ticket)

    def enter_act(self, seat: int, act: str, at: int) -> None:
        if seat in self.scripts:
            self.scripts[seat].acts.pop(0)
        self.entering = self.tickets[seat, self.entries + 1] = self.places[seat].pop(0)
        try:
            super().enter_act(seat, act, at)
        except Refused as why:
            self.broken[self.entering] = why.rule
            raise
        finally:
            self.entering = -1

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        self.broken[self.tickets[ticket]] = why.rule
        super().refuse(act, why, ticket)

    def tell_refusal(self, seat: int, act: str, why: Refused) -> None:
        if self.entering >= 0:
            self.broken[self.entering] = why.rule
        super().tell_refusal(seat, act, why)

    def reaction(self, seat: int, kind: str) -> int:
        return self.scripts[seat].acts[0].at - self.now

    def perception(self, seat: int) -> int:
        return 0


def can_be_a_bot(story: Story, alone: Played, seat: int) -> bool:
    """A bot does one thing at a time, keeps still while a ruling is made, and stops at the end."""
    mine = [
        (act, verdict) for act, verdict in zip(story.acts, alone.verdicts, strict=True) if act.seat == seat
    ]
    apart = all(later[0].at - earlier[0].at > story.window for earlier, later in pairwise(mine))
    return apart and not {"gress:4.15", "table:phase:playing"} & {verdict for _, verdict in mine}


def chance_of(alone: Played, game: Game[Any, Any], position: Position) -> Callable[[Draw], list[int]]:
    """What the story's chance answers, as it was drawn."""
    answers = {event.draw: event.drawn for event in drawn(alone)}
    return lambda wanted: game.read_draw(position, answers[f"{wanted.purpose}/{wanted.counter}"])


def in_company(story: Story, alone: Played) -> Played:
    """Bots, as far as bots can do what the story asks for; else persons among them."""
    bots = [seat for seat in range(story.players) if can_be_a_bot(story, alone, seat)]
    persons: dict[int, Eyewitness] = {seat: Silent() for seat in range(story.players) if seat not in bots}
    position = story.start()
    assert isinstance(position, GressPosition)
    company = Scripted(
        *(
            story,
            bots,
            story.rules,
            position,
            chance_of(alone, story.rules, position),
            [LEVEL] * story.players,
            1,
        ),
        persons=persons,
        slow=story.clock.slow / 100,
    )
    company.begin()
    for act in story.acts:
        if act.seat in persons:
            company.advance(act.at)
            with suppress(Refused):
                company.enter_act(act.seat, act.act, act.at)
    company.advance(story.horizon)
    return judged(story, company.events, company.broken)


# The terminal


class Fingers:
    """Keys pressed when the story says so; the clock goes on by what is read."""

    def __init__(self, acts: Sequence[TimedAct], horizon: int) -> None:
        self.acts: Final = list(acts)
        self.horizon: Final = horizon
        self.now = 0

    def read(self, seconds: float) -> list[str]:
        if self.now == self.horizon:
            raise EOFError
        due = self.acts[0].at if self.acts else self.horizon
        self.now = min(due, self.now + live.LONGEST_TICK)
        keys = list[str]()
        while self.acts and self.acts[0].at == self.now:
            keys += [":", *self.acts.pop(0).act, ENTER]
        return keys

    def seconds(self) -> float:
        """Without any rounding, as a float that is a fraction."""
        return cast("float", Fraction(self.now, 1000))


def at_keys(story: Story, alone: Played) -> list[int]:
    """Who can sit at the terminal: one person, if everybody else can be a bot. Bots have no vote
    (gress:10.8)."""
    voters = {act.seat for act in story.acts if act.act.startswith(("disqualify", "withdraw", "misdeal"))}
    if voters and any((*story.position["votes"], story.position["claims"])):
        return []
    others = [seat for seat in range(story.players) if seat in voters or not can_be_a_bot(story, alone, seat)]
    return others if len(others) == 1 else [] if others else list(range(story.players))


def in_terminal(story: Story, alone: Played) -> Played | None:
    """One person, and bots in the other seats; it closes when the match is over, and nobody looks at the
    screen. None if the story asks for several persons, or deals twice, for which a terminal has no chain of
    secrets."""
    able = at_keys(story, alone)
    if not able or sum(event.draw.startswith("deal/") for event in drawn(alone)) > 1:
        return None
    person = able[len(story.acts) % len(able)]
    seats = [Sitter(f"S{seat}", HUMAN if seat == person else LEVEL) for seat in range(story.players)]
    record = begin(
        *(story.game, seats, story.edition, story.options),
        secret=Chain(story.end).secret(0),
        entropy=added(story.players),
        start=story.position,
    )
    bots = [seat for seat in range(story.players) if seat != person]
    console = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, _environ={})
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(in_time, "Company", partial(Scripted, story, bots)),
        patch.object(live.LiveHand, "frame", lambda hand: ""),
    ):
        path = Path(folder) / "game.json"
        sitting = in_time.InTime(record, path, Terminal(console, Words("en"), input), story.clock.slow / 100)
        fingers = Fingers([act for act in story.acts if act.seat == person], story.horizon)
        with suppress(EOFError):
            live.run(sitting, fingers, live.GameClock(0, fingers.seconds), lambda frame: None)
    company = sitting.table
    assert isinstance(company, Scripted)
    late = company.broken | {place: ended().rule for places in company.places for place in places}
    return judged(story, company.events, late if company.match.over else company.broken)
