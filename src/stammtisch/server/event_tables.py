"""The tables of an event that are played online, with everybody at the seat that was drawn."""

import base64
import hmac
from collections.abc import Sequence
from typing import Final

from stammtisch.events.duplicate import BOT, deals_of
from stammtisch.events.entries import SameDeals
from stammtisch.events.evening import evening
from stammtisch.events.event import ClubEvent, EventRound
from stammtisch.events.folding import over
from stammtisch.match.clocks import Clock
from stammtisch.server.errors import Failure
from stammtisch.server.inbox import Job
from stammtisch.server.live import Live
from stammtisch.server.tables import Tables
from stammtisch.table.commands import Command, PlaceBot, Sit, Stand, Start
from stammtisch.table.settings import TableSettings

BANK: Final = 180
"""Seconds that everybody has for a match, beside those for each act: on the way to the table, too."""
NAME_BYTES: Final = 12


def unopened(event: ClubEvent) -> list[int]:
    """Which tables of the last round are to be played online and are not open yet: all of a duplicate event,
    else those where everybody has a phone."""
    if not event.rounds or over(event):
        return []
    game = event.rounds[-1]
    if event.terms.duplicate is None and event.terms.play != "online":
        return []
    return [
        place
        for place, table in enumerate(game.tables)
        if game.online[place] is None
        and game.results[place] is None
        and all(person == BOT or event.people[person].user for person in table)
    ]


async def opened(tables: Tables, name: str, event: ClubEvent, table: int) -> Live:
    """A table of the last round of an event of this id; raises `Failure` where none can be had."""
    terms = event.terms.duplicate
    if terms is None:
        return await opened_for_evening(tables, event, event.rounds[-1].tables[table - 1])
    return await opened_for_deals(tables, f"event/{name}", event, terms, table)


async def opened_for_evening(tables: Tables, event: ClubEvent, people: Sequence[int]) -> Live:
    """Everybody at the seat that was drawn. Where no table can be opened, they play with real cards."""
    guests = [event.people[person] for person in people]
    played = evening()
    settings = TableSettings(played.game, len(guests), options=dict(played.options), spectators=True)
    live = await tables.create(str(guests[0].user), settings, "private")
    for seat, guest in enumerate(guests):
        submit(live, str(guest.user), Sit(f"event-{seat}", seat), guest.name)
    await live.quiet()
    return live


async def opened_for_deals(tables: Tables, host: str, event: ClubEvent, terms: SameDeals, table: int) -> Live:
    """The match begins at once; the host is the event itself. The id of the table follows from its deals, so
    that a server that was stopped in between goes on with the same one."""
    deals = deals_of(event, len(event.rounds))
    name = base64.urlsafe_b64encode(hmac.digest(deals, b"table/%d" % table, "sha256")[:NAME_BYTES]).decode()
    try:
        live = await tables.find(name)
    except Failure as failure:
        if failure.code != "not-found":
            raise
        live = await tables.open(name, host, settings_for(terms), "private", deals)
    if live.table.state.phase == "open":
        for seat, person in enumerate(event.rounds[-1].tables[table - 1]):
            if person == BOT:
                submit(live, host, PlaceBot(f"event-{seat}", seat, terms.bot))
            else:
                guest = event.people[person]
                submit(live, str(guest.user), Sit(f"event-{seat}", seat), guest.name)
        submit(live, host, Start("event-start"))
        await live.quiet()
    return live


def settings_for(terms: SameDeals) -> TableSettings:
    """Nobody looks on: they might tell those who still play the same deals."""
    return TableSettings(
        terms.game,
        terms.players,
        terms.edition,
        terms.options,
        clock=Clock(terms.seconds, BANK),
        stand_in=terms.bot,
        spectators=False,
    )


def submit(live: Live, user: str, command: Command, name: str = "") -> None:
    live.submit(Job(user, live.now(), command, name))


async def leave(tables: Tables, event: ClubEvent, person: int, entry: str) -> None:
    """Where the same deals are played a bot goes on for somebody who leaves the event."""
    user = event.people[person].user
    if event.terms.duplicate is None or not event.rounds or user is None:
        return
    game = event.rounds[-1]
    for table, at, result in zip(game.tables, game.online, game.results, strict=True):
        if person in table and at is not None and result is None:
            submit(await tables.find(at), user, Stand(f"event-{entry}"))


async def clear_away(tables: Tables, games: Sequence[EventRound]) -> None:
    """Nobody plays at the tables of these games any more."""
    for table in [table for game in games for table in game.online if table]:
        live = await tables.find(table)
        if live.table.state.phase != "closed":
            await tables.close(live)
