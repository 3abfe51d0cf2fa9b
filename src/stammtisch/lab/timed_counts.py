"""What is worth counting in a game of Gress: told from facts, and from what only the referee knows."""

from typing import Final

from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Fact
from stammtisch.players.gress.debts import Tally, number

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
COMPLAINTS: Final = ("play", "vorletzte", "marke")
NAMES: Final = (
    *dict.fromkeys(name for names in COUNTED.values() for name in names),
    *("wrong_plays", "wrong_draws", "wrong_marken", "vorletzte_forgotten"),
    *(f"{ruling}_{about}" for ruling in ("upheld", "rejected") for about in COMPLAINTS),
    *("refused", "forced"),
)
"""Everything that is counted. Fouls are wrong plays, wrong draws, wrong Marken and hands laid down early."""


class Counts:
    """The numbers of one game so far."""

    def __init__(self, players: int) -> None:
        self.numbers = dict.fromkeys(NAMES, 0)
        self.debts = Tally(players)
        self.last_play = 0
        self.liable: set[int] = set()

    def add(self, name: str) -> None:
        self.numbers[name] += 1

    def foul(self, name: str) -> None:
        self.add(name)
        self.add("fouls")

    def follow(self, facts: list[Fact], position: GressPosition) -> None:
        """What happened, and the position after it."""
        for fact in facts:
            for name in COUNTED.get(fact.kind, ()):
                self.add(name)
            if fact.kind == "card-taken" and not self.debts.owed(number(fact.about["seat"])):
                self.foul("wrong_draws")
            if fact.kind in ("complaint-upheld", "complaint-rejected"):
                self.add(f"{fact.kind.removeprefix('complaint-')}_{fact.about['kind']}")
            if (
                fact.kind == "marke-taken"
                and int(position.now.picked_wrong) >> number(fact.about["seat"]) & 1
            ):
                self.foul("wrong_marken")
            if fact.kind == "game-dealt":
                self.last_play = 0
            self.debts.follow(fact)
        self.count_wrong_plays(position)
        liable = {int(entry) for entry in position.now.liable}
        self.numbers["vorletzte_forgotten"] += len(liable - self.liable)
        self.liable = liable

    def count_wrong_plays(self, position: GressPosition) -> None:
        for play in position.plays:
            if play.date > self.last_play:
                self.last_play = int(play.date)
                if not play.lawful:
                    self.foul("wrong_plays")
