"""The rules, and nothing else."""

COMPILED = ("offers", "position")
