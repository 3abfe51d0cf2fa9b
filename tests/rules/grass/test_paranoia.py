"""Paranoia: the loss, the skip and the pass; modern victims, and what both editions share."""

import pytest

from .table import (
    EDITIONS,
    act,
    after,
    all_cards,
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
    told,
    tucked,
    turns,
    view,
    wait_for,
    wasted,
)

ON_1 = {"modern": " on 1", "classic": ""}
"""How paranoia is played: on somebody, or on oneself."""


@pytest.mark.rule("grass.modern:paranoia.1")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
@pytest.mark.parametrize("victim", [1, 2])
def test_the_named_opponent_alone_suffers(victim: int, card: str) -> None:
    position = table(hands=f"{card} | | ", markets="open open open", displays="PA | PA | PA")
    act(position, 0, f"play {card} on {victim}")
    lost = ["" if seat == victim else "PA" for seat in range(3)]
    assert [display(position, seat) for seat in range(3)] == lost
    skipped = 0 if card == "SO" else 1
    assert skips(position) == [skipped if seat == victim else 0 for seat in range(3)]


@pytest.mark.rule("grass.modern:paranoia.1")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_nobody_names_themselves(card: str) -> None:
    position = table(hands=f"{card} | | ", markets="open open open")
    assert targets(position, card) == {"seat 1", "seat 2"}
    assert refused_by(position, f"0 play {card} on 0") == "grass.modern:paranoia.1"


@pytest.mark.rule("grass.modern:paranoia.2")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
@pytest.mark.parametrize("victim", [1, 2, 3, 4])
def test_anybody_may_be_named_whatever_lies_there(victim: int, card: str) -> None:
    position = table(
        hands=f"{card} | | | | ",
        markets="open none +B open none",
        displays="HG | | PA | | ",
        protections="| | | LU:CO | GS:HG",
        skips=[0, 0, 0, 2, 1],
    )
    assert targets(position, card) == {"seat 1", "seat 2", "seat 3", "seat 4"}
    before = skips(position)[victim]
    act(position, 0, f"play {card} on {victim}")
    assert skips(position)[victim] == before + (card != "SO")
    assert (display(position, victim), view(position).stage) == ("", "pass")
    assert [protections(position, seat) for seat in (3, 4)] == ["LU:CO", "GS:HG"]


@pytest.mark.rule("grass.modern:paranoia.3")
def test_paranoia_is_played_under_heat() -> None:
    position = table(hands="DC | | ", markets="+F open none", displays="| PA | ")
    act(position, 0, "play DC on 1")
    assert (wasted(position), markets(position)) == (["DC", "PA"], "+F open none")


@pytest.mark.rule("grass.modern:paranoia.4")
def test_first_the_card_then_the_loss_the_skip_and_the_pass() -> None:
    position = table(hands="DC HG | MX | ", markets="open open none", displays="HG | CO JA | PA")
    assert facts(position, "0 play DC on 1") == ["paranoia"]
    assert (wasted(position), skips(position), view(position).stage) == (["DC"], [0, 0, 0], "lose")
    assert facts(position, "1 lose CO") == ["lost", "skip-added"]
    assert (wasted(position), skips(position), view(position).stage) == (["DC", "CO"], [0, 1, 0], "pass")
    after(position, "0 pass -B; 1 pass -B; 2 pass -B")
    # Then the player may still deal and swap.
    assert (view(position).active, may(position)) == (0, {"offer", "swap", "end"})
    after(position, "0 offer HG for MX to 1; 1 accept; 0 swap HG for PA of 2; 0 end")
    assert (display(position, 0), view(position).active, skips(position)) == ("PA", 2, [0, 0, 0])


