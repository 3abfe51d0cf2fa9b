"""What is worth counting in Gress."""

from collections.abc import Sequence
from typing import ClassVar, Final

from stammtisch.base.errors import Malformed
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Fact, Position
from stammtisch.lab.tallies import Tally, seat_in
from stammtisch.players.gress.debts import DebtLists as Debts

COUNTED: Final = {
    "opened": ("turns",),
    "turn-played": ("turns",),
    "packet-played": ("turns", "packets"),
    "eight-defended": ("turns", "defences"),
    "sevens-defended": ("turns", "defences"),
    "nine-defended": ("defences",),
    "jack-thrown": ("turns", "stolen_turns"),
    "drew-up": ("turns", "draw_ups"),
    "thrown": ("throws",),
    "taken-back": ("small_fouls_paid",),
    "taken-back-free": ("small_fouls_free",),
    "bounced": ("small_fouls_free",),
    "laid-down-early": ("early_downs", "fouls"),
    "swap-completed": ("swaps",),
    "gift-given": ("gifts",),
    "marke-taken": ("marken_taken",),
    "complaint-dropped": ("complaints_dropped",),
    "reshuffled": ("reshuffles",),
    "later": ("races",),
    "nearer": ("races",),
    "priority": ("races",),
}
LABELS: Final = {
    "turns": "turns",
    "draw_ups": "  drawn up",
    "packets": "  packets",
    "defences": "defences",
    "throws": "throws",
    "stolen_turns": "stolen turns",
    "swaps": "swaps",
    "gifts": "gifts",
    "marken_taken": "Marken taken up",
    "races": "races",
    "reshuffles": "reshuffles",
    "fouls": "fouls",
    "wrong_plays": "  wrong cards laid",
    "wrong_draws": "  wrong draws",
    "wrong_marken": "  wrong Marken",
    "early_downs": "  hands laid down early",
    "small_fouls_free": "small fouls, free",
    "small_fouls_paid": "small fouls, paid",
    "vorletzte_forgotten": "vorletzte forgotten",
    "upheld_play": "complaints about cards: upheld",
    "rejected_play": "  rejected",
    "upheld_vorletzte": "about vorletzte: upheld",
    "rejected_vorletzte": "  rejected",
    "upheld_marke": "about a Marke: upheld",
    "rejected_marke": "  rejected",
    "complaints_dropped": "complaints dropped",
    "refused": "refused by the table",
    "forced": "forced acts",
}
"""Fouls are wrong plays, wrong draws, wrong Marken and hands laid down early."""


class GressTally(Tally):
    """The numbers of one game so far: told from facts, and from what only the referee knows."""

    labels: ClassVar = LABELS

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.debts: Final = Debts(players)
        self.last_play = 0
        self.liable: set[int] = set()

    @classmethod
    def check(cls, start: GressPosition) -> None:
        """Only at an official table something wrong can be done."""
        if not start.rules.official:
            raise Malformed("only an official table is played in time", "options.referee")

    def foul(self, name: str) -> None:
        self.add(name)
        self.add("fouls")

    def follow(self, facts: Sequence[Fact], position: Position) -> None:
        assert isinstance(position, GressPosition)
        for fact in facts:
            for name in COUNTED.get(fact.kind, ()):
                self.add(name)
            if fact.kind == "card-taken" and not self.debts.owed(seat_in(fact)):
                self.foul("wrong_draws")
            if fact.kind in ("complaint-upheld", "complaint-rejected"):
                self.add(f"{fact.kind.removeprefix('complaint-')}_{fact.about['kind']}")
            if fact.kind == "marke-taken" and int(position.now.picked_wrong) >> seat_in(fact) & 1:
                self.foul("wrong_marken")
            if fact.kind == "game-dealt":
                self.last_play = 0
            self.debts.follow(fact)
        self.count_wrong_plays(position)
        liable = {int(entry) for entry in position.now.liable}
        self.table["vorletzte_forgotten"] += len(liable - self.liable)
        self.liable = liable

    def count_wrong_plays(self, position: GressPosition) -> None:
        for play in position.plays:
            if play.date > self.last_play:
                self.last_play = int(play.date)
                if not play.lawful:
                    self.foul("wrong_plays")


TALLY: Final = GressTally
