import pytest

from stammtisch.games.position import Journal

from .table import (
    CLUBS_TRUMP,
    DIAMONDS_TRUMP,
    HEARTS_TRUMP,
    NO_TRUMP,
    SPADES_TRUMP,
    after,
    dealt,
    facing,
    may_play,
    offered,
    refused_by,
    taken,
    view,
    winner,
)


@pytest.mark.rule("double:play:lead-first")
@pytest.mark.parametrize("predictions", ["0 0 0", "2 0 0", "0 2 0", "0 0 2", "0 1 2"])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_starter_leads_whoever_predicted_what(dealer: int, predictions: str) -> None:
    position = dealt("AC/2H KD/3C | QH/4D JS/5D | TH/6S 9S/7C", first_dealer=dealer)
    after(position, predictions)
    assert view(position).actors == ((dealer + 1) % 3,)
    assert view(position).trick.plays == ()


@pytest.mark.rule("double:play:turn-order")
def test_everybody_adds_one_card_clockwise() -> None:
    position = dealt("AC/2H KD/3C | QC/4S JS/5D | TC/6D 9S/7C | 9C/7S KS/3H", first_dealer=1)
    after(position, "0 0 0 0")
    for seat, word in [(2, "TC"), (3, "9C"), (0, "AC"), (1, "QC")]:
        assert view(position).actors == (seat,)
        for other in {0, 1, 2, 3} - {seat}:
            for motif in ["AC", "KD", "QC", "TC", "9C"]:
                assert refused_by(position, other, motif) == "double:play:turn-order"
        after(position, word)
    assert view(position).hand_sizes == (1, 1, 1, 1)
    assert view(position).seen[0].plays == ("TC", "9C", "AC", "QC")


@pytest.mark.rule("double:play:own-card")
@pytest.mark.parametrize("motif", ["QH", "AS", "PO", "9C"])
def test_only_cards_of_the_own_hand_can_be_played(motif: str) -> None:
    position = after(dealt("AC/2H KD/3C | QH/4D JS/5D", CLUBS_TRUMP), "0 0")
    assert offered(position) == {"AC", "2H", "KD", "3C"}
    assert refused_by(position, 0, motif) == "double:play:own-card"


@pytest.mark.rule("double:play:own-card")
def test_a_card_is_played_once_and_a_pair_twice() -> None:
    pair = after(dealt("AC/2H AC/2H KD/3C | QH/4D JS/5D JS/5D"), "0 0 AC QH")
    assert view(pair, 0).hand == ("AC/2H", "KD/3C")
    after(pair, "AC JS")
    assert view(pair, 0).hand == ("KD/3C",)
    assert refused_by(pair, 0, "AC") == "double:play:own-card"


@pytest.mark.rule("double:play:motif-choice")
@pytest.mark.parametrize("half", ["AC", "2H", "KD", "3C"])
def test_a_card_is_played_with_the_half_of_ones_choice(half: str) -> None:
    position = after(dealt("AC/2H KD/3C | TS/6H JS/5D"), "0 0")
    assert offered(position) == {"AC", "2H", "KD", "3C"}
    journal = Journal()
    after(position, half, journal)
    card = "AC/2H" if half in "AC/2H" else "KD/3C"
    assert journal.facts[0].about == {"seat": 0, "motif": half, "card": card}
    assert view(position, 1).trick.plays == (half,)
    assert view(position, 0).hand == tuple({"AC/2H", "KD/3C"} - {card})


@pytest.mark.rule("double:play:motif-choice")
@pytest.mark.parametrize(
    ("plays", "wins"),
    [
        ("AC QC", 0),
        ("2H 4H", 1),  # the ace on the other half of 2H doesn't help
        ("2H JS", 0),  # nor does the five of hearts help the jack of spades
    ],
)
def test_only_the_half_shown_counts(plays: str, wins: int) -> None:
    assert winner(plays) == wins


@pytest.mark.rule("double:play:second-motif-dead")
def test_the_other_half_is_gone_with_its_card() -> None:
    position = after(dealt("AC/2H KD/3C | KS/3H QC/4S"), "0 0 2H 3H")
    assert view(position).actors == (1,)
    after(position, "QC")
    # The ace of clubs went with the 2H: clubs are followed with the 3C alone.
    assert offered(position) == {"3C"}
    assert refused_by(position, 0, "AC") == "double:play:own-card"


@pytest.mark.rule("double:play:second-motif-dead")
def test_the_other_half_takes_no_trick_and_makes_nobody_follow() -> None:
    # Clubs are trump, yet the ace of clubs under the 2H wins nothing and asks nobody for clubs.
    position = after(dealt("AC/2H | KS/3H | QC/4S", "9C/7S"), "0 0 0 2H")
    assert offered(position) == {"3H"}
    after(position, "3H")
    assert offered(position) == {"QC", "4S"}
    assert taken(after(position, "4S")) == [0, 1, 0]


@pytest.mark.rule("double:play:hand-both-motifs")
@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("AC/2H", "5C", "AC"),  # the higher half has the suit
        ("AC/2H", "5H", "2H"),  # the lower half has it
        ("AC/2H KH/3S", "5H", "2H KH"),  # a higher and a lower half
        ("AC/2H QH/4D AH/2C", "5C", "AC 2C"),
        ("AC/2H AC/2H", "5H", "2H"),  # a pair
    ],
)
def test_in_hand_both_halves_count(hand: str, led: str, may: str) -> None:
    assert may_play(hand, led) == set(may.split())


