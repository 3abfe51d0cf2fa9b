"""A pad of Double in a terminal."""

from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from stammtisch.base.reading import convert
from stammtisch.cli.sheets import PaperSheet, Sheets, new_table
from stammtisch.games.double.scoring import chips
from stammtisch.sheets.double import EnteredRounds, score
from stammtisch.words import Words


class DoubleSheet(PaperSheet):
    """Predictions, whether they were kept, and points, round by round."""

    def __init__(self, entered: dict[str, Any]) -> None:
        self.pad: Final = convert(entered, EnteredRounds)
        self.scored: Final = score(self.pad)

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.scored)
        return found

    def show(self, words: Words, console: Console) -> None:
        pad, scored = self.pad, self.scored
        table = new_table(words.say("title-double"), pad.names)
        for row in scored.rows:
            seats = zip(row.bids, row.tricks, row.points, strict=True)
            cells = [f"{bid}{mark(bid == tricks)} {points:>3}" for bid, tricks, points in seats]
            table.add_row(words.say("pad-round-of", round=row.round, cards=row.cards), *cells)
        table.add_section()
        table.add_row(words.say("pad-total"), *(str(points) for points in scored.points))
        table.add_row(words.say("pad-chips"), *("/".join(map(str, chips(owned))) for owned in scored.points))
        console.print(table)
        console.print(escape(self.what_next(words)))

    def what_next(self, words: Words) -> str:
        """Who deals next, or who has won."""
        pad, scored = self.pad, self.scored
        if scored.next_dealer is not None:
            return words.say("pad-next", name=pad.names[scored.next_dealer], cards=scored.next_cards)
        names = [pad.names[seat] for seat in scored.winners]
        points = scored.points[scored.winners[0]]
        return words.fact("double", "game-ended", {"names": names, "count": len(names), "points": points})


def mark(kept: bool) -> str:
    return "\N{CHECK MARK}" if kept else "\N{BALLOT X}"


SHEETS: Final[Sheets] = {"double": DoubleSheet}
