"""`stammtisch rules`: the rulebook at the table."""

import difflib

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from stammtisch.games import catalogue
from stammtisch.games.errors import Malformed
from stammtisch.words import RuleText, Words


def show_rules(game: str, rule: str | None, language: str, as_json: bool, console: Console) -> None:
    """All rules of a game, one rule, or all whose id begins or words contain what was asked."""
    catalogue.find(game)
    words = Words(language)
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
        console.out(msgspec.json.format(msgspec.json.encode(data)).decode())
        return
    for title, rules in sections:
        if rules:
            if rule is None:
                console.print(f"\n[bold underline]{escape(title)}[/]")
            for found in rules:
                console.print(f"\n[bold]{escape(found.title)}[/]  [dim]{found.id}[/]")
                console.print(Padding(escape(found.text), (0, 0, 0, 2), expand=False))


def fits(rule: RuleText, asked: str) -> bool:
    """The id itself, the end of an id, or a word of the text."""
    if ":" in asked:
        return rule.id == asked or rule.id.startswith(asked.rstrip(":") + ":")
    word = asked.casefold()
    return word in rule.id.casefold() or word in f"{rule.title} {rule.text}".casefold()
