"""Mend what was entered on a score sheet of Gress, with every change kept and the last one undone.

A change is made on what was entered, never on the sheet: the sheet is scored again from it. What would
no longer be a sheet is refused. So if an old game turns out to have ended the sheet before an extension,
take the games of the extension out first, the last one first.
"""

from typing import Any, Generic, Literal, TypeVar

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert
from stammtisch.sheets.gress import big_zettel, zettel
from stammtisch.sheets.gress.big_zettel import BigZettel
from stammtisch.sheets.gress.zettel import Zettel

Entered = TypeVar("Entered", Zettel, BigZettel)
GameData = dict[str, Any]
"""A game as it is entered, in plain data."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game that became another, came (nothing `before`) or went (nothing `after`)."""

    what: Literal["correct", "delete", "insert"]
    index: int
    before: GameData | None = None
    after: GameData | None = None
    when: str | None = None
    reason: str | None = None


class Corrected(msgspec.Struct, Generic[Entered], frozen=True, forbid_unknown_fields=True):
    """What is entered now, and how it came to be."""

    entered: Entered
    history: tuple[Change, ...] = ()


def correct(
    kept: Corrected[Entered], index: int, game: GameData, when: str | None = None
) -> Corrected[Entered]:
    """Another result for a game that was entered."""
    return changed(kept, Change("correct", index, game_at(kept.entered, index), game, when))


def delete(kept: Corrected[Entered], index: int, when: str | None = None) -> Corrected[Entered]:
    """Take out a game that was not played; those after it move up, and so does who dealt them."""
    return changed(kept, Change("delete", index, game_at(kept.entered, index), None, when))


def insert(
    kept: Corrected[Entered], index: int, game: GameData, when: str | None = None
) -> Corrected[Entered]:
    """Put in a game that was forgotten; those after it move down, and so does who dealt them."""
    return changed(kept, Change("insert", index, None, game, when))


def undo(kept: Corrected[Entered]) -> Corrected[Entered]:
    """As it was before the last change."""
    if not kept.history:
        raise Malformed("nothing was changed", "history")
    *earlier, last = kept.history
    mended = checked(with_game(kept.entered, last.index, last.after, last.before))
    return Corrected(mended, tuple(earlier))


def changed(kept: Corrected[Entered], change: Change) -> Corrected[Entered]:
    mended = checked(with_game(kept.entered, change.index, change.before, change.after))
    if change.after is not None:
        change = msgspec.structs.replace(change, after=game_at(mended, change.index))
    return Corrected(mended, (*kept.history, change))


def with_game(entered: Entered, index: int, before: GameData | None, after: GameData | None) -> Entered:
    """The games with one in place of another; whether that still makes a sheet is for `checked` to say."""
    if before is not None and game_at(entered, index) != before:
        raise Malformed("is not the game that the history tells of", f"games[{index}]")
    games = [msgspec.to_builtins(game) for game in entered.games]
    if not 0 <= index <= len(games):
        raise Malformed(f"must be 0 to {len(games)}, is {index}", "index")
    last = index >= len(games) - (before is not None)
    if isinstance(entered, BigZettel) and entered.lottery and not last and None in (before, after):
        raise Malformed("the seats of the games after it were drawn by their numbers (gress:12)", "index")
    games[index : index + (before is not None)] = [] if after is None else [after]
    return convert({**msgspec.to_builtins(entered), "games": games}, type(entered))


def checked(entered: Entered) -> Entered:
    """What still makes a sheet."""
    if isinstance(entered, Zettel):
        zettel.score(entered)
    else:
        big_zettel.score(entered)
    return entered


def game_at(entered: Zettel | BigZettel, index: int) -> GameData:
    if not 0 <= index < len(entered.games):
        raise Malformed(f"there is no game {index}", "index")
    data: GameData = msgspec.json.decode(msgspec.json.encode(entered.games[index]))
    return data
