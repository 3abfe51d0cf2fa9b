"""The cards that work in their own way in the classic edition: fines, theft, nirvana and paranoia."""

import pytest

from stammtisch.games.grass.acts import SEATS
from stammtisch.games.grass.cards import CODES

from .table import (
    act,
    choices,
    display,
    facts,
    hand_sizes,
    markets,
    may,
    may_play,
    may_waste,
    protections,
    refused,
    refused_by,
    skips,
    table,
    targets,
    told,
    tucked,
    view,
    wasted,
)

PF = CODES.index("PF")
ST = CODES.index("ST")


@pytest.mark.rule("grass.classic:pay-fine.4")
@pytest.mark.parametrize(
    ("shown", "covered", "payment"),
    [
        ("HG PA", "", "HG"),
        ("CO JA PA", "", "CO JA"),  # equally low ones: the payer chooses
        ("HG MX DF", "", "HG MX"),
        ("PA", "GS:HG", "under 1"),  # a protected one is lower
        ("CO", "GS:JA LU:PA", "CO,under 1"),
        ("", "GS:CO CB:HG", "under 2"),
    ],
)
def test_the_lowest_peddle_pays_protected_or_not(shown: str, covered: str, payment: str) -> None:
    position = table(
        "classic", hands="PF |", markets="+B none", displays=f"{shown} |", protections=f"{covered} |"
    )
    assert choices(position, PF) == set(payment.replace(" ", ",").replace("under,", "under ").split(","))


@pytest.mark.rule("grass.classic:pay-fine.4")
@pytest.mark.parametrize("payment", ["PA", "CO under 1"])
def test_a_dearer_peddle_does_not_pay(payment: str) -> None:
    position = table("classic", hands="PF |", markets="+B none", displays="HG PA |", protections="GS:CO |")
    assert refused_by(position, f"0 play PF with {payment}") == "grass.classic:pay-fine.4"


@pytest.mark.rule("grass.classic:pay-fine.5")
def test_fine_and_peddle_are_wasted_and_the_heat_is_tucked() -> None:
    position = table("classic", hands="PF |", markets="+B none", displays="HG PA |", tucked="+F -F |")
    act(position, 0, "play PF with HG")
    assert (markets(position), display(position, 0)) == ("open none", "PA")
    assert wasted(position) == ["PF", "HG"]
    assert tucked(position, 0) == "+B +F -F"


@pytest.mark.rule("grass.classic:protected.6")
@pytest.mark.parametrize("card", ["SH", "EU"])
@pytest.mark.parametrize(("shown", "given"), [("", ""), ("CO", "CO")])
def test_nirvana_leaves_protected_peddles_alone(card: str, shown: str, given: str) -> None:
    position = table(
        "classic", hands=f"{card} |", markets="open none", displays=f"| {shown}", protections="| GS:HG LU:PA"
    )
    act(position, 0, f"play {card}")
    assert (display(position, 0), protections(position, 1)) == (given, "GS:HG LU:PA")


@pytest.mark.rule("grass.classic:protected.6")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
@pytest.mark.parametrize(("shown", "lost"), [("", []), ("CO", ["CO"])])
def test_paranoia_leaves_protected_peddles_alone(card: str, shown: str, lost: list[str]) -> None:
    position = table("classic", hands=f"{card} |", displays=f"{shown} |", protections="GS:HG LU:PA |")
    act(position, 0, f"play {card}")
    assert wasted(position) == [card, *lost]
    assert protections(position, 0) == "GS:HG LU:PA"


@pytest.mark.rule("grass.classic:protected.6")
def test_a_thief_leaves_protected_peddles_alone() -> None:
    position = table(
        "classic", hands="ST | |", markets="open open open", displays="| CO |", protections="| LU:PA | GS:HG"
    )
    assert targets(position, "ST") == {"seat 1"}
    assert choices(position, ST, SEATS + 1) == {"CO"}
    assert refused(position, 0, "play ST on 1 for PA").rule == "grass.classic:protected.6"


