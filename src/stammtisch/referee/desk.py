"""The referee's desk: a case is run as a match, with the times in its file, and every act has its verdict."""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.game import Game, SheetLine
from stammtisch.games.position import CHANCE, Fact, Position
from stammtisch.games.racing import RaceVerdict as RaceVerdict
from stammtisch.match.events import Acted, Bounced, Drawn, Dropped, Event
from stammtisch.match.host import Host
from stammtisch.match.match import Match
from stammtisch.referee.referee import referee_of
from stammtisch.referee.verdicts import Case, CaseAct, Lateness, Names, Verdict, sentences, why

APART: Final = 1_000_000
"""Milliseconds between acts of a case without times: nobody competes with anybody."""
MOST_MS: Final = 86_400_000
"""A day; no argument is about longer."""


class Desk(Host):
    """One case: what is asked, and the verdicts in the order in which things count as done."""

    def __init__(self, game: Game[Any, Any], position: Position, case: Case, names: Names) -> None:
        self.game: Final = game
        self.referee: Final = referee_of(game.name)
        self.acts: Final = case.acts
        self.names: Final = names
        self.judged: Final[list[Verdict]] = []
        self.sheet: list[SheetLine] = []
        self.races: Final[list[tuple[int, Lateness]]] = []
        """Who came too late, by the place of the act."""
        self.before: Position = position.copy()
        """How everything stood before the act that is being judged."""
        self.timed: Final = game.in_time and check_times(case.acts, int(position.players))
        self.draws: Final = [place for place, asked in enumerate(case.acts) if asked.drawn is not None]
        self.reached: int = len(case.acts) if self.timed else 0
        """Up to which place what was drawn may be used."""
        self.match: Final = Match(game, position, case.clock, self)

    def judge(self) -> None:
        """Everything in its order; draws where the game waits for them. The clock goes on until the last act
        is settled."""
        texts = [self.whole_act(place, asked) for place, asked in enumerate(self.acts)]
        self.reached = max(self.reached, self.leading_draws())
        self.match.begin(0)
        order, at = sorted(range(len(texts)), key=lambda place: (self.acts[place].at or 0, place)), 0
        for turn, place in enumerate(order if self.timed else range(len(texts))):
            text, asked = texts[place], self.acts[place]
            if text is None:
                self.answer_chance(place)
                continue
            at = asked.at if asked.at is not None else turn * APART
            if not self.timed:
                self.reached = self.draws_after(place)
            self.match.run(at)
            self.submit(place, text, at)
        self.match.run(at + self.game.window(self.match.position) + 1)
        if self.draws:
            raise Malformed("nothing is to be drawn now", f"acts[{self.draws[0]}].drawn")
        for found in self.judged:
            found.races = [race for place, race in self.races if place == found.place]
            if not self.timed:
                found.place = None

    def whole_act(self, place: int, asked: CaseAct) -> str | None:
        """An act, or something that was tried and is refused when its turn comes; none where something was
        drawn."""
        try:
            if asked.drawn is not None:
                if asked.seat is not None or asked.act is not None:
                    raise Malformed("needs either seat and act, or drawn")
                return None
            return self.referee.whole_act(self.game, self.before, asked)
        except Refused:
            return asked.act
        except Malformed as problem:
            raise problem.within(f"acts[{place}]") from None

    def submit(self, place: int, text: str, at: int) -> None:
        try:
            self.match.submit(self.acts[place].seat or 0, text, at, place)
        except Refused as refused:
            self.refuse(text, refused, place)
        if not self.timed:
            self.match.run(at + APART)

    # Chance

    def leading_draws(self) -> int:
        return self.draws_after(-1)

    def draws_after(self, place: int) -> int:
        """Up to which place things were drawn right after this one."""
        reached = place + 1
        while reached < len(self.acts) and self.acts[reached].drawn is not None:
            reached += 1
        return reached

    def answer_chance(self, place: int) -> None:
        """What was drawn is used as soon as the game waits for it."""
        if place in self.draws and self.match.position.actor == CHANCE:
            self.reached = max(self.reached, place + 1)
            self.match.go_on()
        if place in self.draws and not self.timed:
            raise Malformed("nothing is to be drawn now", f"acts[{place}].drawn")

    def draw(self, wanted: Draw, deals: int) -> list[int] | None:
        if not self.draws or self.draws[0] >= self.reached:
            return None
        place = self.draws.pop(0)
        try:
            drawn = self.game.read_draw(self.match.position, self.acts[place].drawn or [])
            self.game.check_draw(wanted, drawn)
        except Malformed as problem:
            raise problem.within(f"acts[{place}].drawn") from None
        self.judged.append(Verdict(verdict="drawn", place=place, drawn=self.acts[place].drawn))
        return drawn

    def dice(self) -> Dice:
        return Dice(1)

    # Verdicts

    def happen(self, event: Event, facts: list[Fact], ticket: Any) -> None:
        told = sentences(facts, self.game.name, self.names)
        if isinstance(event, Drawn):
            self.judged[-1].facts = told
        elif isinstance(event, Bounced | Dropped):
            found = self.verdict(ticket, "bounced" if isinstance(event, Bounced) else "dropped")
            found.facts = told[-1:]
        elif isinstance(event, Acted):
            self.accept(event, told, ticket)
        self.before.copy_from(self.match.position)

    def accept(self, event: Acted, told: list[dict[str, str]], ticket: Any) -> None:
        found = (
            self.verdict(ticket, "accepted")
            if ticket is not None
            else self.enter(Verdict(verdict="forced", seat=event.seat, act=event.act, at=event.at))
        )
        found.facts = told
        self.referee.comment(found, self.before, event.seat, event.act, self.names)
        self.sheet = self.game.sheet(self.match.position) or self.sheet

    def refuse(self, act: str, why_not: Refused, ticket: Any) -> None:
        found = self.verdict(ticket, "refused")
        found.rule, found.reason = why_not.rule, why(why_not, self.names)

    def late(self, verdict: RaceVerdict, loser: Any, winner: Any) -> None:
        self.races.append((loser, self.referee.race(verdict, winner, self.names)))

    def verdict(self, place: int, kind: str) -> Verdict:
        asked = self.acts[place]
        return self.enter(
            Verdict(verdict=kind, place=place, seat=asked.seat, act=asked.act, at=asked.at, hand=asked.hand)
        )

    def enter(self, found: Verdict) -> Verdict:
        self.judged.append(found)
        return found


def check_times(acts: Sequence[CaseAct], players: int) -> bool:
    """Whether the acts have times: all of them or none, and for no seat do they run backwards."""
    timed = any(asked.at is not None for asked in acts)
    last = [0] * players
    for place, asked in enumerate(acts):
        field = f"acts[{place}].at"
        if asked.drawn is not None:
            if asked.at is not None or asked.hand is not None:
                raise Malformed("what is drawn has neither a time nor a hand", f"acts[{place}]")
            continue
        if timed and asked.at is None:
            raise Malformed("missing: either all acts have a time or none", field)
        if asked.at is None or asked.seat is None or not 0 <= asked.seat < players:
            continue
        if not 0 <= asked.at <= MOST_MS:
            raise Malformed(f"{asked.at} is not from 0 to {MOST_MS} milliseconds", field)
        if asked.at < last[asked.seat]:
            raise Malformed(
                f"{asked.at} is before {last[asked.seat]}, when seat {asked.seat} acted last", field
            )
        last[asked.seat] = asked.at
    return timed
