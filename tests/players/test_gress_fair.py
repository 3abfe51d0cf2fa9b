"""Bots of Gress at a table in time: they use what they see and nothing else, and do only what can be done."""

from collections import Counter
from collections.abc import Sequence

import pytest

from stammtisch.games.bits import Dice
from stammtisch.games.errors import Refused
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE
from stammtisch.games.position import Fact
from stammtisch.lab.timed_game import GRESS, Loose, rolled
from stammtisch.lab.timed_table import Table
from stammtisch.players.gress_bot import plan

POLICIES = ["planner@master", "planner@expert", "eager@expert", "greedy-1@expert"]


class Permuted(Table):
    """After everything that happens asks each bot twice: as things are, and with all it can't see dealt
    anew."""

    def __init__(self, levels: Sequence[str], seed: int) -> None:
        super().__init__(Loose(GRESS.start(len(levels)), rolled(Dice(seed))), levels, seed)
        self.compared: Counter[str] = Counter()

    def tell(self, actors: Sequence[int] = ()) -> None:
        super().tell(actors)
        if self.position.phase != ACTIVE:
            return
        for seat, bot in self.bots.items():
            twin = self.position.copy()
            twin.redeal(seat, Dice(self.entries * 7 + seat))
            memory, policy = bot.memory, bot.player.policy
            wanted = plan(GRESS.view(self.position, seat), memory, policy)
            assert plan(GRESS.view(twin, seat), memory, policy) == wanted
            if wanted is not None and GRESS.write_line(twin) != GRESS.write_line(self.position):
                self.compared[wanted.act.split()[0]] += 1


class Tried(Table):
    """Tries whatever a bot decides on the position that it saw."""

    def __init__(self, levels: Sequence[str], seed: int) -> None:
        super().__init__(Loose(GRESS.start(len(levels)), rolled(Dice(seed))), levels, seed)
        self.shown: dict[int, GressPosition] = {}
        self.seen: dict[int, GressPosition] = {}
        self.tried: Counter[str] = Counter()
        self.impossible: list[tuple[str, str]] = []

    def show(self, seat: int, at: int, facts: list[Fact]) -> None:
        super().show(seat, at, facts)
        self.shown[self.entries] = self.position.copy()

    def handle_entry(self) -> None:
        number, seat = self.queue[0][1:]
        if number in self.shown:
            self.seen[seat] = self.shown.pop(number)
        super().handle_entry()

    def decide(self, seat: int) -> None:
        before = self.pending[seat]
        super().decide(seat)
        after = self.pending[seat]
        if after is None or after is before:
            return
        self.tried[after.act.split()[0]] += 1
        try:
            GRESS.perform(self.seen[seat].copy(), seat, after.act)
        except Refused as refused:
            self.impossible.append((after.act, refused.rule))


@pytest.mark.parametrize("seed", range(2))
def test_what_a_bot_wants_does_not_depend_on_what_it_cant_see(seed: int) -> None:
    table = Permuted(POLICIES, seed)
    table.run()
    assert table.compared["play"] > 20


def test_wishes_and_gifts_depend_on_nothing_unseen() -> None:
    compared: Counter[str] = Counter()
    for seed in range(2, 8):
        table = Permuted(POLICIES[:1] * 3, seed)
        table.run()
        compared += table.compared
    assert min(compared[act] for act in ("wish", "give", "swap")) > 0


def test_no_bot_sets_out_to_do_what_is_impossible() -> None:
    tried: Counter[str] = Counter()
    for seed in range(6):
        table = Tried(POLICIES, seed)
        table.run()
        assert not table.impossible
        tried += table.tried
    assert tried["play"] > 200
    assert {"draw", "vorletzte", "marke", "wish", "give", "complain", "takeback", "down"} <= set(tried)
