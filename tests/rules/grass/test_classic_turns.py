"""The classic turn: draw, deal, let one card go; what may be discarded, and the end of the stack."""

import pytest

from stammtisch.games.grass.cards import CODES
from stammtisch.words import LANGUAGES, Words

from .table import (
    act,
    after,
    display,
    facts,
    hand,
    hand_sizes,
    markets,
    may,
    may_play,
    may_waste,
    protections,
    refused_by,
    scores,
    skips,
    table,
    tucked,
    view,
    wasted,
)

ALWAYS_TAKE_EFFECT = {"SH", "EU", "SO", "DC", "UW"}


@pytest.mark.rule("grass.classic:deck.4")
@pytest.mark.parametrize(
    ("name", "heat"),
    [("Immunity", "B"), ("A Breeze To Fly", "D"), ("Hearsay Evidence", "F"), ("Charges Dropped", "S")],
)
def test_each_heat_off_has_a_name_of_its_own_and_answers_its_heat(name: str, heat: str) -> None:
    for language in LANGUAGES:
        assert f"{name} (-{heat})" in Words(language).say("cards-grass")
    position = table("classic", hands=f"-B -D -F -S {'HG ' * 3} |", markets=f"+{heat} none")
    assert may_play(position) == {f"-{heat}"}


@pytest.mark.rule("grass.classic:zone.6")
def test_displayed_peddles_are_shown_sorted_by_value() -> None:
    position = table("classic", hands="CO | |", markets="open none none", displays="DF HG PA | PA MX |")
    act(position, 0, "play CO")
    for seat in (0, 1, 2, -1):
        assert view(position, seat).displays == (("HG", "CO", "PA", "DF"), ("MX", "PA"), ())


@pytest.mark.rule("grass.classic:zone.6")
def test_peddles_under_a_protection_are_shown_sorted_by_value() -> None:
    position = table("classic", hands="LU |", displays="CO PA HG JA |")
    act(position, 0, "play LU over JA HG")
    assert protections(position, 0) == "LU:HG.JA"
    assert view(position, 1).displays[0] == ("CO", "PA")


@pytest.mark.rule("grass.classic:turn.1")
def test_the_top_card_of_the_stack_makes_seven() -> None:
    position = table("classic", hands=" | |", top="DF PA")
    assert hand_sizes(position) == [7, 6, 6]
    stack = view(position).stack_size
    act(position, 0, "waste -B")
    assert hand_sizes(position) == [6, 7, 6]
    assert "DF" in hand(position, 1)
    act(position, 1, "waste DF")
    assert hand_sizes(position) == [6, 6, 7]
    assert "PA" in hand(position, 2)
    assert view(position).stack_size == stack - 2


@pytest.mark.rule("grass.classic:turn.2")
@pytest.mark.rule("grass.classic:deal.1")
def test_deals_are_started_with_seven_cards_in_hand() -> None:
    position = table("classic", hands="HG | MX |")
    assert "offer" in may(position, 0)
    assert "HG" in hand(after(position, "0 offer HG for MX to 1; 1 accept"), 1)
    assert hand_sizes(position) == [7, 6, 6]
    assert "offer" in may(position, 0)
    act(position, 0, "waste MX")
    assert refused_by(position, "0 offer -B for HG to 1") == "grass.common:turn.0"


@pytest.mark.rule("grass.classic:turn.2")
def test_with_the_card_played_there_are_no_deals_even_while_its_effect_goes_on() -> None:
    position = act(table("classic", hands="SO | |"), 0, "play SO")
    assert hand_sizes(position) == [6, 6, 6]
    assert "offer" not in may(position, 0)
    assert refused_by(position, "0 offer -B for HG to 1") == "grass.common:vis.2"


@pytest.mark.rule("grass.classic:turn.3")
@pytest.mark.parametrize(
    "let_go", ["play MO", "waste MO", "play +B on 1", "play LU over CO", "waste LU", "waste +B"]
)
def test_one_card_ends_the_turn(let_go: str) -> None:
    position = table("classic", hands="MO +B LU | |", markets="none open none", displays="CO | |")
    assert refused_by(position, "0 end") == "grass.classic:turn.3"
    act(position, 0, let_go)
    assert (view(position).active, view(position).stage) == (1, "turn")
    assert hand_sizes(position) == [6, 7, 6]


