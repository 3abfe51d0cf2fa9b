"""What the store keeps of a table beside its log, and what the lobby shows of it."""

from collections.abc import Callable
from typing import Final

import msgspec

from stammtisch.server.archive import Archive, ending, listing
from stammtisch.server.errands import Errands
from stammtisch.server.live import Live
from stammtisch.server.lobby import Lobby
from stammtisch.store.store import Store, TableInfo
from stammtisch.table import presence
from stammtisch.table.outcome import Outcome
from stammtisch.table.seats import BY_OTHER_RULES
from stammtisch.table.table import Table

SNAPSHOT_EVERY: Final = 50
"""In a match so many events at least are between two snapshots, which are made where hands end."""


class Index:
    """Follows what happens at the tables: snapshots, the list of tables, matches that are over."""

    def __init__(
        self, store: Store, now: Callable[[], int], errands: Errands, archive: Archive, lobby: Lobby
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.errands: Final = errands
        self.archive: Final = archive
        self.lobby: Final = lobby
        self.listed: Final[dict[str, TableInfo]] = {}
        """How the tables in memory stand in the list of the store."""

    def follow(self, live: Live, outcome: Outcome) -> None:
        if outcome.hand_over:
            state = live.table.state
            over, first = state.phase == "over", (state.play is None or state.play.deals <= 1)
            due = over or first or state.seq >= live.kept + SNAPSHOT_EVERY
            if due and state.phase != "closed":
                self.save(live)
            if len(state.played) > live.played:
                live.played = len(state.played)
                table = live.table
                self.errands.run(self.archive.add(ending(table)) if over else self.archive.mend(table))
        if outcome.placard:
            self.update(live)

    def save(self, live: Live) -> None:
        """A snapshot of the table as it is."""
        live.kept = live.table.seq
        self.errands.run(self.store.save_snapshot(live.id, live.kept, live.table.snapshot()))

    def save_match(self, live: Live) -> None:
        """What is played stays to be looked at, even if the rules change before the table is read again."""
        if live.table.state.phase == "playing" and live.table.seq > live.kept:
            self.save(live)

    def update(self, live: Live) -> None:
        """The lobby and the store show a table as it is now. Of a closed one the log tells enough, unless the
        rules have changed in the middle of a match: that is shown as it stood."""
        state = live.table.state
        now = info(live.table, live.visibility, live.key, self.now())
        self.lobby.update(now)
        before = self.listed.get(live.id)
        if before is None or before._replace(updated=now.updated) != now:
            self.listed[live.id] = now
            users = {state.host, *(seat.user for seat in state.seats if seat.user)}
            self.errands.run(self.store.put_table(now, sorted(users)))
            if state.phase == "closed" and state.closed != BY_OTHER_RULES:
                self.errands.run(self.store.forget_snapshot(live.id))

    def forget(self, table: str) -> None:
        """A table has left memory."""
        self.listed.pop(table, None)


def info(table: Table, visibility: str, key: str, now: int) -> TableInfo:
    """A table as the list of the store has it."""
    state = table.state
    played = state.played[-1] if state.played else None
    return TableInfo(
        id=table.id,
        game=state.settings.game,
        edition=state.settings.edition,
        state=state.phase if state.phase in ("open", "over", "closed") else "running",
        visibility=visibility,
        created=state.created,
        updated=now,
        players=listing(table),
        result=None if played is None else msgspec.json.encode(played).decode(),
        key=key,
        waits=int(presence.waits(state)),
    )
