"""A match in progress: seats, the order of acts, clocks, arbitration, takeover. No input and no output:
time, chance and log are handed in."""

COMPILED = ("acting", "core", "dealing", "pauses", "presence", "seats", "showing", "table", "talk")