@pytest.mark.rule("grass.classic:turn.3")
def test_the_turn_ends_when_the_card_is_resolved() -> None:
    position = act(table("classic", hands="SO | HG |"), 0, "play SO")
    after(position, "0 pass -B; 1 pass HG")
    assert (view(position).active, view(position).stage) == (0, "pass")
    act(position, 2, f"pass {hand(position, 2)[0]}")
    assert (view(position).active, view(position).stage) == (1, "turn")


@pytest.mark.rule("grass.classic:turn.4")
@pytest.mark.parametrize(("market", "first"), [("none", "MO"), ("+F", "-F")])
def test_a_market_comes_in_one_turn_and_a_peddle_in_the_next(market: str, first: str) -> None:
    position = table("classic", hands=f"{first} PA |", markets=f"{market} none")
    assert refused_by(position, "0 play PA") == "grass.common:peddle.1"
    act(position, 0, f"play {first}")
    assert markets(position) == "open none"
    assert refused_by(position, "0 play PA") == "grass.common:turn.0"
    after(position, f"1 waste {hand(position, 1)[0]}; 0 play PA")
    assert display(position, 0) == "PA"


@pytest.mark.rule("grass.classic:turn.5")
def test_nirvana_gives_another_complete_turn_however_often() -> None:
    position = table("classic", hands="SH SH | |", markets="open none none", top="EU PA DF")
    for card, drawn in (("SH", "EU"), ("EU", "PA"), ("SH", "DF")):
        act(position, 0, f"play {card}")
        assert (view(position).active, view(position).stage) == (0, "turn")
        assert hand_sizes(position) == [7, 6, 6]
        assert drawn in hand(position, 0)
        assert "offer" in may(position, 0)
    act(position, 0, "play DF")
    assert view(position).active == 1


@pytest.mark.rule("grass.classic:waste.1")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
@pytest.mark.parametrize("card", sorted(set(CODES) - ALWAYS_TAKE_EFFECT))
def test_any_other_card_may_be_discarded_without_effect(card: str, market: str) -> None:
    position = table("classic", hands=f"{card} | |", markets=f"{market} open none", displays="CO | HG |")
    before = (markets(position), display(position, 0), display(position, 1))
    assert card in may_waste(position)
    act(position, 0, f"waste {card}")
    assert wasted(position) == [card]
    assert (markets(position), display(position, 0), display(position, 1)) == before
    assert (tucked(position, 0), skips(position), view(position).active) == ("", [0, 0, 0], 1)


@pytest.mark.rule("grass.classic:waste.1")
@pytest.mark.rule("grass.classic:waste.6")
@pytest.mark.parametrize("card", sorted(ALWAYS_TAKE_EFFECT))
def test_paranoia_and_nirvana_are_not_discarded(card: str) -> None:
    position = table("classic", hands=f"{card} HG |", markets="open none")
    assert card not in may_waste(position)
    assert card in may_play(position)
    assert refused_by(position, f"0 waste {card}") == "grass.classic:waste.6"


@pytest.mark.rule("grass.classic:waste.6")
@pytest.mark.parametrize(
    ("card", "happened"), [("SH", "gift"), ("EU", "gift"), ("SO", "lost"), ("UW", "lost")]
)
def test_laying_paranoia_or_nirvana_down_is_playing_it(card: str, happened: str) -> None:
    position = table("classic", hands=f"{card} |", markets="open none", displays="HG | CO")
    assert happened in facts(position, f"0 play {card}")
    assert wasted(position)[0] == card


@pytest.mark.rule("grass.classic:waste.2")
@pytest.mark.parametrize("market", ["none", "open", "+S"])
def test_a_discarded_market_close_ends_nothing(market: str) -> None:
    position = table("classic", hands="MC |", markets=f"{market} none")
    assert facts(position, "0 waste MC") == ["wasted", "card-drawn", "card-drawn-own"]
    assert (view(position).stage, view(position).round, wasted(position)) == ("turn", 1, ["MC"])


@pytest.mark.rule("grass.classic:waste.3")
@pytest.mark.parametrize("market", ["none", "open", "+S"])
def test_a_discarded_steal_takes_nothing(market: str) -> None:
    position = table("classic", hands="ST |", markets=f"{market} open", displays=" | PA")
    act(position, 0, "waste ST")
    assert (display(position, 0), display(position, 1)) == ("", "PA")
    assert (tucked(position, 1), wasted(position)) == ("", ["ST"])


