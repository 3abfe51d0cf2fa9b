"""What people try, and the rule that a player would want to read: with acts that can be written as such, and
with what is no act at all."""

from typing import Any, Final

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.words import LANGUAGES, Words, with_names

from .table import EDITIONS, GRASS, after, refused, table

HANDS: Final = "MO MC HG PA +F -B LU | MO HG | MX"
OPEN: Final[dict[str, Any]] = {"hands": HANDS, "markets": "open open none", "displays": "CO JA | PA HG |"}
"""Seat 0 has drawn and may lay anything but MO and -B; seat 1 has a market, seat 2 none."""
TURN: Final[list[tuple[str, str, str]]] = [
    ("play MO", "common:mo.1", "common:mo.1"),
    ("play JA", "common:hand.1", "common:hand.1"),
    ("play -B", "common:heat-off.1", "common:heat-off.1"),
    ("play +F on 2", "common:heat-on.1", "common:heat-on.1"),
    ("play +F on 0", "common:heat-on.1", "common:heat-on.1"),
    ("play LU over CO PA", "common:protected.1", "common:protected.1"),
    ("end", "modern:turn.5", "classic:turn.3"),
    ("swap CO for JA of 1", "modern:swap.1", "classic:deal.7"),
    ("offer ST for HG to 1", "common:hand.1", "common:hand.1"),
    ("offer HG for HG to 0", "modern:deal.1", "classic:deal.1"),
    ("offer table CO for table PA to 2", "modern:deal.2", "classic:deal.3"),
    ("accept", "digital:offer.5", "digital:offer.5"),
    ("take 1", "digital:offer.5", "digital:offer.5"),
    # for a seat that nobody asks
    ("pass HG", "common:turn.0", "common:turn.0"),
    ("give CO", "common:turn.0", "common:turn.0"),
    ("lose CO", "common:turn.0", "common:turn.0"),
    ("pick HG", "common:turn.0", "common:turn.0"),
    ("lock HG", "common:turn.0", "common:turn.0"),
    ("pass HG PA", "common:turn.0", "common:turn.0"),
    # several cards at once
    ("play HG PA", "modern:turn.2", "classic:turn.3"),
    ("waste HG PA", "modern:turn.2", "classic:turn.3"),
    ("play HG and PA", "modern:turn.2", "classic:turn.3"),
    ("play MO with HG", "modern:turn.2", "classic:turn.3"),
    # cards for somebody else
    ("play -B on 1", "common:heat-off.1", "common:heat-off.1"),
    ("play MO on 2", "common:mo.1", "common:mo.1"),
    ("play MC on 1", "common:mc.1", "common:mc.1"),
    ("play HG on 1", "common:peddle.1", "common:peddle.1"),
    ("play LU on 1", "common:protected.1", "common:protected.1"),
    ("play +F on 1 2", "common:heat-on.1", "common:heat-on.1"),
    # protections
    ("play LU over PA of 1", "common:protected.1", "common:protected.1"),
    ("play LU over PA", "common:protected.1", "common:protected.1"),
    ("play LU over HG", "common:protected.1", "common:protected.1"),
    ("play LU over MO", "common:protected.1", "common:protected.1"),
    ("play LU over", "common:protected.1", "common:protected.1"),
    ("play HG over CO", "common:protected.1", "common:protected.1"),
    ("play LU GS over CO JA", "common:protected.4", "common:protected.4"),
    ("play LU over CO CO", "common:protected.4", "common:protected.4"),
    # before the draw, and twice
    ("play HG before drawing", "modern:turn.1", "classic:turn.1"),
    ("offer HG for MX to 1 before drawing", "modern:turn.4", "classic:deal.1"),
    ("swap CO for PA of 1 before drawing", "modern:turn.4", "classic:deal.1"),
    ("draw", "modern:turn.1", "classic:turn.1"),
    # deals
    ("offer HG PA for MX to 1", "modern:deal.2", "classic:deal.2"),
    ("offer HG for MX PA to 1", "modern:deal.2", "classic:deal.2"),
    ("offer HG for nothing to 1", "modern:deal.2", "classic:deal.2"),
    ("offer nothing for HG to 1", "modern:deal.2", "classic:deal.2"),
    ("offer HG for table PA to 1", "modern:deal.2", "classic:deal.4"),
    ("offer table CO for HG to 1", "modern:deal.2", "classic:deal.4"),
    ("offer table CO for nothing to 1", "modern:deal.2", "classic:deal.3"),
    ("offer table MO for table PA to 1", "modern:deal.2", "classic:deal.3"),
    ("offer HG and table CO for MX to 1", "modern:deal.2", "classic:deal.3"),
    ("offer HG and table CO for table PA to 1", "modern:deal.2", "classic:deal.5"),
    ("offer HG PA and table CO for MX and table PA to 1", "modern:deal.2", "classic:deal.2"),
    ("offer HG for stack MX to 1", "modern:deal.2", "classic:deal.6"),
    ("offer HG for wasted MX to 1", "modern:deal.2", "classic:deal.6"),
    ("offer HG for MX to 1 2", "digital:offer.1", "digital:offer.1"),
    ("swap CO JA for PA of 1", "modern:swap.1", "classic:deal.7"),
    ("swap CO for MO of 1", "modern:swap.1", "classic:deal.7"),
]


