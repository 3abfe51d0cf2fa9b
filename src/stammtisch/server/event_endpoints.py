"""Events over HTTP."""

from collections.abc import Callable
from typing import Final

import msgspec
from starlette.responses import Response

from stammtisch.base.errors import Malformed
from stammtisch.events.entries import AnyEntry, Join
from stammtisch.server.api_types import Invitation, Problem
from stammtisch.server.event_types import (
    AddGuest,
    EventEntry,
    EventLine,
    EventList,
    EventNews,
    EventSight,
    EventWritten,
    JoinEvent,
    NewEvent,
)
from stammtisch.server.events import Events, LiveEvent
from stammtisch.server.help_endpoints import front_door, invitation
from stammtisch.server.http import Call, Endpoint, joined, public
from stammtisch.server.names import clean_name
from stammtisch.server.settings import Settings
from stammtisch.store.store import Store


async def open_event(call: Call, events: Events) -> Response:
    body: NewEvent = call.body
    return sight(call, events, await events.create(call.user.user, body.terms))


async def list_events(call: Call, store: Store) -> EventList:
    page = call.page()
    found = await store.events_of(call.user.user.id, page.limit, page.skip)
    return EventList(
        [
            EventLine(one.id, one.title, "over" if one.state == "over" else "open", one.people, one.updated)
            for one in found
        ]
    )


async def see_event(call: Call, events: Events) -> Response:
    return sight(call, events, await events.find(call.path("event")))


async def follow_event(call: Call, events: Events) -> Response:
    """Answered when there are more entries than `seq`, or after a while."""
    known = call.number("seq")
    live = await events.news(call.path("event"), known)
    return joined(call, *live.sight(call.visitor, events.now(), known))


async def join_event(call: Call, events: Events) -> Response:
    body: JoinEvent = call.body
    return await written(
        call, events, body.id, lambda: Join(clean_name(body.name), call.user.user.id, body.entropy)
    )


async def add_guest(call: Call, events: Events) -> Response:
    body: AddGuest = call.body
    return await written(call, events, body.id, lambda: Join(clean_name(body.name)))


async def enter(call: Call, events: Events) -> Response:
    body: EventEntry = call.body
    return await written(call, events, body.id, lambda: body.entry)


async def written(call: Call, events: Events, name: str, entry: Callable[[], AnyEntry]) -> Response:
    """What people may well get wrong is answered with the event as it is, beside which they can mend it."""
    event, user = call.path("event"), call.user.user
    end = b"}"
    try:
        await events.write(event, user, name, entry())
    except Malformed as refused:
        problem = Problem("malformed", refused.problem, refused.field, refused.rule)
        end = b',"problem":' + msgspec.json.encode(problem) + b"}"
    live = await events.find(event)
    return joined(call, b'{"sight":', *live.sight(call.visitor, events.now()), end)


async def invite_to_event(call: Call, events: Events, settings: Settings) -> Invitation:
    live = await events.find(call.path("event"))
    return invitation(f"{front_door(call, settings)}/event/{live.info.id}")


def sight(call: Call, events: Events, live: LiveEvent) -> Response:
    return joined(call, *live.sight(call.visitor, events.now()))


def at(path: str = "") -> str:
    return f"/api/events/{{event}}{path}"


EVENT_ENDPOINTS: Final = (
    Endpoint("POST", "/api/events", open_event, "Open an event", EventSight, NewEvent),
    Endpoint("GET", "/api/events", list_events, "Your events", EventList, paged=True),
    public(at(), see_event, "See an event", EventSight),
    public(at("/after/{seq}"), follow_event, "Wait for news of an event", EventNews),
    Endpoint("POST", at("/people"), join_event, "Take part", EventWritten, JoinEvent),
    Endpoint("POST", at("/guests"), add_guest, "Add somebody without a phone", EventWritten, AddGuest),
    Endpoint("POST", at("/entries"), enter, "Write into an event", EventWritten, EventEntry),
    public(at("/invitation"), invite_to_event, "How others find it", Invitation),
)
