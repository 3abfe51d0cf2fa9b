"""How many simulations a second our search makes, beside OpenSpiel's in C++ in the same run.

Four players, five cards each, everybody about to predict; uniform deals and random playouts on both sides.
Our sampler also exchanges cards that were not dealt, which theirs leaves where they are. Time is CPU time.
"""

from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Annotated, Any, Final

import typer

from stammtisch.base.bits import Dice
from stammtisch.lab.bench import ROUNDS, SECONDS, calibrate
from stammtisch.lab.bench_contest import DEALS, DEALT_CARDS, PLAYERS, clocked, dealt_positions
from stammtisch.lab.peers import dealt_states
from stammtisch.players import wits
from stammtisch.players.tree import Tree

SEARCH: Final = 3000
"""Simulations for one decision, about what theirs makes in 50 ms."""
ALWAYS_RANDOM: Final = 1
FLOOR: Final = 10


def ours() -> Callable[[int], int]:
    """The tree as the players use it, but for playouts and deals without any model of the others."""
    dealt, dice, judge = dealt_positions(), Dice(5), wits.of("double").judge

    def search(decisions: int) -> int:
        for number in range(decisions):
            root = dealt[number % DEALS]
            Tree(judge, root, root.actor, None, ALWAYS_RANDOM, 0).grow(SEARCH, dice)
        return decisions * SEARCH

    return search


def theirs() -> Callable[[int], int]:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(f"oh_hell(players={PLAYERS},num_tricks_fixed={DEALT_CARDS})")
    dealt = dealt_states(game)
    bot = pyspiel.ISMCTSBot(5, pyspiel.RandomRolloutEvaluator(1, 5), 2.0, SEARCH)

    def search(decisions: int) -> int:
        for number in range(decisions):
            bot.step(dealt[number % DEALS])
        return decisions * SEARCH

    return search


def run(rounds: int = ROUNDS, seconds: float = SECONDS) -> tuple[float, float, float]:
    """Our simulations a second, theirs, and the median of the ratios, round by round in turn."""
    measures = [clocked(ours()), clocked(theirs())]
    decisions = [calibrate(measure, seconds) for measure in measures]
    rates: list[list[float]] = [[], []]
    for number in range(rounds):
        for each, measure in enumerate(measures):
            simulations, spent = measure(decisions[each])
            rates[each].append(simulations / spent)
    ratio = median(our / their for our, their in zip(*rates, strict=True))
    return median(rates[0]), median(rates[1]), ratio


def main(rounds: Annotated[int, typer.Option(min=1, help="How often both are measured.")] = ROUNDS) -> None:
    """Measure our search beside OpenSpiel's."""
    our, their, ratio = run(rounds)
    print(f"double, search           {our:>10,.0f} simulations/s")
    print(f"open_spiel ISMCTSBot     {their:>10,.0f} simulations/s, oh_hell")
    print(f"ratio {ratio:.1f}, floor {FLOOR}: {'reached' if ratio >= FLOOR else 'not reached'}")


if __name__ == "__main__":
    typer.run(main)
