"""Where cards lie, what state a market is in, and who sees what."""

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.grass.position import GrassPosition

from .table import (
    EDITIONS,
    SPECTATOR,
    act,
    after,
    deal,
    display,
    facts,
    hand,
    hand_sizes,
    markets,
    may,
    may_play,
    play_on,
    protections,
    refused_by,
    start,
    table,
    told,
    tucked,
    turns,
    view,
    wasted,
)


@pytest.mark.rule("grass.common:zone.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_has_a_hand_a_hassle_pile_and_a_display_the_table_a_stack_and_a_wasted_pile(
    edition: str,
) -> None:
    position = table(
        edition,
        hands="PA | |",
        markets="open +B none",
        tucked="+F -F | |",
        displays="HG | JA | CO",
        protections="| GS:MX | ",
        wasted="BK SO",
    )
    seen = view(position)
    assert seen.hand_sizes == (7, 6, 6)
    assert (seen.markets, seen.tucked) == (("open", "+B", "none"), (("+F", "-F"), (), ()))
    assert seen.displays == (("HG",), ("JA",), ("CO",))
    assert [[cover.peddles for cover in covers] for covers in seen.protections] == [[], [("MX",)], []]
    # Two markets, a heat, a tucked pair, three free peddles, one protected and its card, two wasted.
    assert (seen.wasted, seen.stack_size) == (("BK", "SO"), 104 - 19 - 3 - 2 - 3 - 2 - 2)
    after(position, "0 play PA")
    assert [display(position, seat) for seat in range(3)] == ["HG PA", "JA", "CO"]


@pytest.mark.rule("grass.common:zone.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "story", "state"),
    [
        ("none open none", "0 play MO", "open open none"),
        ("none open none", "0 play +B on 1", "none +B none"),
        ("none open none", "0 play +S on 1", "none +S none"),
        ("+D open none", "0 play -D", "open open none"),
        ("+D open none", "0 play PF with HG", "open open none"),
        ("open open none", "0 play CO", "open open none"),
        ("open open none", "0 play LU over HG", "open open none"),
        ("open open none", "0 play ST on 1 for PA", "open open none"),
        ("open open none", "0 waste MO", "open open none"),
    ],
)
def test_a_market_is_none_open_or_heated_and_only_some_cards_change_that(
    before: str, story: str, state: str, edition: str
) -> None:
    card = story.split()[2]
    position = table(edition, hands=f"{card} | |", markets=before, displays="HG | PA |")
    assert markets(after(position, story)) == state


