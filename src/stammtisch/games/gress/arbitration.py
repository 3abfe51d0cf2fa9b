"""Who was first, where that can't be told from the time alone.

Acts come with the times, in milliseconds, at which they count as done; all seats are treated alike
(gress:2.2).
The result is the same in whatever order they came in, and if all times are shifted alike.
"""

from collections.abc import Sequence
from typing import Any, Final

from stammtisch.base.bits import bit
from stammtisch.base.errors import Refused
from stammtisch.games.game import Game
from stammtisch.games.gress import acts
from stammtisch.games.gress.cards import JACKS, names
from stammtisch.games.gress.complaints import is_founded as complaint_is_founded
from stammtisch.games.gress.debts import owes_other
from stammtisch.games.gress.drawing import may_draw_up, may_stop
from stammtisch.games.gress.laying import is_lonely
from stammtisch.games.gress.marke import is_liable, may_take_marke, must_say
from stammtisch.games.gress.notation import read_act
from stammtisch.games.gress.plays import SINGLE, THROW, TURN
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.turns import counts_as, is_lawful, shape_of_kinds
from stammtisch.games.gress.wrong_plays import may_take_back
from stammtisch.games.position import CHANCE, EVERYBODY, Fact, Journal
from stammtisch.games.racing import Commit, RaceVerdict, TimedAct

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


class Cluster:
    """The acts of one cluster, too close for time alone to decide. They are done on the position itself."""

    def __init__(
        self, game: Game[GressPosition, Any], table: GressPosition, acts: Sequence[TimedAct]
    ) -> None:
        self.game: Final = game
        self.table: Final = table
        self.queues: Final = [
            sorted((act for act in acts if act.seat == seat), key=lambda act: (act.at, act.number))
            for seat in range(table.players)
        ]
        self.right_at_start: Final = {act for act in acts if self.is_right(act)}

    def left(self) -> list[TimedAct]:
        return [act for queue in self.queues for act in queue]

    def next(self, journal: Journal) -> Commit | None:
        """gress:10.9: of the first act of each seat that is right now, the one of the highest class goes
        first, then the earliest, then the one nearest to who is on turn (gress:Q69); if none is right,
        the earliest. So the acts of one seat keep their order, always."""
        heads = [queue[0] for queue in self.queues if queue]
        if not heads or self.table.actor == CHANCE:
            return None
        right = [act for act in heads if self.is_right(act)]
        if right:
            chosen = min(right, key=lambda act: (CLASSES[self.kind(act)], act.at, self.distance(act)))
        else:
            chosen = min(heads, key=lambda act: (act.at, self.distance(act)))
        kinds = {act: self.kind(act) for act in right}
        self.queues[chosen.seat].pop(0)
        outcome, refused = self.commit(chosen, chosen in right, journal)
        return Commit(chosen, outcome, refused, self.verdicts(chosen, kinds))

    def kind(self, act: TimedAct) -> str:
        """The class of an act; saying vorletzte directly before taking up the Marke goes with it."""
        if act.act == "vorletzte":
            queue = self.queues[act.seat]
            place = queue.index(act)
            if len(queue) > place + 1 and queue[place + 1].act == "marke":
                return "marke"
        return class_of(self.table, act)

    def distance(self, act: TimedAct) -> int:
        """How far a seat is from who is on turn, in playing direction."""
        now = self.table.now
        return int((act.seat - now.turn) * now.direction % self.table.players)

    def commit(self, act: TimedAct, right: bool, journal: Journal) -> tuple[str, Refused | None]:
        """A complaint that was justified and lost its object is dropped and costs nothing. A card that lost
        the race lies there as a wrong play (gress:option:collision: physical), or comes back at once, free
        (bounce)."""
        lost = not right and act in self.right_at_start
        if lost and act.act.startswith("complain"):
            return "dropped", None
        if lost and act.act.startswith("play") and self.bounces(act):
            return "bounced", None
        try:
            self.game.perform(self.table, act.seat, act.act, journal)
        except Refused as refused:
            return "refused", refused
        return "done", None

    def bounces(self, act: TimedAct) -> bool:
        """All see the cards touch the pile and go back; to the game it is as if they had never left the
        hand."""
        if self.table.rules.options.collision != "bounce":
            return False
        trial = self.table.copy()
        try:
            self.game.perform(trial, act.seat, act.act)
        except Refused:
            return False
        return bool(may_take_back(trial, act.seat))

    def verdicts(self, winner: TimedAct, kinds: dict[TimedAct, str]) -> tuple[RaceVerdict, ...]:
        """Every act that was right before this one and is not after it has lost to it. Where a card that
        came too late lies there like any other, only who laid it is told (gress:Q70)."""
        if winner not in kinds:
            return ()
        return tuple(
            RaceVerdict(loser, winner, loser.at - winner.at, kinds[winner], behind, self.who_sees(loser))
            for loser, behind in kinds.items()
            if loser.seat != winner.seat and not self.is_right(loser)
        )

    def who_sees(self, loser: TimedAct) -> int:
        """Whether all see anyway that an act came too late: it is refused, or bounces."""
        rules = self.table.rules
        bounces = rules.options.collision == "bounce" and loser.act.startswith("play")
        return EVERYBODY if bounces or not rules.official else int(bit(loser.seat))

    def is_right(self, act: TimedAct) -> bool:
        return is_right(self.game, self.table, act)


