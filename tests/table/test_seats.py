"""Sitting down, bots, getting ready, leaving, coming back, another match, closing."""

import hashlib

import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.match.clocks import Clock
from stammtisch.table.commands import (
    Act,
    Close,
    Command,
    Pause,
    PlaceBot,
    Ready,
    Rematch,
    Return,
    Reveal,
    Say,
    Sit,
    Stand,
    Start,
    read_command,
)
from stammtisch.table.replies import Duplicate
from stammtisch.table.settings import TableSettings, check
from stammtisch.table.table import Table
from table.house import House, own, playing, settings

SEALED = hashlib.sha256(b"anything").hexdigest()


def refused(house: House, user: str, command: Command) -> str:
    """The rule by which a command is refused; it must not change anything."""
    before = house.table.state_hash()
    with pytest.raises(Refused) as caught:
        house.send(user, command)
    assert house.table.state_hash() == before
    return caught.value.rule


def over(game: str = "double", bots: int = 0) -> House:
    house = playing(game, 2, bots=bots, options={"schedule": [1]})
    house.play(50)
    assert house.phase == "over"
    return house


@pytest.mark.rule("table:seat:taken")
def test_a_seat_is_for_one() -> None:
    house = House(settings("double"))
    house.send("u0", Sit("1", 0))
    assert refused(house, "u1", Sit("1", 0)) == "table:seat:taken"
    assert refused(house, "u0", PlaceBot("2", 0, "rule")) == "table:seat:taken"


def test_who_sits_down_elsewhere_leaves_the_seat() -> None:
    house = House(settings("double"))
    house.send("u1", Sit("1", 0))
    house.send("u1", Sit("2", 3))
    assert [place.user for place in house.table.sight(None).placard.places] == [None, None, None, "u1"]


@pytest.mark.rule("table:seat:open")
@pytest.mark.rule("table:host:only")
def test_the_host_places_bots_and_sends_them_away() -> None:
    house = House(settings("double"))
    assert refused(house, "u1", PlaceBot("1", 0, "rule")) == "table:host:only"
    house.send("u0", PlaceBot("1", 0, "rule"))
    assert house.table.sight(None).placard.places[0].bot == "rule"
    house.send("u0", PlaceBot("2", 0, None))
    assert refused(house, "u0", PlaceBot("3", 0, None)) == "table:seat:open"


@pytest.mark.rule("table:seat:none")
def test_only_who_has_a_seat_can_play() -> None:
    house = playing("double")
    for command in (Act("1", "bid 0"), Pause("2"), Stand("3"), Return("4")):
        assert refused(house, "watcher", command) == "table:seat:none"
    assert refused(House(settings("double")), "watcher", Ready("1", SEALED)) == "table:seat:none"


@pytest.mark.rule("table:ready:once")
def test_what_is_sealed_stays_sealed() -> None:
    house = House(settings("double"))
    house.send("u0", Sit("1", 0))
    house.send("u0", Ready("2", SEALED))
    assert refused(house, "u0", Ready("3", SEALED)) == "table:ready:once"


@pytest.mark.rule("table:reveal:sealed")
@pytest.mark.rule("table:reveal:time")
def test_only_what_was_sealed_can_be_opened_once_and_when_all_are_ready() -> None:
    house = House(settings("double", 2))
    house.seat_all()
    house.send("u0", Ready("1", hashlib.sha256(own("u0")).hexdigest()))
    assert refused(house, "u0", Reveal("2", own("u0").hex())) == "table:reveal:time"
    house.send("u1", Ready("1", SEALED))
    assert refused(house, "u0", Reveal("3", own("u1").hex())) == "table:reveal:sealed"
    house.send("u0", Reveal("4", own("u0").hex()))
    assert refused(house, "u0", Reveal("5", own("u0").hex())) == "table:reveal:time"
    assert refused(house, "u0", Stand("6")) == "table:phase:open"


