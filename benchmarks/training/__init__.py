"""How the learned numbers behind the players of a game are found, for games that have some."""
