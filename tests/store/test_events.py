"""Events and ratings in the index."""

from stammtisch.store.store import EventInfo, Rating

from .stores import opened

OLD = EventInfo("e1", "Friday", "open", 6, 1000, 1000)
NEW = EventInfo("e2", "Sunday", "open", 7, 2000, 2000)


async def test_an_event_is_found_by_id_by_who_takes_part_and_by_table(address: str) -> None:
    async with opened(address) as store:
        await store.put_event(OLD, ["ann"], [])
        await store.put_event(NEW, ["ann", "bob", "bob"], ["t1"])
        later = OLD._replace(state="over", people=8, updated=3000)
        await store.put_event(later, ["ann", "bob"], ["t2", "t3"])
    async with opened(address) as store:
        assert await store.event("e1") == later
        assert await store.event("e3") is None
        assert await store.events_of("bob") == [later, NEW]
        assert await store.events_of("ann", limit=1, skip=1) == [NEW]
        assert [await store.event_at(table) for table in ("t1", "t3", "t4")] == ["e2", "e1", None]


async def test_ratings_are_kept_match_by_match_and_once(address: str) -> None:
    first = Rating("ann", "double", 1, "t1", 1, 1000, 2, 1, 26.5, 8.0)
    second = Rating("ann", "double", 2, "t1", 2, 2000, 3, 3, 25.25, 7.5)
    other = Rating("ann", "gress", 1, "t2", 1, 1500, 4, 2, 25.0, 8.0)
    async with opened(address) as store:
        assert await store.rating_of("ann", "double") is None
        for ratings in ([first], [second], [other], [second._replace(number=3)]):
            await store.add_ratings(ratings)
    async with opened(address) as store:
        assert await store.rating_of("ann", "double") == second
        assert await store.ratings_of("ann") == [second, other, first]
        assert await store.ratings_of("ann", limit=1) == [second]
        assert [await store.rated("t1", match) for match in (1, 3)] == [True, False]
