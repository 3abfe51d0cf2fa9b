"""Writing, reading, replaying and verifying records."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.double.scoring import EXACT_BONUS
from stammtisch.match.events import Acted, Drawn, Said, Sitter
from stammtisch.match.log import chained
from stammtisch.match.record import ENCODE, Entry, Record, Scribe, begin, read_record, write_record
from stammtisch.match.recording import Recording
from stammtisch.match.replay import Differs, replay, verify

GOLDEN = Path(__file__).parent / "double-extra-round.json"
SEATS = [Sitter("Amy"), Sitter("Ben", "rule")]
SHORT = {"schedule": [1], "first_dealer": 1}


def golden() -> Record:
    return read_record(GOLDEN.read_bytes())


def short_game(drawn: tuple[int, ...] = (0, 4, 8)) -> Recording:
    recording = Recording(begin("double", SEATS, "", SHORT), chance=lambda wanted: list(drawn))
    recording.begin()
    return recording


def acts(record: Record) -> list[str]:
    return [event.act for event in record.events if isinstance(event, Acted)]


def test_a_record_reads_back_as_it_was_written() -> None:
    record = golden()
    assert write_record(record) == GOLDEN.read_bytes()
    assert read_record(write_record(record)) == record


def test_the_chain_is_that_of_the_events() -> None:
    """Anybody can work it out: SHA-256 of the hash before and of the event as JSON without spaces."""
    digest = b""
    for written, event in json.loads(GOLDEN.read_bytes())["entries"]:
        text = json.dumps(event, separators=(",", ":"), ensure_ascii=False)
        digest = hashlib.sha256(digest + text.encode()).digest()
        assert written == digest.hex()


def test_acts_are_written_in_one_notation() -> None:
    recording = short_game()
    recording.act(0, "bid  1")
    recording.act(1, "bid 0")
    recording.act(0, "play  ac")
    assert acts(recording.record) == ["bid 1", "bid 0", "play AC"]


def test_the_result_is_written_with_the_last_act() -> None:
    recording = short_game()
    for seat, act in ((0, "bid 1"), (1, "bid 0"), (0, "play AC")):
        recording.act(seat, act)
        assert recording.record.result is None
    recording.act(1, "play KC")
    assert recording.record.result is not None
    assert recording.record.result.scores == [16 + EXACT_BONUS, 20]
    assert recording.record.result.winners == [0]


def test_a_refused_act_leaves_the_record_as_it_was() -> None:
    recording = short_game()
    before = write_record(recording.record)
    with pytest.raises(Refused, match="double:bid:order"):
        recording.act(1, "bid 1")
    with pytest.raises(Malformed, match="not an act"):
        recording.act(0, "bid many")
    assert write_record(recording.record) == before


def test_times_never_run_backwards() -> None:
    recording = short_game()
    recording.act(0, "bid 1", 700)
    recording.act(1, "bid 0", 300)
    recording.say(1, "quick", 100)
    assert [event.at for event in recording.record.events][-3:] == [700, 700, 700]


def test_a_draw_nobody_waits_for_is_found() -> None:
    record = short_game().record
    Scribe(record).write(Drawn(0, "deal/2", ["AC/2H"]))
    with pytest.raises(Differs, match="entry 3: nothing waits for the draw 'deal/2' here"):
        verify(record)


@pytest.mark.parametrize(
    ("drawn", "problem"), [((0, 4), "takes 3"), ((0, 4, 4), "different"), ((0, 4, 54), "below 54")]
)
def test_chance_gives_exactly_what_was_asked_for(drawn: tuple[int, ...], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        short_game(drawn)


@pytest.mark.parametrize(
    ("drawn", "problem"),
    [(["AC/2H"], "takes 3"), (["AC/2H"] * 3, "different"), (["AC/2H", "KC/3D", "no/no"], "not a motif")],
)
def test_what_can_not_be_drawn_is_found(drawn: list[str], problem: str) -> None:
    record = begin("double", SEATS, "", SHORT)
    Scribe(record).write(Drawn(0, "deal/1", drawn))
    with pytest.raises(Differs, match=f"entry 2: .*{problem}"):
        verify(record)


def test_a_record_may_start_at_a_position_of_its_own() -> None:
    first = short_game()
    start = first.game.write_position(first.position)
    recording = Recording(begin("double", SEATS, "", SHORT, start=start))
    recording.act(0, "bid 1")
    again = read_record(write_record(recording.record))
    assert again.began.start == start
    assert verify(again).chance == "none"


def test_the_seats_of_a_record_must_fit_its_position() -> None:
    first = short_game()
    start = first.game.write_position(first.position)
    with pytest.raises(Malformed, match="1 seats, but 2"):
        Recording(begin("double", SEATS[:1], "", SHORT, start=start))


def test_an_unfinished_game_goes_on_from_its_record() -> None:
    """To the same entries, for chance goes on where it was."""
    whole = golden()
    part = msgspec.structs.replace(whole, entries=whole.entries[:15])
    recording = Recording(read_record(write_record(part)))
    for event in [entry.read() for entry in whole.entries[15:]]:
        if isinstance(event, Acted):
            recording.act(event.seat, event.act)
    assert recording.record == whole


def test_a_sealed_record_can_be_replayed_but_not_redealt() -> None:
    record = golden()
    record.secret = None
    assert verify(record).chance == "sealed"


def test_what_happens_is_told_event_by_event() -> None:
    heard: list[tuple[str, list[str]]] = []
    record = begin("double", SEATS, "", SHORT)
    recording = Recording(
        record,
        lambda event, facts: heard.append((type(event).__name__, [fact.kind for fact in facts])),
        lambda wanted: [0, 4, 8],
    )
    told = [recording.begin(), recording.act(0, "bid 1")]
    assert [kind for kind, facts in heard] == ["Drawn", "Acted"]
    assert [facts for kind, facts in heard] == [[fact.kind for fact in facts] for facts in told]
    assert all(facts for kind, facts in heard)


# Forgeries. Each is tried twice: with the hashes as they were, and with all of them made anew, as somebody
# would who knows the format.


def change(record: Record, place: int, **changes: Any) -> None:
    entry = record.entries[place]
    record.entries[place] = Entry(entry.hash, {**entry.event, **changes})


def hashed_anew(record: Record) -> Record:
    digest = b""
    for place, entry in enumerate(record.entries):
        digest = chained(digest, ENCODE(entry.event))
        record.entries[place] = Entry(digest.hex(), entry.event)
    return record


def changed_act(record: Record) -> None:
    change(record, 3, act="bid 0")


def forbidden_act(record: Record) -> None:
    change(record, 3, act="play FO")


def foreign_act(record: Record) -> None:
    change(record, 3, act="castle")


def act_of_nobody(record: Record) -> None:
    change(record, 3, seat=4)


def act_written_otherwise(record: Record) -> None:
    change(record, 3, act="bid  1")


def left_out_entry(record: Record) -> None:
    del record.entries[5]


def changed_deal(record: Record) -> None:
    drawn = record.entries[2].event["drawn"]
    change(record, 2, drawn=[drawn[1], drawn[0], *drawn[2:]])


def changed_purpose(record: Record) -> None:
    change(record, 2, draw="deal/7")


def other_entropy(record: Record) -> None:
    change(record, 0, entropy=["00"] * 4)


def other_options(record: Record) -> None:
    change(record, 0, options={"schedule": [1, 3], "tie": "extra_round"})


def changed_scores(record: Record) -> None:
    change(record, -1, scores=[9, 9, 9, 9])


def changed_winners(record: Record) -> None:
    change(record, -1, winners=[2])


def result_too_soon(record: Record) -> None:
    record.entries[5:] = [record.entries[-1]]


def goes_on_after_the_end(record: Record) -> None:
    record.entries.append(record.entries[3])


def ends_twice(record: Record) -> None:
    record.entries.append(record.entries[-1])


def second_match(record: Record) -> None:
    record.entries.insert(4, record.entries[0])


FORGED = [
    (changed_act, 4, ""),
    (forbidden_act, 4, "entry 4: seat 1 may not play FO .double:round:phases"),
    (foreign_act, 4, "entry 4: 'castle' is not an act"),
    (act_of_nobody, 4, "entry 4: .*seat 4"),
    (act_written_otherwise, 4, "entry 4: not written the way a record writes it"),
    (left_out_entry, 6, "entry 6: seat 0 may not bid 0 .double:bid:order"),
    (changed_deal, 3, "entry 3: the draw 'deal/1' does not follow from the secret"),
    (changed_purpose, 3, "entry 3: nothing waits for the draw 'deal/7' here"),
    (other_entropy, 1, "entry 2: the draw 'first dealer/0' does not follow from the secret"),
    (other_options, 1, "entry 12: the draw 'deal/2' does not follow from the secret"),
    (changed_scores, -1, "not the result that the entries lead to"),
    (changed_winners, -1, "not the result that the entries lead to"),
    (result_too_soon, 6, "entry 6: not the result that the entries lead to"),
    (goes_on_after_the_end, -1, "the match was over"),
    (ends_twice, -1, "the match was over"),
    (second_match, 5, "entry 5: a record has one match"),
]


@pytest.mark.parametrize(("forge", "place"), [(forge, place) for forge, place, found in FORGED])
def test_the_chain_says_where_a_forged_record_differs(forge: Callable[[Record], None], place: int) -> None:
    record = golden()
    forge(record)
    with pytest.raises(Differs, match=f"entry {place if place > 0 else len(record.entries)}: the hash"):
        verify(record)


@pytest.mark.parametrize(("forge", "found"), [(forge, found) for forge, place, found in FORGED if found])
def test_the_rules_say_so_with_a_chain_made_anew(forge: Callable[[Record], None], found: str) -> None:
    record = golden()
    forge(record)
    with pytest.raises(Differs, match=found):
        verify(hashed_anew(record))


def test_a_changed_hash_is_found() -> None:
    record = golden()
    record.entries[5] = Entry("0" * 64, record.entries[5].event)
    with pytest.raises(Differs, match="entry 6: the hash"):
        verify(record)


def test_another_hash_before_the_match_is_found() -> None:
    record = golden()
    record.before = "00" * 32
    with pytest.raises(Differs, match="entry 1: the hash"):
        verify(record)


def test_a_record_that_is_cut_short_does_not_hold() -> None:
    """The last act was done, and no entry says how it ended."""
    record = golden()
    del record.entries[-1]
    with pytest.raises(Differs, match=r"^the match is over, and the record does not say so"):
        verify(record)


def test_another_secret_is_not_the_one_that_was_committed_to() -> None:
    record = golden()
    record.secret = "00" * 32
    with pytest.raises(Differs, match=r"^the secret is not the one that was committed to"):
        verify(record)


def test_a_record_of_other_rules_is_not_played() -> None:
    record = golden()
    change(record, 0, rules=99)
    with pytest.raises(Differs, match=r"^written under rules version 99, this is version 1$"):
        next(replay(hashed_anew(record)))


def test_replay_stops_at_the_first_difference() -> None:
    record = golden()
    record.entries[5] = Entry("0" * 64, record.entries[5].event)
    steps = replay(record)
    assert [next(steps).seq for step in range(5)] == [1, 2, 3, 4, 5]
    with pytest.raises(Differs):
        next(steps)


# What is no record


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b'{"entries":' + b"[" * 100_000, "not JSON"),
        (b"[]", "must be an object"),
        (b'{"version":2}', "entries is missing"),
        (b'{"entries":[],"colour":1}', "there is no field"),
        (b'{"entries":1}', "entries: must be a list"),
        (b'{"version":1,"game":"double"}', "^version: this is 1, and only records of 2 are read here$"),
        (b'{"entries":[]}', "entries: the first must be .began"),
        (
            b'{"entries":[["' + b"0" * 64 + b'",{"type":"ended","at":0}]]}',
            "entries: the first must be .began",
        ),
    ],
)
def test_what_is_not_a_record_is_one_clear_line(text: bytes, problem: str) -> None:
    with pytest.raises(Malformed, match=problem) as found:
        read_record(text)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (Entry("0" * 63, {"type": "acted"}), r"entries\[1\]\[0\]: must be 64 hexadecimal digits"),
        (Entry("0" * 64, {"type": "acted", "at": 0, "seat": 0}), r"entries\[1\]\[1\]: .*act is missing"),
        (
            Entry("0" * 64, {"type": "acted", "at": 0, "seat": "0", "act": "bid 0"}),
            r"entries\[1\]\[1\].seat: must be a whole number",
        ),
        (
            Entry("0" * 64, {"type": "acted", "at": 0, "seat": 0, "act": "bid 0", "tip": 1}),
            r"entries\[1\]\[1\]: not written the way a record writes it",
        ),
        (
            Entry("0" * 64, {"at": 0, "type": "acted", "seat": 0, "act": "bid 0"}),
            r"entries\[1\]\[1\]: not written the way a record writes it",
        ),
        (
            Entry("0" * 64, {"type": "said", "at": 0, "name": "Amy", "text": "x" * 201, "seat": 0}),
            r"entries\[1\]\[1\].text: must have 1 to 200",
        ),
        (
            Entry("0" * 64, {"type": "said", "at": 0, "name": "Amy", "text": "\x1b[2J", "seat": 0}),
            r"entries\[1\]\[1\].text: must have 1 to 200",
        ),
        (
            Entry("0" * 64, {"type": "said", "at": 0, "name": "\x1b[2J", "text": "hello"}),
            r"entries\[1\]\[1\].name: must have 1 to 24",
        ),
    ],
)
def test_an_entry_is_a_hash_and_an_event_as_it_is_written(entry: Entry, problem: str) -> None:
    record = golden()
    record.entries[1:] = [entry]
    with pytest.raises(Malformed, match=problem):
        read_record(write_record(record))


def test_a_name_that_could_move_a_cursor_is_refused() -> None:
    record = golden()
    change(record, 0, seats=[{"name": "\x1b[2J"}, *record.entries[0].event["seats"][1:]])
    with pytest.raises(Malformed, match=r"entries\[0\].seats\[0\].name: must have 1 to 24"):
        read_record(write_record(record))


def test_what_only_a_table_knows_is_skipped() -> None:
    record = golden()
    record.entries.insert(5, Entry("", {"type": "paused", "at": 0, "reason": "agreed"}))
    again = read_record(write_record(hashed_anew(record)))
    assert verify(again).finished
    assert [step.event is None for step in replay(again)].index(True) == 5
    assert len(again.events) == len(again.entries) - 1


# Talk


def test_talk_is_kept_and_changes_nothing() -> None:
    recording = Recording(begin("double", SEATS))
    line = recording.game.write_line(recording.position)
    recording.say(1, "I never lie.", 30)
    assert recording.game.write_line(recording.position) == line
    again = read_record(write_record(recording.record))
    _, step = replay(again)
    assert (step.event, step.facts) == (Said(30, "Ben", "I never lie.", 1), [])


def test_talk_goes_on_after_the_end() -> None:
    record = golden()
    Recording(record).say(1, "Well played.")
    assert verify(record).finished


def test_what_was_said_can_not_be_changed_later() -> None:
    recording = Recording(begin("double", SEATS))
    recording.say(1, "I never lie.")
    change(recording.record, 1, text="I always lie.")
    with pytest.raises(Differs, match="entry 2: the hash"):
        list(replay(recording.record))


@pytest.mark.parametrize(("seat", "said"), [(2, "hello"), (-1, "hello"), (0, ""), (0, "a\nb")])
def test_talk_that_can_not_be_kept_is_malformed(seat: int, said: str) -> None:
    recording = Recording(begin("double", SEATS))
    with pytest.raises(Malformed):
        recording.say(seat, said)
    assert len(recording.record.entries) == 1
