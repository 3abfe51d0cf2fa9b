"""The end of a round of Grass, step by step.

Both printed books misprint their example: the modern one books 70,000 for John where its own steps give
75,000, the classic one credits its banker with 41,000 though 51,000 were paid to him. The right figures
are tested here.
"""

from typing import Any

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games.grass.accounts import Account, ScoringOptions, Sheet, check_accounts, score_round

JOHN_JANIS_BOB_AMY = [
    Account(protected=75_000, free=5_000),
    Account(protected=30_000, banker=True, highest_peddle=5_000),
    Account(free=5_000, wiped_out=1, highest_peddle=25_000),
    Account(free=175_000, doublecrossed=1, highest_peddle=5_000),
]
FOUR_CLASSIC_PLAYERS = [
    Account(protected=60_000, free=100_000, banker=True, highest_peddle=5_000),
    Account(free=65_000, sold_out=1),
    Account(free=165_000, doublecrossed=1, highest_peddle=50_000),
    Account(protected=50_000, free=25_000, wiped_out=1, highest_peddle=25_000),
]


def scored(edition: str, *accounts: Account, **options: object) -> Sheet:
    return score_round(edition, accounts, [0] * len(accounts), ScoringOptions(**options))  # type: ignore[arg-type]


def step(sheet: Sheet, kind: str) -> tuple[int, ...]:
    return next(step.amounts for step in sheet.steps if step.kind == kind)


@pytest.mark.rule("grass.modern:score.1")
@pytest.mark.rule("grass.modern:score.2")
@pytest.mark.rule("grass.modern:score.3")
@pytest.mark.rule("grass.modern:score.5")
@pytest.mark.rule("grass.modern:score.6")
@pytest.mark.rule("grass.modern:score.7")
@pytest.mark.rule("grass.modern:score.8")
@pytest.mark.rule("grass.modern:score.9")
@pytest.mark.rule("grass.ruling:A-42")
def test_the_modern_example_line_by_line() -> None:
    sheet = scored("modern", *JOHN_JANIS_BOB_AMY)
    assert [(line.kind, line.amounts) for line in sheet.steps] == [
        ("protected", (75_000, 30_000, 0, 0)),
        ("at-risk", (5_000, 0, 5_000, 175_000)),
        ("banker", (-5_000, 15_000, -5_000, -5_000)),
        ("fines", (0, 0, -100_000, -50_000)),
        ("highest", (0, -5_000, -25_000, -5_000)),
        ("bonus", (0, 0, 0, 25_000)),
        ("floor", (0, 0, 125_000, 0)),
    ]
    assert sheet.totals == (75_000, 40_000, 0, 140_000)


@pytest.mark.rule("grass.classic:score.1")
@pytest.mark.rule("grass.classic:score.2")
@pytest.mark.rule("grass.classic:score.3")
@pytest.mark.rule("grass.classic:score.4")
@pytest.mark.rule("grass.classic:score.5")
@pytest.mark.rule("grass.classic:score.6")
@pytest.mark.rule("grass.classic:score.7")
@pytest.mark.rule("grass.ruling:A-43")
def test_the_classic_example_line_by_line() -> None:
    sheet = scored("classic", *FOUR_CLASSIC_PLAYERS)
    assert [(line.kind, line.amounts) for line in sheet.steps] == [
        ("displayed", (160_000, 65_000, 165_000, 75_000)),
        ("banker", (51_000, -13_000, -33_000, -5_000)),
        ("highest", (-5_000, 0, -50_000, -25_000)),
        ("fines", (0, -25_000, -50_000, -100_000)),
        ("bonus", (25_000, 0, 0, 0)),
    ]
    assert sheet.results == sheet.totals == (231_000, 27_000, 32_000, -55_000)


@pytest.mark.rule("grass.modern:score.4")
@pytest.mark.parametrize(("edition", "paid"), [("modern", 5_000), ("classic", 5_000)])
def test_the_banker_pays_nothing_and_others_without_free_peddles_neither(edition: str, paid: int) -> None:
    holder, safe, free = Account(free=100_000, banker=True), Account(protected=50_000), Account(free=25_000)
    assert step(scored(edition, holder, safe, free), "banker") == (paid, 0, -paid)


