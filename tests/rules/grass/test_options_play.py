"""Options about cards and turns: the default of each edition, and what each other value does."""

from typing import Any

import pytest

from stammtisch.games.grass.position import GrassPosition

from .table import (
    EDITIONS,
    act,
    display,
    hand,
    may,
    may_play,
    may_waste,
    protections,
    refused_by,
    skips,
    table,
    targets,
    view,
    wasted,
)


@pytest.mark.rule("grass.option:waste-policy")
@pytest.mark.parametrize("edition", EDITIONS)
def test_waste_policy_lets_waste_at_any_time_or_only_when_stuck(edition: str) -> None:
    playable: dict[str, Any] = {"hands": "MO HG BK |", "markets": "none open"}
    free = table(edition, {"waste_policy": "free"}, **playable)
    assert may_waste(free) == may_waste(table(edition, **playable)) == set(hand(free, 0))
    strict = table(edition, {"waste_policy": "only-if-stuck"}, **playable)
    assert may(strict) == {"MO", "offer"}
    for card in ("MO", "HG", "BK"):
        assert refused_by(strict, f"0 waste {card}") == "grass.option:waste-policy"


@pytest.mark.rule("grass.option:waste-policy")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hands", ["HG +B LU ST MC |", "BK |", "BK SO |"])
def test_waste_policy_lets_the_stuck_waste_what_they_like(edition: str, hands: str) -> None:
    """Throwing the banker away is wasting and not a play."""
    agreed = {"waste_policy": "only-if-stuck", "paranoia_before_market": "forbidden"}
    position = table(edition, agreed, hands=hands)
    assert may_play(position) == set()
    assert may_waste(position) == set(hand(position, 0)) - {"SO"}
    card = hands.split()[0]
    assert wasted(act(position, 0, f"waste {card}")) == [card]


def paranoia(card: str, victim: str, **data: Any) -> GrassPosition:
    """A modern table of three where seat 0 plays a paranoia card."""
    given: dict[str, Any] = {"markets": "open open open", "displays": "HG CO | MX JA | PA", **data}
    position = table(options={"paranoia_victim": victim}, hands=f"{card} | |", **given)
    return act(position, 0, f"play {card} on 1" if victim == "target" else f"play {card}")


@pytest.mark.rule("grass.option:paranoia-victim")
@pytest.mark.parametrize(("victim", "seat", "kept"), [("target", 1, "MX"), ("self", 0, "HG")])
def test_paranoia_victim_is_named_or_the_player(victim: str, seat: int, kept: str) -> None:
    """Whoever it is suffers what modern prints: a free choice and no skip for sold out, else one skip."""
    sold_out = paranoia("SO", victim)
    assert (sold_out.actor, may(sold_out)) == (seat, {"HG", "CO"} if seat == 0 else {"MX", "JA"})
    doublecrossed = paranoia("DC", victim)
    assert [display(doublecrossed, other) for other in range(3)] == [
        kept if other == seat else lies for other, lies in enumerate(("HG CO", "MX JA", "PA"))
    ]
    wiped_out = paranoia("UW", victim)
    assert (display(wiped_out, seat), view(wiped_out).markets[seat]) == ("", "none")
    assert display(wiped_out, 1 - seat) == ("MX JA" if seat == 0 else "HG CO")
    one_skip = [int(other == seat) for other in range(3)]
    act(sold_out, seat, f"lose {kept}")
    assert [skips(sold_out), skips(doublecrossed), skips(wiped_out)] == [[0, 0, 0], one_skip, one_skip]


@pytest.mark.rule("grass.option:paranoia-victim")
def test_paranoia_victim_is_an_opponent_in_modern_and_oneself_in_classic() -> None:
    given: dict[str, Any] = {"hands": "SO | |", "markets": "open open open"}
    assert targets(table(**given), "SO") == {"seat 1", "seat 2"}
    assert skips(act(table("classic", **given), 0, "play SO")) == [1, 0, 0]


BARRED = [("modern", "grass.modern:waste.3"), ("classic", "grass.option:paranoia-before-market")]


@pytest.mark.rule("grass.option:paranoia-before-market")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
@pytest.mark.parametrize(("edition", "rule"), BARRED)
def test_paranoia_before_market_forbids_it_without_a_market(edition: str, rule: str, card: str) -> None:
    forbidden = {"paranoia_before_market": "forbidden"}
    act_of = f"play {card} on 1" if edition == "modern" else f"play {card}"
    assert refused_by(table(edition, forbidden, hands=f"{card} | |"), f"0 {act_of}") == rule
    for market in ("open", "+B"):
        position = table(edition, forbidden, hands=f"{card} | |", markets=f"{market} none none")
        assert wasted(act(position, 0, act_of))[0] == card
    allowed = table(edition, {"paranoia_before_market": "allowed"}, hands=f"{card} | |")
    assert wasted(act(allowed, 0, act_of)) == [card]


@pytest.mark.rule("grass.option:paranoia-before-market")
@pytest.mark.parametrize(("edition", "plays"), [("modern", set()), ("classic", {"DC"})])
def test_paranoia_before_market_is_forbidden_in_modern_alone(edition: str, plays: set[str]) -> None:
    assert may_play(table(edition, hands="DC | |")) == plays


