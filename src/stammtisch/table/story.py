"""What a log tells afterwards: a match as its record, and all that happened as one user may know it."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

import msgspec

from stammtisch.games.errors import Malformed
from stammtisch.records.record import ChanceData, Record, Seat
from stammtisch.records.recorder import Recorder, new_record
from stammtisch.table import dealing
from stammtisch.table.events import Acted, Began, Drawn, Ended, Event, Said
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


def record(log: Iterable[Logged], match: int) -> Record:
    """A match that is over, as a record that can be played again and verified."""
    happened: list[Event] = []
    for table, event, _ in Table.replay(log):
        if isinstance(event, Began):
            happened = []
        happened.append(event)
        if isinstance(event, Ended) and table.state.match == match:
            return written(table, happened)
    raise Malformed(f"no match {match} is over", "match")


def written(table: Table, happened: Sequence[Event]) -> Record:
    """The record of the match a table has just ended. Cards that bounced were never laid, so they are not
    in it (gress:option:collision)."""
    state = table.state
    seats = [Seat(seat.name, "human" if seat.user else seat.bot or "") for seat in state.seats]
    made = new_record(table.game.name, seats, state.settings.edition, state.terms)
    made.started = datetime.fromtimestamp(state.began // 1000, UTC).isoformat()
    made.chance = ChanceData(
        commitment=table.chain.commitment,
        entropy=[part.hex() for part in dealing.entropy(state)],
        chain=dealing.opened_secrets(table),
    )
    recorder = Recorder(made)
    for event in happened:
        at = event.at - state.began
        match event:
            case Acted(seat=seat, act=act, done=done):
                recorder.act(seat, act, at if done is None else done - state.began)
            case Drawn(drawn=drawn):
                recorder.draw(drawn, at)
            case Said(seat=int(seat), text=text):
                recorder.say(seat, text, at)
    return made
