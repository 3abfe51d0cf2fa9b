from itertools import permutations

import pytest

from stammtisch.games.double.scoring import chips
from stammtisch.games.position import Journal

from .table import DOUBLE, after, dealt, placed, settled, view, winners


def change(bid: int, tricks: int, cards: int = 5, points: int = 15) -> int:
    """What the round brought seat 0."""
    position = settled(bid, tricks, cards, points)
    assert position.scores()[0] == points + view(position).changes[0]
    return view(position).changes[0]


@pytest.mark.rule("double:score:exact")
@pytest.mark.parametrize(("bid", "brings"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_a_kept_prediction_brings_itself_and_five(bid: int, brings: int) -> None:
    assert change(bid, tricks=bid) == brings


@pytest.mark.rule("double:score:exact")
def test_the_sheet_names_the_rule_of_a_kept_prediction() -> None:
    line = DOUBLE.sheet(settled(bid=3, tricks=3))[0]
    assert (line.rule, line.amount, line.total) == ("double:score:exact", 8, 23)


@pytest.mark.rule("double:score:wrong")
@pytest.mark.parametrize(
    ("bid", "tricks"), [(bid, tricks) for bid in range(1, 6) for tricks in range(6) if bid != tricks]
)
def test_a_missed_prediction_costs_the_stake_by_whatever_margin(bid: int, tricks: int) -> None:
    assert change(bid, tricks) == -bid


@pytest.mark.rule("double:score:wrong")
def test_the_sheet_names_the_rule_of_a_missed_prediction() -> None:
    line = DOUBLE.sheet(settled(bid=3, tricks=4))[0]
    assert (line.rule, line.amount, line.total) == ("double:score:wrong", -3, 12)


@pytest.mark.rule("double:score:zero-bid")
@pytest.mark.parametrize(("tricks", "brings"), [(0, 5), (1, 0), (2, 0), (5, 0)])
def test_a_zero_brings_five_or_nothing(tricks: int, brings: int) -> None:
    assert change(bid=0, tricks=tricks) == brings
    line = DOUBLE.sheet(settled(bid=0, tricks=tricks))[0]
    assert (line.rule, line.amount) == ("double:score:zero-bid", brings)


@pytest.mark.rule("double:score:simultaneous", "double:score:exact")
@pytest.mark.parametrize("seats", list(permutations(range(3))))
def test_it_makes_no_difference_in_which_order_seats_are_settled(seats: tuple[int, ...]) -> None:
    """One takes both tricks as predicted, one takes none and misses, one keeps a zero."""
    people = [("FO/8C PO/8S", 2, 2), ("KD/3C KD/3C", 1, 1), ("QH/4D QH/4D", 0, 40)]
    sitting = [people[person] for person in seats]
    strongest = seats.index(0)
    position = placed(
        schedule=[2],
        phase="play",
        dealer=(strongest - 1) % 3,
        turn_up="AS/2D",
        hands=[hand.split() for hand, bid, points in sitting],
        bids=[bid for hand, bid, points in sitting],
        points=[points for hand, bid, points in sitting],
    )
    plays = {0: "FO PO", 1: "KD KD", 2: "QH QH"}
    order = [seats[(strongest + place) % 3] for place in range(3)]
    for trick in range(2):
        after(position, " ".join(plays[person].split()[trick] for person in order))
    brought = {person: view(position).changes[seat] for seat, person in enumerate(seats)}
    assert brought == {0: 7, 1: -1, 2: 5}


@pytest.mark.rule("double:score:nonnegative")
@pytest.mark.parametrize(("bid", "points"), [(1, 1), (2, 2), (5, 5), (0, 0), (3, 15)])
def test_nobody_falls_below_zero(bid: int, points: int) -> None:
    missed = settled(bid, tricks=1 if bid != 1 else 2, points=points)
    assert missed.scores()[0] == points - bid >= 0


@pytest.mark.rule("double:score:nonnegative")
def test_nobody_falls_below_zero_even_on_credit() -> None:
    assert settled(bid=5, tricks=0, points=2, credit="on").scores()[0] == 0


@pytest.mark.rule("double:bank:change")
@pytest.mark.parametrize("points", range(96))
def test_chips_change_and_the_points_stay(points: int) -> None:
    white, red, black = chips(points)
    assert min(white, red, black) >= 0
    assert 20 * white + 5 * red + black == points
    assert black >= min(points, 5)


def last_trick_of_two(points: list[int], bids: list[int], **options: str) -> Journal:
    """Seat 0 wins the only trick; returns what was told."""
    position = placed(
        schedule=[1],
        **options,
        phase="play",
        dealer=1,
        turn_up="AC/2H",
        hands=[["FO/8C"], ["KD/3C"]],
        bids=bids,
        points=points,
    )
    journal = Journal()
    after(position, "FO KD", journal)
    return journal


def missing(journal: Journal) -> list[object]:
    return [fact.about["missing"] for fact in journal.facts if fact.kind == "bank-short"]


@pytest.mark.rule("double:bank:order", "double:score:exact", "double:mat:chips")
def test_lost_stakes_are_in_the_bank_before_it_pays() -> None:
    # The bank holds 5. Seat 0 is due 6, and the lost stake of seat 1 makes up the rest.
    assert missing(last_trick_of_two([165, 170], bids=[1, 1], bank="finite_iou")) == []
    assert missing(last_trick_of_two([166, 170], bids=[1, 1], bank="finite_iou")) == [1]


@pytest.mark.rule("double:bank:shortage", "double:score:exact", "double:mat:chips")
@pytest.mark.parametrize(("held", "short"), [(11, []), (10, [1]), (4, [7]), (0, [11])])
def test_an_empty_bank_pays_all_the_same_and_the_missing_amount_is_noted(held: int, short: list[int]) -> None:
    journal = last_trick_of_two([340 - 150 - held, 150], bids=[1, 0], bank="finite_iou")
    totals = [fact.about["points"] for fact in journal.facts if fact.kind == "seat-settled"]
    assert totals == [340 - 150 - held + 6, 155]
    assert missing(journal) == short


@pytest.mark.rule("double:end:winner")
@pytest.mark.parametrize(
    ("points", "bids", "won"),
    [
        ([20, 15], [1, 0], [0]),
        ([20, 15], [0, 1], [0]),
        ([10, 40], [1, 0], [1]),
        ([14, 15], [1, 1], [0]),  # 20 to 14: the last round turned it
    ],
)
def test_the_highest_total_after_the_last_round_wins(
    points: list[int], bids: list[int], won: list[int]
) -> None:
    journal = last_trick_of_two(points, bids)
    assert journal.facts[-1].kind == "game-ended"
    assert journal.facts[-1].about["seats"] == won


@pytest.mark.rule("double:end:winner")
def test_nobody_has_won_before_the_last_round_is_settled() -> None:
    position = dealt("AC/2H | KD/3C", schedule=[1])
    assert winners(position) == []
    assert winners(after(position, "1 0 AC")) == []
    assert winners(after(position, "3C")) == [0]


@pytest.mark.rule("double:end:tie", "double:setup:stake")
def test_equal_highest_totals_share_the_win() -> None:
    position = dealt("AC/2H | KD/3C | QC/4S", schedule=[1])
    after(position, "0 1 0 AC 3C QC")  # 15, 14 and 20
    assert winners(position) == [2]
    shared = after(dealt("AC/2H | KD/3C | QC/4S", schedule=[1]), "0 0 0 AC 3C QC")
    assert shared.scores() == [15, 20, 20]
    assert winners(shared) == [1, 2]