@pytest.mark.rule("grass.classic:protected.6")
def test_the_banker_gets_a_fifth_of_free_peddles_only() -> None:
    position = table("classic", hands="MC | BK", markets="open none", displays="CO |", protections="LU:PA |")
    act(position, 0, "play MC")
    assert list(view(position).totals) == [75_000 - 5_000 + 25_000, 5_000]


@pytest.mark.rule("grass.classic:protected.6")
def test_a_fine_takes_protected_peddles() -> None:
    position = table("classic", hands="PF |", markets="+B none", displays="CO |", protections="LU:HG.CO |")
    act(position, 0, "play PF with HG under 1")
    assert (display(position, 0), protections(position, 0)) == ("CO", "LU:CO")


@pytest.mark.rule("grass.classic:protected.7")
@pytest.mark.parametrize("market", ["none", "open", "+B", "+S"])
def test_a_protection_is_laid_whatever_the_market(market: str) -> None:
    position = table("classic", hands="LU GS CB |", markets=f"{market} none", displays="CO CO |")
    assert may_play(position) >= {"LU", "GS", "CB"}
    act(position, 0, "play LU over CO CO")
    assert (protections(position, 0), markets(position)) == ("LU:CO.CO", f"{market} none")


@pytest.mark.rule("grass.classic:steal.1")
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_whoever_has_a_free_peddle_is_robbed_whatever_the_market(market: str) -> None:
    position = table("classic", hands="ST | |", markets=f"open {market} open", displays="HG | PA |")
    assert targets(position, "ST") == {"seat 1"}
    act(position, 0, "play ST on 1 for PA")
    assert (display(position, 0), display(position, 1)) == ("HG PA", "")


@pytest.mark.rule("grass.classic:steal.1")
@pytest.mark.parametrize(
    ("market", "target", "reason"),
    [("none", 1, "own"), ("+B", 1, "own"), ("open", 0, "self"), ("open", 2, "empty")],
)
def test_a_thief_needs_an_open_market_and_somebody_to_rob(market: str, target: int, reason: str) -> None:
    position = table("classic", hands="ST | |", markets=f"{market} open open", displays="HG | PA |")
    refusal = refused(position, 0, f"play ST on {target} for HG")
    assert (refusal.rule, refusal.values) == ("grass.classic:steal.1", {"reason": reason})


@pytest.mark.rule("grass.classic:steal.2")
@pytest.mark.parametrize("taken", ["HG", "CO", "DF"])
def test_the_thief_takes_any_free_peddle(taken: str) -> None:
    position = table("classic", hands="ST |", markets="open open", displays="| HG CO DF")
    assert choices(position, ST, SEATS + 1) == {"HG", "CO", "DF"}
    act(position, 0, f"play ST on 1 for {taken}")
    assert display(position, 0) == taken


@pytest.mark.rule("grass.classic:steal.3")
@pytest.mark.parametrize(
    ("market", "under", "thrown"), [("open", "ST", []), ("+B", "ST", []), ("none", "", ["ST"])]
)
def test_the_steal_is_tucked_under_the_victim_s_pile_if_there_is_one(
    market: str, under: str, thrown: list[str]
) -> None:
    position = table("classic", hands="ST |", markets=f"open {market}", displays="| PA")
    act(position, 0, "play ST on 1 for PA")
    assert markets(position) == f"open {market}"
    assert (tucked(position, 0), tucked(position, 1), wasted(position)) == ("", under, thrown)


@pytest.mark.rule("grass.classic:nirvana.1")
@pytest.mark.parametrize(("card", "gift"), [("SH", "HG"), ("EU", "PA")])
def test_nirvana_lifts_the_heat_then_collects_then_gives_a_turn(card: str, gift: str) -> None:
    position = table("classic", hands=f"{card} | |", markets="+B +D none", displays="| HG PA | CO", top="DF")
    story = told(position, f"0 play {card}")
    happened = ["nirvana", "heat-lifted", "gift", "gift", "extra-turn", "card-drawn", "card-drawn-own"]
    assert [fact.kind for fact in story] == happened
    assert story[2].about == {"seat": 1, "target": 0, "card": gift}
    assert (markets(position), tucked(position, 0)) == ("open +D none", "+B")
    assert sorted(display(position, 0).split()) == sorted([gift, "CO"])
    assert (wasted(position), view(position).active, hand_sizes(position)) == ([card], 0, [7, 6, 6])


