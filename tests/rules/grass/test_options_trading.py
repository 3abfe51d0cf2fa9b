"""Options about deals and about what is seen: the default, and what each other value does."""

from typing import Any

import pytest

from stammtisch.base.bits import Dice

from .table import (
    EDITIONS,
    GRASS,
    SPECTATOR,
    act,
    after,
    display,
    hand,
    may,
    protections,
    refused_by,
    table,
    told,
    view,
    wasted,
)


@pytest.mark.rule("grass.option:classic-deals-per-turn")
def test_classic_deals_per_turn_are_as_many_as_one_likes_or_one() -> None:
    first = "0 offer HG for MX to 1; 1 accept"
    second = "0 offer CO for JA to 2; 2 accept"
    given: dict[str, Any] = {"hands": "HG CO | MX | JA"}
    for agreed in ({}, {"classic_deals_per_turn": "unlimited"}):
        assert {"MX", "JA"} <= set(hand(after(table("classic", agreed, **given), f"{first}; {second}"), 0))
    position = after(table("classic", {"classic_deals_per_turn": "one"}, **given), first)
    assert refused_by(position, "0 offer CO for JA to 2") == "grass.option:classic-deals-per-turn"


@pytest.mark.rule("grass.option:classic-deals-per-turn")
@pytest.mark.parametrize("ended", ["1 decline", "0 withdraw"])
def test_classic_deals_per_turn_counts_no_offer_that_came_to_nothing(ended: str) -> None:
    position = table("classic", {"classic_deals_per_turn": "one"}, hands="HG CO | MX | JA")
    after(position, f"0 offer HG for MX to 1; {ended}; 0 offer CO for JA to 2; 2 accept; 0 waste JA")
    assert (position.actor, "offer" in may(position)) == (1, True)


PROTECTED = {"displays": "HG | JA", "protections": "LU:CO.CO | GS:MX", "markets": "open open"}


@pytest.mark.rule("grass.option:trade-protected")
@pytest.mark.parametrize(
    ("edition", "trade", "rule"),
    [
        ("modern", "0 swap CO for JA of 1", "grass.modern:swap.3"),
        ("modern", "0 swap HG for MX of 1", "grass.modern:swap.3"),
        ("classic", "0 offer table CO for table JA to 1", "grass.classic:deal.9"),
    ],
)
def test_trade_protected_is_not_usual(edition: str, trade: str, rule: str) -> None:
    for agreed in ({}, {"trade_protected": "no"}):
        assert refused_by(table(edition, agreed, hands="|", **PROTECTED), trade) == rule


@pytest.mark.rule("grass.option:trade-protected")
@pytest.mark.parametrize(
    ("edition", "trade"),
    [
        ("modern", "0 swap CO for MX of 1"),
        ("classic", "0 offer table CO for table MX to 1; 1 accept"),
        ("classic", "0 offer -B and table CO for -D and table MX to 1; 1 accept"),
    ],
)
def test_trade_protected_lets_a_peddle_leave_its_protection(edition: str, trade: str) -> None:
    """The protection stays with what else it covers, and is wasted when there is nothing."""
    position = after(table(edition, {"trade_protected": "yes"}, hands="-B | -D", **PROTECTED), trade)
    assert (display(position, 0), protections(position, 0)) == ("HG MX", "LU:CO")
    assert (display(position, 1), protections(position, 1)) == ("CO JA", "")
    assert wasted(position) == ["GS"]


CLOSED_SIDES = [
    ("modern", "+B open open", "0 swap HG for MX of 1"),
    ("modern", "open none open", "0 swap HG for MX of 1"),
    ("classic", "none open open", "0 offer table HG for table MX to 1"),
    ("classic", "open +F open", "0 offer table HG for table MX to 1"),
    ("classic", "+B +F open", "0 offer -D and table HG for PF and table MX to 1"),
]


@pytest.mark.rule("grass.option:table-trade-needs-open")
@pytest.mark.parametrize(("edition", "markets", "trade"), CLOSED_SIDES)
def test_table_trade_needs_open_asks_for_two_open_markets(edition: str, markets: str, trade: str) -> None:
    given: dict[str, Any] = {"hands": "-D | PF |", "displays": "HG | MX | CO"}
    answer = "; 1 accept" if edition == "classic" else ""
    strict = {"table_trade_needs_open": "yes"}
    position = table(edition, strict, markets=markets, **given)
    assert refused_by(position, trade) == "grass.option:table-trade-needs-open"
    usual = [({}, markets), ({"table_trade_needs_open": "no"}, markets)]
    for agreed, state in [*usual, (strict, "open open none")]:
        position = after(table(edition, agreed, markets=state, **given), trade + answer)
        assert (display(position, 0), display(position, 1)) == ("MX", "HG")


