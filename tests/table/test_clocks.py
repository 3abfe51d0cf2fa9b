"""Deadlines, banks, pauses, takeover, and what a stop of the server costs."""

import hashlib
from typing import Any

import pytest

from stammtisch.base.errors import Refused
from stammtisch.games.game import SPECTATOR
from stammtisch.match.clocks import Clock
from stammtisch.table.commands import Act, Pause, Ready, Resume, Return, Reveal, Say, Stand
from stammtisch.table.presence import ABANDONED, ABANDONED_MATCH, ALONE
from table.house import House, own, playing, settings

SECOND = 1000


def kinds(house: House) -> list[str]:
    return [fact.kind for outcome in house.outcomes for fact in outcome.facts]


def actor(house: House) -> int:
    (seat,) = house.table.sight(None).moment.times.asked
    return seat


def seen(house: House) -> Any:
    """What a spectator sees."""
    return house.table.game.view(house.table.position, SPECTATOR)


@pytest.mark.rule("double:amb:timeouts")
def test_the_clock_acts_when_time_is_up() -> None:
    house = playing("double", clock=Clock(20))
    first = actor(house)
    house.wait(20 * SECOND - 1)
    assert actor(house) == first
    house.wait(1)
    assert actor(house) != first
    assert seen(house).bids[first] == 0
    assert "timed-out" in kinds(house)


def test_an_act_brings_new_time_to_the_next_only() -> None:
    house = playing("double", clock=Clock(20))
    house.wait(15 * SECOND)
    house.act(actor(house), "bid 0")
    assert house.table.sight(None).moment.times.asked == {actor(house): house.now + 20 * SECOND}


def test_secret_choices_run_at_the_same_time() -> None:
    house = playing("double", clock=Clock(20), options={"bid_mode": "simultaneous"})
    began = house.now
    house.wait(5 * SECOND)
    house.act(2, "bid 0")
    assert house.table.sight(None).moment.times.asked == dict.fromkeys((0, 1, 3), began + 20 * SECOND)
    house.wait(15 * SECOND)
    assert seen(house).phase == "play"


def test_the_bank_pays_for_what_goes_beyond_and_is_gone_then() -> None:
    house = playing("double", 2, clock=Clock(10, bank=30))
    first = actor(house)
    house.wait(25 * SECOND)
    house.act(first, "bid 0")
    banks = house.table.sight(None).moment.times.banks
    assert banks[first] == 15 * SECOND
    assert banks[1 - first] == 30 * SECOND
    house.act(1 - first, "bid 0")
    house.play(1, 0)
    house.play(1, 0)
    assert house.table.sight(None).moment.times.banks == banks


def test_without_a_clock_people_have_all_the_time_and_bots_a_minute() -> None:
    house = playing("double", 2)
    assert house.table.due() is None
    house.send("u0", Stand("1"))
    house.send("u1", Stand("2"))
    assert house.table.due() == house.now + 60 * SECOND


def test_who_lets_time_pass_twice_is_replaced_until_they_ask_for_the_seat() -> None:
    house = playing("double", 2, clock=Clock(5))
    house.wait(5 * SECOND)
    house.wait(5 * SECOND)
    assert [seat.bot for seat in house.table.state.seats] == [None, None]
    house.wait(10 * SECOND)
    assert [seat.bot for seat in house.table.state.seats] == ["casual", "casual"]
    assert house.table.due() == house.now + 5 * SECOND
    house.send("u0", Return("1"))
    assert house.table.state.seats[0].bot is None


def test_an_act_in_time_makes_up_for_one_that_was_not() -> None:
    house = playing("double", 2, clock=Clock(5))
    for lap in range(3):
        first = actor(house)
        house.wait(5 * SECOND)
        assert house.table.state.seats[first].misses == 1
        while house.table.state.seats[first].misses:
            house.play(1, 0)
    assert [seat.bot for seat in house.table.state.seats] == [None, None]


def test_who_is_away_for_longer_than_the_grace_time_is_replaced() -> None:
    house = playing("double", grace=30)
    house.keep(house.table.gone("u2", house.now))
    assert house.table.sight(None).placard.places[2].away
    house.wait(29 * SECOND)
    house.keep(house.table.here("u2", house.now))
    house.wait(60 * SECOND)
    assert house.table.state.seats[2].person
    house.keep(house.table.gone("u2", house.now))
    house.wait(30 * SECOND)
    assert house.table.state.seats[2].stand_in


def test_at_leisure_nobody_is_missed() -> None:
    house = playing("double", clock=Clock(2 * 24 * 3600))
    for seat in range(4):
        house.keep(house.table.gone(f"u{seat}", house.now))
    house.wait(24 * 3600 * SECOND)
    assert all(seat.person for seat in house.table.state.seats)
    house.wait(24 * 3600 * SECOND)
    assert "timed-out" in kinds(house)


