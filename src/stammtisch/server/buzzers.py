"""Buzzers for real tables of Gress: each phone has a button, and all see who called first.

A call counts from when it was made: its line is measured like that of a seat at a table, and taken off. All
of it is in memory only, and forgotten soon.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from stammtisch.server.clients import Client
from stammtisch.server.errors import Failure
from stammtisch.server.messages import BuzzerMessage, Call, Called, encode
from stammtisch.table.core import MOST_LAG

SAME_MS: Final = 10
"""Calls closer together than this are level: a line is not measured more exactly."""
MOST_BUZZERS: Final = 1000
MOST_OF_ONE: Final = 5
"""Buzzers one user may have; the oldest goes."""
MOST_PEOPLE: Final = 16
IDLE_MS: Final = 2 * 3_600_000
"""So long a buzzer is kept that nobody uses."""


class Press(NamedTuple):
    """A call and when it counts as made, in milliseconds."""

    user: str
    name: str
    call: Call
    at: int


def made_at(arrived: int, lag: int) -> int:
    """When a call was made that came in after so long a way: no more is taken off than at a table."""
    return arrived - min(max(lag, 0), MOST_LAG)


def in_order(presses: Iterable[Press]) -> list[list[Press]]:
    """gress:10.9: all announcements are of one class, so the earlier goes first; those too close to tell are
    level with the first of them."""
    found: list[list[Press]] = []
    for press in sorted(presses, key=lambda press: (press.at, press.user)):
        if found and press.at - found[-1][0].at < SAME_MS:
            found[-1].append(press)
        else:
            found.append([press])
    return found


class Buzzer:
    def __init__(self, name: str, owner: str, now: int) -> None:
        self.id: Final = name
        self.owner: Final = owner
        self.round = 1
        self.presses: dict[str, Press] = {}
        self.there: Final[list[Client]] = []
        self.used = now

    def message(self) -> BuzzerMessage:
        order = in_order(self.presses.values())
        first = order[0][0].at if order else 0
        return BuzzerMessage(
            self.id,
            self.round,
            self.owner,
            list({one.user.id: one.user.name for one in self.there}.values()),
            [[Called(one.user, one.name, one.call, one.at - first) for one in level] for level in order],
        )

    def tell(self) -> None:
        message = encode(self.message())
        for one in self.there:
            one.send(message)


class Buzzers:
    """All of them, by their ids."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now: Final = now
        self.open: Final[dict[str, Buzzer]] = {}

    def create(self, owner: str) -> Buzzer:
        own = [one for one in self.open.values() if one.owner == owner]
        if len(own) >= MOST_OF_ONE:
            del self.open[own[0].id]
        if len(self.open) >= MOST_BUZZERS:
            raise Failure("too-many")
        buzzer = Buzzer(secrets.token_urlsafe(9), owner, self.now())
        self.open[buzzer.id] = buzzer
        return buzzer

    def find(self, name: str) -> Buzzer:
        buzzer = self.open.get(name)
        if buzzer is None:
            raise Failure("not-found")
        buzzer.used = self.now()
        return buzzer

    def attend(self, client: Client, name: str, on: bool) -> None:
        """One buzzer at a time is enough for a phone."""
        self.gone(client)
        if not on:
            return
        buzzer = self.find(name)
        if len(buzzer.there) >= MOST_PEOPLE:
            raise Failure("too-many")
        buzzer.there.append(client)
        buzzer.tell()

    def buzz(self, client: Client, name: str, number: int, call: Call) -> None:
        """The first call of a user counts, until all are cleared."""
        buzzer = self.find(name)
        if client not in buzzer.there:
            raise Failure("not-found")
        user = client.user
        if number == buzzer.round and user.id not in buzzer.presses:
            at = made_at(self.now(), client.lag)
            buzzer.presses[user.id] = Press(user.id, user.name, call, at)
        buzzer.tell()

    def clear(self, client: Client, name: str) -> None:
        buzzer = self.find(name)
        if buzzer.owner != client.user.id:
            raise Failure("not-found")
        buzzer.round += 1
        buzzer.presses = {}
        buzzer.tell()

    def gone(self, client: Client) -> None:
        for buzzer in self.open.values():
            if client in buzzer.there:
                buzzer.there.remove(client)
                buzzer.tell()

    def sweep(self) -> None:
        now = self.now()
        for buzzer in list(self.open.values()):
            if not buzzer.there and now - buzzer.used > IDLE_MS:
                del self.open[buzzer.id]
