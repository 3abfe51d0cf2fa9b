"""Protecting peddles, and stealing those that are not."""

import pytest
from laws.following import forms_of

from stammtisch.games.grass.cards import CODES, STEAL
from stammtisch.games.grass.game import Grass

from .table import (
    EDITIONS,
    act,
    after,
    choices,
    display,
    hand,
    markets,
    may,
    may_play,
    protections,
    refused,
    refused_by,
    table,
    targets,
    tucked,
    turns,
    view,
    wait_for,
    wasted,
)


@pytest.mark.rule("grass.common:protected.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "over"),
    [
        ("LU", "PA"),
        ("LU", "CO CO"),
        ("LU", "CO JA"),
        ("LU", "HG MX CO"),
        ("LU", "HG HG HG MX MX CO"),
        ("GS", "JA"),
        ("CB", "HG HG HG MX MX"),
        ("CB", "MX"),
    ],
)
def test_a_protection_covers_free_peddles_up_to_its_value(card: str, over: str, edition: str) -> None:
    free = "HG HG HG MX MX CO CO JA PA DF"
    position = table(edition, hands=f"{card} | ", markets="open open", displays=f"{free} | PA")
    act(position, 0, f"play {card} over {over}")
    assert protections(position, 0) == f"{card}:{'.'.join(sorted(over.split(), key=CODES.index))}"
    left = free.split()
    for peddle in over.split():
        left.remove(peddle)
    assert display(position, 0) == " ".join(left)
    assert (card in hand(position, 0), wasted(position)) == (False, [])


@pytest.mark.rule("grass.common:protected.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "over", "coverage", "worth"),
    [
        ("LU", "PA HG", 50_000, 55_000),
        ("LU", "CO JA MX", 50_000, 55_000),
        ("GS", "PA", 25_000, 50_000),
        ("CB", "CO HG", 25_000, 30_000),
        ("CB", "CO JA", 25_000, 50_000),
    ],
)
def test_a_protection_covers_no_more_than_its_value(
    card: str, over: str, coverage: int, worth: int, edition: str
) -> None:
    position = table(edition, hands=f"{card} | ", markets="open open", displays="HG MX CO JA PA | PA")
    refusal = refused(position, 0, f"play {card} over {over}")
    assert refusal.rule == "grass.common:protected.1"
    assert refusal.values == {"reason": "sum", "coverage": coverage, "sum": worth}