def come_to_nothing(
    game: Game[GressPosition, Any], position: GressPosition, seat: int, text: str, outcome: str
) -> list[Fact]:
    """Cards that came back at once (gress:option:collision): all see them touch the pile and go; or a
    complaint that lost its object (gress:Q69)."""
    if outcome == "dropped":
        return [Fact("complaint-dropped", {"seat": seat, "target": int(text.split()[2])}, EVERYBODY)]
    journal = Journal()
    game.perform(position.copy(), seat, text, journal)
    cards = names(cards_of(read_act(text)))
    return [journal.facts[0], Fact("bounced", {"seat": seat, "cards": cards}, EVERYBODY)]


def cards_of(steps: tuple[int, ...]) -> list[int]:
    """The cards an act lays or names, from the bottom up."""
    return [step for step in steps if step < acts.SEAT]


def class_of(table: GressPosition, act: TimedAct) -> str:
    """gress:10.9: the Marke; playing, defences first, then turns by 4.5 and packets, jacks, throws; laying
    cards before others; drawing, for a turn before a debt; announcements."""
    words = act.act.removeprefix("holding ").split()
    match words[0]:
        case "marke":
            return "marke"
        case "play":
            return class_of_cards(table, act)
        case "takeback":
            return "take-back"
        case "give" | "lay" | "touch" | "take":
            return "lay"
        case "draw" | "stop":
            return "debt" if table.owed[act.seat] else "draw-up"
    return "call"


def class_of_cards(table: GressPosition, act: TimedAct) -> str:
    cards = cards_of(read_act(act.act))
    shape = shape_of_kinds(cards)
    if shape == SINGLE and JACKS >> cards[0] & 1:
        return "jack"
    if not table.pile_size:
        return "turn"
    kind = counts_as(table.now, table.top(), act.seat, cards[0], shape)
    return {TURN: "turn", THROW: "throw"}.get(kind, "defence")


def is_right(game: Game[GressPosition, Any], table: GressPosition, act: TimedAct) -> bool:
    """Whether the act can be done now and would be lawful."""
    seat, steps = act.seat, read_act(act.act)
    trial = table.copy()
    try:
        game.perform(trial, seat, act.act)
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
    if steps[2] in (acts.COMPLAIN, acts.TAKEBACK):
        return True
    return complaint_is_founded(table, target, cards_of(steps[4:]))
