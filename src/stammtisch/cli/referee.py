"""`stammtisch referee`: settle an argument at a real table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from stammtisch.cli.files import naming, read_bytes
from stammtisch.cli.telling import told_to_all
from stammtisch.games import catalogue
from stammtisch.games.bits import numbers
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.game import Game, SheetLine
from stammtisch.games.position import OVER, Journal, Position
from stammtisch.games.reading import decode
from stammtisch.records.record import check_name
from stammtisch.words import LANGUAGES, Words, with_names

INDENT: Final = (0, 0, 0, 4)


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """One thing done at the table: an act of a seat, or cards drawn."""

    seat: int | None = None
    act: str | None = None
    drawn: list[str] | None = None


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """What the referee is asked: a position and what was done in it."""

    game: str
    position: dict[str, Any] | str
    edition: str = ""
    options: dict[str, Any] = {}
    names: list[str] = []
    acts: list[Asked] = []


class Verdict(msgspec.Struct, omit_defaults=True):
    """What the rules say about one thing done."""

    verdict: str
    seat: int | None = None
    act: str | None = None
    drawn: list[str] | None = None
    rule: str | None = None
    reason: dict[str, str] = {}
    facts: list[dict[str, str]] = []


class Verdicts(msgspec.Struct):
    """All verdicts, and where they lead."""

    acts: list[Verdict]
    position: dict[str, Any]
    line: str
    over: bool
    winners: list[int]
    sheet: list[SheetLine]


def referee(path: Path) -> tuple[Case, Verdicts]:
    """Read a case and judge it."""
    text = read_bytes(path)
    with naming(path):
        case: Case = decode(text, Case)
        return case, judge(case)


def judge(case: Case) -> Verdicts:
    game = catalogue.find(case.game)
    position = placed(game, case)
    names = seat_names(case, int(position.players))
    judged = []
    sheet: list[SheetLine] = []
    for place, asked in enumerate(case.acts):
        try:
            judged.append(judge_one(game, position, asked, names))
        except Malformed as problem:
            raise problem.within(f"acts[{place}]") from None
        if judged[-1].verdict == "accepted":
            sheet = game.sheet(position) or sheet
    return Verdicts(
        acts=judged,
        position=game.write_position(position),
        line=game.write_line(position),
        over=position.actor == OVER,
        winners=numbers(position.winners()),
        sheet=sheet,
    )


def placed(game: Game[Any, Any], case: Case) -> Position:
    if isinstance(case.position, str):
        position: Position = game.read_line(case.position, case.edition, case.options)
    else:
        position = game.read_position(case.position, case.edition, case.options)
    return position


def seat_names(case: Case, players: int) -> dict[str, list[str]]:
    """The names in each language; a seat without a name is called by its number."""
    if case.names and len(case.names) != players:
        raise Malformed(f"{players} seats, {len(case.names)} names", "names")
    for seat, name in enumerate(case.names):
        check_name(name, f"names[{seat}]")
    if case.names:
        return dict.fromkeys(LANGUAGES, case.names)
    return {
        language: [Words(language).say("seat-name", seat=seat) for seat in range(players)]
        for language in LANGUAGES
    }


def judge_one(
    game: Game[Any, Any],
    position: Position,
    asked: Asked,
    names: dict[str, list[str]],
) -> Verdict:
    journal = Journal()
    try:
        do(game, position, asked, journal)
    except Refused as refused:
        reason = {
            language: Words(language).refusal(refused.rule, with_names(refused.values, names[language]))
            for language in LANGUAGES
        }
        return Verdict("refused", asked.seat, asked.act, asked.drawn, refused.rule, reason)
    facts = [
        {language: told_to_all(fact, game.name, names[language], Words(language)) for language in LANGUAGES}
        for fact in journal.facts
    ]
    verdict = "accepted" if asked.drawn is None else "drawn"
    return Verdict(verdict, asked.seat, asked.act, asked.drawn, facts=facts)


def do(game: Game[Any, Any], position: Position, asked: Asked, journal: Journal) -> None:
    if asked.drawn is not None:
        wanted = position.chance()
        if asked.seat is not None or asked.act is not None:
            raise Malformed("needs either seat and act, or drawn")
        if wanted is None:
            raise Malformed("nothing is to be drawn now", "drawn")
        try:
            drawn = game.read_draw(position, asked.drawn)
            game.check_draw(wanted, drawn)
        except Malformed as problem:
            raise problem.within("drawn") from None
        position.answer(drawn, journal)
        return
    if asked.seat is None or asked.act is None:
        raise Malformed("needs either seat and act, or drawn")
    try:
        game.perform(position, asked.seat, asked.act, journal)
    except Malformed as problem:
        raise problem if problem.field else problem.within("act") from None


def show(case: Case, verdicts: Verdicts, language: str, console: Console) -> None:
    words = Words(language)
    names: Sequence[str] = seat_names(case, len(verdicts.position["hands"]))[language]
    for verdict in verdicts.acts:
        what = verdict.act or ", ".join(verdict.drawn or [])
        who = f"{names[verdict.seat]}: " if verdict.seat is not None else ""
        said = words.say(f"verdict-{verdict.verdict}")
        colour = "red" if verdict.verdict == "refused" else "green"
        console.print(f"{escape(who + what)}  [{colour}]{said}[/]")
        if verdict.rule:
            reason = f"[bold]{verdict.rule}[/]  {escape(verdict.reason[language])}"
            console.print(Padding(reason, INDENT, expand=False))
        for fact in verdict.facts:
            console.print(Padding(escape(fact[language]), INDENT, expand=False))
    console.print(f"\n{words.say('final-position')}")
    for field, value in verdicts.position.items():
        console.print(f"    {field}: {escape(msgspec.json.encode(value).decode())}", soft_wrap=True)
    for line in verdicts.sheet:
        values = {"rule": line.rule, "amount": f"{line.amount:+d}", "total": line.total}
        console.print(escape(words.say("sheet-line", name=names[line.seat], **values)))
