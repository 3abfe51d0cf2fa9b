"""What a search asks about Double."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.base.bits import Dice
from stammtisch.games.double.position import PLAYS, DoublePosition, playable
from stammtisch.games.double.state import BIDDING, PLAYING
from stammtisch.games.position import Position
from stammtisch.players.double.likely import LikelyWorlds, can_be_weighed
from stammtisch.players.double.outlook import outlook
from stammtisch.players.double.policy import best_bid, best_play
from stammtisch.players.judge import Judge, Worlds


def double(position: Position) -> DoublePosition:
    """A position that is one of Double."""
    assert isinstance(position, DoublePosition)
    return position


@final
class DoubleJudge(Judge):
    def sensible(self, position: Position, dice: Dice) -> i64:
        world = double(position)
        seat = world.actor
        legal = world.legal(seat)
        if world.phase == BIDDING:
            return best_bid(world, seat, legal)
        return PLAYS + best_play(world, seat, legal >> PLAYS)

    def play_on(self, position: Position, careless: i64, dice: Dice) -> None:
        """As for every game, without asking at each step what kind of step it is."""
        world = double(position)
        rules = world.rules
        while world.phase == BIDDING:
            seat = world.actor
            if careless and (careless == 1 or dice.below(careless) == 0):
                world.bid(seat, dice.member(world.legal(seat)), None)
            else:
                world.bid(seat, best_bid(world, seat, world.legal(seat)), None)
        while world.phase == PLAYING:
            seat = world.actor
            motifs = playable(world.held[seat], world.led, rules.special_any_time)
            if careless and (careless == 1 or dice.below(careless) == 0):
                world.play(seat, dice.member(motifs), None)
            else:
                world.play(seat, best_play(world, seat, motifs), None)

    def outlook(self, position: Position) -> vec[float]:
        return outlook(double(position))

    def reached(self, position: Position, seat: i64) -> bool:
        """double:score:exact: the prediction is kept."""
        world = double(position)
        return world.bids[seat] == world.tricks[seat]

    def worlds(self, position: Position, seat: i64) -> Worlds:
        world = double(position)
        return LikelyWorlds(world, seat) if can_be_weighed(world, seat) else Worlds(seat)
