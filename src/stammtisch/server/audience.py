"""Those who look at a table, and what each of them is told."""

from collections import deque
from typing import Final, NamedTuple, final

from stammtisch.games.game import SPECTATOR
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.server.clients import Asker, Client
from stammtisch.server.messages import Lines, SeatLine, TableMessage, encode, told_so_far
from stammtisch.table.facts import RENEWED, SAID, heard_by, told, write_fact
from stammtisch.table.showing import placard, seat_seen, seats_seen
from stammtisch.table.state import State
from stammtisch.table.table import Table

REMEMBERED: Final = 128
"""Batches of facts kept at hand for those who were away for a moment."""
NOBODY: Final[frozenset[str]] = frozenset()


class Happened(NamedTuple):
    """What one batch told, after which number."""

    seq: int
    facts: list[Fact]


@final
class News:
    """What has happened at a table, as those who look on are told it: each fact is written once, and each
    message once for all who see the same."""

    def __init__(self, table: Table, facts: list[Fact], placard: bytes) -> None:
        self.table: Final = table
        self.facts: Final = facts
        self.placard: Final = placard
        self.written: Final[list[bytes]] = []
        self.talk = False
        everybody = True
        for fact in facts:
            self.written.append(write_fact(table.game.name, fact))
            self.talk |= fact.kind == SAID
            everybody &= fact.seats == EVERYBODY
        self.common: Final = self.so_far(self.written) if everybody else b""
        self.messages: Final[dict[int, bytes]] = {}

    def message(self, seat: int) -> bytes:
        found = self.messages.get(seat)
        if found is None:
            found = self.messages[seat] = self.complete(seat, self.common or self.beginning(seat, NOBODY))
        return found

    def without(self, seat: int, muted: frozenset[str]) -> bytes:
        """The same for somebody who does not want to hear everybody."""
        return self.complete(seat, self.beginning(seat, muted))

    def so_far(self, facts: list[bytes]) -> bytes:
        return told_so_far(self.table.id, self.table.seq, facts, self.placard)

    def beginning(self, seat: int, muted: frozenset[str]) -> bytes:
        heard = [
            written
            for fact, written in zip(self.facts, self.written, strict=True)
            if fact.seen_by(seat) and heard_by(fact, muted)
        ]
        return self.so_far(heard)

    def complete(self, seat: int, beginning: bytes) -> bytes:
        parts = [beginning]
        self.table.seen.write(self.table, seat, parts)
        parts.append(b"}}" if self.placard else b"}")
        return b"".join(parts)


@final
class Audience:
    """The clients who look at one table, by user, and what was told lately."""

    def __init__(self, seq: int) -> None:
        self.watchers: Final[dict[str, list[Client]]] = {}
        self.recent: Final[deque[Happened]] = deque(maxlen=REMEMBERED)
        self.known_from = seq
        """After which number everything is in `recent`."""

    def clients(self) -> list[Client]:
        return [client for there in self.watchers.values() for client in there]

    def enter(self, client: Client) -> bool:
        """Whether the user was not here before."""
        there = self.watchers.setdefault(client.user.id, [])
        if client not in there:
            there.append(client)
        return len(there) == 1

    def leave(self, client: Client) -> bool:
        """Whether the user is gone now. Who has another connection open is still there."""
        user = client.user.id
        there = self.watchers.get(user, [])
        if client not in there:
            return False
        there.remove(client)
        if not there:
            del self.watchers[user]
        return not there

    def forget(self, seq: int) -> None:
        """What was told before this number is no longer at hand: others had the seats, or it went wrong."""
        self.recent.clear()
        self.known_from = seq

    # What is told

    def tell(self, table: Table, facts: list[Fact], whole: bool, hearing: list[Asker | None]) -> None:
        """What happened, to everybody; with `whole` also how the table looks beside the moment. Some are
        about to hear the end of a command."""
        name, seq = table.id, table.seq
        self.recent.append(Happened(seq, facts))
        if len(self.recent) == REMEMBERED:
            self.known_from = self.recent[0].seq
        news = News(table, facts, encode(placard(table)) if whole else b"")
        seats = seats_seen(table)
        for user, clients in self.watchers.items():
            seat = seats.get(user, SPECTATOR)
            message = news.message(seat)
            for client in clients:
                if news.talk and client.muted:
                    client.show(name, news.without(seat, client.muted))
                else:
                    client.show(name, message, client in hearing)
        if whole and any(fact.kind == RENEWED for fact in facts):
            self.forget(seq)

    def show(self, table: Table, client: Client, after: int | None = None) -> None:
        """The whole table, with what happened since `after`."""
        user = client.user.id
        facts: list[Fact] = []
        gap = False
        if after is not None and 0 <= after < table.seq:
            seat = seat_seen(table, user)
            gap = after < self.known_from
            missed = [fact for batch in self.recent if batch.seq > after for fact in batch.facts]
            facts = [fact for fact in missed if fact.seen_by(seat) and heard_by(fact, client.muted)]
        seen = [told(table.game.name, fact) for fact in facts]
        client.show(table.id, encode(TableMessage(table.id, table.seq, table.sight(user), seen, gap)))

    def tell_lines(self, table: Table) -> None:
        """How the people at the table are connected, and how many look on without a seat."""
        spectators = sum(table.state.seat_of(user) is None for user in self.watchers)
        message = encode(Lines(table.id, self.lines(table), spectators))
        for client in self.clients():
            client.show(table.id, message)

    def lines(self, table: Table) -> list[SeatLine]:
        found = []
        for number, seat in enumerate(table.state.seats):
            if seat.user is not None:
                there = self.watchers.get(seat.user, [])
                pings = [ping for client in there if (ping := client.ping) is not None]
                credited = max([client.lag for client in there], default=0) if table.game.in_time else None
                found.append(SeatLine(number, bool(there), min(pings, default=None), credited))
        return found


def lets_watch(state: State, user: str | None) -> bool:
    """Whether somebody may look on. Before a match everybody may: they might want to sit down."""
    if state.settings.spectators or state.phase == "open":
        return True
    return user is not None and (state.seat_of(user) is not None or user == state.umpire)


def lets_look_back(state: State, user: str | None) -> bool:
    """Whether somebody may see what happened at a table before. Where nobody may look on, that stays closed
    to newcomers between two matches, too."""
    return lets_watch(state, user) and (
        state.settings.spectators
        or state.match == 1
        or (user is not None and state.seat_of(user) is not None)
    )
