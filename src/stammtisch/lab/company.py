"""Bots of a game in time, and people among them, at one match.

Whatever happens is seen by each bot after its delay of perception; then it decides what it wants, and does
that after its reaction time, unless it sees something before that changes its mind. A movement that is all
but done can't be stopped any more. Who was first is for the match to say. Times are whole milliseconds, and
none passes by itself: `advance` says how late it is, and `enter_act` what a person did when. So games between
bots take no real time, and a game with a person takes the time the person's clock shows.

Deals, minds and delays have dice of their own: the same seed gives the same games on every machine.
"""

import heapq
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug, Refused
from stammtisch.games.game import Game
from stammtisch.games.position import EVERYBODY, Fact, Position
from stammtisch.lab import tallies
from stammtisch.lab.figures import GameFigures, shares
from stammtisch.match.clocks import NEVER, Clock
from stammtisch.match.events import Acted, Event
from stammtisch.match.host import Host
from stammtisch.match.match import Match
from stammtisch.match.record import Record
from stammtisch.match.replay import start as start_match
from stammtisch.players import wits
from stammtisch.players.timed import BotInTime

LIMIT: Final = 30 * 60 * 1000
"""A game that is not over after half an hour of virtual time is broken off, and counted as that."""

Chance = Callable[[Draw], list[int]]
"""What answers when a position waits for chance."""


class Glance(msgspec.Struct, frozen=True):
    """What a seat will have seen at a time."""

    view: Any
    facts: list[Fact]


class Movement(msgspec.Struct, frozen=True):
    """An act under way: what, when it is done, and which one it is."""

    act: str
    at: int
    number: int


class Eyewitness(Protocol):
    """Somebody at the table who is told what happens."""

    def hear(self, at: int, facts: list[Fact]) -> None: ...

    def hear_refusal(self, act: str, refused: Refused) -> None: ...


def rolled(dice: Dice) -> Chance:
    """Chance from dice."""
    return lambda wanted: dice.draw(wanted.pool, wanted.take)


