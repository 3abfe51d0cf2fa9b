"""Books of score sheets in the index: who writes into which."""

from stammtisch.store.store import BookInfo

from .stores import opened

OLD = BookInfo("b1", "gress", "standard", '["Änn", "Bob", "Cleo"]', "k1", 1000, 1000)
NEW = BookInfo("b2", "double", "standard", '["Änn", "Bob"]', "k2", 2000, 2000)


async def test_a_book_is_found_by_id_and_by_who_writes(address: str) -> None:
    async with opened(address) as store:
        await store.put_book(OLD, ["ann"])
        await store.put_book(NEW, ["ann", "bob", "bob"])
        assert await store.book("b1") == OLD
        assert await store.book("b3") is None
        assert await store.books_of("ann") == [NEW, OLD]
        assert await store.books_of("ann", limit=1, skip=1) == [OLD]
        later = OLD._replace(key="k3", updated=3000)
        await store.put_book(later, ["bob"])
    async with opened(address) as store:
        assert await store.books_of("ann") == [NEW]
        assert await store.books_of("bob") == [later, NEW]
