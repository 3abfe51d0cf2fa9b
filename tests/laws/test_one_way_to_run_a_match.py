"""Outside the rules and the match nobody moves a position, but for questions and for loops without a log."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

SOURCE: Final = Path(__file__).parents[2] / "src" / "stammtisch"
ROOMS: Final = ("cli", "events", "lab", "lessons", "referee", "server", "sheets", "store", "table")
"""Bots move positions that they imagine; what they hold is no match."""
DEEDS: Final = {"apply", "perform", "make", "answer", "roll", "playout", "play_on", "race", "come_to_nothing"}
"""What changes a position."""
POSITIONS: Final = {"position", "_position", "trial", "twin", "game", "GRESS", "state"}
"""What positions, and games that are given one, are called; other things answer, too."""

ALLOWED: Final = {
    "lab/bench_contest.py dealt_positions": "speed beside other engines",
    "lab/bench_contest.py gress_loop": "speed beside other engines",
    "lab/bench_contest.py play": "speed beside other engines",
    "lab/bench_contest.py play_out": "speed beside other engines",
    "lab/in_step.py go_on": "many tables in step, without clock, log or record; a law compares them",
    "lab/openspiel.py apply_action": "another engine runs the game",
    "lab/openspiel.py evaluate": "another engine runs the game",
    "lab/simulate.py play_out": "the bare loop: no clock, log or record; the law of one match holds for it",
    "lessons/run.py after": "a question: where an act would lead, on a copy",
    "referee/gress.py fault": "a question: what a guided table would say, on a copy",
}
"""Who moves a position all the same, and what for."""


class Deed(NamedTuple):
    """A place in the source that changes a position."""

    module: str
    function: str

    def __str__(self) -> str:
        return f"{self.module} {self.function}"


def deeds(module: str, tree: ast.AST, function: str = "") -> Iterator[Deed]:
    for node in ast.iter_child_nodes(tree):
        inner = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in DEEDS:
            holder = node.func.value
            name = holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")
            if name in POSITIONS:
                yield Deed(module, function)
        yield from deeds(module, node, inner)


def found() -> list[Deed]:
    paths = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    return [
        deed
        for path in paths
        for deed in deeds(path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
    ]


def test_nobody_but_a_match_moves_a_position() -> None:
    assert {str(deed) for deed in found()} == set(ALLOWED)


def test_who_has_a_clock_a_log_or_a_record_runs_matches() -> None:
    """In the lab, whatever knows of the match at all leaves moving to it."""
    for module in {deed.module for deed in found() if deed.module.startswith("lab/")}:
        tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
        imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        assert not [name for name in imported if name.startswith("stammtisch.match")], module


@pytest.mark.parametrize(
    ("source", "moves"),
    [
        ("def f(position): position.apply(0, 1)", True),
        ("def f(self): self._position.answer([1])", True),
        ("def f(self): self.game.perform(position, 0, 'draw')", True),
        ("def f(match): match.submit(0, 'draw', 0)", False),
        ("def f(run): run.answer('draw')", False),
    ],
)
def test_the_search_finds_what_it_should_and_no_more(source: str, moves: bool) -> None:
    assert [deed.function for deed in deeds("m", ast.parse(source))] == ["f"] * moves