class Company(Host):
    """One match being played in time, from a position on or from what a record leads to. With `slow`, bots,
    pauses and deadlines take so many times as long."""

    def __init__(
        self,
        game: Game[Any, Any],
        start_from: Position | Record,
        chance: Chance,
        levels: Sequence[str],
        seed: int,
        *,
        persons: Mapping[int, Eyewitness] | None = None,
        slow: float = 1.0,
        start: int = 0,
        watch: Callable[[Any], None] | None = None,
        log: Callable[[Event], None] | None = None,
    ) -> None:
        seats = range(len(levels))
        pace = Clock(slow=round(slow * 100))
        self.match: Final = (
            start_match(start_from, self, pace)
            if isinstance(start_from, Record)
            else Match(game, start_from, pace, self)
        )
        self.chance: Final = chance
        self.levels: Final = tuple(levels)
        self.persons: Final = dict(persons or {})
        self.slow: Final = slow
        self.watch: Final = watch
        self.log: Final = log
        self.bots: Final[dict[int, BotInTime]] = {
            seat: self.bot(seat, Dice(seed * 31 + seat)) for seat in seats if seat not in self.persons
        }
        self.delays: Final = [Dice(seed * 37 + 1_000_003 + seat) for seat in seats]
        self.tally: Final = tallies.of(game.name)(len(levels))
        self.facts: list[Fact] = []
        """What has happened and is not told yet."""
        self.actors: set[int] = set()
        """Who did it."""
        self.refused: list[tuple[int, str, Refused]] = []
        self.moving: list[Movement | None] = [None for seat in seats]
        self.acting: list[bool] = [False for seat in seats]
        """Whose act waits for its place."""
        self.last_seen = [start for seat in seats]
        self.queue: list[tuple[int, int, int]] = []
        """When, the number of the entry, and whose it is: the end of a movement, or a glance."""
        self.glances: dict[int, Glance] = {}
        self.entries = 0
        self.now = start

    @property
    def position(self) -> Any:
        return self.match.position

    def bot(self, seat: int, dice: Dice) -> BotInTime:
        """Who plays at a seat, with dice for its mind."""
        return wits.of(self.match.game.name).in_time(self.levels[seat]).sit_down(seat, len(self.levels), dice)

    def view(self, position: Position, seat: int) -> Any:
        return self.match.game.view(position, seat)

    # A match, from its beginning to its end

    def run(self, limit: int = LIMIT) -> GameFigures:
        """A whole game."""
        self.begin()
        self.advance(limit)
        if not self.match.over:
            self.now = limit
        return self.ending()

    def begin(self, before: Iterable[tuple[Any, list[Fact]]] = ()) -> None:
        """Sit down; at a table that was left, with all that happened before."""
        for position, facts in before:
            self.tally.follow(facts, position)
            for seat, bot in self.bots.items():
                bot.perceive(self.view(position, seat), [fact for fact in facts if fact.seen_by(seat)])
        for seat, bot in self.bots.items():
            if bot.view is not None:
                self.show(seat, self.now, [])
        self.match.begin(self.now)
        self.tell()

    def advance(self, to: int) -> None:
        """All that is due up to this time, in its order."""
        while not self.match.over:
            entry, due = self.next_entry(), self.next_due()
            at = min(entry, due)
            if at > to:
                return
            self.now = max(self.now, at)
            if due <= entry:
                self.match.run(due)
                self.tell()
            else:
                self.handle_entry()

    def next_time(self) -> int:
        """When something is due next, if no person does anything before."""
        return min(self.next_entry(), self.next_due())

    def next_due(self) -> int:
        """When the match wants to be woken. What is done at the very moment when a cluster is complete
        belongs to the next one."""
        due = self.match.due()
        if due is None and not self.queue:
            raise Bug("nobody can do anything, and the game is not over")
        return NEVER if due is None else due

    def next_entry(self) -> int:
        """When the next glance or act is to be handled; what somebody has given up is forgotten."""
        while self.queue:
            at, number, seat = self.queue[0]
            moving = self.moving[seat]
            if number in self.glances or (moving is not None and moving.number == number):
                return at
            heapq.heappop(self.queue)
        return NEVER

    def handle_entry(self) -> None:
        number, seat = heapq.heappop(self.queue)[1:]
        glance, moving = self.glances.pop(number, None), self.moving[seat]
        if glance is not None:
            self.bots[seat].perceive(glance.view, glance.facts)
            self.decide(seat)
        elif moving is not None:
            self.moving[seat] = None
            self.enter_act(seat, moving.act, moving.at)

    def ending(self) -> GameFigures:
        position, over = self.match.position, self.match.over
        return GameFigures(
            players=self.levels,
            points=tuple(position.scores()),
            won=shares(position.winners() if over else 0, len(self.levels)),
            settled=over,
            tallies=self.tally.seats,
            counts=self.tally.table,
            milliseconds=self.now,
        )

    # What is done

    def enter(self, at: int, seat: int) -> int:
        self.entries += 1
        heapq.heappush(self.queue, (at, self.entries, seat))
        return self.entries

    def enter_act(self, seat: int, act: str, at: int) -> None:
        """Somebody does something; a person who is refused at once is told so by an exception."""
        self.entries += 1
        if seat in self.persons:
            self.match.submit(seat, act, at, (seat, self.entries))
            return
        self.acting[seat] = True
        try:
            self.match.submit(seat, act, at, (seat, self.entries))
        except Refused as why:
            self.acting[seat] = False
            self.tell_refusal(seat, act, why)

    def exclude(self, seat: int, name: str, at: int) -> None:
        """The word of a referee."""
        self.match.exclude(seat, name, at)
        self.tell()

    def decide(self, seat: int) -> None:
        """A bot has seen something: what it is about to do it may still change, unless it is too late."""
        if self.acting[seat] or self.now < self.match.state.rest_until:
            return
        moving = self.moving[seat]
        bot = self.bots[seat]
        if moving is not None and not bot.player.can_stop(moving.act, moving.at - self.now):
            return
        wanted = bot.plan()
        if wanted is None:
            self.moving[seat] = None
        elif moving is None or moving.act != wanted.act:
            at = self.now + self.reaction(seat, wanted.kind)
            self.moving[seat] = Movement(wanted.act, at, self.enter(at, seat))

    def reaction(self, seat: int, kind: str) -> int:
        """Milliseconds a bot takes for something of this kind."""
        return round(self.bots[seat].player.reaction(kind, self.delays[seat]) * self.slow)

    def perception(self, seat: int) -> int:
        """Milliseconds until a bot sees what others did."""
        return round(self.bots[seat].player.perception(self.delays[seat]) * self.slow)

    # What the match tells

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        if isinstance(event, Acted) and event.forced and not self.match.game.excuses(event.act):
            self.tally.add("forced")
            facts = [Fact("timed-out", {"seat": event.seat}, EVERYBODY), *facts]
        if ticket is not None:
            self.done(ticket[0])
        self.facts.extend(facts)
        if self.log is not None:
            self.log(event)

    def refuse(self, act: str, why: Refused, ticket: Any) -> None:
        self.done(ticket[0])
        self.refused.append((ticket[0], act, why))

    def done(self, seat: int) -> None:
        self.acting[seat] = False
        self.actors.add(seat)

    def draw(self, wanted: Draw, deals: int) -> list[int]:
        return self.chance(wanted)

    def dice(self) -> Dice:
        return Dice(1)

    # What is seen of it

    def tell(self) -> None:
        """Everybody will see what happened: who did it at once, the others later, never out of order. A
        ruling takes its time, and while it does all hands rest."""
        facts, actors, refused = self.facts, self.actors, self.refused
        self.facts, self.actors, self.refused = [], set(), []
        if self.watch is not None:
            self.watch(self.position)
        if facts:
            rest = self.match.state.rest_until
            if self.match.game.rest_after(self.match.position, facts):
                self.moving = [None for seat in self.levels]
            for seat in range(len(self.levels)):
                seen = [fact for fact in facts if fact.seen_by(seat)]
                if seat in self.persons:
                    self.persons[seat].hear(self.match.state.settled, seen)
                else:
                    delay = 0 if seat in actors else self.perception(seat)
                    self.show(seat, max(self.now, self.match.state.settled + delay, rest + delay), seen)
            self.tally.follow(facts, self.position)
        for seat, act, why in refused:
            self.tell_refusal(seat, act, why)

    def tell_refusal(self, seat: int, act: str, why: Refused) -> None:
        self.tally.add("refused")
        if seat in self.persons:
            self.persons[seat].hear_refusal(act, why)
        else:
            self.bots[seat].hear_refusal(act)
            self.decide(seat)

    def show(self, seat: int, at: int, facts: list[Fact]) -> None:
        """A bot will see the table, with what happened, at this time or as soon as it has seen the rest."""
        self.last_seen[seat] = max(at, self.last_seen[seat])
        self.glances[self.enter(self.last_seen[seat], seat)] = Glance(self.view(self.position, seat), facts)
