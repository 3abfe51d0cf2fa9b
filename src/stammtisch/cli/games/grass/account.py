"""The account of a round of Grass as a page: every line with its rule, so that a person can check it."""

from collections.abc import Sequence
from typing import Final

from rich.box import Box
from rich.table import Table
from rich.text import Text

from stammtisch.games.game import SheetLine
from stammtisch.games.grass.accounts import LAYOUTS
from stammtisch.words import Words

LABEL_WIDTH: Final = 24
AMOUNT_WIDTH: Final = 9
RULE_WIDTH: Final = 22
DASH: Final = "-"
LINES: Final = {rule: kind for layout in LAYOUTS.values() for kind, rule in layout.lines}
"""What a line of either edition is called, by its rule."""


def account(
    sheet: Sequence[SheetLine], title: str, names: Sequence[str], words: Words, width: int, lines: Box
) -> Table:
    """A round step by step, then what was there before it and what there is now. The rules stand at the end
    of the lines where there is space, else below them."""
    beside = LABEL_WIDTH + AMOUNT_WIDTH * len(names) + RULE_WIDTH <= width
    page = Table(title=title, title_justify="left", box=lines, show_edge=False, padding=(0, 1, 0, 0))
    page.add_column(no_wrap=True, overflow="ellipsis", max_width=width - AMOUNT_WIDTH * len(names) - 2)
    for name in names:
        head = Text(name)
        head.truncate(AMOUNT_WIDTH - 1, overflow="ellipsis")
        page.add_column(head, justify="right", no_wrap=True)
    if beside:
        page.add_column(words.say("pad-rule"), no_wrap=True)
    for rule in dict.fromkeys(line.rule for line in sheet):
        label = Text(words.say(f"pad-{LINES[rule]}"))
        amounts = [money(line.amount, words) for line in sheet if line.rule == rule]
        if beside:
            page.add_row(label, *amounts, Text(rule, "dim"))
        else:
            page.add_row(label.append(f"\n{rule}", "dim"), *amounts)
    page.add_section()
    own = [[line for line in sheet if line.seat == seat] for seat in range(len(names))]
    before = [mine[0].total - mine[0].amount for mine in own]
    now = [mine[-1].total for mine in own]
    gained = [after - earlier for earlier, after in zip(before, now, strict=True)]
    page.add_row(words.say("pad-result"), *(money(amount, words) for amount in gained))
    page.add_row(words.say("cli-grass-before"), *(money(amount, words) for amount in before))
    page.add_row(words.say("pad-total"), *(money(amount, words) for amount in now), style="bold")
    return page


def money(amount: int, words: Words) -> str:
    """Nothing is a dash, as on paper."""
    return words.say("pad-money", amount=amount) if amount else DASH