@pytest.mark.rule("grass.option:table-trade-needs-open")
@pytest.mark.parametrize("edition", EDITIONS)
def test_table_trade_needs_open_says_nothing_of_hands(edition: str) -> None:
    position = table(edition, {"table_trade_needs_open": "yes"}, hands="CO | JA", markets="+B none")
    assert "JA" in hand(after(position, "0 offer CO for JA to 1; 1 accept"), 0)


@pytest.mark.rule("grass.option:trade-view")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "others_see"),
    [({}, True), ({"trade_view": "table"}, True), ({"trade_view": "partners"}, False)],
)
def test_trade_view_shows_a_trade_to_the_table_or_the_partners(
    edition: str, agreed: dict[str, Any], others_see: bool
) -> None:
    position = table(edition, agreed, hands="HG | MX |")
    offer = told(position, "0 offer HG for MX to 1")
    for seat in (0, 1, 2, SPECTATOR):
        shown = others_see or seat in (0, 1)
        seen = view(position, seat).offer
        assert seen is not None
        assert (seen.give, seen.want) == (("HG", "MX") if shown else (None, None))
        assert [fact.kind for fact in offer if fact.seen_by(seat)] == ["offer-made"] * shown
        if seat != 0:
            assert view(position, seat).known[0] == (("HG",) if shown else ())
    trade = told(position, "1 accept")
    for seat in (2, SPECTATOR):
        about = [fact.about for fact in trade if fact.seen_by(seat)]
        named = ("HG", "MX") if others_see else ("hidden", "hidden")
        assert [(fact["gives"], fact["wants"]) for fact in about] == [named]
        assert view(position, seat).known == ((("MX",), ("HG",), ()) if others_see else ((), (), ()))
    assert (view(position, 0).known[1], view(position, 1).known[0]) == (("HG",), ("MX",))


@pytest.mark.rule("grass.option:trade-view")
def test_trade_view_can_t_hide_an_offer_to_the_whole_table() -> None:
    position = act(table(options={"trade_view": "partners"}, hands="HG | MX |"), 0, "offer HG for MX to all")
    assert [seen.give for seat in range(3) if (seen := view(position, seat).offer)] == ["HG"] * 3


@pytest.mark.rule("grass.option:wasted-view")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "seen"),
    [
        ({}, ("HG", "MX", "CO")),
        ({"wasted_view": "all"}, ("HG", "MX", "CO")),
        ({"wasted_view": "top"}, ("CO",)),
    ],
)
def test_wasted_view_shows_all_or_the_top_card(
    edition: str, agreed: dict[str, Any], seen: tuple[str, ...]
) -> None:
    position = act(table(edition, agreed, hands="CO |", wasted="HG MX"), 0, "waste CO")
    for seat in (0, 1, SPECTATOR):
        assert view(position, seat).wasted == seen
        assert view(position, seat).wasted_size == 3


@pytest.mark.rule("grass.option:wasted-view")
def test_wasted_view_leaves_the_cards_below_to_the_imagination() -> None:
    seen = view(table(options={"wasted_view": "top"}, hands="|", wasted="DF CO"), 0)
    imagined = [wasted(GRASS.imagine(seen, Dice(seed))) for seed in range(20)]
    assert {cards[1] for cards in imagined} == {"CO"}
    assert len({cards[0] for cards in imagined}) > 1


@pytest.mark.rule("grass.option:hidden-deals")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_deals_replace_named_ones_or_there_are_none(edition: str) -> None:
    for agreed in ({}, {"hidden_deals": "off"}):
        usual = table(edition, agreed, hands="HG | MX")
        assert refused_by(usual, "0 offer hidden to 1") == "grass.digital:illegal.1"
        assert "MX" in hand(after(usual, "0 offer HG for MX to 1; 1 accept"), 0)
    hidden = table(edition, {"hidden_deals": "on"}, hands="HG | MX")
    assert refused_by(hidden, "0 offer HG for MX to 1") == "grass.digital:hidden.1"
    after(hidden, "0 offer hidden to 1; 1 accept; 0 lock HG; 1 lock MX")
    assert ("MX" in hand(hidden, 0), "HG" in hand(hidden, 1)) == (True, True)
