"""The games as environments: what PettingZoo itself demands of one, and that it is the same game."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from stammtisch.base.errors import Malformed
from stammtisch.lab.environments import Environment, env

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("double", {}),
    ("double", {"players": 3, "options": {"bid_mode": "simultaneous", "schedule": [1, 2]}}),
    ("grass", {"edition": "modern", "limit": 400}),
    ("grass", {"edition": "classic", "limit": 400, "rewards": "places"}),
    ("gress", {"options": {"referee": "guided"}, "limit": 400}),
    ("gress", {"players": 5, "limit": 400}),
]


@pytest.mark.parametrize(("game", "terms"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, terms: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        for usual in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
        ):
            warnings.filterwarnings("ignore", message=usual)
        api_test(env(game, **terms), num_cycles=300)


@pytest.mark.parametrize(("game", "terms"), TABLES)
def test_a_seed_is_a_game(game: str, terms: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **terms), num_cycles=60)


def play(table: Any, seed: int) -> dict[str, float]:
    """Everybody does the first thing that is allowed; returns what each won in all."""
    table.reset(seed=seed)
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        won[agent] += reward
        table.step(None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    return won


def test_rewards_add_up_to_the_points_of_the_game() -> None:
    table = Environment("double", players=3)
    won = play(table, seed=4)
    position = table.batch.tables.positions[0]
    start = table.game.start(3)
    assert list(won.values()) == [position.score(seat) - start.score(seat) for seat in range(3)]


def test_places_are_a_game_of_nothing_in_all() -> None:
    won = play(env("double", players=4, rewards="places"), seed=4)
    assert sum(won.values()) == pytest.approx(0)
    assert max(won.values()) > 0


def test_a_game_that_is_broken_off_is_no_end() -> None:
    table = Environment("grass", limit=30)
    table.reset(seed=1)
    for step in range(30):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_an_act_that_is_not_allowed_is_refused() -> None:
    table = Environment("double")
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Malformed, match="may not do"):
        table.step(wrong)
    with pytest.raises(Malformed, match="an act is wanted"):
        table.step(None)


def test_what_is_seen_is_what_everybody_may_see() -> None:
    table = Environment("double", players=3, render_mode="ansi")
    table.reset(seed=1)
    assert "hands=(None, None, None)" in table.render()
