"""The referee's desk of Gress: who was first, what was wrong and what it counts as, and how things stand.

At an official table wrong acts happen. Here, and nowhere else, it is told at once which those are.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final

import msgspec

from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import check_seat
from stammtisch.games.game import Game
from stammtisch.games.gress.arbitration import CLASSES, class_of
from stammtisch.games.gress.cards import NAMES
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.marke import is_liable, must_say
from stammtisch.games.gress.notation import debt_data
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.rules import Rules
from stammtisch.games.gress.state import ACTIVE, SETTLING
from stammtisch.games.position import CHANCE, Position
from stammtisch.games.racing import RaceVerdict as Ruled
from stammtisch.games.racing import TimedAct
from stammtisch.referee.referee import Referee, texts
from stammtisch.referee.verdicts import CaseAct, Lateness, Names, Sentence, Verdict, act_of, say, why

GRESS: Final = Gress()
CAN_BE_WRONG: Final = ("play", "draw", "marke", "down")


def what_it_counts_as(position: GressPosition, seat: int, act: str) -> str | None:
    """gress:Q04: of cards laid, right or wrong."""
    if act.removeprefix("holding ").split()[0] != "play":
        return None
    return class_of(position, TimedAct(seat, 0, act, 0))


def fault(position: GressPosition, seat: int, act: str) -> Refused | None:
    """What is wrong with an act that an official table lets happen: what a guided one would say to it.

    gress:10.3: the holding hand is always wrong.
    """
    verb = act.split()[0]
    if verb == "holding":
        return Refused("gress:10.3", {})
    if verb == "vorletzte" and not must_say(position.now, seat):
        return Refused("gress:Q80", {})
    if verb == "down" and not (position.owed[seat] and position.stock_size):
        return None
    if verb in CAN_BE_WRONG:
        try:
            GRESS.perform(guided(position), seat, act)
        except Refused as refused:
            return refused
    return None


def guided(position: GressPosition) -> GressPosition:
    """The same moment at a table that refuses whatever is wrong (gress:option:referee)."""
    options = msgspec.structs.replace(position.rules.options, referee="guided")
    twin = position.copy()
    twin.rules = Rules(int(position.players), options)
    return twin


def owing(position: GressPosition, seat: int, names: Names) -> list[Sentence]:
    """What a seat owes, the oldest first (gress:4.13)."""
    return [
        say("standing-debt", names, seat=seat, reason=reason, count=sum(debt.left for debt in debts))
        for reason, debts in groupby(debt_data(position, seat), key=lambda debt: debt.reason)
    ]


class GressReferee(Referee):
    race_rule = "gress:10.9"
    sparse = True

    def whole_act(self, game: Game[Any, Any], position: Position, asked: CaseAct) -> str:
        """An act as records write it, with the hand it was done with (gress:2.6)."""
        seat, text = act_of(asked)
        check_seat(seat, position.players)
        if asked.hand not in (None, "action", "holding"):
            raise Malformed(f"{asked.hand!r} is neither action nor holding (gress:2.6)", "hand")
        try:
            act = game.whole_act(position, seat, text)
        except Malformed as problem:
            raise problem if problem.field else problem.within("act") from None
        if asked.hand is None:
            return act
        if act.split()[0] == "holding":
            raise Malformed("is told in the act already", "hand")
        if asked.hand == "action":
            return act
        try:
            GRESS.read_act(f"holding {act}")
        except Malformed as problem:
            raise problem.within("hand") from None
        return f"holding {act}"

    def comment(self, found: Verdict, before: Position, seat: int, act: str, names: Names) -> None:
        """What an act that was done counts as, and what was wrong with it."""
        assert isinstance(before, GressPosition)
        found.counts_as = what_it_counts_as(before, seat, act)
        wrong = fault(before, seat, act)
        if wrong is not None:
            idle = act == "vorletzte" and not before.rules.false_vorletzte
            found.verdict = "idle" if idle else "wrong"
            found.rule, found.reason = wrong.rule, why(wrong, names)

    def race(self, ruled: Ruled, behind: int, names: Names) -> Lateness:
        """Why an act came too late, in words."""
        decided = "class" if ruled.kind != ruled.behind else "time" if ruled.ms else "seat"
        reason = say(
            "race",
            names,
            seat=ruled.loser.seat,
            target=ruled.winner.seat,
            lost=ruled.loser.act,
            won=ruled.winner.act,
            ms=abs(ruled.ms),
            order="later" if ruled.ms > 0 else "earlier" if ruled.ms else "level",
            decided=decided,
            behind=ruled.behind,
            **{"class": ruled.kind},
        )
        return Lateness(behind, ruled.ms, (CLASSES[ruled.kind], CLASSES[ruled.behind]), reason)

    def standing(self, position: Position, names: Names) -> list[Sentence]:
        """Whose turn it is, who owes what, and what has not been ruled on yet."""
        assert isinstance(position, GressPosition)
        now = position.now
        if position.actor == CHANCE:
            return [say("standing-chance", names)]
        if position.phase not in (ACTIVE, SETTLING):
            return []
        if position.phase == SETTLING and position.winner >= 0:
            found = [say("standing-won", names, seat=int(position.winner))]
        elif position.phase == SETTLING:
            found = [say("standing-dead-end", names)]
        else:
            direction = "clockwise" if now.direction > 0 else "counter"
            throws = "allowed" if now.throws else "forbidden"
            found = [say("standing-turn", names, seat=int(now.turn), direction=direction, throws=throws)]
        if position.is_halted():
            found.append(say("standing-halt", names, seat=int(now.halt_a), target=int(now.halt_b)))
        if now.call_by >= 0:
            found.append(say("standing-call", names, seat=int(now.call_by), target=int(now.call_to)))
        for seat in range(position.players):
            found += owing(position, seat, names)
            if must_say(now, seat):
                found.append(say("standing-due", names, seat=seat))
            if is_liable(now, seat):
                found.append(say("standing-liable", names, seat=seat))
            if now.picked_wrong >> seat & 1:
                found.append(say("standing-marke", names, seat=seat))
        for play in position.plays:
            if play.is_wrong():
                cards = [NAMES[card] for card in play.cards]
                found.append(say("standing-wrong", names, seat=int(play.seat), cards=cards, count=len(cards)))
        return found

    def pack(self, table: Position) -> list[str]:
        assert isinstance(table, GressPosition)
        return NAMES * int(table.rules.sets)

    def lying(self, data: Mapping[str, Any], table: Position) -> Iterator[str]:
        for text in texts([data.get(field) for field in ("hands", "marken", "pile", "draw")]):
            yield from re.split("[:.]", text)

    def laid(self, act: str) -> list[str]:
        words = act.upper().removeprefix("HOLDING ").split()[1:]
        return [] if act.startswith("complain") else [word for word in words if word in NAMES]


REFEREE: Final = GressReferee()
