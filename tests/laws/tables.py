"""Tables for Hypothesis: any game, edition, options and number of players, at any moment."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from laws.play import Move, do, make_fit, moves_to_the_end
from stammtisch.base import bits
from stammtisch.base.bits import Dice
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import SPECTATOR, Game
from stammtisch.games.position import CHANCE, Position

COMPILED: Final = not str(bits.__file__).endswith(".py")


class Adaptor(Protocol):
    """What a law needs and only the game knows."""

    def pack(self, options: Mapping[str, Any]) -> Counter[str]:
        """All cards of the game."""

    def cards(self, data: Mapping[str, Any], options: Mapping[str, Any]) -> Counter[str]:
        """All cards of a position, wherever they lie."""

    def swap_hidden(
        self, data: dict[str, Any], view: Any, dice: Dice, keep: Iterable[str] = ()
    ) -> dict[str, Any]:
        """Another position: what this seat can't see is exchanged, but for the fields to keep."""

    def revealed_by(self, view: Any, act: int) -> frozenset[str]:
        """The fields in which an act, done by anybody, shows this seat what it could not see."""

    def whole_acts(self) -> Iterable[tuple[int, ...]]:
        """Every act that people can write, as its steps."""


def adaptor_of(game: str) -> Adaptor:
    return cast(Adaptor, import_module(f"laws.{game}_adaptor"))


def law(examples: int) -> settings:
    """So many examples, or a third of them with the interpreted engine, which is slow."""
    return settings(
        max_examples=examples if COMPILED else max(1, examples // 3),
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


class Table:
    """A game under way: its first `moves` are done, `later` ones would end it."""

    def __init__(
        self, game: Game[Any, Any], edition: str, options: dict[str, Any], players: int, seed: int
    ) -> None:
        self.game = game
        self.edition = edition
        self.options = options
        self.players = players
        self.seed = seed
        self.moves: Sequence[Move] = ()
        self.later: Sequence[Move] = tuple(moves_to_the_end(self.start(), Dice(seed)))
        self.position = self.start()

    def __repr__(self) -> str:
        return (
            f"<{self.game.name} {self.edition}, {self.players} players, {self.options}, "
            f"seed {self.seed}, {len(self.moves)} moves: {self.game.write_line(self.position)}>"
        )

    def start(self) -> Position:
        position: Position = self.game.start(self.players, self.edition, self.options)
        return position

    def go_to(self, moment: int) -> None:
        every = [*self.moves, *self.later]
        self.moves, self.later = every[:moment], every[moment:]
        self.position = self.start()
        for move in self.moves:
            do(self.position, move)

    def draws(self) -> list[int]:
        """The moments that wait for chance, and the end."""
        every = [*self.moves, *self.later]
        return [moment for moment, move in enumerate(every) if move.seat == CHANCE] + [len(every)]

    @property
    def adaptor(self) -> Adaptor:
        return adaptor_of(self.game.name)

    @property
    def terms(self) -> dict[str, Any]:
        """All that was agreed, the edition too."""
        return {**self.options, "edition": self.edition}

    @property
    def seats(self) -> list[int]:
        return [SPECTATOR, *range(self.players)]

    @property
    def dice(self) -> Dice:
        """Fresh dice, the same ones each time."""
        return Dice(self.seed + 1)

    def line(self) -> str:
        return self.game.write_line(self.position)

    def data(self) -> dict[str, Any]:
        return self.game.write_position(self.position)

    def read(self, data: object) -> Position:
        position: Position = self.game.read_position(data, self.edition, self.options)
        return position


@st.composite
def starts(draw: st.DrawFn, games: Sequence[Game[Any, Any]] = tuple(GAMES.values())) -> Table:
    """A table where nothing has happened yet. Shrinks to the defaults."""
    game = draw(st.sampled_from(games))
    edition = draw(st.sampled_from(game.editions))
    options = {}
    for option in game.options(edition):
        value = draw(st.sampled_from(option.values))
        if value != option.values[0]:
            options[option.name] = value
    players = draw(st.sampled_from(make_fit(game, edition, options)))
    return Table(game, edition, options, players, draw(st.integers(0, 2**32 - 1)))


@st.composite
def tables(draw: st.DrawFn, games: Sequence[Game[Any, Any]] = tuple(GAMES.values())) -> Table:
    """A table at any moment of its game, a quarter of them at a draw or at the end."""
    table = draw(starts(games))
    at_draw = draw(st.sampled_from((False, False, False, True)))
    moments = table.draws() if at_draw else range(len(table.later) + 1)
    table.go_to(moments[draw(st.integers(0, 999)) % len(moments)])
    return table
