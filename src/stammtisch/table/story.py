"""What a log tells afterwards: a match as its record, and all that happened as one user may know it."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from stammtisch.games.errors import Malformed
from stammtisch.games.game import SPECTATOR
from stammtisch.match.events import Acted, Drawn, Ended
from stammtisch.records.record import ChanceData, Record, Seat
from stammtisch.records.recorder import Recorder, new_record
from stammtisch.table import dealing
from stammtisch.table.events import Began, Said, read_event
from stammtisch.table.facts import Told, seen_by
from stammtisch.table.outcome import Logged
from stammtisch.table.showing import seat_seen
from stammtisch.table.sight import Moment
from stammtisch.table.table import Table


class Step(msgspec.Struct, frozen=True):
    """An event as somebody may know it: what they are told, and what they see after it."""

    seq: int
    at: int
    facts: list[Told]
    moment: Moment


def story(log: Iterable[Logged], user: str | None) -> Iterator[Step]:
    """Everything from the beginning, as it was to this user at the time, or with None to a spectator."""
    for table, event, facts in Table.replay(log):
        told = seen_by(facts, seat_seen(table, user))
        yield Step(table.seq, event.at, told, table.moment(user))


def settlement(log: Iterable[Logged], user: str | None) -> list[Told]:
    """What this user was told when accounts were last settled in the last match of a log; nothing if they
    have not been yet."""
    found: list[Told] = []
    settled = False
    for table, event, facts in Table.replay(log):
        if isinstance(event, Began):
            found = []
        before, settled = settled, table.position is not None and bool(table.game.sheet(table.position))
        if settled and not before:
            found = seen_by(facts, seat_seen(table, user))
    return found


def told(log: Iterable[Logged], user: str | None) -> list[Told]:
    """All that a user was told. Where nobody may look on, what happened while they had no seat is no part of
    it."""
    found: list[Told] = []
    for table, event, facts in Table.replay(log):
        seat, state = seat_seen(table, user), table.state
        if seat != SPECTATOR or state.settings.spectators or state.phase == "open":
            found.extend(seen_by(facts, seat))
    return found


def record(log: Iterable[Logged], match: int) -> Record:
    """A match that is over, as a record that can be played again and verified."""
    rows = list(log)
    for table in endings(rows):
        if table.state.match == match:
            return filled(heading(table), rows)
    raise Malformed(f"no match {match} is over", "match")


def endings(log: Iterable[Logged]) -> Iterator[Table]:
    """The table at the end of each match; it goes on changing when the next is asked for."""
    for table, event, facts in Table.replay(log):
        if isinstance(event, Ended):
            yield table


class Heading(NamedTuple):
    """A record without what happened, and of which match it is."""

    record: Record
    match: int
    began: int


def heading(table: Table) -> Heading:
    """Of the match that a table has just ended."""
    state = table.state
    seats = [Seat(seat.name, "human" if seat.user else seat.bot or "") for seat in state.seats]
    made = new_record(table.game.name, seats, state.settings.edition, state.terms)
    made.started = datetime.fromtimestamp(state.began // 1000, UTC).isoformat()
    made.chance = ChanceData(
        commitment=table.chain.commitment,
        entropy=[part.hex() for part in table.added()],
        chain=dealing.opened_secrets(table),
    )
    return Heading(made, state.match, state.began)


def filled(heading: Heading, log: Iterable[Logged]) -> Record:
    """With what happened, from a log that has the whole match in it. Cards that bounced were never laid, so
    they are not in it (gress:option:collision)."""
    recorder = Recorder(heading.record)
    playing = False
    for row in log:
        event = read_event(row.data)
        at = event.at - heading.began
        match event:
            case Began(match=match):
                playing = match == heading.match
            case Acted() | Drawn() if playing:
                recorder.note(msgspec.structs.replace(event, at=at))
            case Said(seat=int(seat), text=text) if playing:
                recorder.say(seat, text, at)
            case Ended() if playing:
                break
    return heading.record
