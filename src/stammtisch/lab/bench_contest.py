"""What takes part in the benchmark, and our own contestants."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, NamedTuple

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER, Position

PLAYERS: Final = 4
DEALT_CARDS: Final = 5
"""Cards per hand where the deal is not part of what is measured."""
DEALS: Final = 32
"""Different deals to start from, so that no single hand decides."""

choice: Final = Random(1).choice
choices: Final = Random(2).choices
uniform: Final = Random(4).random
dice: Final = Dice(3)

LOOP: Final = "double, Python loop"
DEALT: Final = "double, Python loop from dealt states"
PLAYOUT: Final = "double, engine playout"
INTERPRETED: Final = "double interpreted, Python loop"
GRASS_LOOP: Final = "grass {edition}, Python loop"
GRASS_PLAYOUT: Final = "grass {edition}, engine playout"
GRESS_LOOP: Final = "gress, Python loop"
GRESS_PLAYOUT: Final = "gress, engine playout"
GRESS_OFFICIAL: Final = "gress official, engine playout"

Measure = Callable[[int], tuple[int, float]]
"""Plays so many games; gives the decisions made and the CPU seconds spent."""


class Contestant(NamedTuple):
    name: str
    how: str
    measure: Measure


def clocked(play: Callable[[int], int]) -> Measure:
    """Adds the CPU time it took."""

    def measure(games: int) -> tuple[int, float]:
        began = time.process_time()
        decisions = play(games)
        return decisions, time.process_time() - began

    return measure


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


def start(game: str, edition: str = "") -> Position:
    """A table of four, nothing dealt yet."""
    position: Position = find(game).start(PLAYERS, edition)
    return position


def playouts(table: Callable[[], Position]) -> Callable[[int], int]:
    """Games inside the engine; of Grass a round each."""

    def play(games: int) -> int:
        first = table()
        position = first.copy()
        decisions = 0
        for game in range(games):
            position.copy_from(first)
            decisions += position.playout(dice)
        return decisions

    return play


def grass_loop(edition: str) -> Callable[[int], int]:
    """Rounds of Grass from the lot and the deal to the account, trading and all, act by act."""

    def play(rounds: int) -> int:
        start = find("grass").start(PLAYERS, edition)
        position = start.copy()
        decisions = 0
        for number in range(rounds):
            position.copy_from(start)
            position.roll(dice)
            position.roll(dice)
            while (seat := position.actor) >= 0:
                position.apply(seat, choice(position.acts(seat)))
                decisions += 1
        return decisions

    return play


def grass() -> list[Contestant]:
    loop, playout = "whole rounds with deal and trading", "whole rounds, copy_from and playout"
    return [
        contestant
        for edition in find("grass").editions
        for contestant in (
            Contestant(GRASS_LOOP.format(edition=edition), loop, clocked(grass_loop(edition))),
            Contestant(
                GRASS_PLAYOUT.format(edition=edition),
                playout,
                clocked(playouts(partial(start, "grass", edition))),
            ),
        )
    ]


def gress_start(referee: str) -> Position:
    """Two sets of cards. A guided table lets through only what is lawful; an official one remembers every
    card for complaints."""
    start: Position = find("gress").start(PLAYERS, options={"decks": 2, "referee": referee})
    return start


def gress_loop(games: int) -> int:
    """Complete games at a guided table. Any seat may be the next to act; if that one can do nothing, whoever
    is on turn does."""
    start = gress_start("guided")
    position = start.copy()
    decisions = 0
    for game in range(games):
        position.copy_from(start)
        while (actor := position.actor) != OVER:
            if actor == CHANCE:
                position.roll(dice)
                continue
            seat = int(uniform() * PLAYERS)
            acts = position.acts(seat)
            if not acts:
                seat, acts = actor, position.acts(actor)
            position.apply(seat, choice(acts))
            decisions += 1
    return decisions


def gress() -> list[Contestant]:
    loop, playout = "complete games, two sets, guided", "complete games, two sets, copy_from and playout"
    return [
        Contestant(GRESS_LOOP, loop, clocked(gress_loop)),
        Contestant(GRESS_PLAYOUT, f"{playout}, guided", clocked(playouts(partial(gress_start, "guided")))),
        Contestant(GRESS_OFFICIAL, playout, clocked(playouts(partial(gress_start, "official")))),
    ]


def double(interpreted: Measure) -> list[Contestant]:
    return [
        Contestant(LOOP, "complete games, 160 decisions, the deal by roll", clocked(double_loop)),
        Contestant(DEALT, "one round of 5 cards, copy_from a dealt position", clocked(double_dealt_loop)),
        Contestant(
            PLAYOUT, "complete games, copy_from and playout", clocked(playouts(partial(start, "double")))
        ),
        Contestant(INTERPRETED, "the first loop, engine run from its source files", interpreted),
    ]
