"""Exclusion at a whole table: votes of people, a referee beside it, bots; and the table goes on after it."""

import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.match.events import Excluded, TakenOver
from stammtisch.match.replay import verify
from stammtisch.sheets.gress.table import latest, next_dealer
from stammtisch.sheets.pad import PastMatch
from stammtisch.table.commands import Act, Command, Exclude, Preside, Rematch, Return, Sit, Stand
from stammtisch.table.events import read_event
from stammtisch.table.settings import TableSettings, check
from stammtisch.table.story import record
from table.house import House

OPTIONS = {"first_dealer": 0, "referee": "official"}


def opened(players: int = 4, bots: int = 0, *, umpire: str = "") -> House:
    """A table of Gress at which the game is open, with a referee if one is named."""
    house = House(TableSettings("gress", players, options=OPTIONS, umpire=bool(umpire)))
    house.seat_all(bots)
    if umpire:
        house.send(umpire, Preside(house.id(), True))
    house.begin()
    house.wait(1000)
    everybody = [*range(1, players), 0]
    for seat in everybody:
        house.send(house.player(seat), act(house, "ready"))
        house.wait(1000)
    house.send("u0", act(house, "open"))
    house.wait(1000)
    return house


def act(house: House, text: str) -> Command:
    return Act(house.id(), text)


def does(house: House, seat: int, text: str) -> str:
    """What becomes of an act: done, or the rule that refuses it."""
    house.outcomes.clear()
    house.send(house.player(seat), act(house, text))
    house.wait(200)
    kinds = [
        (type(reply).__name__, getattr(reply, "rule", "")) for reply in house.replies(house.player(seat))
    ]
    return next(rule or "done" for kind, rule in kinds if kind in ("Accepted", "RefusedMessage"))


def excluded(house: House) -> tuple[int, ...]:
    view = house.table.moment(None).view
    return tuple(view.excluded)


def refused(house: House, user: str, command: Command) -> str:
    with pytest.raises(Refused) as refusal:
        house.send(user, command)
    return refusal.value.rule


@pytest.mark.rule("gress:10.8")
def test_people_exclude_and_bots_neither_vote_nor_count() -> None:
    house = opened(5, bots=2)
    assert does(house, 3, "disqualify 0") == "gress:10.8"
    assert does(house, 0, "disqualify 4") == does(house, 1, "disqualify 4") == "done"
    assert does(house, 1, "withdraw 4") == does(house, 2, "disqualify 4") == "done"
    assert excluded(house) == ()
    assert does(house, 1, "disqualify 4") == "done"
    assert excluded(house) == (4,)


@pytest.mark.rule("gress:10.8")
def test_who_is_a_person_changes_when_somebody_leaves_and_comes_back() -> None:
    house = opened(4)
    assert does(house, 1, "disqualify 0") == does(house, 2, "disqualify 0") == "done"
    house.send("u0", Stand(house.id()))
    assert house.table.moment(None).view.votes == ()
    assert house.table.moment(None).view.people == (1, 2, 3)
    house.send("u0", Return(house.id()))
    assert house.table.moment(None).view.people == (0, 1, 2, 3)
    assert house.reloaded().state_hash() == house.table.state_hash()
    assert house.reloaded(snapshot=True).state_hash() == house.table.state_hash()


@pytest.mark.rule("gress:10.8")
@pytest.mark.rule("table:umpire:only")
@pytest.mark.parametrize("umpire", ["u0", "u9"])
def test_a_referee_excludes_alone(umpire: str) -> None:
    house = opened(4, bots=3, umpire=umpire)
    assert refused(house, "u7", Exclude(house.id(), 2)) == "table:umpire:only"
    house.send(umpire, Exclude(house.id(), 2))
    assert excluded(house) == (2,)
    assert ("excluded", "referee") in [(fact.kind, fact.about.get("reason")) for fact in house.heard("u0")]
    assert refused(house, umpire, Exclude(house.id(), 2)) == "gress:10.8"
    with pytest.raises(Malformed):
        house.send(umpire, Exclude(house.id(), 4))
    assert house.reloaded().state_hash() == house.table.state_hash()


@pytest.mark.rule("gress:10.8")
def test_the_word_of_a_referee_comes_before_whatever_waits() -> None:
    house = opened(4, umpire="u9")
    house.table.lag("u3", 100)
    house.send("u2", act(house, "vorletzte"))
    house.outcomes.clear()
    house.send("u9", Exclude(house.id(), 2))
    house.wait(1000)
    assert [reply.rule for reply in house.replies("u2") if hasattr(reply, "rule")] == ["gress:10.8"]
    times = [read_event(row.data).at for row in house.log]
    assert times == sorted(times)


@pytest.mark.rule("table:umpire:chair")
def test_the_chair_is_for_the_host_or_for_somebody_without_a_seat() -> None:
    house = House(TableSettings("gress", 4, options=OPTIONS, umpire=True))
    house.send("u1", Sit(house.id(), 1))
    assert refused(house, "u1", Preside(house.id(), True)) == "table:umpire:chair"
    house.send("u9", Preside(house.id(), True))
    assert house.table.sight(None).placard.umpire is not None
    assert refused(house, "u0", Preside(house.id(), True)) == "table:umpire:chair"
    assert refused(house, "u1", Preside(house.id(), False)) == "table:umpire:only"
    house.send("u0", Preside(house.id(), False))
    house.send("u9", Preside(house.id(), True))
    house.send("u9", Sit(house.id(), 2))
    assert house.table.sight(None).placard.umpire is None
    house.send("u0", Sit(house.id(), 0))
    house.send("u0", Preside(house.id(), True))
    assert house.table.state.umpire == "u0"
    bare = House(TableSettings("gress", 4))
    assert refused(bare, "u9", Preside(bare.id(), True)) == "table:umpire:chair"


@pytest.mark.rule("table:umpire:chair")
@pytest.mark.parametrize("game", ["double", "grass"])
def test_where_nobody_is_excluded_there_is_no_chair(game: str) -> None:
    with pytest.raises(Malformed) as problem:
        check(TableSettings(game, 3, umpire=True))
    assert problem.value.field == "umpire"


def play_on(house: House) -> None:
    """Whoever is on turn draws, until a dead end or a winner ends the game."""
    while house.phase == "playing":
        house.wait(20_000)


@pytest.mark.rule("gress:10.8")
def test_a_table_goes_on_after_a_game_with_somebody_excluded_and_its_record_holds() -> None:
    house = opened(4, umpire="u9")
    house.send("u9", Exclude(house.id(), 1))
    play_on(house)
    kinds = [type(read_event(row.data)) for row in house.log]
    assert Excluded in kinds
    assert TakenOver in kinds
    verify(record(house.log, 1))
    for seat in range(4):
        if house.phase == "over":
            house.send(f"u{seat}", Rematch(house.id()))
    for seat in range(4):
        if not house.table.state.seats[seat].taken:
            house.send(f"u{seat}", Sit(house.id(), seat))
    house.begin()
    house.wait(60_000)
    play_on(house)
    verify(record(house.log, 2))
    assert len(house.table.state.played) == 2


@pytest.mark.rule("gress:10.8")
@pytest.mark.rule("gress:11.8")
def test_the_sheet_of_a_table_takes_a_row_in_which_somebody_excluded_has_nothing() -> None:
    played = [PastMatch(1, [3, 0, 4], [], 0, 0, (1,)), PastMatch(2, [0, 5, 1], [0], 1)]
    sheet, games = latest(played)
    assert sheet is not None
    assert (len(games), sheet.totals, next_dealer(played, 3)) == (2, (3, 5, 5), 2)
