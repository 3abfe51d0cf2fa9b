"""Players choose one of their acts, from what they see, and the rule player is no fool."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER
from stammtisch.lab.simulate import simulate
from stammtisch.players import player
from stammtisch.players.rule import Rule

DOUBLE = find("double")


def choice(hand: list[str], bid: int, trick: list[str], others: list[list[str]]) -> str:
    """What the rule player does as seat 2 of three, in the second round, without trump."""
    seat = 2
    data = {
        "phase": "play",
        "round": 2,
        "dealer": 1 if not trick else 2,
        "turn_up": "PO/8S",
        "hands": [*others, hand],
        "bids": [0, 0, bid],
        "trick": trick,
    }
    position = DOUBLE.read_position(data, "", {})
    act = Rule(DOUBLE).choose(DOUBLE.view(position, seat), position.acts(seat), Dice(1))
    return DOUBLE.write_act((act,))


@pytest.mark.parametrize(
    ("hand", "bid", "trick", "plays"),
    [
        (["AH/2C", "KH/3S"], 1, ["QH", "4H"], "play KH"),  # the least that is enough, when last
        (["AH/2C", "AC/2H"], 0, ["QH", "4H"], "play 2H"),  # ducks under the queen
        (["AC/2H", "KS/3H"], 0, ["5D", "6D"], "play 2H"),  # free to discard: away with the ace
        (["QC/4S", "AC/2H"], 1, ["5D", "6D"], "play 4S"),  # can't win this one: keeps the ace
    ],
)
def test_the_rule_player_plays_to_meet_its_word(
    hand: list[str], bid: int, trick: list[str], plays: str
) -> None:
    assert choice(hand, bid, trick, [["9C/7S"], ["9H/7D"]]) == plays


@pytest.mark.parametrize(("bid", "plays"), [(1, "play AC"), (0, "play 2H")])
def test_the_rule_player_leads_high_to_win_and_low_to_duck(bid: int, plays: str) -> None:
    assert choice(["AC/2H", "TS/6H"], bid, [], [["9C/7S", "9S/7C"], ["9H/7D", "8D/7H"]]) == plays


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_a_whole_act_has_all_its_steps_and_changes_nothing(edition: str) -> None:
    game, dice, lengths = find("grass"), Dice(5), set()
    position = game.start(3, edition, {"target": 5_000})
    for name in ("random", "rule", "keen"):
        decider = player.find("grass", name)
        for moment in range(150):
            if position.actor == OVER:
                break
            if position.actor == CHANCE:
                position.roll(dice)
                continue
            before = game.write_line(position)
            steps = player.whole_act(game, game.view(position, position.actor), decider, dice)
            assert game.write_line(position) == before
            lengths.add(len(steps))
            game.perform(position, position.actor, game.write_act(steps))
            assert not game.unfinished(position, position.active)
    assert {1, 2, 4} <= lengths


@pytest.mark.heavy
def test_the_rule_player_beats_random_by_twelve_points_and_more() -> None:
    summary = simulate("double", ["rule", "random"] * 2, 60, seed=5, duplicate=True).summary
    (gap,) = summary.differences
    assert (gap.better, gap.than) == ("rule", "random")
    assert gap.points.mean - gap.points.margin > 12


def test_an_unknown_player_is_named() -> None:
    known = ", ".join(("novice", "casual", "expert", "master", *player.NAMES))
    with pytest.raises(Malformed, match=f"no player 'genius'; known: {known}"):
        player.find("double", "genius")
