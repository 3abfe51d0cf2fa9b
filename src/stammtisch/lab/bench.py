"""How many decisions a second the engine makes, beside other people's engines in the same run.

A decision is one act of one seat: a prediction, a card played, in Uno also a card drawn. Chance is
never counted. All acts are picked at random, all games have four players, and time is CPU time.
"""

import os
import platform
import time
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from typing import Annotated, Any, Final, NamedTuple

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stammtisch.games import bits
from stammtisch.games.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER, Position
from stammtisch.lab.interpreted import Worker

PLAYERS: Final = 4
DEALT_CARDS: Final = 5
"""Cards per hand where the deal is not part of what is measured."""
DEALS: Final = 32
"""Different deals to start from, so that no single hand decides."""
ROUNDS: Final = 7
SECONDS: Final = 0.25
"""CPU time each measurement takes in one round, about."""

choice: Final = Random(1).choice
choices: Final = Random(2).choices
dice: Final = Dice(3)

Measure = Callable[[int], tuple[int, float]]
"""Plays so many games; gives the decisions made and the CPU seconds spent."""


class Contestant(NamedTuple):
    name: str
    how: str
    measure: Measure


class Measurement(msgspec.Struct, frozen=True):
    """Decisions a second, for one contestant."""

    name: str
    how: str
    median: float
    lowest: float
    highest: float
    rounds: tuple[float, ...]


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast one contestant is as another: the median of the rounds' ratios."""

    name: str
    value: float
    floor: float | None
    reached: bool | None


class Missing(msgspec.Struct, frozen=True):
    """A peer that could not be measured, and why."""

    name: str
    why: str


class Machine(msgspec.Struct, frozen=True):
    platform: str
    cpus: int
    python: str
    compiled: bool
    peers: dict[str, str]


class Report(msgspec.Struct, frozen=True):
    date: str
    machine: Machine
    measurements: tuple[Measurement, ...]
    ratios: tuple[Ratio, ...]
    missing: tuple[Missing, ...]


LOOP: Final = "double, Python loop"
DEALT: Final = "double, Python loop from dealt states"
PLAYOUT: Final = "double, engine playout"
INTERPRETED: Final = "double interpreted, Python loop"
OH_HELL: Final = "open_spiel oh_hell"
OH_HELL_UNIFORM: Final = "open_spiel oh_hell, uniform chance"
OH_HELL_DEALT: Final = "open_spiel oh_hell from dealt states"
OH_HELL_NATIVE: Final = "open_spiel oh_hell native C++ rollouts"
UNO: Final = "rlcard uno"


class Promise(NamedTuple):
    """A ratio we publish, and the least it may be; None where it is only for information."""

    name: str
    ours: str
    theirs: str
    floor: float | None


PROMISES: Final = (
    Promise("loop / open_spiel loop", LOOP, OH_HELL, 10),
    Promise("loop / open_spiel loop, uniform chance", LOOP, OH_HELL_UNIFORM, None),
    Promise("loop / rlcard uno", LOOP, UNO, 40),
    Promise("dealt / open_spiel dealt", DEALT, OH_HELL_DEALT, 1.5),
    Promise("playout / open_spiel loop", PLAYOUT, OH_HELL, 100),
    Promise("playout / open_spiel native rollouts", PLAYOUT, OH_HELL_NATIVE, 4),
    Promise("interpreted loop / open_spiel loop", INTERPRETED, OH_HELL, 1.5),
)


# Double


def play_out(position: Position) -> int:
    """A game from Python, act by act: the decisions it took to the end."""
    decisions = 0
    while (seat := position.actor) != OVER:
        if seat == CHANCE:
            position.roll(dice)
        else:
            position.apply(seat, choice(position.acts(seat)))
            decisions += 1
    return decisions


def double_loop(games: int) -> int:
    start = find("double").start(PLAYERS)
    return sum(play_out(start.copy()) for game in range(games))


def dealt_positions() -> list[Position]:
    """Games of a single round, just dealt."""
    start = find("double").start(PLAYERS, options={"schedule": (DEALT_CARDS,)})
    dealt = [start.copy() for deal in range(DEALS)]
    for position in dealt:
        while position.actor == CHANCE:
            position.roll(dice)
    return dealt


def double_dealt_loop(games: int) -> int:
    dealt = dealt_positions()
    position = dealt[0].copy()
    decisions = 0
    for game in range(games):
        position.copy_from(dealt[game % DEALS])
        decisions += play_out(position)
    return decisions


