"""Those who run matches of any game, each given a story through its real entry: the server, by messages over
sockets, each so long under way as its line takes; the referee, by a case file; a lesson, by a script."""

import asyncio
import hashlib
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec
from server.lines import Line, in_memory, quiet_house, visitor

from laws.stories import Played, Story, added, drawn, judged, outcome, settles
from stammtisch.base.reading import decode
from stammtisch.games.position import Fact
from stammtisch.lessons.lesson import LEARNER, Lesson, Move, Task
from stammtisch.lessons.run import Run
from stammtisch.match.events import Acted, Drawn, Event
from stammtisch.referee.desk import Desk
from stammtisch.referee.judging import judge
from stammtisch.referee.verdicts import Case
from stammtisch.server.house import House
from stammtisch.server.live import Live
from stammtisch.table import acting
from stammtisch.table.commands import Ready, Reveal, Sit
from stammtisch.table.events import read_event
from stammtisch.table.settings import TableSettings
from stammtisch.table.table import Table

MATCH_EVENTS: Final = ("drawn", "acted", "bounced", "dropped", "ruled", "ended")
START: Final = 1_000_000


# The server


class Clock:
    """The time of a house, as it is set."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


class Server:
    """A house without a network, in which each story has a table of its own."""

    def __init__(self) -> None:
        self.folder: Final = tempfile.TemporaryDirectory()
        self.runner: Final = asyncio.Runner()
        self.clock: Final = Clock()
        self.opened: Final[AbstractAsyncContextManager[House]] = quiet_house(
            Path(self.folder.name), self.clock
        )
        self.house: Final = self.runner.run(self.opened.__aenter__())
        self.tables = 0

    def close(self) -> None:
        self.runner.run(self.opened.__aexit__(None, None, None))
        self.runner.close()
        self.folder.cleanup()

    def play(self, story: Story) -> Played:
        return self.runner.run(self.played(story))

    async def played(self, story: Story) -> Played:
        """Each act arrives when its line has carried it; the table is woken whenever it wants to be."""
        clock, start = self.clock, self.clock.now + 1000
        live = in_memory(self.house, self.table(story, start))
        lines = [Line(lag * 2 / 1000) for lag in story.lags]
        people = [visitor(self.house, f"u{seat}", line) for seat, line in enumerate(lines)]
        clock.now = start
        for person in people:
            live.watch(person, None)
            live.table.lag(person.user.id, person.lag)
        await idle(live)
        before = live.table.seq
        arrivals = [
            (start + act.at + story.lags[act.seat], place, act) for place, act in enumerate(story.acts)
        ]
        arrivals.sort()
        while True:
            due = live.table.due()
            if arrivals and (due is None or arrivals[0][0] <= due):
                clock.now, place, act = arrivals.pop(0)
                command = {"type": "act", "id": str(place), "act": act.act}
                message = {"type": "do", "table": live.id, "command": command}
                people[act.seat].received(msgspec.json.encode(message))
            elif due is not None and due - acting.hold(live.table) - start <= story.horizon:
                clock.now = max(clock.now, due)
                live.wake()
            else:
                break
            await idle(live)
        rows = await self.house.store.rows(live.id, before)
        self.house.tables.drop(live)
        return told(story, rows, [line.messages() for line in lines], start)

    def table(self, story: Story, now: int) -> Table:
        """All sit, and have added to chance; the match is where the story begins."""
        self.tables += 1
        settings = TableSettings(
            story.game, story.players, story.edition, dict(story.options), story.clock, spectators=False
        )
        table, _ = Table.create(f"t{self.tables}", "u0", settings, now, entropy(story))
        users = [f"u{seat}" for seat in range(story.players)]
        for seat, user in enumerate(users):
            table.command(user, Sit("sit", seat), now, name=user)
        for user, words in zip(users, added(story.players), strict=True):
            table.command(user, Ready("ready", hashlib.sha256(words).hexdigest()), now)
        for user, words in zip(users, added(story.players), strict=True):
            table.command(user, Reveal("reveal", words.hex()), now)
        table.state.play = None
        table.begin_match(story.start()).begin(now)
        return table


def entropy(story: Story) -> Callable[[int], bytes]:
    """The secrets of the story; and what the clock chooses by where it has a choice: the dice that the other
    drivers have."""
    return lambda n: story.end if n == len(story.end) else (1).to_bytes(n, "big")


async def idle(live: Live) -> None:
    await live.quiet()
    if live.timer is not None:
        live.timer.cancel()


def told(story: Story, rows: Sequence[Any], heard: Sequence[list[dict[str, Any]]], start: int) -> Played:
    """The log as it is stored; what each act came to by the log, or what its user was told."""
    log, verdicts = list[Event](), ["nothing"] * len(story.acts)
    for row in rows:
        event = read_event(row.data)
        if type(event).__name__.lower() not in MATCH_EVENTS:
            continue
        log.append(msgspec.structs.replace(event, at=event.at - start))
        if row.command is not None and settles(event):
            verdicts[int(row.command.split()[1])] = outcome(event)
    for messages in heard:
        for message in messages:
            if message["type"] == "refused":
                verdicts[int(message["id"])] = message["rule"]
    return Played(log, verdicts)


# The referee


class Watched(Desk):
    """A desk whose match is watched."""

    log: list[Event]

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        Watched.log.append(event)
        super().happen(event, facts, ticket)


def at_desk(story: Story, alone: Played) -> Played | None:
    """A case of a game in turn has no times: None where the clock acts in one."""
    in_time = story.rules.in_time
    if not in_time and any(isinstance(event, Acted) and event.forced for event in alone.log):
        return None
    asked: list[dict[str, Any]] = []
    places: list[int] = []
    for place, act in enumerate(story.acts):
        places.append(len(asked))
        asked.append({"seat": act.seat, "act": act.act} | ({"at": act.at} if in_time else {}))
        if not in_time:
            asked += [{"drawn": event.drawn} for event in drawn_by(story, alone, place)]
    if in_time:
        asked += [{"drawn": event.drawn} for event in drawn(alone)]
    case = {
        "game": story.game,
        "edition": story.edition,
        "options": story.options,
        "position": story.position,
        "acts": asked,
    } | ({"clock": story.clock} if in_time else {})
    Watched.log = []
    with patch("stammtisch.referee.judging.Desk", Watched):
        verdicts = judge(decode(msgspec.json.encode(case), Case)).acts
    found = {
        verdict.place if in_time else at: verdict
        for at, verdict in enumerate(verdicts)
        if verdict.verdict not in ("drawn", "forced")
    }
    return Played(Watched.log, [word(found[place]) for place in places])


def word(verdict: Any) -> str:
    if verdict.verdict == "refused":
        return str(verdict.rule)
    return "done" if verdict.verdict in ("accepted", "wrong", "idle") else str(verdict.verdict)


def drawn_by(story: Story, alone: Played, place: int) -> list[Drawn]:
    """What was drawn right after an act of a game in turn."""
    done = [at for at, verdict in enumerate(alone.verdicts) if verdict == "done"]
    if place not in done:
        return []
    acted = -1
    found = []
    for event in alone.log:
        acted += settles(event)
        if isinstance(event, Drawn) and acted == done.index(place):
            found.append(event)
    return found


# A lesson


def in_lesson(story: Story, alone: Played) -> Played:
    """Seat 0 learns and is asked for what it does; all else is in the script."""
    script = tuple(
        Task(f"act-{place}", act.act, "", at=act.at)
        if act.seat == LEARNER
        else Move(act.seat, act.act, at=act.at)
        for place, act in enumerate(story.acts)
    )
    lesson = Lesson(
        name="law",
        edition=story.edition,
        options=story.options,
        beginning=story.position,
        draws=tuple(tuple(event.drawn) for event in drawn(alone)),
        clock=story.clock,
        script=script,
        items=(),
    )
    run = Run(story.rules, lesson)
    for task in lesson.tasks:
        run.answer(task.act)
    return judged(story, run.log, {place: why.rule for place, why in run.refused.items()})
