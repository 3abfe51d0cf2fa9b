"""How good people are at a game: OpenSkill (Plackett-Luce) from the places in matches that are over.

A rating starts at 25 ± 8.3 and is as uncertain as its sigma. People learn and get rusty, so a little
uncertainty is added with every match. Bots are not rated: a match counts as if only its people had played.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

FEWEST: Final = 2
"""Of one person alone nothing can be learnt."""
_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """What is thought of somebody."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma


def places(scores: Sequence[int], winners: Sequence[int], fewest_points_win: bool) -> list[int]:
    """The place of each seat, from 1: winners first, then by points; equal points share a place."""
    worth = [
        (seat not in winners, score if fewest_points_win else -score) for seat, score in enumerate(scores)
    ]
    return [1 + sum(other < own for other in worth) for own in worth]


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What is thought of everybody after a match, in which they came at these places."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(rating.mu, rating.sigma) for [rating] in after]
