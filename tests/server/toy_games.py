"""A module with one more game, as somebody writes it who adds a game of their own."""

from laws.toy import Toy

GAMES = (Toy(),)
