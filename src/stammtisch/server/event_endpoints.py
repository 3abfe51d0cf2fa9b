"""Events over HTTP."""

from typing import Final

from stammtisch.events.entries import Join, Seats
from stammtisch.games.errors import Malformed
from stammtisch.server.api_types import Invitation
from stammtisch.server.event_types import (
    AddGuest,
    EventEntry,
    EventLine,
    EventList,
    EventSight,
    JoinEvent,
    NewEvent,
)
from stammtisch.server.events import LiveEvent
from stammtisch.server.help_endpoints import front_door, invitation
from stammtisch.server.http import Call, Endpoint
from stammtisch.server.names import clean_name


async def open_event(call: Call) -> EventSight:
    body: NewEvent = call.body
    return sight(call, await call.house.events.create(call.user.user, body.terms))


async def list_events(call: Call) -> EventList:
    page = call.page()
    found = await call.house.store.events_of(call.user.user.id, page.limit, page.skip)
    return EventList(
        [
            EventLine(one.id, one.title, "over" if one.state == "over" else "open", one.people, one.updated)
            for one in found
        ]
    )


async def see_event(call: Call) -> EventSight:
    return sight(call, await call.house.events.find(call.path("event")))


async def follow_event(call: Call) -> EventSight:
    """Answered when there are more entries than `seq`, or after a while as it is."""
    seq = call.path("seq")
    if not (seq.isascii() and seq.isdecimal() and len(seq) < 9):
        raise Malformed("must be a number", "seq")
    return sight(call, await call.house.events.news(call.path("event"), int(seq)))


async def join_event(call: Call) -> EventSight:
    body: JoinEvent = call.body
    user = call.user.user
    entry = Join(clean_name(body.name), user.id, body.entropy)
    return sight(call, await call.house.events.write(call.path("event"), user, body.id, entry))


async def add_guest(call: Call) -> EventSight:
    body: AddGuest = call.body
    entry = Join(clean_name(body.name))
    return sight(call, await call.house.events.write(call.path("event"), call.user.user, body.id, entry))


async def enter(call: Call) -> EventSight:
    body: EventEntry = call.body
    events, name, user = call.house.events, call.path("event"), call.user.user
    if isinstance(body.entry, Seats):
        return sight(call, await events.draw(name, user, body.id, body.entry))
    return sight(call, await events.write(name, user, body.id, body.entry))


async def invite_to_event(call: Call) -> Invitation:
    live = await call.house.events.find(call.path("event"))
    return invitation(f"{front_door(call)}/event/{live.info.id}")


def sight(call: Call, live: LiveEvent) -> EventSight:
    return live.sight(call.guest.user.id if call.guest is not None else None, call.house.now())


def at(path: str = "") -> str:
    return f"/api/events/{{event}}{path}"


EVENT_ENDPOINTS: Final = (
    Endpoint("POST", "/api/events", open_event, "Open an event", EventSight, NewEvent),
    Endpoint("GET", "/api/events", list_events, "Your events", EventList, paged=True),
    Endpoint("GET", at(), see_event, "See an event", EventSight, who="anyone"),
    Endpoint("GET", at("/after/{seq}"), follow_event, "Wait for news of an event", EventSight, who="anyone"),
    Endpoint("POST", at("/people"), join_event, "Take part", EventSight, JoinEvent),
    Endpoint("POST", at("/guests"), add_guest, "Add somebody without a phone", EventSight, AddGuest),
    Endpoint("POST", at("/entries"), enter, "Write into an event", EventSight, EventEntry),
    Endpoint("GET", at("/invitation"), invite_to_event, "How others find it", Invitation, who="anyone"),
)
