"""The same acts give the same game: in another process, with another hash seed, compiled or not,
and in a copy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given

from laws.play import do, hash_of_games
from laws.tables import Table, law, starts, tables
from stammtisch.games.position import Journal

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
GAMES = 60


def replay(folder: Path, hash_seed: int, *args: str, path: list[Path]) -> tuple[Path, str]:
    """Which engine another process finds, and its hash of the games; run away from the source."""
    found = subprocess.run(
        [sys.executable, "-P", "-m", "laws.replay", str(GAMES), *args],
        capture_output=True,
        check=False,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONHASHSEED": str(hash_seed)},
        text=True,
    )
    if "No module named 'stammtisch'" in found.stderr:
        pytest.skip("not installed")
    assert found.returncode == 0, found.stderr
    engine, digest = found.stdout.split("\n")[:2]
    return Path(engine), digest


@pytest.fixture(scope="module")
def hash_here() -> str:
    return hash_of_games(GAMES)


@pytest.mark.heavy
def test_interpreted_with_another_hash_seed(hash_here: str, tmp_path: Path) -> None:
    engine, digest = replay(tmp_path, 4711, "source", path=[TESTS, SOURCE])
    assert engine == SOURCE / "stammtisch/base/bits.py"
    assert digest == hash_here


@pytest.mark.heavy
def test_compiled(hash_here: str, tmp_path: Path) -> None:
    engine, digest = replay(tmp_path, 1, path=[TESTS])
    if engine.suffix == ".py":
        pytest.skip("the installed build is not compiled")
    if changed := changed_since_the_build(engine.parent):
        pytest.skip(f"the installed build is of another source: {', '.join(changed)}")
    assert digest == hash_here


def changed_since_the_build(installed: Path) -> list[str]:
    source = SOURCE / "stammtisch/games"
    return [
        file.relative_to(source).as_posix()
        for file in sorted(source.rglob("*.py"))
        if not (copy := installed / file.relative_to(source)).exists()
        or copy.read_bytes() != file.read_bytes()
    ]


def copies_are_alike_and_apart(table: Table, other: Table) -> None:
    """A copy, and another position that became a copy, see the same future as the original and
    don't notice each other."""
    position, line = table.position, table.line()
    copy = position.copy()
    other.position.copy_from(position)
    lines = []
    for move in table.later:
        do(position, move)
        lines.append(table.line())
    for twin in (copy, other.position):
        assert table.game.write_line(twin) == line
        for move, expected in zip(table.later, lines, strict=True):
            do(twin, move)
            assert table.game.write_line(twin) == expected


@law(40)
@given(tables())
def test_copies_are_alike_and_apart(table: Table) -> None:
    other = Table(table.game, table.edition, table.options, table.players, table.seed + 1)
    other.go_to(len(other.later) * 2 // 3)
    copies_are_alike_and_apart(table, other)


@law(25)
@given(starts())
def test_what_nobody_listens_to_happens_all_the_same(table: Table) -> None:
    listened = table.position.copy()
    for move in table.later:
        do(listened, move, Journal())
        do(table.position, move)
        assert table.game.write_line(listened) == table.line()
