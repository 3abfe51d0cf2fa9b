"""`stammtisch rules`: the rulebook at the table."""

import difflib
from collections.abc import Iterator
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from stammtisch.base.errors import Malformed
from stammtisch.cli.arguments import write_json
from stammtisch.words import RuleText, Words, games


def show_rules(game: str, rule: str | None, language: str, as_json: bool, console: Console) -> None:
    """All rules of a game, one rule, or all that speak of what was asked."""
    if game not in games():
        raise Malformed(f"there are no rules of {game!r}; known: {', '.join(games())}", "game")
    words = Words(language)
    if rule is not None and words.rule(rule) is not None:
        sections = [("", [found for found in words.rules(game) if found.id == rule])]
    else:
        sections = [
            (title, [found for found in rules if rule is None or fits(found, rule)])
            for title, rules in words.sections(game)
        ]
    chosen = [found for title, rules in sections for found in rules]
    if not chosen:
        ids = [known.id for known in words.rules(game)]
        near = difflib.get_close_matches(rule or "", ids, n=3, cutoff=0.4)
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise Malformed(f"{game} has no rule {rule!r}{hint}", "rule")
    if as_json:
        data = [{"id": found.id, "title": found.title, "text": found.text} for found in chosen]
        write_json(data, console)
        return
    for title, rules in sections:
        if rules:
            if rule is None:
                console.print(f"\n[bold underline]{escape(title)}[/]")
            for found in rules:
                console.print(f"\n[bold]{escape(found.title)}[/]  [dim]{found.id}[/]")
                for part in parts(found.text):
                    console.print(Padding(part, (0, 0, 0, 2), expand=False))


def parts(text: str) -> Iterator[RenderableType]:
    """The text of a rule, its tables drawn."""
    for is_table, lines in groupby(text.splitlines(), lambda line: line.startswith("|")):
        if not is_table:
            yield escape("\n".join(lines))
            continue
        head, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        table = Table(*map(escape, head), box=SIMPLE_HEAD)
        for row in rows[1:]:
            table.add_row(*map(escape, row))
        yield table


def fits(rule: RuleText, asked: str) -> bool:
    """A part of the id, or a word of the text."""
    word = asked.casefold()
    return word in rule.id.casefold() or word in f"{rule.title} {rule.text}".casefold()
