"""Corrections that a score keeper writes into the pad file of a Zettel or a Großzettel (docs/zettel.md).

The games stay as they were entered; each correction says what a row should have been, and why. So the file
keeps its history, and taking the last correction out undoes it.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from stammtisch.base.errors import Malformed, within
from stammtisch.base.reading import convert, shortened
from stammtisch.sheets.gress import big_zettel, zettel
from stammtisch.sheets.gress.big_zettel import BigSheet, BigZettel
from stammtisch.sheets.gress.zettel import Zettel, ZettelSheet

Entered = TypeVar("Entered", bound=Zettel | BigZettel)
GameData = dict[str, Any]
"""A game as it is entered, in plain data."""
LONGEST_REASON: Final = 200
PARTS: Final = ("points", "winner", "winners", "misdeals", "seats")


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a row should have been: only what is given changes. `points` are those of everybody, or of `who`
    alone, a name or a number."""

    row: int
    what: Literal["correct", "delete", "insert"] = "correct"
    who: int | str | None = None
    points: int | tuple[int, ...] | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    misdeals: int | tuple[int, ...] | UnsetType = UNSET
    seats: tuple[int, ...] | UnsetType = UNSET
    reason: str | None = None
    when: str | None = None


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game that became another, came (nothing `before`) or went (nothing `after`)."""

    what: Literal["correct", "delete", "insert"]
    index: int
    before: GameData | None = None
    after: GameData | None = None
    when: str | None = None
    reason: str | None = None


class Mended(msgspec.Struct, frozen=True):
    """A sheet, the changes that led to it, and which of its rows are not as they were entered first."""

    sheet: ZettelSheet | BigSheet
    history: tuple[Change, ...] = ()
    rows: tuple[int, ...] = ()


def mend(data: dict[str, Any]) -> Mended:
    """The sheet of a pad file, with all its corrections, which may be none."""
    given = convert(data.get("corrections", []), tuple[Correction, ...], "corrections")
    rest = {name: value for name, value in data.items() if name != "corrections"}
    entered: Zettel | BigZettel = big_zettel.read(rest) if rest["game"] == "gress-big" else zettel.read(rest)
    sources: list[int | None] = [None] * len(entered.games)
    history: list[Change] = []
    for number in range(len(entered.games)):
        check_game(entered, number)
    for place, correction in enumerate(given):
        with within(f"corrections[{place}]"):
            change = change_of(correction, entered)
            entered = spliced(entered, change)
            if change.after is not None:
                change = msgspec.structs.replace(change, after=game_at(entered, change.index))
            if change.after == change.before:
                raise Malformed("changes nothing")
        history.append(change)
        here = slice(change.index, change.index + (change.before is not None))
        sources[here] = [] if change.after is None else [place]
    rows = tuple(row for row, source in enumerate(sources) if source is not None)
    return Mended(scored(entered, sources), tuple(history), rows)


def change_of(correction: Correction, entered: Zettel | BigZettel) -> Change:
    """The game that a correction speaks of, before and after."""
    for field in ("reason", "when"):
        check_text(getattr(correction, field), field)
    inserts = correction.what == "insert"
    last = len(entered.games) + inserts
    if not 1 <= correction.row <= last:
        raise Malformed(f"there is no row {correction.row}; rows are 1 to {last}", "row")
    index = correction.row - 1
    before = None if inserts else game_at(entered, index)
    given = {part: getattr(correction, part) for part in PARTS if getattr(correction, part) is not UNSET}
    if correction.what == "delete":
        if given or correction.who is not None:
            raise Malformed("a game that is taken out needs nothing but its row", "what")
        return Change("delete", index, before, None, correction.when, correction.reason)
    after = {**(before or {}), **given}
    if "points" in given:
        after["points"] = points_of(correction, before, entered.names)
    elif correction.who is not None:
        raise Malformed("goes with points", "who")
    return Change(
        correction.what, index, before, msgspec.to_builtins(after), correction.when, correction.reason
    )


def points_of(correction: Correction, before: GameData | None, names: Sequence[str]) -> list[int]:
    """The points of everybody, one of them changed or all."""
    if isinstance(correction.points, tuple):
        if correction.who is not None:
            raise Malformed("the points of one person are one number", "points")
        return list(correction.points)
    if correction.who is None or before is None:
        raise Malformed("must be the points of everybody, or of who alone", "points")
    assert isinstance(correction.points, int)
    points: list[int] = list(before["points"])
    points[person(correction.who, names)] = correction.points
    return points


def person(who: int | str, names: Sequence[str]) -> int:
    if isinstance(who, str):
        if who not in names:
            raise Malformed(f"{shortened(who)} is none of {', '.join(names)}", "who")
        return names.index(who)
    if not 0 <= who < len(names):
        raise Malformed(f"must be 0 to {len(names) - 1}, is {who}", "who")
    return who


def check_text(text: str | None, field: str) -> None:
    if text is not None and not (0 < len(text) <= LONGEST_REASON and text.isprintable()):
        raise Malformed(f"must be 1 to {LONGEST_REASON} printable characters", field)


def spliced(entered: Entered, change: Change) -> Entered:
    """The games with this change; a problem in its game is one of the correction."""
    try:
        mended = with_game(entered, change)
        if change.after is not None:
            check_game(mended, change.index)
    except Malformed as problem:
        raise in_correction(problem, change.index) from None
    return mended


def with_game(entered: Entered, change: Change) -> Entered:
    """The games with one in place of another; whether that still makes a sheet is for `scored` to say."""
    games = [msgspec.to_builtins(game) for game in entered.games]
    old = change.before is not None
    moves = None in (change.before, change.after) and change.index < len(games) - old
    if isinstance(entered, BigZettel) and entered.lottery and moves:
        raise Malformed("the seats of the games after it were drawn by their numbers (gress:12)", "row")
    games[change.index : change.index + old] = [] if change.after is None else [change.after]
    return convert({**msgspec.to_builtins(entered), "games": games}, type(entered))


def game_at(entered: Zettel | BigZettel, index: int) -> GameData:
    data: GameData = msgspec.json.decode(msgspec.json.encode(entered.games[index]))
    return data


def check_game(entered: Zettel | BigZettel, index: int) -> None:
    """A game that could be one, whatever the sheet around it."""
    field, people = f"games[{index}]", len(entered.names)
    if isinstance(entered, Zettel):
        zettel.check_game(entered.games[index], people, field)
        return
    game = entered.games[index]
    zettel.check_points(game.points, people, field)
    for place, winner in enumerate(game.winners):
        zettel.check_within(winner, people - 1, f"{field}.winners[{place}]", "gress:9.1")


def in_correction(problem: Malformed, index: int) -> Malformed:
    game = f"games[{index}]"
    if problem.field.startswith(game):
        return Malformed(problem.problem, problem.field.removeprefix(game).removeprefix("."))
    return problem


def scored(entered: Zettel | BigZettel, sources: Sequence[int | None]) -> ZettelSheet | BigSheet:
    """The sheet, scored once all corrections are made: on the way there it need not have been one."""
    try:
        return zettel.score(entered) if isinstance(entered, Zettel) else big_zettel.score(entered)
    except Malformed as problem:
        for index, source in enumerate(sources):
            if source is not None and problem.field.startswith(f"games[{index}]"):
                raise in_correction(problem, index).within(f"corrections[{source}]") from None
        raise
