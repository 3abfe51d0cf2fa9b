"""What the server remembers besides the logs: tables, matches, users, sessions, settings."""

import pytest

from stammtisch.base.errors import Malformed
from stammtisch.store import store as stores
from stammtisch.store.store import MatchRow, Session, TableInfo, Taken, User

from .stores import opened, row


def table(name: str, state: str = "open", updated: int = 0, visibility: str = "public") -> TableInfo:
    return TableInfo(name, "grass", "modern", state, visibility, 1, updated, '["Ann"]')


async def test_the_lobby_lists_tables_the_latest_first(address: str) -> None:
    async with opened(address) as store:
        old, new = table("old", updated=5), table("new", updated=9)
        hidden, over = table("hidden", "running", 7, "private"), table("over", "closed", 8)
        for info in (old, new, hidden, over):
            await store.put_table(info)
        assert await store.tables() == [new, over, hidden, old]
        assert await store.tables(limit=2, skip=1) == [over, hidden]
        assert await store.running() == [hidden, new, old]
        assert await store.table("old") == old
        assert await store.table("nowhere") is None


async def test_a_table_is_brought_up_to_date_with_those_who_sit_there(address: str) -> None:
    async with opened(address) as store:
        await store.put_table(table("t"), ["ann", "bob", "ann"])
        await store.put_table(table("u", updated=3), ["ann"])
        assert await store.tables_of("ann") == [table("u", updated=3), table("t")]
        changed = table("t", "running", 7)._replace(result='{"winner": 0}')
        await store.put_table(changed, ["ann"])
        assert await store.tables_of("ann") == [changed, table("u", updated=3)]
        assert await store.tables_of("bob") == []
        await store.put_table(table("t", "closed", 8), ["ann"])
        assert await store.tables_of("ann") == [table("u", updated=3)]


def match(table: str, number: int, ended: int, upto: int = 9) -> MatchRow:
    return MatchRow(table, number, "gress", "official", ended, "[]", upto, "{}")


async def test_matches_and_their_rows(address: str) -> None:
    first, second, fourth = match("t", 1, 50, 3), match("t", 2, 90, 6), match("t", 4, 95, 9)
    other = match("u", 1, 70)
    async with opened(address) as store:
        await store.append([row("t", seq) for seq in range(1, 12)])
        await store.add_match(first, ["ann", "bob"])
        await store.add_match(second, ["ann"])
        await store.add_match(other, ["ann", "cem"])
        await store.add_match(fourth, ["bob"])
        await store.add_match(second._replace(ended=91), ["ann"])
        assert await store.matches_of("ann") == [second, other, first]
        assert await store.matches_of("ann", limit=1, skip=1) == [other]
        assert await store.matches_of("bob") == [fourth, first]
        assert await store.matches_at("t") == [first, second, fourth]
        assert await store.match("t", 2) == second
        assert await store.match("t", 3) is None
        for number, seqs in ((1, [1, 2, 3]), (2, [4, 5, 6]), (3, []), (4, [7, 8, 9])):
            assert [found.seq for found in await store.match_rows("t", number)] == seqs


