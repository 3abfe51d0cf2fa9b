"""How long somebody takes for an act, for whoever runs the server: a program that plays in somebody's name
often takes the same time for everything. It proves nothing."""

from collections import defaultdict
from statistics import quantiles
from typing import Final, NamedTuple

import msgspec

from stammtisch.match.log import Row
from stammtisch.server.archive import Listing
from stammtisch.store.store import Store

MATCHES: Final = 20
"""The latest matches of a user that are looked at."""
FEWEST: Final = 10
"""Of fewer acts nothing is said."""


class ActPace(NamedTuple):
    """Of one game: how many acts, and the milliseconds that one in ten, one in two and nine in ten took less
    than."""

    game: str
    acts: int
    quick: int
    middle: int
    slow: int


class TimedEvent(msgspec.Struct):
    """Of an event, what is needed here."""

    type: str
    at: int
    seat: int | None = None
    match: int = 0
    forced: bool = False


def taken(rows: list[Row], match: int, seat: int) -> list[int]:
    """How long after what happened before each act of a seat came, as long as its person acted there."""
    found: list[int] = []
    now, before, standing_in = 0, 0, False
    for row in rows:
        event = msgspec.json.decode(row.data, type=TimedEvent)
        if event.type == "began":
            now, standing_in = event.match, False
        elif event.seat == seat and event.type in ("takenover", "returned"):
            standing_in = event.type == "takenover"
        own = event.type == "acted" and (now, event.seat) == (match, seat)
        if own and not (event.forced or standing_in):
            found.append(max(event.at - before, 0))
        if event.type != "said":
            before = event.at
    return found


async def pace_of(store: Store, user: str) -> list[ActPace]:
    """By game, in the latest matches."""
    times: defaultdict[str, list[int]] = defaultdict(list)
    for match in await store.matches_of(user, MATCHES):
        users = msgspec.json.decode(match.players, type=Listing).users
        if user in users:
            times[match.game] += taken(await store.rows(match.table), match.number, users.index(user))
    found = []
    for game, all_of_it in sorted(times.items()):
        if len(all_of_it) >= FEWEST:
            tenths = [round(value) for value in quantiles(all_of_it, n=10)]
            found.append(ActPace(game, len(all_of_it), tenths[0], tenths[4], tenths[8]))
    return found
