"""Players by name where games are played for measuring: those of a table, and those only the lab has."""

from stammtisch.games.position import Position
from stammtisch.lab import clairvoyant, openspiel
from stammtisch.players import player
from stammtisch.players.contract import Player


def find(game: str, name: str, position: Position) -> Player:
    """The player of this name for a seat at this position, which only a clairvoyant looks at."""
    if name.startswith("clairvoyant"):
        return clairvoyant.named(game, position, name)
    if name.startswith("openspiel"):
        return openspiel.named(game, name)
    return player.find(game, name)
