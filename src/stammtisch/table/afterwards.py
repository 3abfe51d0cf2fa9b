"""A match that is over, from its record: step by step as a seat saw it or with all hands open, its score
sheet, and what could be drawn."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from stammtisch.base.bits import numbers
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.match.events import Began, Drawn, Ended, Returned, Said, Sitter, TakenOver
from stammtisch.match.record import Record
from stammtisch.match.replay import replay, start
from stammtisch.sheets.pad import Pad, PastMatch, pad_of
from stammtisch.table.facts import Told, seen_by

OPEN: Final = "open"


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event of a match as somebody may know it: what they are told, who is asked after it, and what of
    the view is not as it was before. `seq` is the number of its entry."""

    seq: int
    facts: list[Told]
    changed: dict[str, Any]
    asked: list[int] = []
    at: int | None = None


class Shows(msgspec.Struct, frozen=True):
    """A match as one view of it: `start` before anything happened, then what changes."""

    start: dict[str, Any]
    steps: list[Shown]


class Pool(msgspec.Struct, frozen=True):
    """What a draw was taken from, in order: entry 0 of the pool first."""

    seq: int
    draw: str
    names: list[str]


class Report(msgspec.Struct, frozen=True):
    """A match at a glance. `hands` are the numbers of the entries that deal; `sheet` is the score sheet as
    its game has it."""

    game: str
    edition: str
    options: dict[str, Any]
    seats: list[Sitter]
    started: str
    result: Ended | None
    entries: int
    hands: list[int]
    sheet: Any
    pools: list[Pool]


def shows(record: Record, seat: int | Literal["open"]) -> Shows:
    """The match as this seat saw it, -1 for a spectator; or all hands, and nothing but them."""
    match = start(record)
    game, position = match.game, match.position
    before = first = seen(game, position, seat)
    steps = []
    for step in replay(record, match):
        if step.event is None or isinstance(step.event, Began | TakenOver | Returned | Ended):
            continue
        after = before if isinstance(step.event, Said) else seen(game, position, seat)
        changed = {name: value for name, value in after.items() if before[name] != value}
        facts = [] if seat == OPEN else seen_by(game.name, step.facts, seat)
        told = said(step.event) if isinstance(step.event, Said) and seat != OPEN else facts
        asked = [] if seat == OPEN else numbers(game.asked(position))
        steps.append(Shown(step.seq, told, changed, asked, step.event.at))
        before = after
    return Shows(first, steps)


def seen(game: Game[Any, Any], position: Position, seat: int | Literal["open"]) -> dict[str, Any]:
    """A view as it is sent, without the options."""
    if seat == OPEN:
        return {"hands": game.write_position(position)["hands"]}
    view: dict[str, Any] = msgspec.to_builtins(game.view(position, seat))
    view.pop("options", None)
    return view


def said(event: Said) -> list[Told]:
    return [Told("table", "said", {"seat": event.seat, "name": event.name, "text": event.text})]


def report(record: Record, before: Sequence[PastMatch] = ()) -> Report:
    """With the matches of the same people at this table `before`, for a sheet that goes on."""
    began, match = record.began, start(record)
    game, position = match.game, match.position
    hands: list[int] = []
    pools: list[Pool] = []
    opening, settled, settling = position, list[Position](), False
    waited = pool(game, position)
    for step in replay(record, match):
        if isinstance(step.event, Drawn):
            pools.append(Pool(step.seq, step.event.draw, waited))
            if step.event.draw.startswith("deal/"):
                opening = opening if hands else position.copy()
                hands.append(step.seq)
        if step.event is not None and not isinstance(step.event, Said):
            waited = pool(game, position)
            if game.sheet(position) and not settling:
                settled.append(position.copy())
            settling = bool(game.sheet(position))
    pad = pad_of(began.game)
    return Report(
        game=began.game,
        edition=began.edition,
        options=began.options,
        seats=began.seats,
        started=record.started,
        result=record.result,
        entries=len(record.entries),
        hands=hands,
        sheet=table_sheet(pad, before, position) if pad.lasting else pad.of_match(opening, settled),
        pools=pools,
    )


def pool(game: Game[Any, Any], position: Position) -> list[str]:
    """All that the next draw can give, if one is waited for."""
    wanted = position.chance()
    return game.write_draw(position, range(wanted.pool)) if wanted is not None else []


def table_sheet(pad: Pad, before: Sequence[PastMatch], last: Position) -> Any:
    """The sheet that a match which has led to this position is written on, after those before it at its
    table."""
    ended = PastMatch(0, last.scores(), numbers(last.winners()), *pad.noted(last))
    played = enumerate([*before, ended], 1)
    return pad.at_table([msgspec.structs.replace(match, match=number) for number, match in played])
