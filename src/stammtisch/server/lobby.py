"""The open tables, for those who look for one."""

from collections import Counter
from typing import Final

from stammtisch.server.clients import Client
from stammtisch.server.errors import Failure
from stammtisch.server.messages import Listed, LobbyMessage, OpenTable, Unlisted, encode
from stammtisch.table.state import State

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

    def update(self, state: State, visibility: str) -> None:
        """A table has changed."""
        if visibility != "public" or state.phase in ("over", "closed"):
            self.opened_from.pop(state.id, None)
            if self.tables.pop(state.id, None) is not None:
                self.tell(encode(Unlisted(state.id)))
            return
        listed = OpenTable(
            table=state.id,
            game=state.settings.game,
            edition=state.settings.edition,
            state="open" if state.phase == "open" else "running",
            players=len(state.seats),
            people=sum(seat.user is not None for seat in state.seats),
            names=[seat.name for seat in state.seats if seat.user is not None],
            bots=sum(seat.user is None and seat.taken for seat in state.seats),
            created=state.created,
            spectators=state.settings.spectators,
        )
        if self.tables.get(state.id) != listed:
            self.tables[state.id] = listed
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
