"""The rulebook, the engine and the tests speak of the same rules: each has words, code and a test."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from stammtisch.games.catalogue import GAMES
from stammtisch.words import Words

NOT_CITED: set[str] = set()
NOT_BORNE: set[str] = set()
"""Rules that no code cites, or no test bears, yet. These sets only shrink."""

SHEETS = {"gress": ("stammtisch.sheets.gress",)}


def worded(game: str) -> set[str]:
    """The rules of the rulebook."""
    return {rule.id for rule in Words("en").rules(game)}


def cited(game: str) -> set[str]:
    """The rules named anywhere in the source of the game and of its players; of Gress also those that are
    about sheets."""
    an_id = re.compile(rf"\b{game}(?:\.\w+)*(?::[\w-]*\w(?:\.\w+)*)+(?![\w:.-]*{{)")
    return {
        found
        for room in (f"stammtisch.games.{game}", f"stammtisch.players.{game}", *SHEETS.get(game, ()))
        for file in files(room).iterdir()
        if file.name.endswith(".py")
        for found in an_id.findall(file.read_text(encoding="utf-8"))
    }


def borne(game: str) -> set[str]:
    """The rules that a test of the game is marked with."""
    return {
        rule
        for file in (Path(__file__).parent / game).glob("test_*.py")
        for rule in marks(ast.parse(file.read_text(encoding="utf-8")))
    }


def marks(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from map(ast.literal_eval, node.args)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_where_the_engine_knows_it(game: str) -> None:
    assert worded(game) - cited(game) == {rule for rule in NOT_CITED if rule.startswith(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_borne_by_a_test(game: str) -> None:
    assert worded(game) - borne(game) == {rule for rule in NOT_BORNE if rule.startswith(game)}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cited_that_is_no_rule(game: str) -> None:
    assert cited(game) - worded(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_borne_that_is_no_rule(game: str) -> None:
    assert borne(game) - worded(game) == set()
