"""Gress in time: bots that see late and act later, and people among them, on one clock.

A discrete-event simulation. Whatever happens is seen by each bot after its delay of perception; then it
decides what it wants, and does that after its reaction time, unless it sees something before that changes its
mind. A movement that is all but done can't be stopped any more. Acts closer together than the window of the
table go through arbitration as a cluster, all others one by one. Times are whole milliseconds, and none
passes by itself: `advance` says how late it is, and `enter_act` what a person did when. So games between bots
take no real time, and a game with a person takes the time the person's clock shows.

Deals, minds and delays have dice of their own: the same seed gives the same games on every machine.
"""

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

import msgspec

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Bug, Refused
from stammtisch.games.gress.acts import DRAW, STOP, TAKE
from stammtisch.games.gress.arbitration import Raw, arbitrate
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.timeouts import act_when_time_is_up, seconds_for
from stammtisch.games.gress.view import View
from stammtisch.games.position import CHANCE, OVER, Fact, Journal
from stammtisch.lab.timed_counts import Counts
from stammtisch.lab.timed_game import GRESS, TimedGame
from stammtisch.players.gress_bot import GressBot
from stammtisch.players.gress_player import find
from stammtisch.players.reaction import perception, reaction

PERSON: Final = "human"
NO_RETURN: Final = 120
"""Milliseconds before its end from which on a movement can't be stopped; words can be, up to the last."""
SPOKEN: Final = ("complain", "vorletzte", "wish", "swap")
LIMIT: Final = 30 * 60 * 1000
"""A game that is not over after half an hour of virtual time is broken off, and counted as that."""
NEVER: Final = 1 << 60


class Ended(msgspec.Struct, frozen=True):
    """How one game went. One that ran out of time or came to a dead end has no winner."""

    levels: tuple[str, ...]
    milliseconds: int
    settled: bool
    """Whether it came to a count of points, and not to the end of its time."""
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


class Asked(msgspec.Struct, frozen=True):
    """What a person is to do, when the table will do it instead, and how long they had."""

    act: int
    at: int
    milliseconds: int
    occasion: tuple[int, str | None, int]
    """How the play pile looked, and how many cards the person held: when that changes there is new time to
    think. Words bring none."""


class Person(Protocol):
    """Somebody at the table who is told what happens."""

    def hear(self, at: int, facts: list[Fact]) -> None: ...

    def hear_refusal(self, act: str, refused: Refused) -> None: ...