def double_playout(games: int) -> int:
    start = find("double").start(PLAYERS)
    position = start.copy()
    decisions = 0
    for game in range(games):
        position.copy_from(start)
        decisions += position.playout(dice)
    return decisions


def double(interpreted: Measure) -> list[Contestant]:
    return [
        Contestant(LOOP, "complete games, 160 decisions, the deal by roll", clocked(double_loop)),
        Contestant(DEALT, "one round of 5 cards, copy_from a dealt position", clocked(double_dealt_loop)),
        Contestant(PLAYOUT, "complete games, copy_from and playout", clocked(double_playout)),
        Contestant(INTERPRETED, "the first loop, engine run from its source files", interpreted),
    ]


# OpenSpiel


def oh_hell_loop(game: Any, draw: Callable[[Any], int]) -> Callable[[int], int]:
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


def oh_hell_rollouts(pyspiel: Any, game: Any) -> Callable[[int], int]:
    """Random games played inside OpenSpiel's own C++ code.

    Its RandomRolloutEvaluator can't be called from Python, but a search can. With a limit of one
    simulation `mcts_search` evaluates the state it is given and does nothing else, so it makes exactly
    the rollouts the evaluator was told to make, each from that state to the end. The decisions are
    these rollouts times the mean length of a game from the same states, walked from Python. (It is
    always 24, four predictions and twenty cards, and there is no chance after the deal.)
    """
    roots = dealt_states(game)
    length = oh_hell_dealt_loop(game)(DEALS) / DEALS

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
    weighted, uniform = oh_hell_loop(game, draw_weighted), oh_hell_loop(game, draw_uniform)
    rollouts = oh_hell_rollouts(pyspiel, dealt)
    return [
        Contestant(OH_HELL, f"{whole}, chance_outcomes() and random.choices", clocked(weighted)),
        Contestant(OH_HELL_UNIFORM, f"{whole}, chance by random.choice too", clocked(uniform)),
        Contestant(OH_HELL_DEALT, f"{fixed}, clone of a dealt state", clocked(oh_hell_dealt_loop(dealt))),
        Contestant(OH_HELL_NATIVE, f"{fixed}, RandomRolloutEvaluator, dealt states", clocked(rollouts)),
    ]


# RLCard


def uno_for_four() -> Any:
    """Uno there has no setting for the number of players, so it is set on the game itself."""
    env = import_module("rlcard").make("uno", config={"seed": 6})
    env.game.num_players = PLAYERS
    return env


def uno_loop(env: Any) -> Callable[[int], int]:
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
    return [Contestant(UNO, how, clocked(uno_loop(uno_for_four())))]


PEERS: Final = {"open_spiel": open_spiel, "rlcard": rlcard}


# Measuring


def clocked(play: Callable[[int], int]) -> Measure:
    """Adds the CPU time it took."""

    def measure(games: int) -> tuple[int, float]:
        began = time.process_time()
        decisions = play(games)
        return decisions, time.process_time() - began

    return measure


def calibrate(measure: Measure, seconds: float) -> int:
    """How many games take about so many seconds; warms up on the way."""
    games = 1
    while (spent := measure(games)[1]) < seconds / 4:
        games *= 2
    return max(1, round(games * seconds / spent))


def find_peers() -> tuple[list[Contestant], list[Missing]]:
    found: list[Contestant] = []
    missing: list[Missing] = []
    for name, contestants in PEERS.items():
        try:
            found += contestants()
        except ImportError as problem:
            missing.append(Missing(name, str(problem)))
    return found, missing


def run(rounds: int = ROUNDS, seconds: float = SECONDS, console: Console | None = None) -> Report:
    """Everything in turn, round by round, so that a slow moment of the machine hits all alike."""
    with ExitStack() as stack:
        worker = stack.enter_context(Worker())
        peers, missing = find_peers()
        contestants = double(worker.measure) + peers
        columns = (TextColumn("{task.description:50}"), BarColumn(), TimeRemainingColumn())
        progress = Progress(*columns, console=console or Console(stderr=True), transient=True)
        stack.enter_context(progress)
        task = progress.add_task("", total=len(contestants) * (rounds + 1))

        games: dict[str, int] = {}
        for name, how, measure in contestants:
            progress.update(task, description=f"calibrating {name}")
            games[name] = calibrate(measure, seconds)
            progress.advance(task)

        rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
        for number in range(rounds):
            for name, how, measure in contestants:
                progress.update(task, description=name)
                decisions, spent = measure(games[name])
                rates[name].append(decisions / spent)
                progress.advance(task)

    return Report(
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(missing),
        measurements=tuple(measurement(c, rates[c.name]) for c in contestants),
        ratios=compare(rates),
        missing=tuple(missing),
    )


