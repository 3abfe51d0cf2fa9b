"""`stammtisch sheet`: keep the score of a game played with real cards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import convert, decode
from stammtisch.cli.files import naming, read_bytes
from stammtisch.games.double.scoring import chips
from stammtisch.sheets import double as double_sheet
from stammtisch.sheets import grass as grass_sheet
from stammtisch.sheets.gress import mending, render
from stammtisch.words import Words

DASH: Final = "\N{EN DASH}"

Shown = Callable[[Words, Console], None]


def sheet(path: Path) -> tuple[dict[str, Any], Shown]:
    """The sheet that an entered pad makes: as data, and how to show it."""
    text = read_bytes(path)
    with naming(path):
        entered: dict[str, Any] = decode(text, dict[str, Any])
        game = entered.get("game")
        if game not in SHEETS:
            raise Malformed(f"{game!r} has no sheet; known: {', '.join(SHEETS)}", "game")
        return SHEETS[game](entered)


def grass(entered: dict[str, Any]) -> tuple[dict[str, Any], Shown]:
    pad = convert(entered, grass_sheet.EnteredRounds)
    sheets = grass_sheet.score(pad)

    def show(words: Words, console: Console) -> None:
        for number, scored in enumerate(sheets, 1):
            table = new_table(words.say("pad-round", round=number), pad.names)
            table.add_column(words.say("pad-rule"), no_wrap=True)
            for step in scored.steps:
                amounts = [money(amount, words) for amount in step.amounts]
                table.add_row(words.say(f"pad-{step.kind}"), *amounts, step.rule)
            table.add_section()
            table.add_row(words.say("pad-result"), *(money(amount, words) for amount in scored.results))
            table.add_row(words.say("pad-total"), *(money(amount, words) for amount in scored.totals))
            console.print(table)
            if scored.winners:
                names = [pad.names[seat] for seat in scored.winners]
                console.print(escape(words.say("pad-won", names=names, count=len(names))))

    return {"rounds": msgspec.to_builtins(sheets)}, show


def money(amount: int, words: Words) -> str:
    """Nothing is a dash, as on paper."""
    return words.say("pad-money", amount=amount) if amount else DASH


def double(entered: dict[str, Any]) -> tuple[dict[str, Any], Shown]:
    pad = convert(entered, double_sheet.EnteredRounds)
    scored = double_sheet.score(pad)

    def show(words: Words, console: Console) -> None:
        table = new_table(words.say("title-double"), pad.names)
        for row in scored.rows:
            seats = zip(row.bids, row.tricks, row.points, strict=True)
            cells = [f"{bid}{mark(bid == tricks)} {points:>3}" for bid, tricks, points in seats]
            table.add_row(words.say("pad-round-of", round=row.round, cards=row.cards), *cells)
        table.add_section()
        table.add_row(words.say("pad-total"), *(str(points) for points in scored.points))
        table.add_row(words.say("pad-chips"), *("/".join(map(str, chips(owned))) for owned in scored.points))
        console.print(table)
        if scored.next_dealer is not None:
            name = pad.names[scored.next_dealer]
            console.print(escape(words.say("pad-next", name=name, cards=scored.next_cards)))
        else:
            names = [pad.names[seat] for seat in scored.winners]
            points = scored.points[scored.winners[0]]
            ended = words.fact(
                "double", "game-ended", {"names": names, "count": len(names), "points": points}
            )
            console.print(escape(ended))

    return msgspec.to_builtins(scored), show


def mark(kept: bool) -> str:
    return "\N{CHECK MARK}" if kept else "\N{BALLOT X}"


def new_table(title: str, names: tuple[str, ...]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    table.add_column()
    for name in names:
        table.add_column(escape(name), justify="right", no_wrap=True)
    return table


def gress(entered: dict[str, Any]) -> tuple[dict[str, Any], Shown]:
    mended = mending.mend(entered)

    def show(words: Words, console: Console) -> None:
        console.print(escape(render.text(mended.sheet, words, mended)), soft_wrap=True)

    data: dict[str, Any] = msgspec.to_builtins(mended.sheet)
    data["corrections"] = msgspec.to_builtins(mended.history)
    data["corrected_rows"] = [row + 1 for row in mended.rows]
    return data, show


def printable(path: Path, words: Words) -> str:
    """The sheet as a page to print; only a Zettel has one."""
    text = read_bytes(path)
    with naming(path):
        entered: dict[str, Any] = decode(text, dict[str, Any])
        if entered.get("game") not in ("gress", "gress-big"):
            raise Malformed(f"{entered.get('game')!r} has no page to print; gress and gress-big have", "game")
        mended = mending.mend(entered)
        return render.html(mended.sheet, words, mended)


SHEETS: Final[dict[str, Callable[[dict[str, Any]], tuple[dict[str, Any], Shown]]]] = {
    "double": double,
    "grass": grass,
    "gress": gress,
    "gress-big": gress,
}