@pytest.mark.rule("grass.classic:nirvana.2")
@pytest.mark.parametrize("card", ["SH", "EU"])
@pytest.mark.parametrize(("market", "shown"), [("open", ""), ("open", "HG"), ("+B", "")])
def test_the_turn_comes_even_if_no_heat_was_lifted_and_nobody_gave(
    card: str, market: str, shown: str
) -> None:
    position = table("classic", hands=f"{card} |", markets=f"{market} open", displays=f"| {shown}")
    happened = facts(position, f"0 play {card}")
    assert ("heat-lifted" in happened, "gift" in happened) == (market == "+B", shown == "HG")
    assert happened[-3:] == ["extra-turn", "card-drawn", "card-drawn-own"]
    assert (view(position).active, hand_sizes(position)) == (0, [7, 6])


@pytest.mark.rule("grass.classic:nirvana.3")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_nirvana_needs_a_market(card: str) -> None:
    position = table("classic", hands=f"{card} |", displays="| PA")
    assert card not in may_play(position) | may_waste(position)
    assert refused_by(position, f"0 play {card}") == "grass.classic:nirvana.3"
    assert refused_by(position, f"0 waste {card}") == "grass.classic:waste.6"


@pytest.mark.rule("grass.classic:nirvana.3")
@pytest.mark.parametrize("market", ["open", "+F"])
def test_with_a_market_nirvana_is_played_heated_or_not(market: str) -> None:
    assert may_play(table("classic", hands="SH EU |", markets=f"{market} none")) >= {"SH", "EU"}


@pytest.mark.rule("grass.classic:stonehigh.1")
@pytest.mark.rule("grass.classic:euphoria.1")
@pytest.mark.parametrize(
    ("card", "shown", "gifts"),
    [
        ("SH", "CO JA PA DF", "CO JA"),  # among equals the giver chooses
        ("SH", "HG MX DF", "HG MX"),
        ("EU", "HG CO JA", "CO JA"),
        ("EU", "HG MX", "HG MX"),
    ],
)
def test_among_equal_gifts_the_giver_chooses(card: str, shown: str, gifts: str) -> None:
    position = table("classic", hands=f"{card} |", markets="open none", displays=f"| {shown}")
    act(position, 0, f"play {card}")
    assert (view(position).stage, position.actor) == ("give", 1)
    assert may(position, 1) == set(gifts.split())
    refusal = refused_by(position, f"1 give {'DF' if card == 'SH' else 'PA'}")
    assert refusal == f"grass.classic:{'stonehigh.1' if card == 'SH' else 'euphoria.1'}"
    for gift in gifts.split():
        assert display(act(position.copy(), 1, f"give {gift}"), 0) == gift


@pytest.mark.rule("grass.classic:stonehigh.1")
@pytest.mark.rule("grass.classic:euphoria.1")
@pytest.mark.parametrize(
    ("card", "shown", "gift"),
    [("SH", "DF HG CO", "HG"), ("SH", "PA DF", "PA"), ("EU", "HG DF PA", "DF"), ("EU", "PA CO", "PA")],
)
def test_stonehigh_gets_the_least_and_euphoria_the_most_valuable(card: str, shown: str, gift: str) -> None:
    position = table("classic", hands=f"{card} |", markets="open none", displays=f"| {shown}")
    act(position, 0, f"play {card}")
    assert display(position, 0) == gift


@pytest.mark.rule("grass.classic:paranoia.1")
@pytest.mark.parametrize(("card", "turns"), [("SO", 1), ("DC", 2), ("UW", 2)])
def test_paranoia_hits_its_own_player(card: str, turns: int) -> None:
    position = table("classic", hands=f"{card} | |", markets="open open open", displays="PA | DF | HG")
    act(position, 0, f"play {card}")
    assert (display(position, 0), display(position, 1), display(position, 2)) == ("", "DF", "HG")
    assert skips(position) == [turns, 0, 0]
    assert view(position).stage == "pass"


