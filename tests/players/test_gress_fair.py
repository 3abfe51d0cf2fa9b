"""Bots of Gress at a table in time: they use what they see and nothing else, and do only what can be done."""

from collections import Counter
from collections.abc import Sequence

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Refused
from stammtisch.games.gress.game import Gress
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.gress.state import ACTIVE
from stammtisch.games.position import Fact, Journal
from stammtisch.lab.company import Company, rolled
from stammtisch.players.gress.plan import plan
from stammtisch.players.gress.player import GressBot, find

GRESS = Gress()
POLICIES = ["planner@master", "planner@expert", "eager@expert", "greedy-1@expert"]


class Permuted(Company):
    """After everything that happens asks each bot twice: as things are, and with all it can't see dealt
    anew."""

    def __init__(self, levels: Sequence[str], seed: int) -> None:
        super().__init__(GRESS, GRESS.start(len(levels)), rolled(Dice(seed)), levels, seed)
        self.compared: Counter[str] = Counter()

    def tell(self) -> None:
        super().tell()
        if self.position.phase != ACTIVE:
            return
        for seat, bot in self.bots.items():
            assert isinstance(bot, GressBot)
            twin = self.position.copy()
            twin.redeal(seat, Dice(self.entries * 7 + seat))
            memory, policy = bot.memory, bot.player.policy
            wanted = plan(GRESS.view(self.position, seat), memory, policy)
            assert plan(GRESS.view(twin, seat), memory, policy) == wanted
            if wanted is not None and GRESS.write_line(twin) != GRESS.write_line(self.position):
                self.compared[wanted.act.split()[0]] += 1


class Tried(Company):
    """Tries whatever a bot decides on the position that it saw. Only a card that it takes for wrong by
    mistake can't be taken back."""

    def __init__(self, levels: Sequence[str], seed: int) -> None:
        super().__init__(GRESS, GRESS.start(len(levels)), rolled(Dice(seed)), levels, seed)
        self.shown: dict[int, GressPosition] = {}
        self.seen: dict[int, GressPosition] = {}
        self.tried: Counter[str] = Counter()
        self.impossible: list[str] = []

    def show(self, seat: int, at: int, facts: list[Fact]) -> None:
        super().show(seat, at, facts)
        self.shown[self.entries] = self.position.copy()

    def handle_entry(self) -> None:
        number, seat = self.queue[0][1:]
        if number in self.shown:
            self.seen[seat] = self.shown.pop(number)
        super().handle_entry()

    def decide(self, seat: int) -> None:
        before = self.moving[seat]
        super().decide(seat)
        after = self.moving[seat]
        if after is None or after is before:
            return
        self.tried[after.act.split()[0]] += 1
        try:
            GRESS.perform(self.seen[seat].copy(), seat, after.act)
        except Refused:
            bot = self.bots[seat]
            assert isinstance(bot, GressBot)
            if not bot.memory.regret:
                self.impossible.append(after.act)


@pytest.mark.parametrize("seed", range(2))
def test_what_a_bot_wants_does_not_depend_on_what_it_cant_see(seed: int) -> None:
    table = Permuted(POLICIES, seed)
    table.run()
    assert table.compared["play"] > 20


@pytest.mark.parametrize(
    ("hand", "card", "act"),
    [
        ("JC 9S TS KS", "JC", "wish S"),
        ("TH 9S JS JC", "TH", "give 9S to 2"),
        ("9H 9S JS JC TC AC", "9H", "swap 1"),
    ],
)
def test_what_a_card_allows_is_used_without_a_look_at_what_is_unseen(hand: str, card: str, act: str) -> None:
    """The two others hold cards of any kind, seat 1 fewer when there is something to gain from a swap."""
    table = [hand.split(), ["KD", "7C"] if card == "9H" else ["KD", "TD", "8C", "KC"], ["8C", "7S", "7D"]]
    data = {"phase": "active", "dealer": 0, "hands": table, "pile": ["KH"], "now": {"throws": 1}}
    position = GRESS.read_position(data, "", {"decks": 2})
    bot = GressBot(0, 3, find("planner@master"), Dice(1))
    bot.perceive(GRESS.view(position, 0), [])
    journal = Journal()
    GRESS.perform(position, 0, f"play {card}", journal)
    bot.perceive(GRESS.view(position, 0), journal.seen_by(0))
    dealt = set()
    for seed in range(20):
        position.redeal(0, Dice(seed))
        dealt.add(tuple(GRESS.view(position, 1).hand))
        wanted = plan(GRESS.view(position, 0), bot.memory, bot.player.policy)
        assert wanted is not None
        assert wanted.act == act
    assert len(dealt) > 10


def test_no_bot_sets_out_to_do_what_is_impossible() -> None:
    tried: Counter[str] = Counter()
    for seed in range(4):
        table = Tried(POLICIES, seed)
        table.run()
        assert not table.impossible
        tried += table.tried
    assert tried["play"] > 100
    assert {"draw", "vorletzte", "marke", "wish", "give", "complain", "takeback", "down"} <= set(tried)
