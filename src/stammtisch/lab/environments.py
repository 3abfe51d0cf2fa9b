"""The games as environments of PettingZoo, which the extra `research` brings.

>>> from stammtisch.lab.environments import env
>>> table = env("double", players=3)
>>> table.reset(seed=1)
>>> table.agent_selection, table.observe(table.agent_selection)["action_mask"].sum()
('seat_1', np.int8(2))

Everybody decides when asked, one after the other; in a game in time all who could do something are asked and
may wait, as `in_step` says.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.observing import observation
from stammtisch.lab.batch import MOST_SEED, Batch
from stammtisch.lab.in_step import FINISHED, WAIT

Rewards = Literal["points", "places"]
LIMIT: Final = 20_000
"""Played at random some games never end; after so many decisions one is broken off."""


def env(game: str, **terms: Any) -> AECEnv:
    """An environment that says clearly what was called in the wrong order."""
    return wrappers.OrderEnforcingWrapper(Environment(game, **terms))


class Environment(AECEnv):  # type: ignore[misc]
    """One table of a game, a seat for each agent.

    `rewards` are points as they are won, or the places at the end, from 1 for the best to -1 for the last.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        edition: str = "",
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = "points",
        limit: int = LIMIT,
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        super().__init__()
        self.game: Final = catalogue.find(game)
        self.terms: Final = (players, edition, dict(options or {}))
        self.by_places: Final = rewards == "places"
        self.limit: Final = limit
        self.render_mode = render_mode
        self.layout: Final = self.game.layout(players)
        self.metadata = {"name": f"{game}_v{self.layout.version}", "render_modes": ["ansi"]}
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(players)]
        acts = WAIT + 1 if self.game.in_time else self.game.act_count
        sight = spaces.Box(0, 255, (self.layout.bytes,), np.uint8)
        mask = spaces.Box(0, 1, (acts,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": sight, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(acts) for agent in self.possible_agents}
        self.dice = np.random.default_rng()
        self.batch = self.table()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def table(self) -> Batch:
        """A table of its own, of which one game is played."""
        players, edition, options = self.terms
        seed = int(self.dice.integers(MOST_SEED))
        return Batch(self.game.name, 1, players, edition, options, seed=seed, limit=self.limit, again=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.batch = self.table()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.asked()

    def asked(self) -> str:
        agent: str = self.possible_agents[self.batch.actors[0]]
        return agent

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees; who is not asked may do nothing."""
        acts = self.action_spaces[agent].n
        seat = self.possible_agents.index(agent)
        if seat == self.batch.actors[0]:
            seen = self.batch.observations[0].copy()
            return {"observation": seen, "action_mask": self.batch.masks[0, :acts].astype(np.int8)}
        seen = np.frombuffer(observation(self.batch.tables.positions[0], seat, self.layout), np.uint8)
        return {"observation": seen, "action_mask": np.zeros(acts, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Malformed("an act is wanted as long as the game goes on", "action")
        self._cumulative_rewards[agent] = 0.0
        self.batch.step(np.array([action]))
        ended = int(self.batch.ended[0])
        self.count(ended)
        self._accumulate_rewards()
        if ended:
            outcome = self.terminations if ended == FINISHED else self.truncations
            outcome.update(dict.fromkeys(self.agents, True))
            self._deads_step_first()
        else:
            self.agent_selection = self.asked()

    def count(self, ended: int) -> None:
        if not self.by_places:
            won = self.batch.rewards[0]
        elif ended:
            won = self.batch.ranks()[0]
        else:
            won = np.zeros(len(self.possible_agents))
        self.rewards = {agent: float(won[seat]) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> str:
        """What everybody may see, as text."""
        return repr(self.game.view(self.batch.tables.positions[0], -1))

    def close(self) -> None:
        """There is nothing to close."""
