"""What a standing in Grass is thought to be worth."""

from typing import Any

import pytest
from rules.grass.table import table

from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import find
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players.grass.chances import chances_of
from stammtisch.players.grass.features import FEATURES
from stammtisch.players.grass.judge import GrassJudge
from stammtisch.players.grass.prospects import begins_turn, prospect, seen_by
from stammtisch.players.grass.weights import CLASSIC, MODERN, NEURONS

JUDGE = GrassJudge()

GRASS = find("grass")


def between_rounds(edition: str, totals: list[int], **options: Any) -> Any:
    """A new game with these totals, before the first deal."""
    position = GRASS.start(len(totals), edition, options)
    for seat, total in enumerate(totals):
        position.totals[seat] = total
    return position


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("totals", [[100_000, 50_000], [0, 30_000, 240_000, 100_000]])
def test_chances_are_shared_out_by_the_totals(edition: str, totals: list[int]) -> None:
    chances = chances_of(between_rounds(edition, totals))
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(len(totals)), key=lambda seat: chances[seat]) == sorted(
        range(len(totals)), key=lambda seat: totals[seat]
    )


def test_a_lead_tells_more_the_nearer_the_target_is() -> None:
    near = chances_of(between_rounds("modern", [240_000, 140_000, 140_000]))
    far = chances_of(between_rounds("modern", [240_000, 140_000, 140_000], target=1_000_000))
    assert near[0] > far[0] > 1 / 3


def test_at_the_end_who_has_won_has_all() -> None:
    position = table(
        "classic",
        hands="MC | | |",
        totals=[240_000, 240_000, 0, 0],
        markets="open none none none",
        displays="DF | | |",
    )
    GRASS.perform(position, 0, "play MC")
    assert position.actor == OVER
    assert chances_of(position) == [1, 0, 0, 0]


def test_in_the_course_only_money_counts() -> None:
    assert chances_of(between_rounds("classic", [50_000, -25_000], course=3)) == [0.5, -0.25]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_turn_is_seen_as_numbers_of_a_size_that_fits_the_weights(players: int) -> None:
    position = GRASS.start(players)
    while position.actor == CHANCE:
        position.roll(Dice(players))
    assert begins_turn(position, position.actor)
    assert len(seen_by(position, position.actor)) == FEATURES
    assert len(MODERN) == len(CLASSIC) == NEURONS * (FEATURES + 2) + 1


def test_a_turn_that_has_gone_on_has_begun_no_longer() -> None:
    position = table(hands="MO | |")
    assert begins_turn(position, 0)
    assert not begins_turn(position, 1)
    position.apply(0, 0)
    assert not begins_turn(position, 0)


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_prospects_are_right_on_average(edition: str) -> None:
    """Each of four has a fourth, over a whole game of the policy they were learned from."""
    position, dice, judged = GRASS.start(4, edition), Dice(8), []
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.roll(dice)
            continue
        if begins_turn(position, position.actor):
            judged.append(prospect(position, position.actor))
        position.make(position.actor, JUDGE.sensible(position, dice))
    assert len(judged) > 100
    assert sum(judged) / len(judged) == pytest.approx(0.25, abs=0.05)
    assert max(judged) - min(judged) > 0.4


@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"markets": "open open open"}, {"markets": "+F open open"}),
        ({"markets": "open none none"}, {"markets": "none none none"}),
        ({"displays": "PA PA | HG | HG"}, {"displays": "HG | PA PA | HG"}),
        ({"totals": [200_000, 100_000, 100_000]}, {"totals": [100_000, 100_000, 200_000]}),
    ],
)
def test_what_is_plainly_better_is_judged_better(
    edition: str, better: dict[str, Any], worse: dict[str, Any]
) -> None:
    common: dict[str, Any] = {"hands": "PA CO +B MC | |", "markets": "open open open"}
    assert prospect(table(edition, **{**common, **better}), 0) > prospect(
        table(edition, **{**common, **worse}), 0
    )


def test_prospects_are_judged_by_what_the_seat_sees_alone() -> None:
    position = table(hands="PA CO +B MC | DC UW PA | MO", markets="open open none", displays="HG | JA |")
    before = seen_by(position, 0)
    position.redeal(0, Dice(3))
    assert seen_by(position, 0) == before