@pytest.mark.rule("grass.classic:paranoia.1")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_no_victim_of_paranoia_is_named(card: str) -> None:
    position = table("classic", hands=f"{card} | |", displays="| DF | HG")
    assert not {"seat 0", "seat 1", "seat 2"} & choices(position, CODES.index(card))
    assert refused_by(position, f"0 play {card} on 1") == "grass.classic:paranoia.1"


@pytest.mark.rule("grass.classic:paranoia.2")
def test_loss_and_pass_come_at_once_and_the_skips_with_the_next_turns() -> None:
    position = table("classic", hands="DC | HG | MX", displays="PA CO | |")
    played = facts(position, "0 play DC; 0 pass -B; 1 pass HG; 2 pass MX", seat=-1)
    assert played[:3] == ["paranoia", "lost", "skip-added"]
    assert played[3:] == ["pass-locked"] * 3 + ["passed-all", "card-drawn"]
    assert (wasted(position), view(position).active, skips(position)) == (["DC", "PA"], 1, [2, 0, 0])
    turns = []
    for turn in range(6):
        turns.append(view(position).active)
        act(position, position.actor, f"waste {sorted(may_waste(position))[0]}")
    assert turns == [1, 2, 1, 2, 1, 2]
    assert view(position).active == 0


@pytest.mark.rule("grass.classic:paranoia.3")
@pytest.mark.rule("grass.classic:sold-out.1")
@pytest.mark.rule("grass.classic:doublecrossed.1")
@pytest.mark.parametrize(
    ("card", "shown", "losses", "dear"),
    [
        ("SO", "CO JA PA", "CO JA", "PA"),
        ("SO", "HG MX DF", "HG MX", "DF"),
        ("DC", "HG CO JA", "CO JA", "HG"),
        ("DC", "HG MX", "HG MX", "CO"),
    ],
)
def test_among_equal_losses_the_loser_chooses(card: str, shown: str, losses: str, dear: str) -> None:
    position = act(table("classic", hands=f"{card} | |", displays=f"{shown} | |"), 0, f"play {card}")
    assert (view(position).stage, position.actor, may(position, 0)) == ("lose", 0, set(losses.split()))
    name = "sold-out" if card == "SO" else "doublecrossed"
    assert refused_by(position, f"0 lose {dear}") == f"grass.classic:{name}.1"
    for lost in losses.split():
        assert wasted(act(position.copy(), 0, f"lose {lost}")) == [card, lost]


@pytest.mark.rule("grass.classic:sold-out.1")
@pytest.mark.rule("grass.classic:doublecrossed.1")
@pytest.mark.parametrize(
    ("card", "shown", "lost", "turns"),
    [
        ("SO", "DF HG CO", ["HG"], 1),
        ("SO", "PA DF", ["PA"], 1),
        ("SO", "", [], 1),  # the skip comes even if nothing is there to lose
        ("DC", "HG DF PA", ["DF"], 2),
        ("DC", "PA CO CO", ["PA"], 2),
        ("DC", "", [], 2),
    ],
)
def test_sold_out_costs_the_least_and_doublecrossed_the_most_valuable(
    card: str, shown: str, lost: list[str], turns: int
) -> None:
    position = act(table("classic", hands=f"{card} |", displays=f"{shown} |"), 0, f"play {card}")
    assert wasted(position) == [card, *lost]
    assert skips(position) == [turns, 0]


@pytest.mark.rule("grass.classic:wiped-out.1")
@pytest.mark.parametrize(
    ("market", "under", "pile"), [("none", "", ""), ("open", "", "MO"), ("+F", "+B -B ST", "+B -B ST +F MO")]
)
def test_utterly_wiped_out_takes_everything_free_and_the_pile(market: str, under: str, pile: str) -> None:
    position = table(
        "classic", hands="UW |", markets=f"{market} open", displays="HG PA DF | CO", tucked=f"{under} |"
    )
    act(position, 0, "play UW")
    assert sorted(wasted(position)) == sorted(["UW", "HG", "PA", "DF", *pile.split()])
    assert (markets(position), display(position, 0), tucked(position, 0)) == ("none open", "", "")
    assert (display(position, 1), skips(position)) == ("CO", [2, 0])
