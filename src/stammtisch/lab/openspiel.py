"""Double for OpenSpiel, so that a public search can play our game: the yardstick `openspiel:50ms`.

One round is a game to it: returns are the points of the round. Its own information-set search (the one in
Python, for the one in C++ can't be given a sampler) does the choosing; ours are only the rules, the deals
that look the same to a seat, and random playouts, which run in our engine and so cost it next to nothing.
"""

import re
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.double.game import Double
from stammtisch.games.double.position import ACT_COUNT, DoublePosition
from stammtisch.games.double.view import View
from stammtisch.players.search import MOST_MILLISECONDS

NAME: Final = re.compile(r"openspiel:(?P<amount>[1-9][0-9]{0,4})ms")
EXPLORE: Final = 10.0
"""The constant of their upper bounds, in points of a round."""
TERMINAL: Final = -4
"""How OpenSpiel calls the player of a state that is over."""
DOUBLE: Final = Double()


class Type:
    """What the search asks about the kind of game."""

    def __init__(self, kinds: Any) -> None:
        self.dynamics: Final = kinds.Dynamics.SEQUENTIAL
        self.information: Final = kinds.Information.IMPERFECT_INFORMATION


class SpielGame:
    """What the search asks about the game."""

    def __init__(self, kinds: Any, players: int) -> None:
        self.type: Final = Type(kinds)
        self.players: Final = players

    def get_type(self) -> Type:
        return self.type

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return ACT_COUNT


class SpielState:
    """A moment of a round, in the words of OpenSpiel."""

    def __init__(self, game: SpielGame, position: DoublePosition, before: Sequence[int], done: str) -> None:
        self.game: Final = game
        self.position: Final = position
        self.before: Final = before
        self.done = done
        """What has been done since the search began; with the hand of a seat all that it knows."""

    def get_game(self) -> SpielGame:
        return self.game

    def num_players(self) -> int:
        return self.game.players

    def current_player(self) -> int:
        actor = int(self.position.actor)
        return actor if actor >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        return self.position.actor < 0

    def is_chance_node(self) -> bool:
        """The deal lies before the round, and the next one behind it."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.position.acts(self.position.actor if player is None else player)

    def apply_action(self, act: int) -> None:
        self.position.make(self.position.actor, act)
        self.done += f" {act}"

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return f"{self.position.kinds_held(seat)}{self.done}"

    def returns(self) -> list[float]:
        return [float(now - was) for now, was in zip(self.position.scores(), self.before, strict=True)]

    def clone(self) -> "SpielState":
        return SpielState(self.game, self.position.copy(), self.before, self.done)


class Rollouts:
    """A random playout to the end of the round, with no opinion beforehand."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def evaluate(self, state: SpielState) -> list[float]:
        played = state.clone()
        position, dice = played.position, self.dice
        while position.actor >= 0:
            position.make(position.actor, dice.member(position.legal(position.actor)))
        return played.returns()

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        acts = state.legal_actions()
        return [(act, 1 / len(acts)) for act in acts]


class OpenSpiel:
    """Their search for so much CPU time, on our rules."""

    def __init__(self, milliseconds: int) -> None:
        self.kinds: Final = import_module("pyspiel").GameType
        self.algorithm: Final = import_module("open_spiel.python.algorithms.ismcts")
        self.random_state: Final = import_module("numpy").random.RandomState
        self.seconds: Final = milliseconds / 1000

    def choose(self, view: View, acts: Sequence[int], dice: Dice) -> int:
        if len(acts) == 1:
            return acts[0]
        end = time.process_time() + self.seconds
        root = DOUBLE.imagine(view, dice)
        state = SpielState(SpielGame(self.kinds, view.players), root, root.scores(), "")
        policy = self.algorithm.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = self.algorithm.ISMCTSBot(
            state.game,
            Rollouts(dice),
            EXPLORE,
            -1,
            random_state=self.random_state(int(dice.below(2**31 - 1))),
            final_policy_type=policy,
            allow_inconsistent_action_sets=False,
        )
        return int(search(bot, state, end, dice))


def search(bot: Any, state: SpielState, end: float, dice: Dice) -> int:
    """As the bot's own `run_search`, but for a time and not a number of simulations."""
    bot.reset()
    bot._root_node = bot.create_new_node(state)
    while bot._root_node.total_visits < 1 or time.process_time() < end:
        world = state.clone()
        world.position.redeal(world.position.actor, dice)
        bot.run_simulation(world)
    chances = bot.get_final_policy(state, bot._root_node)
    best: tuple[int, float] = max(chances, key=lambda chance: chance[1])
    return best[0]


def named(game: str, name: str) -> OpenSpiel:
    """The player called `openspiel:50ms`, for Double where OpenSpiel is installed."""
    found = NAME.fullmatch(name)
    if not found or int(found["amount"]) > MOST_MILLISECONDS:
        raise Malformed(f"{name!r} is not openspiel:50ms", "player")
    if game != DOUBLE.name:
        raise Malformed(f"OpenSpiel plays double here, not {game}", "player")
    try:
        return OpenSpiel(int(found["amount"]))
    except ImportError as problem:
        raise Malformed(f"OpenSpiel is not installed ({problem})", "player") from None
