"""Many tables of one game, all of them one decision further with every call: for programs that learn.

Every table has dice of its own, so that what happens there depends on the seed and on the number of the
table, not on the others. A game that is over, or broken off, may be followed by the next one at once.

In a game in time everybody may act at any moment. Here all who could do something are asked, one after the
other, from a seat on that is drawn by lot after everything that happens, and may wait. If all wait, the seat
that holds up the game must act.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first, lowest
from stammtisch.games.observing import SPREAD
from stammtisch.games.position import CHANCE, OVER, Position

WAIT: Final = 61
"""In a game in time: leave it to others. No act of a game has this number."""
MASK: Final = 8
"""Words of a mask, a byte for each act."""
SEEDS: Final = 0x100000000
"""Dice of different seeds have different numbers at all tables."""
RUNNING: Final = 0
FINISHED: Final = 1
BROKEN_OFF: Final = 2


@final
class TablesInStep:
    """What tables show is written anew by every call, in rows that `numpy` reads without a copy."""

    def __init__(
        self,
        start: Position,
        words: i64,
        tables: i64,
        seed: i64,
        in_time: bool,
        limit: i64,
        sign: i64,
        again: bool,
    ) -> None:
        players = start.players
        self.players: Final[i64] = players
        self.words: Final[i64] = words
        self.start: Final = start.copy()
        self.in_time: Final = in_time
        self.limit: Final[i64] = limit
        """After so many decisions a game is broken off; with 0 never."""
        self.sign: Final[i64] = sign
        """-1 where points are penalties."""
        self.again: Final = again
        """Whether a game that has ended is followed by another; if not, nobody is asked any more."""
        self.positions: list[Position] = [start.copy() for table in range(tables)]
        self.dice: list[Dice] = [Dice(seed * SEEDS + table) for table in range(tables)]
        self.observations: vec[i64] = vec[i64]([0] * (tables * words))
        self.masks: vec[i64] = vec[i64]([0] * (tables * MASK))
        self.actors: vec[i64] = vec[i64]([0] * tables)
        self.rewards: vec[i64] = vec[i64]([0] * (tables * players))
        """What each seat won with the last step."""
        self.returns: vec[i64] = vec[i64]([0] * (tables * players))
        """What each seat has won since its game began; of a game that has just ended, in all."""
        self.ended: vec[i64] = vec[i64]([0] * tables)
        self.legal: vec[i64] = vec[i64]([0] * tables)
        self.decisions: vec[i64] = vec[i64]([0] * tables)
        self.scores: vec[i64] = vec[i64]([0] * (tables * players))
        self.first_asked: vec[i64] = vec[i64]([0] * tables)
        self.unasked: vec[i64] = vec[i64]([0] * tables)
        for table in range(tables):
            self.begin(table)
            self.show(table)

    def begin(self, table: i64) -> None:
        """A new game."""
        position = self.positions[table]
        position.copy_from(self.start)
        self.decisions[table] = 0
        for seat in range(self.players):
            self.scores[table * self.players + seat] = position.score(seat)
        self.go_on(table)

    def go_on(self, table: i64) -> None:
        """Chance answers until somebody has to decide; then all may be asked."""
        position = self.positions[table]
        while position.actor == CHANCE:
            position.roll(self.dice[table])
        if self.in_time and position.actor != OVER:
            self.unasked[table] = position.actors()
            self.first_asked[table] = self.dice[table].below(self.players)

    def show(self, table: i64) -> None:
        """Who decides next, what it sees and what it may do."""
        position = self.positions[table]
        seat = position.actor
        legal: i64 = 0
        if self.in_time:
            seat = self.next_asked(table)
            legal = position.legal(seat)
            if seat != position.actor or self.unasked[table] & ~bit(seat):
                legal |= bit(WAIT)
        else:
            legal = position.legal(seat)
        self.actors[table] = seat
        self.legal[table] = legal
        position.observe(seat, self.observations, table * self.words)
        at = table * MASK
        for place in range(MASK):
            self.masks[at] = SPREAD[legal & 255]
            legal >>= 8
            at += 1

    def next_asked(self, table: i64) -> i64:
        """The next seat, from the one drawn by lot on, that was not asked yet; after all of them the one that
        holds up the game."""
        left = self.unasked[table]
        if not left:
            return self.positions[table].actor
        later = left & ~first(self.first_asked[table])
        return lowest(later if later else left)

    def wrong(self, acts: bytes) -> i64:
        """The first table whose act is not legal; -1 if there is none."""
        for table in range(len(self.positions)):
            act: i64 = acts[table]
            if act > WAIT or not self.legal[table] & bit(act):
                return table
        return -1

    def step(self, acts: bytes) -> None:
        """One act for each table, by whoever was asked there. They must be legal: see `wrong`."""
        for table in range(len(self.positions)):
            act: i64 = acts[table]
            self.ended[table] = RUNNING
            self.decisions[table] += 1
            if act == WAIT:
                self.unasked[table] &= ~bit(self.actors[table])
            else:
                self.positions[table].make(self.actors[table], act)
                self.go_on(table)
            self.count(table)
            if self.positions[table].actor == OVER:
                self.ended[table] = FINISHED
            elif self.limit and self.decisions[table] >= self.limit:
                self.ended[table] = BROKEN_OFF
            if self.ended[table] and not self.again:
                self.actors[table] = -1
                self.legal[table] = 0
                continue
            if self.ended[table]:
                self.begin(table)
            self.show(table)

    def count(self, table: i64) -> None:
        """What the step has brought to each seat."""
        position = self.positions[table]
        at = table * self.players
        begun = self.decisions[table] == 1
        for seat in range(self.players):
            score = position.score(seat)
            won = self.sign * (score - self.scores[at])
            self.scores[at] = score
            self.rewards[at] = won
            if begun:
                self.returns[at] = won
            else:
                self.returns[at] += won
            at += 1
