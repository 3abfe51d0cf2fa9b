"""What goes over HTTP about events."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.events.entries import Hex, OnPhones, Terms
from stammtisch.events.shown import ShownEvent
from stammtisch.match.log import EntryId
from stammtisch.server.api_types import Body, Problem

Typed = Annotated[str, Meta(max_length=200)]
"""Whatever somebody typed; what is wrong with it is told beside the event."""


class NewEvent(Body, frozen=True):
    """Open an event."""

    terms: Terms


class JoinEvent(Body, frozen=True):
    """Take part under this name. `entropy` is what you add to the lottery, in hexadecimal."""

    id: EntryId
    name: Typed
    entropy: Hex = ""


class AddGuest(Body, frozen=True):
    """The organiser adds somebody without a phone."""

    id: EntryId
    name: Typed


class EventEntry(Body, frozen=True):
    """Something done to an event, with an id that its client made up; sent again it is not done again."""

    id: EntryId
    entry: OnPhones


class EventSight(msgspec.Struct, frozen=True):
    """An event as it is after `seq` entries; whether you organise it, and who you are in it. `now` is the
    time of the server, for clocks."""

    event: str
    seq: int
    now: int
    organiser: bool
    me: int | None
    shown: ShownEvent


class EventNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is new to somebody who knew an event as it was. `patches`, done one after the other, lead from
    what was shown then to what is shown after `seq` entries; they fit for who took part then and does so now,
    and for who did neither. Where there are none, all is `shown`."""

    event: str
    seq: int
    now: int
    organiser: bool
    me: int | None
    patches: list[Any] | None = None
    shown: ShownEvent | None = None


class EventWritten(msgspec.Struct, frozen=True, omit_defaults=True):
    """The event after what was asked for, or as it was, and why that could not be."""

    sight: EventSight
    problem: Problem | None = None


class EventLine(msgspec.Struct, frozen=True):
    """An event you opened or take part in."""

    event: str
    title: str
    state: Literal["open", "over"]
    people: int
    updated: int


class EventList(msgspec.Struct, frozen=True):
    events: list[EventLine]
