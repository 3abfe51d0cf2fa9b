"""The players of Gress by name. A player is a policy, which decides what to do, and a level: how fast, how
sure and how forgetful it is.

`expert` is a level with the policy it usually has; `greedy-1@expert` is another policy with the speed, the
memory and the errors of an expert, to measure policies by.
"""

from typing import Final, NamedTuple

from stammtisch.base.errors import Malformed
from stammtisch.players.gress_greedy import Eager, Greedy, Whim
from stammtisch.players.gress_level import LEVELS, Level
from stammtisch.players.gress_planner import Planner
from stammtisch.players.gress_policy import Policy
from stammtisch.players.gress_racer import Racer

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


def find(name: str) -> GressPlayer:
    """The player of this name: a level, or a policy at a level."""
    policy, at, level = name.rpartition("@")
    if level not in LEVELS:
        raise Malformed(f"there is no level {level!r}; known: {', '.join(LEVELS)}, or POLICY@LEVEL", "level")
    if at and policy not in POLICIES:
        raise Malformed(f"there is no policy {policy!r}; known: {', '.join(POLICIES)}", "level")
    return GressPlayer(name, POLICIES[policy if at else USUAL[level]], LEVELS[level])
