"""All there is to see of an event: secrets only of what is past, results of the same deals only when all
tables have finished."""

from functools import lru_cache
from typing import Literal

import msgspec

from stammtisch.base.chance import Chain
from stammtisch.events.duplicate import deals_of, deals_secret, lottery_secret
from stammtisch.events.duplicate_sheet import DuplicateSheet, duplicate_sheet
from stammtisch.events.entries import SameDeals
from stammtisch.events.evening import EventSheet, evening
from stammtisch.events.event import ClubEvent, Deed, EventRound, TableResult
from stammtisch.sheets.people import Tables


class ShownGuest(msgspec.Struct, frozen=True):
    """Somebody who takes part; `phone` says whether they came by themselves."""

    name: str
    here: bool
    phone: bool
    entropy: str


class ShownRound(msgspec.Struct, frozen=True):
    """A game. Its `secret` can be checked: its hash is the secret before it, and that of the first game is
    what the event committed to. `drawn` are the people whose entropy counts, in this order. `done` says which
    tables have finished. In a duplicate event `promise` is the commitment of all its tables, and `deals` the
    secret behind it, which comes in the chain after `secret`, once all have finished."""

    at: int
    drawn: tuple[int, ...]
    tables: Tables
    results: tuple[TableResult | None, ...]
    online: tuple[str | None, ...]
    secret: str
    complete: bool
    done: tuple[bool, ...]
    promise: str = ""
    deals: str = ""


class ShownEvent(msgspec.Struct, frozen=True):
    """An event to look at."""

    title: str
    games: int
    minutes: int
    play: Literal["real", "online"]
    duplicate: SameDeals | None
    host: str
    commitment: str
    people: tuple[ShownGuest, ...]
    rounds: tuple[ShownRound, ...]
    sheet: EventSheet | DuplicateSheet
    history: tuple[Deed, ...]


def shown(event: ClubEvent) -> ShownEvent:
    """All there is to see."""
    chain = Chain(bytes.fromhex(event.end))
    people = tuple(
        ShownGuest(guest.name, guest.here, guest.user is not None, guest.entropy) for guest in event.people
    )
    terms = event.terms
    show = big_round if terms.duplicate is None else duplicate_round
    return ShownEvent(
        terms.title,
        terms.games,
        terms.minutes,
        terms.play,
        terms.duplicate,
        event.host,
        chain.commitment,
        people,
        tuple(show(event, chain, number) for number in range(1, len(event.rounds) + 1)),
        evening().sheet_of(event) if terms.duplicate is None else duplicate_sheet(event),
        event.history,
    )


def without_tables(event: ShownEvent) -> ShownEvent:
    """The same for somebody who takes no part in it: where people play online is for those who do to know."""
    rounds = [msgspec.structs.replace(game, online=(None,) * len(game.online)) for game in event.rounds]
    return msgspec.structs.replace(event, rounds=tuple(rounds))


def big_round(event: ClubEvent, chain: Chain, number: int) -> ShownRound:
    game = event.rounds[number - 1]
    secret = chain.secret(number - 1).hex()
    return ShownRound(
        game.at, game.drawn, game.tables, game.results, game.online, secret, game.complete, done_at(game)
    )


def duplicate_round(event: ClubEvent, chain: Chain, number: int) -> ShownRound:
    """Scores tell of the cards, so those who still play are told none."""
    game = event.rounds[number - 1]
    return ShownRound(
        game.at,
        game.drawn,
        game.tables,
        game.results if game.complete else (None,) * len(game.tables),
        game.online,
        lottery_secret(chain, number).hex(),
        game.complete,
        done_at(game),
        promise(deals_of(event, number)),
        deals_secret(chain, number).hex() if game.complete else "",
    )


def done_at(game: EventRound) -> tuple[bool, ...]:
    return tuple(result is not None for result in game.results)


@lru_cache(maxsize=256)
def promise(end: bytes) -> str:
    """What tables that deal from this chain commit to."""
    return Chain(end).commitment
