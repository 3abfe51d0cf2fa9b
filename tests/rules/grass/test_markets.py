"""Opening a market, laying peddles, heat and what takes it off."""

from typing import Any

import pytest

from stammtisch.games.grass.cards import CODES, PAY_FINE

from .table import (
    EDITIONS,
    act,
    after,
    choices,
    display,
    facts,
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
    wait_for,
    wasted,
)

HEATS = ("+B", "+D", "+F", "+S")
EVERYTHING = [CODES[start : start + 7] for start in range(0, len(CODES), 7)]
"""All kinds, a hand at a time."""


def playable(edition: str, market: str, **given: Any) -> set[str]:
    """The kinds that may be played in this state of the own market."""
    found: set[str] = set()
    for cards in EVERYTHING:
        position = table(edition, hands=f"{' '.join(cards)} | ", markets=f"{market} open", **given)
        found |= may_play(position) & set(cards)
    return found


@pytest.mark.rule("grass.common:mo.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_market_is_opened_where_there_is_none(edition: str) -> None:
    position = table(edition, hands="MO MO | ", markets="none none")
    assert "MO" in may_play(position)
    before = hand(position, 0).count("MO")
    act(position, 0, "play MO")
    assert (markets(position), tucked(position, 0), wasted(position)) == ("open none", "", [])
    assert hand(position, 0).count("MO") == before - 1


@pytest.mark.rule("grass.common:mo.1")
@pytest.mark.rule("grass.common:mo.2")
@pytest.mark.parametrize(("market", "state"), [("open", "open"), ("+B", "heated"), ("+S", "heated")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_second_market_open_is_laid_and_none_takes_heat_off(edition: str, market: str, state: str) -> None:
    position = table(edition, hands="MO | ", markets=f"{market} none")
    assert "MO" not in may(position)
    refusal = refused(position, 0, "play MO")
    assert (refusal.rule, refusal.values) == ("grass.common:mo.1", {"state": state})


@pytest.mark.rule("grass.common:mo.3")
@pytest.mark.parametrize("answer", ["-D", "PF"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_heat_the_same_market_open_lies_there(edition: str, answer: str) -> None:
    position = table(edition, hands=f"{answer} PA | ", markets="+D none", displays="HG | ")
    turns(position, f"0 play {answer}" + (" with HG" if answer == "PF" else ""))
    assert markets(position) == "open none"
    turns(position, "1 waste -B; 0 play PA")
    assert "PA" in display(position, 0)


@pytest.mark.rule("grass.common:mo.4")
@pytest.mark.rule("grass.common:wiped-out.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_wipe_out_asks_for_a_new_market_open(edition: str) -> None:
    wiped = 1 if edition == "modern" else 0
    position = table(edition, hands="UW MO PA | MO PA |", markets="open open none")
    after(position, "0 play UW on 1" if edition == "modern" else "0 play UW")
    assert markets(position).split()[wiped] == "none"
    wait_for(after(position, "0 pass -B; 1 pass -B; 2 pass -B"), wiped)
    assert refused_by(position, f"{wiped} play PA") == "grass.common:peddle.1"
    turns(position, f"{wiped} play MO")
    act(wait_for(position, wiped), wiped, "play PA")
    assert display(position, wiped) == "PA"


@pytest.mark.rule("grass.common:mo.4")
@pytest.mark.parametrize("card", ["+B on 1", "ST on 1 for HG", "SH", "EU", "SO on 1", "DC on 1"])
def test_no_other_card_takes_a_market_open_away(card: str) -> None:
    position = table(hands=f"{card.split()[0]} | ", markets="open open", displays="| HG")
    act(position, 0, f"play {card}")
    assert "none" not in markets(position)
    assert "MO" not in wasted(position)


@pytest.mark.rule("grass.common:peddle.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("peddle", ["HG", "MX", "CO", "JA", "PA", "DF"])
@pytest.mark.parametrize(
    ("market", "state"), [("open", ""), ("none", "none"), ("+B", "heated"), ("+F", "heated")]
)
def test_a_peddle_is_laid_with_an_open_market_only(
    market: str, state: str, peddle: str, edition: str
) -> None:
    position = table(edition, hands=f"{peddle} | ", markets=f"{market} open")
    if state:
        refusal = refused(position, 0, f"play {peddle}")
        assert (refusal.rule, refusal.values) == ("grass.common:peddle.1", {"card": peddle, "state": state})
    else:
        act(position, 0, f"play {peddle}")
        assert (display(position, 0), display(position, 1)) == (peddle, "")
        assert (peddle in hand(position, 0), wasted(position)) == (False, [])


@pytest.mark.rule("grass.common:peddle.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_limit_to_what_is_displayed(edition: str) -> None:
    many = "HG HG HG HG HG MX MX MX MX MX MX CO CO CO CO CO JA JA JA JA JA PA PA PA PA PA"
    position = table(edition, hands="HG DF | ", markets="open none", displays=f"{many} |", totals=[0, 0])
    turns(position, "0 play HG; 1 waste -B; 0 play DF")
    assert display(position, 0) == f"HG {many} DF"


@pytest.mark.rule("grass.common:peddle.3")
@pytest.mark.parametrize(
    ("edition", "story"),
    [
        ("modern", "0 play ST on 1 for CO"),
        ("classic", "0 play ST on 1 for CO"),
        ("modern", "0 play SH"),
        ("classic", "0 play SH"),
        ("modern", "0 play EU"),
        ("classic", "0 play EU"),
        ("modern", "0 swap HG for CO of 1"),
        ("classic", "0 offer table HG for table CO to 1; 1 accept"),
    ],
)
def test_what_comes_to_a_display_lies_free_there(edition: str, story: str) -> None:
    position = table(
        edition, hands="ST SH EU MC | ", markets="open open", displays="HG | CO", protections="LU:MX | "
    )
    after(position, story)
    assert "CO" in display(position, 0)
    assert protections(position, 0) == "LU:MX"
    assert "CO" not in display(position, 1)


@pytest.mark.rule("grass.common:peddle.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_displayed_peddle_is_not_held_any_more(edition: str) -> None:
    position = table(edition, hands="PA | HG", markets="open open")
    turns(position, "0 play PA")
    assert "PA" not in hand(position, 0)
    turns(position, "1 waste -B")
    for text in ("play PA", "waste PA", "offer PA for HG to 1"):
        assert refused_by(position, f"0 {text}") == "grass.common:hand.1"


@pytest.mark.rule("grass.common:peddle.4")
@pytest.mark.parametrize(
    ("edition", "story"),
    [
        ("modern", "0 play ST on 1 for DF"),
        ("classic", "0 play ST on 1 for DF"),
        ("modern", "0 play EU"),
        ("classic", "0 play EU"),
        ("modern", "0 play DC on 1; 0 pass -B; 1 pass -B"),
        ("modern", "0 swap HG for DF of 1"),
        ("modern", "0 play UW on 1; 0 pass -B; 1 pass -B"),
    ],
)
def test_no_card_brings_a_displayed_peddle_to_a_hand(edition: str, story: str) -> None:
    position = table(
        edition, hands="ST EU DC UW -B MC | -B", markets="open open", displays="HG | DF", top="MO MO"
    )
    after(position, story)
    assert "DF" not in hand(position, 0) + hand(position, 1)
    assert "DF" in [*display(position, 0).split(), *display(position, 1).split(), *wasted(position)]


@pytest.mark.rule("grass.common:heat-on.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heat", HEATS)
def test_heat_goes_on_an_opponent_s_open_market(heat: str, edition: str) -> None:
    position = table(edition, hands=f"{heat} | | | ", markets="open open none open")
    assert targets(position, heat) == {"seat 1", "seat 3"}
    act(position, 0, f"play {heat} on 3")
    assert markets(position) == f"open open none {heat}"
    assert (heat in hand(position, 0), wasted(position), tucked(position, 3)) == (False, [], "")


@pytest.mark.rule("grass.common:heat-on.2")
@pytest.mark.rule("grass.common:heat-on.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("target", "state"), [(0, "self"), (1, "none"), (2, "heated"), (3, "heated")])
def test_heat_never_goes_on_no_market_a_heated_one_or_one_s_own(
    target: int, state: str, edition: str
) -> None:
    position = table(edition, hands="+B | | | | ", markets="open none +F +B open")
    refusal = refused(position, 0, f"play +B on {target}")
    assert (refusal.rule, refusal.values) == ("grass.common:heat-on.1", {"seat": target, "state": state})


@pytest.mark.rule("grass.common:heat-on.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("others", ["none none", "none +B", "+D +F"])
def test_without_an_open_market_heat_is_not_played(others: str, edition: str) -> None:
    position = table(edition, hands="+B +S | | ", markets=f"open {others}")
    assert not may_play(position) & {"+B", "+S"}
    assert refused(position, 0, "play +B").values["state"] == "nobody"


@pytest.mark.rule("grass.common:heat-on.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_four_heats_stop_the_same_cards_but_for_the_answer(edition: str) -> None:
    allowed = {
        heat: playable(edition, heat, displays="HG CO | PA", tucked="| ") - {heat.replace("+", "-")}
        for heat in HEATS
    }
    assert len(set(map(frozenset, allowed.values()))) == 1
    for heat in HEATS:
        answers = playable(edition, heat, displays="HG CO | PA") & {"-B", "-D", "-F", "-S"}
        assert answers == {heat.replace("+", "-")}


@pytest.mark.rule("grass.common:heat-on.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("own", ["none", "open", "+F"])
def test_the_attacker_needs_no_market(own: str, edition: str) -> None:
    position = table(edition, hands="+B | ", markets=f"{own} open")
    act(position, 0, "play +B on 1")
    assert markets(position) == f"{own} +B"


@pytest.mark.rule("grass.modern:heat-on.5")
@pytest.mark.parametrize("heat", HEATS)
def test_what_a_heated_player_may_still_do(heat: str) -> None:
    answer = heat.replace("+", "-")
    may_be_played = {answer, "PF", *HEATS, "SH", "EU", "SO", "DC", "UW"}
    assert playable("modern", heat, displays="HG CO | PA") == may_be_played
    # The banker is laid off, a card wasted, traded, a peddle swapped.
    position = table(hands="BK HG | MX", markets=f"{heat} open", displays="HG | PA")
    assert {"waste", "offer", "swap"} <= may(position)
    after(position, "0 swap HG for PA of 1; 0 offer HG for MX to 1; 1 accept; 0 waste BK")
    assert (display(position, 0), wasted(position)) == ("PA", ["BK"])


@pytest.mark.rule("grass.modern:heat-on.5")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play PA", "grass.common:peddle.1"),
        ("play LU over HG", "grass.modern:protected.7"),
        ("play ST on 1 for PA", "grass.modern:steal.1"),
        ("play MC", "grass.common:mc.1"),
        ("play -D", "grass.common:heat-off.1"),
    ],
)
def test_what_a_heated_player_may_not_do(text: str, rule: str) -> None:
    position = table(hands="PA LU ST MC -D | ", markets="+B open", displays="HG | PA")
    assert refused_by(position, f"0 {text}") == rule


@pytest.mark.rule("grass.common:heat-off.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heat", HEATS)
@pytest.mark.parametrize("answer", ["-B", "-D", "-F", "-S"])
def test_heat_off_answers_its_own_heat_only(answer: str, heat: str, edition: str) -> None:
    position = table(edition, hands=f"{answer} | ", markets=f"{heat} none")
    if answer[1] == heat[1]:
        act(position, 0, f"play {answer}")
        assert markets(position) == "open none"
    else:
        refusal = refused(position, 0, f"play {answer}")
        assert (refusal.rule, refusal.values) == ("grass.common:heat-off.1", {"heat": heat, "card": answer})


@pytest.mark.rule("grass.common:heat-off.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("own", ["none", "open"])
def test_heat_off_helps_nobody_else_and_nobody_without_heat(own: str, edition: str) -> None:
    position = table(edition, hands="-B | ", markets=f"{own} +B")
    refusal = refused(position, 0, "play -B")
    assert (refusal.rule, refusal.values) == ("grass.common:heat-off.1", {"heat": "none", "card": "-B"})


@pytest.mark.rule("grass.common:heat-off.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", "BDFS")
def test_both_cards_of_the_pair_are_tucked_under_the_market(kind: str, edition: str) -> None:
    position = table(edition, hands=f"-{kind} | ", markets=f"+{kind} none")
    held = hand(position, 0).count(f"-{kind}")
    turns(position, f"0 play -{kind}")
    assert (tucked(position, 0), wasted(position)) == (f"+{kind} -{kind}", [])
    assert hand(position, 0).count(f"-{kind}") == held - 1


@pytest.mark.rule("grass.common:heat-off.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_heat_off_is_the_card_of_the_turn(edition: str) -> None:
    position = table(edition, hands="-B PA | ", markets="+B none")
    act(position, 0, "play -B")
    refusal = "grass.modern:turn.2" if edition == "modern" else "grass.common:turn.0"
    assert refused_by(position, "0 play PA") == refusal
    if edition == "modern":
        act(position, 0, "end")
    turns(position, "1 waste -B; 0 play PA")
    assert display(position, 0) == "PA"


@pytest.mark.rule("grass.common:pay-fine.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heat", HEATS)
def test_a_fine_takes_off_any_heat(heat: str, edition: str) -> None:
    position = table(edition, hands="PF | ", markets=f"{heat} +B", displays="HG | ")
    act(position, 0, "play PF with HG")
    assert markets(position) == "open +B"
    assert heat in tucked(position, 0)


@pytest.mark.rule("grass.common:pay-fine.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_displayed_peddle_there_is_nothing_to_pay_with(edition: str) -> None:
    position = table(edition, hands="PF HG PA | ", markets="+B open", displays="| HG")
    assert "PF" not in may(position)
    assert refused_by(position, "0 play PF with HG") == "grass.common:pay-fine.2"


@pytest.mark.rule("grass.common:pay-fine.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_of_the_hand_don_t_pay_and_exactly_one_peddle_does(edition: str) -> None:
    position = table(edition, hands="PF HG | ", markets="+B open", displays="MX MX | HG")
    assert refused_by(position, "0 play PF with HG") == "grass.common:pay-fine.2"
    assert choices(position, PAY_FINE) == {"MX"}
    act(position, 0, "play PF with MX")
    assert (display(position, 0), display(position, 1)) == ("MX", "HG")
    assert (wasted(position).count("MX"), "HG" in hand(position, 0)) == (1, True)


@pytest.mark.rule("grass.common:pay-fine.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["none", "open"])
def test_without_heat_no_fine_is_paid(market: str, edition: str) -> None:
    position = table(edition, hands="PF | ", markets=f"{market} +B", displays="HG | ")
    assert "PF" not in may(position)
    refusal = refused(position, 0, "play PF with HG")
    assert (refusal.rule, refusal.values) == ("grass.common:pay-fine.1", {"state": market})


@pytest.mark.rule("grass.modern:pay-fine.4")
def test_the_payer_chooses_any_displayed_peddle_protected_or_not() -> None:
    position = table(
        hands="PF | ", markets="+B open", displays="HG DF | ", protections="LU:PA GS:CO CB:MX.MX | "
    )
    assert choices(position, PAY_FINE) == {"HG", "DF", "under 1", "under 2", "under 3"}
    for payment, left in [
        ("HG", ("DF", "LU:PA GS:CO CB:MX.MX")),
        ("DF", ("HG", "LU:PA GS:CO CB:MX.MX")),
        ("PA under 1", ("HG DF", "GS:CO CB:MX.MX")),
        ("CO under 2", ("HG DF", "LU:PA CB:MX.MX")),
        ("MX under 3", ("HG DF", "LU:PA GS:CO CB:MX")),
    ]:
        trial = act(position.copy(), 0, f"play PF with {payment}")
        assert (display(trial, 0), protections(trial, 0), markets(trial)) == (*left, "open open")


@pytest.mark.rule("grass.modern:pay-fine.5")
def test_the_peddle_is_wasted_the_fine_and_the_heat_are_tucked() -> None:
    position = table(hands="PF | ", markets="+F open", displays="PA | ", tucked="+B -B | ")
    act(position, 0, "play PF with PA")
    assert (wasted(position), tucked(position, 0)) == (["PA"], "+B +F -B PF")
    assert facts(table(hands="PF | ", markets="+F open", displays="PA | "), "0 play PF") == ["fine-paid"]


@pytest.mark.rule("grass.common:pay-fine.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_protection_stays_with_the_rest_and_is_wasted_when_empty(edition: str) -> None:
    position = table(
        edition, hands="PF PF | -D +D | ", markets="+B open none", protections="GS:CO CB:HG.HG | | "
    )
    turns(position, "0 play PF with HG under 2")
    assert protections(position, 0) == "GS:CO CB:HG"
    assert "CB" not in wasted(position)
    turns(position, "1 play +D on 0; 2 waste -F; 0 play PF with HG under 2")
    assert protections(position, 0) == "GS:CO"
    assert sorted(set(wasted(position)) & {"CB", "GS", "HG"}) == ["CB", "HG"]
    assert wasted(position).count("HG") == 2


@pytest.mark.rule("grass.common:pay-fine.6")
def test_paying_from_the_first_protection_leaves_the_others_as_they_are() -> None:
    position = table(
        hands="PF | ", markets="+B open", protections="CB:MX GS:CO LU:HG.HG.JA | ", displays="PA | "
    )
    act(position, 0, "play PF with MX under 1")
    assert protections(position, 0) == "GS:CO LU:HG.HG.JA"
    assert sorted(wasted(position)) == ["CB", "MX"]


@pytest.mark.rule("grass.common:pay-fine.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_freed_coverage_is_not_filled_again(edition: str) -> None:
    position = table(edition, hands="PF HG | -D", markets="+B open", protections="CB:MX.MX | ")
    turns(position, "0 play PF with MX under 1; 1 waste -D; 0 play HG; 1 waste -B")
    assert (protections(position, 0), display(position, 0)) == ("CB:MX", "HG")
    assert not may(position) & {"LU", "GS", "CB"}


@pytest.mark.rule("grass.common:pay-fine.6")
def test_a_protected_peddle_pays_only_if_its_protection_is_named() -> None:
    position = table(hands="PF | ", markets="+B open", protections="CB:HG | ", displays="PA | ")
    assert refused(position, 0, "play PF with HG").values == {"card": "HG"}
    assert refused_by(position, "0 play PF with HG") == "grass.common:pay-fine.6"
    assert refused_by(position, "0 play PF with HG under 2") == "grass.common:pay-fine.2"
