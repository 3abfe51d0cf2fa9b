"""The contract of `referee/NAME`, exported as `REFEREE`: what a referee knows of a game beyond its rules.

A game without such a part is refereed by what stands here: its acts are tried one after the other.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.games.racing import RaceVerdict as RaceVerdict
from stammtisch.referee.verdicts import CaseAct, Lateness, Names, Sentence, Verdict, act_of


def texts(value: Any) -> Iterator[str]:
    """Every string in a list of lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


class Referee:
    """How acts are read and commented on, and where cards lie in a position that people have tapped."""

    race_rule: str = ""
    """The rule by which an act comes too late, in a game in time."""
    sparse: bool = False
    """Whether the fields of a position that say nothing are left out."""

    # Acts

    def whole_act(self, game: Game[Any, Any], position: Position, asked: CaseAct) -> str:
        """What a seat did; in a game without times and hands. What it means is told when its turn comes."""
        for field in ("at", "hand"):
            if getattr(asked, field) is not None:
                raise Malformed(f"{game.name} knows neither times nor hands", field)
        seat, act = act_of(asked)
        try:
            game.whole_act(position, seat, act)
        except Malformed as problem:
            raise problem if problem.field else problem.within("act") from None
        return act

    def comment(self, found: Verdict, before: Position, seat: int, act: str, names: Names) -> None:
        """Write into a verdict what an act that was done counts as, and what was wrong with it."""

    def race(self, ruled: RaceVerdict, behind: int, names: Names) -> Lateness:
        """Why an act came too late."""
        return Lateness(behind, ruled.ms, (ruled.kind, ruled.behind), {})

    def standing(self, position: Position, names: Names) -> list[Sentence]:
        """How things stand in the end, where that needs words."""
        return []

    # Cards that nobody has looked at

    shown: tuple[str, ...] = ()
    """The fields that hold a single card, which nobody may have seen."""

    def pack(self, table: Position) -> list[str]:
        """All cards of a table by name; nothing for a game whose cards nobody names."""
        return []

    def lying(self, data: Mapping[str, Any], table: Position) -> Iterator[str]:
        """All cards that a position names."""
        return texts(data.get("hands"))

    def fitting(self, data: Mapping[str, Any], table: Position) -> Mapping[int, set[str]]:
        """By seat, the cards it can hold after what was played, if not all of them."""
        return {}

    def laid(self, act: str) -> Sequence[str] | None:
        """The cards that an act lays, which whoever does it must have held. None where what one may do goes
        by the whole hand, so that all of it has to be told."""
        return None


PLAIN: Final = Referee()


def referee_of(game: str) -> Referee:
    """The referee of a game of the catalogue."""
    catalogue.find(game)
    if not catalogue.has_part("referee", game):
        return PLAIN
    found: Referee = catalogue.part("referee", game).REFEREE
    return found
