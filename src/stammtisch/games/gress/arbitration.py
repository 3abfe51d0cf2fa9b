"""Who was first, where that can't be told from the time alone: a pure function of a position and raw acts.

Acts come with effective times, in milliseconds, from whoever runs the table; all seats are treated alike
(gress:2.2). The result is the same in whatever order they arrive, and if all times are shifted alike.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from stammtisch.games.bits import bit
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.gress import acts
from stammtisch.games.gress.cards import JACKS, names
from stammtisch.games.gress.complaints import is_founded as complaint_is_founded
from stammtisch.games.gress.debts import owes_other
from stammtisch.games.gress.drawing import may_draw_up, may_stop
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.laying import is_lonely
from stammtisch.games.gress.marke import is_liable, may_take_marke, must_say
from stammtisch.games.gress.plays import SINGLE, THROW, TURN
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.rules import Rules
from stammtisch.games.gress.turns import counts_as, is_lawful, shape_of_kinds
from stammtisch.games.gress.wrong_plays import may_take_back
from stammtisch.games.position import CHANCE, EVERYBODY, Journal

GRESS: Final = Gress()
CLASSES: Final = {
    "marke": "1",
    "defence": "2.1",
    "turn": "2.2",
    "jack": "2.3",
    "throw": "2.4",
    "take-back": "2.5",
    "lay": "3",
    "draw-up": "4.1",
    "debt": "4.2",
    "call": "5",
}
"""gress:10.9: what goes before what. A take-back is not in the rule (gress:Q69); it follows the throws."""


class Raw(msgspec.Struct, frozen=True):
    """An act as it came in: whose, the how many-th of that seat, what, and when it counts as done."""

    seat: int
    number: int
    act: str
    at: int


class Committed(msgspec.Struct, frozen=True):
    """An act in its place: `done`, `bounced` (laid, lost the race, and given back as if nothing had been
    done), `dropped` (a complaint that lost its object) or `refused`, by which rule."""

    raw: Raw
    outcome: str
    rule: str | None = None


class Verdict(msgspec.Struct, frozen=True):
    """Why an act came too late: who was before it, by how many milliseconds, and the classes of both."""

    loser: Raw
    winner: Raw
    ms: int
    kind: str
    behind: str

    def fact(self) -> tuple[str, dict[str, object]]:
        """The same as a fact for the words room: who was later, or who was first."""
        if self.kind == self.behind and self.ms:
            return "later", {"seat": self.loser.seat, "target": self.winner.seat, "ms": self.ms}
        about: dict[str, object] = {"seat": self.winner.seat, "target": self.loser.seat}
        if self.kind == self.behind:
            return "nearer", about
        return "priority", {**about, "class": self.kind, "behind": self.behind}

    def line(self, names: Sequence[str]) -> str:
        """For a log: `B's play QS was 41 ms later than A's play KS; 10.9 class 2.2 before 2.4`."""
        when = f"{abs(self.ms)} ms {'later' if self.ms >= 0 else 'earlier'} than" if self.ms else "level with"
        why = f"10.9 class {CLASSES[self.kind]} before {CLASSES[self.behind]}"
        if self.kind == self.behind:
            why = f"10.9 class {CLASSES[self.kind]} both" + ("" if self.ms else ", nearer to who is on turn")
        loser, winner = self.loser, self.winner
        return f"{names[loser.seat]}'s {loser.act} was {when} {names[winner.seat]}'s {winner.act}; {why}"


class Result(msgspec.Struct, frozen=True):
    """The order, the verdicts, the position after it, and what could not be settled yet because chance is
    asked in between."""

    committed: tuple[Committed, ...]
    verdicts: tuple[Verdict, ...]
    position: GressPosition
    rest: tuple[Raw, ...]


def arbitrate(position: GressPosition, raws: Iterable[Raw], journal: Journal | None = None) -> Result:
    """All acts in their order. The position handed in is left as it is."""
    queues = by_seat(raws, int(position.players))
    table = position.copy()
    committed: list[Committed] = []
    verdicts: list[Verdict] = []
    window = position.rules.options.W
    while table.actor != CHANCE and any(queues):
        opened = min(queue[0].at for queue in queues if queue)
        cluster = [[raw for raw in queue if raw.at <= opened + window] for queue in queues]
        merged = Merge(table, cluster, journal)
        merged.run()
        committed += merged.committed
        verdicts += merged.verdicts
        settled = {(done.raw.seat, done.raw.number) for done in merged.committed}
        queues = [[raw for raw in queue if (raw.seat, raw.number) not in settled] for queue in queues]
    rest = sorted((raw for queue in queues for raw in queue), key=lambda raw: (raw.at, raw.seat, raw.number))
    return Result(tuple(committed), tuple(verdicts), table, tuple(rest))


def by_seat(raws: Iterable[Raw], players: int) -> list[list[Raw]]:
    """Each seat's acts in its own order; time never runs backwards for a seat."""
    queues: list[list[Raw]] = [[] for seat in range(players)]
    for raw in raws:
        if not 0 <= raw.seat < players:
            raise Malformed(f"there is no seat {raw.seat}; seats are 0 to {players - 1}", "seat")
        GRESS.read_act(raw.act)
        queues[raw.seat].append(raw)
    for seat, queue in enumerate(queues):
        queue.sort(key=lambda raw: raw.number)
        for one, other in pairwise(queue):
            if one.number == other.number:
                raise Malformed(f"seat {seat} has two acts number {one.number}", "number")
            if other.at < one.at:
                raise Malformed(f"seat {seat}: act {other.number} is at {other.at}, before {one.at}", "at")
    return queues


