"""Gress as the contract wants it: which file answers which question."""

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.base.bits import Dice, bit
from stammtisch.base.errors import Malformed, Refused, within
from stammtisch.base.reading import check_seat
from stammtisch.games import options as agreement
from stammtisch.games.game import Game, Option, SheetLine
from stammtisch.games.gress import arbitration, exclusion, notation, rulings, tries
from stammtisch.games.gress.acts import ACT_COUNT, PACKET, SEAT, SUIT
from stammtisch.games.gress.observation import layout
from stammtisch.games.gress.offers import offers
from stammtisch.games.gress.options import FEWEST, MOST, Options, read_options
from stammtisch.games.gress.placement import place
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.rules import Rules
from stammtisch.games.gress.scoring import black_nines, marke_points
from stammtisch.games.gress.settlement import find_actor
from stammtisch.games.gress.state import ENDED
from stammtisch.games.gress.timeouts import UNTIL_A_TURN_IS_MADE, act_when_time_is_up, demand, rest_after
from stammtisch.games.gress.verdicts import rule_behind
from stammtisch.games.gress.view import View, glances, imagine, view
from stammtisch.games.position import Fact, Journal
from stammtisch.games.racing import Race, TimedAct


class Gress(Game[GressPosition, View]):
    """A quick card sport: turns in order, throws by anybody, and a referee who never sleeps.

    Rules by Timo Buske and Hauke Hachmann, www.pansensack.de.
    """

    name = "gress"
    positions = GressPosition
    editions = ("standard",)
    seats = range(FEWEST, MOST + 1)
    act_count = ACT_COUNT
    version = 3
    in_time = True
    fewest_points_win = True
    excludes = True

    view = staticmethod(view)
    glances = staticmethod(glances)
    imagine = staticmethod(imagine)
    explain = staticmethod(rulings.explain)
    offers = staticmethod(offers)
    layout = staticmethod(layout)
    tried = staticmethod(tries.tried)
    seat_person = staticmethod(exclusion.seat_person)
    demand = staticmethod(demand)
    rest_after = staticmethod(rest_after)
    rule_behind = staticmethod(rule_behind)
    read_act = staticmethod(notation.read_act)
    write_act = staticmethod(notation.write_act)
    read_draw = staticmethod(notation.read_draw)
    write_draw = staticmethod(notation.write_draw)
    line_data = staticmethod(notation.line_data)
    write_position = staticmethod(notation.write_position)
    write_line = staticmethod(notation.write_line)

    def options(self, edition: str) -> tuple[Option, ...]:
        self.edition(edition)
        return agreement.all_options(Options(), f"{self.name}:option:")

    def start(
        self, players: int, edition: str = "", options: Mapping[str, Any] | None = None
    ) -> GressPosition:
        self.edition(edition)
        return GressPosition(Rules(players, read_options(options or {}, players)))

    def agreed(self, position: GressPosition) -> dict[str, Any]:
        return agreement.agreed(position.rules.options, Options())

    def when_time_is_up(self, view: View, dice: Dice) -> int | None:
        return act_when_time_is_up(view)

    def perform(self, position: GressPosition, seat: int, text: str, journal: Journal | None = None) -> None:
        """A whole act, all or nothing. What the seat had begun to choose is dropped; an attempt that a
        referee waves off is refused here, though its number is legal, for legal acts tell nobody who owes
        cards or laid a wrong one."""
        check_seat(seat, position.players)
        steps = self.known_steps(position, text)
        trial = position.copy()
        trial.forget_steps(seat)
        whole = self.write_act(steps)
        waved_off = rulings.attempted(trial, seat, whole)
        if steps[0] == PACKET and whole.startswith("play "):
            waved_off = rulings.wrong_packet(trial, seat, list(steps[1:-1]))
        if waved_off is not None:
            raise waved_off
        for step in steps:
            trial.apply(seat, step)
        if trial.begun & bit(seat):
            raise rulings.unfinished(trial, seat)
        position.forget_steps(seat)
        for step in steps:
            position.apply(seat, step, journal)

    def known_steps(self, position: GressPosition, text: str) -> tuple[int, ...]:
        """The steps of an act that speaks of no seat but those at the table."""
        steps = self.read_act(text)
        for step in steps:
            if SEAT + position.players <= step < SUIT:
                there = f"seats are 0 to {position.players - 1}"
                raise Malformed(f"there is no seat {step - SEAT}; {there}", "act")
        return steps

    def plain_act(self, position: GressPosition, text: str) -> str:
        act = self.write_act(self.known_steps(position, text))
        if act.startswith("step "):
            raise Malformed("is not a whole act", "act")
        return act

    def window(self, position: GressPosition) -> int:
        return int(position.rules.options.W)

    def race(self, position: GressPosition, acts: Sequence[TimedAct]) -> Race:
        return arbitration.Cluster(self, position, acts)

    def come_to_nothing(self, position: GressPosition, seat: int, text: str, outcome: str) -> list[Fact]:
        return arbitration.come_to_nothing(self, position, seat, text, outcome)

    def resting(self, position: GressPosition) -> Refused:
        """gress:4.15: while a ruling is made all hands rest."""
        return Refused("gress:4.15", {"seat": int(position.now.turn), "reason": "halted"})

    def exclude(self, position: GressPosition, seat: int, journal: Journal | None = None) -> None:
        """gress:10.8: a referee decides alone."""
        refused = rulings.no_exclusion(position, seat)
        if refused is not None:
            raise refused
        exclusion.exclude(position, seat, "referee", journal)
        find_actor(position)

    def excuses(self, act: str) -> bool:
        """Who is only slow to take up a gift has missed nothing."""
        return act == "take"

    def insists(self, act: int) -> bool:
        return act in UNTIL_A_TURN_IS_MADE

    def unfinished(self, position: GressPosition, seat: int) -> bool:
        return position.begun & bit(seat) != 0

    def read_position(self, data: object, edition: str, options: Mapping[str, Any]) -> GressPosition:
        self.edition(edition)
        agreed = agreement.read_options(options, Options())
        with within("position"):
            return place(notation.read_position(data), agreed)

    def sheet(self, position: GressPosition) -> list[SheetLine]:
        """gress:9.4, gress:10.2: where every point comes from, once the game is over."""
        if position.phase != ENDED:
            return []
        lines = []
        for seat in range(position.players):
            parts = [
                ("gress:9.4", int(position.sizes[seat])),
                ("gress:9.4", int(black_nines(position, seat))),
                ("gress:2.8", int(marke_points(position, seat))),
                ("gress:10.2", int(position.owed[seat])),
            ]
            total = 0
            for line, (rule, amount) in enumerate(parts):
                total += amount
                if amount or line == 0:
                    lines.append(SheetLine(seat, rule, amount, total))
        return lines
