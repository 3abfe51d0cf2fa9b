"""Where the printed books leave it open: how we read them about what the cards do."""

from typing import Any

import pytest

from .table import (
    EDITIONS,
    GRASS,
    SPECTATOR,
    act,
    after,
    display,
    facts,
    hand,
    hand_sizes,
    markets,
    may,
    may_play,
    protections,
    refused_by,
    skips,
    table,
    targets,
    tucked,
    view,
    wasted,
)


@pytest.mark.rule("grass.ruling:A-07")
@pytest.mark.parametrize("card", ["SH", "EU"])
@pytest.mark.parametrize("market", ["none", "+B"])
def test_modern_nirvana_needs_no_open_market(card: str, market: str) -> None:
    position = table(hands=f"{card} | |", markets=f"{market} open open", displays="| HG | CO")
    after(position, f"0 play {card}; 0 end")
    assert (display(position, 0), markets(position)) == ("HG CO", f"{market} open open")


@pytest.mark.rule("grass.ruling:A-08")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_classic_nirvana_needs_a_market_and_can_t_be_discarded_instead(card: str) -> None:
    without = table("classic", hands=f"{card} |", displays="| HG")
    assert refused_by(without, f"0 play {card}") == "grass.classic:nirvana.3"
    assert refused_by(without, f"0 waste {card}") == "grass.classic:waste.6"
    for market in ("open", "+B"):
        assert card in may_play(table("classic", hands=f"{card} |", markets=f"{market} none"))


@pytest.mark.rule("grass.ruling:A-26")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_in_classic_one_may_protect_under_heat(market: str) -> None:
    position = table("classic", hands="CB |", markets=f"{market} none", displays="JA |")
    assert protections(act(position, 0, "play CB over JA"), 0) == "CB:JA"


@pytest.mark.rule("grass.ruling:A-27")
def test_in_classic_the_lowest_peddle_of_all_pays_a_fine() -> None:
    given: dict[str, Any] = {"markets": "+B open", "displays": "CO |", "protections": "GS:HG.MX |"}
    position = table("classic", hands="PF |", **given)
    assert refused_by(position, "0 play PF with CO") == "grass.classic:pay-fine.4"
    act(position, 0, "play PF with HG under 1")
    assert (display(position, 0), protections(position, 0), markets(position)) == ("CO", "GS:MX", "open open")


@pytest.mark.rule("grass.ruling:A-28")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("before", "later", "gone"), [("LU:CO.JA", "LU:JA", False), ("LU:CO", "", True)])
def test_a_protection_stays_with_what_else_it_covers_and_is_wasted_with_the_last(
    edition: str, before: str, later: str, gone: bool
) -> None:
    position = table(edition, hands="PF |", markets="+B none", protections=f"{before} |")
    act(position, 0, "play PF with CO under 1")
    assert (protections(position, 0), "LU" in wasted(position)) == (later, gone)


