"""A duplicate event: in every round all tables play the same deals, and whoever sits at a place is compared
with those who had the same place elsewhere. So what the cards alone bring is taken out.

A round is one match. Every table has the same number of places; where people are missing bots sit, and there
are two tables at least, the second of bots alone if need be.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from stammtisch.base.chance import Chain, Chance
from stammtisch.base.errors import Malformed
from stammtisch.events.entries import SameDeals
from stammtisch.events.event import ClubEvent, EventRound, TableResult, completed
from stammtisch.games import catalogue
from stammtisch.sheets.people import TableGame, Tables, at_tables

FEWEST_PEOPLE: Final = 2
FEWEST_TABLES: Final = 2
"""With a single one there is nothing to compare."""
BOT: Final = -1
"""A place where nobody of the event sits."""
LIMIT: Final = 10**12


def check_terms(terms: SameDeals) -> None:
    """A match could be played so."""
    try:
        game = catalogue.find(terms.game)
        if game.in_time:
            raise Malformed("where time decides, the same deals don't compare", "game")
        game.start(terms.players, terms.edition, terms.options)
    except Malformed as problem:
        raise problem.within("terms.duplicate") from None


def seated(order: tuple[int, ...], players: int) -> Tables:
    """Tables of `players` places for people in the order in which they were drawn: as few as there can be,
    with as many people each as possible, who have the first places; bots have the others. People who fit at
    one table sit together, and a table of bots plays for comparison."""
    tables = max(-(-len(order) // players), FEWEST_TABLES)
    size, larger = divmod(len(order), tables)
    sizes = (size + 1,) * larger + (size,) * (tables - larger)
    if len(order) <= players:
        sizes = (len(order), 0)
    return tuple((*table, *(BOT,) * (players - len(table))) for table in at_tables(order, sizes))


def check_result(result: TableGame, places: int) -> None:
    if len(result.points) != places:
        raise Malformed(f"must be points of {places}", "points")
    for place, own in enumerate(result.points):
        if not -LIMIT <= own <= LIMIT:
            raise Malformed("is no score", f"points[{place}]")


def played_out(event: ClubEvent) -> bool:
    return len(completed(event)) >= event.terms.games


# The deals


def lottery_secret(chain: Chain, number: int) -> bytes:
    """What draws the seats of a round. The secrets of a chain are shown one by one, and this one first."""
    return chain.secret(2 * number - 2)


def deals_secret(chain: Chain, number: int) -> bytes:
    """What deals a round: it is shown when all its tables have finished."""
    return chain.secret(2 * number - 1)


def deals_of(event: ClubEvent, number: int) -> bytes:
    """The end of the chain of secrets that every table of a round deals from. All who were drawn have added
    to it."""
    entropy = [bytes.fromhex(event.people[person].entropy) for person in event.rounds[number - 1].drawn]
    secret = deals_secret(Chain(bytes.fromhex(event.end)), number)
    return Chance(secret, entropy).seed(f"deals/{number}")


# What a round comes to


class Compared(NamedTuple):
    """What somebody's match comes to beside those who had the same place: the score itself, how much more it
    is than theirs on average, and how many percent of them it beats, half of those that are equal."""

    score: int | None
    points: Fraction
    matchpoints: Fraction


MISSED: Final = Compared(None, Fraction(0), Fraction(50))
"""Whoever missed a round was average in it."""


def compared(scores: Sequence[int]) -> list[Compared]:
    """The scores at one place of all tables."""
    others = len(scores) - 1
    total = sum(scores)
    return [
        Compared(own, own - Fraction(total - own, others), Fraction(100 * beaten(own, scores), 2 * others))
        for own in scores
    ]


def beaten(own: int, scores: Sequence[int]) -> int:
    """Two for each lower score, one for each equal one; the own is among them."""
    return sum(2 * (own > other) + (own == other) for other in scores) - 1


def round_of(game: EventRound) -> Mapping[int, Compared]:
    """By person, when all tables have finished."""
    results = [result.result.points for result in game.results if isinstance(result, TableResult)]
    found: dict[int, Compared] = {}
    for place, scores in enumerate(zip(*results, strict=True)):
        for table, own in zip(game.tables, compared(scores), strict=True):
            if table[place] != BOT:
                found[table[place]] = own
    return found


class Total(NamedTuple):
    """All complete rounds: the sum of points, and matchpoints on average."""

    points: Fraction
    matchpoints: Fraction


def totals_of(event: ClubEvent) -> list[Total]:
    """By person."""
    rounds = [round_of(game) for game in completed(event)]
    found = []
    for person in range(len(event.people)):
        own = [game.get(person, MISSED) for game in rounds]
        percent = sum((one.matchpoints for one in own), Fraction(0))
        found.append(Total(sum((one.points for one in own), Fraction(0)), percent / max(len(own), 1)))
    return found


def places_of(event: ClubEvent, totals: Sequence[Total]) -> list[int]:
    """By person, from 1; equal totals share a place. Who has left, or has not played yet, comes behind all
    others."""
    played = {person for game in completed(event) for person in round_of(game)}
    worth = [
        (person in played and guest.here, totals[person].points) for person, guest in enumerate(event.people)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]


def ahead(event: ClubEvent, places: Sequence[int]) -> tuple[int, ...]:
    """Who leads of those who are here; nobody before the first round is complete."""
    if not completed(event):
        return ()
    return tuple(person for person in event.here if places[person] == 1)
