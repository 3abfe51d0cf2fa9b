"""`stammtisch sheet`: keep the score of a game played with real cards."""

from pathlib import Path
from typing import Any, Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stammtisch.cli.files import naming, read_bytes
from stammtisch.games.grass.scoring import Sheet
from stammtisch.games.reading import decode
from stammtisch.sheets.grass_pad import Pad, score
from stammtisch.words import Words

DASH: Final = "\N{EN DASH}"


def read_pad(path: Path) -> tuple[Pad, list[Sheet]]:
    """What was entered, and the sheets it makes."""
    text = read_bytes(path)
    with naming(path):
        pad: Pad = decode(text, Pad)
        return pad, score(pad)


def show(pad: Pad, sheets: list[Sheet], language: str, console: Console) -> None:
    words = Words(language)
    for number, sheet in enumerate(sheets, 1):
        table = Table(title=words.say("pad-round", round=number), title_justify="left", box=SIMPLE_HEAD)
        table.add_column()
        for name in pad.names:
            table.add_column(escape(name), justify="right")
        table.add_column(words.say("pad-rule"), no_wrap=True)
        for step in sheet.steps:
            title = words.say(f"pad-{step.kind}")
            table.add_row(title, *(money(amount, words) for amount in step.amounts), step.rule)
        table.add_section()
        table.add_row(words.say("pad-result"), *(money(amount, words) for amount in sheet.results))
        table.add_row(words.say("pad-total"), *(money(amount, words) for amount in sheet.totals))
        console.print(table)
        if sheet.winners:
            names = [pad.names[seat] for seat in sheet.winners]
            console.print(words.say("pad-won", names=names, count=len(names)))


def money(amount: int, words: Words) -> str:
    """Nothing is a dash, as on paper."""
    return words.say("pad-money", amount=amount) if amount else DASH


def as_data(sheets: list[Sheet]) -> dict[str, Any]:
    return {"rounds": msgspec.to_builtins(sheets)}
