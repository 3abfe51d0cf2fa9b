"""The players of Gress by name, and as bots at a table in real time. A player is a policy, which decides what
to do, and a level: how fast, how sure and how forgetful it is.

`expert` is a level with the policy it usually has; `greedy-1@expert` is another policy with the speed, the
memory and the errors of an expert, to measure policies by.
"""

from typing import Final, NamedTuple

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.gress.view import View
from stammtisch.games.position import Fact
from stammtisch.players.gress.greedy import Eager, Greedy, Whim
from stammtisch.players.gress.level import LEVELS, Level
from stammtisch.players.gress.memory import Memory
from stammtisch.players.gress.plan import plan
from stammtisch.players.gress.planner import Planner
from stammtisch.players.gress.policy import Policy
from stammtisch.players.gress.racer import Racer
from stammtisch.players.gress.reaction import NO_RETURN, SPOKEN, perception, reaction
from stammtisch.players.timed import Intention

POLICIES: Final[dict[str, Policy]] = {
    "whim": Whim(),
    "greedy-1": Greedy(),
    "eager": Eager(),
    "planner": Planner(),
    "racer": Racer(),
}
USUAL: Final = {"novice": "whim", "casual": "eager", "expert": "planner", "master": "racer"}
"""The policy of each level."""


class GressPlayer(NamedTuple):
    name: str
    policy: Policy
    level: Level

    @property
    def machine(self) -> bool:
        return self.level.machine

    def sit_down(self, seat: int, players: int, dice: Dice) -> "GressBot":
        return GressBot(seat, players, self, dice)

    def perception(self, dice: Dice) -> int:
        return perception(self.level.name, dice)

    def reaction(self, kind: str, dice: Dice) -> int:
        return reaction(self.level.name, kind, dice)

    def can_stop(self, act: str, left: float) -> bool:
        """A movement that is all but done can't be stopped, a word can."""
        return left >= NO_RETURN or act.startswith(SPOKEN)


class GressBot:
    """One seat, one player, one memory, dice of its own."""

    def __init__(self, seat: int, players: int, player: GressPlayer, dice: Dice) -> None:
        self.seat: Final = seat
        self.player: Final = player
        self.dice: Final = dice
        self.memory = Memory(seat, players, player.level)
        self.view: View | None = None

    def perceive(self, view: View, facts: list[Fact]) -> None:
        """See what happened and how the table looks now; a new deal is a new game."""
        for place, fact in enumerate(facts):
            if fact.kind == "game-dealt":
                self.memory = Memory(self.seat, view.players, self.player.level)
                self.perceive(view, facts[place + 1 :])
                return
        self.memory.perceive(view, facts, self.dice)
        self.view = view

    def hear_refusal(self, act: str) -> None:
        """The table did not let it happen; it is not tried again before something else has happened."""
        self.memory.refused.add(act)
        self.memory.slips = False
        if act == "takeback":
            self.memory.regret = False

    def plan(self) -> Intention | None:
        """What to do next, or nothing."""
        if self.view is None:
            return None
        wanted = plan(self.view, self.memory, self.player.policy)
        return None if wanted is not None and wanted.act in self.memory.refused else wanted


def find(name: str) -> GressPlayer:
    """The player of this name: a level, or a policy at a level."""
    policy, at, level = name.rpartition("@")
    if level not in LEVELS:
        raise Malformed(f"there is no level {level!r}; known: {', '.join(LEVELS)}, or POLICY@LEVEL", "level")
    if at and policy not in POLICIES:
        raise Malformed(f"there is no policy {policy!r}; known: {', '.join(POLICIES)}", "level")
    return GressPlayer(name, POLICIES[policy if at else USUAL[level]], LEVELS[level])