@pytest.mark.rule("grass.digital:illegal.1")
@pytest.mark.rule("grass.common:turn.0")
@pytest.mark.rule("grass.modern:turn.1")
@pytest.mark.rule("grass.classic:turn.1")
@pytest.mark.rule("grass.modern:turn.2")
@pytest.mark.rule("grass.modern:turn.4")
@pytest.mark.rule("grass.modern:deal.2")
@pytest.mark.rule("grass.classic:deal.2")
@pytest.mark.rule("grass.classic:deal.3")
@pytest.mark.rule("grass.classic:deal.4")
@pytest.mark.rule("grass.classic:deal.5")
@pytest.mark.rule("grass.classic:deal.6")
@pytest.mark.rule("grass.common:heat-off.1")
@pytest.mark.rule("grass.common:protected.1")
@pytest.mark.rule("grass.common:protected.4")
@pytest.mark.rule("grass.digital:offer.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("text", "modern", "classic"), TURN, ids=[row[0] for row in TURN])
def test_a_try_in_the_own_turn_names_its_rule(text: str, modern: str, classic: str, edition: str) -> None:
    wanted = modern if edition == "modern" else classic
    assert refused(table(edition, **OPEN), 0, text).rule == f"grass.{wanted}"


@pytest.mark.rule("grass.common:protected.1")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play HG over CO", "card"),
        ("play LU over", "nothing"),
        ("play LU over PA of 1", "own"),
        ("play LU over PA CO", "own"),
    ],
)
def test_who_protects_wrongly_is_told_what_is_wrong(text: str, reason: str) -> None:
    assert refused(table(**OPEN), 0, text).values["reason"] == reason


@pytest.mark.rule("grass.common:turn.0")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("text", [row[0] for row in TURN if row[0] not in ("accept", "take 1")])
def test_out_of_turn_it_is_the_turn_that_counts(text: str, edition: str) -> None:
    position = table(edition, **{**OPEN, "hands": "MO HG PA +F -B LU | |", "active": 1})
    why = refused(position, 0, text)
    assert (why.rule, why.values["seat"], why.values["reason"]) == ("grass.common:turn.0", 1, "turn")


