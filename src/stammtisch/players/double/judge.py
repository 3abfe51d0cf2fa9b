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


@final
class DoubleJudge(Judge):
    def sensible(self, position: Position, dice: Dice) -> i64:
        assert isinstance(position, DoublePosition)
        seat = position.actor
        legal = position.legal(seat)
        if position.phase == BIDDING:
            return best_bid(position, seat, legal)
        return PLAYS + best_play(position, seat, legal >> PLAYS)

    def play_on(self, position: Position, careless: i64, dice: Dice) -> None:
        """As for every game, without asking at each step what kind of step it is."""
        assert isinstance(position, DoublePosition)
        rules = position.rules
        while position.phase == BIDDING:
            seat = position.actor
            if careless and (careless == 1 or dice.below(careless) == 0):
                position.bid(seat, dice.member(position.legal(seat)), None)
            else:
                position.bid(seat, best_bid(position, seat, position.legal(seat)), None)
        while position.phase == PLAYING:
            seat = position.actor
            motifs = playable(position.held[seat], position.led, rules.special_any_time)
            if careless and (careless == 1 or dice.below(careless) == 0):
                position.play(seat, dice.member(motifs), None)
            else:
                position.play(seat, best_play(position, seat, motifs), None)

    def outlook(self, position: Position) -> vec[float]:
        assert isinstance(position, DoublePosition)
        return outlook(position)

    def reached(self, position: Position, seat: i64) -> bool:
        """double:score:exact: the prediction is kept."""
        assert isinstance(position, DoublePosition)
        return position.bids[seat] == position.tricks[seat]

    def worlds(self, position: Position, seat: i64) -> Worlds:
        assert isinstance(position, DoublePosition)
        return LikelyWorlds(position, seat) if can_be_weighed(position, seat) else Worlds(seat)
