"""What holds for every table, whatever happens at it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.tables import law

from stammtisch.games.game import SPECTATOR
from stammtisch.match.replay import verify
from stammtisch.table.commands import Say
from stammtisch.table.facts import seen_by
from stammtisch.table.replies import Accepted, Duplicate
from stammtisch.table.story import record, story
from stammtisch.table.table import Table
from table.chaos import houses
from table.house import House

DAY = 24 * 3_600_000


@pytest.mark.proof("same-after-restart")
@law(30)
@given(houses())
def test_a_log_leads_to_the_same_table(house: House) -> None:
    """Live, from the whole log, from a snapshot and the rest, and from its own snapshot."""
    state = house.table.state_hash()
    assert house.reloaded().state_hash() == state
    assert house.reloaded(snapshot=True).state_hash() == state
    assert Table.restore(house.table.snapshot(), house.entropy).state_hash() == state


@pytest.mark.proof("once")
@law(20)
@given(houses(steps=40))
def test_a_command_sent_again_is_known_again(house: House) -> None:
    replies = [one for outcome in house.outcomes for one in outcome.replies]
    accepted = [(user, reply) for user, reply in replies if isinstance(reply, Accepted)]
    for user, reply in accepted[-5:]:
        for table in (house.table, house.reloaded(), house.reloaded(snapshot=True)):
            before = table.state_hash()
            again = table.command(user, Say(reply.id, "again"), house.now)
            assert again.replies == [(user, Duplicate(table.id, reply.id, reply.seq))]
            assert not again.rows
            assert table.state_hash() == before


@law(25)
@given(houses(), st.booleans())
def test_every_table_comes_to_its_end_when_nobody_is_there(house: House, stop: bool) -> None:
    for seat in range(house.players + 1):
        house.keep(house.table.gone(f"u{seat}", house.now))
    if house.table.state.settings.clock.seconds >= 3600 and house.phase in ("playing", "revealing"):
        due = house.table.due()
        assert due is not None or house.table.state.paused == "agreed"
        return
    house.wait(3 * DAY)
    assert house.phase == "closed"
    assert house.table.due() is None


@law(25)
@given(houses(("double",), steps=20))
def test_deadlines_lead_on_to_the_end_of_a_match(house: House) -> None:
    """With a clock, and with bots that never answer, a match that is not paused ends by itself."""
    house.wait(0)
    if house.phase != "playing" or house.table.state.paused or not house.table.state.settings.clock.seconds:
        return
    for number in range(house.players):
        house.keep(house.table.here(f"u{number}", house.now))
    for turn in range(2000):
        if house.phase != "playing":
            return
        due = house.table.due()
        assert due is not None
        house.wait(max(due - house.now, 0))
    raise AssertionError("no end")


@law(8)
@given(houses(("double",), steps=10))
def test_the_record_of_a_match_verifies(house: House) -> None:
    for lap in range(10):
        if house.phase == "playing" and not house.table.state.paused:
            house.play(50, 60)
    for played in house.table.state.played:
        assert verify(record(house.log, played.match)).chance == "verified"


@law(15)
@given(houses(steps=30))
def test_a_story_is_what_was_told_and_shown(house: House) -> None:
    """Told again from the log, everything is as it was when it happened."""
    told = [fact for step in story(house.log, None) for fact in step.facts]
    assert told == [
        fact
        for outcome in house.outcomes
        for fact in seen_by(house.table.game.name, outcome.facts, SPECTATOR)
    ]
    *before, last = story(house.log, "u1")
    assert last.moment == house.table.moment("u1")
    assert len(before) + 1 == len(house.log)
