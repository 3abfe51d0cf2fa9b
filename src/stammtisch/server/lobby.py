"""The open tables, for those who look for one."""

from typing import TYPE_CHECKING, Final

from stammtisch.server.messages import Listed, LobbyMessage, OpenTable, Unlisted, encode

if TYPE_CHECKING:
    from stammtisch.server.connections import Connection
    from stammtisch.server.house import House
    from stammtisch.server.live import Live

MOST_SHOWN: Final = 200


class Lobby:
    """Public tables that are open or being played. Private ones are found by their link alone."""

    def __init__(self, house: "House") -> None:
        self.house: Final = house
        self.tables: Final[dict[str, OpenTable]] = {}

    def update(self, live: "Live") -> None:
        """A table has changed."""
        state = live.table.state
        if live.visibility != "public" or state.phase in ("over", "closed"):
            if self.tables.pop(live.id, None) is not None:
                self.tell(encode(Unlisted(live.id)))
            return
        listed = OpenTable(
            table=live.id,
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
        if self.tables.get(live.id) != listed:
            self.tables[live.id] = listed
            self.tell(encode(Listed(listed)))

    def all(self) -> list[OpenTable]:
        """Those with an open seat first, then the latest."""
        ordered = sorted(self.tables.values(), key=lambda table: (table.state != "open", -table.created))
        return ordered[:MOST_SHOWN]

    def show(self, connection: "Connection") -> None:
        connection.tell(LobbyMessage(self.all()))

    def tell(self, message: bytes) -> None:
        for connection in self.house.connections:
            if connection.in_lobby:
                connection.send(message)
