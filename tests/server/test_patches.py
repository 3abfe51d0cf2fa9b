"""What is new is told in patches: they lead to what whoever comes now is shown, and are made once for all."""

import gzip
from typing import Any

import msgspec
import pytest
from events.desk import NAMES, Desk
from hypothesis import given
from hypothesis import strategies as some

from stammtisch.events.entries import Back, Enter
from stammtisch.events.shown import ShownEvent, shown, without_tables
from stammtisch.server.events import MOST_PATCHES, EventView
from stammtisch.server.kept import SharedText, gzipped
from stammtisch.server.patches import difference

SCALARS = some.none() | some.booleans() | some.integers(0, 3) | some.sampled_from(["", "a", "b"])
JSON = some.recursive(
    SCALARS,
    lambda part: some.lists(part, max_size=4) | some.dictionaries(some.sampled_from("abc"), part, max_size=3),
    max_leaves=12,
)


def patched(old: Any, patch: Any) -> Any:
    """What a client does with a patch."""
    if isinstance(patch, dict):
        return {**old, **{name: patched(old[name], one) for name, one in patch.items()}}
    match patch:
        case [value]:
            return value
        case [place, one]:
            return [*old[:place], patched(old[place], one), *old[place + 1 :]]
        case [place, count, items]:
            return [*old[:place], *items, *old[place + count :]]
    raise AssertionError(patch)


@given(JSON, JSON)
def test_a_patch_leads_from_one_to_the_other(old: Any, new: Any) -> None:
    assert patched(old, difference(old, new)) == new


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2, 3]}, {"b": [2, 0, [3]]}),
        ({"a": {"b": [{"c": 1}, 2]}}, {"a": {"b": [{"c": 5}, 2]}}, {"a": {"b": [0, {"c": [5]}]}}),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, {"a": [1, 1, []]}),
        ({"a": None}, {"a": {"b": 1}}, {"a": [{"b": 1}]}),
        ({"a": 1}, {"a": 1}, {}),
    ],
)
def test_a_patch_says_no_more_than_it_must(old: Any, new: Any, patch: Any) -> None:
    assert difference(old, new) == patch


def evening() -> list[Desk]:
    """A desk after each entry of an evening: people come and go, results are entered and put right."""
    desk, found = Desk(7, games=3), []

    def note() -> None:
        copy = Desk(0)
        copy.event, copy.log = desk.event, list(desk.log)
        found.append(copy)

    note()
    for game in range(2):
        desk.draw()
        note()
        for table, people in enumerate(desk.event.rounds[-1].tables, 1):
            desk.enter(table, {NAMES[person]: person + game for person in people})
            note()
        desk.leave("Ben")
        note()
        desk.write(Back(NAMES.index("Ben")))
        note()
    before = desk.event.rounds[0].results[0]
    assert before is not None
    seats = len(desk.event.rounds[0].tables[0])
    desk.write(Enter(1, 1, tuple(range(1, seats + 1)), None, 1, before.id))
    note()
    return found


@pytest.mark.proof("told-once")
@pytest.mark.parametrize("part", [lambda event: event, without_tables])
def test_who_follows_an_event_sees_what_who_comes_now_sees(part: Any) -> None:
    """And however many follow, it is put together once for each entry."""
    made: list[ShownEvent] = []

    def counted(event: ShownEvent) -> ShownEvent:
        made.append(event)
        return msgspec.convert(part(event), ShownEvent)

    view = EventView(counted)
    known: dict[int, Any] = {}
    desks = evening()
    for desk in desks:
        seq = len(desk.log)
        now = msgspec.json.decode(msgspec.json.encode(part(shown(desk.event))))
        for follower in range(5):
            view.look(desk.event, seq)
        assert msgspec.json.decode(view.shown.plain) == now
        for start, data in known.items():
            news = view.since(start)
            assert news is not None
            assert view.since(start) is news
            for patch in msgspec.json.decode(news.plain):
                data = patched(data, patch)
            assert data == now
        known[seq] = now
        last = view.since(seq)
        assert last is not None
        assert last.plain == b"[]"
    assert len(made) == len(desks)
    assert view.since(1) is None
    one = view.since(sorted(known)[-2])
    assert one is not None
    assert len(one.plain) < len(view.shown.plain) / 3


@pytest.mark.proof("kept")
def test_who_was_away_for_long_is_shown_all() -> None:
    view, desk = EventView(lambda event: event), Desk(6, games=2)
    desk.draw()
    view.look(desk.event, 1)
    for seq in range(2, MOST_PATCHES + 3):
        view.look(desk.event, seq)
    assert view.since(1) is None
    assert view.since(2) is not None


@given(some.lists(some.tuples(some.binary(max_size=300), some.booleans()), max_size=5))
def test_parts_that_are_compressed_each_for_itself_make_one_stream(parts: list[tuple[bytes, bool]]) -> None:
    stream = gzipped(*(SharedText(part * 50) if shared else part for part, shared in parts))
    assert gzip.decompress(stream) == b"".join(part * 50 if shared else part for part, shared in parts)
