"""What a log tells afterwards: a match as its record, and all that happened as one user may know it."""

from collections.abc import Iterable, Iterator

import msgspec

from stammtisch.base.chance import Chain
from stammtisch.base.errors import Malformed
from stammtisch.games.game import SPECTATOR
from stammtisch.match.events import Began, Ended
from stammtisch.match.log import Row
from stammtisch.match.record import Entry, Record
from stammtisch.table.facts import Told, seen_by
from stammtisch.table.showing import seat_seen
from stammtisch.table.sight import Moment
from stammtisch.table.table import Table


class StoryStep(msgspec.Struct, frozen=True):
    """An event as somebody may know it: what they are told, and what they see after it."""

    seq: int
    at: int
    facts: list[Told]
    moment: Moment


def was_there(table: Table, user: str | None) -> bool:
    """Whether a user could see it. Where nobody may look on, that takes a seat or an open table."""
    state = table.state
    return seat_seen(table, user) != SPECTATOR or state.settings.spectators or state.phase == "open"


def story(log: Iterable[Row], user: str | None) -> Iterator[StoryStep]:
    """Everything from the beginning, as it was to this user at the time, or with None to a spectator."""
    for table, event, facts in Table.replay(log):
        if was_there(table, user):
            told = seen_by(table.game.name, facts, seat_seen(table, user))
            yield StoryStep(table.seq, event.at, told, table.moment(user))


def settlement(log: Iterable[Row], user: str | None) -> list[Told]:
    """What this user was told when accounts were last settled in the last match of a log; nothing if they
    have not been yet."""
    found: list[Told] = []
    settled = False
    for table, event, facts in Table.replay(log):
        if isinstance(event, Began):
            found = []
        before, settled = settled, table.position is not None and bool(table.game.sheet(table.position))
        if settled and not before and was_there(table, user):
            found = seen_by(table.game.name, facts, seat_seen(table, user))
    return found


def told(log: Iterable[Row], user: str | None) -> list[Told]:
    """All that a user was told."""
    found: list[Told] = []
    for table, event, facts in Table.replay(log):
        if was_there(table, user):
            found.extend(seen_by(table.game.name, facts, seat_seen(table, user)))
    return found


def record(log: Iterable[Row], match: int) -> Record:
    """A match that is over, as a record: its rows from the beginning to the end, as they are, with the
    secrets behind its deals. Nothing is played again for it."""
    end, before, deals = "", "", 0
    entries: list[Entry] = []
    for row in log:
        event = msgspec.json.decode(row.data)
        kind = event["type"]
        if kind in ("created", "renewed"):
            end = event["end"]
        elif entries or (kind == "began" and event["match"] == match):
            entries.append(Entry(row.hash.hex(), event))
            deals += kind == "drawn" and event["draw"].startswith("deal/")
        if kind == "ended" and entries:
            chain = Chain(bytes.fromhex(end)).first(max(deals, 1))
            return Record(entries, before=before, chain=[secret.hex() for secret in chain])
        if not entries:
            before = row.hash.hex()
    raise Malformed(f"no match {match} is over", "match")


def endings(log: Iterable[Row]) -> Iterator[Table]:
    """The table at the end of each match; it goes on changing when the next is asked for."""
    for table, event, facts in Table.replay(log):
        if isinstance(event, Ended):
            yield table