@pytest.mark.rule("table:pause:paused")
@pytest.mark.rule("table:pause:none")
def test_a_pause_needs_all_and_costs_nobody_time() -> None:
    house = playing("double", clock=Clock(20))
    until = house.table.due()
    assert until is not None
    with pytest.raises(Refused, match="table:pause:none"):
        house.send("u0", Resume("0"))
    for seat in range(3):
        house.send(f"u{seat}", Pause("1"))
    assert house.table.state.paused is None
    house.send("u2", Resume("2"))
    house.send("u3", Pause("1"))
    assert house.table.state.paused is None
    house.send("u2", Pause("3"))
    assert house.table.sight(None).moment.times.paused == "agreed"
    house.wait(500 * SECOND)
    for user, command in (("u0", Pause("4")), (f"u{actor(house)}", Act("5", "bid 0"))):
        with pytest.raises(Refused, match="table:pause:paused"):
            house.send(user, command)
    for seat in range(4):
        assert house.table.state.paused == "agreed"
        house.send(f"u{seat}", Resume("6"))
    assert house.table.due() == until + 500 * SECOND


def test_who_is_away_does_not_hold_up_the_end_of_a_pause() -> None:
    house = playing("double", 2)
    house.send("u0", Pause("1"))
    house.send("u1", Pause("1"))
    house.keep(house.table.gone("u1", house.now))
    house.send("u0", Resume("2"))
    assert house.table.state.paused is None


def test_clocks_stand_still_while_nobody_is_there() -> None:
    house = playing("double", 2, clock=Clock(20))
    until = house.table.due()
    assert until is not None
    for user in ("u0", "u1"):
        house.keep(house.table.gone(user, house.now))
    house.wait(3600 * SECOND)
    assert house.table.state.paused == "alone"
    house.keep(house.table.here("u1", house.now))
    assert house.table.due() == until + 3600 * SECOND - ALONE


@pytest.mark.parametrize(("begun", "after"), [(False, ABANDONED), (True, ABANDONED_MATCH)])
def test_a_table_where_nobody_comes_any_more_is_closed(begun: bool, after: int) -> None:
    house = House(settings("double", 2))
    house.seat_all()
    if begun:
        house.begin()
    for user in ("u0", "u1"):
        house.keep(house.table.gone(user, house.now))
    house.wait(after - 1)
    assert house.phase != "closed"
    house.wait(1)
    assert house.phase == "closed"


def test_a_stop_of_the_server_costs_nobody_time() -> None:
    house = playing("double", clock=Clock(20))
    until = house.table.due()
    assert until is not None
    house.wait(5 * SECOND)
    stopped = house.now
    house.now += 3600 * SECOND
    house.table = house.reloaded(snapshot=True)
    house.keep(house.table.awake(stopped, house.now))
    for seat in range(4):
        house.keep(house.table.here(f"u{seat}", house.now))
    assert house.table.due() == until + 3600 * SECOND
    assert house.reloaded().state_hash() == house.table.state_hash()


@pytest.mark.proof("openings")
def test_no_match_begins_while_something_that_was_sealed_is_not_open() -> None:
    """So nobody can choose between shuffles by leaving somebody out. Who opens it late is waited for, and who
    never does loses the seat: the others seal anew, for another commitment."""
    house = House(settings("double", 2))
    house.seat_all()
    sealed = "00" * 32
    house.send("u0", Ready("1", sealed))
    house.send("u1", Ready("1", own_seal("u1")))
    house.send("u1", Reveal("2", own("u1").hex()))
    assert house.phase == "revealing"
    house.wait(3 * SECOND)
    assert house.phase == "revealing"
    assert kinds(house).count("not-revealed") == 1
    before = house.table.sight(None).placard.commitment
    house.wait(60 * SECOND)
    placard = house.table.sight(None).placard
    assert (house.phase, placard.match) == ("open", 2)
    assert [place.user for place in placard.places] == [None, "u1"]
    assert placard.commitment != before
    assert placard.sealed == placard.entropy == (None, None)
    assert house.reloaded().state_hash() == house.table.state_hash()


@pytest.mark.proof("openings")
def test_who_opens_late_is_waited_for() -> None:
    house = House(settings("double", 2))
    house.seat_all()
    for user in ("u0", "u1"):
        house.send(user, Ready("1", own_seal(user)))
    house.send("u1", Reveal("2", own("u1").hex()))
    house.wait(30 * SECOND)
    house.send("u0", Reveal("2", own("u0").hex()))
    assert house.phase == "playing"
    assert house.table.sight(None).placard.entropy == (own("u0").hex(), own("u1").hex())


def own_seal(user: str) -> str:
    return hashlib.sha256(own(user)).hexdigest()


def test_time_never_runs_backwards() -> None:
    house = playing("double")
    late = house.now
    house.now -= 500
    house.send("u0", Say("1", "early"))
    assert house.log[-1].at == late
