"""The open tables, for those who look for one."""

from collections import Counter
from typing import Final

from stammtisch.server.archive import listing_of
from stammtisch.server.clients import Client
from stammtisch.server.errors import Failure
from stammtisch.server.messages import Listed, LobbyMessage, OpenTable, Unlisted, encode
from stammtisch.store.store import TableInfo

MOST_SHOWN: Final = 200


class Lobby:
    """Public tables that are open or being played. Private ones are found by their link alone."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        """Tables that one address may have here."""
        self.opened_from: Final[dict[str, str]] = {}
        """The address each table was opened from, as far as that is known."""
        self.clients: Final[set[Client]] = set()
        """Those who want to be told of it."""
        self.tables: Final[dict[str, OpenTable]] = {}

    def update(self, info: TableInfo) -> None:
        """A table has changed, or is here again."""
        if info.visibility != "public" or info.state in ("over", "closed"):
            self.opened_from.pop(info.id, None)
            if self.tables.pop(info.id, None) is not None:
                self.tell(encode(Unlisted(info.id)))
            return
        there = listing_of(info)
        listed = OpenTable(
            table=info.id,
            game=info.game,
            edition=info.edition,
            state="open" if info.state == "open" else "running",
            players=there.players,
            people=len(there.people),
            names=there.people,
            bots=there.bots,
            created=info.created,
            spectators=there.spectators,
        )
        if self.tables.get(info.id) != listed:
            self.tables[info.id] = listed
            self.tell(encode(Listed(listed)))

    def reserve(self, table: str, address: str) -> None:
        """A public table is about to be opened from an address; raises `Failure` when it has enough."""
        there = [one for one, opened in self.opened_from.items() if opened == address]
        if len(there) >= self.most:
            raise Failure("too-many")
        self.opened_from[table] = address

    def all(self) -> list[OpenTable]:
        """Those with an open seat first; of these the latest of every address, then the second of every
        address, and so on, so that nobody pushes all others out."""
        latest = sorted(self.tables.values(), key=lambda table: (table.state != "open", -table.created))
        seen: Counter[tuple[str, str]] = Counter()
        rank: dict[str, int] = {}
        for table in latest:
            group = (table.state, self.opened_from.get(table.table, table.table))
            rank[table.table] = seen[group]
            seen[group] += 1
        return sorted(latest, key=lambda table: (table.state != "open", rank[table.table]))[:MOST_SHOWN]

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.show(client)

    def leave(self, client: Client) -> None:
        self.clients.discard(client)

    def show(self, client: Client) -> None:
        client.tell(LobbyMessage(self.all()))

    def tell(self, message: bytes) -> None:
        for client in self.clients:
            client.send(message)
