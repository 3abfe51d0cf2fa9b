"""A pad of Grass in a terminal."""

from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from stammtisch.base.reading import convert
from stammtisch.cli.sheets import PaperSheet, Sheets, new_table
from stammtisch.sheets.grass import EnteredRounds, score
from stammtisch.words import Words

DASH: Final = "\N{EN DASH}"


class GrassSheet(PaperSheet):
    """Every round step by step, with the rule of each step."""

    def __init__(self, entered: dict[str, Any]) -> None:
        self.pad: Final = convert(entered, EnteredRounds)
        self.rounds: Final = score(self.pad)

    def data(self) -> dict[str, Any]:
        return {"rounds": msgspec.to_builtins(self.rounds)}

    def show(self, words: Words, console: Console) -> None:
        for number, scored in enumerate(self.rounds, 1):
            table = new_table(words.say("pad-round", round=number), self.pad.names)
            table.add_column(words.say("pad-rule"), no_wrap=True)
            for step in scored.steps:
                amounts = [money(amount, words) for amount in step.amounts]
                table.add_row(words.say(f"pad-{step.kind}"), *amounts, step.rule)
            table.add_section()
            table.add_row(words.say("pad-result"), *(money(amount, words) for amount in scored.results))
            table.add_row(words.say("pad-total"), *(money(amount, words) for amount in scored.totals))
            console.print(table)
            if scored.winners:
                names = [self.pad.names[seat] for seat in scored.winners]
                console.print(escape(words.say("pad-won", names=names, count=len(names))))


def money(amount: int, words: Words) -> str:
    """Nothing is a dash, as on paper."""
    return words.say("pad-money", amount=amount) if amount else DASH


SHEETS: Final[Sheets] = {"grass": GrassSheet}
