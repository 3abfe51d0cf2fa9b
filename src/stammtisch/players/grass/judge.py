"""What a search asks about Grass."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import OFFER
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import CHANCE, OVER, Position
from stammtisch.players.grass.chances import chances
from stammtisch.players.grass.ideas import ideas
from stammtisch.players.grass.keen import keen_act
from stammtisch.players.grass.policy import sensible_act
from stammtisch.players.grass.prospects import begins_turn, prospect
from stammtisch.players.judge import Judge

TURNS_AHEAD: Final = 2
"""A search looks so many own turns ahead."""


def grass(position: Position) -> GrassPosition:
    """A position that is one of Grass."""
    assert isinstance(position, GrassPosition)
    return position


@final
class GrassJudge(Judge):
    def sensible(self, position: Position, dice: Dice) -> i64:
        """As for every game, whoever decided for the seat before: it goes on with the same hand
        (grass.digital:leave.1)."""
        world = grass(position)
        return sensible_act(world, world.actor, world.legal(world.actor), dice)

    def keen(self, position: Position, dice: Dice) -> i64:
        world = grass(position)
        return keen_act(world, world.actor, world.legal(world.actor), dice)

    def play_on(self, position: Position, careless: i64, dice: Dice) -> None:
        """To the end of the round, without offers; `careless` 0 means that nobody ever is."""
        world = grass(position)
        start = world.round
        while world.actor != OVER and world.round == start:
            go_on(world, careless, dice)

    def outlook(self, position: Position) -> vec[float]:
        """The chance of each seat to win the game, as far as the totals tell."""
        return chances(grass(position))

    def reached(self, position: Position, seat: i64) -> bool:
        """Whether a seat made most in the round that has just ended."""
        world = grass(position)
        made = world.totals[seat] - world.before[seat]
        return all(world.totals[other] - world.before[other] <= made for other in range(world.players))

    def ideas(self, position: Position, seat: i64, dice: Dice) -> list[list[int]]:
        return ideas(grass(position), seat, dice)

    def prospect(self, position: Position, seat: i64, dice: Dice) -> float:
        """Judged when the seat has its turn again and has let another card go, or at the end of the
        round."""
        world = grass(position)
        start = world.round
        turns: i64 = 0
        while world.actor != OVER and world.round == start:
            if not world.rules.practice and begins_turn(world, seat):
                turns += 1
                if turns == TURNS_AHEAD:
                    return prospect(world, seat)
            go_on(world, 0, dice)
        return chances(world)[seat]


def go_on(position: GrassPosition, careless: i64, dice: Dice) -> None:
    """One sensible act, which is no offer, or throw of the dice."""
    seat = position.actor
    if seat == CHANCE:
        position.roll(dice)
        return
    acts = position.legal(seat)
    if position.stage == stages.TURN:
        acts &= ~bit(OFFER)
    if careless and dice.below(careless) == 0:
        position.make(seat, dice.member(acts))
    else:
        position.make(seat, sensible_act(position, seat, acts, dice))
