"""Where the rulebook can be read in two ways, this is how we read it."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.double.scoring import ALL_CHIPS, BLACK, EXACT_BONUS, RED, WHITE
from stammtisch.games.double.timeouts import act_when_time_is_up
from stammtisch.games.position import OVER, Journal

from .table import (
    CLUBS_TRUMP,
    DIAMONDS_TRUMP,
    DOUBLE,
    HEARTS_TRUMP,
    NO_TRUMP,
    SPECTATOR,
    after,
    awaited,
    dealt,
    facing,
    may_play,
    offered,
    placed,
    refused_by,
    settled,
    start,
    taken,
    view,
    why_no_start,
    winner,
    winners,
)

POPE_AND_FOOL_TOGETHER = (
    *("AC/7D", "AS/2D", "AH/2C", "AD/2S", "KC/3D", "KS/4H", "KH/3S", "KD/3C", "QC/4S"),
    *("QS/4C", "QH/7C", "QD/3H", "JC/5H", "JS/5D", "JH/5C", "JD/5S", "TC/6D", "TS/6H"),
    *("TH/6S", "TD/6C", "9C/7S", "9S/4D", "9H/8D", "9D/8H", "8C/7H", "PO/FO", "8S/2H"),
)


@pytest.mark.rule("double:amb:colourless-follow")
@pytest.mark.parametrize("special", ["PO/8S", "FO/8C"])
def test_who_could_follow_may_play_pope_or_fool_instead(special: str) -> None:
    name = special[:2]
    position = facing(f"{special} KH/3S", "5H")
    assert offered(position) == {"KH", name}
    assert taken(after(position, name)) == [0, 1]


@pytest.mark.rule("double:amb:pope-card-suit")
@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [("PO/8S QH/4D", "5S", "8S PO"), ("FO/8C QH/4D", "5C", "8C FO"), ("PO/8S FO/8C", "5S", "8S PO FO")],
)
def test_the_half_beside_the_pope_obliges_to_follow(hand: str, led: str, may: str) -> None:
    assert may_play(hand, led) == set(may.split())


@pytest.mark.rule("double:amb:led-suit-after-special")
@pytest.mark.parametrize("led", ["PO", "FO"])
def test_no_card_after_a_pope_or_fool_led_sets_a_suit(led: str) -> None:
    position = facing("KH/3S QD/4H", f"{led} TH", CLUBS_TRUMP, players=4)
    assert offered(position) == {"KH", "3S", "QD", "4H"}
    assert taken(after(facing("KH/3S QD/4H", f"{led} TH"), "3S")) == [1, 0, 0]


@pytest.mark.rule("double:amb:special-second")
@pytest.mark.parametrize("special", ["PO", "FO"])
def test_a_pope_or_fool_in_mid_trick_does_not_lift_the_duty(special: str) -> None:
    assert may_play("KH/3S QS/4C", f"5H {special}") == {"KH"}
    assert may_play("QS/4C KD/3C", f"5H {special}") == {"QS", "4C", "KD", "3C"}


@pytest.mark.rule("double:amb:which-half")
@pytest.mark.parametrize("turn_up", [NO_TRUMP, HEARTS_TRUMP])
def test_any_half_of_the_suit_led_will_do(turn_up: str) -> None:
    assert may_play("AC/2H KH/3S QD/4H", "TH", turn_up) == {"2H", "KH", "4H"}


@pytest.mark.rule("double:amb:same-card-trump")
@pytest.mark.parametrize(
    ("card", "led", "turn_up", "ruff"),
    [("AC/2H", "5H", CLUBS_TRUMP, "AC"), ("9D/8H", "5H", DIAMONDS_TRUMP, "9D")],
)
def test_a_card_that_can_follow_can_not_trump(card: str, led: str, turn_up: str, ruff: str) -> None:
    position = facing(card, led, turn_up)
    assert refused_by(position, 1, ruff) == "double:play:follow-which-motif"


@pytest.mark.rule("double:amb:identical")
@pytest.mark.parametrize(
    ("plays", "wins"),
    [
        ("5D AC AC", 1),  # motifs alike: the first
        ("5D 2H AC", 2),  # cards alike, motifs not: the trump
        ("5D PO PO", 1),
        ("FO 5D FO", 0),
    ],
)
def test_motifs_are_compared_and_the_first_ranks_higher(plays: str, wins: int) -> None:
    assert winner(plays, CLUBS_TRUMP) == wins


@pytest.mark.rule("double:amb:special-one-card")
def test_in_our_pack_pope_and_fool_do_not_share_a_card() -> None:
    pairing = start(2).rules.pairing
    assert [pairing.card_with(motif) for motif in (52, 53)] == ["PO/8S", "FO/8C"]


@pytest.mark.rule("double:amb:special-one-card")
def test_a_pack_where_they_share_a_card_works_as_well() -> None:
    together = {"pairing": POPE_AND_FOOL_TOGETHER}
    assert may_play("PO/FO AC/7D", "5D", CLUBS_TRUMP, **together) == {"PO", "FO", "7D"}
    assert may_play("PO/FO", "5H", CLUBS_TRUMP, **together) == {"PO", "FO"}
    assert winner("5H PO FO", CLUBS_TRUMP, **together) == 2
    assert view(dealt("AC/7D | KD/3C", "PO/FO", **together)).trump is None
    position = start(4, **together)
    assert position.playout(Dice(1)) == 160


@pytest.mark.rule("double:amb:players", "double:setup:stake")
def test_two_to_eight_play_and_nine_and_ten_only_with_virtual_chips() -> None:
    for players in range(2, 9):
        assert start(players).players == players
    assert [why_no_start(players) for players in (1, 9, 10)] == ["players"] * 3
    assert start(10, players_max=10).scores() == [15] * 10


@pytest.mark.rule("double:amb:sets-default")
@pytest.mark.parametrize("players", [2, 5])
def test_below_six_both_sets_are_used_unless_one_is_chosen(players: int) -> None:
    assert awaited(start(players, first_dealer=0)).pool == 54
    assert awaited(start(players, first_dealer=0, sets=1)).pool == 27


@pytest.mark.rule("double:amb:bid-above-k")
@pytest.mark.parametrize("bid", ["3", "4", "5"])
@pytest.mark.parametrize("credit", ["off", "on"])
def test_more_tricks_than_there_are_can_not_be_predicted(bid: str, credit: str) -> None:
    position = dealt("AC/2H KD/3C | QH/4D JS/5D", credit=credit)
    assert refused_by(position, 0, bid) == "double:bid:range"


@pytest.mark.rule("double:amb:chip-limit")
def test_who_has_too_few_chips_predicts_up_to_what_is_left() -> None:
    def predicting(points: int) -> set[str]:
        hand = ["AC/2H", "KD/3C", "QH/4D"]
        position = placed(
            round=8, phase="bid", dealer=1, turn_up=CLUBS_TRUMP, hands=[hand, hand], points=[points, 9]
        )
        return offered(position)

    assert [len(predicting(points)) - 1 for points in range(5)] == [0, 1, 2, 3, 3]


@pytest.mark.rule("double:amb:total")
def test_no_number_is_barred_for_the_last_to_predict() -> None:
    assert offered(after(dealt("AC/2H | KD/3C"), "0")) == {"0", "1"}
    assert offered(after(dealt("AC/2H | KD/3C"), "1")) == {"0", "1"}


@pytest.mark.rule("double:amb:bid-mode")
def test_predictions_are_made_in_turn_and_openly() -> None:
    position = dealt("AC/2H | KD/3C | QH/4D")
    assert view(position).actors == (0,)
    assert refused_by(position, 1, "0") == "double:bid:order"
    after(position, "1")
    assert view(position).actors == (1,)
    assert view(position, 1).bids == (1, None, None)


@pytest.mark.rule("double:amb:bid-change")
def test_nobody_changes_a_prediction() -> None:
    position = after(dealt("AC/2H | KD/3C | QH/4D"), "1")
    assert refused_by(position, 0, "0") == "double:bid:final"
    after(position, "0")
    assert refused_by(position, 0, "0") == "double:bid:final"
    assert view(after(position, "0")).bids == (1, 0, 0)


@pytest.mark.rule("double:amb:bank-empty", "double:mat:chips")
def test_points_are_paid_out_of_an_empty_bank() -> None:
    position = settled(bid=5, tricks=5, points=325)
    assert position.scores() == [330 + EXACT_BONUS, 20]
    assert view(position).bank == -10 - EXACT_BONUS


@pytest.mark.rule("double:amb:tie", "double:setup:stake")
def test_those_level_at_the_top_share_the_win() -> None:
    journal = Journal()
    position = after(dealt("AC/2H | QC/4S | TC/6D"), "0 0 0 AC QC TC", journal)
    assert position.actor == OVER
    assert winners(position) == [1, 2]
    assert journal.facts[-1].about == {"seats": [1, 2], "count": 2, "points": 20}


@pytest.mark.rule("double:amb:review")
def test_only_the_last_trick_can_be_looked_at_and_only_until_the_next_lead() -> None:
    position = after(dealt("AC/2H KC/3D KD/3C | QC/4S TC/6D JS/5D"), "0 0 AC QC KC TC")
    assert [trick.plays for trick in view(position, 1).open_tricks] == [("KC", "TC")]
    assert view(after(position, "KD"), 1).open_tricks == ()


@pytest.mark.rule("double:amb:turn-direction")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_everything_goes_clockwise(players: int) -> None:
    hands = ["AC/2H", "QC/4S", "TC/6D", "9C/7S", "JC/5H", "KC/3D"][:players]
    position = dealt(" | ".join(hands), first_dealer=0, schedule=[1, 1])
    acted = []
    while position.actor >= 0:
        acted.append(int(position.actor))
        position.apply(position.actor, position.acts(position.actor)[0])
    clockwise = [*range(1, players), 0]
    assert acted == clockwise * 2
    assert view(position).dealer == 1


@pytest.mark.rule("double:amb:irregularities")
@pytest.mark.parametrize(
    ("seat", "word", "rule"),
    [
        (1, "KD", "double:play:follow"),  # a revoke
        (1, "AC", "double:play:follow-which-motif"),  # the wrong half
        (1, "TC", "double:play:own-card"),  # a card of somebody else
        (0, "8D", "double:play:turn-order"),  # a second card
        (2, "2H", "double:play:turn-order"),  # a card out of turn
        (1, "1", "double:round:phases"),  # a prediction after all
    ],
)
def test_what_is_irregular_is_refused_with_its_rule(seat: int, word: str, rule: str) -> None:
    position = after(dealt("JC/5H 8D/7H | AC/2H KD/3C | AC/2H TC/6D"), "0 0 0 5H")
    assert refused_by(position, seat, word) == rule


@pytest.mark.rule("double:amb:irregularities")
@pytest.mark.parametrize("drawn", [[0, 1], [0, 1, 2, 3], [0, 1, 1], [0, 1, 54], [0, 1, -1]])
def test_a_misdeal_is_noticed(drawn: list[int]) -> None:
    wanted = awaited(start(2, first_dealer=0))
    DOUBLE.check_draw(wanted, [0, 1, 27])
    with pytest.raises(Malformed):
        DOUBLE.check_draw(wanted, drawn)


def in_time(position_words: str, **options: str) -> str:
    """What is done for the next seat when its time is up."""
    position = after(dealt("AC/2H KD/3C | QH/4D PO/8S", **options), position_words)
    chosen = act_when_time_is_up(view(position, position.actor))
    assert chosen is not None
    return DOUBLE.write_act([chosen])


@pytest.mark.rule("double:amb:timeouts")
@pytest.mark.parametrize(
    ("so_far", "done"),
    [
        ("", "bid 0"),  # the smallest prediction
        ("2", "bid 0"),
        ("0 0", "play 2H"),  # the lowest motif
        ("0 0 AC", "play 4D"),
        ("0 0 2H", "play QH"),  # the lowest that follows
        ("0 0 2H PO", "play 4D"),  # the lowest to lead with
        ("0 0 KD PO", "play 4D"),
    ],
)
def test_out_of_time_the_smallest_prediction_or_lowest_motif_is_chosen(so_far: str, done: str) -> None:
    assert in_time(so_far) == done


@pytest.mark.rule("double:amb:timeouts")
def test_out_of_time_the_smallest_prediction_is_one_that_is_allowed() -> None:
    assert in_time("2", bid_total="hook") == "bid 1"


@pytest.mark.rule("double:amb:timeouts")
@pytest.mark.parametrize(
    ("hand", "table", "lowest"),
    [
        ("AC/2H AH/2C", "", "2C"),  # equal ranks: clubs, spades, hearts, diamonds
        ("AD/2S AC/2H AS/2D", "", "2S"),
        ("AC/2H AS/2D", "", "2H"),
        ("PO/8S FO/8C", "5S", "8S"),
        ("9S/7C PO/8S", "5S", "8S"),
    ],
)
def test_out_of_time_the_choice_is_the_same_for_everybody(hand: str, table: str, lowest: str) -> None:
    position = facing(hand, table)
    chosen = act_when_time_is_up(view(position, position.actor))
    assert chosen is not None
    assert DOUBLE.write_act([chosen]) == f"play {lowest}"
    position.apply(position.actor, chosen)


@pytest.mark.rule("double:amb:timeouts")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_time_is_never_up_for_somebody_whose_turn_it_is_not(seat: int) -> None:
    assert act_when_time_is_up(view(dealt("AC/2H | KD/3C"), seat)) is None


@pytest.mark.rule("double:amb:chip-values")
def test_seventy_chips_are_worth_1_5_and_20() -> None:
    assert (BLACK, RED, WHITE) == (1, 5, 20)
    assert ALL_CHIPS == 40 * BLACK + 20 * RED + 10 * WHITE


@pytest.mark.rule("double:amb:forehead")
def test_in_one_card_rounds_everybody_looks_at_the_own_card_only() -> None:
    position = dealt("AC/2H | KD/3C")
    assert [view(position, seat).hands for seat in (0, 1)] == [(("AC/2H",), None), (None, ("KD/3C",))]
