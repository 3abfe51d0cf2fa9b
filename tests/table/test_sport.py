"""Gress at a table: acts in time, clusters, verdicts, rulings, and what is asked until when."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.tables import law
from rules.gress.table import placed

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.position import Position
from stammtisch.table.commands import Act
from stammtisch.table.facts import seen_by
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import Accepted, RefusedMessage, Reply
from stammtisch.table.table import Table
from table.chaos import houses
from table.house import House, any_act, playing, waiting
from table.worlds import copy_with

SECOND = 1000


def at_table(hands: str, pile: str, seed: int = 1, **given: Any) -> House:
    """A match of three or more people, at a moment set up by hand."""
    now = given.pop("now", {})
    house = playing("gress", len(hands.split("|")), seed=seed, options={"decks": 2, **given})
    set_up(house.table, placed(hands, pile, now=now, **given), house.now)
    return house


def set_up(table: Table, position: Position, now: int) -> None:
    """The match at a table is at this moment now."""
    table.state.play = None
    table.begin_match(position).begin(now)


def do(house: House, story: str) -> list[tuple[str, Reply]]:
    """Lines such as "1 @10 play QS": seat, milliseconds from now, act; then the replies that follow."""
    start = house.now
    for line in story.split(";"):
        seat, at, act = line.strip().split(" ", 2)
        house.wait(start + int(at.removeprefix("@")) - house.now)
        house.act(int(seat), act)
    before = len(house.outcomes)
    house.wait(400)
    return [reply for outcome in house.outcomes[before:] for reply in outcome.replies]


def top(house: House) -> str:
    card: str = house.table.sight(None).moment.view.top
    return card


@pytest.mark.rule("gress:10.9")
def test_a_turn_goes_before_a_throw_that_came_earlier() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    replies = do(house, "1 @0 play QS; 0 @30 play 8H")
    assert {(user, type(reply)) for user, reply in replies} == {("u0", Accepted), ("u1", Accepted)}
    assert [fact.kind for fact in house.heard("u1")].count("priority") == 1
    assert "priority" not in [fact.kind for fact in house.heard("u2")]


@pytest.mark.rule("gress:option:collision")
def test_a_card_that_came_too_late_bounces_before_all_eyes_where_that_is_agreed_on() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | QS 9D", "KH", collision="bounce")
    do(house, "1 @0 play QS; 2 @30 play QS")
    kinds = [fact.kind for fact in house.heard("u0")]
    assert kinds.count("bounced") == 1
    assert kinds.count("later") == 1
    assert house.table.sight("u2").moment.view.hand == ("9D", "QS")


def test_an_act_waits_for_the_window_and_for_the_lag_of_others() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    house.wait(1000)
    house.table.lag("u1", 40)
    house.table.lag("u0", 120)
    outcome = house.act(0, "play 8H")
    assert not outcome.replies
    assert not outcome.rows
    assert house.table.due() == house.now - 120 + 51 + 120


def test_acts_count_from_when_they_were_done_but_no_more_than_the_bound() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | QS 9D", "KH")
    house.table.lag("u2", 100_000)
    do(house, "1 @0 play QS; 2 @160 play QS")
    assert top(house) == "QS"
    about = [fact.about for fact in house.heard("u2") if fact.kind == "later"]
    assert about == [{"seat": 2, "target": 1, "ms": 10}]


def test_the_same_act_sent_again_while_it_waits_is_one_act() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    for lap in range(3):
        house.send("u0", Act("same", "draw"))
    house.wait(300)
    assert house.table.sight(None).moment.view.hand_sizes == (4, 3, 2)


def test_an_act_that_was_refused_may_be_sent_again() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    for lap in range(2):
        assert not house.send("u1", Act("same", "open")).replies
        house.wait(300)
        assert [type(reply) for reply in house.replies("u1")[-lap - 1 :]] == [RefusedMessage] * (lap + 1)
    assert house.log[-1].command != "u1 same"


@pytest.mark.rule("table:act:many")
def test_nobody_does_more_at_once_than_hands_can() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    for number in range(8):
        house.act(1, "draw")
    with pytest.raises(Refused, match="table:act:many"):
        house.act(1, "draw")


@pytest.mark.rule("gress:4.15")
def test_while_a_ruling_is_made_all_hands_rest() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    do(house, "0 @0 play 8H")
    do(house, "1 @0 complain misplay 0")
    with pytest.raises(Refused, match=r"gress:4\.15"):
        house.act(1, "draw")
    house.wait(2 * SECOND)
    house.act(1, "draw")


@pytest.mark.rule("gress:Q71")
def test_who_is_on_turn_draws_when_time_is_up_and_others_have_new_time() -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    assert house.table.sight(None).moment.times.asked == {0: house.now + 15 * SECOND}
    house.wait(15 * SECOND)
    assert house.table.sight(None).moment.times.asked == {1: house.now + 15 * SECOND}
    assert house.table.sight(None).moment.view.hand_sizes == (4, 3, 2)


@pytest.mark.parametrize(
    ("act", "line"),
    [
        ("sing", "'sing' is not an act"),
        ("disqualify 7", "act: there is no seat 7; seats are 0 to 2"),
        ("step 53 58", "act: is not a whole act"),
    ],
)
def test_what_is_no_act_does_not_wait(act: str, line: str) -> None:
    house = at_table("8H 7C 8D | QS 8C 7D | TD 9D", "KH")
    with pytest.raises(Malformed) as caught:
        house.act(0, act)
    assert str(caught.value).startswith(line)
    assert not waiting(house.table)


def settled(table: Table, acts: list[tuple[int, str]], order: list[int], now: int) -> tuple[list[bytes], Any]:
    """The same acts in some order of arrival, all at the same time."""
    outcomes: list[Outcome] = []
    for place in order:
        seat, text = acts[place]
        try:
            outcomes.append(table.command(f"u{seat}", Act(f"c{place}", text), now))
        except Refused:
            continue
    outcomes.append(table.wake(now + 1000))
    replies = sorted((user, msgspec.json.encode(reply)) for user, reply in outcomes[-1].replies)
    return [entry.data for outcome in outcomes for entry in outcome.rows], (replies, table.state_hash())


@law(40)
@given(houses(("gress",), steps=0), st.permutations(range(4)), st.integers(0, 2**30))
def test_the_order_of_arrival_never_changes_the_log(house: House, order: list[int], seed: int) -> None:
    table, dice = house.table, Dice(seed)
    people = [number for number, seat in enumerate(table.state.seats) if seat.person]
    if house.phase != "playing" or waiting(table) or len(people) < 2:
        return
    lags = {f"u{seat}": int(dice.below(60)) for seat in people}
    actors = table.position.actors() if table.position is not None else 0
    acts = [(seat, any_act(table, seat, dice)) for seat in people[:4] if actors >> seat & 1]
    order = [place for place in order if place < len(acts)]
    results = []
    for arrival in (sorted(order), order):
        twin = copy_with(table, None)
        twin.lags.update(lags)
        results.append(settled(twin, acts, arrival, house.now + 200))
    assert results[0] == results[1]


@law(30)
@given(st.sampled_from(["physical", "bounce"]), st.permutations(range(3)), st.integers(0, 49))
def test_of_those_who_want_the_same_one_is_first_and_each_other_is_told_why(
    collision: str, order: list[int], apart: int
) -> None:
    """All three could throw a queen on the king, and only one queen finds it there."""
    hands = "QC 7C 8D | QS 8C 7D | QC 9D 7S | 9C 9S"
    house = at_table(hands, "KH", collision=collision, now={"turn": 3})
    for place in order:
        house.table.lag(f"u{place}", place * apart // 3)
        house.act(place, f"play {'QS' if place == 1 else 'QC'}")
    outcome = house.keep(house.table.wake(house.now + 500))
    late = {"later", "nearer", "priority"}
    verdicts = [
        [fact for fact in seen_by("gress", outcome.facts, seat) if fact.kind in late] for seat in range(3)
    ]
    lost = {about["seat"] if kind == "later" else about["target"] for kind, about in told(verdicts)}
    assert len(lost) == 2
    for seat in lost:
        assert any(seat in about.values() for kind, about in told([verdicts[int(str(seat))]]))
    assert top(house)[0] == "Q"


def told(verdicts: list[list[Any]]) -> list[tuple[str, dict[str, object]]]:
    return [(fact.kind, fact.about) for facts in verdicts for fact in facts]
