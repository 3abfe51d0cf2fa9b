"""What a table may agree on: the default, and each other value."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.double.options import HOME, Options
from stammtisch.games.double.position import DoublePosition
from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.games.position import CHANCE, OVER, Journal

from .table import (
    CLUBS_TRUMP,
    DOUBLE,
    NO_TRUMP,
    SPECTATOR,
    after,
    awaited,
    deal,
    dealt,
    facing,
    may_play,
    offered,
    placed,
    refused_by,
    settled,
    start,
    view,
    why_no_start,
    why_not_placed,
    winner,
    winners,
)

HANDS = "AC/2H KD/3C | QH/4D JS/5D | TH/6S 9S/7C"


def test_every_option_has_a_rule_and_shows_its_default_first() -> None:
    listed = DOUBLE.options("")
    assert [option.name for option in listed] == list(Options.__struct_fields__)
    for option in listed:
        assert option.rule == f"double:opt:{option.name}"
        assert option.values[0] == getattr(Options(), option.name)
        for value in option.values:
            assert DOUBLE.agreed(start(3, **{option.name: value})) in ({}, {option.name: value})


@pytest.mark.rule("double:opt:sets")
@pytest.mark.parametrize(("sets", "third_copy"), [(2, "AC/2H | AC/2H"), (1, "AC/2H | KD/3C")])
def test_sets_says_how_often_each_card_exists(sets: int, third_copy: str) -> None:
    wanted = awaited(start(2, sets=sets, first_dealer=0))
    assert wanted.pool == 27 * sets
    hands = [hand.split() for hand in third_copy.split("|")]
    where = why_not_placed(sets=sets, phase="bid", dealer=1, turn_up="AC/2H", hands=hands)
    assert where.startswith("position.hands")


@pytest.mark.rule("double:opt:sets")
@pytest.mark.parametrize("sets", [0, 3, "2"])
def test_sets_is_one_or_two(sets: object) -> None:
    assert why_no_start(2, sets=sets) == "options.sets"


@pytest.mark.rule("double:opt:colourless_follow")
@pytest.mark.parametrize(
    ("hand", "table", "free", "only_if_void"),
    [
        ("PO/8S AC/2H", "5H", "PO 2H", "2H"),
        ("FO/8C AC/2H", "5H", "FO 2H", "2H"),
        ("FO/8C", "5C", "FO 8C", "8C"),
        ("PO/8S KD/3C", "5H", "PO 8S KD 3C", "PO 8S KD 3C"),
        ("PO/8S AC/2H", "", "PO 8S AC 2H", "PO 8S AC 2H"),
        ("FO/8C AC/2H", "PO", "FO 8C AC 2H", "FO 8C AC 2H"),
    ],
)
def test_colourless_follow_says_whether_pope_and_fool_wait_for_a_void(
    hand: str, table: str, free: str, only_if_void: str
) -> None:
    assert may_play(hand, table) == set(free.split())
    assert may_play(hand, table, colourless_follow="free") == set(free.split())
    assert may_play(hand, table, colourless_follow="only_if_void") == set(only_if_void.split())


@pytest.mark.rule("double:opt:colourless_follow")
@pytest.mark.parametrize("special", ["PO", "FO"])
def test_colourless_follow_is_the_reason_to_refuse_a_pope(special: str) -> None:
    position = facing("PO/8S FO/8C AC/2H", "5H", colourless_follow="only_if_void")
    assert refused_by(position, 1, special) == "double:opt:colourless_follow"


@pytest.mark.rule("double:opt:colourless_follow")
@pytest.mark.parametrize(("choice", "void"), [("free", ""), ("only_if_void", "D")])
def test_colourless_follow_decides_what_a_pope_tells(choice: str, void: str) -> None:
    position = facing("PO/8S AC/2H", "5D", players=3, colourless_follow=choice)
    assert view(after(position, "PO")).voids[1] == void


@pytest.mark.rule("double:opt:identical")
@pytest.mark.parametrize(
    ("plays", "turn_up", "first", "last"),
    [
        ("5H KH KH", NO_TRUMP, 1, 2),
        ("KH 5H KH", NO_TRUMP, 0, 2),
        ("5D QC QC", CLUBS_TRUMP, 1, 2),
        ("PO PO 5H", CLUBS_TRUMP, 0, 1),
        ("FO 5H FO", CLUBS_TRUMP, 0, 2),
        ("5D QC AC", CLUBS_TRUMP, 2, 2),  # only identical ones are affected
        ("5D 4S 4S", NO_TRUMP, 0, 0),  # and only those that win
    ],
)
def test_identical_says_which_of_two_equal_motifs_ranks_higher(
    plays: str, turn_up: str, first: int, last: int
) -> None:
    assert winner(plays, turn_up) == first
    assert winner(plays, turn_up, identical="last") == last


@pytest.mark.rule("double:opt:pairing")
def test_pairing_can_be_the_cards_one_has_at_home() -> None:
    home = HOME
    assert may_play("AC/7D KS/4H", "5D", CLUBS_TRUMP, pairing=home) == {"7D"}
    assert may_play("AC/7D KS/4H", "5H", CLUBS_TRUMP, pairing=home) == {"4H"}
    assert view(dealt("AC/7D | KS/4H", "QH/7C", pairing=home)).trump == "H"
    assert view(dealt("AC/7D | KS/4H", "QH/7C", pairing=home), 0).hand == ("AC/7D",)


@pytest.mark.rule("double:opt:pairing")
def test_pairing_must_be_a_whole_set() -> None:
    home = list(HOME)
    assert why_no_start(2, pairing=home[:26]) == "options.pairing"
    assert why_no_start(2, pairing=[*home[:26], home[0]]) == "options.pairing.line 27"
    assert why_no_start(2, pairing="house") == "options.pairing"


@pytest.mark.rule("double:opt:players_max", "double:setup:stake")
@pytest.mark.parametrize(("players_max", "may"), [(8, [8]), (9, [8, 9]), (10, [8, 9, 10])])
def test_players_max_opens_the_table_to_ten(players_max: int, may: list[int]) -> None:
    for players in (8, 9, 10):
        if players in may:
            position = start(players, players_max=players_max)
            assert position.scores() == [15] * players
            assert position.playout(Dice(players)) == 40 * players
        else:
            assert why_no_start(players, players_max=players_max) == "players"


@pytest.mark.rule("double:opt:players_max")
@pytest.mark.parametrize("players_max", [1, 7, 11])
def test_players_max_is_eight_to_ten(players_max: int) -> None:
    assert why_no_start(2, players_max=players_max) == "options.players_max"


def predicting(points: int, credit: str) -> DoublePosition:
    hand = ["AC/2H", "KD/3C", "QH/4D"]
    return placed(
        schedule=[3],
        credit=credit,
        phase="bid",
        dealer=1,
        turn_up=CLUBS_TRUMP,
        hands=[hand, hand],
        points=[points, 15],
    )


@pytest.mark.rule("double:opt:credit")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_credit_lets_predict_beyond_the_own_points(points: int) -> None:
    assert len(offered(predicting(points, "off"))) == points + 1
    assert refused_by(predicting(points, "off"), 0, "3") == "double:bid:chips-limit"
    assert offered(predicting(points, "on")) == {"0", "1", "2", "3"}


@pytest.mark.rule("double:opt:credit")
@pytest.mark.parametrize(("tricks", "ends_with"), [(4, 2 + 4 + EXACT_BONUS), (3, 0), (0, 0)])
def test_credit_costs_at_most_what_one_has(tricks: int, ends_with: int) -> None:
    assert settled(bid=4, tricks=tricks, points=2, credit="on").scores()[0] == ends_with


@pytest.mark.rule("double:opt:bid_total")
@pytest.mark.parametrize(
    ("made", "may"), [("0 0", "0 1"), ("1 0", "0 2"), ("1 1", "1 2"), ("2 0", "1 2"), ("2 1", "0 1 2")]
)
def test_bid_total_keeps_the_last_prediction_from_making_the_sum_fit(made: str, may: str) -> None:
    position = after(dealt(HANDS, bid_total="hook"), made)
    assert offered(position) == set(may.split())
    for word in {"0", "1", "2"} - set(may.split()):
        assert refused_by(position, 2, word) == "double:opt:bid_total"
    assert offered(after(dealt(HANDS), made)) == {"0", "1", "2"}


@pytest.mark.rule("double:opt:bid_total")
def test_bid_total_binds_only_the_last_and_yields_where_nothing_is_left() -> None:
    assert offered(dealt(HANDS, bid_total="hook")) == {"0", "1", "2"}
    assert offered(after(dealt(HANDS, bid_total="hook"), "2")) == {"0", "1", "2"}
    ruined = placed(
        bid_total="hook",
        schedule=[1],
        phase="bid",
        dealer=1,
        turn_up=CLUBS_TRUMP,
        hands=[["AC/2H"], ["KD/3C"]],
        bids=[1, None],
        points=[15, 0],
    )
    assert offered(ruined) == {"0"}


@pytest.mark.rule("double:opt:bid_total")
def test_bid_total_needs_somebody_who_predicts_last() -> None:
    assert why_no_start(3, bid_total="hook", bid_mode="simultaneous") == "options.bid_total"


@pytest.mark.rule("double:opt:bid_mode")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (2, 0, 1)])
def test_bid_mode_lets_all_predict_in_secret_and_in_any_order(order: tuple[int, ...]) -> None:
    position = dealt(HANDS, bid_mode="simultaneous")
    journal = Journal()
    waiting = {0, 1, 2}
    for seat in order:
        assert set(view(position).actors) == waiting
        assert offered(position, seat) == {"0", "1", "2"}
        position.apply(seat, seat, journal)
        waiting.remove(seat)
        if waiting:
            assert view(position, seat).bids[seat] == seat
            for other in ({0, 1, 2} | {SPECTATOR}) - {seat}:
                assert view(position, other).bids[seat] is None
                assert view(position, other).locked[seat]
            assert "bid-made" not in [fact.kind for fact in journal.facts]
    assert view(position).bids == (0, 1, 2)
    assert [fact.kind for fact in journal.facts] == [*["bid-locked"] * 3, "bids-revealed", *["bid-made"] * 3]
    assert view(position).actors == (0,)
    assert view(position).phase == "play"


@pytest.mark.rule("double:opt:bid_mode")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_bid_mode_leaves_the_same_moment_whoever_predicts_first(first: int) -> None:
    position = dealt(HANDS, bid_mode="simultaneous")
    position.apply(first, 1)
    again = DOUBLE.read_line(DOUBLE.write_line(position), "", DOUBLE.agreed(position))
    assert again.actor == position.actor == (1 if first == 0 else 0)


def extra_round_after(words: str) -> DoublePosition:
    return after(dealt("AC/2H | QC/4S | TC/6D", tie="extra_round"), words)


@pytest.mark.rule("double:opt:tie", "double:setup:stake")
@pytest.mark.parametrize(
    ("predictions", "scores", "won"),
    [
        ("1 0 1", [16 + EXACT_BONUS, 19, 25], [2]),
        ("1 1 1", [16 + EXACT_BONUS, 19, 19], [1, 2]),  # seat 0 has most, but was not level at the top
    ],
)
def test_tie_extra_round_plays_one_card_more_and_only_the_tied_can_win(
    predictions: str, scores: list[int], won: list[int]
) -> None:
    position = extra_round_after("0 0 0 AC QC TC")
    assert position.scores() == [15, 20, 20]
    assert (position.actor, winners(position)) == (CHANCE, [])
    seen = view(position)
    assert (seen.round, seen.cards, seen.dealer, seen.contenders) == (2, 1, 0, (1, 2))
    after(deal(position, "AC/2H | QC/4S | TC/6D"), f"{predictions} QC TC AC")
    assert position.actor == OVER
    assert (position.scores(), winners(position)) == (scores, won)


@pytest.mark.rule("double:opt:tie")
def test_tie_extra_round_is_played_only_for_a_tie_and_only_once() -> None:
    decided = extra_round_after("1 0 1 AC QC TC")
    assert (decided.actor, winners(decided)) == (OVER, [0])
    level_again = deal(extra_round_after("0 0 0 AC QC TC"), "AC/2H | QC/4S | TC/6D")
    after(level_again, "0 0 0 QC TC AC")
    assert level_again.actor == OVER
    assert winners(level_again) == [1, 2]


@pytest.mark.rule("double:opt:tie")
@pytest.mark.parametrize(
    ("tie", "kept", "won"),
    [
        ("shared", [9, 4, 5], [1, 2]),
        ("most_exact", [9, 4, 5], [2]),  # only among those level at the top
        ("most_exact", [9, 5, 5], [1, 2]),
    ],
)
def test_tie_most_exact_asks_who_kept_most_predictions(tie: str, kept: list[int], won: list[int]) -> None:
    position = placed(tie=tie, round=10, phase="over", dealer=0, points=[30, 40, 40], kept=kept)
    assert winners(position) == won


@pytest.mark.rule("double:opt:tie")
def test_tie_most_exact_counts_kept_predictions() -> None:
    position = after(dealt("AC/2H | QC/4S | TC/6D", tie="most_exact"), "1 1 0 AC QC TC")
    assert view(position).kept == (1, 0, 1)


@pytest.mark.rule("double:opt:review")
@pytest.mark.parametrize(
    ("review", "before_lead", "after_lead"),
    [("last", ["KC TC"], []), ("none", [], []), ("all", ["AC QC", "KC TC"], ["AC QC", "KC TC"])],
)
def test_review_says_which_tricks_may_be_looked_at(
    review: str, before_lead: list[str], after_lead: list[str]
) -> None:
    position = dealt("AC/2H KC/3D KD/3C | QC/4S TC/6D JS/5D", review=review)
    after(position, "0 0 AC QC KC TC")
    for seat in (0, 1, SPECTATOR):
        assert [" ".join(trick.plays) for trick in view(position, seat).open_tricks] == before_lead
    after(position, "KD")
    assert [" ".join(trick.plays) for trick in view(position, 0).open_tricks] == after_lead


@pytest.mark.rule("double:opt:bank", "double:mat:chips")
@pytest.mark.parametrize(
    ("bank", "shown"), [("unlimited", (-10 - EXACT_BONUS, 0)), ("finite_iou", (0, 10 + EXACT_BONUS))]
)
def test_bank_counts_chips_and_debts_and_changes_no_score(bank: str, shown: tuple[int, int]) -> None:
    rich = settled(bid=5, tricks=5, points=325, bank=bank)
    assert rich.scores() == [330 + EXACT_BONUS, 20]
    assert (view(rich).bank, view(rich).claims) == shown
    usual = settled(bid=5, tricks=5, bank=bank)
    assert (view(usual).bank, view(usual).claims) == (340 - (20 + EXACT_BONUS) - 20, 0)


@pytest.mark.rule("double:opt:blind_one")
def test_blind_one_shows_all_cards_but_ones_own_while_predicting() -> None:
    position = dealt("AC/2H | KD/3C | QH/4D", blind_one="on")
    own_hidden = [(None, ("KD/3C",), ("QH/4D",)), (("AC/2H",), None, ("QH/4D",))]
    assert [view(position, seat).hands for seat in (0, 1)] == own_hidden
    assert view(position, SPECTATOR).hands == (None, None, None)
    assert offered(position) == {"0", "1"}
    after(position, "0 0 0")
    assert [view(position, seat).hand for seat in (0, 1, 2)] == [("AC/2H",), ("KD/3C",), ("QH/4D",)]
    assert offered(position) == {"AC", "2H"}


@pytest.mark.rule("double:opt:blind_one")
def test_blind_one_hides_nothing_else() -> None:
    assert view(dealt("AC/2H | KD/3C", blind_one="off"), 0).hands == (("AC/2H",), None)
    two = dealt("AC/2H KD/3C | QH/4D JS/5D", blind_one="on")
    assert view(two, 0).hands == (("AC/2H", "KD/3C"), None)


@pytest.mark.rule("double:opt:blind_one")
def test_blind_one_leaves_ones_own_card_to_the_imagination() -> None:
    seen = view(dealt("AC/2H | KD/3C", CLUBS_TRUMP, sets=1, blind_one="on"), 0)
    own = {DOUBLE.imagine(seen, Dice(seed)).kinds_held(0)[0] for seed in range(400)}
    assert len(own) == 25


@pytest.mark.rule("double:opt:schedule")
@pytest.mark.parametrize("schedule", [[1, 2, 3, 4, 5], [1], [5, 1], [3] * 20])
def test_schedule_sets_the_rounds_and_their_cards(schedule: list[int]) -> None:
    position = start(2, schedule=schedule)
    dice = Dice(1)
    cards = []
    while position.actor != OVER:
        if position.actor == CHANCE:
            position.roll(dice)
            if position.actor >= 0:
                cards.append(len(view(position, 0).hand))
        else:
            position.apply(position.actor, position.acts(position.actor)[0])
    assert cards == schedule


@pytest.mark.rule("double:opt:schedule")
@pytest.mark.parametrize(
    ("schedule", "wrong_at"),
    [
        ([], "options.schedule"),
        ([1] * 21, "options.schedule"),
        ([1, 0], "options.schedule[1]"),
        ([6], "options.schedule[0]"),
    ],
)
def test_schedule_has_1_to_20_rounds_of_1_to_5_cards(schedule: list[int], wrong_at: str) -> None:
    assert why_no_start(2, schedule=schedule) == wrong_at


@pytest.mark.rule("double:opt:first_dealer")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_first_dealer_can_be_a_seat_and_no_lot_is_drawn(seat: int) -> None:
    position = start(3, first_dealer=seat)
    wanted = awaited(position)
    assert wanted.purpose == "deal"
    assert view(position).dealer == seat
    position.roll(Dice(1))
    assert position.actor == (seat + 1) % 3


@pytest.mark.rule("double:opt:first_dealer")
@pytest.mark.parametrize("seat", [3, -1, "me"])
def test_first_dealer_sits_at_the_table(seat: object) -> None:
    assert why_no_start(3, first_dealer=seat) == "options.first_dealer"


@pytest.mark.rule("double:opt:zero_bonus")
@pytest.mark.parametrize("bonus", range(6))
def test_zero_bonus_is_what_a_kept_zero_earns(bonus: int) -> None:
    assert settled(bid=0, tricks=0, zero_bonus=bonus).scores()[0] == 15 + bonus
    assert settled(bid=0, tricks=1, zero_bonus=bonus).scores()[0] == 15
    assert settled(bid=2, tricks=2, zero_bonus=bonus).scores()[0] == 15 + 2 + EXACT_BONUS


@pytest.mark.rule("double:opt:zero_bonus")
@pytest.mark.parametrize("bonus", [-1, 6])
def test_zero_bonus_is_zero_to_five(bonus: int) -> None:
    assert why_no_start(2, zero_bonus=bonus) == "options.zero_bonus"


@pytest.mark.rule("double:opt:bank")
@pytest.mark.parametrize(("bank", "told"), [("unlimited", False), ("finite_iou", True)])
def test_bank_speaks_of_a_shortage_only_where_it_is_counted(bank: str, told: bool) -> None:
    position = DOUBLE.read_position(
        {
            "phase": "play",
            "dealer": 1,
            "turn_up": "AC/2H",
            "hands": [["FO/8C"], ["KD/3C"]],
            "bids": [1, 0],
            "points": [300, 40],
        },
        "",
        {"schedule": [1], "bank": bank},
    )
    journal = Journal()
    for seat, act in ((0, "play FO"), (1, "play KD")):
        DOUBLE.perform(position, seat, act, journal)
    assert any(fact.kind == "bank-short" for fact in journal.facts) == told
