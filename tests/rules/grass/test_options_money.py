"""Options about money: the default of each edition, and what each other value does."""

from typing import Any

import pytest

from stammtisch.games.position import CHANCE, OVER

from .table import EDITIONS, booked, closed, scores, winners


@pytest.mark.rule("grass.option:target")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "target"),
    [({}, 250), ({"target": 250_000}, 250), ({"target": 500_000}, 500), ({"target": 1_000_000}, 1000)],
)
def test_target_is_the_total_that_ends_the_game(edition: str, agreed: dict[str, Any], target: int) -> None:
    """Closing brings seat 0 a display of 50,000 and the bonus of 25,000."""
    short, just = [
        closed(edition, agreed, hands="|", displays="PA |", totals=[before * 1000, 0])
        for before in (target - 76, target - 75)
    ]
    assert (scores(short), short.actor, winners(short)) == ([target - 1, 0], CHANCE, [])
    assert (scores(just), just.actor, winners(just)) == ([target, 0], OVER, [0])


@pytest.mark.rule("grass.option:target")
def test_target_may_be_any_multiple_of_5_000() -> None:
    assert winners(closed(options={"target": 5_000}, hands="|")) == [0, 1]
    assert winners(closed(options={"target": 30_000}, hands="|", displays="HG |")) == [0]
    assert winners(closed(options={"target": 35_000}, hands="|", displays="HG |")) == []


@pytest.mark.rule("grass.option:score-floor")
@pytest.mark.parametrize(
    ("edition", "agreed", "total"),
    [
        ("modern", {}, 0),
        ("modern", {"score_floor": "none"}, -40),
        ("classic", {}, -40),
        ("classic", {"score_floor": "zero"}, 0),
    ],
)
def test_score_floor_is_zero_or_none(edition: str, agreed: dict[str, Any], total: int) -> None:
    """A fine of 50,000 after 10,000 of earlier rounds."""
    position = closed(edition, agreed, hands="| DC", displays="PA |", totals=[0, 10_000])
    assert scores(position) == [75, total]


@pytest.mark.rule("grass.option:bonus-tie")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "bonus"),
    [
        ({}, [25, 25, 25, 0]),
        ({"bonus_tie": "all"}, [25, 25, 25, 0]),
        ({"bonus_tie": "none"}, [0, 0, 0, 0]),
        ({"bonus_tie": "split"}, [8, 8, 8, 0]),
        ({"bonus_tie": "closer"}, [25, 0, 0, 0]),
    ],
)
def test_bonus_tie_says_who_gets_it(edition: str, agreed: dict[str, Any], bonus: list[int]) -> None:
    assert booked(closed(edition, agreed, hands="| | |", displays="CO | JA | CO |"), "bonus") == bonus


@pytest.mark.rule("grass.option:bonus-tie")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tie", ["none", "split", "closer"])
def test_bonus_tie_is_for_ties_and_a_closer_among_them(edition: str, tie: str) -> None:
    alone = closed(edition, {"bonus_tie": tie}, hands="| |", displays="| CO | HG")
    assert booked(alone, "bonus") == [0, 25, 0]
    closer_behind = closed(edition, {"bonus_tie": "closer"}, hands="| |", displays="| CO | JA")
    assert booked(closer_behind, "bonus") == [0, 25, 25]


@pytest.mark.rule("grass.option:bonus-needs-profit")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "bonus"),
    [({}, [25, 0]), ({"bonus_needs_profit": "no"}, [25, 0]), ({"bonus_needs_profit": "yes"}, [0, 0])],
)
@pytest.mark.parametrize("hands", ["| SO", "HG | SO"])  # a best result of nothing, and a loss
def test_bonus_needs_profit_or_not(
    edition: str, agreed: dict[str, Any], bonus: list[int], hands: str
) -> None:
    assert booked(closed(edition, agreed, hands=hands), "bonus") == bonus


@pytest.mark.rule("grass.option:bonus-needs-profit")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bonus_needs_profit_is_content_with_the_least_profit(edition: str) -> None:
    position = closed(edition, {"bonus_needs_profit": "yes"}, hands="| SO", displays="HG |")
    assert booked(position, "bonus") == [25, 0]


@pytest.mark.rule("grass.option:final-tie")
@pytest.mark.parametrize("edition", EDITIONS)
def test_final_tie_is_shared_or_played_on(edition: str) -> None:
    """Both get 50,000 and the bonus."""
    level: dict[str, Any] = {"hands": "|", "displays": "PA | PA", "totals": [200_000, 200_000]}
    for agreed in ({}, {"final_tie": "shared"}):
        assert winners(closed(edition, agreed, **level)) == [0, 1]
    on = closed(edition, {"final_tie": "play-on"}, **level)
    assert (scores(on), on.actor, winners(on)) == ([275, 275], CHANCE, [])
    ahead = closed(edition, {"final_tie": "play-on"}, hands="|", displays="PA | PA", totals=[200_000, 0])
    assert (ahead.actor, winners(ahead)) == (OVER, [0])
