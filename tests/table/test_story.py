"""Records and stories made of a log."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import SPECTATOR
from stammtisch.match.events import Began, Ended, Said, TakenOver
from stammtisch.match.log import Row, chained
from stammtisch.match.record import ENCODE, Entry, Record, read_record, write_record
from stammtisch.match.replay import Differs, verify
from stammtisch.table import story as stories
from stammtisch.table.commands import Say, Stand
from stammtisch.table.events import read_event
from stammtisch.table.facts import Told, seen_by
from stammtisch.table.story import Chronicle, record, story
from table.house import House, playing

TOLD = msgspec.json.Decoder(Told)


def chronicle(log: list[Row]) -> Chronicle:
    found = Chronicle()
    found.read(log)
    return found


def told(log: list[Row], user: str | None) -> list[Told]:
    """All that a user was told, as it comes out of JSON."""
    return [TOLD.decode(text) for text in chronicle(log).told(user, len(log))]


def settlement(log: list[Row], user: str | None) -> list[Told]:
    return [TOLD.decode(text) for text in chronicle(log).settlement(user)]


@pytest.fixture(scope="module")
def house() -> House:
    """Three rounds of Double, with a bot and some talk."""
    house = playing("double", 3, bots=1, options={"schedule": [1, 2, 1]})
    house.play(5)
    house.send("u1", Say("s", "good luck"))
    house.send("watcher", Say("s", "from me too"))
    house.play(100)
    assert house.phase == "over"
    return house


def written(house: House) -> Record:
    return read_record(write_record(record(house.log, 1)))


def test_the_record_of_a_match_holds(house: House) -> None:
    found = verify(written(house))
    assert (found.chance, found.finished, found.draws) == ("verified", True, 4)
    assert [(seat.name, seat.player) for seat in written(house).seats] == [
        ("U0", "human"),
        ("U1", "human"),
        ("rule", "rule"),
    ]
    talk = [event for event in written(house).events if isinstance(event, Said)]
    assert [(said.seat, said.text) for said in talk] == [(1, "good luck"), (None, "from me too")]
    assert written(house).started == "1970-01-01T00:16:40+00:00"


@pytest.mark.proof("one-log")
@pytest.mark.parametrize(
    ("game", "options"), [("double", {"schedule": [1]}), ("gress", {"referee": "guided"})]
)
def test_the_record_is_the_log_of_the_match_byte_for_byte(game: str, options: dict[str, Any]) -> None:
    """From `began` to `ended`, in one chain with what was before; a pause and a bot that took over too."""
    house = playing(game, 3, bots=1, seed=5, options=options)
    house.send("u1", Stand("away"))
    while house.phase != "over":
        house.play(40, 80)
    kinds = [type(read_event(row.data)) for row in house.log]
    rows = house.log[kinds.index(Began) : kinds.index(Ended) + 1]
    found = written(house)
    assert [ENCODE(entry.event) for entry in found.entries] == [row.data for row in rows]
    assert [entry.hash for entry in found.entries] == [row.hash.hex() for row in rows]
    assert found.before == house.log[kinds.index(Began) - 1].hash.hex()
    assert TakenOver in kinds[kinds.index(Began) : kinds.index(Ended)]
    assert verify(found).entries == len(rows)


@pytest.mark.proof("one-log")
def test_nothing_is_played_to_write_a_record(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor could it be: the rules of the game are not at hand."""
    expected = write_record(record(house.log, 1))
    monkeypatch.setattr(catalogue, "find", None)
    assert write_record(record(house.log, 1)) == expected


def chain(record: Record) -> list[str]:
    assert record.chain is not None
    return record.chain


def other_first_secret(record: Record) -> None:
    record.chain = ["00" * 32, *chain(record)[1:]]


def other_last_secret(record: Record) -> None:
    record.chain = [*chain(record)[:-1], "00" * 32]


def missing_secret(record: Record) -> None:
    record.chain = chain(record)[:-1]


def other_entropy(record: Record) -> None:
    """With all hashes made anew."""
    first = record.entries[0].event
    record.entries[0] = Entry("", {**first, "entropy": [*first["entropy"][:1], "00", *first["entropy"][2:]]})
    digest = bytes.fromhex(record.before)
    for place, entry in enumerate(record.entries):
        digest = chained(digest, ENCODE(entry.event))
        record.entries[place] = Entry(digest.hex(), entry.event)


def too_little_entropy(record: Record) -> None:
    first = record.entries[0].event
    record.entries[0] = Entry("", {**first, "entropy": first["entropy"][1:]})


def a_secret_too(record: Record) -> None:
    record.secret = "00" * 32


