"""Simulations count right and are the same for the same seed."""

import msgspec
import pytest
from laws.toy import Toy

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.lab.figures import SeatRow, average, differences
from stammtisch.lab.simulate import simulate


def test_the_same_seed_plays_the_same_games() -> None:
    first = simulate("double", ["rule", "random"], 5, seed=9)
    assert first.rows == simulate("double", ["rule", "random"], 5, seed=9).rows
    assert first.rows != simulate("double", ["rule", "random"], 5, seed=10).rows


def test_duplicate_deals_seat_everybody_everywhere() -> None:
    found = simulate("double", ["rule", "random", "random"], 2, seed=1, duplicate=True)
    assert found.summary.games == 6
    seats = {(row.deal, row.seat) for row in found.rows if row.player == "rule"}
    assert seats == {(deal, seat) for deal in range(2) for seat in range(3)}


def test_duplicate_deals_are_the_same_cards_for_everybody() -> None:
    """With one kind of player that throws no dice, every rotation of a deal is the same game."""
    found = simulate("double", ["rule"] * 3, 3, seed=1, duplicate=True)
    games = [tuple(row.points for row in found.rows if row.game == game) for game in range(9)]
    assert games[0] == games[1] == games[2] != games[3]


def test_counts_add_up() -> None:
    summary = simulate("double", ["rule", "random", "random", "random"], 10, seed=2).summary
    assert summary.table["rounds"] == 100
    assert 0 <= summary.table["no_trump"] <= 100
    assert summary.players["random"].tally["predictions"] == 300
    assert summary.players["rule"].tally["kept"] == summary.seats[0].tally["kept"]
    shares = [standing.win_share for standing in summary.seats]
    assert sum(shares) == pytest.approx(1)


def test_an_average_comes_with_its_interval() -> None:
    found = average([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.margin == pytest.approx(1.96 * 1.2909944 / 2)
    assert average([7]).margin == 0


def test_differences_are_taken_deal_by_deal() -> None:
    points = {0: {"a": [10, 20], "b": [5, 5]}, 1: {"a": [30, 30], "b": [15, 25]}}
    rows = [
        SeatRow(0, deal, 0, kind, value, 0.0, {})
        for deal, kinds in points.items()
        for kind, values in kinds.items()
        for value in values
    ]
    (gap,) = differences(rows)
    assert (gap.better, gap.than, gap.points.mean, gap.points.count) == ("a", "b", 10, 2)


def test_no_games_are_no_simulation() -> None:
    with pytest.raises(Malformed, match="games: must be at least 1"):
        simulate("double", ["rule", "rule"], 0, seed=1)


def test_grass_counts_rounds_how_they_ended_and_deals() -> None:
    found = simulate("grass", ["rule"] * 3, 3, seed=4, options={"target": 5_000})
    table = found.summary.table
    assert found.summary.edition == "modern"
    assert table["rounds"] == table["closed"] + table["stack_used_up"] >= 3
    assert sum(standing.tally["closed"] for standing in found.summary.seats) == table["closed"]
    assert sum(standing.tally["deals"] for standing in found.summary.seats) == 2 * table["deals"]
    assert table["deals"] <= table["offers"]
    assert sum(standing.tally["best_rounds"] for standing in found.summary.seats) >= table["rounds"]


def test_a_game_that_does_not_end_is_given_up_and_counted() -> None:
    found = simulate("grass", ["random"] * 4, 2, seed=1, edition="classic", limit=500)
    assert (found.summary.edition, found.summary.limit) == ("classic", 500)
    assert found.summary.unfinished == 2
    assert sum(row.won for row in found.rows) == 0
    assert simulate("double", ["rule"] * 3, 2, seed=1).summary.unfinished == 0


def test_no_decisions_are_no_game() -> None:
    with pytest.raises(Malformed, match="limit: must be at least 1"):
        simulate("double", ["rule", "rule"], 1, seed=1, limit=0)


def test_a_game_that_nobody_counts_anything_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, "toy", Toy())
    summary = simulate("toy", ["rule", "random"], 3, seed=1, duplicate=True).summary
    assert (summary.games, summary.unfinished, summary.table) == (6, 0, {})
    assert [standing.win_share for standing in summary.seats] == [0.5, 0.5]
    assert "tally" not in msgspec.to_builtins(summary.seats[0])
