"""A case is judged: its position set up, and every act tried in it."""

from collections.abc import Sequence
from typing import Any

from stammtisch.games import catalogue
from stammtisch.games.bits import numbers
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.game import Game, SheetLine
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import OVER, Journal, Position
from stammtisch.records.record import check_name
from stammtisch.referee import gress
from stammtisch.referee.unseen import has_unseen, supposed
from stammtisch.referee.verdicts import (
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
from stammtisch.words import LANGUAGES, Words


def judge(case: Case) -> Verdicts:
    game = catalogue.find(case.game)
    position = placed(game, case)
    names = seat_names(case, int(position.players))
    standing: list[Sentence] = []
    sheet: list[SheetLine] = []
    if isinstance(position, GressPosition):
        judged, position = gress.judge(position, case.acts, names)
        standing = gress.standing(position, names)
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
        position = game.read_position(supposed(game, case), case.edition, case.options)
    return position


def seat_names(case: Case, players: int) -> Names:
    """The names in each language; a seat without a name is called by its number."""
    if case.names and len(case.names) != players:
        raise Malformed(f"{players} seats, {len(case.names)} names", "names")
    for seat, name in enumerate(case.names):
        check_name(name, f"names[{seat}]")
    supposing = has_unseen(case)
    if case.names:
        return Names(dict.fromkeys(LANGUAGES, case.names), supposing)
    return Names(
        {
            language: [Words(language).say("seat-name", seat=seat) for seat in range(players)]
            for language in LANGUAGES
        },
        supposing,
    )


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
