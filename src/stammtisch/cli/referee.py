"""`stammtisch referee`: settle an argument at a real table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from stammtisch.base.reading import decode
from stammtisch.cli.face import written_fields
from stammtisch.cli.files import naming, read_bytes
from stammtisch.games import catalogue
from stammtisch.referee.judging import judge, seat_names
from stammtisch.referee.referee import referee_of
from stammtisch.referee.verdicts import Case, Verdict, Verdicts
from stammtisch.words import Words

INDENT: Final = (0, 0, 0, 4)
COLOURS: Final = {
    "refused": "red",
    "wrong": "red",
    "bounced": "yellow",
    "dropped": "yellow",
    "idle": "yellow",
}


def referee(path: Path) -> tuple[Case, Verdicts]:
    """Read a case and judge it."""
    text = read_bytes(path)
    with naming(path):
        case: Case = decode(text, Case)
        return case, judge(case)


def show(case: Case, verdicts: Verdicts, language: str, console: Console) -> None:
    words = Words(language)
    position = catalogue.find(case.game).read_line(verdicts.line, case.edition, case.options)
    names: Sequence[str] = seat_names(case, position.players)[language]
    rules = referee_of(case.game)
    for verdict in verdicts.acts:
        show_verdict(verdict, rules.race_rule, names, words, console)
    if verdicts.standing:
        console.print()
    for sentence in verdicts.standing:
        console.print(escape(sentence[language]))
    console.print(f"\n{words.say('final-position')}")
    fields = verdicts.position.items()
    told = {field: value for field, value in fields if not (rules.sparse and is_nothing(value))}
    for field in written_fields(told):
        console.print(f"    {escape(field)}", soft_wrap=True)
    for line in verdicts.sheet:
        values = {"rule": line.rule, "amount": f"{line.amount:+d}", "total": line.total}
        console.print(escape(words.say("sheet-line", name=names[line.seat], **values)))


def is_nothing(value: object) -> bool:
    """Some positions have many fields that mostly say nothing, and may be left out then."""
    if isinstance(value, list):
        return all(is_nothing(inner) for inner in value)
    return value in (None, False, 0, "-")


def show_verdict(
    verdict: Verdict, race_rule: str, names: Sequence[str], words: Words, console: Console
) -> None:
    what = verdict.act or ", ".join(verdict.drawn or [])
    if verdict.seat is not None:
        what = f"{names[verdict.seat]}: {what}"
    if verdict.hand == "holding":
        what += f" {words.say('act-holding')}"
    if verdict.at is not None:
        what += f" {words.say('act-at', ms=verdict.at)}"
    said = words.say(f"verdict-{verdict.verdict}")
    console.print(f"{escape(what)}  [{COLOURS.get(verdict.verdict, 'green')}]{said}[/]")
    reasons = [(verdict.rule, verdict.reason)] if verdict.rule else []
    for rule, reason in [*reasons, *((race_rule, race.reason) for race in verdict.races)]:
        console.print(Padding(f"[bold]{rule}[/]  {escape(reason[words.language])}", INDENT, expand=False))
    if verdict.counts_as and verdict.verdict == "wrong":
        text = words.say("counts-as", **{"class": verdict.counts_as})
        console.print(Padding(escape(text), INDENT, expand=False))
    for fact in verdict.facts:
        console.print(Padding(escape(fact[words.language]), INDENT, expand=False))