class Merge:
    """The acts of one cluster, too close for time alone to decide."""

    def __init__(self, table: GressPosition, queues: list[list[Raw]], journal: Journal | None) -> None:
        self.table = table
        self.queues = queues
        self.journal = journal
        self.committed: list[Committed] = []
        self.verdicts: list[Verdict] = []
        self.right_at_start = {raw for queue in queues for raw in queue if is_right(table, raw)}

    def run(self) -> None:
        """gress:10.9: of the first act of each seat that is right now, the one of the highest class goes
        first, then the earliest, then the one nearest to who is on turn (gress:Q69); if none is right,
        the earliest."""
        while any(self.queues) and self.table.actor != CHANCE:
            heads = [queue[0] for queue in self.queues if queue]
            right = [raw for raw in heads if is_right(self.table, raw)]
            if right:
                chosen = min(right, key=lambda raw: (CLASSES[self.kind(raw)], raw.at, self.distance(raw)))
            else:
                chosen = min(heads, key=lambda raw: (raw.at, self.distance(raw)))
            kinds = {raw: self.kind(raw) for raw in right}
            self.queues[chosen.seat].pop(0)
            self.committed.append(self.commit(chosen, chosen in right))
            self.judge(chosen, kinds)

    def kind(self, raw: Raw) -> str:
        """The class of an act; saying vorletzte directly before taking up the Marke goes with it."""
        if raw.act == "vorletzte":
            queue = self.queues[raw.seat]
            place = queue.index(raw)
            if len(queue) > place + 1 and queue[place + 1].act == "marke":
                return "marke"
        return class_of(self.table, raw)

    def distance(self, raw: Raw) -> int:
        """How far a seat is from who is on turn, in playing direction."""
        now = self.table.now
        return int((raw.seat - now.turn) * now.direction % self.table.players)

    def commit(self, raw: Raw, right: bool) -> Committed:
        """A complaint that was justified and lost its object is dropped and costs nothing. A card that lost
        the race lies there as a wrong play (gress:option:collision: physical), or comes back at once, free
        (bounce)."""
        lost = not right and raw in self.right_at_start
        if lost and raw.act.startswith("complain"):
            if self.journal is not None:
                self.journal.note("complaint-dropped", {"seat": raw.seat, "target": int(raw.act.split()[2])})
            return Committed(raw, "dropped")
        if lost and raw.act.startswith("play") and self.bounces(raw):
            return Committed(raw, "bounced")
        try:
            GRESS.perform(self.table, raw.seat, raw.act, self.journal)
        except Refused as refused:
            return Committed(raw, "refused", refused.rule)
        return Committed(raw, "done")

    def bounces(self, raw: Raw) -> bool:
        """All see the cards touch the pile and go back; to the game it is as if they had never left the
        hand, so nothing of it is written down."""
        if self.table.rules.options.collision != "bounce":
            return False
        trial, seen = self.table.copy(), Journal()
        try:
            GRESS.perform(trial, raw.seat, raw.act, seen)
        except Refused:
            return False
        if not may_take_back(trial, raw.seat):
            return False
        if self.journal is not None:
            laid = seen.facts[0]
            self.journal.note(laid.kind, laid.about, laid.seats)
            cards = names(cards_of(GRESS.read_act(raw.act)))
            self.journal.note("bounced", {"seat": raw.seat, "cards": cards})
        return True

    def judge(self, winner: Raw, kinds: dict[Raw, str]) -> None:
        """Every act that was right before this one and is not after it has lost to it. Where a card that
        came too late lies there like any other, only who laid it is told (gress:Q70)."""
        if winner not in kinds:
            return
        for loser, behind in kinds.items():
            if loser.seat == winner.seat or is_right(self.table, loser):
                continue
            verdict = Verdict(loser, winner, loser.at - winner.at, kinds[winner], behind)
            self.verdicts.append(verdict)
            if self.journal is not None:
                kind, about = verdict.fact()
                seats = EVERYBODY if all_see(self.table.rules, loser) else bit(loser.seat)
                self.journal.note(kind, about, seats)