def machine(missing: list[Missing]) -> Machine:
    absent = {peer.name for peer in missing}
    return Machine(
        platform=f"{platform.system()} {platform.machine()}",
        cpus=os.cpu_count() or 1,
        python=platform.python_version(),
        compiled=not str(bits.__file__).endswith(".py"),
        peers={name: version(name) for name in PEERS if name not in absent},
    )


def measurement(contestant: Contestant, rates: list[float]) -> Measurement:
    return Measurement(
        name=contestant.name,
        how=contestant.how,
        median=median(rates),
        lowest=min(rates),
        highest=max(rates),
        rounds=tuple(rates),
    )


def compare(rates: dict[str, list[float]]) -> tuple[Ratio, ...]:
    """The ratios that can be had from what was measured."""
    ratios: list[Ratio] = []
    for name, ours, theirs, floor in PROMISES:
        if ours in rates and theirs in rates:
            value = median(a / b for a, b in zip(rates[ours], rates[theirs], strict=True))
            ratios.append(Ratio(name, value, floor, None if floor is None else value >= floor))
    return tuple(ratios)


# Telling


def millions(rate: float) -> str:
    return f"{rate / 1e6:.3f}" if rate < 1e6 else f"{rate / 1e6:.2f}"


def spread(each: Measurement) -> str:
    """How far the rounds lie apart: half of it, in percent of the median."""
    return f"± {(each.highest - each.lowest) / each.median * 50:.0f} %"


def caption(report: Report) -> str:
    """When and where, in one line."""
    here = report.machine
    engine = "compiled" if here.compiled else "not compiled"
    peers = "".join(f", {name} {number}" for name, number in here.peers.items())
    rounds = len(report.measurements[0].rounds)
    kind = f"{here.platform}, {here.cpus} cores, Python {here.python}, {engine}{peers}"
    return f"{report.date}, medians of {rounds} rounds: {kind}"


def notes(report: Report) -> list[str]:
    """What a reader must know before comparing."""
    said = [f"{peer.name} is not installed ({peer.why}); `make bench` does." for peer in report.missing]
    if not report.machine.compiled:
        said.append("The engine is not compiled here; the floors are meant for the compiled one.")
    return said


def show(report: Report, console: Console) -> None:
    title = "Decisions a second, random games of four"
    table = Table(title=title, caption=caption(report), box=SIMPLE_HEAD)
    table.add_column("")
    for heading in ("M dec/s", "spread", "ratio", "floor", "reached"):
        table.add_column(heading, justify="right")
    for each in report.measurements:
        table.add_row(each.name, millions(each.median), spread(each))
    table.add_section()
    for ratio in report.ratios:
        table.add_row(ratio.name, "", "", *verdict(ratio))
    console.print(table)
    for note in notes(report):
        console.print(note, style="yellow", markup=False)


def verdict(ratio: Ratio) -> tuple[str, str, str]:
    if ratio.floor is None:
        return f"{ratio.value:.1f}", "", ""
    return f"{ratio.value:.1f}", f"{ratio.floor:g}", "yes" if ratio.reached else "no"


def markdown(report: Report) -> str:
    """The tables of benchmarks/README.md."""
    lines = [f"{caption(report)}.", ""]
    lines += ["| four players | M decisions/s | spread | how |", "|---|---:|---:|---|"]
    for each in report.measurements:
        lines.append(f"| {each.name} | {millions(each.median)} | {spread(each)} | {each.how} |")
    lines += ["", "| ratio | measured | floor | reached |", "|---|---:|---:|---|"]
    lines += [f"| {ratio.name} | {' | '.join(verdict(ratio))} |" for ratio in report.ratios]
    lines += [f"\n{note}" for note in notes(report)]
    return "\n".join(lines)


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = ROUNDS,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the tables of benchmarks/README.md.")
    ] = False,
) -> None:
    """Measure the engine beside its peers."""
    report = run(rounds)
    if json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    elif as_markdown:
        print(markdown(report))
    else:
        show(report, Console())


if __name__ == "__main__":
    typer.run(main)
