"""Hand trades and the swap of the modern edition."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.grass.acts import OFFER, SEATS, SWAP
from stammtisch.games.grass.cards import CODES

from .table import (
    SPECTATOR,
    act,
    after,
    choices,
    display,
    hand,
    hand_sizes,
    line,
    markets,
    may,
    protections,
    refused,
    refused_by,
    table,
    told,
    view,
)

TO_1 = SEATS + 1
ALL_KINDS = set(CODES)


@pytest.mark.rule("grass.modern:deal.1")
def test_only_the_active_player_starts_a_deal() -> None:
    position = table(hands="HG | MX | CO")
    assert ["offer" in may(position, seat) for seat in (0, 1, 2)] == [True, False, False]
    for to in (0, 2):
        assert refused_by(position, f"1 offer MX for HG to {to}") == "grass.common:turn.0"
    assert refused_by(position, "0 offer HG for HG to 0") == "grass.modern:deal.1"


@pytest.mark.rule("grass.modern:deal.1")
def test_a_counter_proposal_goes_to_the_active_player() -> None:
    position = after(table(hands="HG | MX | CO"), "0 offer HG for MX to 1; 1 counter MX for -B")
    offer = view(position).offer
    assert offer is not None
    assert (offer.seat, offer.to, offer.to_answer) == (1, 0, (0,))
    assert may(position, 2) == set()


@pytest.mark.rule("grass.modern:deal.2")
def test_one_card_of_a_hand_for_one_of_the_other() -> None:
    position = table(hands="HG HG PA | MX |", markets="open open open", displays="CO | JA |")
    assert choices(position, OFFER, TO_1) == set(hand(position, 0))
    assert choices(position, OFFER, TO_1, CODES.index("HG")) == ALL_KINDS
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert (hand(position, 0).count("HG"), hand(position, 0).count("MX")) == (1, 1)
    assert (hand(position, 1).count("HG"), hand(position, 1).count("MX")) == (1, 0)
    assert hand_sizes(position) == [7, 6, 6]


@pytest.mark.rule("grass.modern:deal.2")
@pytest.mark.parametrize(
    "unequal",
    ["HG for to 1", "for MX to 1", "HG PA for MX to 1", "HG for MX MX to 1", "HG for table JA to 1"],
)
def test_gifts_and_unequal_numbers_are_no_offers(unequal: str) -> None:
    position = table(hands="HG PA | MX MX |", markets="open open open", displays="CO | JA |")
    before = line(position)
    with pytest.raises(Malformed):
        act(position, 0, f"offer {unequal}")
    assert line(position) == before


@pytest.mark.rule("grass.modern:deal.2")
@pytest.mark.parametrize("mixed", ["table CO for table JA", "HG and table CO for MX and table JA"])
def test_displayed_peddles_are_no_part_of_a_deal(mixed: str) -> None:
    position = table(hands="HG | MX |", markets="open open open", displays="CO | JA |")
    assert refused_by(position, f"0 offer {mixed} to 1") == "grass.modern:deal.2"


@pytest.mark.rule("grass.modern:deal.3")
def test_any_number_of_trades_with_anybody_before_and_after_the_card() -> None:
    position = table(hands="HG | MX | CO", top="JA")
    after(position, "0 offer HG for MX to 1; 1 accept; 0 offer MX for CO to 2; 2 accept")
    after(position, "0 offer CO for HG to 1; 1 accept; 0 waste -B")
    after(position, "0 offer HG for CO to 1; 1 accept; 0 offer CO for MX to 2; 2 accept")
    assert ["MX" in hand(position, 0), "HG" in hand(position, 1), "CO" in hand(position, 2)] == [True] * 3
    assert hand_sizes(position) == [6, 6, 6]


@pytest.mark.rule("grass.modern:deal.3")
def test_the_card_just_drawn_is_traded() -> None:
    position = after(table(hands=" | | MX", top="DF", active=0), "0 waste -B; 0 end")
    after(position, "1 offer DF for MX to 2; 2 accept")
    assert ("MX" in hand(position, 1), "DF" in hand(position, 2)) == (True, True)


@pytest.mark.rule("grass.modern:deal.3")
@pytest.mark.parametrize("card", CODES)
def test_any_kind_of_card_is_traded(card: str) -> None:
    position = table(hands=f"{card} | HG")
    after(position, f"0 offer {card} for HG to 1; 1 accept; 0 offer HG for {card} to 1; 1 accept")
    assert (card in hand(position, 0), "HG" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.modern:deal.4")
def test_nothing_changes_hands_unless_both_agree() -> None:
    position = table(hands="HG | MX |")
    hands = [hand(position, seat) for seat in range(3)]
    act(position, 0, "offer HG for MX to 1")
    assert [hand(position, seat) for seat in range(3)] == hands
    assert may(position, 1) == {"accept", "decline", "counter"}
    assert refused_by(position, "0 accept") == refused_by(position, "2 accept") == "grass.digital:offer.2"
    act(position, 1, "decline")
    assert [hand(position, seat) for seat in range(3)] == hands
    assert view(position).offer is None
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert ("MX" in hand(position, 0), "HG" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.modern:deal.5")
@pytest.mark.rule("grass.classic:deal.12")
@pytest.mark.parametrize("edition", ["modern", "classic"])
@pytest.mark.parametrize("onlooker", [2, SPECTATOR])
def test_a_trade_names_both_cards_and_all_see_them(edition: str, onlooker: int) -> None:
    position = table(edition, hands="DC | MX |")
    story = told(position, "0 offer DC for MX to 1; 1 accept")
    seen = [(fact.kind, fact.about) for fact in story if fact.seen_by(onlooker)]
    named = {
        "seat": 0,
        "target": 1,
        "gives": "DC",
        "gives_table": "none",
        "wants": "MX",
        "wants_table": "none",
    }
    assert seen == [("offer-made", named), ("traded", named)]
    assert view(position, onlooker).known[:2] == (("MX",), ("DC",))
    assert ("MX" in hand(position, 0), "DC" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.modern:deal.6")
@pytest.mark.parametrize("own", ["none", "open", "+B"])
@pytest.mark.parametrize("other", ["none", "open", "+F"])
@pytest.mark.parametrize("skipping", [0, 2])
def test_markets_heat_and_skips_do_not_matter_for_trades(own: str, other: str, skipping: int) -> None:
    position = table(hands="HG | MX |", markets=f"{own} {other} none", skips=[skipping, skipping, 0])
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert ("MX" in hand(position, 0), "HG" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.modern:swap.1")
def test_one_swap_a_turn() -> None:
    position = table(hands=" | |", markets="open open open", displays="HG | PA | CO")
    act(position, 0, "swap HG for PA of 1")
    assert [display(position, seat) for seat in range(3)] == ["PA", "HG", "CO"]
    again = refused(position, 0, "swap PA for CO of 2")
    assert (again.rule, again.values) == ("grass.modern:swap.1", {"reason": "used"})
    act(position, 0, "waste -B")
    assert refused_by(position, "0 swap PA for CO of 2") == "grass.modern:swap.1"
    after(position, "0 end; 1 swap HG for PA of 0")
    assert [display(position, seat) for seat in range(3)] == ["HG", "PA", "CO"]


@pytest.mark.rule("grass.modern:swap.1")
@pytest.mark.parametrize(("own", "other"), [("", "PA"), ("HG", ""), ("", "")])
def test_a_swap_takes_a_peddle_from_each_side(own: str, other: str) -> None:
    position = table(hands="CO | JA", markets="open open", displays=f"{own} | {other}")
    assert "swap" not in may(position, 0)
    assert refused_by(position, "0 swap HG for PA of 1") == "grass.modern:swap.1"


@pytest.mark.rule("grass.modern:swap.1")
@pytest.mark.parametrize(("own", "other", "of"), [("CO", "PA", 1), ("HG", "JA", 1), ("HG", "PA", 2)])
def test_only_what_lies_there_is_swapped(own: str, other: str, of: int) -> None:
    position = table(hands="CO | JA |", markets="open open open", displays="HG | PA |")
    assert refused_by(position, f"0 swap {own} for {other} of {of}") == "grass.modern:swap.1"


@pytest.mark.rule("grass.modern:swap.2")
@pytest.mark.parametrize(("own", "other"), [("HG", "DF"), ("DF", "HG"), ("CO", "JA"), ("PA", "PA")])
def test_the_other_is_not_asked_and_any_values_go(own: str, other: str) -> None:
    position = table(hands=" | |", markets="open open open", displays=f"{own} | {other} |")
    act(position, 0, f"swap {own} for {other} of 1")
    assert (display(position, 0), display(position, 1)) == (other, own)
    assert (view(position).stage, position.actor, may(position, 1)) == ("turn", 0, set())


@pytest.mark.rule("grass.modern:swap.2")
def test_the_active_player_names_both_peddles() -> None:
    position = table(hands=" | |", markets="open open open", displays="HG CO | JA DF | PA")
    assert choices(position, SWAP) == {"HG", "CO"}
    assert choices(position, SWAP, CODES.index("HG")) == {"seat 1", "seat 2"}
    assert choices(position, SWAP, CODES.index("HG"), TO_1) == {"JA", "DF"}


@pytest.mark.rule("grass.modern:swap.3")
def test_protected_peddles_are_neither_given_nor_taken() -> None:
    position = table(
        hands=" | |", markets="open open open", displays="CO | JA |", protections="GS:HG | LU:PA | CB:MX"
    )
    assert choices(position, SWAP) == {"CO"}
    assert choices(position, SWAP, CODES.index("CO")) == {"seat 1"}
    assert choices(position, SWAP, CODES.index("CO"), TO_1) == {"JA"}
    for text in ("HG for JA of 1", "CO for PA of 1", "CO for MX of 2"):
        assert refused_by(position, f"0 swap {text}") == "grass.modern:swap.3"


@pytest.mark.rule("grass.modern:swap.3")
def test_with_protected_peddles_only_there_is_no_swap() -> None:
    position = table(hands=" |", markets="open open", displays="| JA", protections="GS:HG |")
    assert "swap" not in may(position, 0)
    assert refused_by(position, "0 swap HG for JA of 1") == "grass.modern:swap.3"


@pytest.mark.rule("grass.modern:swap.4")
@pytest.mark.parametrize(
    "story",
    [
        "0 swap HG for PA of 1; 0 waste -B; 0 end",
        "0 waste -B; 0 swap HG for PA of 1; 0 end",
        "0 play MX; 0 swap HG for PA of 1; 0 end",
    ],
)
def test_the_swap_comes_before_or_after_the_card(story: str) -> None:
    position = table(hands="MX |", markets="open open", displays="HG | PA")
    after(position, story)
    assert "PA" in display(position, 0).split()
    assert (display(position, 1), view(position).active) == ("HG", 1)


@pytest.mark.rule("grass.modern:swap.5")
@pytest.mark.parametrize("own", ["none", "open", "+B"])
@pytest.mark.parametrize("other", ["none", "open", "+F"])
def test_markets_and_heat_do_not_matter_for_the_swap(own: str, other: str) -> None:
    position = table(hands=" |", markets=f"{own} {other}", displays="HG | PA")
    act(position, 0, "swap HG for PA of 1")
    assert (display(position, 0), display(position, 1)) == ("PA", "HG")
    assert markets(position) == f"{own} {other}"


@pytest.mark.rule("grass.modern:swap.6")
def test_swapped_peddles_lie_free() -> None:
    position = table(hands=" |", markets="open open", displays="MX | CO", protections="GS:HG | LU:JA")
    act(position, 0, "swap MX for CO of 1")
    assert [(display(position, seat), protections(position, seat)) for seat in (0, 1)] == [
        ("CO", "GS:HG"),
        ("MX", "LU:JA"),
    ]
    after(position, "0 waste -B; 0 end; 1 swap MX for CO of 0")
    assert (display(position, 0), display(position, 1)) == ("MX", "CO")