OTHERWISE: Final[list[tuple[str, dict[str, Any], str, str]]] = [
    # what was stolen is protected, or is not there
    (
        "play ST on 1 for PA",
        {"protections": "| LU:PA |", "displays": "| HG |"},
        "modern:protected.6",
        "classic:protected.6",
    ),
    ("play ST on 1 for PA", {"protections": "| LU:PA |"}, "modern:protected.6", "classic:protected.6"),
    ("play ST on 1", {"protections": "| LU:PA |"}, "modern:protected.6", "classic:protected.6"),
    ("play ST on 1 for CO", {"displays": "| HG |"}, "modern:steal.1", "classic:steal.1"),
    ("play ST on 1 for MO", {"displays": "| HG |"}, "modern:steal.1", "classic:steal.1"),
    ("play ST on 1", {}, "modern:steal.1", "classic:steal.1"),
    ("play ST on 0", {"displays": "| HG |"}, "modern:steal.1", "classic:steal.1"),
    ("play ST on 1 for HG PA", {"displays": "| HG PA |"}, "modern:steal.2", "classic:steal.2"),
    ("play ST for HG", {"displays": "| HG |"}, "digital:choice.1", "digital:choice.1"),
    ("play ST", {}, "common:steal.4", "common:steal.4"),
    # nobody could be heated, and this one least of all
    ("play +F on 1", {"markets": "open +S none", "hands": "+F | |"}, "common:heat-on.1", "common:heat-on.1"),
    # protections
    ("play GS over PA", {"displays": "PA | |"}, "common:protected.1", "common:protected.1"),
    ("play GS over PA", {"displays": "PA CO | |"}, "common:protected.1", "common:protected.1"),
    ("play GS over CO", {"displays": "| CO |"}, "common:protected.1", "common:protected.1"),
    ("play GS over CO", {}, "common:protected.1", "common:protected.1"),
    ("play GS", {}, "common:protected.1", "common:protected.1"),
    ("play GS over HG", {"protections": "LU:CO | |"}, "common:protected.1", "common:protected.1"),
    ("play GS over CO", {"protections": "LU:CO | |"}, "common:protected.4", "common:protected.4"),
    ("play GS over DF", {"displays": "DF HG | |"}, "common:protected.3", "common:protected.3"),
    # fines
    ("play PF with HG", {"markets": "+B none none"}, "common:pay-fine.2", "common:pay-fine.2"),
    (
        "play PF with HG CO",
        {"markets": "+B none none", "displays": "HG CO | |"},
        "common:pay-fine.2",
        "common:pay-fine.2",
    ),
    (
        "play PF with MO",
        {"markets": "+B none none", "displays": "HG | |"},
        "common:pay-fine.2",
        "common:pay-fine.2",
    ),
    ("play PF with HG CO", {"displays": "HG CO | |"}, "common:pay-fine.1", "common:pay-fine.1"),
    ("play PF on 1", {"markets": "open +B none"}, "common:pay-fine.1", "common:pay-fine.1"),
    # for nobody in particular
    ("play SH on 1", {"displays": "| HG |"}, "modern:stonehigh.1", "classic:stonehigh.1"),
    ("play EU on 1", {"displays": "| HG |"}, "modern:euphoria.1", "classic:euphoria.1"),
    ("play SO on 1 2", {}, "modern:paranoia.1", "classic:paranoia.1"),
    ("play SO on 0", {}, "modern:paranoia.1", "classic:paranoia.1"),
    ("play BK on 1", {}, "common:banker.1", "common:banker.1"),
    ("waste SO", {}, "modern:waste.2", "classic:waste.6"),
    ("waste SH", {}, "modern:waste.5", "classic:waste.6"),
]


@pytest.mark.rule("grass.modern:protected.6")
@pytest.mark.rule("grass.classic:protected.6")
@pytest.mark.rule("grass.modern:steal.1")
@pytest.mark.rule("grass.classic:steal.1")
@pytest.mark.rule("grass.modern:steal.2")
@pytest.mark.rule("grass.classic:steal.2")
@pytest.mark.rule("grass.common:protected.1")
@pytest.mark.rule("grass.common:pay-fine.1")
@pytest.mark.rule("grass.common:pay-fine.2")
@pytest.mark.rule("grass.common:banker.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "data", "modern", "classic"), OTHERWISE, ids=[f"{row[0]} {row[1]}" for row in OTHERWISE]
)
def test_a_try_elsewhere_names_its_rule(
    text: str, data: dict[str, Any], modern: str, classic: str, edition: str
) -> None:
    position = table(edition, **{"hands": "ST GS PF SH EU SO BK | |", "markets": "open open none", **data})
    wanted = modern if edition == "modern" else classic
    assert refused(position, 0, text).rule == f"grass.{wanted}"


