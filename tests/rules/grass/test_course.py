"""The introduction course of the classic edition: four rounds with growing packs, for practice."""

from itertools import pairwise

import pytest

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games.grass.cards import course_pack
from stammtisch.games.position import OVER
from stammtisch.lessons.grass import COURSE
from stammtisch.lessons.run import Run
from stammtisch.words import Words

from .table import GRASS, after, choices, display, facts, may, refused_by, start, table, view

STAGES = (1, 2, 3, 4)


def steps(stage: int, **data: str) -> dict[str, list[int]]:
    """The account of a round of this stage that seat 0 closes at once: what each line brings each seat."""
    position = table("classic", {"course": stage}, markets="open open none", **data)
    after(position, "0 play MC")
    found: dict[str, list[int]] = {}
    for line in GRASS.sheet(position):
        found.setdefault(line.rule.removeprefix("grass.classic:"), []).append(line.amount)
    return found


def run_to_the_end(lesson: int) -> Run:
    run = Run(GRASS, COURSE.lessons[lesson - 1])
    while not run.over:
        run.answer(run.expected().act)
    return run


@pytest.mark.rule("grass.classic:tutorial.1")
@pytest.mark.parametrize(("stage", "size"), [(1, 79), (2, 79), (3, 90), (4, 104)])
def test_the_packs_grow_and_the_stack_with_them(stage: int, size: int) -> None:
    for players in range(2, 7):
        position = start(players, "classic", course=stage)
        while position.actor < 0:
            position.roll(Dice(players))
        drawn = 1
        assert view(position).stack_size == size - 6 * players - drawn


@pytest.mark.rule("grass.classic:tutorial.1")
def test_each_stage_keeps_all_cards_of_the_one_before() -> None:
    packs = [course_pack(stage) for stage in STAGES]
    for pack, larger in pairwise(packs):
        assert all(larger[code] >= count for code, count in pack.items())


@pytest.mark.rule("grass.classic:tutorial.1")
def test_each_stage_adds_what_the_table_says() -> None:
    added = ["", "LU GS CB ST BK", "SH EU SO DC UW"]
    packs = [{code for code, count in course_pack(stage).items() if count} for stage in STAGES]
    for pack, larger, more in zip(packs, packs[1:], added, strict=False):
        assert larger - pack == set(more.split())


@pytest.mark.rule("grass.classic:tutorial.1")
def test_there_is_a_course_in_classic_only() -> None:
    with pytest.raises(Malformed, match="'course' is not one of"):
        start(3, "modern", course=1)


@pytest.mark.rule("grass.classic:tutorial.2")
@pytest.mark.parametrize("deal", ["HG for MX to 1", "table CO for table JA to 1", "HG for MX to all"])
def test_the_first_stage_forbids_every_kind_of_deal(deal: str) -> None:
    table_of = {"hands": "HG | MX |", "markets": "open open none", "displays": "CO | JA |"}
    assert refused_by(table("classic", {"course": 1}, **table_of), f"0 offer {deal}") == (
        "grass.classic:tutorial.2"
    )
    for stage in (2, 3, 4):
        position = table("classic", {"course": stage}, **table_of)
        assert "offer" in may(position)
        assert facts(position, f"0 offer {deal}") == ["offer-made"]


@pytest.mark.rule("grass.classic:tutorial.3")
def test_the_fine_belongs_to_the_first_stage_already() -> None:
    assert course_pack(1)["PF"] == 4
    position = table("classic", {"course": 1}, hands="PF ||", markets="+B none none", displays="CO HG ||")
    assert "fine-paid" in facts(position, "0 play PF")
    assert "play PF" in [task.act for task in COURSE.lessons[0].tasks]


@pytest.mark.rule("grass.classic:tutorial.4")
@pytest.mark.parametrize("stage", [1, 2])
def test_the_first_stages_count_the_display_the_peddle_in_hand_and_the_bonus(stage: int) -> None:
    found = steps(stage, hands="MC PA CO -B -B -D -D | HG -F -F -S -S -B |", displays="CO JA | PA CO |")
    assert found == {
        "score.1": [50_000, 75_000, 0],
        "score.2": [0, 0, 0],
        "score.3": [-50_000, -5_000, 0],
        "score.4": [0, 0, 0],
        "score.6": [0, 25_000, 0],
    }
    assert COURSE.lessons[stage - 1].account == tuple(f"grass.classic:score.{line}" for line in (1, 3, 6))


