"""When an act counts as done, and how long a table waits for others (docs/tables.md)."""

import pytest

from stammtisch.match.events import Acted
from stammtisch.table.events import read_event
from table.house import House
from table.test_sport import at_table

HANDS = "8H 7C 8D | QS 8C 7D | QS 9D 7S"


def times(house: House) -> list[tuple[int, int]]:
    """Who acted when, as the log has it, from the beginning of the story on."""
    events = [read_event(row.data) for row in house.log]
    return [(event.seat, event.at) for event in events if isinstance(event, Acted)]


@pytest.mark.proof("order")
@pytest.mark.rule("gress:2.2")
@pytest.mark.parametrize(
    ("lag", "credit"), [(None, 0), (0, 0), (40, 40), (150, 150), (151, 150), (9_999, 150), (-5, 0)]
)
def test_an_act_counts_from_its_arrival_less_the_delay_of_the_line(lag: int | None, credit: int) -> None:
    house = at_table(HANDS, "KH")
    house.wait(1000)
    if lag is not None:
        house.table.lag("u0", lag)
    arrived = house.now
    house.act(0, "draw")
    house.wait(1000)
    assert times(house) == [(0, arrived - credit)]


@pytest.mark.proof("order")
@pytest.mark.rule("gress:2.2")
def test_nothing_counts_as_done_before_what_is_settled() -> None:
    house = at_table(HANDS, "KH")
    house.wait(1000)
    house.act(0, "draw")
    house.wait(51)
    (_, settled), arrived = times(house)[0], house.now
    house.table.lag("u1", 150)
    house.act(1, "draw")
    house.wait(1000)
    assert arrived - 150 < settled
    assert times(house) == [(0, settled), (1, settled)]


@pytest.mark.proof("order")
@pytest.mark.rule("gress:2.2")
def test_nothing_counts_as_done_before_what_the_same_person_sent_earlier() -> None:
    house = at_table(HANDS, "KH")
    house.wait(1000)
    first = house.now
    house.act(0, "draw")
    house.table.lag("u0", 150)
    house.now += 10
    house.act(0, "vorletzte")
    house.wait(1000)
    assert times(house) == [(0, first), (0, first)]


@pytest.mark.proof("order")
@pytest.mark.rule("gress:2.2")
@pytest.mark.parametrize("away", [False, True])
def test_a_table_waits_for_the_window_and_for_the_longest_line_of_those_who_are_there(away: bool) -> None:
    house = at_table(HANDS, "KH")
    house.wait(1000)
    for user, lag in (("u0", 20), ("u1", 90), ("u2", 140)):
        house.table.lag(user, lag)
    if away:
        house.keep(house.table.gone("u2", house.now))
    house.act(0, "draw")
    begun, window = house.now - 20, 50
    assert house.table.due() == begun + window + 1 + (90 if away else 140)
