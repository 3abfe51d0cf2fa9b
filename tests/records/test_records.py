"""Writing, reading, replaying and verifying records."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from stammtisch.records.recorder import Recorder, new_record

from stammtisch.games.errors import Malformed, Refused
from stammtisch.match.record import Entry, Record, Seat, read_record, write_record
from stammtisch.match.replay import Differs, replay, resume, verify

GOLDEN = Path(__file__).parent / "double-extra-round.json"


def golden() -> Record:
    return read_record(GOLDEN.read_bytes())


def short_game() -> Recorder:
    options = {"schedule": [1], "first_dealer": 1}
    recorder = Recorder(new_record("double", [Seat("Amy"), Seat("Ben", "rule")], "", options))
    recorder.draw([0, 4, 8])
    return recorder


def test_a_record_reads_back_as_it_was_written() -> None:
    record = golden()
    assert write_record(record) == GOLDEN.read_bytes()
    assert read_record(write_record(record)) == record


def test_acts_are_written_in_one_notation() -> None:
    recorder = short_game()
    recorder.act(0, "bid  1")
    recorder.act(1, "bid 0")
    recorder.act(0, "play  ac")
    assert [entry.act for entry in recorder.record.entries[1:]] == ["bid 1", "bid 0", "play AC"]


def test_the_result_is_written_with_the_last_act() -> None:
    recorder = short_game()
    for seat, act in ((0, "bid 1"), (1, "bid 0"), (0, "play AC")):
        recorder.act(seat, act)
        assert recorder.record.result is None
    recorder.act(1, "play KC")
    assert recorder.record.result is not None
    assert recorder.record.result.scores == [21, 20]
    assert recorder.record.result.winners == [0]


def test_a_refused_act_leaves_the_record_as_it_was() -> None:
    recorder = short_game()
    before = write_record(recorder.record)
    with pytest.raises(Refused, match="double:bid:order"):
        recorder.act(1, "bid 1")
    with pytest.raises(Malformed, match="not an act"):
        recorder.act(0, "bid many")
    assert write_record(recorder.record) == before


def test_a_draw_nobody_waits_for_is_refused() -> None:
    recorder = short_game()
    with pytest.raises(Malformed, match="nothing is to be drawn"):
        recorder.draw([1, 2, 3])


@pytest.mark.parametrize(
    ("drawn", "problem"), [([0, 1], "takes 3"), ([0, 1, 1], "different"), ([0, 1, 54], "below 54")]
)
def test_chance_gives_exactly_what_was_asked_for(drawn: list[int], problem: str) -> None:
    record = new_record("double", [Seat("Amy"), Seat("Ben")], "", {"schedule": [1], "first_dealer": 0})
    with pytest.raises(Malformed, match=problem):
        Recorder(record).draw(drawn)


def test_a_record_may_start_at_a_position_of_its_own() -> None:
    first = short_game()
    start = first.game.write_position(first.position)
    header = msgspec.structs.replace(first.record, start=start, entries=[])
    recorder = Recorder(header)
    recorder.act(0, "bid 1")
    assert verify(recorder.record).chance == "none"


def test_the_seats_of_a_record_must_fit_its_position() -> None:
    first = short_game()
    start = first.game.write_position(first.position)
    header = msgspec.structs.replace(first.record, start=start, seats=[Seat("Amy")], entries=[])
    with pytest.raises(Malformed, match="1 seats, but 2"):
        Recorder(header)


def test_an_unfinished_game_goes_on_from_its_record() -> None:
    whole = golden()
    part = msgspec.structs.replace(whole, entries=whole.entries[:15], result=None)
    recorder = resume(read_record(write_record(part)))
    for entry in whole.entries[15:]:
        if entry.act is not None and entry.seat is not None:
            recorder.act(entry.seat, entry.act)
        else:
            recorder.draw(recorder.game.read_draw(recorder.position, entry.drawn or []))
    assert recorder.record.entries == whole.entries
    assert recorder.record.result == whole.result


def test_a_sealed_record_can_be_replayed_but_not_redealt() -> None:
    record = golden()
    assert record.chance is not None
    record.chance.secret = None
    assert verify(record).chance == "sealed"


def changed_act(record: Record) -> None:
    record.entries[2].act = "bid 0"


def forbidden_act(record: Record) -> None:
    record.entries[2].act = "play FO"


def foreign_act(record: Record) -> None:
    record.entries[2].act = "castle"


def changed_hash(record: Record) -> None:
    record.entries[5].hash = "0" * 32


def left_out_entry(record: Record) -> None:
    del record.entries[4]


def changed_deal(record: Record) -> None:
    drawn = record.entries[1].drawn
    assert drawn is not None
    drawn[0], drawn[1] = drawn[1], drawn[0]


def changed_purpose(record: Record) -> None:
    record.entries[1].draw = "deal/7"


def other_secret(record: Record) -> None:
    assert record.chance is not None
    record.chance.secret = "00" * 32


def other_entropy(record: Record) -> None:
    assert record.chance is not None
    record.chance.entropy[0] = "00"


def changed_result(record: Record) -> None:
    assert record.result is not None
    record.result.winners = [0]


def cut_short(record: Record) -> None:
    del record.entries[-1]


def other_rules(record: Record) -> None:
    record.rules = 99


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (changed_act, "entry 3: the hash"),
        (forbidden_act, "entry 3: seat 1 may not play FO .double:round:phases"),
        (foreign_act, "entry 3: 'castle' is not an act"),
        (changed_hash, "entry 6: the hash"),
        (left_out_entry, "entry 6: seat 0 may not bid 0 .double:bid:order"),
        (changed_deal, "entry 2: the draw 'deal/1' does not follow from the secret"),
        (changed_purpose, "entry 2: nothing waits for the draw 'deal/7'"),
        (other_secret, "chance.secret: not the one that was committed to"),
        (other_entropy, "entry 1: the draw 'first dealer/0' does not follow|entry 2: the draw 'deal/1'"),
        (changed_result, "result: not the one"),
        (cut_short, "result: not the one"),
        (other_rules, "rules version 99"),
    ],
)
def test_verify_says_where_a_forged_record_differs(forge: Callable[[Record], None], found: str) -> None:
    record = golden()
    forge(record)
    with pytest.raises(Differs, match=found):
        verify(record)


def test_replay_stops_at_the_first_difference() -> None:
    record = golden()
    changed_hash(record)
    steps = replay(record)
    assert [next(steps).entry.seq for step in range(5)] == [1, 2, 3, 4, 5]
    with pytest.raises(Differs):
        next(steps)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b'{"options":{"deep":' + b"[" * 100_000, "not JSON"),
        (b"[]", "Expected object"),
        (b'{"game": "double"}', "missing required field"),
        (b'{"game":"double","edition":"","rules":1,"seats":[],"colour":1}', "unknown field"),
        (b'{"game":"double","edition":"","rules":"one","seats":[]}', "rules: Expected int"),
        (b'{"game":"double","edition":"","rules":1,"seats":[],"version":2}', "version: Invalid"),
    ],
)
def test_what_is_not_a_record_is_one_clear_line(text: bytes, problem: str) -> None:
    with pytest.raises(Malformed, match=problem) as found:
        read_record(text)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (Entry(7, "", seat=0, act="bid 0"), r"entries\[0\].seq: must be 1, is 7"),
        (Entry(1, "", seat=0), r"entries\[0\]: needs either"),
        (Entry(1, "", seat=0, act="bid 0", draw="deal/1", drawn=[]), r"entries\[0\]: needs either"),
        (Entry(1, "", seat=0, act="bid 0", said="two!"), r"entries\[0\]: needs either"),
        (Entry(1, "", said="two!"), r"entries\[0\]: needs either"),
        (Entry(1, "", seat=0, said="x" * 201), r"entries\[0\].said: must have 1 to 200"),
        (Entry(1, "", seat=0, said="\x1b[2J"), r"entries\[0\].said: must have 1 to 200"),
    ],
)
def test_an_entry_is_an_act_a_draw_or_talk_in_order(entry: Entry, problem: str) -> None:
    record = golden()
    record.entries = [entry]
    with pytest.raises(Malformed, match=problem):
        read_record(write_record(record))


def test_talk_is_kept_and_changes_nothing() -> None:
    recorder = Recorder(new_record("double", [Seat("Amy"), Seat("Ben")]))
    line = recorder.game.write_line(recorder.position)
    recorder.say(1, "I never lie.")
    assert recorder.game.write_line(recorder.position) == line
    again = read_record(write_record(recorder.record))
    (step,) = replay(again)
    assert (step.entry.seat, step.entry.said, step.facts) == (1, "I never lie.", [])


def test_what_was_said_can_not_be_changed_later() -> None:
    recorder = Recorder(new_record("double", [Seat("Amy"), Seat("Ben")]))
    recorder.say(1, "I never lie.")
    recorder.record.entries[0].said = "I always lie."
    with pytest.raises(Differs, match="entry 1: the hash"):
        list(replay(recorder.record))


@pytest.mark.parametrize(("seat", "said"), [(2, "hello"), (-1, "hello"), (0, ""), (0, "a\nb")])
def test_talk_that_can_not_be_kept_is_malformed(seat: int, said: str) -> None:
    recorder = Recorder(new_record("double", [Seat("Amy"), Seat("Ben")]))
    with pytest.raises(Malformed):
        recorder.say(seat, said)
    assert recorder.record.entries == []
