"""Other people's engines, each only where it is installed."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import msgspec

from stammtisch.lab.bench_contest import DEALS, DEALT_CARDS, PLAYERS, Contestant, choice, choices, clocked

OH_HELL: Final = "open_spiel oh_hell"
OH_HELL_UNIFORM: Final = "open_spiel oh_hell, uniform chance"
OH_HELL_DEALT: Final = "open_spiel oh_hell from dealt states"
OH_HELL_NATIVE: Final = "open_spiel oh_hell native C++ rollouts"
UNO: Final = "rlcard uno"
CRAZY_EIGHTS: Final = "open_spiel crazy_eights"
CRAZY_EIGHTS_NATIVE: Final = "open_spiel crazy_eights native C++ rollouts"
GIN_RUMMY: Final = "rlcard gin-rummy"
LENGTHS: Final = 50
"""Games from each dealt state to find their mean length, where they differ in it."""


class Missing(msgspec.Struct, frozen=True):
    """A peer that could not be measured, and why."""

    name: str
    why: str


def spiel_loop(game: Any, draw: Callable[[Any], int]) -> Callable[[int], int]:
    """Complete games, chance walked from Python: one action for every card dealt."""

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state))
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return play


def draw_weighted(state: Any) -> int:
    """An outcome of chance by its probability: right for every game."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    drawn: int = choices(actions, weights)[0]
    return drawn


def draw_uniform(state: Any) -> int:
    """An outcome of chance where all are equally likely, as in Oh Hell: the quickest way there is."""
    drawn: int = choice(state.legal_actions())
    return drawn


def dealt_states(game: Any) -> list[Any]:
    dealt = [game.new_initial_state() for deal in range(DEALS)]
    for state in dealt:
        while state.is_chance_node():
            state.apply_action(draw_uniform(state))
    return dealt


def oh_hell_dealt_loop(game: Any) -> Callable[[int], int]:
    dealt = dealt_states(game)

    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            state = dealt[number % DEALS].clone()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def mean_length(roots: list[Any], games: int) -> float:
    """Decisions in a random game from these states, on average over so many from each."""
    decisions = 0
    for root in roots:
        for game in range(games):
            state = root.clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw_weighted(state))
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
    return decisions / (len(roots) * games)


def native_rollouts(pyspiel: Any, game: Any, lengths: int) -> Callable[[int], int]:
    """Random games played inside OpenSpiel's own C++ code.

    Its RandomRolloutEvaluator can't be called from Python, but a search can. With a limit of one
    simulation `mcts_search` evaluates the state it is given and does nothing else, so it makes exactly
    the rollouts the evaluator was told to make, each from that state to the end. The decisions are
    these rollouts times the mean length of a game from the same states, walked from Python `lengths`
    times each. (In Oh Hell it is always 24: four predictions, twenty cards, no chance after the deal.)
    """
    roots = dealt_states(game)
    length = mean_length(roots, lengths)

    def play(games: int) -> int:
        each = -(-games // DEALS)
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=each, seed=4)
        limits = {"uct_c": 2.0, "max_simulations": 1, "max_memory_mb": 100}
        bot = pyspiel.MCTSBot(game, evaluator, **limits, solve=False, seed=5, verbose=False)
        for root in roots:
            bot.mcts_search(root)
        return round(each * DEALS * length)

    return play


def open_spiel() -> list[Contestant]:
    pyspiel: Any = import_module("pyspiel")
    whole = f"oh_hell(players={PLAYERS})"
    fixed = f"oh_hell(players={PLAYERS},num_tricks_fixed={DEALT_CARDS})"
    game, dealt = pyspiel.load_game(whole), pyspiel.load_game(fixed)
    weighted, uniform = spiel_loop(game, draw_weighted), spiel_loop(game, draw_uniform)
    rollouts = native_rollouts(pyspiel, dealt, 1)
    eights = pyspiel.load_game(f"crazy_eights(players={PLAYERS})")
    eights_rollouts = native_rollouts(pyspiel, eights, LENGTHS)
    eights_loop = spiel_loop(eights, draw_weighted)
    return [
        Contestant(OH_HELL, f"{whole}, chance_outcomes() and random.choices", clocked(weighted)),
        Contestant(OH_HELL_UNIFORM, f"{whole}, chance by random.choice too", clocked(uniform)),
        Contestant(OH_HELL_DEALT, f"{fixed}, clone of a dealt state", clocked(oh_hell_dealt_loop(dealt))),
        Contestant(OH_HELL_NATIVE, f"{fixed}, RandomRolloutEvaluator, dealt states", clocked(rollouts)),
        Contestant(CRAZY_EIGHTS, f"crazy_eights(players={PLAYERS}), random.choices", clocked(eights_loop)),
        Contestant(CRAZY_EIGHTS_NATIVE, "RandomRolloutEvaluator, dealt states", clocked(eights_rollouts)),
    ]


def uno_for_four() -> Any:
    """Uno there has no setting for the number of players, so it is set on the game itself."""
    env = import_module("rlcard").make("uno", config={"seed": 6})
    env.game.num_players = PLAYERS
    return env


def env_loop(env: Any) -> Callable[[int], int]:
    def play(games: int) -> int:
        decisions = 0
        for number in range(games):
            state = env.reset()[0]
            while not env.is_over():
                state = env.step(choice(list(state["legal_actions"])))[0]
                decisions += 1
        return decisions

    return play


def rlcard() -> list[Contestant]:
    how = "complete games, env.step with a random legal action"
    gin_rummy = import_module("rlcard").make("gin-rummy", config={"seed": 7})
    return [
        Contestant(UNO, how, clocked(env_loop(uno_for_four()))),
        Contestant(GIN_RUMMY, f"{how}, two players", clocked(env_loop(gin_rummy))),
    ]


PEERS: Final = {"open_spiel": open_spiel, "rlcard": rlcard}


def find_peers() -> tuple[list[Contestant], list[Missing]]:
    found: list[Contestant] = []
    missing: list[Missing] = []
    for name, contestants in PEERS.items():
        try:
            found += contestants()
        except ImportError as problem:
            missing.append(Missing(name, str(problem)))
    return found, missing
