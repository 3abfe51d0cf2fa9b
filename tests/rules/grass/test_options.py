"""What a table of Grass may agree on: editions, packs, deals and variations, and what is refused."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.grass.cards import CLASSIC, CODES
from stammtisch.games.grass.options import USUAL, Options
from stammtisch.games.position import CHANCE
from stammtisch.words import Words

from .table import EDITIONS, GRASS, act, after, awaited, closed, deal, hand, start, table, view, why_no_start


def names(edition: str) -> list[str]:
    return [option.name for option in GRASS.options(edition)]


def test_every_option_is_there_in_one_edition_at_least() -> None:
    assert sorted({*names("modern"), *names("classic"), "edition"}) == sorted(Options.__struct_fields__)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_has_a_rule_and_shows_its_default_first(edition: str) -> None:
    worded = {rule.id for rule in Words("en").rules("grass")}
    for option in GRASS.options(edition):
        assert option.rule in worded
        assert option.values[0] == getattr(USUAL[edition], option.name)
        assert len(set(option.values)) == len(option.values) > 1
        for value in option.values:
            agreed = {} if value == option.values[0] else {option.name: value}
            assert GRASS.agreed(start(4, edition, **{option.name: value})) == agreed


@pytest.mark.rule("grass.option:edition")
@pytest.mark.parametrize(("edition", "stonehighs", "goes_on"), [("modern", 4, True), ("classic", 5, False)])
def test_an_edition_is_chosen_before_all_else(edition: str, stonehighs: int, goes_on: bool) -> None:
    position = deal(start(3, edition))
    assert view(position).options.edition == edition
    assert Counter(position.rules.pack)[CODES.index("SH")] == stonehighs
    act(position, 1, f"waste {hand(position, 1)[0]}")
    assert (position.actor == 1) == goes_on


@pytest.mark.rule("grass.option:edition")
def test_there_are_two_editions_and_none_is_chosen_among_the_options() -> None:
    assert GRASS.editions == EDITIONS
    assert why_no_start(3, "golden") == "edition"
    with pytest.raises(Malformed, match="'edition' is not one of target, ") as problem:
        GRASS.start(3, "modern", {"edition": "classic"})
    assert problem.value.field == "options"


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        pytest.param("modern", "target", 0, marks=pytest.mark.rule("grass.option:target")),
        pytest.param("modern", "target", -5_000, marks=pytest.mark.rule("grass.option:target")),
        pytest.param("modern", "target", 252_000, marks=pytest.mark.rule("grass.option:target")),
        pytest.param("modern", "target", 100_005_000, marks=pytest.mark.rule("grass.option:target")),
        pytest.param("modern", "target", "250000", marks=pytest.mark.rule("grass.option:target")),
        pytest.param("modern", "target", 0.5, marks=pytest.mark.rule("grass.option:target")),
        pytest.param("modern", "deck_modern", "DF", marks=pytest.mark.rule("grass.option:deck-modern")),
        pytest.param("modern", "deck_modern", "29-4", marks=pytest.mark.rule("grass.option:deck-modern")),
        pytest.param("modern", "deck_modern", 29, marks=pytest.mark.rule("grass.option:deck-modern")),
        pytest.param("modern", "waste_policy", "never", marks=pytest.mark.rule("grass.option:waste-policy")),
        pytest.param(
            "modern", "paranoia_victim", "all", marks=pytest.mark.rule("grass.option:paranoia-victim")
        ),
        pytest.param(
            "modern",
            "paranoia_before_market",
            "yes",
            marks=pytest.mark.rule("grass.option:paranoia-before-market"),
        ),
        pytest.param(
            "modern",
            "nirvana_without_market",
            "allowed",
            marks=pytest.mark.rule("grass.option:nirvana-without-market"),
        ),
        pytest.param("modern", "protect_when", "never", marks=pytest.mark.rule("grass.option:protect-when")),
        pytest.param(
            "classic",
            "classic_steal_choice",
            "lowest",
            marks=pytest.mark.rule("grass.option:classic-steal-choice"),
        ),
        pytest.param(
            "classic",
            "classic_deals_per_turn",
            "two",
            marks=pytest.mark.rule("grass.option:classic-deals-per-turn"),
        ),
        pytest.param(
            "classic",
            "classic_deals_per_turn",
            1,
            marks=pytest.mark.rule("grass.option:classic-deals-per-turn"),
        ),
        pytest.param(
            "modern", "trade_protected", "maybe", marks=pytest.mark.rule("grass.option:trade-protected")
        ),
        pytest.param(
            "modern", "trade_protected", True, marks=pytest.mark.rule("grass.option:trade-protected")
        ),
        pytest.param(
            "modern",
            "table_trade_needs_open",
            "both",
            marks=pytest.mark.rule("grass.option:table-trade-needs-open"),
        ),
        pytest.param("modern", "trade_view", "nobody", marks=pytest.mark.rule("grass.option:trade-view")),
        pytest.param("modern", "skip_stacking", "min", marks=pytest.mark.rule("grass.option:skip-stacking")),
        pytest.param("modern", "score_floor", "one", marks=pytest.mark.rule("grass.option:score-floor")),
        pytest.param("modern", "score_floor", None, marks=pytest.mark.rule("grass.option:score-floor")),
        pytest.param("modern", "bonus_tie", "first", marks=pytest.mark.rule("grass.option:bonus-tie")),
        pytest.param(
            "modern",
            "bonus_needs_profit",
            "always",
            marks=pytest.mark.rule("grass.option:bonus-needs-profit"),
        ),
        pytest.param("modern", "final_tie", "none", marks=pytest.mark.rule("grass.option:final-tie")),
        pytest.param("modern", "next_dealer", "right", marks=pytest.mark.rule("grass.option:next-dealer")),
        pytest.param("modern", "wasted_view", "none", marks=pytest.mark.rule("grass.option:wasted-view")),
        pytest.param("modern", "draft", "yes", marks=pytest.mark.rule("grass.option:draft")),
        pytest.param("modern", "hidden_deals", "yes", marks=pytest.mark.rule("grass.option:hidden-deals")),
        pytest.param("modern", "lucky", "yes", marks=pytest.mark.rule("grass.option:lucky")),
        pytest.param(
            "classic",
            "variants_in_classic",
            "off",
            marks=pytest.mark.rule("grass.option:variants-in-classic"),
        ),
    ],
)
def test_a_wrong_value_is_refused_with_its_field(edition: str, option: str, value: object) -> None:
    assert why_no_start(3, edition, **{option: value}) == f"options.{option}"


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        pytest.param(
            "modern",
            "classic_steal_choice",
            "any",
            marks=pytest.mark.rule("grass.option:classic-steal-choice"),
        ),
        pytest.param(
            "modern",
            "classic_deals_per_turn",
            "one",
            marks=pytest.mark.rule("grass.option:classic-deals-per-turn"),
        ),
        pytest.param(
            "modern", "variants_in_classic", "yes", marks=pytest.mark.rule("grass.option:variants-in-classic")
        ),
        pytest.param("classic", "deck_modern", "HG", marks=pytest.mark.rule("grass.option:deck-modern")),
        pytest.param(
            "classic", "paranoia_victim", "self", marks=pytest.mark.rule("grass.option:paranoia-victim")
        ),
    ],
)
def test_what_an_edition_leaves_no_choice_about_is_not_agreed_on(
    edition: str, option: str, value: object
) -> None:
    assert option not in names(edition)
    with pytest.raises(Malformed, match=f"'{option}' is not one of ") as problem:
        GRASS.start(3, edition, {option: value})
    assert problem.value.field == "options"


@pytest.mark.rule("grass.option:deck-modern")
@pytest.mark.parametrize(
    ("agreed", "more"),
    [
        ({}, {"HG": 1, "SH": -1}),
        ({"deck_modern": "HG"}, {"HG": 1, "SH": -1}),
        ({"deck_modern": "MX"}, {"MX": 1, "SH": -1}),
        ({"deck_modern": "CO"}, {"CO": 1, "SH": -1}),
        ({"deck_modern": "JA"}, {"JA": 1, "SH": -1}),
        ({"deck_modern": "PA"}, {"PA": 1, "SH": -1}),
        ({"deck_modern": "28-5"}, {}),
    ],
)
def test_deck_modern_says_which_peddle_there_is_more(agreed: dict[str, Any], more: dict[str, int]) -> None:
    pack = Counter(CODES[kind] for kind in start(2, **agreed).rules.pack)
    assert pack.total() == 104
    assert {code: pack[code] - CLASSIC[code] for code in CODES if pack[code] != CLASSIC[code]} == more


@pytest.mark.rule("grass.option:next-dealer")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "displays", "dealer"),
    [
        ({}, "PA | | |", 2),
        ({"next_dealer": "left"}, "PA | | |", 2),
        ({"next_dealer": "round-winner"}, "PA | | |", 0),
        ({"next_dealer": "round-winner"}, "| PA | |", 1),
        ({"next_dealer": "round-winner"}, "CO | | | JA", 3),  # the nearest to the left of the dealer
        ({"next_dealer": "round-winner"}, "CO | JA | |", 0),  # who is the last in that order
    ],
)
def test_next_dealer_is_the_left_neighbour_or_the_winner_of_the_round(
    edition: str, agreed: dict[str, Any], displays: str, dealer: int
) -> None:
    position = closed(edition, agreed, hands="| | |", displays=displays, dealer=1)
    assert (awaited(position).purpose, view(position).dealer) == ("deal", dealer)
    assert deal(position).actor == (dealer + 1) % 4


@pytest.mark.rule("grass.option:next-dealer")
@pytest.mark.parametrize("drawn", range(3))
def test_next_dealer_may_be_drawn_by_lot(drawn: int) -> None:
    position = closed(options={"next_dealer": "random"}, hands="| |", dealer=1)
    wanted = awaited(position)
    assert (wanted.purpose, wanted.pool, wanted.take) == ("next dealer", 3, 1)
    assert view(deal(position, dealer=drawn)).dealer == drawn
    assert position.actor == (drawn + 1) % 3


@pytest.mark.rule("grass.option:draft")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("agreed", "stage"), [({}, "turn"), ({"draft": "off"}, "turn"), ({"draft": "on"}, "draft")]
)
def test_draft_comes_before_the_first_turn_or_not_at_all(
    edition: str, agreed: dict[str, Any], stage: str
) -> None:
    seen = view(deal(start(3, edition, **agreed)), 1)
    assert (seen.stage, seen.actor, seen.pack_sizes) == (
        stage,
        1,
        (6, 6, 6) if stage == "draft" else (0, 0, 0),
    )


@pytest.mark.rule("grass.option:lucky")
@pytest.mark.parametrize(("edition", "story"), [("modern", "0 play UW on 1"), ("classic", "0 play UW")])
@pytest.mark.parametrize(
    ("agreed", "stage"), [({}, "pass"), ({"lucky": "off"}, "pass"), ({"lucky": "on"}, "lucky")]
)
def test_lucky_takes_the_place_of_the_pass(
    edition: str, story: str, agreed: dict[str, Any], stage: str
) -> None:
    position = after(table(edition, agreed, hands="UW | |", markets="open none none"), story)
    assert view(position).stage == stage
    assert (position.actor == CHANCE) == (stage == "lucky")


VARIATIONS = ("draft", "hidden_deals", "lucky")


@pytest.mark.rule("grass.option:variants-in-classic")
@pytest.mark.parametrize("variation", VARIATIONS)
def test_variants_in_classic_may_be_barred(variation: str) -> None:
    for agreed in ({}, {"variants_in_classic": "yes"}):
        options = view(start(4, "classic", **agreed, **{variation: "on"})).options
        assert getattr(options, variation) == "on"
    assert why_no_start(4, "classic", variants_in_classic="no", **{variation: "on"}) == f"options.{variation}"
    assert GRASS.agreed(start(4, "classic", variants_in_classic="no")) == {"variants_in_classic": "no"}


@pytest.mark.rule("grass.option:draft")
@pytest.mark.rule("grass.option:hidden-deals")
@pytest.mark.rule("grass.option:lucky")
@pytest.mark.parametrize("variation", VARIATIONS)
@pytest.mark.parametrize("course", [1, 2, 3, 4])
def test_the_course_knows_no_variations(variation: str, course: int) -> None:
    assert why_no_start(4, "classic", course=course, **{variation: "on"}) == f"options.{variation}"


@pytest.mark.rule("grass.option:variants-in-classic")
def test_variations_are_off_unless_agreed_on() -> None:
    for edition in EDITIONS:
        assert [getattr(view(start(2, edition)).options, name) for name in VARIATIONS] == ["off"] * 3
