"""Random options and random play from dice alone, so that a fresh process can do the same."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from stammtisch.base.bits import Dice, bit
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import Game
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.gress.acts import ELSE, TAKEBACK
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import CHANCE, OVER, Journal, Position

MOST_MOVES: Final = 20_000
"""No game takes longer, however badly it is played."""
GRASS_ROUNDS: Final = 2
"""Of Grass the laws look at so many rounds: played at random, it may go on for ever."""
GRESS_EVENTS: Final = 250
"""Of Gress they look at so many events, for the same reason."""
RIGHT_IN_TEN: Final = 9
"""In Gress hardly anything that hands can do is right; so often in ten acts somebody does what is."""


class Move(NamedTuple):
    """One act of a seat, or what chance drew."""

    seat: int
    numbers: tuple[int, ...]


def is_over(position: Position) -> bool:
    """Over, or far enough."""
    if isinstance(position, GrassPosition) and position.round >= GRASS_ROUNDS and position.actor == CHANCE:
        return True
    if isinstance(position, GressPosition) and position.clock >= GRESS_EVENTS:
        return True
    return position.actor == OVER


def choose(position: Position, dice: Dice) -> Move | None:
    """Any legal act of any seat that may act, or any draw; None when the game is over."""
    if is_over(position):
        return None
    wanted = position.chance()
    if wanted is not None:
        return Move(CHANCE, tuple(dice.draw(wanted.pool, wanted.take)))
    actors = position.actors()
    if not actors:
        return None
    if isinstance(position, GressPosition):
        return choose_in_gress(position, actors, dice)
    seat = int(dice.member(actors))
    return Move(seat, (int(dice.member(position.legal(seat))),))


def choose_in_gress(position: GressPosition, actors: int, dice: Dice) -> Move:
    """Mostly what is right, or no game would ever come to its end; else any card, any word, a complaint or
    the wrong hand. What was begun is mostly gone on with, and a list of cards ended soon."""
    begun = int(position.begun) & actors
    if begun and dice.below(4):
        seat = int(dice.member(begun))
        legal = int(position.legal(seat))
        return Move(seat, (ELSE if legal >> ELSE & 1 and dice.below(4) == 0 else int(dice.member(legal)),))
    seat = int(dice.member(actors))
    if dice.below(10) < RIGHT_IN_TEN:
        seat = seat if position.right(seat) else int(position.actor)
        return Move(seat, (int(dice.member(position.right(seat))),))
    for other in range(position.players):
        if position.legal(other) & bit(TAKEBACK) and dice.below(4) == 0:
            return Move(other, (TAKEBACK,))
    legal = int(position.legal(seat))
    return Move(seat, (ELSE if legal >> ELSE & 1 and dice.below(2) else int(dice.member(legal)),))


def do(position: Position, move: Move, journal: Journal | None = None) -> None:
    if move.seat == CHANCE:
        position.answer(move.numbers, journal)
    else:
        position.apply(move.seat, move.numbers[0], journal)


def moves_to_the_end(position: Position, dice: Dice) -> Iterator[Move]:
    """Plays on at random; each move is yielded when it is done."""
    for moves in range(MOST_MOVES):
        move = choose(position, dice)
        if move is None:
            return
        do(position, move)
        yield move
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def play_on(position: Position, dice: Dice) -> None:
    for move in moves_to_the_end(position, dice):
        pass


def fitting_players(game: Game[Any, Any], edition: str, options: dict[str, Any]) -> list[int]:
    """The numbers of players that can start with these options."""
    found = []
    for players in game.seats:
        try:
            game.start(players, edition, options)
        except Malformed:
            continue
        found.append(players)
    return found


def make_fit(game: Game[Any, Any], edition: str, options: dict[str, Any]) -> list[int]:
    """Drops the last options until somebody can play; returns the numbers of players that can."""
    while not (players := fitting_players(game, edition, options)):
        options.popitem()
    return players


def random_start(game: Game[Any, Any], dice: Dice) -> Position:
    edition = game.editions[dice.below(len(game.editions))]
    options = {
        option.name: option.values[dice.below(len(option.values))]
        for option in game.options(edition)
        if dice.below(3) == 0
    }
    players = make_fit(game, edition, options)
    position: Position = game.start(players[dice.below(len(players))], edition, options)
    return position


def hash_of_games(how_many: int) -> str:
    """A hash over every line of so many games of each kind."""
    lines = hashlib.sha256()
    for game in GAMES.values():
        for seed in range(how_many):
            dice = Dice(seed)
            position = random_start(game, dice)
            for move in moves_to_the_end(position, dice):
                line = f"{move} {position.actor} {game.write_line(position)}\n"
                lines.update(line.encode())
    return lines.hexdigest()
