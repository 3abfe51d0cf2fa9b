"""A match, and the one way to run one: the fold of its log, its clocks, its chance and its record."""

COMPILED = ("host", "match", "waiting")
