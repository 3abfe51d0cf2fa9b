import pytest

from stammtisch.games.position import Journal

from .table import CLUBS_TRUMP, HEARTS_TRUMP, NO_TRUMP, SPECTATOR, after, dealt, taken, view, winner


@pytest.mark.rule("double:trick:winner-order")
@pytest.mark.parametrize(
    ("plays", "turn_up", "wins"),
    [
        ("5H KH QH 2H", NO_TRUMP, 1),  # the highest of the suit led
        ("5H AS AD TH", NO_TRUMP, 3),  # others never win, however high
        ("2H AD AS KC", NO_TRUMP, 0),
        ("5H KH 3C AH", CLUBS_TRUMP, 2),  # the lowest trump beats the suit led
        ("5H 3C QC KH", CLUBS_TRUMP, 2),  # the highest of several trumps
        ("3C QC AD AC", CLUBS_TRUMP, 3),  # trump led
        ("5H QC PO KH", CLUBS_TRUMP, 2),  # the Pope beats trumps
        ("5H PO FO QC", CLUBS_TRUMP, 2),  # the Fool beats the Pope
        ("FO AC PO FO", CLUBS_TRUMP, 0),  # the earliest Fool
        ("PO 5H AC PO", CLUBS_TRUMP, 0),  # the earliest Pope
        ("5H PO QC PO", CLUBS_TRUMP, 1),
    ],
)
def test_fool_pope_trump_suit_led_in_this_order(plays: str, turn_up: str, wins: int) -> None:
    assert winner(plays, turn_up) == wins


@pytest.mark.rule("double:trick:identical-first")
@pytest.mark.parametrize(
    ("plays", "turn_up", "wins"),
    [
        ("KH 5H KH", NO_TRUMP, 0),
        ("5H KH KH", NO_TRUMP, 1),
        ("5D QC QC", CLUBS_TRUMP, 1),
        ("5H PO PO", HEARTS_TRUMP, 1),
        ("FO 5H FO", HEARTS_TRUMP, 0),
        ("PO FO FO PO", HEARTS_TRUMP, 1),
    ],
)
def test_of_two_identical_motifs_the_first_ranks_higher(plays: str, turn_up: str, wins: int) -> None:
    assert winner(plays, turn_up) == wins


@pytest.mark.rule("double:trick:identity-by-motif")
@pytest.mark.parametrize(
    ("plays", "turn_up", "wins"),
    [
        ("5D 2H AC", CLUBS_TRUMP, 2),  # two copies of AC/2H, two different motifs
        ("5D AC 2H", CLUBS_TRUMP, 1),
        ("5D 2H AC", HEARTS_TRUMP, 1),
        ("5D AC AC", CLUBS_TRUMP, 1),  # the same motif
        ("8C 5D FO", "PO/8S", 2),
    ],
)
def test_copies_of_a_card_with_different_halves_are_different(plays: str, turn_up: str, wins: int) -> None:
    assert winner(plays, turn_up) == wins


@pytest.mark.rule("double:trick:collect")
def test_the_winner_takes_the_trick_and_all_see_how_many_everybody_has() -> None:
    position = after(dealt("AC/2H KD/3C | QC/4S JS/5D"), "0 0")
    journal = Journal()
    after(position, "AC QC", journal)
    assert journal.facts[-1].kind == "trick-taken"
    assert journal.facts[-1].about == {"seat": 0, "motif": "AC"}
    for seat in (0, 1, SPECTATOR):
        assert view(position, seat).tricks == (1, 0)
        assert view(position, seat).trick.plays == ()


@pytest.mark.rule("double:trick:collect")
def test_a_trick_taken_lies_face_down_once_the_next_is_led() -> None:
    position = after(dealt("AC/2H KD/3C | QC/4S JS/5D"), "0 0 AC QC KD")
    for seat in (0, 1, SPECTATOR):
        assert view(position, seat).open_tricks == ()


@pytest.mark.rule("double:trick:winner-leads")
@pytest.mark.parametrize(
    ("trick", "leader"), [("AC QC TC", 0), ("3C QC TC", 1), ("3C QC FO", 2), ("2H QC 8C", 0)]
)
def test_the_winner_leads_the_next_trick(trick: str, leader: int) -> None:
    position = dealt("AC/2H KD/3C | QC/4S JS/5D | FO/8C TC/6D", "PO/8S")
    after(position, f"0 0 0 {trick}")
    assert view(position).actors == (leader,)
    assert view(position).trick.leader == leader
    assert taken(position)[leader] == 1
