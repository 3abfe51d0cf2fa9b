"""A case is judged: its position set up, and every act tried in it."""

from typing import Any

from stammtisch.base.bits import numbers
from stammtisch.base.errors import Malformed
from stammtisch.base.reading import check_name
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import OVER, Position
from stammtisch.referee.desk import Desk
from stammtisch.referee.referee import referee_of
from stammtisch.referee.unseen import has_unseen, supposed
from stammtisch.referee.verdicts import Case, Names, Verdicts
from stammtisch.words import LANGUAGES, Words


def judge(case: Case) -> Verdicts:
    game = catalogue.find(case.game)
    position = placed(game, case)
    names = seat_names(case, int(position.players))
    desk = Desk(game, position, case, names)
    desk.judge()
    return Verdicts(
        acts=desk.judged,
        standing=referee_of(game.name).standing(position, names),
        position=game.write_position(position),
        line=game.write_line(position),
        over=position.actor == OVER,
        winners=numbers(position.winners()),
        sheet=desk.sheet,
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
