"""What a table is set up with, beside the options of its game."""

from typing import Any, Final

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import check_name
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.match.clocks import Clock
from stammtisch.sheets.pad import pad_of

MOST_SECONDS: Final = 30 * 24 * 3600
MOST_BANK: Final = 24 * 3600
LONGEST_SERIES: Final = 15
AT_LEISURE: Final = 3600
"""From so many seconds for an act on people come and go: nobody is missed for being away."""


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game with its options, how many play, and the rules of the house."""

    game: str
    players: int
    edition: str = ""
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    grace: int = 60
    """Seconds without a connection after which a bot takes over."""
    stand_in: str = "casual"
    """The bot that takes over."""
    spectators: bool = True
    """Whether people without a seat may look on while a match is played."""
    umpire: bool = False
    """Whether there is a chair for a referee, who may exclude players alone."""
    series: int = 1
    """Best of so many matches. Gress has its Zettel instead."""


def check(settings: TableSettings) -> TableSettings:
    """The same with the edition named and the options in order, if a match could be started so; or
    `Malformed`."""
    game: Game[Any, Any] = catalogue.find(settings.game)
    if settings.players not in game.seats:
        few, most = game.seats[0], game.seats[-1]
        raise Malformed(f"{game.name} is for {few} to {most} players", "players")
    bounds = (
        (settings.clock.seconds, 0, MOST_SECONDS, "clock.seconds"),
        (settings.clock.bank, 0, MOST_BANK, "clock.bank"),
        (settings.clock.slow, 100, 1000, "clock.slow"),
        (settings.grace, 10, 24 * 3600, "grace"),
        (settings.series, 1, LONGEST_SERIES, "series"),
    )
    for value, least, most, field in bounds:
        if not least <= value <= most:
            raise Malformed(f"must be {least} to {most}, is {value}", field)
    if game.in_time and (settings.clock.seconds or settings.clock.bank):
        raise Malformed(f"{game.name.title()} has times of its own; only slow can be set", "clock")
    if settings.umpire and not game.excludes:
        raise Malformed(f"nobody is excluded in {game.name.title()}", "umpire")
    pad_of(game.name).check_series(settings.series)
    check_name(settings.stand_in, "stand_in")
    game.start(settings.players, settings.edition, settings.options)
    options = dict(sorted(settings.options.items()))
    return msgspec.structs.replace(settings, edition=game.edition(settings.edition), options=options)
