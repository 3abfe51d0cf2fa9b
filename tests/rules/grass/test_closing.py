"""The banker, closing the market, and rounds played to the end of a game."""

from typing import Any

import pytest

from stammtisch.base.bits import Dice
from stammtisch.games.grass.cards import CODES
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players.grass.judge import GrassJudge

from .table import (
    EDITIONS,
    GRASS,
    act,
    after,
    deal,
    facts,
    hand,
    markets,
    may,
    may_play,
    refused,
    start,
    table,
    told,
    tucked,
    turns,
    view,
    wasted,
    winners,
)

JUDGE = GrassJudge()


@pytest.mark.rule("grass.common:banker.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_the_banker_is_never_played(market: str, edition: str) -> None:
    position = table(edition, hands="BK | ", markets=f"{market} open", displays="| PA")
    assert "BK" not in may_play(position)
    why = GRASS.explain(GRASS.view(position, 0), CODES.index("BK"))
    assert why is not None
    assert why.rule == "grass.common:banker.1"


@pytest.mark.rule("grass.common:banker.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_banker_works_from_the_hand_at_the_end(edition: str) -> None:
    position = table(edition, hands="MC | BK | ", markets="open none none", displays="CO | | CO")
    act(position, 0, "play MC")
    # 5,000 from each is both the modern fee and a fifth of 25,000.
    assert view(position).totals == (45_000, 10_000, 45_000)


@pytest.mark.rule("grass.common:banker.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_banker_is_traded_like_any_card(edition: str) -> None:
    position = table(edition, hands="MC BK | MX | ", markets="open none none", displays="CO | | CO")
    after(position, "0 offer BK for MX to 1; 1 accept")
    assert ("BK" in hand(position, 1), "BK" in hand(position, 0)) == (True, False)
    act(position, 0, "play MC")
    # The Mexican in hand costs seat 0 its 5,000, and with it the bonus.
    assert view(position).totals == (15_000, 10_000, 45_000)


@pytest.mark.rule("grass.common:banker.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", [{"wasted": "BK"}, {"top": "BK"}])
def test_the_banker_does_nothing_on_the_wasted_pile_or_in_the_stack(
    place: dict[str, Any], edition: str
) -> None:
    position = table(edition, hands="MC | ", markets="open none", displays="CO | CO", **place)
    act(position, 0, "play MC")
    assert view(position).totals == (50_000, 50_000)


@pytest.mark.rule("grass.common:mc.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("market", "state"), [("none", "none"), ("+B", "heated"), ("+S", "heated")])
def test_only_an_open_market_is_closed(market: str, state: str, edition: str) -> None:
    position = table(edition, hands="MC | ", markets=f"{market} open", displays="PA | ")
    assert "MC" not in may(position)
    refusal = refused(position, 0, "play MC")
    assert (refusal.rule, refusal.values) == ("grass.common:mc.1", {"state": state})


@pytest.mark.rule("grass.common:mc.1")
@pytest.mark.rule("grass.common:end.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_closing_ends_the_round_at_once_and_it_is_scored(edition: str) -> None:
    position = table(edition, hands="MC | ", markets="open open", displays="PA | HG", round=3)
    told = facts(position, "0 play MC")
    assert told == ["market-closed", "hands-shown", "hands-shown", "scored", "scored"]
    assert (view(position).stage, view(position).round, view(position).closer) == ("deal", 4, 0)
    assert view(position).totals == (75_000, 5_000)
    # The card lies in the own pile.
    assert (tucked(position, 0), wasted(position), markets(position)) == ("MC", [], "open open")


@pytest.mark.rule("grass.common:mc.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("displays", "covers", "rest"),
    [
        ("| DF", "| ", ""),  # nothing displayed at all
        ("HG | DF", "| ", ""),
        ("| DF", "CB:MX | ", ""),
        ("| ", "| ", "UW SO PA"),  # and a result far below zero
        ("HG MX CO JA PA DF | ", "| ", ""),
    ],
)
def test_a_market_is_closed_whatever_its_profit(displays: str, covers: str, rest: str, edition: str) -> None:
    position = table(
        edition, hands=f"MC {rest} | ", markets="open none", displays=displays, protections=covers
    )
    assert "MC" in may_play(position)
    act(position, 0, "play MC")
    assert (view(position).closer, view(position).round) == (0, 2)


@pytest.mark.rule("grass.common:mc.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("displays", "totals"),
    [
        ("CO | PA", (25_000, 75_000)),
        ("PA | CO", (75_000, 25_000)),
        ("CO | JA", (50_000, 50_000)),
        ("| HG", (0, 30_000)),
    ],
)
def test_closing_does_not_earn_the_bonus(displays: str, totals: tuple[int, ...], edition: str) -> None:
    position = table(edition, hands="MC | ", markets="open open", displays=displays)
    act(position, 0, "play MC")
    assert view(position).totals == totals


@pytest.mark.rule("grass.common:end.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_stack_ends_the_round_and_nothing_else_but_a_close(edition: str) -> None:
    dice = Dice(11)
    for game in range(3):
        position = deal(start(3, edition))
        for moment in range(5_000):
            if view(position).round == 2 or position.actor < 0:
                break
            stack = view(position).stack_size
            position.make(position.actor, dice.member(position.legal(position.actor)))
        assert (stack == 0) == (view(position).closer is None)
    used_up = turns(table(edition, hands="HG | ", stack=""), "0 waste HG")
    assert (view(used_up).round, view(used_up).closer) == (2, None)


@pytest.mark.rule("grass.common:end.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_a_wasted_close_nor_a_rich_display_ends_a_round(edition: str) -> None:
    position = table(
        edition,
        hands="MC DF | ",
        markets="open none",
        displays="PA PA PA PA PA CO CO | ",
        totals=[240_000, 0],
    )
    turns(position, "0 waste MC; 1 waste -B; 0 play DF")
    assert (view(position).round, view(position).stage) == (1, "turn")


@pytest.mark.rule("grass.common:win.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_inside_a_round_ends_the_game(edition: str) -> None:
    position = table(
        edition,
        hands="DF MC | MC",
        markets="open open",
        displays="PA PA PA PA PA CO CO | HG",
        totals=[245_000, 0],
    )
    turns(position, "0 play DF")
    # 645,000 lie there in all, and the totals are what they were.
    assert (view(position).totals, position.actor, winners(position)) == ((245_000, 0), 1, [])
    after(position, "1 play MC")
    assert (view(position).stage, position.actor, winners(position)) == ("over", OVER, [0])


@pytest.mark.rule("grass.common:win.1")
@pytest.mark.rule("grass.common:win.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("before", "displays", "target", "won"),
    [
        ([0, 0], "PA PA PA CO CO | ", 250_000, []),  # 200,000 and the bonus
        ([20_000, 0], "PA PA PA CO CO | ", 250_000, []),
        ([25_000, 0], "PA PA PA CO CO | ", 250_000, [0]),
        ([25_000, 200_000], "PA PA PA | DF", 250_000, [1]),  # the highest total, not who closed
        ([25_000, 0], "PA PA PA CO CO | ", 500_000, []),
        ([275_000, 0], "PA PA PA CO CO | ", 500_000, [0]),
        ([775_000, 0], "PA PA PA CO CO | ", 1_000_000, [0]),
    ],
)
def test_the_game_is_over_when_a_total_reaches_the_target(
    before: list[int], displays: str, target: int, won: list[int], edition: str
) -> None:
    options = {} if target == 250_000 else {"target": target}
    position = table(edition, options, hands="MC | ", markets="open none", displays=displays, totals=before)
    act(position, 0, "play MC")
    assert winners(position) == won
    assert (view(position).stage, position.actor) == (("over", OVER) if won else ("deal", CHANCE))


@pytest.mark.rule("grass.common:win.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_highest_totals_win_together(edition: str) -> None:
    position = table(
        edition,
        hands="MC | | ",
        markets="open none none",
        displays="PA | PA | ",
        totals=[200_000, 200_000, 240_000],
    )
    act(position, 0, "play MC")
    assert (view(position).totals, winners(position)) == ((275_000, 275_000, 240_000), [0, 1])


@pytest.mark.rule("grass.common:win.5")
@pytest.mark.rule("grass.common:win.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_are_dealt_until_the_target_is_reached(edition: str) -> None:
    dice = Dice(1)
    position = start(3, edition)
    position.roll(dice)
    dealers, totals = [], (0, 0, 0)
    for played in range(50):
        assert (view(position).stage, view(position).round) == ("deal", played + 1)
        dealers.append(view(position).dealer)
        position.roll(dice)
        assert (view(position).before, view(position).totals) == (totals, totals)
        for moment in range(5_000):
            if position.actor < 0:
                break
            position.make(position.actor, JUDGE.sensible(position, dice))
        sheet = GRASS.sheet(position)
        made = [sum(line.amount for line in sheet if line.seat == seat) for seat in range(3)]
        totals = (totals[0] + made[0], totals[1] + made[1], totals[2] + made[2])
        assert view(position).totals == totals
        assert (max(totals) >= 250_000) == (position.actor == OVER)
        if position.actor == OVER:
            break
    assert len(dealers) > 1
    assert dealers == [(dealers[0] + turn) % 3 for turn in range(len(dealers))]
    assert winners(position) == [seat for seat in range(3) if totals[seat] == max(totals)]


@pytest.mark.rule("grass.modern:score.1")
@pytest.mark.rule("grass.modern:score.2")
@pytest.mark.rule("grass.modern:score.3")
@pytest.mark.rule("grass.modern:score.4")
@pytest.mark.rule("grass.modern:score.5")
@pytest.mark.rule("grass.modern:score.6")
@pytest.mark.rule("grass.modern:score.7")
@pytest.mark.rule("grass.modern:score.8")
@pytest.mark.rule("grass.modern:score.9")
def test_the_modern_example_at_the_table() -> None:
    """John closes; Janis holds the banker and home grown, Bob and Amy paranoia and a peddle each."""
    position = table(
        hands="MC | BK HG HG HG | UW CO MX | DC MX",
        markets="open +B none open",
        displays="HG | | HG | PA DF JA",
        protections="LU:PA GS:JA | LU:CO.MX | | ",
    )
    act(position, 0, "play MC")
    lines = {
        line.rule: [other.amount for other in GRASS.sheet(position) if other.rule == line.rule]
        for line in GRASS.sheet(position)
    }
    assert lines == {
        "grass.modern:score.1": [75_000, 30_000, 0, 0],
        "grass.modern:score.2": [5_000, 0, 5_000, 175_000],
        "grass.modern:score.3": [-5_000, 15_000, -5_000, -5_000],
        "grass.modern:score.6": [0, 0, -100_000, -50_000],
        "grass.modern:score.7": [0, -5_000, -25_000, -5_000],
        "grass.modern:score.8": [0, 0, 0, 25_000],
        "grass.modern:score.9": [0, 0, 125_000, 0],
    }
    assert view(position).totals == (75_000, 40_000, 0, 140_000)


@pytest.mark.rule("grass.modern:score.6")
@pytest.mark.rule("grass.classic:score.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_single_paranoia_card_in_hand_is_fined_at_the_table(edition: str) -> None:
    position = table(
        edition, hands="MC SO SO DC | ", markets="open none", displays="| HG", totals=[200_000, 0]
    )
    act(position, 0, "play MC")
    assert view(position).totals == (100_000, 30_000)


@pytest.mark.rule("grass.common:bonus.1")
@pytest.mark.rule("grass.common:bonus.2")
@pytest.mark.rule("grass.common:bonus.3")
@pytest.mark.parametrize(
    ("edition", "hands", "displays", "before", "totals"),
    [
        # Equal best results of the round get it both, though a third is far ahead in the game.
        ("modern", "MC | | ", "CO | JA | HG", [0, 0, 200_000], (50_000, 50_000, 205_000)),
        ("classic", "MC | | ", "CO | JA | HG", [0, 0, 200_000], (50_000, 50_000, 205_000)),
        # The best of nothing but losses gets it before the floor.
        ("modern", "MC DC | SO | UW", "| | ", [0, 0, 0], (0, 0, 0)),
        ("modern", "MC DC | SO | UW", "| | ", [60_000, 10_000, 10_000], (10_000, 10_000, 0)),
        ("classic", "MC DC | SO | UW", "| | ", [0, 0, 0], (-50_000, 0, -100_000)),
    ],
)
def test_the_bonus_at_the_table(
    edition: str, hands: str, displays: str, before: list[int], totals: tuple[int, ...]
) -> None:
    position = table(edition, hands=hands, markets="open none none", displays=displays, totals=before)
    act(position, 0, "play MC")
    assert view(position).totals == totals


@pytest.mark.rule("grass.common:vis.3")
def test_a_score_is_told_with_all_that_it_is_made_of() -> None:
    hands = "MC BK HG | SO PA"
    position = table(hands=hands, markets="open open", displays="CO | MX", protections="GS:HG | ", round=2)
    scored = [fact.about for fact in told(position, "0 play MC") if fact.kind == "scored"]
    amounts = ("round", "protected", "free", "banker", "fines", "highest", "result", "bonus", "lifted")
    assert [tuple(about[name] for name in amounts) for about in scored] == [
        (2, 5_000, 25_000, 5_000, 0, 5_000, 30_000, 25_000, 0),
        (2, 0, 5_000, -5_000, 25_000, 50_000, -75_000, 0, 75_000),
    ]
    assert [(about["before"], about["total"]) for about in scored] == [(0, 55_000), (0, 0)]
    assert scored[1]["steps"] == [
        ["protected", "grass.modern:score.1", 0],
        ["at-risk", "grass.modern:score.2", 5_000],
        ["banker", "grass.modern:score.3", -5_000],
        ["fines", "grass.modern:score.6", -25_000],
        ["highest", "grass.modern:score.7", -50_000],
        ["bonus", "grass.modern:score.8", 0],
        ["floor", "grass.modern:score.9", 75_000],
    ]
