"""Measuring: how fast the engine is."""
