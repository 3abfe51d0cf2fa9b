"""Exchange what somebody can't see, and nothing they are shown, told or answered changes."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws.tables import adaptor_of, law

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.table.commands import Act, Command
from stammtisch.table.facts import seen_by
from stammtisch.table.outcome import Outcome
from stammtisch.table.replies import RefusedMessage
from stammtisch.table.showing import seat_seen
from stammtisch.table.table import Table
from table.chaos import any_command, houses
from table.house import House, any_act, deals, playing
from table.worlds import another_world, bytes_shown, copy_with

SOME_TIME = 100_000


def users(house: House) -> list[str | None]:
    return [None, *(house.player(seat) for seat in range(house.players))]


def in_match(house: House) -> bool:
    return house.table.position is not None


@law(25)
@given(houses(steps=10), st.integers(0, 2**30))
def test_what_is_shown_does_not_change(house: House, seed: int) -> None:
    if not in_match(house):
        return
    for user in users(house):
        here, other = copy_with(house.table, None), another_world(house.table, user, Dice(seed))
        assert bytes_shown(other, user) == bytes_shown(here, user)


def answer(table: Table, user: str, command: Command, now: int) -> tuple[str, bytes]:
    """What the sender of a command gets back."""
    try:
        outcome = table.command(user, command, now)
    except Refused as refused:
        return refused.rule, msgspec.json.encode(refused.values)
    except Malformed as malformed:
        return "malformed", str(malformed).encode()
    return "done", told(table, user, [outcome, table.wake(now + 300)])


def told(table: Table, user: str | None, outcomes: list[Outcome]) -> bytes:
    """All that reaches a user: facts, replies, and what is shown then."""
    facts = [
        fact
        for outcome in outcomes
        for fact in seen_by(table.game.name, outcome.facts, seat_seen(table, user))
    ]
    replies = [reply for outcome in outcomes for asker, reply in outcome.replies if asker == user]
    return msgspec.json.encode([facts, replies]) + bytes_shown(table, user)


@law(25)
@given(houses(steps=5), st.integers(0, 2**30))
def test_refusals_do_not_change(house: House, seed: int) -> None:
    if not in_match(house):
        return
    for user in users(house):
        if user is None:
            continue
        command = any_command(house, Dice(seed))
        other = another_world(house.table, user, Dice(seed))
        here = answer(copy_with(house.table, None), user, command, house.now)
        there = answer(other, user, command, house.now)
        assert here[0] == there[0]
        if here[0] != "done" or not isinstance(command, Act):
            assert here[1] == there[1]


@law(30)
@given(houses(steps=5), st.integers(0, 2**30))
def test_what_is_told_of_an_act_does_not_change(house: House, seed: int) -> None:
    """Of any act that is possible in both worlds and shows nothing that was hidden."""
    table, dice = house.table, Dice(seed)
    if house.phase != "playing" or table.state.paused or table.position is None:
        return
    actors = table.position.actors()
    if not actors:
        return
    actor = int(dice.member(actors))
    act = any_act(table, actor, dice)
    steps = table.game.read_act(act)
    for user in users(house):
        view = table.game.view(table.position, seat_seen(table, user))
        keep = {field for step in steps for field in adaptor_of(table.game.name).revealed_by(view, step)}
        other = another_world(table, user, Dice(seed), keep)
        here = copy_with(table, None)
        results = [happening(world, house.player(actor), act, user, house.now) for world in (here, other)]
        if None not in results:
            assert results[0] == results[1]


def happening(table: Table, actor: str, act: str, user: str | None, now: int) -> bytes | None:
    """What reaches a user when somebody acts; None where the act is refused, or where chance shows more."""
    before = deals(table)
    try:
        outcomes = [table.command(actor, Act("c", act), now), table.wake(now + 300)]
    except Refused:
        return None
    if deals(table) != before or any(b'"drawn"' in entry.data for entry in outcomes[0].rows):
        return None
    if any(isinstance(reply, RefusedMessage) for outcome in outcomes for user, reply in outcome.replies):
        return None
    return told(table, user, outcomes)


@pytest.mark.proof("no-leak")
def test_no_secret_is_shown_before_its_hand_is_over() -> None:
    house = playing("double", 2, options={"schedule": [1, 1, 1]})
    shown = set()
    while house.phase == "playing":
        hidden = [house.table.chain.secret(hand).hex() for hand in range(max(deals(house.table) - 1, 0), 5)]
        for user in users(house):
            sight = bytes_shown(house.table, user)
            assert not any(secret.encode() in sight for secret in [house.table.state.end, *hidden])
        shown.add(house.table.sight(None).placard.secrets)
        house.play(1)
    chain = tuple(house.table.chain.secret(hand).hex() for hand in range(3))
    assert shown | {house.table.sight(None).placard.secrets} == {chain[:0], chain[:1], chain[:2], chain}


def test_a_table_that_shows_its_position_would_be_caught() -> None:
    house = playing("double", 4, options={"schedule": [5]})
    for user in users(house):
        other = another_world(house.table, user, Dice(1))
        assert other.snapshot() != house.table.snapshot()