def no_number(record: Record) -> None:
    record.chain = ["zz"]


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (other_first_secret, "the secret is not the one that was committed to"),
        (other_last_secret, "chain[2]: the one before does not follow from it"),
        (missing_secret, "the secret of hand 3 is missing"),
        (other_entropy, "entry 3: the draw 'deal/1' does not follow from the secret"),
        (too_little_entropy, "entries[0].entropy: 2 parts for 3 seats"),
        (a_secret_too, "chain: there is either a secret or a chain of them"),
        (no_number, "chain: secrets and entropy are written in hexadecimal"),
    ],
)
def test_a_forged_record_does_not(house: House, forge: Callable[[Record], None], found: str) -> None:
    forged = written(house)
    forge(forged)
    with pytest.raises((Differs, Malformed)) as caught:
        verify(forged)
    assert found in str(caught.value)


def test_a_record_of_a_running_match_is_not_given_out() -> None:
    house = playing("double", 2)
    with pytest.raises(Malformed, match="no match 1 is over"):
        record(house.log, 1)


def test_a_story_shows_what_was_known_at_the_time() -> None:
    house = playing("double", 2, options={"schedule": [5], "first_dealer": 0})
    house.play(4)
    last = [msgspec.json.encode(list(story(house.log, user))[-1].moment.view) for user in ("u0", "u1")]
    mine, theirs = (msgspec.json.decode(view)["hands"] for view in last)
    assert mine[1] is None
    assert theirs[0] is None
    assert mine[0] is not None
    watched = msgspec.json.encode(list(story(house.log, None)))
    for card in mine[0]:
        assert f'"{card}"'.encode() not in watched


@pytest.mark.proof("no-leak")
@pytest.mark.parametrize("spectators", [True, False])
def test_what_somebody_was_told_is_told_again(spectators: bool) -> None:
    house = playing("gress", 3, seed=2, spectators=spectators)
    house.play(60, 60)
    assert told(house.log, "u1") == house.heard("u1")
    overheard = {fact.kind for fact in told(house.log, "stranger")}
    assert told(house.log, None) == told(house.log, "stranger")
    assert ("opened" in overheard) is spectators
    assert "hand-dealt-own" not in overheard


def test_the_record_of_a_match_of_gress_holds_too() -> None:
    house = playing("gress", 3, bots=1, seed=5, options={"referee": "guided"})
    house.send("u1", Stand("away"))
    for lap in range(30):
        house.play(40, 80)
    assert house.phase == "over"
    assert verify(record(house.log, 1)).chance == "verified"


def test_the_last_settlement_can_be_told_again() -> None:
    """Until there is another one, however much was played and said since."""
    house = playing("grass", 2, seed=4, options={"target": 1_000_000})
    assert settlement(house.log, "u0") == []
    rounds = 0
    while rounds < 2:
        before = len(house.outcomes)
        house.play(1)
        told = [outcome.facts for outcome in house.outcomes[before:]]
        for facts in told:
            if any(fact.kind == "scored" for fact in facts):
                account, rounds = facts, rounds + 1
    house.play(5)
    house.send("u1", Say("s", "well done"))
    for user in ("u0", None):
        found = settlement(house.log, user)
        assert found == seen_by(house.table.game.name, account, 0 if user else SPECTATOR)[: len(found)]
        assert [fact.about["round"] for fact in found if fact.kind == "scored"] == [2, 2]


@pytest.mark.proof("played-once")
@pytest.mark.parametrize("game", ["double", "grass", "gress"])
def test_a_chronicle_that_is_read_on_is_the_one_that_is_read_at_once(game: str) -> None:
    house = playing(game, 3, seed=3)
    house.play(30, 60)
    house.send("u1", Say("s", "let me see"))
    house.play(30, 60)
    piecemeal = Chronicle()
    for start in range(0, len(house.log), 7):
        piecemeal.read(house.log[start : start + 7])
    assert piecemeal.seq == house.table.seq
    for user in ("u0", "u2", None):
        for upto in (10, len(house.log) - 20, len(house.log)):
            whole = chronicle(house.log[:upto]).told(user, upto)
            assert piecemeal.told(user, upto) == whole
        assert piecemeal.settlement(user) == chronicle(house.log).settlement(user)
    assert len(piecemeal.told("u0", 99_999, frozenset(["u1"]))) == len(piecemeal.told("u0", 99_999)) - 1


@pytest.mark.proof("kept")
def test_of_a_long_evening_the_latest_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = told(house.log, "u1")
    monkeypatch.setattr(stories, "MOST_TOLD", 20)
    latest = chronicle(house.log)
    assert latest.count <= 20
    found = told(house.log, "u1")
    assert 0 < len(found) <= 20
    assert found == whole[-len(found) :]