def test_without_a_banker_nobody_pays() -> None:
    assert step(scored("classic", Account(free=50_000), Account(free=25_000)), "banker") == (0, 0)


@pytest.mark.rule("grass.modern:score.6")
def test_every_paranoia_card_in_hand_is_fined() -> None:
    many = Account(sold_out=2, doublecrossed=1, wiped_out=1)
    assert step(scored("modern", many, Account()), "fines") == (-200_000, 0)


@pytest.mark.rule("grass.common:bonus.1")
@pytest.mark.rule("grass.option:bonus-tie")
@pytest.mark.parametrize(
    ("tie", "closer", "bonus"),
    [
        ("all", None, (25_000, 25_000, 25_000, 0)),
        ("none", None, (0, 0, 0, 0)),
        ("split", None, (8_000, 8_000, 8_000, 0)),
        ("closer", 1, (0, 25_000, 0, 0)),
        ("closer", 3, (25_000, 25_000, 25_000, 0)),
        ("closer", None, (25_000, 25_000, 25_000, 0)),
    ],
)
def test_equal_best_results(tie: str, closer: int | None, bonus: tuple[int, ...]) -> None:
    accounts = [Account(free=50_000)] * 3 + [Account(free=25_000)]
    options = ScoringOptions(bonus_tie=tie)  # type: ignore[arg-type]
    assert step(score_round("classic", accounts, [0] * 4, options, closer), "bonus") == bonus


@pytest.mark.rule("grass.common:bonus.2")
@pytest.mark.rule("grass.option:bonus-needs-profit")
@pytest.mark.parametrize(("needs", "bonus"), [("no", (0, 25_000)), ("yes", (0, 0))])
def test_the_bonus_without_profit(needs: str, bonus: tuple[int, ...]) -> None:
    poor = scored("classic", Account(doublecrossed=1), Account(sold_out=1), bonus_needs_profit=needs)
    assert step(poor, "bonus") == bonus


@pytest.mark.rule("grass.common:bonus.3")
def test_the_bonus_looks_at_the_round_and_comes_before_the_floor() -> None:
    accounts = [Account(wiped_out=1), Account(doublecrossed=1, sold_out=1)]
    sheet = score_round("modern", accounts, [200_000, 0], ScoringOptions())
    assert step(sheet, "bonus") == (0, 25_000)
    assert sheet.totals == (100_000, 0)
    assert step(sheet, "floor") == (0, 50_000)


@pytest.mark.rule("grass.option:score-floor")
@pytest.mark.parametrize(
    ("edition", "floor", "total"),
    [("modern", None, 0), ("modern", "none", -50_000), ("classic", None, -50_000), ("classic", "zero", 0)],
)
def test_the_floor_is_the_edition_s_unless_agreed_otherwise(
    edition: str, floor: str | None, total: int
) -> None:
    sheet = scored(edition, Account(doublecrossed=1), Account(free=50_000), score_floor=floor)
    assert sheet.totals[0] == total


@pytest.mark.rule("grass.common:win.1")
@pytest.mark.rule("grass.common:win.2")
@pytest.mark.rule("grass.option:target")
@pytest.mark.parametrize(
    ("target", "before", "winners"),
    [
        (250_000, [199_000, 0], ()),
        (250_000, [200_000, 0], (0,)),
        (250_000, [200_000, 300_000], (1,)),
        (500_000, [200_000, 300_000], ()),
    ],
)
def test_the_highest_total_wins_once_the_target_is_reached(
    target: int, before: list[int], winners: tuple[int, ...]
) -> None:
    accounts = [Account(free=25_000), Account()]
    assert score_round("modern", accounts, before, ScoringOptions(target=target)).winners == winners


