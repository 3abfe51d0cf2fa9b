"""A match that is over, from its record: step by step as a seat saw it or with all hands open, its score
sheet, and what could be drawn."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from stammtisch.games import catalogue
from stammtisch.games.bits import numbers
from stammtisch.games.game import Game
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Position
from stammtisch.records.record import Entry, Record, Result, Seat
from stammtisch.records.replay import afresh, replay, resume
from stammtisch.sheets.played import Scores, Writer
from stammtisch.sheets.zettel import Sheet
from stammtisch.table.facts import Told, of_game, seen_by
from stammtisch.table.state import Played
from stammtisch.table.zettel import latest

OPEN: Final = "open"


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a record as somebody may know it: what they are told, who is asked after it, and what of
    the view is not as it was before."""

    seq: int
    facts: list[Told]
    changed: dict[str, Any]
    asked: list[int] = []
    at: int | None = None


class Shows(msgspec.Struct, frozen=True):
    """A match as one view of it: `start` before the first entry, then what changes."""

    start: dict[str, Any]
    steps: list[Shown]


class Pool(msgspec.Struct, frozen=True):
    """What a draw was taken from, in order: entry 0 of the pool first."""

    seq: int
    draw: str
    names: list[str]


class Report(msgspec.Struct, frozen=True):
    """A match at a glance. `hands` are the numbers of the entries that deal."""

    game: str
    edition: str
    options: dict[str, Any]
    seats: list[Seat]
    started: str | None
    result: Result | None
    entries: int
    hands: list[int]
    scores: Scores
    pools: list[Pool]


def shows(record: Record, seat: int | Literal["open"]) -> Shows:
    """The match as this seat saw it, -1 for a spectator; or all hands, and nothing but them."""
    game: Game[Any, Any] = catalogue.find(record.game)
    before = start = seen(game, afresh(record).position, seat)
    steps = []
    for step in replay(record):
        entry, position = step.entry, step.game.position
        after = before if entry.said is not None else seen(game, position, seat)
        changed = {name: value for name, value in after.items() if before[name] != value}
        facts = [] if seat == OPEN else seen_by(of_game(game.name, step.facts), seat)
        told = said(entry, record) if entry.said is not None and seat != OPEN else facts
        asked = [] if seat == OPEN else numbers(game.asked(position))
        steps.append(Shown(entry.seq, told, changed, asked, entry.at))
        before = after
    return Shows(start, steps)


def seen(game: Game[Any, Any], position: Position, seat: int | Literal["open"]) -> dict[str, Any]:
    """A view as it is sent, without the options."""
    if seat == OPEN:
        return {"hands": game.write_position(position)["hands"]}
    view: dict[str, Any] = msgspec.to_builtins(game.view(position, seat))
    del view["options"]
    return view


def said(entry: Entry, record: Record) -> list[Told]:
    assert entry.seat is not None
    return [
        Told("table", "said", {"seat": entry.seat, "name": record.seats[entry.seat].name, "text": entry.said})
    ]


def report(record: Record, before: Sequence[Record] = ()) -> Report:
    """With the matches of the same people at this table `before`, for the sheet of Gress."""
    game: Game[Any, Any] = catalogue.find(record.game)
    writer, hands, pools = Writer(), [], []
    position = afresh(record).position
    waited = pool(game, position)
    for step in replay(record):
        entry, position = step.entry, step.game.position
        if entry.said is not None:
            continue
        if entry.draw is not None:
            pools.append(Pool(entry.seq, entry.draw, waited))
            if entry.draw.startswith("deal/"):
                hands.append(entry.seq)
        waited = pool(game, position)
        writer.see(position, game.sheet(position))
    return Report(
        game=record.game,
        edition=record.edition,
        options=record.options,
        seats=record.seats,
        started=record.started,
        result=record.result,
        entries=len(record.entries),
        hands=hands,
        scores=writer.scores() if record.game != "gress" else Scores(gress=zettel([*before, record])),
        pools=pools,
    )


def pool(game: Game[Any, Any], position: Position) -> list[str]:
    """All that the next draw can give, if one is waited for."""
    wanted = position.chance()
    return game.write_draw(position, range(wanted.pool)) if wanted is not None else []


def zettel(records: Sequence[Record]) -> Sheet | None:
    """The sheet that these matches of one table are written on."""
    played = []
    for number, record in enumerate(records, 1):
        position = resume(record).position
        assert isinstance(position, GressPosition)
        won = numbers(position.winners())
        played.append(Played(number, position.scores(), won, int(position.dealer), int(position.misdeals)))
    return latest(played)[0]
