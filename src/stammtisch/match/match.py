"""A match: the fold of its log, and the one place where its next event is decided.

    match = Match(game, position, Clock(), host)
    match.begin(now)
    match.submit(0, "play QS", now, "a ticket")
    due = match.due()                   # when it wants to be woken
    match.run(due)

Nothing here waits, reads a clock or rolls dice. A game in turn settles an act at once. In a game in time an
act waits until no other that was done within the window can still be under way; then the whole cluster is put
in order (gress:10.9), and that order depends neither on the order of arrival nor on when the match was woken.
What waits is not written down: it is neither done nor refused yet.
"""

from typing import Any, Final, final

from stammtisch.base.bits import numbers
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Bug, Malformed, Refused
from stammtisch.games.game import Game
from stammtisch.games.position import CHANCE, OVER, Fact, Journal, Position
from stammtisch.games.racing import Commit, TimedAct
from stammtisch.match.clocks import NEVER, Clock, MatchState, Question, fresh
from stammtisch.match.events import (
    Acted,
    Bounced,
    Drawn,
    Dropped,
    Ended,
    Event,
    Excluded,
    Returned,
    Ruled,
    TakenOver,
)
from stammtisch.match.host import Host
from stammtisch.match.waiting import WaitingAct, WaitingRoom


@final
class Match:
    """One match in progress. Without a clock nobody is hurried, and no ruling takes its time."""

    def __init__(
        self,
        game: Game[Any, Any],
        position: Position,
        clock: Clock | None,
        host: Host,
        state: MatchState | None = None,
    ) -> None:
        self.game: Final = game
        self.position: Final = position
        self.clock: Final = clock
        self.host: Final = host
        self.state: Final = fresh(int(position.players), clock) if state is None else state
        self.waiting: Final = WaitingRoom()

    @property
    def over(self) -> bool:
        return self.position.actor == OVER

    def winners(self) -> list[int]:
        """The seats that have won."""
        return numbers(self.position.winners())

    # What is decided

    def begin(self, at: int) -> None:
        """What chance has to say before anybody can act; or, in a match that is set up, who is asked."""
        self.state.settled = at
        if self.position.actor >= 0:
            self.ask(at)
        elif not self.over:
            self.go_on()

    def submit(self, seat: int, text: str, at: int, ticket: Any = None) -> None:
        """An act of a seat at a time, up to which the match was run; in a game in time it waits for others.
        Raises `Refused` or `Malformed` where that is known at once; else the host hears of it later."""
        if self.position.actor == OVER:
            raise ended()
        if self.game.in_time:
            self.enter(seat, text, at, ticket)
            return
        act = self.game.whole_act(self.position, seat, text)
        self.do(seat, act, max(at, self.state.settled), ticket)

    def enter(self, seat: int, text: str, at: int, ticket: Any) -> None:
        """gress:4.15: while a ruling is made all hands rest. What can only be tried waits for its place
        too: what is done before it may decide which rule refuses it."""
        if self.waiting.holds(ticket) and ticket is not None:
            return
        try:
            act = self.game.whole_act(self.position, seat, text)
        except Refused:
            act = text
        at = max(at, self.state.settled)
        if at < self.state.rest_until:
            raise self.game.resting(self.position)
        self.waiting.enter(seat, act, at, ticket)

    def due(self) -> int | None:
        """When the match wants to be woken, if nothing is done before: the first cluster is complete, or the
        time of somebody was up before it began. By then all acts must have come in."""
        opened, until = self.waiting.opened(), self.first_deadline()[0]
        if opened is not None and opened < until:
            return opened + self.game.window(self.position) + 1
        return None if until == NEVER else until

    def first_deadline(self) -> tuple[int, int]:
        """Whose time is up first, and when."""
        found = (NEVER, 0)
        for seat, question in enumerate(self.state.asked):
            if question is not None and question.until is not None and question.until < found[0]:
                found = (question.until, seat)
        return found

    def run(self, horizon: int) -> None:
        """Settle what was done, and what was left undone, before this time: all that can still come in counts
        as done at it or later."""
        while not self.over and (due := self.due()) is not None and due <= horizon:
            opened, (until, seat) = self.waiting.opened(), self.first_deadline()
            if opened is not None and opened < until:
                self.settle_cluster(opened + self.game.window(self.position))
            else:
                self.force(seat, until)

    def settle_all(self) -> None:
        """Everything that waits, before a pause."""
        while self.waiting.entries and not self.over:
            opened = self.waiting.opened()
            assert opened is not None
            self.settle_cluster(opened + self.game.window(self.position))

    def exclude(self, seat: int, name: str, at: int) -> None:
        """A referee's word, or `Refused`. It comes before whatever waits."""
        if self.over:
            raise ended()
        if not 0 <= seat < self.position.players:
            raise Malformed(f"there is no seat {seat}; seats are 0 to {self.position.players - 1}", "seat")
        opened = self.waiting.opened()
        self.happen(Excluded(max(at if opened is None else opened, self.state.settled), seat, name))
        self.go_on()

    def break_off(self) -> None:
        """Nobody is asked for anything any more, and what waits is forgotten."""
        self.waiting.entries = []
        self.state.asked = [None] * len(self.state.asked)

    def do(self, seat: int, text: str, at: int, ticket: Any, forced: bool = False) -> None:
        """A whole act, or `Refused`, and all that follows from it."""
        journal = Journal()
        self.game.perform(self.position, seat, text, journal)
        event = Acted(at, seat, text, forced)
        self.host.happen(event, self.follow(event, journal), ticket)
        self.go_on()

    def go_on(self) -> None:
        """What follows without anybody's doing: draws, as far as chance has answered, and the end."""
        position, at = self.position, self.state.settled
        while position.actor == CHANCE:
            wanted = position.chance()
            assert wanted is not None
            drawn = self.host.draw(wanted, self.state.deals)
            if drawn is None:
                return
            event = Drawn(at, f"{wanted.purpose}/{wanted.counter}", self.game.write_draw(position, drawn))
            self.host.happen(event, self.answered(at, wanted, drawn), None)
        if position.actor == OVER:
            self.happen(Ended(at, position.scores(), self.winners()))
            self.refuse_late()

    def happen(self, event: Event) -> None:
        self.host.happen(event, self.fold(event), None)

    def settle_cluster(self, end: int) -> None:
        """The acts done by then, each in its place; what follows a complaint too closely is refused."""
        entries = [entry for entry in self.waiting.take_until(end) if not self.refuses_try(entry)]
        if len(entries) == 1:
            self.settle_alone(entries[0].act, entries[0].ticket)
        elif entries:
            tickets = {entry.act.number: entry.ticket for entry in entries}
            race = self.game.race(self.position, [entry.act for entry in entries])
            while not self.over:
                journal = Journal()
                commit = race.next(journal)
                if commit is None:
                    break
                self.place(commit, journal, tickets)
            for act in race.left():
                self.settle_alone(act, tickets[act.number])
        self.refuse_late()

    def refuses_try(self, entry: WaitingAct) -> bool:
        """Whether this is no act at all, and is refused."""
        act = entry.act
        try:
            self.game.whole_act(self.position, act.seat, act.act)
        except Refused as why:
            self.host.refuse(act.act, why, entry.ticket)
            return True
        return False

    def settle_alone(self, act: TimedAct, ticket: Any) -> None:
        """Most acts have nobody to compete with. Where the match has ended, or waits for chance, what is left
        of a cluster is refused like any act."""
        if self.over:
            self.host.refuse(act.act, ended(), ticket)
            return
        try:
            self.do(act.seat, act.act, act.at, ticket)
        except Refused as why:
            self.host.refuse(act.act, why, ticket)

    def place(self, commit: Commit, journal: Journal, tickets: dict[int, Any]) -> None:
        """An act of a cluster in its place, and why others came too late."""
        act, ticket = commit.act, tickets[commit.act.number]
        if commit.refused is not None:
            self.host.refuse(act.act, commit.refused, ticket)
            return
        if commit.outcome == "done":
            done = Acted(act.at, act.seat, act.act)
            self.host.happen(done, self.follow(done, journal), ticket)
        else:
            kind = Bounced if commit.outcome == "bounced" else Dropped
            lost = kind(act.at, act.seat, act.act)
            self.host.happen(lost, self.fold(lost), ticket)
        for verdict in commit.verdicts:
            self.host.late(verdict, tickets[verdict.loser.number], ticket)
            fact, about = verdict.fact()
            self.happen(Ruled(act.at, fact, about, verdict.seats))
        self.go_on()

    def refuse_late(self) -> None:
        """What was done while a ruling was made, or after the end, comes too late."""
        state = self.state
        late = self.waiting.take_until(NEVER if self.over else state.rest_until - 1)
        for entry in late:
            why = ended() if self.over else self.game.resting(self.position)
            self.host.refuse(entry.act.act, why, entry.ticket)

    def force(self, seat: int, at: int) -> None:
        """The clock acts for a seat that has let its time pass. gress:Q71: who has to draw draws until a turn
        is made."""
        act = self.asked_act(seat)
        self.do(seat, self.idle_act(seat), at, None, forced=True)
        while act is not None and self.game.insists(act) and not self.over and self.asked_act(seat) == act:
            self.do(seat, self.idle_act(seat), at, None, forced=True)

    def asked_act(self, seat: int) -> int | None:
        question = self.state.asked[seat]
        return None if question is None else question.act

    def idle_act(self, seat: int) -> str:
        """What is done for a seat that does nothing."""
        game, dice = self.game, self.host.dice()
        trial = self.position.copy()
        steps: list[int] = []
        while not steps or game.unfinished(trial, seat):
            step = game.when_time_is_up(game.view(trial, seat), dice)
            if step is None:
                raise Bug(f"nothing is asked of seat {seat}")
            trial.apply(seat, step)
            steps.append(step)
        return game.write_act(steps)

    # What has happened

    def fold(self, event: Event) -> list[Fact]:
        """An event that has happened, and what it tells."""
        journal = Journal()
        if isinstance(event, Acted):
            self.game.perform(self.position, event.seat, event.act, journal)
            return self.follow(event, journal)
        if isinstance(event, Drawn):
            return self.drawn(event)
        if isinstance(event, Bounced):
            return self.game.come_to_nothing(self.position, event.seat, event.act, "bounced")
        if isinstance(event, Dropped):
            return self.game.come_to_nothing(self.position, event.seat, event.act, "dropped")
        if isinstance(event, Ruled):
            return [Fact(event.kind, dict(event.about), event.seats)]
        if isinstance(event, TakenOver | Returned):
            # Somebody else decides at the seat, and has all the time.
            self.game.seat_person(self.position, event.seat, isinstance(event, Returned))
            self.state.asked[event.seat] = None
            self.ask(event.at)
            return []
        if isinstance(event, Excluded):
            self.game.exclude(self.position, event.seat, journal)
            self.state.settled = max(self.state.settled, event.at)
            self.ask(event.at)
            return journal.facts
        if isinstance(event, Ended):
            self.state.asked = [None] * len(self.state.asked)
            return []
        raise Bug(f"{event} is no event of a match")

    def drawn(self, event: Drawn) -> list[Fact]:
        wanted = self.position.chance()
        if wanted is None or event.draw != f"{wanted.purpose}/{wanted.counter}":
            raise Bug(f"nothing waits for the draw {event.draw}")
        return self.answered(event.at, wanted, self.game.read_draw(self.position, event.drawn))

    def answered(self, at: int, wanted: Draw, drawn: list[int]) -> list[Fact]:
        """What chance answered is done, and what is told of it."""
        self.game.check_draw(wanted, drawn)
        journal = Journal()
        self.position.answer(drawn, journal)
        self.state.deals += wanted.purpose == "deal"
        self.state.settled = max(self.state.settled, at)
        self.ask(at)
        return journal.facts

    def follow(self, event: Acted, journal: Journal) -> list[Fact]:
        """What an act that is done means for the clocks, and what is told of it."""
        state = self.state
        if state.banks[event.seat]:
            self.spend(event)
        state.settled = max(state.settled, event.at)
        if self.clock is not None and self.game.in_time:
            rest = self.game.rest_after(self.position, journal.facts)
            if rest:
                state.rest_until = event.at + rest * self.clock.slow // 100
        self.ask(state.settled, event.seat)
        return journal.facts

    def spend(self, event: Acted) -> None:
        """What went beyond the time for one act comes out of the bank."""
        bank, question = self.state.banks[event.seat], self.state.asked[event.seat]
        if question is not None and self.clock is not None and self.clock.seconds:
            over = event.at - question.since - self.clock.seconds * 1000
            if over > 0:
                self.state.banks[event.seat] = max(bank - over, 0)

    # What is asked

    def ask(self, at: int, mover: int = -1) -> None:
        """What is asked of each seat from now on. Who is still asked for the same has no new time, unless
        they have just acted."""
        if self.position.actor == OVER:
            return
        if self.game.in_time:
            self.ask_in_time(max(at, self.state.rest_until))
            return
        asked, waited = self.state.asked, self.game.asked(self.position)
        for seat in range(len(asked)):
            if not waited >> seat & 1:
                asked[seat] = None
            elif asked[seat] is None or seat == mover:
                asked[seat] = Question(at, self.deadline(seat, at))

    def deadline(self, seat: int, since: int) -> int | None:
        """The time for an act and all of the bank, but no longer than the host's patience."""
        clock, until = self.clock, None
        if clock is not None and clock.seconds:
            until = since + clock.seconds * 1000 + self.state.banks[seat]
        patience = self.host.patience(seat)
        if patience is not None:
            until = since + patience if until is None else min(until, since + patience)
        return until

    def ask_in_time(self, at: int) -> None:
        """gress:Q71: each thing asked has its own time, anew when the occasion has changed, or when a ruling
        gave everybody a rest."""
        clock, asked = self.clock, self.state.asked
        for seat in range(len(asked)):
            demand = self.game.demand(self.position, seat)
            before = asked[seat]
            if demand is None:
                asked[seat] = None
            elif (
                before is None
                or (before.act, before.occasion) != (demand.act, demand.occasion)
                or before.since < at <= self.state.rest_until
            ):
                until = None if clock is None else at + demand.milliseconds * clock.slow // 100
                asked[seat] = Question(at, until, demand.act, demand.occasion)


def ended() -> Refused:
    """table:phase:playing: acts belong to a match that goes on."""
    return Refused("table:phase:playing", {"phase": "over"})
