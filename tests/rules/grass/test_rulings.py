"""Where the printed books leave it open: how we read them about the pack, the round and the turn."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.games.grass.cards import CODES, KINDS
from stammtisch.games.position import CHANCE, OVER
from stammtisch.words import Words

from .table import (
    EDITIONS,
    act,
    after,
    closed,
    deal,
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
    start,
    table,
    tucked,
    view,
    wasted,
    why_no_start,
    winners,
)


def pack(edition: str) -> Counter[str]:
    return Counter(CODES[kind] for kind in start(2, edition).rules.pack)


@pytest.mark.rule("grass.ruling:A-01")
def test_the_modern_pack_has_seven_home_grown() -> None:
    modern = pack("modern")
    assert [modern[peddle] for peddle in ("HG", "MX", "CO", "JA", "PA", "DF")] == [7, 6, 5, 5, 5, 1]
    assert (modern["SH"], modern.total()) == (4, 104)


@pytest.mark.rule("grass.ruling:A-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("protection", "covers", "too_much"),
    [
        ("LU", ["PA", "CO JA"], ["CO JA HG", "PA HG"]),
        ("GS", ["CO"], ["PA", "CO HG"]),
        ("CB", ["JA"], ["PA", "JA HG"]),
    ],
)
def test_lust_covers_50_000_and_the_others_25_000(
    edition: str, protection: str, covers: list[str], too_much: list[str]
) -> None:
    assert pack(edition)[protection] == 2
    given: dict[str, Any] = {"hands": f"{protection} |", "displays": "HG CO JA PA |", "markets": "open none"}
    for peddles in covers:
        position = act(table(edition, **given), 0, f"play {protection} over {peddles}")
        assert protections(position, 0) == f"{protection}:{peddles.replace(' ', '.')}"
    for peddles in too_much:
        rule = refused_by(table(edition, **given), f"0 play {protection} over {peddles}")
        assert rule == "grass.common:protected.1"


@pytest.mark.rule("grass.ruling:A-03")
def test_the_classic_pack_has_four_sold_out_and_so_104_cards() -> None:
    assert (pack("classic")["SO"], pack("classic").total()) == (4, 104)


@pytest.mark.rule("grass.ruling:A-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_to_six_play_modern_like_classic(edition: str) -> None:
    for players in range(2, 7):
        assert hand_sizes(deal(start(players, edition))) == [6, 7, *[6] * (players - 2)]
    for players in (0, 1, 7):
        assert why_no_start(players, edition) == "players"


@pytest.mark.rule("grass.ruling:A-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_skips_do_not_last_into_the_next_round(edition: str) -> None:
    position = closed(edition, hands="| |", skips=[0, 2, 1], dealer=0)
    assert skips(deal(position)) == [0, 0, 0]
    assert position.actor == 2


@pytest.mark.rule("grass.ruling:A-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_deal_moves_to_the_left(edition: str, dealer: int, following: int) -> None:
    assert view(closed(edition, hands="| |", dealer=dealer, displays="| CO |")).dealer == following


@pytest.mark.rule("grass.ruling:A-09")
def test_a_modern_card_may_simply_be_wasted() -> None:
    """Even if it could be played; the turn then has had its card."""
    held = "MC HG +B ST LU BK"
    given: dict[str, Any] = {"markets": "open open", "displays": "CO | JA"}
    position = table(hands=f"{held} |", **given)
    assert {"MC", "HG", "+B", "ST", "LU"} <= may_play(position)
    assert may_waste(position) == set(hand(position, 0))
    for card in held.split():
        position = act(table(hands=f"{held} |", **given), 0, f"waste {card}")
        assert (wasted(position), markets(position)) == ([card], "open open")
        assert [display(position, seat) for seat in (0, 1)] == ["CO", "JA"]
        assert may(position) == {"offer", "swap", "end"}


@pytest.mark.rule("grass.ruling:A-10")
@pytest.mark.parametrize(("edition", "story"), [("modern", "0 waste CO; 0 end"), ("classic", "0 waste CO")])
def test_nobody_deals_before_the_draw(edition: str, story: str) -> None:
    """The next card comes by itself at the beginning of a turn, so there is no moment before it."""
    position = table(edition, hands="CO HG | MX", markets="none none")
    assert refused_by(position, "1 offer MX for HG to 0") == "grass.common:turn.0"
    assert facts(position, story, 1)[-2:] == ["card-drawn", "card-drawn-own"]
    assert (hand_sizes(position), position.actor) == ([6, 7], 1)
    assert "HG" in hand(after(position, "1 offer MX for HG to 0; 0 accept"), 1)


@pytest.mark.rule("grass.ruling:A-11")
@pytest.mark.parametrize(
    ("edition", "story", "rule"),
    [
        ("modern", "0 play SH", "grass.modern:turn.6"),
        ("modern", "0 play DC on 1", "grass.modern:turn.6"),
        ("modern", "0 play UW on 1", "grass.common:vis.2"),
        ("classic", "0 play EU", "grass.common:turn.0"),
        ("classic", "0 play UW", "grass.common:vis.2"),
    ],
)
def test_nobody_deals_while_a_card_takes_effect(edition: str, story: str, rule: str) -> None:
    given: dict[str, Any] = {"markets": "open open", "displays": "| CO JA"}
    position = after(table(edition, hands="SH EU DC UW HG | MX", **given), story)
    for seat in (0, 1):
        assert not may(position, seat) & {"offer", "swap", "end"}
    assert refused_by(position, "0 offer HG for MX to 1") == rule


@pytest.mark.rule("grass.ruling:A-11")
def test_in_modern_the_player_deals_again_when_the_effect_is_over() -> None:
    position = table(hands="SH HG | MX", markets="open open", displays="| CO JA")
    after(position, "0 play SH; 1 give CO; 0 offer HG for MX to 1; 1 accept; 0 swap CO for JA of 1")
    assert (display(position, 0), display(position, 1), "MX" in hand(position, 0)) == ("JA", "CO", True)


@pytest.mark.rule("grass.ruling:A-12")
def test_in_classic_nobody_deals_after_the_card_of_the_turn() -> None:
    classic = act(table("classic", hands="HG CO | MX"), 0, "waste CO")
    assert refused_by(classic, "0 offer HG for MX to 1") == "grass.common:turn.0"
    modern = act(table("modern", hands="HG CO | MX"), 0, "waste CO")
    assert "MX" in hand(after(modern, "0 offer HG for MX to 1; 1 accept"), 0)


@pytest.mark.rule("grass.ruling:A-13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_paranoia_and_nirvana_are_never_thrown_away(edition: str, market: str) -> None:
    position = table(edition, hands="SO DC UW SH EU BK HG |", markets=f"{market} open")
    assert may_waste(position) == {"BK", "HG"}
    printed = {"modern": ("waste.2", "waste.5"), "classic": ("waste.6", "waste.6")}[edition]
    for card in ("SO", "DC", "UW", "SH", "EU"):
        rule = f"grass.{edition}:{printed[card in ('SH', 'EU')]}"
        assert refused_by(position, f"0 waste {card}") == rule


@pytest.mark.rule("grass.ruling:A-14")
@pytest.mark.parametrize("card", ["SO", "DC", "UW"])
def test_without_a_market_modern_paranoia_is_neither_played_nor_wasted(card: str) -> None:
    position = table(hands=f"{card} HG |")
    assert refused_by(position, f"0 play {card} on 1") == "grass.modern:waste.3"
    assert refused_by(position, f"0 waste {card}") == "grass.modern:waste.2"
    heated = table(hands=f"{card} HG |", markets="+B none")  # opened, though heated
    assert wasted(act(heated, 0, f"play {card} on 1")) == [card]


@pytest.mark.rule("grass.ruling:A-15")
@pytest.mark.parametrize(
    ("edition", "agreed", "hands", "forced"),
    [
        ("modern", {}, "SO SO SO SO DC DC DC | |", {"SO", "DC"}),
        ("modern", {"nirvana_without_market": "forbid"}, "SH SH SH SH EU DC UW | |", {"DC", "UW"}),
        ("classic", {"paranoia_before_market": "forbidden"}, "SH SH SH SH EU SO DC | |", {"SO", "DC"}),
    ],
)
def test_who_can_do_nothing_else_must_play_paranoia(
    edition: str, agreed: dict[str, Any], hands: str, forced: set[str]
) -> None:
    position = table(edition, agreed, hands=hands, displays="PA | CO |")
    assert may(position) - {"swap"} == forced | {"offer"}
    victim = 1 if edition == "modern" else 0
    act(position, 0, "play DC on 1" if victim else "play DC")
    assert (display(position, victim), skips(position)[victim]) == ("", 1 if victim else 2)
    assert view(position).stage == "pass"


@pytest.mark.rule("grass.ruling:A-15")
def test_who_could_still_waste_a_card_need_not_and_must_not_play_paranoia() -> None:
    assert may(table(hands="SO SO SO SO DC DC HG |")) == {"waste", "offer"}


@pytest.mark.rule("grass.ruling:A-16")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_skips_add_up(before: int) -> None:
    position = table(hands="UW | |", markets="open open open", skips=[0, before, 0])
    assert skips(act(position, 0, "play UW on 1")) == [0, before + 1, 0]


@pytest.mark.rule("grass.ruling:A-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_who_is_skipped_or_heated_may_accept_an_offer(edition: str, market: str) -> None:
    position = table(edition, hands="HG | MX |", markets=f"none {market} none", skips=[0, 2, 0])
    after(position, "0 offer HG for MX to 1; 1 accept")
    assert ("MX" in hand(position, 0), "HG" in hand(position, 1)) == (True, True)
    assert skips(position) == [0, 2, 0]


@pytest.mark.rule("grass.ruling:A-18")
@pytest.mark.parametrize("card", ["SH", "EU"])
def test_an_extra_turn_uses_up_nobody_s_skips(card: str) -> None:
    position = table("classic", hands=f"{card} HG | |", markets="open none none", skips=[0, 2, 1])
    act(position, 0, f"play {card}")
    assert (position.actor, skips(position)) == (0, [0, 2, 1])
    act(position, 0, "waste HG")
    assert (position.actor, skips(position)) == (0, [0, 1, 0])


@pytest.mark.rule("grass.ruling:A-19")
def test_an_empty_stack_ends_the_round_when_the_next_card_would_be_drawn() -> None:
    position = act(table("classic", hands="HG | CO", stack="PA"), 0, "waste HG")
    assert (view(position).stack_size, position.actor, view(position).stage) == (0, 1, "turn")
    after(position, "1 offer PA for -B to 0; 0 accept; 1 waste CO")  # the whole of the last turn
    assert (position.actor, view(position).stage) == (CHANCE, "deal")


@pytest.mark.rule("grass.ruling:A-19")
@pytest.mark.parametrize(("stack", "stage", "actor"), [("", "deal", CHANCE), ("PA", "turn", 0)])
def test_an_extra_turn_needs_a_card_to_draw(stack: str, stage: str, actor: int) -> None:
    position = table("classic", hands="EU | CO", markets="+B open", displays="| JA", stack=stack)
    act(position, 0, "play EU")
    assert (view(position).stage, position.actor) == (stage, actor)
    assert (display(position, 0), markets(position)) == ("JA", "open open")


@pytest.mark.rule("grass.ruling:A-25")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["open", "+B"])
def test_a_second_market_open_is_not_laid(edition: str, market: str) -> None:
    assert (
        refused_by(table(edition, hands="MO |", markets=f"{market} none"), "0 play MO") == "grass.common:mo.1"
    )


@pytest.mark.rule("grass.ruling:A-44")
@pytest.mark.parametrize("course", [1, 2, 3, 4])
def test_a_round_of_the_course_is_scored_but_wins_nothing(course: int) -> None:
    position = table(
        "classic", {"course": course}, hands="MC |", markets="open none", displays="PA PA PA PA DF |"
    )
    assert facts(position, "0 play MC")[-1] == "scored"
    assert (scores(position)[0], position.actor, winners(position)) == (325, OVER, [])


@pytest.mark.rule("grass.ruling:A-45")
def test_the_first_round_of_the_course_has_all_that_slipped_out_of_it() -> None:
    """One card a turn, heat on and off, a fine, and what a second market open does not do."""
    given: dict[str, Any] = {"markets": "open open", "displays": "HG CO |"}
    position = table("classic", {"course": 1}, hands="+B MO HG | +F -B", **given, top="CO JA PA")
    assert refused_by(position, "0 play MO") == "grass.common:mo.1"
    act(position, 0, "play +B on 1")
    assert (markets(position), position.actor) == ("open +B", 1)
    act(position, 1, "play -B")
    assert (markets(position), position.actor, tucked(position, 1)) == ("open open", 0, "+B -B")
    fined = table("classic", {"course": 1}, hands="PF |", markets="+B none", displays="HG CO |")
    assert display(act(fined, 0, "play PF with HG"), 0) == "CO"


PACKS = [["MO"] * 6, ["HG"] * 6, ["MX"] * 6, ["CO"] * 5 + ["JA"], ["PA"] * 5 + ["DF"]]
"""Five packs for a draft that have no kind in common."""


@pytest.mark.rule("grass.ruling:A-46")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_fewer_than_six_the_packs_of_a_draft_come_round_again(players: int) -> None:
    order = [PACKS[(1 + place) % players][card] for card in range(6) for place in range(players)]
    position = deal(start(players, draft="on"), [*order, "BK"])
    for step in range(5):
        for seat in range(players):
            act(position, seat, f"pick {view(position, seat).pack[0]}")
    for seat in range(players):
        of_packs = [
            next(n for n in range(5) if card in PACKS[n]) for card in hand(position, seat) if card != "BK"
        ]
        assert sorted(of_packs) == sorted((seat - step) % players for step in range(6))


@pytest.mark.rule("grass.ruling:A-51")
@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [("en", "left or right", "Right."), ("de", "links oder rechts", "Rechts.")],
)
def test_the_rulebook_puts_the_display_right_of_the_hassle_pile(
    language: str, question: str, answer: str
) -> None:
    """A matter of looks: the game itself knows no sides."""
    rule = Words(language).rule("grass.ruling:A-51")
    assert rule is not None
    asked, answered = rule.text.split("? ", 1)
    assert question in asked
    assert answered.startswith(answer)


@pytest.mark.rule("grass.ruling:A-55")
def test_there_are_27_kinds_whatever_the_families() -> None:
    assert KINDS == len(set(CODES)) == 27
    for edition in EDITIONS:
        assert len(pack(edition)) == 27
