"""Gress in time: bots that see late and act later, on a virtual clock.

A discrete-event simulation. Whatever happens is seen by each bot after its delay of perception; then it
decides what it wants, and does that after its reaction time, unless it sees something before that changes its
mind. A movement that is all but done can't be stopped any more. Acts closer together than the window of the
table go through arbitration as a cluster, all others one by one. Times are whole milliseconds and no real
time passes.

Deals, minds and delays have dice of their own: the same seed gives the same games on every machine.
"""

import heapq
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Bug, Refused
from stammtisch.games.gress.arbitration import Raw, arbitrate
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.timeouts import act_when_time_is_up, seconds_for
from stammtisch.games.gress.view import View
from stammtisch.games.position import CHANCE, OVER, Fact, Journal
from stammtisch.lab.timed_counts import Counts
from stammtisch.players.gress_bot import GressBot
from stammtisch.players.gress_level import find
from stammtisch.players.reaction import perception, reaction

GRESS: Final = Gress()
NO_RETURN: Final = 120
"""Milliseconds before its end from which on a movement can't be stopped; words can be, up to the last."""
SPOKEN: Final = ("complain", "vorletzte", "wish", "swap")
LIMIT: Final = 30 * 60 * 1000
"""A game that is not over after half an hour of virtual time is broken off, and counted as that."""
NOTHING: Final = -1


class Ended(msgspec.Struct, frozen=True):
    """How one game went. A game broken off, by the clock or by the table, has no winner."""

    levels: tuple[str, ...]
    milliseconds: int
    settled: bool
    """Whether it came to a count of points, and not to the end of its time."""
    broken_off: bool
    winner: int | None
    points: tuple[int, ...]
    counts: dict[str, int]


class Glance(msgspec.Struct, frozen=True):
    """What a seat will have seen at a time."""

    view: View
    facts: list[Fact]


class Pending(msgspec.Struct, frozen=True):
    """An act under way: what, when it is done, and which one it is."""

    act: str
    at: int
    number: int