class Table:
    """One game being played in time. With `slow`, bots, pauses and deadlines take so many times as long."""

    def __init__(
        self,
        game: TimedGame,
        levels: Sequence[str],
        seed: int,
        *,
        persons: Mapping[int, Person] | None = None,
        slow: float = 1.0,
        start: int = 0,
        watch: Callable[[GressPosition], None] | None = None,
    ) -> None:
        self.game: Final = game
        self.levels: Final = tuple(levels)
        self.persons: Final = dict(persons or {})
        self.slow: Final = slow
        self.watch: Final = watch
        seats = range(len(levels))
        self.bots: Final = {
            seat: GressBot(seat, len(levels), find(levels[seat]), Dice(seed * 31 + seat))
            for seat in seats
            if seat not in self.persons
        }
        self.delays: Final = [Dice(seed * 37 + 1_000_003 + seat) for seat in seats]
        self.counts: Final = Counts(len(levels))
        self.journal = Journal()
        self.pending: list[Pending | None] = [None for seat in seats]
        self.entered: list[Raw] = []
        """What persons did and is not settled yet, in the order they did it."""
        self.asked: dict[int, Asked] = {}
        self.last_seen = [start for seat in seats]
        self.queue: list[tuple[int, int, int]] = []
        """When, the number of the entry, and whose it is: an act that is pending, or a glance."""
        self.glances: dict[int, Glance] = {}
        self.entries = 0
        self.rest_until = start
        self.now = start

    @property
    def position(self) -> GressPosition:
        return self.game.position

    @property
    def hold(self) -> int:
        """How long an act waits for others that a person may still do within the window."""
        return self.position.rules.options.W if self.persons else 0

    def run(self, limit: int = LIMIT) -> Ended:
        """A whole game."""
        self.begin()
        self.advance(limit)
        if self.position.actor != OVER:
            self.now = limit
        return self.ended()

    def begin(self, before: Iterable[tuple[GressPosition, list[Fact]]] = ()) -> None:
        """Sit down; at a table that was left, with all that happened before."""
        for position, facts in before:
            self.counts.follow(facts, position)
            for seat, bot in self.bots.items():
                bot.perceive(GRESS.view(position, seat), [fact for fact in facts if fact.seen_by(seat)])
        for seat, bot in self.bots.items():
            if bot.view is not None:
                self.show(seat, self.now, [])
        self.ask_chance()
        self.tell()

    def advance(self, to: int) -> None:
        """All that is due up to this time, in its order."""
        while self.position.actor != OVER:
            next_entry, next_force = self.next_entry(), self.next_force()
            if min(next_entry, next_force[0]) > to:
                return
            if next_entry <= next_force[0]:
                self.handle_entry()
            else:
                self.force(*next_force)

    def next_time(self) -> int:
        """When something is due next, if no person does anything before."""
        return min(self.next_entry(), self.next_force()[0])

    def next_entry(self) -> int:
        """When the next glance or act is to be handled; what somebody has given up is forgotten."""
        while self.queue:
            at, number, seat = self.queue[0]
            if number in self.glances:
                return at
            if self.is_under_way(seat, number):
                return at + self.hold
            heapq.heappop(self.queue)
        return NEVER

    def is_under_way(self, seat: int, number: int) -> bool:
        pending = self.pending[seat]
        if pending is not None and pending.number == number:
            return True
        return any(raw.number == number for raw in self.entered)

    def handle_entry(self) -> None:
        at, number, seat = heapq.heappop(self.queue)
        self.now = max(self.now, at)
        glance = self.glances.pop(number, None)
        if glance is None:
            self.commit()
        else:
            self.bots[seat].perceive(glance.view, glance.facts)
            self.decide(seat)

    def ended(self) -> Ended:
        position = self.position
        over = position.actor == OVER
        return Ended(
            levels=self.levels,
            milliseconds=self.now,
            settled=over,
            winner=int(position.winner) if over and position.winner >= 0 else None,
            points=tuple(position.scores()),
            counts=self.counts.numbers,
        )

    def enter(self, at: int, seat: int) -> int:
        self.entries += 1
        heapq.heappush(self.queue, (at, self.entries, seat))
        return self.entries

    def enter_act(self, seat: int, act: str, at: int) -> None:
        """A person does something. While a ruling is made all hands rest (gress:4.15)."""
        GRESS.read_act(act)
        if at < self.rest_until:
            raise self.resting()
        at = max([self.now, at, *(raw.at for raw in self.entered)])
        self.entered.append(Raw(seat, self.enter(at, seat), act, at))

    def resting(self) -> Refused:
        return Refused("gress:4.15", {"seat": int(self.position.now.turn), "reason": "halted"})

    def drop_entered(self) -> None:
        """What persons did just after a complaint comes too late."""
        dropped, self.entered = self.entered, []
        for raw in dropped:
            self.persons[raw.seat].hear_refusal(raw.act, self.resting())

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
            level = self.bots[seat].player.level.name
            at = self.now + self.slowed(reaction(level, wanted.kind, self.delays[seat]))
            self.pending[seat] = Pending(wanted.act, at, self.enter(at, seat))

    def slowed(self, milliseconds: int) -> int:
        return round(milliseconds * self.slow)

    def commit(self) -> None:
        """The acts that are due, and all that follow within the window of the table."""
        end = self.now + self.position.rules.options.W
        done = [raw for raw in self.entered if raw.at <= end]
        self.entered = [raw for raw in self.entered if raw.at > end]
        raws = [Raw(raw.seat, number, raw.act, raw.at) for number, raw in enumerate(done)]
        for seat, pending in enumerate(self.pending):
            if pending is not None and pending.at <= end:
                raws.append(Raw(seat, pending.number, pending.act, pending.at))
                self.pending[seat] = None
        self.now = max(raw.at for raw in raws)
        refused = self.one_by_one(raws[0]) if len(raws) == 1 else self.together(raws)
        self.ask_chance()
        self.tell([raw.seat for raw in raws])
        for raw, why in refused:
            self.refuse(raw, why)

    def refuse(self, raw: Raw, why: Refused) -> None:
        self.counts.add("refused")
        if raw.seat in self.persons:
            self.persons[raw.seat].hear_refusal(raw.act, why)
        else:
            self.bots[raw.seat].hear_refusal(raw.act)
            self.decide(raw.seat)

    def one_by_one(self, raw: Raw) -> list[tuple[Raw, Refused]]:
        try:
            self.game.act(raw.seat, raw.act, raw.at, self.journal)
        except Refused as refused:
            return [(raw, refused)]
        return []

    def together(self, raws: list[Raw]) -> list[tuple[Raw, Refused]]:
        """A cluster; what is left over because chance comes in between is done right after it."""
        result = arbitrate(self.position, raws, self.journal)
        self.game.adopt(result)
        again, refused = list(result.rest), []
        for done in result.committed:
            if done.outcome == "refused":
                why = self.why(done.raw, done.rule or "")
                if why is None:
                    again.append(done.raw)
                else:
                    refused.append((done.raw, why))
        self.do_again(again)
        return refused

    def do_again(self, raws: Sequence[Raw]) -> None:
        """Acts that the others have made way for now; what persons did since comes after theirs."""
        again = []
        for raw in raws:
            number = self.enter(self.now, raw.seat)
            if raw.seat in self.persons:
                again.append(Raw(raw.seat, number, raw.act, self.now))
            else:
                self.pending[raw.seat] = Pending(raw.act, self.now, number)
        self.entered = [*again, *self.entered]

    def why(self, raw: Raw, rule: str) -> Refused | None:
        """Why an act in a cluster was refused. Bots don't ask for more than the rule; a person is told what
        the table says after all others are done, which may even be yes."""
        if raw.seat not in self.persons:
            return Refused(rule, {})
        try:
            GRESS.perform(self.position.copy(), raw.seat, raw.act)
        except Refused as refused:
            return refused
        return None

    def ask_chance(self) -> None:
        """A lot, the deal, a reshuffle."""
        while self.position.actor == CHANCE:
            self.game.draw(self.now, self.journal)

    def tell(self, actors: Sequence[int] = ()) -> None:
        """Everybody will see what happened: who did it at once, the others later, never out of order. A
        ruling takes its time, and while it does all hands rest."""
        facts = self.journal.facts
        if self.watch is not None:
            self.watch(self.position)
        pause = 0
        if any(fact.kind == "halted" and fact.about["reason"] == "complaint" for fact in facts):
            pause = self.slowed(self.position.rules.options.ruling_pause * 1000)
            self.pending = [None for seat in self.levels]
            self.rest_until = self.now + pause
            self.drop_entered()
        for seat in self.persons:
            self.ask(seat, pause)
        if not facts:
            return
        for seat in range(len(self.levels)):
            seen = self.journal.seen_by(seat)
            if seat in self.persons:
                self.persons[seat].hear(self.now, seen)
            else:
                level = self.bots[seat].player.level.name
                delay = 0 if seat in actors else self.slowed(perception(level, self.delays[seat]))
                self.show(seat, self.now + pause + delay, seen)
        self.counts.follow(facts, self.position)
        self.journal = Journal()

    def show(self, seat: int, at: int, facts: list[Fact]) -> None:
        """A bot will see the table, with what happened, at this time or as soon as it has seen the rest."""
        self.last_seen[seat] = max(at, self.last_seen[seat])
        self.glances[self.enter(self.last_seen[seat], seat)] = Glance(GRESS.view(self.position, seat), facts)

    def ask(self, seat: int, pause: int) -> None:
        """What is asked of a person, and until when (gress:Q71)."""
        view = GRESS.view(self.position, seat)
        act = act_when_time_is_up(view)
        if act is None:
            self.asked.pop(seat, None)
            return
        before, occasion = self.asked.get(seat), (view.pile_size, view.top, view.hand_sizes[seat])
        if pause or before is None or (before.act, before.occasion) != (act, occasion):
            time = self.slowed(seconds_for(view, act) * 1000)
            self.asked[seat] = Asked(act, self.now + pause + time, time, occasion)

    def next_force(self) -> tuple[int, int, int]:
        """When the table acts for whom, and what it does: for a person whose time is up; for a bot only
        where nobody does anything any more."""
        waiting = [(self.patience(seat, asked), seat, asked.act) for seat, asked in self.asked.items()]
        if not self.queue:
            first = max(0, int(self.position.actor))
            for step in range(len(self.levels)):
                seat = (first + step) % len(self.levels)
                view = GRESS.view(self.position, seat)
                act = None if seat in self.persons else act_when_time_is_up(view)
                if act is not None:
                    waiting.append((self.now + self.slowed(seconds_for(view, act) * 1000), seat, act))
                    break
            if not waiting:
                raise Bug("nobody can do anything, and the game is not over")
        return min(waiting, default=(NEVER, 0, 0))

    def patience(self, seat: int, asked: Asked) -> int:
        """When a person's time is up; what was done in time is settled before."""
        done = [raw.at + self.hold for raw in self.entered if raw.seat == seat and raw.at <= asked.at]
        return max([asked.at, *done])

    def force(self, at: int, seat: int, act: int) -> None:
        """The table acts for whoever keeps it waiting; a person draws until a turn is made."""
        self.now = max(self.now, at)
        if act != TAKE:
            self.journal.note("timed-out", {"seat": seat})
        again = True
        while again:
            self.game.act(seat, GRESS.write_act((act,)), self.now, self.journal)
            self.counts.add("forced")
            self.ask_chance()
            self.tell()
            asked = self.asked.get(seat)
            again = act in (DRAW, STOP) and asked is not None and asked.act == act