@pytest.mark.rule("grass.modern:turn.7")
@pytest.mark.rule("grass.common:end.1")
@pytest.mark.parametrize(
    ("text", "modern"),
    [
        ("swap CO for PA of 1", "modern:turn.7"),
        ("offer HG for MX to 1", "modern:turn.7"),
        ("offer HG PA for MX to 1", "modern:turn.7"),
        ("end", "modern:turn.7"),
        ("play HG", "common:end.1"),
        ("pass HG PA", "modern:turn.7"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_market_close_there_is_nothing_more_to_do(text: str, modern: str, edition: str) -> None:
    position = after(table(edition, **OPEN), "0 play MC")
    rule = modern if edition == "modern" else "common:end.1"
    assert refused(position, 0, text).rule == f"grass.{rule}"


@pytest.mark.rule("grass.common:end.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_last_card_the_round_is_over(edition: str) -> None:
    position = after(table(edition, **OPEN, stack=""), "0 waste HG")
    if edition == "modern":
        after(position, "0 end")
    why = refused(position, 1, "end")
    assert (why.rule, why.values["reason"]) == ("grass.common:end.1", "stack")


@pytest.mark.rule("grass.common:paranoia.5")
@pytest.mark.parametrize(
    ("text", "rule"), [("pass HG PA", "paranoia.5"), ("play HG PA", "paranoia.5"), ("give HG", "vis.2")]
)
def test_who_passes_passes_one_card(text: str, rule: str) -> None:
    position = after(table("classic", hands="SO HG PA | |", markets="open none none"), "0 play SO")
    assert refused(position, 0, text).rule == f"grass.common:{rule}"


@pytest.mark.rule("grass.modern:waste.6")
@pytest.mark.rule("grass.classic:waste.4")
@pytest.mark.rule("grass.modern:heat-on.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["open", "none", "+B"])
def test_who_plays_the_banker_wastes_it(edition: str, market: str) -> None:
    position = table(edition, hands="BK | |", markets=f"{market} none none")
    assert GRASS.whole_act(position, 0, "play BK") == "waste BK"


@pytest.mark.rule("grass.common:heat-off.1")
@pytest.mark.parametrize(
    ("text", "act"), [("play -B on 0", "play -B"), ("play LU over CO of 0", "play LU over CO")]
)
def test_who_names_the_own_seat_has_said_nothing_new(text: str, act: str) -> None:
    assert GRASS.whole_act(table(**OPEN), 0, text) == act


@pytest.mark.rule("grass.digital:illegal.1")
@pytest.mark.parametrize(
    "text",
    [
        "sing",
        "play",
        "play XX on 1",
        "play HG on 7",
        "offer HG",
        "waste",
        "swap",
        "play HG for PA",
        "offer HG for MX",
        "draw HG" * 200,
    ],
)
def test_what_nobody_can_understand_is_no_try(text: str) -> None:
    with pytest.raises(Malformed, match="is not an act"):
        GRASS.whole_act(table(**OPEN), 0, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_of_a_try_has_words(edition: str, language: str) -> None:
    words, position = Words(language), table(edition, **OPEN)
    for text, _, _ in TURN:
        why = refused(position, 0, text)
        assert words.refusal(why.rule, with_names(why.values, ["Ada", "Ben", "Cleo"]))
    for text, data, _, _ in OTHERWISE:
        other = table(edition, **{"hands": "ST GS PF SH EU SO BK | |", "markets": "open open none", **data})
        why = refused(other, 0, text)
        assert words.refusal(why.rule, with_names(why.values, ["Ada", "Ben", "Cleo"]))
