"""The record of a match: its log as one may know it, from `began` on (documented in docs/records.md)."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

from stammtisch.base.chance import Chance, commitment
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import check_name, check_saying, decode, malformed
from stammtisch.games import catalogue
from stammtisch.match.events import Began, Ended, Event, MatchEvent, Said, Sitter
from stammtisch.match.log import chained

FORMAT: Final = "stammtisch-record"
VERSION: Final = 2
HASH: Final = re.compile(r"[0-9a-f]{64}")
ENCODE: Final = msgspec.json.Encoder().encode
TYPES: Final = frozenset(kind.__struct_config__.tag for kind in MatchEvent.__args__)


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """An event, and the hash of everything up to it."""

    hash: str
    event: dict[str, Any]
    """As it stands in the log, in the order of its fields."""

    def read(self) -> Event | None:
        """The event, if it is one of the match; the log of a table has others, such as a pause."""
        if self.event.get("type") not in TYPES:
            return None
        event: Event = msgspec.convert(self.event, MatchEvent)
        return event


class Head(msgspec.Struct):
    """What is read first: records of other versions look different."""

    version: int = VERSION


class Signature(msgspec.Struct, forbid_unknown_fields=True):
    """Who signed the last hash of a record: the public key of a server, and its signature, in hexadecimal."""

    key: str
    signature: str


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match from its beginning on. `before` is the hash of the log before it; the secrets behind its deals
    are there when they may be known."""

    entries: list[Entry]
    format: Literal["stammtisch-record"] = FORMAT
    version: Literal[2] = VERSION
    before: str = ""
    secret: str | None = None
    chain: list[str] | None = None
    signature: Signature | None = None

    @property
    def began(self) -> Began:
        event = self.entries[0].read()
        assert isinstance(event, Began)
        return event

    @property
    def events(self) -> list[Event]:
        """What happened in the match itself."""
        found = [entry.read() for entry in self.entries]
        return [event for event in found if event is not None]

    @property
    def game(self) -> str:
        return self.began.game

    @property
    def seats(self) -> list[Sitter]:
        return self.began.seats

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.began.seats]

    @property
    def started(self) -> str:
        """When it began, as the calendar says it."""
        return datetime.fromtimestamp(self.began.at // 1000, UTC).isoformat()

    @property
    def result(self) -> Ended | None:
        """How it ended, if it did."""
        for entry in reversed(self.entries):
            if entry.event.get("type") == "ended":
                event = entry.read()
                assert isinstance(event, Ended)
                return event
        return None


class Scribe:
    """Writes a match down while it is played: the one way to add to a record."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.hash = bytes.fromhex(record.entries[-1].hash if record.entries else record.before)

    def write(self, event: Event) -> None:
        data = ENCODE(event)
        self.hash = chained(self.hash, data)
        self.record.entries.append(Entry(self.hash.hex(), msgspec.json.decode(data)))


def begin(
    game: str,
    seats: Sequence[Sitter],
    edition: str = "",
    options: Mapping[str, Any] | None = None,
    *,
    at: int = 0,
    secret: bytes | None = None,
    entropy: Sequence[bytes] = (),
    start: Mapping[str, Any] | None = None,
) -> Record:
    """A record of a match that has just begun, at the beginning or at a position of its own. The secret
    stands in it: whoever keeps the record keeps it to themselves until the end."""
    rules = catalogue.find(game)
    if start is None:
        position = rules.start(len(seats), edition, options)
    else:
        position = rules.read_position(start, rules.edition(edition), options or {})
    event = Began(
        at,
        1,
        rules.version,
        game,
        rules.edition(edition),
        rules.agreed(position),
        list(seats),
        commitment(secret) if secret is not None else "",
        [part.hex() for part in entropy],
        None if start is None else rules.write_position(position),
    )
    record = Record([], secret=None if secret is None else secret.hex())
    if secret is not None:
        Chance(secret, entropy)
    Scribe(record).write(event)
    return record


def read_record(text: bytes) -> Record:
    """A record whose parts are well formed; whether it holds together is for `replay` to say."""
    written: Head = decode(text, Head)
    if written.version != VERSION:
        raise Malformed(f"this is {written.version}, and only records of {VERSION} are read here", "version")
    record: Record = decode(text, Record)
    if not record.entries or record.entries[0].event.get("type") != "began":
        raise Malformed("the first must be `began`", "entries")
    for place, entry in enumerate(record.entries):
        check_entry(entry, f"entries[{place}]")
    for number, seat in enumerate(record.seats):
        check_name(seat.name, f"entries[0].seats[{number}].name")
    return record


def check_entry(entry: Entry, field: str) -> None:
    if not HASH.fullmatch(entry.hash):
        raise Malformed("must be 64 hexadecimal digits", f"{field}[0]")
    try:
        event = entry.read()
    except msgspec.ValidationError as problem:
        raise malformed(problem, f"{field}[1]") from None
    if event is not None and ENCODE(event) != ENCODE(entry.event):
        raise Malformed("not written the way a record writes it", f"{field}[1]")
    if isinstance(event, Said):
        check_saying(event.text, f"{field}[1].text")
        check_name(event.name, f"{field}[1].name")


def write_record(record: Record) -> bytes:
    """Readable JSON: one line for each entry."""
    head: dict[str, object] = {"format": record.format, "version": record.version}
    for name in ("before", "secret", "chain", "signature"):
        if value := getattr(record, name):
            head[name] = value
    lines = [f'  "{name}": {text(value)}' for name, value in head.items()]
    inner = ",\n".join("    " + text(entry) for entry in record.entries)
    return ("{\n" + ",\n".join([*lines, f'  "entries": [\n{inner}\n  ]']) + "\n}\n").encode()


def text(data: object) -> str:
    return ENCODE(data).decode()
