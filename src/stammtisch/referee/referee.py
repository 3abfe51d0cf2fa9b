"""The contract of `referee/NAME`, exported as `REFEREE`: what a referee knows of a game beyond its rules.

A game without such a part is refereed by what stands here: its acts are tried one after the other.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import Position
from stammtisch.games.racing import Verdict as RaceVerdict
from stammtisch.referee.verdicts import Asked, Names, Race, Sentence, Verdict, act_of


class Referee:
    """How acts are read and commented on, and where cards lie in a position that people have tapped."""

    # Acts

    def whole_act(self, game: Game[Any, Any], position: Position, asked: Asked) -> str:
        """What a seat did, as records write it; in a game without times and hands."""
        for field in ("at", "hand"):
            if getattr(asked, field) is not None:
                raise Malformed(f"{game.name} knows neither times nor hands", field)
        seat, act = act_of(asked)
        try:
            return game.whole_act(position, seat, act)
        except Malformed as problem:
            raise problem if problem.field else problem.within("act") from None

    def comment(self, found: Verdict, before: Position, seat: int, act: str, names: Names) -> None:
        """Write into a verdict what an act that was done counts as, and what was wrong with it."""

    def race(self, ruled: RaceVerdict, behind: int, names: Names) -> Race:
        """Why an act came too late."""
        return Race(behind, ruled.ms, (ruled.kind, ruled.behind), {})

    def standing(self, position: Position, names: Names) -> list[Sentence]:
        """How things stand in the end, where that needs words."""
        return []

    # Cards that nobody has looked at

    lying: tuple[str, ...] = ("hands",)
    """The fields of a position that name cards."""
    shown: tuple[str, ...] = ()
    """The fields that hold a single card, which nobody may have seen."""
    goes_by_whole_hand: bool = True
    """Whether a seat that acts must tell all its cards, because what it may do goes by them."""

    def pack(self, table: Position) -> list[str]:
        """All cards of a table by name; nothing for a game whose cards nobody names."""
        return []

    def cards_in(self, field: str, text: str) -> Iterable[str]:
        """The cards that one text in such a field names."""
        return (text,)

    def lying_elsewhere(self, data: Mapping[str, Any], table: Position) -> Iterator[str]:
        """Cards that other fields tell of."""
        return iter(())

    def fitting(self, data: Mapping[str, Any], table: Position) -> Mapping[int, set[str]]:
        """By seat, the cards it can hold after what was played, if not all of them."""
        return {}

    def laid(self, act: str) -> Iterable[str]:
        """The cards that an act lays: whoever does it must have held them."""
        return ()


PLAIN: Final = Referee()


def referee_of(game: str) -> Referee:
    """The referee of a game of the catalogue."""
    catalogue.find(game)
    if not catalogue.has_part("referee", game):
        return PLAIN
    found: Referee = catalogue.part("referee", game).REFEREE
    return found
