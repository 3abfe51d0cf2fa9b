"""Penalty points of one game; how games add up is the business of the Zettel."""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import bit
from stammtisch.games.gress.cards import BLACK_NINES
from stammtisch.games.gress.state import LEVELS, NO_MARKE, GressState
from stammtisch.games.position import Journal

MARKE_POINTS: Final = 4


def black_nines(state: GressState, seat: i64) -> i64:
    found: i64 = 0
    for level in range(LEVELS):
        held = state.held[seat * LEVELS + level] & BLACK_NINES
        while held:
            held &= held - 1
            found += 1
    return found


def marke_points(state: GressState, seat: i64) -> i64:
    """gress:9.4: four for a Marke still lying; one that is owed counts as lying (gress:Q25)."""
    if state.marken[seat] == NO_MARKE:
        return 0
    return MARKE_POINTS


def points_of(state: GressState, seat: i64) -> i64:
    """gress:9.4: one point for each card in hand, one more for each black nine, four for a Marke.

    gress:10.2: and one for each card that could not be taken; for an excluded seat, for each it owes
    (gress:Q68).
    """
    return state.sizes[seat] + black_nines(state, seat) + marke_points(state, seat) + state.owed[seat]


def winners(state: GressState) -> i64:
    """gress:9.4: who is out has won, alone. gress:Q64: after a dead end nobody has."""
    if state.winner < 0:
        return 0
    return bit(state.winner)


def tell_scores(state: GressState, journal: Journal) -> None:
    for seat in range(state.players):
        if state.owed[seat]:
            journal.note("missing-cards", {"seat": int(seat), "count": int(state.owed[seat])})
        journal.note(
            "scored",
            {
                "seat": int(seat),
                "held": int(state.sizes[seat]),
                "nines": int(black_nines(state, seat)),
                "marke": int(marke_points(state, seat)),
                "missing": int(state.owed[seat]),
                "points": int(points_of(state, seat)),
            },
        )
