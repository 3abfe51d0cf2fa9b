"""Whole evenings: people at several tables on one sheet, and how good somebody is at a game."""
