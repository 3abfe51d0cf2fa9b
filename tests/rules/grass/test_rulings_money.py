"""Where the printed books leave it open or miscount: how we read them about money."""

import pytest

from stammtisch.games.position import OVER

from .table import EDITIONS, GRASS, after, booked, closed, facts, scores, table, view, wasted, winners


@pytest.mark.rule("grass.ruling:A-38")
def test_a_classic_total_may_fall_below_zero() -> None:
    assert scores(closed("classic", hands="| UW", totals=[0, 30_000])) == [25, -70]


@pytest.mark.rule("grass.ruling:A-39")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_of_several_best_gets_the_bonus(edition: str) -> None:
    assert booked(closed(edition, hands="| |", displays="CO | JA | HG"), "bonus") == [25, 25, 0]


@pytest.mark.rule("grass.ruling:A-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bonus_is_paid_though_nobody_made_a_profit(edition: str) -> None:
    assert booked(closed(edition, hands="DC | SO | UW"), "bonus") == [0, 25, 0]


@pytest.mark.rule("grass.ruling:A-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_highest_totals_win_together(edition: str) -> None:
    position = closed(edition, hands="| |", displays="PA | PA |", totals=[200_000, 200_000, 245_000])
    assert (position.actor, winners(position)) == (OVER, [0, 1])


@pytest.mark.rule("grass.ruling:A-42")
@pytest.mark.rule("grass.ruling:A-53")
def test_the_modern_example_played_out() -> None:
    """John closes his market. Janis has the banker, Bob and John pay her, and so does Amy: 15,000."""
    position = closed(
        hands="| BK HG | UW CO | DC HG",
        displays="HG | | HG | PA DF JA",
        protections="LU:PA GS:CO | LU:HG.CO | |",
    )
    assert booked(position, "banker") == [-5, 15, -5, -5]
    assert booked(position, "fines") == [0, 0, -100, -50]
    assert booked(position, "highest") == [0, -5, -25, -5]
    assert scores(position) == [75, 40, 0, 140]


@pytest.mark.rule("grass.ruling:A-43")
def test_the_classic_example_played_out() -> None:
    """The banker gets all that the others pay, so the first player ends with 231,000."""
    position = closed(
        "classic",
        hands="BK HG | SO | DC PA | UW CO",
        displays="PA PA HG HG | CO CO MX MX MX | DF PA MX MX MX | JA",
        protections="LU:PA | | | LU:JA.JA",
    )
    assert booked(position, "banker") == [51, -13, -33, -5]
    assert scores(position) == [231, 27, 32, -55]


@pytest.mark.rule("grass.ruling:A-52")
@pytest.mark.parametrize(("edition", "banker"), [("modern", [10, -5, -5, 0]), ("classic", [11, -1, -10, 0])])
def test_one_free_peddle_is_enough_for_the_banker(edition: str, banker: list[int]) -> None:
    displays, covered = "| HG | PA |", "| LU:PA | | GS:CO"
    assert (
        booked(closed(edition, hands="BK | | |", displays=displays, protections=covered), "banker") == banker
    )


@pytest.mark.rule("grass.ruling:A-53")
@pytest.mark.parametrize("payers", [0, 1, 2, 3])
def test_the_modern_banker_gets_what_the_others_pay_and_no_more(payers: int) -> None:
    displays = ["CO", *["PA" if seat < payers else "" for seat in range(3)]]
    position = closed(hands="BK | | |", displays=" | ".join(displays))
    assert booked(position, "banker") == [5 * payers, *[-5 if seat < payers else 0 for seat in range(3)]]


@pytest.mark.rule("grass.ruling:A-56")
@pytest.mark.parametrize("edition", EDITIONS)
def test_closing_the_market_does_not_bring_the_bonus(edition: str) -> None:
    assert booked(closed(edition, hands="| |", displays="CO | PA | HG"), "bonus") == [0, 25, 0]


@pytest.mark.rule("grass.ruling:A-58")
@pytest.mark.parametrize(("before", "total"), [(0, 0), (60, 0), (100, 0), (130, 30)])
def test_a_modern_total_is_never_below_zero_in_any_round(before: int, total: int) -> None:
    """A fine of 100,000, in the first round as in later ones."""
    assert scores(closed(hands="| UW", totals=[0, before * 1000])) == [25, total]


@pytest.mark.rule("grass.ruling:A-64")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["none", "open", "+B"])
def test_a_display_counts_in_full_whatever_the_market(edition: str, market: str) -> None:
    position = closed(
        edition, hands="|", displays="DF | PA HG", protections="| GS:CO", markets=f"open {market}"
    )
    assert scores(position) == [125, 80]


@pytest.mark.rule("grass.ruling:A-65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_market_is_closed_without_any_display(edition: str) -> None:
    position = table(edition, hands="MC |", markets="open open", displays="| PA")
    assert "market-closed" in facts(position, "0 play MC")
    assert (view(position).closer, scores(position)) == (0, [0, 75])


@pytest.mark.rule("grass.ruling:A-66")
@pytest.mark.parametrize(("edition", "end"), [("modern", "; 0 end"), ("classic", "")])
def test_a_peddle_may_be_wasted_to_save_its_deduction(edition: str, end: str) -> None:
    """Though it could be laid; the market of the other is closed next."""
    position = table(edition, hands="PA CO | MC", markets="open open", top="-B")
    after(position, f"0 waste PA{end}; 1 play MC")
    assert (wasted(position), booked(position, "highest")) == (["PA"], [-25, 0])


@pytest.mark.rule("grass.ruling:A-68")
def test_fines_and_the_peddle_in_hand_are_taken_off_in_whatever_order() -> None:
    """Neither stops at zero, so the order makes no difference; our sheet takes the peddle first."""
    position = closed("classic", hands="| UW SO PA |", displays="| CO | HG")
    taken = [entry for entry in GRASS.sheet(position) if entry.seat == 1]
    assert [(entry.rule.split(":")[1], entry.amount) for entry in taken] == [
        *(("score.1", 25_000), ("score.2", 0), ("score.3", -50_000), ("score.4", -125_000), ("score.6", 0))
    ]
    assert [entry.total for entry in taken] == [25_000, 25_000, -25_000, -150_000, -150_000]
    assert scores(position)[1] == 25 - 50 - 125 == 25 - 125 - 50
