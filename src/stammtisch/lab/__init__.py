"""The lab: how fast the engine is, and what many games tell."""

COMPILED = ("in_step",)