@pytest.mark.rule("grass.common:protected.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_least_one_peddle_of_one_s_own_display_is_covered(edition: str) -> None:
    empty = table(edition, hands="LU PA | ", markets="open open", displays="| HG")
    assert "LU" not in may(empty)
    assert refused_by(empty, "0 play LU over PA") == "grass.common:protected.1"
    dear = table(edition, hands="LU GS CB | ", markets="open open", displays="PA | HG")
    assert may_play(dear) & {"LU", "GS", "CB"} == {"LU"}
    assert refused_by(dear, "0 play GS") == "grass.common:protected.1"
    # Neither a card of the hand nor the peddle of another.
    position = table(edition, hands="LU MX | ", markets="open open", displays="CO CO | HG")
    assert refused_by(position, "0 play LU over MX") == "grass.common:protected.1"
    assert refused_by(position, "0 play LU over HG") == "grass.common:protected.1"
    assert choices(position, CODES.index("LU")) == {"CO"}


@pytest.mark.rule("grass.common:protected.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("over", ["HG", "MX", "HG MX", "PA", "CO", "HG CO", "MX CO", "HG MX CO"])
def test_the_player_chooses_the_set_however_wasteful(over: str, edition: str) -> None:
    position = table(edition, hands="LU | ", markets="open open", displays="HG MX CO PA | ")
    act(position, 0, f"play LU over {over}")
    assert protections(position, 0) == f"LU:{over.replace(' ', '.')}"


@pytest.mark.rule("grass.common:protected.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_covered_unless_it_is_said(edition: str) -> None:
    position = table(edition, hands="LU | ", markets="open open", displays="HG MX | ")
    assert refused_by(position, "0 play LU") == "grass.digital:choice.1"
    assert choices(position, CODES.index("LU"), CODES.index("HG")) == {"MX", "done"}


@pytest.mark.rule("grass.common:protected.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["LU", "GS", "CB"])
def test_dr_feelgood_is_never_protected(card: str, edition: str) -> None:
    alone = table(edition, hands=f"{card} | ", markets="open open", displays="DF | ")
    assert card not in may(alone)
    assert refused_by(alone, f"0 play {card} over DF") == "grass.common:protected.3"
    beside = table(edition, hands=f"{card} | ", markets="open open", displays="HG DF | ")
    assert choices(beside, CODES.index(card)) == {"HG"}
    assert refused_by(beside, f"0 play {card} over DF") == "grass.common:protected.3"


@pytest.mark.rule("grass.common:protected.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_later_peddles_join_no_protection(edition: str) -> None:
    position = table(edition, hands="LU HG | ", markets="open open", displays="CO | ")
    act(position, 0, "play LU over CO")
    act(wait_for(position, 0), 0, "play HG")
    assert (protections(position, 0), display(position, 0)) == ("LU:CO", "HG")


@pytest.mark.rule("grass.common:protected.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_peddle_is_covered_once_and_protections_don_t_combine(edition: str) -> None:
    position = table(
        edition, hands="GS CB | ", markets="open open", displays="PA HG | ", protections="LU:CO | "
    )
    assert refused_by(position, "0 play GS over CO") == "grass.common:protected.4"
    # Two small ones cover no Panama, one laid after the other.
    assert refused_by(position, "0 play GS over PA") == "grass.common:protected.1"
    assert refused_by(position, "0 play GS over HG HG") == "grass.common:protected.4"
    act(position, 0, "play GS over HG")
    wait_for(position, 0)
    assert protections(position, 0) == "LU:CO GS:HG"
    assert refused_by(position, "0 play CB over PA") == "grass.common:protected.1"


@pytest.mark.rule("grass.common:protected.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_protection_lasts_to_the_end_of_the_round(edition: str) -> None:
    position = table(edition, hands="LU | ST -B -D | ", markets="open open none", displays="PA HG | HG | ")
    act(position, 0, "play LU over PA")
    for later in ("-B", "-D"):
        wait_for(position, 1)
        assert protections(position, 0) == "LU:PA"
        assert refused_by(position, "1 play ST on 0 for PA") == f"grass.{edition}:protected.6"
        turns(position, f"1 waste {later}")
    assert display(position, 0) == "HG"


@pytest.mark.rule("grass.common:protected.5")
def test_what_is_protected_counts_as_such_in_the_end() -> None:
    position = table(
        hands="MC | BK", markets="open open", displays="| HG", protections="LU:PA | CB:CO", totals=[0, 0]
    )
    act(position, 0, "play MC")
    # The banker gets nothing, for nothing lies free in front of the other.
    assert view(position).totals == (75_000, 30_000)


@pytest.mark.rule("grass.modern:protected.6")
@pytest.mark.parametrize(
    ("story", "left"),
    [
        ("0 play SH; 2 give HG", "LU:PA"),
        ("0 play EU", "LU:PA"),
        ("0 play SO on 1", "LU:PA"),
        ("0 play DC on 1", "LU:PA"),
        ("0 play UW on 1", "LU:PA"),
    ],
)
def test_what_is_protected_is_neither_given_nor_lost(story: str, left: str) -> None:
    card = story.split()[2].strip(";")
    position = table(
        hands=f"{card} | | ", markets="open open none", displays="| | HG CO", protections="| LU:PA | "
    )
    after(position, story)
    assert protections(position, 1) == left
    assert "PA" not in wasted(position)
    assert "PA" not in display(position, 0)


@pytest.mark.rule("grass.modern:protected.6")
def test_what_is_protected_is_neither_stolen_nor_swapped() -> None:
    position = table(
        hands="ST | | ", markets="open open open", displays="HG | MX | CO", protections="GS:JA | LU:PA | "
    )
    assert refused_by(position, "0 play ST on 1 for PA") == "grass.modern:protected.6"
    assert refused_by(position, "0 swap HG for PA of 1") == "grass.modern:swap.3"
    assert refused_by(position, "0 swap JA for MX of 1") == "grass.modern:swap.3"
    safe = table(hands="ST | ", markets="open open", displays="HG | ", protections="| LU:PA")
    assert refused_by(safe, "0 play ST on 1 for PA") == "grass.modern:protected.6"
    assert "swap" not in may(safe)


@pytest.mark.rule("grass.modern:protected.6")
def test_the_banker_takes_nothing_from_what_is_protected() -> None:
    position = table(
        hands="MC BK | | ", markets="open open none", displays="| | HG", protections="| LU:PA | CB:CO"
    )
    act(position, 0, "play MC")
    # 5,000 from seat 2, which has a free peddle too; nothing from seat 1.
    assert view(position).totals == (5_000, 75_000, 25_000)


@pytest.mark.rule("grass.modern:protected.6")
def test_only_one_s_own_fine_spends_what_is_protected() -> None:
    position = table(hands="PF | ", markets="+B open", protections="LU:PA | ")
    act(position, 0, "play PF")
    assert (protections(position, 0), wasted(position)) == ("", ["LU", "PA"])


@pytest.mark.rule("grass.modern:protected.7")
@pytest.mark.parametrize("card", ["LU", "GS", "CB"])
@pytest.mark.parametrize(("market", "playable"), [("none", False), ("open", True), ("+B", False)])
def test_modern_protections_need_an_open_market(market: str, playable: bool, card: str) -> None:
    position = table(hands=f"{card} | ", markets=f"{market} open", displays="CO | ")
    assert (card in may(position)) == playable
    if playable:
        act(position, 0, f"play {card} over CO")
        assert protections(position, 0) == f"{card}:CO"
    else:
        assert refused_by(position, f"0 play {card} over CO") == "grass.modern:protected.7"


@pytest.mark.rule("grass.modern:steal.1")
@pytest.mark.parametrize("own", ["none", "+B"])
def test_the_thief_needs_an_open_market(own: str) -> None:
    position = table(hands="ST | ", markets=f"{own} open", displays="| PA")
    assert "ST" not in may(position)
    refusal = refused(position, 0, "play ST on 1 for PA")
    assert (refusal.rule, refusal.values) == ("grass.modern:steal.1", {"reason": "own"})


@pytest.mark.rule("grass.modern:steal.1")
@pytest.mark.parametrize(("target", "reason"), [(0, "self"), (1, "target"), (2, "target"), (3, "empty")])
def test_the_victim_needs_an_open_market_and_a_free_peddle(target: int, reason: str) -> None:
    position = table(
        hands="ST | | | | | ",
        markets="open none +F open open open",
        displays="HG | PA | PA | | | CO",
        protections="| | | | CB:JA | ",
    )
    assert targets(position, "ST") == {"seat 5"}
    refusal = refused(position, 0, f"play ST on {target}")
    assert (refusal.rule, refusal.values) == ("grass.modern:steal.1", {"reason": reason})
    assert refused_by(position, "0 play ST on 4") == "grass.modern:protected.6"
    act(position, 0, "play ST on 5 for CO")
    assert display(position, 0) == "HG CO"


@pytest.mark.rule("grass.modern:steal.2")
@pytest.mark.parametrize("peddle", ["HG", "CO", "PA", "DF"])
def test_the_thief_takes_the_free_peddle_of_choice(peddle: str) -> None:
    position = table(hands="ST | ", markets="open open", displays="MX | HG CO PA DF", protections="| GS:JA")
    assert choices(position, STEAL, 27 + 1) == {"HG", "CO", "PA", "DF"}
    assert refused(position, 0, "play ST on 1 for MX").values == {"reason": "card"}
    act(position, 0, f"play ST on 1 for {peddle}")
    assert set(display(position, 0).split()) == {"MX", peddle}
    assert set(display(position, 1).split()) == {"HG", "CO", "PA", "DF"} - {peddle}


@pytest.mark.rule("grass.modern:steal.3")
def test_the_card_of_the_thief_is_wasted() -> None:
    position = table(hands="ST | ", markets="open open", displays="| PA")
    act(position, 0, "play ST on 1 for PA")
    assert wasted(position) == ["ST"]
    assert (tucked(position, 0), tucked(position, 1), markets(position)) == ("", "", "open open")
    assert "ST" not in hand(position, 0)


@pytest.mark.rule("grass.common:steal.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("displays", "covers"), [("HG | | ", "| | "), ("HG | | ", "| LU:PA | CB:CO")])
def test_with_nobody_to_rob_a_steal_is_only_wasted_or_traded(
    displays: str, covers: str, edition: str
) -> None:
    position = table(
        edition, hands="ST | MX | ", markets="open open open", displays=displays, protections=covers
    )
    assert "ST" not in may(position)
    assert refused_by(position, "0 play ST") == "grass.common:steal.4"
    traded = after(position.copy(), "0 offer ST for MX to 1; 1 accept")
    assert "ST" in hand(traded, 1)
    assert "ST" in wasted(act(position, 0, "waste ST"))


def test_everything_a_protection_can_cover_is_offered() -> None:
    position = table(hands="CB | ", markets="open none", displays="HG MX MX | ")
    (form,) = (form for form in forms_of(Grass().offers(position, 0)) if "over" in form.begin)
    in_order = [act for act in form.every_filling() if act.split()[3:] == sorted(act.split()[3:])]
    assert sorted(in_order) == [
        "play CB over HG",
        "play CB over HG MX",
        "play CB over HG MX MX",
        "play CB over MX",
        "play CB over MX MX",
    ]
