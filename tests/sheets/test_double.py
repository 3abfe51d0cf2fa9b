"""Double with real cards: predictions and tricks in, points out."""

from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import find
from stammtisch.games.double.options import Options
from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.games.position import CHANCE, OVER, Journal
from stammtisch.sheets.double import EnteredRounds, Round, score

NAMES = ("Amy", "Ben", "Cleo")


def pad(
    *rounds: tuple[tuple[int, ...], tuple[int, ...]], dealer: int | None = 0, **options: object
) -> EnteredRounds:
    played = tuple(Round(bids, tricks) for bids, tricks in rounds)
    return EnteredRounds("double", NAMES, played, dealer, Options(**options))  # type: ignore[arg-type]


@pytest.mark.rule("double:setup:stake")
def test_points_rounds_and_dealers_follow_from_what_was_entered() -> None:
    sheet = score(pad(((0, 1, 0), (0, 1, 0)), ((1, 1, 1), (2, 0, 0)), dealer=2))
    assert [(row.cards, row.dealer, row.points) for row in sheet.rows] == [
        (1, 2, (20, 16 + EXACT_BONUS, 20)),
        (2, 0, (19, 15 + EXACT_BONUS, 19)),
    ]
    assert (sheet.next_cards, sheet.next_dealer, sheet.winners) == (3, 1, ())


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("tie", ["shared", "extra_round", "most_exact"])
def test_a_game_scored_by_hand_ends_as_the_engine_ends_it(seed: int, tie: str) -> None:
    options = {"tie": tie, "first_dealer": 1, "schedule": (1, 2, 1)}
    position, dice, journal = find("double").start(3, "", options), Dice(seed), Journal()
    rounds: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.answer(dice.draw(54, position.chance().take), journal)
        else:
            position.apply(position.actor, dice.member(position.legal(position.actor)), journal)
    settled: list[Any] = [fact.about for fact in journal.facts if fact.kind == "seat-settled"]
    for start in range(0, len(settled), 3):
        three = settled[start : start + 3]
        rounds.append((tuple(seat["bid"] for seat in three), tuple(seat["tricks"] for seat in three)))
    sheet = score(pad(*rounds, dealer=1, **options))
    assert list(sheet.points) == position.scores()
    assert sum(1 << seat for seat in sheet.winners) == position.winners()
    assert sheet.next_cards is None


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (pad(((0, 1), (0, 1, 0))), r"rounds\[0\].bids: needs all 3 seats, has 2"),
        (pad(((0, 2, 0), (0, 1, 0))), r"rounds\[0\].bids\[1\]: 2 is not from 0 to 1 .double:bid:range"),
        (pad(((0, 1, 0), (0, -1, 0))), r"tricks\[1\]: -1 is not from 0 to 1 .double:round:schedule"),
        (pad(((0, 1, 0), (0, 0, 0))), r"rounds\[0\].tricks: 0 tricks, but 1 were played"),
        (pad(((1, 0, 0), (0, 1, 0)), bid_total="hook"), r"rounds\[0\].bids\[0\]: makes the sum fit"),
        (pad(((0, 1, 0), (0, 1, 0)), dealer=3), "dealer: there is no seat 3"),
        (pad(dealer=0, first_dealer=1), "dealer: seat 1 was to deal first .double:opt:first_dealer"),
        (pad(*[((0, 1, 0), (0, 1, 0))] * 2, schedule=(1,)), r"rounds\[1\]: the game was over"),
    ],
)
def test_what_can_t_have_happened_is_refused_with_field_and_rule(wrong: EnteredRounds, problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        score(wrong)


@pytest.mark.rule("double:opt:first_dealer")
def test_the_dealer_agreed_on_deals_first_and_is_bound_by_the_hook() -> None:
    one = ((0, 1, 0), (0, 1, 0))
    assert [row.dealer for row in score(pad(one, dealer=None, first_dealer=2)).rows] == [2]
    assert score(pad(dealer=None)).next_dealer == 0
    with pytest.raises(Malformed, match=r"rounds\[0\].bids\[2\]: makes the sum fit"):
        score(pad(one, dealer=None, first_dealer=2, bid_total="hook"))


@pytest.mark.rule("double:setup:stake")
def test_nobody_stakes_what_they_don_t_own() -> None:
    losses = [((0, cards, 0), (cards, 0, 0)) for cards in (1, 2, 3, 4, 5)]
    with pytest.raises(Malformed, match=r"rounds\[5\].bids\[1\]: 1 is more than 0 points"):
        score(pad(*losses, ((0, 1, 0), (5, 0, 0))))
