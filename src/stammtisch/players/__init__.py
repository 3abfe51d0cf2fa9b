"""Who decides: bots. They are given what their seat sees, and nothing else."""

COMPILED = ("judge", "tree", "trials")