@pytest.mark.rule("grass.classic:tutorial.4")
def test_the_third_stage_adds_the_banker_before_the_bonus_is_decided() -> None:
    found = steps(3, hands="MC BK -B -B -D -D -F ||", displays="CO CO | PA HG | PA")
    assert found["score.2"] == [21_000, -11_000, -10_000]
    assert found["score.6"] == [25_000, 0, 0], "50,000 and the banker's money are more than 55,000"
    assert found["score.4"] == [0, 0, 0]
    assert COURSE.lessons[2].account == tuple(f"grass.classic:score.{line}" for line in (1, 2, 3, 6))


@pytest.mark.rule("grass.classic:tutorial.4")
def test_the_fourth_stage_adds_fines() -> None:
    found = steps(4, hands="MC SO DC -B -B -D -D | UW |", displays="PA PA | PA | HG")
    assert found["score.4"] == [-75_000, -100_000, 0]
    assert found["score.6"] == [25_000, 0, 0]
    assert COURSE.lessons[3].account == tuple(f"grass.classic:score.{line}" for line in (1, 2, 3, 4, 6))


@pytest.mark.rule("grass.classic:tutorial.5")
def test_thieves_choose_by_the_official_rule() -> None:
    position = table("classic", {"course": 3}, hands="ST ||", markets="open open none", displays="| PA HG |")
    assert choices(position, *GRASS.read_act("play ST on 1")) == {"PA", "HG"}
    assert display(after(position, "0 play ST on 1 for HG"), 0) == "HG"


@pytest.mark.rule("grass.classic:tutorial.5")
def test_a_turn_may_see_more_than_one_deal_by_the_official_rule() -> None:
    position = table("classic", {"course": 2}, hands="HG CO | MX JA |")
    after(position, "0 offer HG for MX to 1; 1 accept; 0 offer CO for JA to 1; 1 accept")
    assert {"MX", "JA"} <= set(view(position, 0).hand)


@pytest.mark.rule("grass.classic:tutorial.5")
@pytest.mark.parametrize(
    ("language", "printed"), [("en", "The printed course"), ("de", "Der gedruckte Kurs")]
)
@pytest.mark.parametrize("task", ["grass-2-combined", "grass-3-steal"])
def test_the_difference_to_the_printed_course_is_mentioned(task: str, language: str, printed: str) -> None:
    assert printed in Words(language).say(f"learn-{task}-done")


@pytest.mark.rule("grass.classic:tutorial.6")
@pytest.mark.rule("grass.ruling:A-44")
@pytest.mark.parametrize("stage", STAGES)
def test_a_stage_ends_with_its_account_and_nobody_wins(stage: int) -> None:
    position = table(
        "classic",
        {"course": stage, "target": 5_000},
        hands="MC | |",
        markets="open none none",
        displays="PA ||",
    )
    told = facts(position, "0 play MC")
    assert "scored" in told
    assert "game-ended" not in told
    assert (position.actor, position.winners()) == (OVER, 0)


@pytest.mark.rule("grass.classic:tutorial.6")
def test_no_total_is_carried_from_stage_to_stage() -> None:
    assert any(run_to_the_end(1).view.totals)
    for lesson in COURSE.lessons:
        assert not any(Run(GRASS, lesson).view.totals)


@pytest.mark.rule("grass.classic:tutorial.7")
@pytest.mark.rule("grass.ruling:A-45")
def test_what_had_gone_astray_is_taught_in_the_first_stage_again() -> None:
    """One card a turn, heat on and off, the fine, a surplus market open: all of it before any deal."""
    first, second = COURSE.lessons[:2]
    astray = {"one-card", "heat", "heated", "wrong-heat-off", "heat-off", "fine", "second-open"}
    assert astray <= set(first.items)
    assert not astray & set(second.items)
    assert not any(task.act.startswith("offer") for task in first.tasks)
    assert all(course_pack(1)[f"{sign}{heat}"] for sign in "+-" for heat in "BDFS")
