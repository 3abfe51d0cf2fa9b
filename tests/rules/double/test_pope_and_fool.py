import pytest

from .table import (
    CLUBS_TRUMP,
    DIAMONDS_TRUMP,
    HEARTS_TRUMP,
    NO_TRUMP,
    SPADES_TRUMP,
    facing,
    may_play,
    refused_by,
    view,
    winner,
)


@pytest.mark.rule("double:special:order")
@pytest.mark.parametrize(
    ("plays", "wins"),
    [
        ("FO AC PO", 0),
        ("AC FO PO", 1),
        ("AC PO FO", 2),
        ("PO AC KC", 0),  # the Pope beats the highest trumps
        ("AC KC PO", 2),
        ("AC KC FO", 2),
        ("AD PO QC", 1),
        ("KC AC QC", 1),
    ],
)
def test_the_fool_beats_the_pope_and_the_pope_beats_trumps(plays: str, wins: int) -> None:
    assert winner(plays, CLUBS_TRUMP) == wins


@pytest.mark.rule("double:special:not-trump")
@pytest.mark.parametrize(
    ("hand", "led", "turn_up", "may"),
    [
        ("PO/8S QH/4D", "5C", CLUBS_TRUMP, "PO 8S QH 4D"),
        ("FO/8C QH/4D", "5S", SPADES_TRUMP, "FO 8C QH 4D"),
        ("PO/8S KD/3C", "5H", HEARTS_TRUMP, "PO 8S KD 3C"),
        ("FO/8C KH/3S", "5D", DIAMONDS_TRUMP, "FO 8C KH 3S"),
    ],
)
def test_pope_and_fool_are_no_trumps_that_would_have_to_follow(
    hand: str, led: str, turn_up: str, may: str
) -> None:
    assert may_play(hand, led, turn_up) == set(may.split())


@pytest.mark.rule("double:special:not-trump")
@pytest.mark.parametrize("turn_up", ["PO/8S", "FO/8C"])
def test_pope_and_fool_name_no_suit(turn_up: str) -> None:
    assert view(facing("AC/2H", "5D", turn_up)).trump is None


@pytest.mark.rule("double:special:play-any-time")
@pytest.mark.parametrize(
    ("hand", "table", "may"),
    [
        ("PO/8S AC/2H", "", "PO 8S AC 2H"),
        ("PO/8S AC/2H", "5H", "PO 2H"),
        ("FO/8C AC/2H", "5H", "FO 2H"),
        ("FO/8C PO/8S AC/2H", "5H", "FO PO 2H"),
        ("FO/8C", "5C", "FO 8C"),  # although the other half of the same card can follow
        ("FO/8C AC/2H", "5H PO", "FO 2H"),
        ("FO/8C AC/2H", "5D", "FO 8C AC 2H"),
    ],
)
def test_pope_and_fool_may_be_played_at_any_turn(hand: str, table: str, may: str) -> None:
    assert may_play(hand, table) == set(may.split())


@pytest.mark.rule("double:special:not-a-suit")
@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("PO/8S KD/3C", "5H", "PO 8S KD 3C"),  # no duty comes from the Pope
        ("PO/8S QH/4D", "5C", "PO 8S QH 4D"),
        ("FO/8C QH/4D", "5S", "FO 8C QH 4D"),  # nor from the Fool
        ("PO/8S AC/2H", "5H", "PO 2H"),  # nor does the Pope take one away
        ("FO/8C AC/2H", "5H", "FO 2H"),
        ("PO/8S AC/2H", "5S", "PO 8S"),  # the half beside the Pope counts like any other
        ("FO/8C AD/2S", "5C", "FO 8C"),
    ],
)
def test_holding_pope_or_fool_changes_no_duty(hand: str, led: str, may: str) -> None:
    assert may_play(hand, led) == set(may.split())


@pytest.mark.rule("double:special:not-a-suit")
def test_who_holds_the_half_beside_the_pope_can_not_discard() -> None:
    assert refused_by(facing("PO/8S AC/2H", "5S"), 1, "AC") == "double:play:follow"
    assert refused_by(facing("FO/8C AD/2S", "5C"), 1, "AD") == "double:play:follow"


@pytest.mark.rule("double:special:lead-cancels-duty")
@pytest.mark.parametrize("led", ["PO", "FO"])
@pytest.mark.parametrize("turn_up", [NO_TRUMP, HEARTS_TRUMP])
def test_nobody_has_to_follow_a_pope_or_fool(led: str, turn_up: str) -> None:
    hand = "AC/2H KD/3C"
    everything = {"AC", "2H", "KD", "3C"}
    assert may_play(hand, led, turn_up) == everything
    assert may_play(hand, f"{led} 5H", turn_up) == everything  # the second card sets no suit
    assert may_play(hand, f"{led} 5H 6C", turn_up) == everything


@pytest.mark.rule("double:special:later-keeps-duty")
@pytest.mark.parametrize("table", ["5H PO", "5H FO", "5H PO FO", "5H TH PO", "5H PO AS"])
def test_a_pope_or_fool_played_later_frees_nobody(table: str) -> None:
    position = facing("AC/2H KD/3C", table)
    assert refused_by(position, len(table.split()), "KD") == "double:play:follow"
    assert may_play("AC/2H KD/3C", table) == {"2H"}
