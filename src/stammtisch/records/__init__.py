"""What is written down: the game record. Write, read, replay, verify."""
