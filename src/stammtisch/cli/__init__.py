"""One command: stammtisch."""
