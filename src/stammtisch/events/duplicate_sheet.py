"""The common sheet of a duplicate event: by how much everybody did better than others with the same cards."""

from fractions import Fraction

import msgspec

from stammtisch.events.duplicate import MISSED, ahead, places_of, played_out, round_of, totals_of
from stammtisch.events.event import ClubEvent, completed


class DuplicateRow(msgspec.Struct, frozen=True):
    """A complete round, all by person: the score itself, none for who missed it, and how much better it was
    than those at the same place elsewhere; matchpoints are in percent."""

    number: int
    scores: tuple[int | None, ...]
    points: tuple[float, ...]
    matchpoints: tuple[float, ...]


class DuplicateSheet(msgspec.Struct, frozen=True, tag_field="kind", tag="duplicate"):
    """All by person, but `order`: who they are, the best first. Equal totals share a place."""

    order: tuple[int, ...]
    rows: tuple[DuplicateRow, ...]
    totals: tuple[float, ...]
    matchpoints: tuple[float, ...]
    places: tuple[int, ...]
    leaders: tuple[int, ...]
    length: int
    finished: bool


def duplicate_sheet(event: ClubEvent) -> DuplicateSheet:
    people = range(len(event.people))
    rows = []
    for number, game in enumerate(completed(event), 1):
        found = round_of(game)
        own = [found.get(person, MISSED) for person in people]
        rows.append(
            DuplicateRow(
                number,
                tuple(one.score for one in own),
                tuple(shortened(one.points) for one in own),
                tuple(shortened(one.matchpoints) for one in own),
            )
        )
    totals = totals_of(event)
    places = places_of(event, totals)
    finished = event.closed or played_out(event)
    return DuplicateSheet(
        tuple(sorted(people, key=lambda person: places[person])),
        tuple(rows),
        tuple(shortened(total.points) for total in totals),
        tuple(shortened(total.matchpoints) for total in totals),
        tuple(places),
        ahead(event, places),
        len(rows) if finished else event.terms.games,
        finished,
    )


def shortened(exact: Fraction) -> float:
    """To hundredths, for reading; who is ahead was decided before."""
    return float(round(exact, 2))
