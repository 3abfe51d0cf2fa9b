"""What happens when somebody does not act: a rule of the table, not of the game."""

from stammtisch.games.double.cards import MOTIFS
from stammtisch.games.double.position import PLAYS
from stammtisch.games.double.rulings import explain
from stammtisch.games.double.view import View


def act_when_time_is_up(view: View) -> int | None:
    """double:amb:timeouts: the smallest legal prediction, or the lowest legal motif; None if there is none.

    Acts are numbered in just that order. Of equal ranks clubs come first, then spades, hearts and
    diamonds; so everybody who replays the game finds the same act.
    """
    for act in range(PLAYS + MOTIFS):
        if explain(view, act) is None:
            return act
    return None