@pytest.mark.rule("grass.common:zone.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("heat", ["+B", "+D", "+F", "+S"])
def test_a_heated_market_is_named_by_its_heat(heat: str, edition: str) -> None:
    position = table(edition, hands=f"{heat} | ", markets="none open")
    assert markets(after(position, f"0 play {heat}")) == f"none {heat}"


@pytest.mark.rule("grass.common:zone.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tucked_cards_do_nothing_and_stay(edition: str) -> None:
    # A tucked heat is no heat any more, and a tucked heat off answers none.
    position = table(edition, hands="PA -F | +F |", markets="open open none", tucked="+F +F -F -F | |")
    assert may_play(position) == {"PA"}
    turns(position, "0 play PA; 1 play +F on 0")
    assert (markets(position), tucked(position, 0)) == ("+F open none", "+F +F -F -F")


@pytest.mark.rule("grass.common:zone.3")
def test_modern_tucks_heat_pairs_and_fines_until_a_wipe_out_clears_the_pile() -> None:
    position = table(hands="-B | UW |", markets="+B open none", displays="HG | |", tucked="+D PF | |")
    after(position, "0 play -B; 0 end")
    assert tucked(position, 0) == "+B +D -B PF"
    after(position, "1 play UW on 0")
    assert tucked(position, 0) == ""
    assert sorted(wasted(position)) == sorted(["UW", "HG", "+B", "+D", "-B", "PF", "MO"])


@pytest.mark.rule("grass.common:zone.3")
def test_classic_tucks_heat_pairs_and_the_cards_of_thieves_until_a_wipe_out() -> None:
    position = table("classic", hands="UW | |", markets="+F open none", tucked="+D -D ST | |")
    after(position, "0 play UW")
    assert tucked(position, 0) == ""
    assert sorted(wasted(position)) == sorted(["UW", "+F", "MO", "+D", "-D", "ST"])


@pytest.mark.rule("grass.common:zone.4")
@pytest.mark.parametrize("market", ["none", "open", "+B", "+S"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_displayed_counts_in_every_state_of_the_market(edition: str, market: str) -> None:
    position = table(
        edition, hands="MC | ", markets=f"open {market}", displays="HG | DF", protections="| LU:PA"
    )
    after(position, "0 play MC")
    assert view(position).totals == (5_000, 175_000)


@pytest.mark.rule("grass.common:zone.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_display_can_outlive_its_market(edition: str) -> None:
    wiped = 0 if edition == "classic" else 1
    position = table(
        edition, hands="UW | ", markets="open open", displays="HG | PA", protections="CB:CO | CB:CO"
    )
    after(position, "0 play UW" if edition == "classic" else "0 play UW on 1")
    assert markets(position).split()[wiped] == "none"
    assert protections(position, wiped) == "CB:CO"


@pytest.mark.rule("grass.common:zone.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_wasted_pile_lies_face_up_and_only_grows(edition: str) -> None:
    position = table(edition, hands="HG | ", wasted="DF PA", stack="JA CO")
    turns(position, "0 waste HG")
    assert [view(position, seat).wasted[-3:] for seat in (0, 1, SPECTATOR)] == [("DF", "PA", "HG")] * 3
    assert len(wasted(position)) == 104 - 6 - 7 - 1
    # With the stack used up nothing is shuffled anew: the round is over.
    after(
        position, "1 waste JA; 0 waste CO" if edition == "classic" else "1 waste JA; 1 end; 0 waste CO; 0 end"
    )
    assert (view(position).stage, view(position).stack_size) == ("deal", 0)


@pytest.mark.rule("grass.common:zone.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_taken_or_traded_from_the_wasted_pile(edition: str) -> None:
    position = table(edition, hands="HG | ", markets="open open", displays="MX | ", wasted="DF")
    refusal = "grass.modern:swap.1" if edition == "modern" else "grass.classic:deal.7"
    assert refused_by(position, "0 swap MX for DF of 1") == refusal
    assert refused_by(position, "0 play DF") == "grass.common:hand.1"
    after(position, "0 offer HG for DF to 1")
    assert "accept" not in may(position, 1)


def seen_cards(position: GrassPosition, seat: int) -> list[tuple[str, ...] | None]:
    return list(view(position, seat).hands)


@pytest.mark.rule("grass.common:vis.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_is_seen_by_its_holder_alone(edition: str) -> None:
    position = deal(start(3, edition))
    for seat in range(3):
        expected = [tuple(hand(position, other)) if other == seat else None for other in range(3)]
        assert seen_cards(position, seat) == expected
    assert seen_cards(position, SPECTATOR) == [None, None, None]
    assert hand_sizes(position) == [6, 7, 6]


@pytest.mark.rule("grass.common:vis.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_the_stack(edition: str) -> None:
    one = table(edition, hands="HG | ", top="DF PA")
    other = table(edition, hands="HG | ", top="PA DF")
    for seat in (0, 1, SPECTATOR):
        assert view(one, seat) == view(other, seat)
    assert not hasattr(view(one, 0), "stack")
    assert view(one).stack_size == 104 - 13


@pytest.mark.rule("grass.common:vis.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_drawn_card_is_told_to_its_drawer_only(edition: str) -> None:
    position = table(edition, hands="HG | |", top="DF")
    story = "0 waste HG" if edition == "classic" else "0 waste HG; 0 end"
    drawn = [fact for fact in told(position, story) if "DF" in fact.about.values()]
    assert [[fact.seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] for fact in drawn] == [
        [False, True, False, False]
    ]
    assert "DF" in hand(position, 1)


@pytest.mark.rule("grass.common:vis.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_passed_card_is_known_to_giver_and_receiver_only(edition: str) -> None:
    position = table(edition, hands="SO DF | PA | EU |", markets="open none none none")
    after(position, "0 play SO" if edition == "classic" else "0 play SO on 1")
    found = told(position, "0 pass DF; 1 pass PA; 2 pass EU; 3 pass -S")
    for card, giver in (("DF", 0), ("PA", 1), ("EU", 2)):
        knowing = {
            seat
            for seat in (SPECTATOR, 0, 1, 2, 3)
            for fact in found
            if fact.seen_by(seat) and card in (fact.about.get("given"), fact.about.get("got"))
        }
        assert knowing == {giver, giver + 1}
        seats = [seat for seat in (SPECTATOR, 0, 1, 2, 3) if card in view(position, seat).known[giver + 1]]
        assert seats == [giver]


@pytest.mark.rule("grass.common:vis.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_holds_nothing_that_its_seat_cannot_see(edition: str) -> None:
    """Whatever a seat can't see may be exchanged behind its back without its view changing."""
    dice = Dice(3)
    position = start(3, edition)
    for moment in range(60):
        play_on(position, dice, 5)
        for seat in (0, 1, 2, SPECTATOR):
            twin = position.copy()
            twin.redeal(seat, dice)
            assert view(twin, seat) == view(position, seat)


@pytest.mark.rule("grass.common:vis.2")
@pytest.mark.rule("grass.common:paranoia.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pass_is_chosen_in_secret_and_moves_at_one_instant(edition: str) -> None:
    position = table(edition, hands="SO DF | PA | EU", markets="open none none")
    after(position, "0 play SO" if edition == "classic" else "0 play SO on 1")
    hands = [hand(position, seat) for seat in range(3)]
    assert view(position).actors == (0, 1, 2)
    # In any order; nobody is told what was chosen, and nobody has got anything yet.
    found = told(position, "2 pass EU; 0 pass DF")
    assert [(fact.kind, fact.about) for fact in found] == [
        ("pass-locked", {"seat": 2}),
        ("pass-locked", {"seat": 0}),
    ]
    assert [hand(position, seat) for seat in range(3)] == hands
    for seat in (1, SPECTATOR):
        assert view(position, seat).locked == (True, False, True)
        assert view(position, seat).own_lock is None
    assert (view(position, 0).own_lock, view(position, 2).own_lock) == ("DF", "EU")
    # What is locked stays locked, and a card to come can't be passed on.
    assert refused_by(position, "0 pass -B") == "grass.common:paranoia.5"
    assert refused_by(position, "1 pass DF") == "grass.common:hand.1"
    assert refused_by(position, "1 end") == "grass.common:vis.2"
    act(position, 1, "pass PA")
    assert [card in hand(position, seat) for seat, card in ((1, "DF"), (2, "PA"), (0, "EU"))] == [True] * 3


@pytest.mark.rule("grass.common:vis.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_others_have_locked_does_not_show(edition: str) -> None:
    seen = []
    for choice in ("DF", "-B"):
        position = table(edition, hands="SO DF -B | PA | EU", markets="open none none")
        after(position, "0 play SO" if edition == "classic" else "0 play SO on 1")
        act(position, 0, f"pass {choice}")
        seen.append([view(position, seat) for seat in (1, 2, SPECTATOR)])
    assert seen[0] == seen[1]


@pytest.mark.rule("grass.common:vis.3")
@pytest.mark.parametrize(
    ("stack", "story"),
    [
        ("HG", {"modern": "0 play MC", "classic": "0 play MC"}),
        ("", {"modern": "0 waste MC; 0 end", "classic": "0 waste MC"}),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_hands_are_laid_open_when_the_round_is_scored(
    edition: str, stack: str, story: dict[str, str]
) -> None:
    position = table(edition, hands="MC DF | PA UW | EU BK", markets="open none none", stack=stack)
    assert view(position, 1).hands[0] is None
    shown = [fact for fact in told(position, story[edition]) if fact.kind == "hands-shown"]
    hands = [tuple(hand(position, seat)) for seat in range(3)]
    assert [fact.about for fact in shown] == [
        {"seat": seat, "cards": list(cards)} for seat, cards in enumerate(hands)
    ]
    for seat in (0, 1, 2, SPECTATOR):
        assert all(fact.seen_by(seat) for fact in shown)
        assert seen_cards(position, seat) == hands
    # And closed again with the next deal.
    assert seen_cards(deal(position), SPECTATOR) == [None, None, None]


def test_the_facts_of_a_pass() -> None:
    position = table(hands="SO | | ", markets="open none none")
    after(position, "0 play SO on 1")
    told_to_2 = facts(position, "0 pass -B; 1 pass -B; 2 pass -B", 2)
    assert told_to_2 == ["pass-locked", "pass-locked", "pass-locked", "passed-all", "passed-own"]
