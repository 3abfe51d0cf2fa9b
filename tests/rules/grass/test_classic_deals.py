"""Deals of the classic edition: hand for hand, table for table, and both at once."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.grass.acts import BOARD, DONE, FOR, HAND, OFFER, SEATS
from stammtisch.games.grass.cards import CODES
from stammtisch.games.grass.position import GrassPosition

from .table import (
    GRASS,
    act,
    after,
    choices,
    display,
    hand,
    hand_sizes,
    line,
    may,
    protections,
    refused_by,
    table,
    told,
    view,
    wasted,
)

TO_1 = SEATS + 1
CO = CODES.index("CO")


def displays(position: GrassPosition) -> list[str]:
    return [display(position, seat) for seat in range(position.players)]


@pytest.mark.rule("grass.classic:deal.1")
def test_only_the_active_player_starts_a_deal() -> None:
    position = table("classic", hands="HG | MX | CO", displays="PA | PA | PA")
    assert ["offer" in may(position, seat) for seat in (0, 1, 2)] == [True, False, False]
    for text in ("MX for HG to 0", "MX for CO to 2", "table PA for table PA to 0"):
        assert refused_by(position, f"1 offer {text}") == "grass.common:turn.0"
    assert refused_by(position, "0 offer HG for HG to 0") == "grass.classic:deal.1"


@pytest.mark.rule("grass.classic:deal.1")
def test_with_six_cards_in_hand_nobody_starts_a_deal() -> None:
    position = act(
        table("classic", hands="SH | |", markets="open none none", displays="| HG MX |"), 0, "play SH"
    )
    assert (hand_sizes(position), view(position).stage) == ([6, 6, 6], "give")
    assert not any("offer" in may(position, seat) for seat in (0, 1, 2))
    act(position, 1, "give HG")
    assert (hand_sizes(position), "offer" in may(position, 0)) == ([7, 6, 6], True)


@pytest.mark.rule("grass.classic:deal.2")
def test_hand_for_hand_is_one_for_one() -> None:
    position = table("classic", hands="HG HG | MX |")
    assert choices(position, OFFER, TO_1) == set(hand(position, 0))
    assert choices(position, OFFER, TO_1, CODES.index("HG")) == set(CODES)
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert (hand(position, 0).count("HG"), hand(position, 0).count("MX")) == (1, 1)
    assert (hand(position, 1).count("HG"), hand(position, 1).count("MX")) == (1, 0)
    assert hand_sizes(position) == [7, 6, 6]


@pytest.mark.rule("grass.classic:deal.2")
@pytest.mark.rule("grass.classic:deal.4")
@pytest.mark.parametrize(
    "unequal",
    [
        "HG for to 1",
        "HG CO for MX to 1",
        "HG for MX MX to 1",
        "HG for table JA to 1",  # a card of the hand is never for a displayed one
        "table CO for MX to 1",
        "HG and table CO for table JA to 1",
        "HG and table CO for MX to 1",
    ],
)
def test_unequal_numbers_and_hand_against_table_are_no_offers(unequal: str) -> None:
    position = table("classic", hands="HG CO | MX MX |", displays="CO | JA |")
    before = line(position)
    with pytest.raises(Malformed):
        act(position, 0, f"offer {unequal}")
    assert line(position) == before


@pytest.mark.rule("grass.classic:deal.3")
@pytest.mark.parametrize(
    ("give", "want"), [("CO", "PA"), ("CO JA", "PA"), ("HG", "PA MX"), ("CO HG HG", "PA MX"), ("HG HG", "PA")]
)
def test_peddles_go_over_the_table_in_any_numbers(give: str, want: str) -> None:
    position = table("classic", hands=" | |", displays="HG HG CO JA | MX PA |")
    after(position, f"0 offer table {give} for table {want} to 1; 1 accept")
    left = sorted(["HG", "HG", "CO", "JA"])
    for card in give.split():
        left.remove(card)
    assert sorted(display(position, 0).split()) == sorted([*left, *want.split()])
    others = [card for card in ("MX", "PA") if card not in want.split()]
    assert sorted(display(position, 1).split()) == sorted([*others, *give.split()])


@pytest.mark.rule("grass.classic:deal.3")
def test_each_side_gives_at_least_one_peddle() -> None:
    position = table("classic", hands=" | |", displays="CO | PA |")
    assert choices(position, OFFER, TO_1, BOARD) == {"CO"}
    assert choices(position, OFFER, TO_1, BOARD, CO) == {"for"}
    assert choices(position, OFFER, TO_1, BOARD, CO, FOR) == {"PA"}
    assert choices(position, OFFER, TO_1, BOARD, CO, FOR, CODES.index("PA")) == {"done", "hand"}
    trial = position.copy()
    for step in (OFFER, TO_1, BOARD):
        trial.apply(0, step)
    refusal = GRASS.explain(view(trial, 0), FOR)
    assert refusal is not None
    assert refusal.rule == "grass.classic:deal.3"
    for step in (CO, FOR):
        trial.apply(0, step)
    refusal = GRASS.explain(view(trial, 0), DONE)
    assert refusal is not None
    assert refusal.rule == "grass.classic:deal.3"


@pytest.mark.rule("grass.classic:deal.3")
@pytest.mark.parametrize(
    ("deal", "to"),
    [
        ("table CO for table JA", 1),  # not displayed there
        ("table CO for table PA PA", 1),  # not twice
        ("table CO CO for table PA", 1),
        ("table CO for table PA", 2),  # that one displays nothing
    ],
)
def test_only_displayed_peddles_go_over_the_table(deal: str, to: int) -> None:
    position = table("classic", hands="MO | JA |", markets="none open none", displays="CO | PA |")
    assert refused_by(position, f"0 offer {deal} to {to}") == "grass.classic:deal.3"


@pytest.mark.rule("grass.classic:deal.4")
def test_a_card_of_the_hand_is_no_part_of_the_table() -> None:
    position = table("classic", hands="HG | MX |", displays="CO | PA |")
    assert refused_by(position, "0 offer table HG for table PA to 1") == "grass.classic:deal.4"


@pytest.mark.rule("grass.classic:deal.4")
def test_a_displayed_peddle_does_not_pay_for_a_card_of_the_hand() -> None:
    position = act(table("classic", hands="HG | MX |", displays="CO | PA |"), 0, "offer HG for PA to 1")
    assert "accept" not in may(position, 1)
    assert refused_by(position, "1 accept") == "grass.digital:offer.2"


@pytest.mark.rule("grass.classic:deal.5")
def test_a_deal_may_join_a_hand_part_and_a_table_part() -> None:
    position = table("classic", hands="SO | MX |", displays="CO JA | PA |")
    story = told(position, "0 offer SO and table CO JA for MX and table PA to 1; 1 accept")
    assert displays(position) == ["PA", "CO JA", ""]
    assert ("MX" in hand(position, 0), "SO" in hand(position, 1)) == (True, True)
    assert story[-1].about == {
        **{"seat": 0, "gives": "SO", "gives_table": ["CO", "JA"]},
        **{"target": 1, "wants": "MX", "wants_table": ["PA"]},
    }


@pytest.mark.rule("grass.classic:deal.5")
def test_a_joint_deal_is_done_as_a_whole_or_not_at_all() -> None:
    position = table("classic", hands="SO | HG |", displays="CO JA | PA |")
    act(position, 0, "offer SO and table CO JA for MX and table PA to 1")
    assert may(position, 1) == {"decline", "counter"}
    assert refused_by(position, "1 accept") == "grass.digital:offer.2"
    act(position, 1, "decline")
    assert displays(position) == ["CO JA", "PA", ""]
    assert ("SO" in hand(position, 0), "HG" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.classic:deal.5")
def test_the_hand_part_follows_a_whole_table_part() -> None:
    position = table("classic", hands="SO | HG |", displays="CO JA | PA |")
    for step in (OFFER, TO_1, BOARD, CO, FOR):
        position.apply(0, step)
    assert may(position, 0) == {"PA"}
    refusal = GRASS.explain(view(position, 0), HAND)
    assert refusal is not None
    assert refusal.rule == "grass.classic:deal.5"


@pytest.mark.rule("grass.classic:deal.6")
def test_stack_and_wasted_pile_are_no_part_of_a_deal() -> None:
    position = table("classic", hands="HG | MX", displays="CO | PA", wasted="DF", top="JA")
    for card in ("DF", "JA"):
        assert refused_by(position, f"0 offer table CO for table {card} to 1") == "grass.classic:deal.3"
        assert refused_by(position, f"0 offer {card} for MX to 1") == "grass.common:hand.1"
        asked = act(position.copy(), 0, f"offer HG for {card} to 1")
        assert refused_by(asked, "1 accept") == "grass.digital:offer.2"
    stack = view(position).stack_size
    after(position, "0 offer HG and table CO for MX and table PA to 1; 1 accept")
    assert (wasted(position), view(position).stack_size) == (["DF"], stack)


@pytest.mark.rule("grass.classic:deal.7")
def test_there_is_no_swap_without_consent() -> None:
    position = table("classic", hands=" |", markets="open open", displays="HG | PA")
    assert "swap" not in may(position, 0)
    assert refused_by(position, "0 swap HG for PA of 1") == "grass.classic:deal.7"


@pytest.mark.rule("grass.classic:deal.7")
@pytest.mark.parametrize(
    "deal", ["MX for JA", "table CO for table PA", "MX and table CO for JA and table PA"]
)
def test_every_deal_needs_the_consent_of_both(deal: str) -> None:
    position = table("classic", hands="MX | JA |", displays="CO | PA |")
    hands = [hand(position, seat) for seat in range(3)]
    act(position, 0, f"offer {deal} to 1")
    assert ([hand(position, seat) for seat in range(3)], displays(position)) == (hands, ["CO", "PA", ""])
    assert refused_by(position, "0 accept") == refused_by(position, "2 accept") == "grass.digital:offer.2"
    act(position, 1, "decline")
    assert ([hand(position, seat) for seat in range(3)], displays(position)) == (hands, ["CO", "PA", ""])


@pytest.mark.rule("grass.classic:deal.8")
def test_as_many_deals_a_turn_as_one_likes() -> None:
    position = table("classic", hands="HG | MX | JA", displays="CO | PA |")
    after(position, "0 offer HG for MX to 1; 1 accept; 0 offer MX for JA to 2; 2 accept")
    after(position, "0 offer table CO for table PA to 1; 1 accept")
    after(position, "0 offer JA and table PA for HG and table CO to 1; 1 accept")
    assert ("HG" in hand(position, 0), "JA" in hand(position, 1), "MX" in hand(position, 2)) == (True,) * 3
    assert (displays(position), view(position).deals) == (["CO", "PA", ""], 4)


@pytest.mark.rule("grass.classic:deal.9")
@pytest.mark.parametrize("deal", ["table HG for table PA", "table CO for table JA"])
def test_protected_peddles_are_not_traded(deal: str) -> None:
    position = table("classic", hands=" |", displays="CO | PA", protections="GS:HG | CB:JA")
    assert choices(position, OFFER, TO_1, BOARD) == {"CO"}
    assert choices(position, OFFER, TO_1, BOARD, CO, FOR) == {"PA"}
    assert refused_by(position, f"0 offer {deal} to 1") == "grass.classic:deal.9"
    after(position, "0 offer table CO for table PA to 1; 1 accept")
    assert (protections(position, 0), protections(position, 1)) == ("GS:HG", "CB:JA")


@pytest.mark.rule("grass.classic:deal.9")
def test_of_a_kind_only_as_many_are_traded_as_lie_free() -> None:
    position = table("classic", hands=" |", displays="CO | PA", protections="GS:CO | LU:PA")
    assert choices(position, OFFER, TO_1, BOARD, CO) == {"for"}
    assert choices(position, OFFER, TO_1, BOARD, CO, FOR, CODES.index("PA")) == {"done", "hand"}


@pytest.mark.rule("grass.classic:deal.9")
@pytest.mark.parametrize(("own", "other"), [("", "PA"), ("CO", "")])
def test_with_protected_peddles_only_there_is_no_table_deal(own: str, other: str) -> None:
    position = table("classic", hands=" |", displays=f"{own} | {other}", protections="GS:HG | CB:JA")
    assert refused_by(position, "0 offer table HG for table JA to 1") == "grass.classic:deal.9"


@pytest.mark.rule("grass.classic:deal.10")
@pytest.mark.parametrize("own", ["none", "open", "+B"])
@pytest.mark.parametrize("other", ["none", "open", "+F"])
def test_heat_does_not_stop_table_deals(own: str, other: str) -> None:
    position = table("classic", hands=" |", markets=f"{own} {other}", displays="HG | PA")
    after(position, "0 offer table HG for table PA to 1; 1 accept")
    assert displays(position) == ["PA", "HG"]


@pytest.mark.rule("grass.classic:deal.11")
@pytest.mark.parametrize("card", CODES)
def test_every_card_is_traded_hand_for_hand(card: str) -> None:
    position = table("classic", hands=f"{card} | HG")
    after(position, f"0 offer {card} for HG to 1; 1 accept; 0 offer HG for {card} to 1; 1 accept")
    assert (card in hand(position, 0), "HG" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.classic:deal.12")
def test_table_parts_are_named_beforehand_and_seen_by_all() -> None:
    position = table("classic", hands=" | |", displays="HG CO | PA |")
    story = told(position, "0 offer table HG CO for table PA to 1; 1 accept")
    named = {"seat": 0, "target": 1, "gives": "none", "wants": "none"}
    named_table = {**named, "gives_table": ["HG", "CO"], "wants_table": ["PA"]}
    assert [(fact.kind, fact.about) for fact in story if fact.seen_by(2)] == [
        ("offer-made", named_table),
        ("traded", named_table),
    ]