@pytest.mark.rule("table:start:players")
@pytest.mark.rule("table:start:full")
def test_the_host_may_begin_without_the_open_seats() -> None:
    house = House(settings("gress", 5))
    for seat in (1, 4):
        house.send(f"u{seat}", Sit(house.id(), seat))
    assert refused(house, "u0", Start("1")) == "table:start:players"
    house.send("u0", PlaceBot("2", 2, "rule"))
    house.send("u0", Start("3"))
    assert [place.name for place in house.table.sight(None).placard.places] == ["U1", "rule", "U4"]
    assert refused(house, "u0", Start("4")) == "table:start:full"
    house.begin()
    assert house.phase == "playing"


def test_a_table_of_bots_begins_when_its_host_says_so() -> None:
    house = House(settings("double", 2))
    house.seat_all(bots=2)
    assert house.phase == "open"
    house.send("u0", Start("1"))
    assert house.phase == "playing"


@pytest.mark.rule("table:phase:open")
def test_nobody_sits_down_in_a_match() -> None:
    house = playing("double")
    for user, command in (("u9", Sit("1", 0)), ("u0", PlaceBot("2", 1, "rule")), ("u0", Ready("3", SEALED))):
        assert refused(house, user, command) == "table:phase:open"
    assert refused(house, "u0", Start("4")) == "table:phase:open"


@pytest.mark.rule("table:phase:playing")
def test_acts_and_pauses_belong_to_a_match() -> None:
    house = House(settings("double"))
    house.send("u0", Sit("1", 0))
    for command in (Act("2", "bid 0"), Pause("3"), Return("4")):
        assert refused(house, "u0", command) == "table:phase:playing"


@pytest.mark.rule("table:seat:bot")
@pytest.mark.rule("table:return:yours")
def test_who_leaves_a_match_is_replaced_and_can_come_back() -> None:
    house = playing("double")
    assert refused(house, "u1", Return("1")) == "table:return:yours"
    house.send("u1", Stand("2"))
    assert house.table.sight(None).placard.places[1].bot == "casual"
    for command in (Act("3", "bid 0"), Stand("4"), Pause("5")):
        assert refused(house, "u1", command) == "table:seat:bot"
    house.send("u1", Return("6"))
    assert house.table.sight(None).placard.places[1].bot is None
    assert refused(house, "bot/1", Act("7", "bid 0")) == "table:seat:none"


def test_a_bot_that_stands_in_acts_by_the_same_way_as_people() -> None:
    house = playing("double", 2)
    house.send("u0", Stand("1"))
    house.send("u1", Stand("2"))
    house.play(500)
    assert house.phase == "over"


@pytest.mark.rule("table:phase:over")
def test_another_match_begins_when_all_want_it() -> None:
    assert refused(playing("double"), "u0", Rematch("1")) == "table:phase:over"
    house = over()
    first = house.table.sight(None).placard.commitment
    house.send("u0", Rematch("r1"))
    assert house.phase == "over"
    house.send("u1", Rematch("r2"))
    assert house.phase == "open"
    placard = house.table.sight(None).placard
    assert (placard.match, placard.commitment != first, placard.secrets) == (2, True, ())
    house.begin()
    house.play(50)
    assert [played.match for played in house.table.state.played] == [1, 2]


def test_who_had_left_is_back_for_another_match() -> None:
    house = playing("double", 2, bots=1, options={"schedule": [1]})
    house.send("u0", Stand("s"))
    house.play(50)
    house.send("u0", Rematch("r"))
    assert house.phase == "open"
    assert [place.user for place in house.table.sight(None).placard.places] == ["u0", None]


def test_who_does_not_stay_is_not_waited_for() -> None:
    house = over()
    house.send("u0", Rematch("r1"))
    house.send("u1", Stand("r2"))
    assert house.phase == "open"
    assert [place.user for place in house.table.sight(None).placard.places] == ["u0", None]


@pytest.mark.rule("gress:11.6")
def test_the_deal_moves_on_in_gress() -> None:
    house = playing("gress", 3, bots=2, options={"referee": "guided", "first_dealer": 2})
    while house.phase == "playing":
        house.play(200, 100)
    house.send("u0", Rematch("r"))
    house.begin()
    assert house.table.sight(None).moment.view.dealer == 0


