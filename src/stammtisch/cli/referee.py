"""`stammtisch referee`: settle an argument at a real table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from stammtisch.cli import referee_gress
from stammtisch.cli.files import naming, read_bytes
from stammtisch.cli.verdicts import (
    Asked,
    Case,
    Names,
    Sentence,
    Verdict,
    Verdicts,
    act_of,
    judge_draw,
    perform,
    sentences,
    why,
)
from stammtisch.games import catalogue
from stammtisch.games.bits import numbers
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.game import Game, SheetLine
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import OVER, Journal, Position
from stammtisch.games.reading import decode
from stammtisch.records.record import check_name
from stammtisch.words import LANGUAGES, Words

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


def judge(case: Case) -> Verdicts:
    game = catalogue.find(case.game)
    position = placed(game, case)
    names = seat_names(case, int(position.players))
    standing: list[Sentence] = []
    sheet: list[SheetLine] = []
    if isinstance(position, GressPosition):
        judged, position = referee_gress.judge(position, case.acts, names)
        standing = referee_gress.standing(position, names)
        sheet = game.sheet(position) if judged else []
    else:
        judged, sheet = in_order(game, position, case.acts, names)
    return Verdicts(
        acts=judged,
        standing=standing,
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


def seat_names(case: Case, players: int) -> Names:
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


def in_order(
    game: Game[Any, Any], position: Position, acts: Sequence[Asked], names: Names
) -> tuple[list[Verdict], list[SheetLine]]:
    """One act after the other, and the last settlement among them."""
    judged: list[Verdict] = []
    sheet: list[SheetLine] = []
    for place, asked in enumerate(acts):
        try:
            judged.append(judge_one(game, position, asked, names))
        except Malformed as problem:
            raise problem.within(f"acts[{place}]") from None
        if judged[-1].verdict == "accepted":
            sheet = game.sheet(position) or sheet
    return judged, sheet


def judge_one(game: Game[Any, Any], position: Position, asked: Asked, names: Names) -> Verdict:
    for field in ("at", "hand"):
        if getattr(asked, field) is not None:
            raise Malformed(f"{game.name} knows neither times nor hands; only gress does", field)
    if asked.drawn is not None:
        return judge_draw(game, position, asked, names)
    seat, act = act_of(asked)
    journal = Journal()
    try:
        perform(game, position, seat, act, journal)
    except Refused as refused:
        return Verdict(verdict="refused", seat=seat, act=act, rule=refused.rule, reason=why(refused, names))
    facts = sentences(journal.facts, game.name, names)
    return Verdict(verdict="accepted", seat=seat, act=act, facts=facts)


def show(case: Case, verdicts: Verdicts, language: str, console: Console) -> None:
    words = Words(language)
    names: Sequence[str] = seat_names(case, len(verdicts.position["hands"]))[language]
    for verdict in verdicts.acts:
        show_verdict(verdict, names, words, console)
    if verdicts.standing:
        console.print()
    for sentence in verdicts.standing:
        console.print(escape(sentence[language]))
    console.print(f"\n{words.say('final-position')}")
    for field, value in verdicts.position.items():
        if case.game == "gress" and is_nothing(value):
            continue
        console.print(f"    {field}: {escape(msgspec.json.encode(value).decode())}", soft_wrap=True)
    for line in verdicts.sheet:
        values = {"rule": line.rule, "amount": f"{line.amount:+d}", "total": line.total}
        console.print(escape(words.say("sheet-line", name=names[line.seat], **values)))


def is_nothing(value: object) -> bool:
    """A position of Gress has many fields that mostly say nothing, and may be left out then."""
    if isinstance(value, list):
        return all(is_nothing(inner) for inner in value)
    return value in (None, False, 0, "-")


def show_verdict(verdict: Verdict, names: Sequence[str], words: Words, console: Console) -> None:
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
    for rule, reason in [*reasons, *(("gress:10.9", race.reason) for race in verdict.races)]:
        console.print(Padding(f"[bold]{rule}[/]  {escape(reason[words.language])}", INDENT, expand=False))
    if verdict.counts_as and verdict.verdict == "wrong":
        text = words.say("counts-as", **{"class": verdict.counts_as})
        console.print(Padding(escape(text), INDENT, expand=False))
    for fact in verdict.facts:
        console.print(Padding(escape(fact[words.language]), INDENT, expand=False))
