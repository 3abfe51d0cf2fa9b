"""Players, the deal, and what a new round begins with."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.grass.cards import CLASSIC, CODES, PACK_SIZE, modern_pack
from stammtisch.games.position import CHANCE

from .table import (
    EDITIONS,
    GRASS,
    after,
    all_cards,
    awaited,
    deal,
    display,
    hand,
    hand_sizes,
    markets,
    play_on,
    skips,
    start,
    table,
    view,
    wasted,
    why_not_placed,
)

PACKS = {"modern": modern_pack(), "classic": dict(CLASSIC)}


@pytest.mark.rule("grass.common:players.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int, edition: str) -> None:
    assert players in GRASS.seats
    position = deal(start(players, edition))
    assert view(position).players == players
    assert all_cards(position) == PACKS[edition]


@pytest.mark.rule("grass.common:players.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_plays_alone_or_with_six_others(players: int, edition: str) -> None:
    assert players not in GRASS.seats
    with pytest.raises(Malformed, match="2 to 6"):
        start(players, edition)


@pytest.mark.rule("grass.common:setup.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_first_dealer_is_drawn_by_lot(players: int, edition: str) -> None:
    wanted = awaited(start(players, edition))
    assert (wanted.purpose, wanted.pool, wanted.take) == ("first dealer", players, 1)
    dealers = set()
    for lot in range(players):
        position = start(players, edition)
        position.answer([lot])
        dealers.add(view(position).dealer)
        assert awaited(position).purpose == "deal"
    assert dealers == set(range(players))


@pytest.mark.rule("grass.common:setup.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_six_cards_each_one_by_one_from_the_dealer_s_left(edition: str) -> None:
    cards = [*CODES[:12], "PF", "LU", "GS", "CB", "SH", "EU"]
    position = deal(start(3, edition), cards, dealer=1)
    assert hand(position, 0) == ["MC", "CO", "DF", "+F", "LU", "SH"]
    assert hand(position, 1) == ["HG", "JA", "+B", "+S", "GS", "EU"]
    # Seat 2 got the first card, and has drawn one from the stack, where the market opens lie on top.
    assert hand(position, 2) == ["MO", "MO", "MX", "PA", "+D", "PF", "CB"]


@pytest.mark.rule("grass.common:setup.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_pack_is_shuffled(edition: str) -> None:
    position = start(4, edition)
    position.answer([0])
    wanted = awaited(position)
    assert (wanted.purpose, wanted.pool, wanted.take) == ("deal", PACK_SIZE, PACK_SIZE)
    twin = position.copy()
    position.roll(Dice(1))
    twin.roll(Dice(2))
    assert GRASS.write_line(position) != GRASS.write_line(twin)
    assert all_cards(position) == all_cards(twin) == PACKS[edition]


@pytest.mark.rule("grass.common:setup.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "stack"), [(2, 92), (3, 86), (4, 80), (5, 74), (6, 68)])
def test_what_is_not_dealt_is_the_stack(players: int, stack: int, edition: str) -> None:
    position = deal(start(players, edition))
    # The first player has drawn already.
    assert view(position).stack_size == stack - 1
    assert sum(hand_sizes(position)) == 6 * players + 1


@pytest.mark.rule("grass.common:setup.4")
@pytest.mark.parametrize(
    ("edition", "turn"), [("modern", "{0} waste HG; {0} end"), ("classic", "{0} waste HG")]
)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seat_left_of_the_dealer_begins_and_turns_go_clockwise(
    dealer: int, edition: str, turn: str
) -> None:
    position = deal(start(3, edition), ["HG", "HG", "HG"], dealer)
    order = []
    for seat in range(3):
        order.append(view(position).active)
        assert view(position).actors == (view(position).active,)
        after(position, turn.format(view(position).active))
    left = [(dealer + step) % 3 for step in (1, 2, 3)]
    assert order == left
    assert view(position).active == left[0]


@pytest.mark.rule("grass.common:setup.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_wasted_pile_begins_empty_and_grows_with_the_first_card_wasted(edition: str) -> None:
    position = deal(start(2, edition), ["HG"], dealer=1)
    assert wasted(position) == []
    assert wasted(after(position, "0 waste HG")) == ["HG"]


@pytest.mark.rule("grass.common:setup.6")
@pytest.mark.rule("grass.common:win.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_round_takes_over_nothing_but_money(edition: str) -> None:
    position = table(
        edition,
        hands="MC | MO | ",
        markets="open +B none",
        displays="HG DF | PA | JA",
        protections="LU:PA | |",
        tucked="+F -F | |",
        wasted="SO SH",
        skips=[0, 2, 1],
        totals=[10_000, 20_000, 30_000],
    )
    after(position, "0 play MC")
    assert (view(position).stage, view(position).round) == ("deal", 2)
    money = view(position).totals
    assert money == (10_000 + 155_000 + 25_000, 70_000, 55_000)
    deal(position)
    seen = view(position)
    assert seen.totals == seen.before == money
    assert (markets(position), wasted(position), skips(position)) == ("none none none", [], [0, 0, 0])
    assert [display(position, seat) for seat in range(3)] == ["", "", ""]
    assert (seen.protections, seen.tucked) == (((), (), ()), ((), (), ()))
    assert (seen.swapped, seen.played, seen.closer, seen.deals) == (False, False, None, 0)
    assert sorted(hand_sizes(position)) == [6, 6, 7]
    assert all_cards(position) == PACKS[edition]


@pytest.mark.rule("grass.common:setup.6")
def test_after_a_swap_the_first_player_of_a_new_round_may_swap_again() -> None:
    position = table(hands="MC |", markets="open open", displays="HG | PA")
    after(position, "0 swap HG for PA of 1")
    assert view(position).swapped
    after(position, "0 play MC")
    deal(position)
    assert not view(position).swapped


@pytest.mark.rule("grass.common:setup.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_deal_moves_one_seat_to_the_left(dealer: int, following: int, edition: str) -> None:
    # Seat 0 wins the round and closes it; that makes no difference.
    position = table(edition, hands="MC | |", markets="open none none", displays="PA | |", dealer=dealer)
    after(position, "0 play MC")
    assert (view(position).dealer, awaited(position).purpose) == (following, "deal")
    assert view(deal(position)).active == (following + 1) % 3


@pytest.mark.rule("grass.common:deck.conserve")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"lucky": "on"}, {"draft": "on"}, {"trade_protected": "yes"}])
def test_at_every_moment_each_card_lies_in_one_place(edition: str, options: dict[str, str]) -> None:
    dice = Dice(7)
    position = start(4, edition, **options)
    position.roll(dice)
    position.roll(dice)
    for moment in range(250):
        assert all_cards(position) == PACKS[edition]
        play_on(position, dice)
    assert position.actor >= CHANCE


@pytest.mark.rule("grass.common:deck.conserve")
@pytest.mark.parametrize(
    ("moment", "story"),
    [
        ("a pass under way", "0 play SO on 1; 1 lose HG; 0 pass MC; 1 pass PF"),
        ("a protection laid", "0 play LU over HG CO; 0 end; 1 waste PF"),
        ("a fine paid from under a protection", "0 waste MC; 0 end; 1 play PF with MX under 1"),
        ("a market wiped out", "0 play UW on 1; 0 pass MC; 1 pass PF; 2 pass MO"),
        ("a thief at work", "0 play ST on 2 for PA; 0 end"),
        ("gifts", "0 play SH; 1 give HG; 2 give PA"),
        ("a swap", "0 swap HG for PA of 2; 0 waste MC"),
    ],
)
def test_no_effect_makes_a_card_or_loses_one(moment: str, story: str) -> None:
    position = table(
        hands="MC SO UW LU ST SH EU | PF | MO",
        markets="open +B open",
        displays="HG CO | HG JA | PA MX",
        protections="| CB:MX.MX |",
        tucked="| +F -F |",
    )
    assert all_cards(after(position, story)) == PACKS["modern"], moment


@pytest.mark.rule("grass.common:deck.conserve")
@pytest.mark.parametrize(
    ("place", "field"),
    [
        ({"displays": "DF | DF"}, "position.displays[1]"),
        ({"wasted": "BK BK"}, "position.wasted"),
        ({"stack": "DF", "displays": "| DF"}, "position.stack"),
    ],
)
def test_a_position_with_a_card_twice_is_none(place: dict[str, Any], field: str) -> None:
    assert why_not_placed(hands="| ", **place) == field


def test_the_helpers_count_every_card() -> None:
    position = table(hands="| ", displays="HG | DF", protections="CB:CO | ", markets="open +B", wasted="BK")
    assert all_cards(position) == Counter(PACKS["modern"])
