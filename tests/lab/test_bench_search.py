"""The benchmark of the search counts the simulations it makes."""

from typing import Any

import bench_search
import pytest

from stammtisch.players.tree import Tree


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> list[Tree]:
    """The trees the benchmark grows, a few iterations each."""
    trees: list[Tree] = []

    def plant(*settings: Any) -> Tree:
        trees.append(Tree(*settings))
        return trees[-1]

    monkeypatch.setattr(bench_search, "SEARCH", 30)
    monkeypatch.setattr(bench_search, "Tree", plant)
    return trees


def test_every_simulation_of_ours_is_one_iteration(grown: list[Tree]) -> None:
    assert bench_search.ours()(3) == 90
    assert [sum(choice.tried for choice in tree.choices()) for tree in grown] == [30, 30, 30]


def test_ours_starts_from_predictions_without_a_model_of_the_others(grown: list[Tree]) -> None:
    bench_search.ours()(1)
    (tree,) = grown
    assert (tree.plain, tree.careless) == (0, bench_search.ALWAYS_RANDOM)
    assert tree.root.acts(tree.seat) == [0, 1, 2, 3, 4, 5]
    assert {choice.act for choice in tree.choices()} == {0, 1, 2, 3, 4, 5}


def test_both_are_measured_in_turn(grown: list[Tree]) -> None:
    pytest.importorskip("pyspiel")
    assert bench_search.theirs()(2) == 60
    our, their, ratio = bench_search.run(rounds=1, seconds=0.001)
    assert ratio == pytest.approx(our / their)