class Table:
    """One game being played in time."""

    def __init__(
        self,
        position: GressPosition,
        levels: Sequence[str],
        chance: Dice,
        seed: int,
        watch: Callable[[GressPosition], None] | None = None,
    ) -> None:
        self.position = position
        self.levels: Final = tuple(levels)
        seats = range(len(levels))
        self.bots: Final = [
            GressBot(seat, len(levels), find(levels[seat]), Dice(seed * 31 + seat)) for seat in seats
        ]
        self.delays: Final = [Dice(seed * 37 + 1_000_003 + seat) for seat in seats]
        self.chance: Final = chance
        self.watch: Final = watch
        self.counts: Final = Counts(len(levels))
        self.journal = Journal()
        self.pending: list[Pending | None] = [None for seat in seats]
        self.last_seen = [0 for seat in seats]
        self.queue: list[tuple[int, int, int]] = []
        """When, the number of the entry, and whose it is: an act that is pending, or a glance."""
        self.glances: dict[int, Glance] = {}
        self.entries = 0
        self.rest_until = 0
        self.now = 0

    def run(self, limit: int = LIMIT) -> Ended:
        self.ask_chance()
        self.tell()
        while self.position.actor != OVER and self.now <= limit:
            if not self.queue:
                self.force()
                continue
            at, number, seat = heapq.heappop(self.queue)
            if at > limit:
                self.now = limit
                break
            self.now = max(self.now, at)
            glance = self.glances.pop(number, None)
            if glance is not None:
                self.bots[seat].perceive(glance.view, glance.facts)
                self.decide(seat)
            else:
                pending = self.pending[seat]
                if pending is not None and pending.number == number:
                    self.commit()
        return self.ended()

    def ended(self) -> Ended:
        position = self.position
        over = position.actor == OVER
        return Ended(
            levels=self.levels,
            milliseconds=self.now,
            settled=over,
            broken_off=not over or position.winner < 0,
            winner=int(position.winner) if over and position.winner >= 0 else None,
            points=tuple(position.scores()),
            counts=self.counts.numbers,
        )

    def enter(self, at: int, seat: int) -> int:
        self.entries += 1
        heapq.heappush(self.queue, (at, self.entries, seat))
        return self.entries

    def decide(self, seat: int) -> None:
        """A bot has seen something: what it is about to do it may still change, unless it is too late."""
        if self.now < self.rest_until:
            return
        pending = self.pending[seat]
        if pending is not None and pending.at - self.now < NO_RETURN and not pending.act.startswith(SPOKEN):
            return
        wanted = self.bots[seat].plan()
        if wanted is None:
            self.pending[seat] = None
        elif pending is None or pending.act != wanted.act:
            at = self.now + reaction(self.levels[seat], wanted.kind, self.delays[seat])
            self.pending[seat] = Pending(wanted.act, at, self.enter(at, seat))

    def commit(self) -> None:
        """The acts that are due, and all that follow within the window of the table."""
        end = self.now + self.position.rules.options.W
        raws: list[Raw] = []
        for seat, pending in enumerate(self.pending):
            if pending is not None and pending.at <= end:
                raws.append(Raw(seat, pending.number, pending.act, pending.at))
                self.pending[seat] = None
        self.now = max(raw.at for raw in raws)
        refused = self.one_by_one(raws[0]) if len(raws) == 1 else self.together(raws)
        self.ask_chance()
        self.tell([raw.seat for raw in raws])
        for raw in refused:
            self.counts.add("refused")
            self.bots[raw.seat].hear_refusal(raw.act)
            self.decide(raw.seat)

    def one_by_one(self, raw: Raw) -> list[Raw]:
        try:
            GRESS.perform(self.position, raw.seat, raw.act, self.journal)
        except Refused:
            return [raw]
        return []

    def together(self, raws: list[Raw]) -> list[Raw]:
        """A cluster; what is left over because chance comes in between is done right after it."""
        result = arbitrate(self.position, raws, self.journal)
        self.position = result.position
        for raw in result.rest:
            at = max(raw.at, self.now)
            self.pending[raw.seat] = Pending(raw.act, at, self.enter(at, raw.seat))
        return [done.raw for done in result.committed if done.outcome == "refused"]

    def ask_chance(self) -> None:
        """A lot, the deal, a reshuffle."""
        while self.position.actor == CHANCE:
            wanted = self.position.chance()
            assert wanted is not None
            self.position.answer(self.chance.draw(wanted.pool, wanted.take), self.journal)

    def tell(self, actors: Sequence[int] = ()) -> None:
        """Everybody will see what happened: who did it at once, the others later, never out of order. A
        ruling takes its time, and while it does all hands rest."""
        facts = self.journal.facts
        if self.watch is not None:
            self.watch(self.position)
        if not facts:
            return
        pause = 0
        if any(fact.kind == "halted" and fact.about["reason"] == "complaint" for fact in facts):
            pause = self.position.rules.options.ruling_pause * 1000
            self.pending = [None for seat in self.levels]
            self.rest_until = self.now + pause
        for seat, level in enumerate(self.levels):
            delay = 0 if seat in actors else perception(level, self.delays[seat])
            at = max(self.now + pause + delay, self.last_seen[seat])
            self.last_seen[seat] = at
            seen = Glance(GRESS.view(self.position, seat), self.journal.seen_by(seat))
            self.glances[self.enter(at, seat)] = seen
        self.counts.follow(facts, self.position)
        self.journal = Journal()

    def force(self) -> None:
        """Nobody does anything: after its time the table acts for whoever keeps it waiting."""
        first = max(0, int(self.position.actor))
        for step in range(len(self.levels)):
            seat = (first + step) % len(self.levels)
            view = GRESS.view(self.position, seat)
            act = act_when_time_is_up(view)
            if act is not None:
                self.now += seconds_for(view, act) * 1000
                self.position.apply(seat, act, self.journal)
                self.counts.add("forced")
                self.ask_chance()
                self.tell()
                return
        raise Bug("nobody can do anything, and the game is not over")