@pytest.mark.rule("double:play:lead-free")
@pytest.mark.parametrize("turn_up", [NO_TRUMP, CLUBS_TRUMP, HEARTS_TRUMP])
def test_the_leader_may_play_any_half(turn_up: str) -> None:
    assert may_play("AC/2H PO/8S QD/4H", "", turn_up) == {"AC", "2H", "PO", "8S", "QD", "4H"}


@pytest.mark.rule("double:play:lead-free")
def test_the_leader_of_a_later_trick_may_play_any_half_too() -> None:
    position = after(dealt("AC/2H KC/3D QD/4H | JC/5H TC/6D 9H/7D"), "0 0 AC JC")
    assert view(position).actors == (0,)
    assert offered(position) == {"KC", "3D", "QD", "4H"}


@pytest.mark.rule("double:play:lead-free")
@pytest.mark.parametrize(("led", "may"), [("AC", "TC"), ("2H", "4H"), ("3D", "6D QD"), ("KC", "TC")])
def test_the_half_led_names_the_suit(led: str, may: str) -> None:
    position = after(dealt("AC/2H KC/3D | TC/6D QD/4H"), f"0 0 {led}")
    assert offered(position) == set(may.split())


@pytest.mark.rule("double:play:follow")
@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("AC/2H KD/3C", "5H", "2H"),  # a half can follow: it must
        ("AC/2H KD/3C", "5C", "AC 3C"),
        ("AC/2H FO/8C", "5H", "2H FO"),  # or the Fool
        ("AC/2H PO/8S", "5H", "2H PO"),  # or the Pope
        ("AC/2H KD/3C QH/4D", "5D", "KD 4D"),
    ],
)
def test_follow_suit_if_any_half_can(hand: str, led: str, may: str) -> None:
    assert may_play(hand, led) == set(may.split())


@pytest.mark.rule("double:play:follow")
@pytest.mark.parametrize("motif", ["KD", "3C"])
def test_a_revoke_is_refused(motif: str) -> None:
    position = facing("AC/2H KD/3C", "5H")
    assert refused_by(position, 1, motif) == "double:play:follow"


@pytest.mark.rule("double:play:follow")
def test_the_first_card_sets_the_suit_for_all_who_come_later() -> None:
    assert may_play("AC/2H KD/3C", "5H AS") == {"2H"}
    assert may_play("AC/2H KD/3C", "5H TH KH") == {"2H"}


@pytest.mark.rule("double:play:follow-which-motif")
@pytest.mark.parametrize(
    ("hand", "led", "half", "turn_up"),
    [
        ("AC/2H KD/3C", "5H", "AC", NO_TRUMP),  # the fine ace has to wait
        ("AC/2H KD/3C", "5H", "AC", CLUBS_TRUMP),  # even as a trump
        ("AC/2H KD/3C", "5C", "2H", HEARTS_TRUMP),
        ("9D/8H AC/2H", "5D", "8H", HEARTS_TRUMP),
    ],
)
def test_the_half_played_must_itself_follow(hand: str, led: str, half: str, turn_up: str) -> None:
    position = facing(hand, led, turn_up)
    assert refused_by(position, 1, half) == "double:play:follow-which-motif"


@pytest.mark.rule("double:play:follow-which-motif")
@pytest.mark.parametrize("motif", ["2H", "KH", "4H", "8H"])
def test_any_half_of_the_suit_will_do(motif: str) -> None:
    position = facing("AC/2H KH/3S QD/4H 9D/8H", "5H")
    assert offered(position) == {"2H", "KH", "4H", "8H"}
    assert motif in view(after(position, motif)).seen[0].plays


@pytest.mark.rule("double:play:void-free")
@pytest.mark.parametrize(
    ("hand", "led", "turn_up", "may"),
    [
        ("AC/2H", "5D", NO_TRUMP, "AC 2H"),
        ("AC/2H QC/4S", "5D", CLUBS_TRUMP, "AC 2H QC 4S"),
        ("AC/2H PO/8S", "5D", SPADES_TRUMP, "AC 2H PO 8S"),
    ],
)
def test_who_can_not_follow_plays_anything(hand: str, led: str, turn_up: str, may: str) -> None:
    assert may_play(hand, led, turn_up) == set(may.split())


@pytest.mark.rule("double:play:no-must-trump")
@pytest.mark.parametrize(
    ("turn_up", "discard"), [(CLUBS_TRUMP, "2H"), (CLUBS_TRUMP, "4S"), (HEARTS_TRUMP, "AC")]
)
def test_nobody_has_to_trump(turn_up: str, discard: str) -> None:
    position = facing("AC/2H QC/4S", "5D", turn_up)
    assert discard in offered(position)
    assert taken(after(position, discard)) == [1, 0]


@pytest.mark.rule("double:play:no-must-overtake")
@pytest.mark.parametrize(
    ("hand", "table", "turn_up", "low"),
    [
        ("AC/2H KH/3S", "5H", NO_TRUMP, "2H"),  # under the suit led
        ("AC/2H TC/6D", "5S KC", CLUBS_TRUMP, "TC"),  # under a trump
        ("PO/8S AC/2H", "5S", DIAMONDS_TRUMP, "8S"),  # the Pope may stay in hand
        ("FO/8C AD/2S", "5H PO", NO_TRUMP, "2S"),  # so may the Fool
    ],
)
def test_nobody_has_to_beat_the_trick(hand: str, table: str, turn_up: str, low: str) -> None:
    assert low in may_play(hand, table, turn_up)