def all_see(rules: Rules, loser: Raw) -> bool:
    """Whether all see anyway that an act came too late: it is refused, or bounces."""
    return not rules.official or (rules.options.collision == "bounce" and loser.act.startswith("play"))


def cards_of(steps: tuple[int, ...]) -> list[int]:
    """The cards an act lays or names, from the bottom up."""
    return [step for step in steps if step < acts.SEAT]


def class_of(table: GressPosition, raw: Raw) -> str:
    """gress:10.9: the Marke; playing, defences first, then turns by 4.5 and packets, jacks, throws; laying
    cards before others; drawing, for a turn before a debt; announcements."""
    words = raw.act.removeprefix("holding ").split()
    match words[0]:
        case "marke":
            return "marke"
        case "play":
            return class_of_cards(table, raw)
        case "takeback":
            return "take-back"
        case "give" | "lay" | "touch" | "take":
            return "lay"
        case "draw" | "stop":
            return "debt" if table.owed[raw.seat] else "draw-up"
    return "call"


def class_of_cards(table: GressPosition, raw: Raw) -> str:
    cards = cards_of(GRESS.read_act(raw.act))
    shape = shape_of_kinds(cards)
    if shape == SINGLE and JACKS >> cards[0] & 1:
        return "jack"
    if not table.pile_size:
        return "turn"
    kind = counts_as(table.now, table.top(), raw.seat, cards[0], shape)
    return {TURN: "turn", THROW: "throw"}.get(kind, "defence")


def is_right(table: GressPosition, raw: Raw) -> bool:
    """Whether the act can be done now and would be lawful."""
    seat, steps = raw.seat, GRESS.read_act(raw.act)
    trial = table.copy()
    try:
        GRESS.perform(trial, seat, raw.act)
    except Refused:
        return False
    if steps[:2] == (acts.ELSE, acts.HOLDING):
        return False
    if steps[:2] == (acts.ELSE, acts.COMPLAIN):
        return is_founded(table, steps)
    match steps[0]:
        case acts.VORLETZTE:
            return must_say(table.now, seat)
        case acts.MARKE:
            return may_take_marke(table, seat)
        case acts.DRAW:
            return table.owed[seat] > 0 or may_draw_up(table, seat)
        case acts.STOP:
            return may_stop(table, seat)
        case acts.DOWN:
            return not (table.owed[seat] and table.stock_size)
    cards = cards_of(steps)
    if cards and (steps[0] < acts.SEAT or steps[0] == acts.PACKET):
        return cards_are_right(table, seat, cards)
    return True


def cards_are_right(table: GressPosition, seat: int, cards: list[int]) -> bool:
    owing = table.owed[seat] > 0
    shape, other, lonely = shape_of_kinds(cards), owes_other(table, seat), is_lonely(table, seat)
    return is_lawful(table.now, table.top(), seat, cards[0], shape, owing, other, lonely)


def is_founded(table: GressPosition, steps: tuple[int, ...]) -> bool:
    if len(steps) < 4:
        return True
    target = steps[3] - acts.SEAT
    if steps[2] == acts.VORLETZTE:
        return is_liable(table.now, target)
    if steps[2] == acts.MARKE:
        return bool(int(table.now.picked_wrong) >> target & 1)
    if steps[2] == acts.COMPLAIN:
        return True
    return complaint_is_founded(table, target, cards_of(steps[4:]))
