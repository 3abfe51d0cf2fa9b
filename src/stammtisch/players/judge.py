"""What a search asks about a game: what a player would do, what a moment is worth, what may be hidden.

A judge knows nothing that the rules don't say and remembers nothing; the positions it is asked about are
imagined ones. `players/NAME` has one for its game, compiled like the searches.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.base.bits import Dice
from stammtisch.games.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """What a seat may suppose of the hidden, one world after another; here each equally likely."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def next(self, world: Position, dice: Dice) -> None:
        """Make of a position, the same to this seat, the next world."""
        world.redeal(self.seat, dice)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """For any game: an act is as good as another, and points are all that counts."""

    def sensible(self, position: Position, dice: Dice) -> i64:
        """A reasonable act of the actor, from what it may know; at random where nobody knows better."""
        return dice.member(position.legal(position.actor))

    def keen(self, position: Position, dice: Dice) -> i64:
        """An act of the actor at random, but for plain waste where a game knows such a thing."""
        return dice.member(position.legal(position.actor))

    def play_on(self, position: Position, careless: i64, dice: Dice) -> None:
        """Play sensibly to the next moment of chance, but one act in so many at random; 0 means none."""
        while position.actor >= 0:
            if careless and dice.below(careless) == 0:
                position.make(position.actor, dice.member(position.legal(position.actor)))
            else:
                position.make(position.actor, self.sensible(position, dice))

    def outlook(self, position: Position) -> vec[float]:
        """How good this moment is for each seat, in points; for a search that looks no further."""
        points = position.scores()
        return vec[float]([float(points[seat]) for seat in range(position.players)])

    def reached(self, position: Position, seat: i64) -> bool:
        """Whether a seat got what it had set out for in the part of the game that has just ended, where a
        game knows such a thing; there until chance goes on."""
        return False

    def worlds(self, position: Position, seat: i64) -> Worlds:
        """What a seat may suppose, as likely as what others did makes it."""
        return Worlds(seat)

    def ideas(self, position: Position, seat: i64, dice: Dice) -> list[list[int]]:
        """The whole acts a seat should think about, the sensible one first. A game that knows them is
        searched by trials of them, any other as a tree of single acts."""
        return []

    def prospect(self, position: Position, seat: i64, dice: Dice) -> float:
        """Play on sensibly until the prospects of a seat can be judged: the chance to win, where a game
        knows it. For games with `ideas`."""
        raise NotImplementedError
