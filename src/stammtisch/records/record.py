"""The game record as plain data (documented in docs/records.md)."""

import hashlib
import re
from typing import Any, Final, Literal
from unicodedata import combining

import msgspec

from stammtisch.games.errors import Malformed
from stammtisch.games.reading import decode

FORMAT: Final = "stammtisch-record"
VERSION: Final = 1
LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 200
MOST_MARKED: Final = 3
"""A letter and two accents."""
HASH: Final = re.compile(r"[0-9a-f]{32}")


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat where, and who decided: `human` or the name of a bot."""

    name: str
    player: str = "human"


class ChanceData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What verifies the draws: one secret, or a chain of them, one for each hand.

    Whoever keeps the record of a running game keeps the secret to themselves until it is over.
    """

    commitment: str
    entropy: list[str]
    secret: str | None = None
    chain: list[str] | None = None


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An act of a seat, what chance drew, or what somebody said, with the running hash after it."""

    seq: int
    hash: str
    seat: int | None = None
    act: str | None = None
    draw: str | None = None
    drawn: list[str] | None = None
    said: str | None = None
    at: int | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match: its header, and everything that happened, in order."""

    game: str
    edition: str
    rules: int
    seats: list[Seat]
    format: Literal["stammtisch-record"] = FORMAT
    version: Literal[1] = VERSION
    options: dict[str, Any] = {}
    started: str | None = None
    chance: ChanceData | None = None
    start: dict[str, Any] | None = None
    entries: list[Entry] = []
    result: "Result | None" = None


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How it ended."""

    scores: list[int]
    winners: list[int]


def read_record(text: bytes) -> Record:
    """A record whose parts are well formed; whether it holds together is for `replay` to say."""
    record: Record = decode(text, Record)
    for number, seat in enumerate(record.seats):
        check_name(seat.name, f"seats[{number}].name")
    for place, entry in enumerate(record.entries):
        check_entry(entry, place)
    return record


def check_name(name: str, field: str) -> None:
    """Names are shown in terminals: no long ones, and none that could move a cursor."""
    if not is_short(name, LONGEST_NAME):
        raise Malformed(f"must have 1 to {LONGEST_NAME} letters that can be printed", field)


def is_short(text: str, longest: int) -> bool:
    """Accents that stand as letters of their own are not counted, as long as there are not too many."""
    letters = sum(not combining(letter) for letter in text)
    return 0 < letters <= longest and len(text) <= longest * MOST_MARKED and text.isprintable()


def check_entry(entry: Entry, place: int) -> None:
    field = f"entries[{place}]"
    if entry.seq != place + 1:
        raise Malformed(f"must be {place + 1}, is {entry.seq}", f"{field}.seq")
    fields = ("seat", "act", "draw", "drawn", "said")
    given = tuple(name for name in fields if getattr(entry, name) is not None)
    if given not in (("seat", "act"), ("draw", "drawn"), ("seat", "said")):
        raise Malformed("needs either seat and act, or draw and drawn, or seat and said", field)
    if entry.said is not None:
        check_saying(entry.said, f"{field}.said")
    if not HASH.fullmatch(entry.hash):
        raise Malformed("must be 32 hexadecimal digits", f"{field}.hash")


def check_saying(said: str, field: str) -> None:
    """Talk is shown in terminals too."""
    if not is_short(said, LONGEST_SAYING):
        raise Malformed(f"must have 1 to {LONGEST_SAYING} letters that can be printed", field)


def write_record(record: Record) -> bytes:
    """Readable JSON: one line for each entry."""
    header = msgspec.to_builtins(record)
    header["format"], header["version"] = record.format, record.version
    entries = header.pop("entries", [])
    order = ("format", "version", "game", "edition", "rules", "options", "seats", "started")
    lines = []
    for name in (*order, "chance", "start", "entries", "result"):
        if name == "entries":
            inner = ",\n".join("    " + text(entry) for entry in entries)
            lines.append(f'  "entries": [\n{inner}\n  ]' if entries else '  "entries": []')
        elif name in header:
            lines.append(f'  "{name}": {text(header[name])}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def first_hash(record: Record, line: str) -> str:
    """The hash before the first entry: what was agreed, who sat where, and where it starts."""
    chance = record.chance
    seats = [[seat.name, seat.player] for seat in record.seats]
    committed = [chance.commitment, chance.entropy] if chance else None
    return joined_hash(
        "", [record.game, record.edition, record.rules, record.options, seats, committed], line
    )


def running_hash(before: str, entry: Entry, line: str) -> str:
    """The hash after an entry: the one before, what happened, and the position it led to.

    Times are left out: a replay can't know them.
    """
    happened = [entry.seq, entry.seat, entry.act, entry.draw, entry.drawn]
    if entry.said is not None:
        happened.append(entry.said)
    return joined_hash(before, happened, line)


def joined_hash(before: str, happened: object, line: str) -> str:
    said = msgspec.json.encode(happened, order="sorted").decode()
    return hashlib.sha256(f"{before}\n{said}\n{line}".encode()).hexdigest()[:32]
