"""The searching player: fair, repeatable, and stronger than the rules of thumb it plays out with."""

from typing import Any

import pytest

from stammtisch.base.bits import Dice, bit
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER
from stammtisch.lab.simulate import simulate
from stammtisch.players import player
from stammtisch.players.double.judge import DoubleJudge
from stammtisch.players.search import Search, count
from stammtisch.players.tree import Tree

JUDGE = DoubleJudge()

DOUBLE = find("double")
TABLES = [
    (2, {}),
    (4, {}),
    (3, {"sets": 1, "colourless_follow": "only_if_void", "identical": "last"}),
    (5, {"bid_total": "hook", "credit": "on", "zero_bonus": 0}),
    (4, {"bid_mode": "simultaneous", "blind_one": "on"}),
]


def moments(players: int, options: dict[str, object], seed: int) -> list[Any]:
    """The decisions of one random game, as positions."""
    position, dice = DOUBLE.start(players, "", options), Dice(seed)
    found = []
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.roll(dice)
        else:
            found.append(position.copy())
            position.make(position.actor, dice.member(position.legal(position.actor)))
    return found


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_sensible_act_is_legal_and_knows_only_what_its_seat_sees(
    players: int, options: dict[str, object]
) -> None:
    for position in moments(players, options, seed=3):
        seat = position.actor
        act = JUDGE.sensible(position, Dice(1))
        assert position.legal(seat) & bit(act)
        position.redeal(seat, Dice(2))
        assert JUDGE.sensible(position, Dice(1)) == act


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_search_chooses_a_legal_act_and_the_same_one_again(
    players: int, options: dict[str, object]
) -> None:
    searcher = Search(DOUBLE, iterations=40)
    for position in moments(players, options, seed=4)[::5]:
        seat = position.actor
        view, acts = DOUBLE.view(position, seat), position.acts(seat)
        act = searcher.choose(view, acts, Dice(9))
        assert act in acts
        assert searcher.choose(view, acts, Dice(9)) == act


def test_the_search_leaves_the_position_it_imagined_alone() -> None:
    position = moments(4, {}, seed=5)[30]
    before = DOUBLE.write_line(position)
    Tree(JUDGE, position, position.actor).grow(200, Dice(1))
    assert DOUBLE.write_line(position) == before


def test_every_iteration_is_counted_once_at_the_root() -> None:
    position = next(moment for moment in moments(4, {}, seed=6) if len(moment.acts(moment.actor)) > 3)
    tree = Tree(JUDGE, position, position.actor)
    tree.grow(150, Dice(1))
    tree.grow(50, Dice(2))
    tried = [choice.tried for choice in tree.choices()]
    assert sum(tried) == 200
    assert tried == sorted(tried, reverse=True)
    assert tree.lead() == tried[0] - tried[1]


@pytest.mark.heavy
@pytest.mark.parametrize("iterations", [50, 400, 950])
def test_a_search_that_stops_early_would_not_have_changed_its_mind(iterations: int) -> None:
    for position in moments(4, {}, seed=9)[20:90:7]:
        whole, early = Tree(JUDGE, position, position.actor), Tree(JUDGE, position, position.actor)
        whole.grow(iterations, Dice(1))
        count(early, iterations, Dice(1))
        assert early.choices()[0].act == whole.choices()[0].act
        assert sum(choice.tried for choice in early.choices()) <= iterations


def test_the_search_takes_a_certain_trick_it_needs() -> None:
    """Last to play the last card but one: the king takes the trick that was promised."""
    data = {
        "phase": "play",
        "round": 2,
        "dealer": 2,
        "turn_up": "PO/8S",
        "hands": [["9C/7S"], ["9S/7C"], ["KH/3S", "AC/2H"]],
        "bids": [0, 0, 2],
        "trick": ["QH", "4H"],
    }
    position = DOUBLE.read_position(data, "", {})
    act = Search(DOUBLE, iterations=300).choose(DOUBLE.view(position, 2), position.acts(2), Dice(1))
    assert DOUBLE.write_act((act,)) == "play KH"


def test_a_little_time_is_enough_for_a_choice() -> None:
    position = moments(4, {}, seed=7)[60]
    view, acts = DOUBLE.view(position, position.actor), position.acts(position.actor)
    assert Search(DOUBLE, milliseconds=1).choose(view, acts, Dice(1)) in acts


@pytest.mark.heavy
def test_the_search_makes_more_points_than_the_rule_player() -> None:
    summary = simulate("double", ["search:100", "rule", "rule"], 12, seed=8, duplicate=True).summary
    (gap,) = summary.differences
    assert gap.better == "search:100"
    assert gap.points.mean - gap.points.margin > 0


@pytest.mark.parametrize(
    "name", ["search", "search:", "search:0", "search:2s", "search:99999999", "search:70000ms"]
)
def test_a_name_that_says_nothing_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="is not search:2000"):
        player.find("double", name)


def test_a_player_is_found_by_what_it_may_spend() -> None:
    by_time, by_count = player.find("double", "search:50ms"), player.find("double", "search:2000")
    assert isinstance(by_time, Search)
    assert isinstance(by_count, Search)
    assert (by_time.milliseconds, by_count.iterations) == (50, 2000)