@pytest.mark.rule("grass.common:win.3")
@pytest.mark.rule("grass.option:final-tie")
@pytest.mark.parametrize(("tie", "winners"), [("shared", (0, 1)), ("play-on", ())])
def test_equal_highest_totals(tie: str, winners: tuple[int, ...]) -> None:
    accounts = [Account(free=250_000), Account(free=250_000), Account()]
    assert scored("modern", *accounts, final_tie=tie).winners == winners


@pytest.mark.rule("grass.digital:score.2")
@pytest.mark.parametrize(
    ("accounts", "problem"),
    [
        ([Account(free=7_000), Account()], r"seats\[0\].free: 7,000 is not a sum of peddles"),
        ([Account(protected=-5_000), Account()], r"seats\[0\].protected: -5,000 is not a sum"),
        ([Account(), Account(highest_peddle=10_000)], r"seats\[1\].highest_peddle: 10,000 is not the value"),
        ([Account(), Account(sold_out=-1)], r"seats\[1\].sold_out: can't be less than 0"),
        ([Account(banker=True), Account(banker=True)], "2 banker at one table, the pack has 1"),
        ([Account(sold_out=3), Account(sold_out=2)], "5 sold_out at one table, the pack has 4"),
        ([Account(wiped_out=1), Account(wiped_out=1)], "2 wiped_out at one table"),
        ([Account(doublecrossed=4), Account()], "4 doublecrossed at one table"),
        ([Account(highest_peddle=100_000)] * 2, "the one Dr. Feelgood"),
        ([Account(free=640_000), Account(highest_peddle=50_000)], "690,000 in peddles, the pack has 665,000"),
        ([Account(protected=205_000), Account()], "205,000 protected, all protections cover 200,000"),
        ([Account(free=20_000, highest_peddle=5_000)] * 3, "no peddles of the pack add up to these sums"),
        ([Account()], "1 can't play; 2 to 6 can"),
        ([Account()] * 7, "7 can't play"),
    ],
)
def test_what_no_pack_could_leave_behind_is_refused(accounts: list[Account], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        check_accounts("modern", accounts, ScoringOptions())


@pytest.mark.rule("grass.digital:score.2")
def test_the_classic_pack_holds_less() -> None:
    accounts = [Account(free=640_000), Account(highest_peddle=25_000)]
    check_accounts("modern", accounts, ScoringOptions())
    with pytest.raises(Malformed, match="665,000 in peddles, the pack has 660,000"):
        check_accounts("classic", accounts, ScoringOptions())


@pytest.mark.rule("grass.common:hand.4")
@pytest.mark.parametrize(
    ("account", "cards"),
    [
        (Account(sold_out=4, doublecrossed=3), 7),
        (Account(sold_out=3, doublecrossed=1, wiped_out=1, banker=True, highest_peddle=5_000), 7),
        (Account(sold_out=4, doublecrossed=2), 6),
        (Account(sold_out=2, doublecrossed=1, wiped_out=1, banker=True, highest_peddle=5_000), 6),
    ],
)
def test_nobody_holds_more_than_six_cards_in_the_end(account: Account, cards: int) -> None:
    if cards == 6:
        check_accounts("modern", [account, Account()], ScoringOptions())
        return
    with pytest.raises(Malformed, match=r"seats\[0\]: 7 cards in a hand of 6 \(grass.common:hand.4\)"):
        check_accounts("modern", [account, Account()], ScoringOptions())


@pytest.mark.rule("grass.option:deck-modern")
@pytest.mark.parametrize(("deck", "peddles"), [("HG", 665_000), ("PA", 710_000), ("28-5", 660_000)])
def test_money_is_counted_from_the_pack_of_the_table(deck: Any, peddles: int) -> None:
    options = ScoringOptions(deck_modern=deck)
    check_accounts("modern", [Account(free=peddles), Account()], options)
    with pytest.raises(Malformed, match=f"the pack has {peddles:,}"):
        check_accounts("modern", [Account(free=peddles + 5_000), Account()], options)
    if deck != "HG":
        with pytest.raises(Malformed, match="only the modern edition has it"):
            check_accounts("classic", [Account(), Account()], options)
