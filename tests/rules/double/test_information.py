import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.position import Journal

from .table import CLUBS_TRUMP, DOUBLE, SPECTATOR, after, dealt, facing, view


@pytest.mark.rule("double:info:hands-hidden")
def test_hands_that_one_can_not_see_make_no_difference_to_ones_view() -> None:
    one = dealt("AC/2H KD/3C | QH/4D JS/5D | TH/6S 9S/7C")
    other = dealt("AC/2H KD/3C | PO/8S AD/2S | QC/4S KH/3S")
    for words in ("", "1 0 2", "AC"):
        after(one, words)
        after(other, words)
        assert view(one, 0) == view(other, 0)
        assert view(one, SPECTATOR) == view(other, SPECTATOR)
        assert view(one, 1) != view(other, 1)


@pytest.mark.rule("double:info:hands-hidden")
def test_facts_tell_no_card_before_it_is_played() -> None:
    journal = Journal()
    position = dealt("AC/2H KD/3C | QC/4S JS/5D")
    after(position, "0 0 AC QC", journal)
    told = str([fact.about for fact in journal.facts])
    assert [card in told for card in ("AC/2H", "QC/4S", "KD/3C", "JS/5D")] == [True, True, False, False]


@pytest.mark.rule("double:info:hands-hidden")
def test_the_stock_is_unknown_so_any_unseen_card_may_be_in_a_hand() -> None:
    seen = view(dealt("AC/2H | KD/3C", CLUBS_TRUMP, sets=1), 0)
    imagined = {view(DOUBLE.imagine(seen, Dice(seed)), 1).hand for seed in range(400)}
    assert len(imagined) == 25  # all but the own card and the turned-up one


@pytest.mark.rule("double:info:turnup-public", "double:setup:stake")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_what_lies_open_is_seen_by_everybody(seat: int) -> None:
    journal = Journal()
    position = dealt("AC/2H KD/3C | QC/4S JS/5D | TC/6D 9S/7C", CLUBS_TRUMP)
    after(position, "1 0 2 AC QC TC KD 5D", journal)
    seen = view(position, seat)
    assert (seen.turn_up, seen.trump) == ("9C/7S", "C")
    assert seen.bids == (1, 0, 2)
    assert seen.points == (15, 15, 15)
    assert seen.tricks == (1, 0, 0)
    assert (seen.trick.leader, seen.trick.plays) == (0, ("KD", "5D"))
    both_halves = [fact.about["card"] for fact in journal.seen_by(seat) if fact.kind == "card-played"]
    assert both_halves == ["AC/2H", "QC/4S", "TC/6D", "KD/3C", "JS/5D"]


@pytest.mark.rule("double:info:trick-piles")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_last_trick_stays_in_view_until_the_next_lead(seat: int) -> None:
    position = dealt("AC/2H KD/3C KC/3D | QC/4S JS/5D TC/6D")
    shown = []
    for words in ("0 0", "AC", "QC", "KC", "TC", "KD"):
        after(position, words)
        shown.append([trick.plays for trick in view(position, seat).open_tricks])
    assert shown == [[], [], [("AC", "QC")], [], [("KC", "TC")], []]


@pytest.mark.rule("double:info:trick-piles")
def test_who_remembers_knows_all_tricks_of_the_round() -> None:
    position = after(dealt("AC/2H KD/3C KC/3D | QC/4S JS/5D TC/6D"), "0 0 AC QC KC TC KD")
    for seat in (0, 1, SPECTATOR):
        assert [trick.plays for trick in view(position, seat).seen] == [("AC", "QC"), ("KC", "TC")]


@pytest.mark.rule("double:info:void-inference")
@pytest.mark.parametrize(
    ("hand", "table", "played", "void"),
    [
        ("AC/2H KC/3D", "5S", "AC", "S"),  # a discard tells
        ("AC/2H KC/3D", "5S", "2H", "S"),
        ("PO/8S AC/2H", "5D", "8S", "D"),  # so does the half beside the Pope
        ("AC/2H KC/3D", "5H", "2H", ""),  # following tells nothing
        ("PO/8S AC/2H", "5D", "PO", ""),  # nor does the Pope, though nothing could follow
        ("FO/8C AC/2H", "5D", "FO", ""),
        ("AC/2H KC/3D", "PO", "2H", ""),  # nor anything on a Pope led
    ],
)
def test_only_an_ordinary_discard_shows_that_a_suit_is_missing(
    hand: str, table: str, played: str, void: str
) -> None:
    position = after(facing(hand, table, players=3), played)
    assert [view(position, seat).voids[1] for seat in (0, 1, 2, SPECTATOR)] == [void] * 4


@pytest.mark.rule("double:info:void-inference")
def test_nobody_imagines_a_suit_that_somebody_has_shown_not_to_hold() -> None:
    discarded = after(facing("AC/2H KC/3D AH/2C TC/6D 9H/7D", "5S"), "2H")
    for seed in range(40):
        imagined = view(DOUBLE.imagine(view(discarded, 0), Dice(seed)), 1).hand
        assert len(imagined) == 4
        assert not any("S" in card for card in imagined)