@pytest.mark.rule("grass.ruling:A-28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_protection_with_room_is_not_filled_up(edition: str) -> None:
    position = table(edition, hands="CO |", markets="open none", protections="LU:JA |")
    act(position, 0, "play CO")
    assert (display(position, 0), protections(position, 0)) == ("CO", "LU:JA")


@pytest.mark.rule("grass.ruling:A-29")
def test_without_a_market_modern_protections_are_not_laid() -> None:
    """After nirvana peddles may lie there all the same."""
    position = table(hands="SH GS | |", displays="| CO |", top="-B -B -B")
    after(position, "0 play SH; 0 end; 1 waste -B; 1 end; 2 waste -B; 2 end")
    assert (display(position, 0), view(position).markets[0]) == ("CO", "none")
    assert refused_by(position, "0 play GS over CO") == "grass.modern:protected.7"


@pytest.mark.rule("grass.ruling:A-30")
@pytest.mark.parametrize(
    ("edition", "market", "lies_under"),
    [("modern", "open", ""), ("classic", "open", "ST"), ("classic", "+B", "ST")],
)
def test_a_steal_is_wasted_in_modern_and_tucked_under_the_victim_s_pile_in_classic(
    edition: str, market: str, lies_under: str
) -> None:
    position = table(edition, hands="ST |", markets=f"open {market}", displays="| CO")
    act(position, 0, "play ST on 1 for CO")
    assert (tucked(position, 1), wasted(position)) == (lies_under, [] if lies_under else ["ST"])
    assert (tucked(position, 0), markets(position)) == ("", f"open {market}")


@pytest.mark.rule("grass.ruling:A-30")
@pytest.mark.rule("grass.ruling:A-59")
def test_in_classic_one_may_steal_from_who_has_no_market() -> None:
    """And without a pile there the steal is wasted."""
    position = table("classic", hands="ST | |", markets="open none open", displays="| CO |")
    assert targets(position, "ST") == {"seat 1"}
    act(position, 0, "play ST on 1 for CO")
    assert (display(position, 0), display(position, 1)) == ("CO", "")
    assert (tucked(position, 1), wasted(position)) == ("", ["ST"])
    modern = table("modern", hands="ST | |", markets="open none open", displays="| CO |")
    assert refused_by(modern, "0 play ST on 1 for CO") == "grass.modern:steal.1"


@pytest.mark.rule("grass.ruling:A-31")
@pytest.mark.parametrize("peddle", ["HG", "CO", "DF"])
def test_a_classic_thief_takes_any_free_peddle(peddle: str) -> None:
    position = table("classic", hands="ST |", markets="open open", displays="| HG CO DF")
    assert display(act(position, 0, f"play ST on 1 for {peddle}"), 0) == peddle


@pytest.mark.rule("grass.ruling:A-32")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_modern_nirvana_neither_lifts_heat_nor_gives_a_turn(card: str) -> None:
    position = act(table(hands=f"{card} |", markets="+B open", displays="| CO"), 0, f"play {card}")
    assert (markets(position), tucked(position, 0), hand_sizes(position)) == ("+B open", "", [6, 6])
    assert not may_play(position)
    assert act(position, 0, "end").actor == 1


@pytest.mark.rule("grass.ruling:A-33")
@pytest.mark.parametrize(("edition", "card"), [("modern", "SH"), ("modern", "EU"), ("classic", "SH")])
def test_gifts_are_given_clockwise_from_the_player_s_left(edition: str, card: str) -> None:
    pairs = "CO JA" if card == "EU" else "HG MX"
    given: dict[str, Any] = {"markets": "open open open open", "displays": f"{pairs} | | {pairs} | {pairs}"}
    position = act(table(edition, hands=f"| {card} | |", active=1, **given), 1, f"play {card}")
    asked = []
    while view(position).stage == "give":
        asked.append(position.actor)
        act(position, position.actor, f"give {pairs.split()[0]}")
    assert asked == [2, 3, 0]


@pytest.mark.rule("grass.ruling:A-34")
@pytest.mark.parametrize(
    ("edition", "story", "chooser", "among"),
    [
        ("modern", "0 play EU", 1, {"CO", "JA"}),
        ("classic", "0 play EU", 1, {"CO", "JA"}),
        ("classic", "0 play SH", 1, {"HG", "MX"}),
        ("modern", "0 play DC on 1", 1, {"CO", "JA"}),
        ("classic", "0 play DC", 0, {"CO", "JA"}),
        ("classic", "0 play SO", 0, {"HG", "MX"}),
    ],
)
def test_of_equal_peddles_the_one_who_gives_or_loses_chooses(
    edition: str, story: str, chooser: int, among: set[str]
) -> None:
    both = "HG MX CO JA | HG MX CO JA"
    position = after(table(edition, hands="SH EU SO DC |", markets="open open", displays=both), story)
    assert (position.actor, may(position)) == (chooser, among)
    assert may(position, 1 - chooser) == set()


@pytest.mark.rule("grass.ruling:A-35")
def test_classic_nirvana_lifts_the_heat_then_brings_gifts_then_a_turn() -> None:
    position = table("classic", hands="EU | |", markets="+B open open", displays="| CO | JA")
    assert facts(position, "0 play EU", SPECTATOR) == [
        *("nirvana", "heat-lifted", "gift", "gift", "extra-turn", "card-drawn")
    ]
    asked = table("classic", hands="EU | |", markets="+B open open", displays="| CO JA |")
    assert markets(act(asked, 0, "play EU")) == "open open open"  # before the gift is chosen


@pytest.mark.rule("grass.ruling:A-36")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_modern_paranoia_hits_a_named_opponent(card: str) -> None:
    given: dict[str, Any] = {"markets": "open open open", "displays": "CO | PA | JA"}
    position = table(hands=f"{card} | |", **given)
    assert targets(position, card) == {"seat 1", "seat 2"}
    assert refused_by(position, f"0 play {card} on 0") == "grass.modern:paranoia.1"
    act(position, 0, f"play {card} on 1")
    assert [display(position, seat) for seat in range(3)] == ["CO", "", "JA"]
    assert skips(position) == [0, int(card != "SO"), 0]


@pytest.mark.rule("grass.ruling:A-37")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_modern_paranoia_may_find_nothing(card: str) -> None:
    """Nobody else has a market or peddles; what can still happen does."""
    position = table(hands=f"{card} | |", markets="open none none", skips=[0, 1, 0])
    assert targets(position, card) == {"seat 1", "seat 2"}
    act(position, 0, f"play {card} on 1")
    assert (wasted(position), skips(position)) == ([card], [0, 1 + (card != "SO"), 0])
    assert view(position).stage == "pass"


@pytest.mark.rule("grass.ruling:A-49")
@pytest.mark.parametrize(
    ("edition", "story", "last"),
    [("modern", "0 play DC on 1", [6, 6, 6]), ("classic", "0 play DC", [6, 7, 6])],
)
def test_cards_are_taken_at_random_one_after_another(edition: str, story: str, last: list[int]) -> None:
    """The card that seat 0 takes from seat 2 is taken from there by seat 1, and back by seat 2."""
    position = table(edition, {"lucky": "on"}, hands="DC | | BK", markets="open none none")
    after(position, story)
    for holder, sizes in ((0, [7, 6, 5]), (1, [6, 7, 5]), (2, last)):
        position.answer(GRASS.read_draw(position, ["BK"]))
        assert hand_sizes(position) == sizes
        assert ["BK" in hand(position, seat) for seat in range(3)] == [seat == holder for seat in range(3)]


@pytest.mark.rule("grass.ruling:A-50")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_everybody_passes_to_the_own_left(edition: str, card: str) -> None:
    hands = f"{card} HG | MX | CO | PA"
    position = table(edition, hands=hands, markets="open none none none", top="+B +B +B")
    act(position, 0, f"play {card} on 1" if edition == "modern" else f"play {card}")
    after(position, "2 pass CO; 0 pass HG; 3 pass PA; 1 pass MX")
    for seat, passed in enumerate(("PA", "HG", "MX", "CO")):
        assert {"HG", "MX", "CO", "PA"} & set(hand(position, seat)) == {passed}


@pytest.mark.rule("grass.ruling:A-54")
def test_a_protection_covers_25_000_and_four_times_5_000_but_never_70_000() -> None:
    lying = "CO JA HG HG HG HG"
    given: dict[str, Any] = {"hands": "LU |", "markets": "open none", "displays": f"{lying} |"}
    position = act(table("classic", **given), 0, "play LU over CO HG HG HG HG")
    assert (display(position, 0), protections(position, 0)) == ("JA", "LU:HG.HG.HG.HG.CO")
    rule = refused_by(table("classic", **given), f"0 play LU over {lying}")
    assert rule == "grass.common:protected.1"


@pytest.mark.rule("grass.ruling:A-67")
def test_after_being_wiped_out_paranoia_is_barred_again() -> None:
    position = table(hands="UW -B | SO -D |", markets="open open open", top="-F -F -F")
    after(position, "0 play UW on 1; 0 pass -B; 1 pass -D; 2 pass -S; 0 end; 2 waste -F; 2 end")
    after(position, "0 waste -F; 0 end")
    assert (position.actor, view(position).markets[1]) == (1, "none")
    assert refused_by(position, "1 play SO on 0") == "grass.modern:waste.3"
