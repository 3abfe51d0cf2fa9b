"""How each game looks in a terminal."""
