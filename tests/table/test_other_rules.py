"""A match that began under other rules is neither gone on with nor played again by these."""

from collections.abc import Callable

import msgspec
import pytest

from stammtisch.base.errors import Refused
from stammtisch.games.catalogue import GAMES
from stammtisch.match.events import TakenOver
from stammtisch.match.record import write_record
from stammtisch.match.replay import Differs, verify
from stammtisch.sheets.pad import PastMatch
from stammtisch.table.commands import Act, Rematch, Say, Stand
from stammtisch.table.events import Closed, read_event
from stammtisch.table.story import endings, record, story
from stammtisch.table.table import Table
from stammtisch.words import Words
from table.house import House, playing
from table.test_story import settlement, told

OPTIONS = {"double": {"schedule": [3, 3]}, "grass": {"target": 250_000}, "gress": {"referee": "guided"}}


@pytest.fixture(name="raise_version")
def raised(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """The rules of a game are changed."""

    def change(game: str) -> None:
        monkeypatch.setattr(type(GAMES[game]), "version", GAMES[game].version + 1)

    return change


def under_way(game: str) -> House:
    """In the middle of a hand; after the last snapshot a bot took over for somebody."""
    house = playing(game, 3, options=OPTIONS[game])
    house.play(3, 60)
    house.send("u1", Stand("away"))
    house.play(2, 60)
    assert house.phase == "playing"
    return house


def view(table: Table, user: str) -> bytes:
    return msgspec.json.encode(table.moment(user).view)


@pytest.mark.proof("other-rules")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["log", "old snapshot", "last snapshot"])
def test_a_match_under_way_is_closed_and_says_why(
    game: str, how: str, raise_version: Callable[[str], None]
) -> None:
    house = under_way(game)
    last, earlier, user = house.table.snapshot(), house.snapshots[-1][1], "u0"
    seen = {
        "log": b"null",
        "old snapshot": view(Table.restore(earlier, house.entropy), user),
        "last snapshot": view(house.table, user),
    }
    raise_version(game)
    if how == "last snapshot":
        table = Table.load([], house.entropy, last)
    else:
        table = house.reloaded(snapshot=how == "old snapshot")
    assert table.hash == house.log[-1].hash
    assert (table.other_rules, table.state.rules) == (True, GAMES[game].version - 1)
    assert table.due() == table.state.at
    outcome = table.wake(house.now)
    (entry,) = outcome.rows
    assert read_event(entry.data) == Closed(table.state.at, "rules")
    assert [(fact.of, fact.kind, fact.about) for fact in outcome.facts] == [
        ("table", "closed", {"reason": "rules"})
    ]
    assert (table.state.phase, table.due()) == ("closed", None)
    assert view(table, user) == seen[how]
    assert (table.moment(user).offers, table.moment(user).times.asked) == ({}, {})
    house.log.append(entry)
    again = Table.load([*house.log], house.entropy)
    assert (again.state.phase, again.hash) == ("closed", table.hash)


@pytest.mark.proof("other-rules")
def test_nobody_can_act_in_it_and_a_stop_of_the_server_closes_it_too(
    raise_version: Callable[[str], None],
) -> None:
    house = under_way("double")
    raise_version("double")
    house.table = house.reloaded()
    with pytest.raises(Refused, match="table:phase:closed"):
        house.send("u0", Act("a", "bid 0"))
    assert isinstance(read_event(house.log[-1].data), Closed)
    other = Table.load(house.log[:-1], house.entropy)
    outcome = other.awake(house.now, house.now + 1000)
    assert [type(read_event(entry.data)) for entry in outcome.rows] == [Closed]


def test_a_position_that_can_not_be_read_any_more_is_not_shown(raise_version: Callable[[str], None]) -> None:
    house = under_way("double")
    state = msgspec.json.decode(house.table.snapshot())
    snapshot = msgspec.json.encode({**state, "line": "phase=shuffling"})
    with pytest.raises(Exception, match="phase"):
        Table.restore(snapshot, house.entropy)
    raise_version("double")
    table = Table.restore(snapshot, house.entropy)
    assert table.moment("u0").view is None
    table.wake(house.now)
    assert table.state.phase == "closed"


def test_what_is_said_is_said_in_both_languages() -> None:
    for language, word in (("en", "the rules of this game were changed"), ("de", "Die Regeln dieses Spiels")):
        assert word in Words(language).fact("table", "closed", {"reason": "rules"})


@pytest.mark.proof("other-rules")
@pytest.mark.parametrize("game", ["double", "gress"])
def test_a_match_that_is_over_keeps_its_result_and_its_record(
    game: str, raise_version: Callable[[str], None]
) -> None:
    options = {"double": {"schedule": [1]}, "gress": {"referee": "guided"}}
    house = playing(game, 3, bots=1, seed=5, options=options[game])
    while house.phase != "over":
        house.play(40, 80)
    written = write_record(record(house.log, 1))
    (result,) = house.table.state.played
    raise_version(game)
    seq, earlier = next(kept for kept in house.snapshots if kept[0] > house.table.state.before)
    after = [row for row in house.log if row.seq > seq]
    assert len(after) > 3
    for table in (house.reloaded(), Table.load(after, house.entropy, earlier)):
        assert table.state.phase == "over"
        assert table.state.played == [PastMatch(1, result.scores, result.winners)]
    assert [then.state.match for then in endings(house.log)] == [1]
    assert write_record(record(house.log, 1)) == written
    with pytest.raises(Differs, match=r"^written under rules version"):
        verify(record(house.log, 1))


@pytest.mark.proof("other-rules")
def test_another_match_goes_by_the_rules_of_today(raise_version: Callable[[str], None]) -> None:
    house = playing("double", 2, options={"schedule": [1]})
    house.play(100)
    raise_version("double")
    house.table = house.reloaded()
    for user in ("u0", "u1"):
        house.send(user, Rematch(house.id()))
    house.begin()
    assert (house.phase, house.table.other_rules) == ("playing", False)
    house.play(100)
    assert [played.match for played in house.table.state.played] == [1, 2]
    assert verify(record(house.log, 2)).chance == "verified"
    assert house.reloaded().state_hash() == house.table.state_hash()


def test_its_story_tells_what_happened_at_the_table(raise_version: Callable[[str], None]) -> None:
    house = under_way("double")
    house.send("u0", Say("s", "where were we?"))
    raise_version("double")
    kinds = {fact.kind for fact in told(house.log, "u0")}
    assert {"began", "said", "taken-over"} <= kinds
    assert {fact.of for fact in told(house.log, "u0")} == {"table"}
    assert TakenOver in [type(read_event(row.data)) for row in house.log]
    assert {step.moment.view for step in story(house.log, "u0")} == {None}
    assert settlement(house.log, "u0") == []