@pytest.mark.rule("table:close:people")
@pytest.mark.rule("table:phase:closed")
def test_the_host_closes_the_table_but_not_on_others() -> None:
    house = playing("double")
    assert refused(house, "u1", Close("1")) == "table:host:only"
    assert refused(house, "u0", Close("2")) == "table:close:people"
    for seat in range(1, 4):
        house.send(f"u{seat}", Stand("9"))
    house.send("u0", Close("3"))
    for command in (Act("4", "bid 0"), Sit("5", 0), Stand("6"), Say("7", "hello"), Close("8"), Rematch("9")):
        assert refused(house, "u0", command) == "table:phase:closed"
    assert house.table.due() is None


def test_many_commands_of_many_users_are_known_again_up_to_a_bound() -> None:
    house = House(settings("double"))
    for number in range(70):
        house.send("u1", Say(f"c{number}", "hello"))
    for number in range(70):
        house.send(f"v{number}", Say("c", "hello"))
        if number == 30:
            house.table = Table.restore(house.table.snapshot(), house.entropy)
    assert house.reloaded().state_hash() == house.table.state_hash()
    known = house.table.state.commands
    assert len(known) == 64
    assert next(iter(known)) == "v6"
    again = house.send("v69", Say("c", "hello")).reply
    assert again is not None
    assert isinstance(again, Duplicate)


def test_talk_is_for_everybody() -> None:
    house = House(settings("double"))
    house.send("u0", Sit("1", 0))
    house.send("watcher", Say("1", "good evening"))
    assert house.heard("u0")[-1].about["text"] == "good evening"


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (TableSettings("chess", 2), "game: there is no game 'chess'; known: double, grass, gress"),
        (TableSettings("grass", 7), "players: grass is for 2 to 6 players"),
        (TableSettings("double", 4, clock=Clock(-1)), "clock.seconds: must be 0 to 2592000, is -1"),
        (TableSettings("double", 4, grace=1), "grace: must be 10 to 86400, is 1"),
        (
            TableSettings("gress", 4, clock=Clock(5)),
            "clock: Gress has times of its own; only slow can be set",
        ),
        (TableSettings("double", 4, edition="old"), "edition: double has no edition 'old'; known: standard"),
        (
            TableSettings("double", 4, stand_in="a\nb"),
            "stand_in: must have 1 to 24 letters that can be printed",
        ),
    ],
)
def test_a_table_that_could_not_be_played_at_is_not_made(wrong: TableSettings, line: str) -> None:
    with pytest.raises(Malformed) as caught:
        check(wrong)
    assert str(caught.value) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"type":"act","id":"1","act":"bid 0","at":5}', "there is no field at"),
        ('{"type":"fly","id":"1"}', "type: Invalid value 'fly'"),
        ('{"type":"act","id":"","act":"bid 0"}', "id: must have 1 to 40 letters that can be printed"),
        ('{"type":"act","id":"\\u0001","act":"bid 0"}', "id: must have 1 to 40 letters that can be printed"),
        ('{"type":"act","id":"1","act":"' + "x" * 201 + '"}', "act: at most 200 letters"),
    ],
)
def test_commands_that_are_none_are_named(text: str, line: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_command(text.encode())
    assert str(caught.value) == line


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (Sit("1", 4), "seat: there is no seat 4; seats are 0 to 3"),
        (Ready("1", "abc"), "sealed: must be a SHA-256: 64 hexadecimal digits"),
        (Say("1", "a\x1b[2J"), "text: must have 1 to 200 letters that can be printed"),
        (PlaceBot("1", 1, ""), "bot: must have 1 to 24 letters that can be printed"),
    ],
)
def test_malformed_commands_change_nothing(command: Command, line: str) -> None:
    house = House(settings("double"))
    house.send("u0", Sit("0", 0))
    before = house.table.state_hash()
    with pytest.raises(Malformed) as caught:
        house.send("u0", command)
    assert str(caught.value) == line
    assert house.table.state_hash() == before


@pytest.mark.parametrize("user", ["", "bot/1", "two words", "x" * 65, "a\nb"])
def test_users_are_told_from_bots(user: str) -> None:
    with pytest.raises(Malformed):
        House(settings("double")).send(user, Sit("1", 0))