@pytest.mark.rule("grass.option:nirvana-without-market")
@pytest.mark.parametrize("card", ["SH", "EU"])
@pytest.mark.parametrize(
    ("edition", "rule"),
    [("modern", "grass.option:nirvana-without-market"), ("classic", "grass.classic:nirvana.3")],
)
def test_nirvana_without_market_forbids_or_allows_it(edition: str, rule: str, card: str) -> None:
    given: dict[str, Any] = {"hands": f"{card} |", "displays": "| HG"}
    barred = table(edition, {"nirvana_without_market": "forbid"}, **given)
    assert refused_by(barred, f"0 play {card}") == rule
    assert card not in may_waste(barred)
    for market in ("open", "+B"):
        with_market = table(edition, {"nirvana_without_market": "forbid"}, **given, markets=f"{market} none")
        assert display(act(with_market, 0, f"play {card}"), 0) == "HG"
    literal = table(edition, {"nirvana_without_market": "allow"}, **given)
    assert display(act(literal, 0, f"play {card}"), 0) == "HG"
    assert view(literal).markets[0] == "none"


@pytest.mark.rule("grass.option:nirvana-without-market")
@pytest.mark.parametrize(("edition", "plays"), [("modern", {"SH"}), ("classic", set())])
def test_nirvana_without_market_is_allowed_in_modern_alone(edition: str, plays: set[str]) -> None:
    assert may_play(table(edition, hands="SH |")) == plays


@pytest.mark.rule("grass.option:protect-when")
@pytest.mark.parametrize("market", ["none", "+B"])
@pytest.mark.parametrize(
    ("edition", "rule"), [("modern", "grass.modern:protected.7"), ("classic", "grass.option:protect-when")]
)
def test_protect_when_asks_for_an_open_market_or_not(edition: str, rule: str, market: str) -> None:
    given: dict[str, Any] = {"hands": "GS |", "displays": "CO |", "markets": f"{market} open"}
    barred = table(edition, {"protect_when": "open-only"}, **given)
    assert refused_by(barred, "0 play GS over CO") == rule
    allowed = table(edition, {"protect_when": "always"}, **given)
    assert protections(act(allowed, 0, "play GS over CO"), 0) == "GS:CO"
    given["markets"] = "open open"
    with_market = table(edition, {"protect_when": "open-only"}, **given)
    assert protections(act(with_market, 0, "play GS over CO"), 0) == "GS:CO"


@pytest.mark.rule("grass.option:protect-when")
@pytest.mark.parametrize(("edition", "plays"), [("modern", set()), ("classic", {"GS"})])
def test_protect_when_is_always_in_classic_alone(edition: str, plays: set[str]) -> None:
    assert may_play(table(edition, hands="GS |", displays="CO |", markets="+B open")) == plays


@pytest.mark.rule("grass.option:classic-steal-choice")
def test_classic_steal_choice_leaves_the_thief_any_peddle_or_the_dearest() -> None:
    given: dict[str, Any] = {"hands": "ST |", "displays": "| HG CO JA", "markets": "open open"}
    for agreed in ({}, {"classic_steal_choice": "any"}):
        assert display(act(table("classic", agreed, **given), 0, "play ST on 1 for HG"), 0) == "HG"
    dearest = {"classic_steal_choice": "highest"}
    assert refused_by(table("classic", dearest, **given), "0 play ST on 1 for HG") == (
        "grass.option:classic-steal-choice"
    )
    for peddle in ("CO", "JA"):  # equally dear
        assert display(act(table("classic", dearest, **given), 0, f"play ST on 1 for {peddle}"), 0) == peddle


@pytest.mark.rule("grass.option:skip-stacking")
@pytest.mark.parametrize(
    ("agreed", "before", "later"),
    [
        ({}, 1, 2),
        ({"skip_stacking": "add"}, 2, 3),
        ({"skip_stacking": "max"}, 0, 1),
        ({"skip_stacking": "max"}, 1, 1),
        ({"skip_stacking": "max"}, 2, 2),
    ],
)
def test_skip_stacking_adds_up_or_takes_the_larger(agreed: dict[str, Any], before: int, later: int) -> None:
    position = table(options=agreed, hands="DC |", markets="open open", skips=[0, before])
    assert skips(act(position, 0, "play DC on 1")) == [0, later]


@pytest.mark.rule("grass.option:skip-stacking")
@pytest.mark.parametrize(("stacking", "later"), [("add", 3), ("max", 2)])
def test_skip_stacking_in_classic(stacking: str, later: int) -> None:
    position = table("classic", {"skip_stacking": stacking}, hands="DC |", skips=[1, 0])
    assert skips(act(position, 0, "play DC")) == [later, 0]


@pytest.mark.rule("grass.option:paranoia-victim")
@pytest.mark.parametrize(
    ("edition", "options", "rule"),
    [
        ("classic", {}, "grass.classic:paranoia.1"),
        ("modern", {"paranoia_victim": "self"}, "grass.option:paranoia-victim"),
    ],
)
def test_where_paranoia_hits_its_player_nobody_can_be_named(
    edition: str, options: dict[str, str], rule: str
) -> None:
    position = table(edition, options, hands="SO|", markets="open open")
    assert refused_by(position, "0 play SO on 1") == rule