@pytest.mark.proof("private")
async def test_what_others_may_know_of_among_the_latest(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(address) as store:
        for number, visibility in enumerate(("public", "private", "private", "public")):
            await store.put_table(table(f"t{number}", "closed", visibility=visibility))
            await store.add_match(match(f"t{number}", 1, number), ["ann"] + ["bob"] * (number == 2))

        async def shown(to: str, **page: int) -> list[str]:
            return [found.table for found in await store.matches_shown("ann", to, **page)]

        assert await shown("") == await shown("cem") == ["t3", "t0"]
        assert await shown("bob") == ["t3", "t2", "t0"]
        assert await shown("ann") == ["t3", "t2", "t1", "t0"]
        assert await shown("bob", limit=1, skip=1) == ["t2"]
        monkeypatch.setattr(stores, "MOST_LOOKED_AT", 2)
        assert await shown("bob") == ["t3", "t2"]


@pytest.mark.proof("no-scan")
async def test_who_sat_at_a_table_that_is_closed_may_know_of_it_and_sits_there_no_more(address: str) -> None:
    async with opened(address) as store:
        await store.put_table(table("t", visibility="private"), ["ann", "bob"])
        await store.put_table(table("t", "closed", visibility="private"), ["ann"])
        assert await store.tables_of("ann") == []
        assert await store.knows_table("ann", "t")
        assert not await store.knows_table("bob", "t")


async def test_a_guest_becomes_an_account_and_keeps_what_it_played(address: str) -> None:
    async with opened(address) as store:
        await store.add_user(User("u1", "Änn", 10))
        await store.add_user(User("u2", "Änn", 20))
        await store.add_match(match("t", 1, 50), ["u1"])
        await store.claim("u1", "änn", "hash")
        assert await store.user_with_login("änn") == User("u1", "Änn", 10, "änn", "hash")
        assert len(await store.matches_of("u1")) == 1
        with pytest.raises(Taken):
            await store.claim("u2", "änn", "other hash")
        assert await store.user("u2") == User("u2", "Änn", 20)
        await store.claim("u1", "änn", "new hash")
        await store.rename("u1", "Anne")
        assert await store.user("u1") == User("u1", "Anne", 10, "änn", "new hash")
        assert await store.user_with_login("nobody") is None
        with pytest.raises(Taken):
            await store.add_user(User("u1", "Eve", 30))
        assert [user.id for user in await store.users()] == ["u2", "u1"]
        assert [user.id for user in await store.users(limit=1, skip=1)] == ["u1"]


@pytest.mark.proof("kept")
async def test_bans_and_mutes(address: str) -> None:
    async with opened(address) as store:
        await store.add_user(User("u1", "Ann", 10))
        await store.ban("u1", "spam")
        assert await store.user("u1") == User("u1", "Ann", 10, banned="spam")
        await store.ban("u1", None)
        assert await store.user("u1") == User("u1", "Ann", 10)
        for user in ("u2", "u3", "u4"):
            await store.add_user(User(user, "Ben", 10))
        for muted in ("u2", "nobody", "u3", "u2", "u4"):
            await store.mute("u1", muted, 2)
        assert await store.muted_by("u1") == {"u2", "u3"}
        await store.unmute("u1", "u2")
        assert await store.muted_by("u1") == {"u3"}
        assert await store.muted_by("u3") == set()


async def test_sessions_are_seen_revoked_and_forgotten(address: str) -> None:
    browser, phone = Session(b"b" * 32, "u1", 10, 10, "browser"), Session(b"p" * 32, "u1", 20, 20)
    other = Session(b"o" * 32, "u2", 15, 15)
    async with opened(address) as store:
        for session in (browser, phone, other):
            assert await store.add_session(session, 2) == []
        with pytest.raises(Taken):
            await store.add_session(browser, 2)
        await store.session_seen(browser.token, 30)
        assert await store.session(browser.token) == browser._replace(seen=30)
        assert await store.sessions_of("u1") == [browser._replace(seen=30), phone]
        assert await store.forget_sessions(unseen_since=20) == 1
        assert await store.session(other.token) is None
        await store.revoke(browser.token)
        assert await store.sessions_of("u1") == [phone]
        await store.revoke_all("u1")
        assert await store.session(phone.token) is None


@pytest.mark.proof("kept")
async def test_of_too_many_sessions_the_longest_unused_end(address: str) -> None:
    first, second, third = (Session(letter * 32, "u1", 10, 10) for letter in (b"a", b"b", b"c"))
    async with opened(address) as store:
        await store.add_session(first, 2)
        await store.add_session(Session(b"o" * 32, "u2", 1, 1), 2)
        await store.add_session(second, 2)
        await store.session_seen(first.token, 30)
        assert await store.add_session(third, 2) == [second.token]
        assert await store.sessions_of("u1") == [first._replace(seen=30), third]
        assert len(await store.sessions_of("u2")) == 1


async def test_settings(address: str) -> None:
    async with opened(address) as store:
        assert await store.setting("announcement") is None
        await store.put_setting("announcement", "Heute Turnier")
        await store.put_setting("announcement", "Morgen Turnier")
        assert await store.setting("announcement") == "Morgen Turnier"


async def test_changes_are_made_as_a_whole(address: str) -> None:
    async with opened(address) as store:
        await store.put_table(table("t"), ["ann"])
        with pytest.raises(Malformed):
            await store.put_table(table("t", "running"), ["bob", "\ud800"])
        assert await store.table("t") == table("t")
        assert await store.tables_of("ann") == [table("t")]
