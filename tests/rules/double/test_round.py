from collections.abc import Callable

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.position import OVER, Journal

from .table import (
    CLUBS_TRUMP,
    DOUBLE,
    SPECTATOR,
    after,
    awaited,
    deal,
    dealt,
    offered,
    play_round,
    refused_by,
    start,
    taken,
    view,
)


@pytest.mark.rule("double:round:count")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_game_has_ten_rounds(players: int) -> None:
    position = start(players)
    dice = Dice(players)
    for played in range(10):
        assert position.actor != OVER
        assert view(position).round == played + 1
        play_round(position, dice)
    assert position.actor == OVER
    assert view(position).rounds == 10


@pytest.mark.rule("double:round:schedule")
def test_cards_and_tricks_rise_to_five_and_fall_again() -> None:
    position = start(3)
    dice = Dice(3)
    cards, tricks = [], []
    while position.actor != OVER:
        while position.chance() is not None:
            position.roll(dice)
        assert len(set(view(position).hand_sizes)) == 1
        cards.append(view(position, 0).hand_sizes[0])
        assert len(view(position, 0).hand) == cards[-1]
        play_round(position, dice)
        tricks.append(sum(taken(position)))
    assert cards == tricks == [1, 2, 3, 4, 5, 5, 4, 3, 2, 1]


def drawing_lots() -> DoublePosition:
    return start(2)


def ready_to_deal() -> DoublePosition:
    return start(2, first_dealer=1, schedule=[1])


def ready_to_predict() -> DoublePosition:
    return deal(ready_to_deal(), "AC/2H | KD/3C")


def one_still_to_predict() -> DoublePosition:
    return after(ready_to_predict(), "1")


def ready_to_play() -> DoublePosition:
    return after(one_still_to_predict(), "0")


def game_over() -> DoublePosition:
    return after(ready_to_play(), "AC 3C")


@pytest.mark.rule("double:round:phases")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("when", "refused"),
    [
        (drawing_lots, "0 1 AC KD"),
        (ready_to_deal, "0 1 AC KD"),
        (ready_to_predict, "AC KD"),
        (one_still_to_predict, "AC KD"),
        (ready_to_play, "0 1"),
        (game_over, "0 1 AC KD"),
    ],
)
def test_no_act_comes_before_its_step_or_after_it(
    when: Callable[[], DoublePosition], refused: str, seat: int
) -> None:
    position = when()
    for word in refused.split():
        assert refused_by(position, seat, word) == "double:round:phases"


@pytest.mark.rule("double:round:phases")
def test_deal_trump_predictions_tricks_settlement_in_this_order() -> None:
    journal = Journal()
    position = start(2, first_dealer=1, schedule=[2])
    assert view(position).phase == "deal"
    position.answer([0, 1, 2, 3, 4], journal)
    after(position, "0 0", journal)
    assert view(position).phase == "play"
    while position.actor >= 0:
        position.apply(position.actor, position.acts(position.actor)[0], journal)
    assert [fact.kind for fact in journal.facts] == [
        "round-dealt",
        *["bid-made"] * 2,
        *["card-played"] * 2 + ["trick-taken"],
        *["card-played"] * 2 + ["trick-taken"],
        *["seat-settled"] * 2,
        "game-ended",
    ]


@pytest.mark.rule("double:round:dealer-rotation")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 2), (4, 1), (8, 7)])
def test_the_deal_passes_to_the_left_every_round(players: int, first: int) -> None:
    position = start(players, first_dealer=first)
    dice = Dice(first)
    dealers, starters = [], []
    while position.actor != OVER:
        position.roll(dice)
        dealers.append(view(position).dealer)
        starters.append(view(position).actor)
        play_round(position, dice)
    assert dealers == [(first + turn) % players for turn in range(10)]
    assert dealers[1:] == starters[:-1]


@pytest.mark.rule("double:round:starter")
@pytest.mark.parametrize("dealer", range(4))
def test_the_starter_sits_to_the_left_of_the_dealer(dealer: int) -> None:
    position = dealt("AC/2H | KD/3C | QH/4D | JS/5D", first_dealer=dealer)
    starter = (dealer + 1) % 4
    assert position.actor == starter
    assert after(position, "0 0 0 0").actor == starter


@pytest.mark.rule("double:round:shuffle-all")
def test_every_round_is_dealt_from_the_whole_pack() -> None:
    position = start(2, sets=1, first_dealer=1, schedule=[1, 1])
    after(deal(position, "AC/2H | KD/3C", CLUBS_TRUMP), "0 0 AC 3C")
    wanted = awaited(position)
    assert (wanted.purpose, wanted.pool, wanted.take) == ("deal", 27, 3)
    deal(position, "9C/7S | AC/2H", "KD/3C")  # all that was seen, the old trump card too
    assert [view(position, seat).hand for seat in (0, 1)] == [("9C/7S",), ("AC/2H",)]
    assert view(position).turn_up == "KD/3C"


@pytest.mark.rule("double:round:shuffle-all")
def test_the_fast_deal_finds_every_card_again_in_the_next_round() -> None:
    dealt_before: set[str] = set()
    dealt_again: set[str] = set()
    for seed in range(60):
        position = start(5, sets=1, schedule=[5, 5])
        dice = Dice(seed)
        for seen in (dealt_before, dealt_again):
            while position.chance() is not None:
                position.roll(dice)
            now = [card for seat in range(5) for card in view(position, seat).hand]
            now.append(str(view(position).turn_up))
            assert len(set(now)) == 26
            seen.update(now)
            play_round(position, dice)
    assert len(dealt_before) == len(dealt_again) == 27


@pytest.mark.rule("double:round:shuffle-all")
def test_nothing_shown_in_a_round_is_remembered_in_the_next() -> None:
    position = start(2, first_dealer=1, schedule=[1, 1])
    after(deal(position, "AC/2H | KD/3C"), "0 0 2H KD")
    deal(position, "QH/4D | QH/4D")
    seen = view(position)
    assert (seen.voids, seen.seen, seen.tricks, seen.bids) == (("", ""), (), (0, 0), (None, None))


@pytest.mark.rule("double:round:deal-hidden")
@pytest.mark.parametrize(
    "hands",
    ["AC/2H | KD/3C | QH/4D", "AC/2H AS/2D | KD/3C KS/3H | QH/4D QS/4C"],
    ids=["one card", "two cards"],
)
def test_everybody_sees_the_own_hand_and_no_other(hands: str) -> None:
    position = dealt(hands)
    table = [tuple(hand.split()) for hand in hands.split("|")]
    for seat, hand in enumerate(table):
        assert sorted(view(position, seat).hand) == sorted(hand)
        assert [other is None for other in view(position, seat).hands] == [
            other != seat for other in range(3)
        ]
    assert view(position, SPECTATOR).hands == (None, None, None)


@pytest.mark.rule("double:round:deal-hidden")
def test_the_deal_is_told_without_the_cards() -> None:
    journal = Journal()
    start(2, first_dealer=0).answer([0, 1, 2], journal)
    told = str([fact.about for fact in journal.seen_by(0)])
    assert [card in told for card in DOUBLE.write_draw(start(2, first_dealer=0), [0, 1, 2])] == [
        *(False, False),
        True,
    ]


def test_the_deal_itself_is_nobodys_turn() -> None:
    assert [offered(ready_to_deal(), seat) for seat in (0, 1)] == [set(), set()]
