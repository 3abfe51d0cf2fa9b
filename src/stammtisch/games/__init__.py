"""The rules, and nothing else."""

COMPILED = ("observing", "offers", "position")