@pytest.mark.rule("grass.common:paranoia.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_everybody_gives_a_card_to_the_left_neighbour(card: str, edition: str) -> None:
    position = table(
        edition,
        hands=f"{card} HG | MX | JA | PA",
        markets="open none none none",
        top="MO",
        skips=[0, 0, 2, 0],
    )
    act(position, 0, f"play {card}{ON_1[edition]}")
    assert view(position).actors == (0, 1, 2, 3)
    after(position, "0 pass HG; 1 pass MX; 2 pass JA; 3 pass PA")
    got = [set(hand(position, seat)) & {"HG", "MX", "JA", "PA"} for seat in range(4)]
    assert got == [{"PA"}, {"HG"}, {"MX"}, {"JA"}]


@pytest.mark.rule("grass.common:paranoia.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_players_both_just_exchange_cards(edition: str) -> None:
    position = table(edition, hands="SO DF | PA", markets="open none", stack="MO")
    after(position, f"0 play SO{ON_1[edition]}; 1 pass PA")
    # The card to come is nobody's to pass on.
    assert refused_by(position, "0 pass PA") == "grass.common:hand.1"
    after(position, "0 pass DF")
    assert ("PA" in hand(position, 0), "DF" in hand(position, 1)) == (True, True)
    assert ("DF" in hand(position, 0), "PA" in hand(position, 1)) == (False, False)


@pytest.mark.rule("grass.common:paranoia.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("passed", ["SO", "DC", "UW", "BK", "SH", "EU", "MC", "DF", "-B"])
def test_any_card_may_be_passed(passed: str, edition: str) -> None:
    position = table(edition, hands=f"SO {passed} | | ", markets="open none none")
    act(position, 0, f"play SO{ON_1[edition]}")
    assert may(position, 0) == set(hand(position, 0))
    before = hand(position, 1).count(passed)
    after(position, f"0 pass {passed}; 1 pass -D; 2 pass -D")
    assert hand(position, 1).count(passed) == before + 1


@pytest.mark.rule("grass.common:paranoia.6")
@pytest.mark.rule("grass.common:banker.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_banker_works_for_whoever_it_was_passed_to(edition: str) -> None:
    position = table(
        edition, hands="SO BK | MC | ", markets="open open none", displays="| | CO", totals=[0, 0, 0]
    )
    turns(position, f"0 play SO{ON_1[edition]}; 0 pass BK; 1 pass -D; 2 pass -D; 1 play MC")
    # 5,000 in modern, and a fifth of 25,000 in classic; the bonus goes to seat 2.
    assert view(position).totals == (0, 5_000, 45_000)


@pytest.mark.rule("grass.modern:sold-out.1")
@pytest.mark.parametrize("loss", ["HG", "CO", "DF"])
def test_sold_out_the_victim_chooses_what_to_lose_and_skips_nothing(loss: str) -> None:
    position = table(
        hands="SO | | ", markets="open open none", displays="HG | HG CO DF | ", protections="| LU:PA | "
    )
    act(position, 0, "play SO on 1")
    assert (view(position).actors, may(position, 1)) == ((1,), {"HG", "CO", "DF"})
    assert refused_by(position, "1 lose PA") == "grass.modern:sold-out.1"
    assert refused_by(position, "0 lose HG") == "grass.modern:turn.6"
    act(position, 1, f"lose {loss}")
    assert wasted(position) == ["SO", loss]
    assert set(display(position, 1).split()) == {"HG", "CO", "DF"} - {loss}
    assert (skips(position), markets(position)) == ([0, 0, 0], "open open none")
    turns(position, "0 pass -B; 1 pass -B; 2 pass -B")
    assert view(position).active == 1


@pytest.mark.rule("grass.modern:doublecrossed.1")
@pytest.mark.parametrize(
    ("free", "loss"), [("HG CO", "CO"), ("HG PA DF", "DF"), ("MX", "MX"), ("CO CO HG", "CO")]
)
def test_doublecrossed_takes_the_dearest_and_a_turn(free: str, loss: str) -> None:
    position = table(
        hands="DC | | ", markets="open open none", displays=f"| {free} | ", protections="| LU:PA | "
    )
    act(position, 0, "play DC on 1")
    assert (wasted(position), skips(position)) == (["DC", loss], [0, 1, 0])
    assert len(display(position, 1).split()) == len(free.split()) - 1
    assert (protections(position, 1), markets(position)) == ("LU:PA", "open open none")
    turns(position, "0 pass -B; 1 pass -B; 2 pass -B")
    assert (view(position).active, skips(position)) == (2, [0, 0, 0])


@pytest.mark.rule("grass.modern:doublecrossed.1")
@pytest.mark.parametrize(
    ("free", "choice"), [("HG MX", {"HG", "MX"}), ("HG CO JA", {"CO", "JA"}), ("CO CO JA MX", {"CO", "JA"})]
)
def test_doublecrossed_of_the_equally_dear_the_victim_chooses(free: str, choice: set[str]) -> None:
    position = table(hands="DC | | ", markets="open open none", displays=f"| {free} | ")
    act(position, 0, "play DC on 1")
    assert (view(position).actors, may(position, 1)) == ((1,), choice)
    for cheap in set(free.split()) - choice:
        assert refused_by(position, f"1 lose {cheap}") == "grass.modern:doublecrossed.1"
    for loss in choice:
        assert wasted(act(position.copy(), 1, f"lose {loss}")) == ["DC", loss]


@pytest.mark.rule("grass.modern:wiped-out.1")
@pytest.mark.parametrize("market", ["open", "+F"])
def test_wiped_out_takes_all_that_is_free_the_hassle_pile_and_a_turn(market: str) -> None:
    position = table(
        hands="UW | | ",
        markets=f"open {market} open",
        displays="HG | HG HG CO DF | JA",
        tucked="| +B -B PF +D | ",
    )
    everything = all_cards(position)
    act(position, 0, "play UW on 1")
    gone = ["UW", "HG", "HG", "CO", "DF", "+B", "-B", "PF", "+D", "MO"]
    assert sorted(wasted(position)) == sorted([*gone, *([market] if market != "open" else [])])
    assert (display(position, 1), tucked(position, 1)) == ("", "")
    assert (markets(position), skips(position)) == ("open none open", [0, 1, 0])
    assert (display(position, 0), display(position, 2)) == ("HG", "JA")
    assert all_cards(position) == everything


@pytest.mark.rule("grass.common:wiped-out.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_protected_survives_a_wipe_out_and_counts(edition: str) -> None:
    wiped = 1 if edition == "modern" else 0
    position = table(
        edition,
        hands="UW | | MC",
        markets="open open open",
        displays="HG | HG | ",
        protections="LU:PA CB:MX.MX | LU:PA CB:MX.MX | ",
    )
    act(position, 0, f"play UW{ON_1[edition]}")
    assert (protections(position, wiped), display(position, wiped)) == ("LU:PA CB:MX.MX", "")
    after(position, "0 pass -B; 1 pass -B; 2 pass -B")
    act(wait_for(position, 2), 2, "play MC")
    # The other has a free peddle more, and the bonus.
    assert view(position).totals[wiped] == 60_000
    assert view(position).totals[1 - wiped] == 65_000 + 25_000


@pytest.mark.rule("grass.common:wiped-out.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_wipe_out_peddles_wait_for_a_new_market(edition: str) -> None:
    wiped = 1 if edition == "modern" else 0
    position = table(
        edition, hands="UW MO HG | MO HG | ", markets="open open none", protections="LU:PA | LU:PA | "
    )
    act(position, 0, f"play UW{ON_1[edition]}")
    after(position, "0 pass -B; 1 pass -B; 2 pass -B")
    wait_for(position, wiped)
    assert "MO" in may_play(position)
    assert refused_by(position, f"{wiped} play HG") == "grass.common:peddle.1"
    turns(position, f"{wiped} play MO")
    act(wait_for(position, wiped), wiped, "play HG")
    assert display(position, wiped) == "HG"


@pytest.mark.rule("grass.common:paranoia.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_learns_only_the_card_given_and_the_card_got(edition: str) -> None:
    position = table(edition, hands="SO HG | MX | JA", markets="open none none")
    act(position, 0, f"play SO{ON_1[edition]}")
    found = told(position, "0 pass HG; 1 pass MX; 2 pass JA")
    own = [fact.about for fact in found if fact.kind == "passed-own"]
    assert own == [
        {"given": "HG", "to": 1, "got": "JA", "from": 2},
        {"given": "MX", "to": 2, "got": "HG", "from": 0},
        {"given": "JA", "to": 0, "got": "MX", "from": 1},
    ]
    assert hand_sizes(position)[2] == 6