@pytest.mark.rule("grass.classic:waste.4")
@pytest.mark.parametrize(("card", "totals"), [("BK", [0, 75, 25]), ("-B", [15, 65, 20])])
def test_a_discarded_banker_gets_nothing(card: str, totals: list[int]) -> None:
    position = table("classic", hands="BK | MC |", markets="none open none", displays=" | PA | CO")
    after(position, f"0 waste {card}; 1 play MC")
    assert scores(position) == totals


@pytest.mark.rule("grass.classic:waste.5")
@pytest.mark.parametrize("market", ["open", "+S"])
def test_a_second_market_open_may_be_discarded(market: str) -> None:
    position = table("classic", hands="MO |", markets=f"{market} none")
    assert refused_by(position, "0 play MO") == "grass.common:mo.1"
    act(position, 0, "waste MO")
    assert (markets(position), wasted(position)) == (f"{market} none", ["MO"])


@pytest.mark.rule("grass.classic:waste.7")
@pytest.mark.parametrize("market", ["none", "open", "+D"])
def test_paranoia_may_be_played_whatever_the_own_market(market: str) -> None:
    position = table("classic", hands="SO DC UW |", markets=f"{market} none")
    assert may_play(position) >= {"SO", "DC", "UW"}
    act(position, 0, "play DC")
    assert (wasted(position), skips(position), view(position).stage) == (["DC"], [2, 0], "pass")


@pytest.mark.rule("grass.classic:stack.1")
def test_who_draws_the_last_card_completes_the_turn() -> None:
    position = table("classic", hands=" | HG |", markets="none open none", stack="PA")
    act(position, 0, "waste -B")
    assert (view(position).active, view(position).stage, view(position).stack_size) == (1, "turn", 0)
    assert may(position, 1) >= {"PA", "HG", "waste", "offer"}
    assert facts(position, "1 play PA")[:2] == ["peddle-laid", "stack-empty"]
    assert (view(position).stage, view(position).round) == ("deal", 2)
    assert hand_sizes(position) == [6, 6, 6]
    assert list(view(position).totals) == [0, 70_000, 0]


@pytest.mark.rule("grass.classic:stack.1")
def test_with_a_card_to_draw_the_round_goes_on() -> None:
    position = table("classic", hands=" | |", stack="PA HG", skips=[0, 1, 0])
    act(position, 0, "waste -B")
    assert (view(position).active, view(position).stage, view(position).stack_size) == (2, "turn", 1)


@pytest.mark.rule("grass.classic:stack.2")
def test_without_a_card_to_draw_nirvana_ends_the_round_after_its_gifts() -> None:
    position = table("classic", hands="SH |", markets="+B none", displays=" | PA CO", stack="")
    assert facts(position, "0 play SH")[:4] == ["nirvana", "heat-lifted", "gift", "stack-empty"]
    assert (markets(position), tucked(position, 0)) == ("open none", "+B")
    assert (display(position, 0), display(position, 1)) == ("CO", "PA")
    assert (view(position).stage, hand_sizes(position)) == ("deal", [6, 6])


@pytest.mark.rule("grass.classic:heat-on.5")
@pytest.mark.parametrize(
    ("held", "playable"),
    [
        ("HG DF ST MC MO -D BK", ""),
        ("-B PF LU GS +D SH SO", "-B PF LU GS +D SH SO"),
        ("CB +B +F +S EU DC UW", "CB +B +F +S EU DC UW"),
    ],
)
def test_heat_stops_peddles_stealing_and_closing_only(held: str, playable: str) -> None:
    position = table("classic", hands=f"{held} |", markets="+B open", displays="CO | PA")
    assert may_play(position) == set(playable.split())
    assert may(position) >= {"waste", "offer"}


@pytest.mark.rule("grass.classic:heat-on.5")
@pytest.mark.parametrize(
    ("card", "rule"),
    [("HG", "grass.common:peddle.1"), ("ST", "grass.classic:steal.1"), ("MC", "grass.common:mc.1")],
)
def test_what_heat_stops_is_refused(card: str, rule: str) -> None:
    position = table("classic", hands=f"{card} |", markets="+B open", displays=" | PA")
    assert refused_by(position, f"0 play {card}") == rule
