"""Stammtisch: a table for Double, Grass and Gress."""

__version__ = "0.1.0"
