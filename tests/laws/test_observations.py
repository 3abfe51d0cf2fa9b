"""An observation follows from the view of its seat, and many tables in step are so many single ones."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.tables import Table, law, tables
from laws.test_hidden_cards_stay_hidden import another_world
from stammtisch.base.bits import Dice, bit
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.games.observing import observation
from stammtisch.games.position import CHANCE, OVER, Position
from stammtisch.lab.batch import Batch
from stammtisch.lab.in_step import SEEDS, WAIT


def observed(table: Table, position: Position, seat: int) -> bytes:
    return observation(position, seat, table.game.layout(table.players))


def observations_follow_from_views(table: Table) -> None:
    for seat in range(table.players):
        seen = observed(table, table.position, seat)
        assert len(seen) == table.game.layout(table.players).bytes
        assert observed(table, another_world(table, seat, table.dice), seat) == seen
        imagined = table.game.imagine(table.game.view(table.position, seat), table.dice)
        assert observed(table, imagined, seat) == seen


@law(90)
@given(tables())
def test_exchange_what_a_seat_cannot_see_and_no_byte_it_observes_changes(table: Table) -> None:
    observations_follow_from_views(table)


@law(30)
@given(tables())
def test_an_observation_is_written_where_it_belongs(table: Table) -> None:
    """Nothing before and after it is touched, and whatever was there before does not matter."""
    words = table.game.layout(table.players).words
    clean = observed(table, table.position, 0)
    batch = Batch(table.game.name, 3, table.players, table.edition, table.options)
    for seat in range(table.players):
        table.position.copy().observe(seat, batch.tables.observations, words)
    table.position.observe(0, batch.tables.observations, words)
    rows = np.asarray(batch.observations)
    assert rows[1].tobytes() == clean
    assert rows[0].tobytes() == first_row(table, 0)
    assert rows[2].tobytes() == first_row(table, 2)


def first_row(table: Table, number: int) -> bytes:
    return bytes(Batch(table.game.name, 3, table.players, table.edition, table.options).observations[number])


TABLES = [
    ("double", "", {}, 4),
    ("double", "", {"bid_mode": "simultaneous", "schedule": [1, 2]}, 3),
    ("grass", "modern", {}, 4),
    ("grass", "classic", {"draft": "on"}, 3),
    ("gress", "", {"referee": "guided"}, 4),
    ("gress", "", {}, 3),
]


class Single:
    """One table, as whoever has no batch would run it: asking all who could do something from a lot on."""

    def __init__(self, name: str, edition: str, options: dict[str, Any], players: int, dice: Dice) -> None:
        self.game = GAMES[name]
        self.options = options
        self.edition = edition
        self.players = players
        self.dice = dice
        self.begin()

    def begin(self) -> None:
        self.position = self.game.start(self.players, self.edition, self.options)
        self.decisions = 0
        self.before = list(self.position.scores())
        self.settle()

    def settle(self) -> None:
        while self.position.actor == CHANCE:
            self.position.roll(self.dice)
        self.queue: list[int] = []
        if self.position.actor != OVER:
            self.queue = [self.position.actor]
            if self.game.in_time:
                first = self.dice.below(self.players)
                around = [(first + place) % self.players for place in range(self.players)]
                self.queue = [seat for seat in around if self.position.legal(seat)]
                if self.queue[-1] != self.position.actor:
                    self.queue.append(self.position.actor)

    def legal(self) -> set[int]:
        acts = set(self.position.acts(self.queue[0]))
        return acts | {WAIT} if len(self.queue) > 1 else acts

    def do(self, act: int, limit: int) -> tuple[list[int], int]:
        """What everybody won, and whether that was the end."""
        self.decisions += 1
        seat = self.queue.pop(0)
        if act != WAIT:
            self.position.apply(seat, act)
            self.settle()
        scores = list(self.position.scores())
        sign = -1 if self.game.fewest_points_win else 1
        won = [sign * (now - then) for now, then in zip(scores, self.before, strict=True)]
        self.before = scores
        ended = 1 if self.position.actor == OVER else 2 if limit and self.decisions >= limit else 0
        if ended:
            self.begin()
        return won, ended


@pytest.mark.parametrize(("name", "edition", "options", "players"), TABLES)
def test_tables_in_step_are_so_many_single_ones(
    name: str, edition: str, options: dict[str, Any], players: int
) -> None:
    limit = 90
    batch = Batch(name, 5, players, edition, options, seed=11, limit=limit)
    singles = [Single(name, edition, options, players, Dice(11 * SEEDS + number)) for number in range(5)]
    ends = 0
    for step in range(200):
        for number, single in enumerate(singles):
            assert batch.actors[number] == single.queue[0]
            assert set(np.flatnonzero(batch.masks[number])) == single.legal()
            seen = observation(single.position, single.queue[0], batch.layout)
            assert batch.observations[number].tobytes() == seen
        acts = batch.any_acts()
        batch.step(acts)
        for number, single in enumerate(singles):
            won, ended = single.do(int(acts[number]), limit)
            assert list(batch.rewards[number]) == won
            assert batch.ended[number] == ended
            ends += ended > 0
    assert ends >= 10


def test_what_is_won_adds_up_to_the_end_of_a_game() -> None:
    batch = Batch("double", 4, seed=2)
    sums = np.zeros((4, 4), dtype=np.int64)
    seen = 0
    for step in range(400):
        batch.step(batch.any_acts())
        sums += batch.rewards
        assert (sums == batch.returns).all()
        assert np.allclose(batch.ranks().sum(axis=1), 0)
        seen += int(batch.ended.sum())
        sums[batch.ended > 0] = 0
    assert seen >= 4


def test_the_same_seed_is_the_same_whatever_the_number_of_tables() -> None:
    small, large = Batch("grass", 2, seed=5), Batch("grass", 9, seed=5)
    other = Batch("grass", 2, seed=6)
    for step in range(40):
        assert (small.observations == large.observations[:2]).all()
        acts = large.any_acts()
        small.step(acts[:2])
        large.step(acts)
    assert (other.observations != small.observations).any()


@pytest.mark.parametrize(
    ("given", "field"),
    [({"tables": 0}, "tables"), ({"tables": 4, "seed": -1}, "seed"), ({"tables": 4, "limit": -1}, "limit")],
)
def test_what_can_not_be_is_named(given: dict[str, Any], field: str) -> None:
    with pytest.raises(Malformed) as problem:
        Batch("double", **given)
    assert problem.value.field == field


@given(st.integers(0, 255))
def test_an_act_that_is_not_allowed_changes_nothing_anywhere(act: int) -> None:
    batch = Batch("double", 3, seed=1)
    before = batch.observations.tobytes()
    acts = batch.any_acts()
    if act < 64 and batch.masks[1][act]:
        return
    acts[1] = act
    with pytest.raises(Malformed, match=r"acts\[1\]"):
        batch.step(acts)
    assert batch.observations.tobytes() == before


def test_the_number_of_acts_must_fit() -> None:
    batch = Batch("gress", 3)
    with pytest.raises(Malformed, match="3 acts, here are 2"):
        batch.step(np.zeros(2, dtype=np.int64))
    with pytest.raises(Malformed, match="from 0 to 61"):
        batch.step(np.full(3, 999))


def test_bits_are_spread_to_bytes() -> None:
    batch = Batch("double", 1)
    legal = batch.tables.legal[0]
    assert [bool(legal & bit(act)) for act in range(61)] == list(batch.masks[0][:61])
