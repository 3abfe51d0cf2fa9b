"""Many tables of one game for programs that learn, as arrays of numpy, which the extra `research` brings.

>>> from stammtisch.lab.batch import Batch
>>> batch = Batch("double", 1024, seed=1)
>>> batch.observations.shape, batch.masks.shape
((1024, 432), (1024, 64))
>>> batch.step(batch.any_acts())
>>> int(batch.ended.sum())
0
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.lab.in_step import TablesInStep

MOST_TABLES = 1 << 20
MOST_SEED = 1 << 30


class Batch:
    """So many tables of a game. Each call of `step` takes one act for every table and changes the arrays in
    place; copy what shall last."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = 4,
        edition: str = "",
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        limit: int = 0,
        again: bool = True,
    ) -> None:
        if not 1 <= tables <= MOST_TABLES:
            raise Malformed(f"must be from 1 to {MOST_TABLES:,}", "tables")
        if not 0 <= seed < MOST_SEED:
            raise Malformed(f"must be from 0 to {MOST_SEED - 1:,}", "seed")
        if limit < 0:
            raise Malformed("must be 0 for no limit, or more", "limit")
        played = catalogue.find(game)
        self.layout = played.layout(players)
        start = played.start(players, edition, options)
        sign = -1 if played.fewest_points_win else 1
        self.tables = TablesInStep(start, self.layout.words, tables, seed, played.in_time, limit, sign, again)
        self.observations = rows(self.tables.observations, tables).view(np.uint8)
        """What whoever is asked at each table sees: bytes, as `layout` says."""
        self.masks = rows(self.tables.masks, tables).view(np.bool_)
        """What they may do."""
        self.actors = rows(self.tables.actors, tables)[:, 0]
        self.rewards = rows(self.tables.rewards, tables)
        """What each seat won with the last step: points, or penalties avoided."""
        self.returns = rows(self.tables.returns, tables)
        """What each seat has won since its game began; where a game has just ended, in all."""
        self.ended = rows(self.tables.ended, tables)[:, 0]
        """0 where the game goes on, 1 where it is over, 2 where it was broken off after `limit` decisions."""
        self.dice = np.random.default_rng(seed)

    def __len__(self) -> int:
        return len(self.actors)

    def step(self, acts: NDArray[Any]) -> None:
        """One act for each table. One that is not allowed is refused, and nothing is done anywhere."""
        if acts.shape != self.actors.shape:
            raise Malformed(f"wants {len(self)} acts, here are {acts.size}", "acts")
        if acts.dtype != np.uint8:
            if acts.min() < 0 or acts.max() > 255:
                raise Malformed("acts are numbers from 0 to 61", "acts")
            acts = acts.astype(np.uint8)
        plain = acts.tobytes()
        wrong = self.tables.wrong(plain)
        if wrong >= 0:
            raise Malformed(f"seat {self.actors[wrong]} may not do {acts[wrong]} now", f"acts[{wrong}]")
        self.tables.step(plain)

    def any_acts(self) -> NDArray[np.uint8]:
        """A legal act for each table, at random."""
        lots = self.dice.random(self.masks.shape, dtype=np.float32)
        found: NDArray[np.uint8] = np.where(self.masks, lots, -1).argmax(axis=1).astype(np.uint8)
        return found

    def ranks(self) -> NDArray[np.float64]:
        """What each seat has won, as places: from 1 for the best to -1 for the last, equal ones sharing.
        Their sum is 0."""
        returns = self.returns
        better = (returns[:, None, :] > returns[:, :, None]).sum(axis=2)
        worse = (returns[:, None, :] < returns[:, :, None]).sum(axis=2)
        places: NDArray[np.float64] = (worse - better) / (returns.shape[1] - 1)
        return places


def rows(values: Any, tables: int) -> NDArray[np.int64]:
    """The memory of a `vec`, a row for each table."""
    return np.asarray(memoryview(values)).reshape(tables, -1)
