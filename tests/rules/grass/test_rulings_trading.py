"""Where the printed books leave it open: how we read them about dealing."""

from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.grass import acts
from stammtisch.games.grass.cards import CODES

from .table import (
    EDITIONS,
    SPECTATOR,
    act,
    after,
    display,
    facts,
    hand,
    may,
    protections,
    refused_by,
    table,
    told,
    view,
)


@pytest.mark.rule("grass.ruling:A-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_sees_both_cards_of_an_ordinary_trade(edition: str) -> None:
    position = table(edition, hands="HG | MX |")
    trade = told(position, "0 offer HG for MX to 1; 1 accept")
    for seat in (2, SPECTATOR):
        seen = [(fact.kind, fact.about["gives"], fact.about["wants"]) for fact in trade if fact.seen_by(seat)]
        assert seen == [("offer-made", "HG", "MX"), ("traded", "HG", "MX")]
        assert view(position, seat).known == (("MX",), ("HG",), ())


@pytest.mark.rule("grass.ruling:A-21")
@pytest.mark.parametrize("states", ["+B open", "open +F", "+B +F", "none none"])
def test_heat_does_not_stop_the_swap(states: str) -> None:
    position = act(table(hands="|", markets=states, displays="HG | PA"), 0, "swap HG for PA of 1")
    assert (display(position, 0), display(position, 1)) == ("PA", "HG")


@pytest.mark.rule("grass.ruling:A-22")
def test_in_classic_there_are_many_trades_a_turn() -> None:
    position = table("classic", hands="HG CO | MX JA | PA", markets="open open open", displays="HG | MX |")
    after(position, "0 offer HG for MX to 1; 1 accept; 0 offer CO for JA to 1; 1 accept")
    after(position, "0 offer JA for PA to 2; 2 accept; 0 offer table HG for table MX to 1; 1 accept")
    assert ({"MX", "PA"} <= set(hand(position, 0)), display(position, 0)) == (True, "MX")


@pytest.mark.rule("grass.ruling:A-23")
def test_in_classic_what_is_protected_is_not_traded() -> None:
    given: dict[str, Any] = {"hands": "|", "displays": "HG | MX", "protections": "GS:CO | CB:JA"}
    position = table("classic", **given, markets="open open")
    assert refused_by(position, "0 offer table CO for table MX to 1") == "grass.classic:deal.9"
    assert refused_by(position, "0 offer table HG for table JA to 1") == "grass.classic:deal.9"
    after(position, "0 offer table HG for table MX to 1; 1 accept")
    assert (display(position, 0), protections(position, 0)) == ("MX", "GS:CO")


@pytest.mark.rule("grass.ruling:A-24")
@pytest.mark.parametrize("states", ["+B open", "open +F", "+B +F", "none open"])
def test_in_classic_heat_does_not_stop_table_deals(states: str) -> None:
    position = table("classic", hands="|", markets=states, displays="HG | PA")
    after(position, "0 offer table HG for table PA to 1; 1 accept")
    assert (display(position, 0), display(position, 1)) == ("PA", "HG")


@pytest.mark.rule("grass.ruling:A-47")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_nobody_backs_out_of_a_hidden_deal_after_seeing(edition: str, order: tuple[int, int]) -> None:
    position = table(edition, {"hidden_deals": "on"}, hands="HG | SO")
    after(position, "0 offer hidden to 1; 1 accept")
    cards = {0: "HG", 1: "SO"}
    act(position, order[0], f"lock {cards[order[0]]}")
    assert cards[order[0]] not in view(position, order[1]).known[order[0]]
    assert "withdraw" in may(position, order[1])
    act(position, order[1], f"lock {cards[order[1]]}")
    assert ("SO" in hand(position, 0), "HG" in hand(position, 1)) == (True, True)
    for seat in (0, 1):
        assert "withdraw" not in may(position, seat)


@pytest.mark.rule("grass.ruling:A-48")
def test_displayed_peddles_are_traded_openly_in_a_hidden_deal_too() -> None:
    position = table("classic", {"hidden_deals": "on"}, hands="-D | SO |", displays="CO | JA |")
    made = told(position, "0 offer hidden and table CO for table JA to 1")
    offer = view(position).offer
    assert offer is not None
    assert (offer.give, offer.give_table, offer.want_table) == (None, ("CO",), ("JA",))
    done = told(position, "1 accept; 1 lock SO; 0 lock -D")
    for fact in (made[0], next(fact for fact in done if fact.kind == "traded")):
        assert fact.seen_by(SPECTATOR)
        assert (fact.about["gives"], fact.about["gives_table"]) == ("hidden", ["CO"])
        assert (fact.about["wants"], fact.about["wants_table"]) == ("hidden", ["JA"])
    assert (display(position, 0), display(position, 1)) == ("JA", "CO")


@pytest.mark.rule("grass.ruling:A-57")
def test_after_being_wiped_out_one_trades_but_lays_no_peddles() -> None:
    position = table(
        hands="UW HG -B | MX CO -D |", markets="open open open", displays="| PA |", top="-F -F -F"
    )
    after(position, "0 play UW on 1; 0 pass -B; 1 pass -D; 2 pass -S")
    assert view(position).markets[1] == "none"
    after(position, "0 offer HG for MX to 1; 1 accept; 0 end; 2 waste -F; 2 end; 0 waste -F; 0 end")
    assert position.actor == 1
    assert refused_by(position, "1 play CO") == "grass.common:peddle.1"
    assert "MX" in hand(after(position, "1 offer HG for MX to 0; 0 accept"), 1)


@pytest.mark.rule("grass.ruling:A-60")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_cards_may_be_traded(edition: str) -> None:
    position = table(edition, hands="HG | HG")
    assert facts(position, "0 offer HG for HG to 1; 1 accept")[-1] == "traded"


@pytest.mark.rule("grass.ruling:A-60")
@pytest.mark.parametrize("other", ["HG", "MX"])
def test_equal_values_may_be_swapped(other: str) -> None:
    position = table(hands="|", displays=f"HG | {other}")
    assert facts(position, f"0 swap HG for {other} of 1") == ["swapped"]
    assert (display(position, 0), display(position, 1), view(position).swapped) == (other, "HG", True)


@pytest.mark.rule("grass.ruling:A-61")
@pytest.mark.parametrize("play", ["play SH", "play EU", "play ST on 1 for HG"])
def test_a_peddle_gained_in_this_turn_may_be_swapped(play: str) -> None:
    position = table(hands="SH EU ST | |", markets="open open open", displays="| HG | PA PA")
    after(position, f"0 {play}; 0 swap HG for PA of 2")
    assert display(position, 2).split()[0] == "HG"


@pytest.mark.rule("grass.ruling:A-62")
def test_a_card_just_passed_may_be_traded_in_the_same_turn() -> None:
    position = table(hands="SO HG | MX CO", markets="open none")
    after(position, "0 play SO on 1; 0 pass HG; 1 pass MX; 0 offer MX for CO to 1; 1 accept")
    assert ("CO" in hand(position, 0), "MX" in hand(position, 1)) == (True, True)


@pytest.mark.rule("grass.ruling:A-63")
@pytest.mark.parametrize(
    "text",
    ["offer -B and table CO for -D to 1", "offer -B for -D and table JA to 1", "offer table CO for -D to 1"],
)
def test_a_combined_deal_has_peddles_from_both_sides(text: str) -> None:
    position = table("classic", hands="-B | -D", displays="CO | JA")
    with pytest.raises(Malformed):
        act(position, 0, text)
    board = CODES.index("CO")
    for step in (acts.OFFER, acts.SEATS + 1, acts.BOARD):
        position.apply(0, step)
    assert may(position) == {"CO"}
    position.apply(0, board)
    position.apply(0, acts.FOR)
    assert may(position) == {"JA"}


@pytest.mark.rule("grass.ruling:A-63")
def test_a_combined_deal_needs_somebody_with_a_peddle() -> None:
    position = table("classic", hands="-B | -D", displays="CO |")
    assert refused_by(position, "0 offer -B and table CO for -D and table JA to 1") == "grass.classic:deal.3"
