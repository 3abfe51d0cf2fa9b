"""The referee over HTTP, for people with real cards: nothing of what they ask is kept. And their buzzers."""

import asyncio
from typing import Final

import msgspec

from stammtisch.base.errors import Malformed
from stammtisch.referee.judging import judge
from stammtisch.referee.verdicts import Case, Verdicts
from stammtisch.server.api_types import Invitation
from stammtisch.server.buzzers import Buzzers
from stammtisch.server.help_endpoints import front_door, invitation
from stammtisch.server.http import Call, Endpoint, public
from stammtisch.server.settings import Settings

JUDGING_COST: Final = 2
"""A case counts as so many requests more."""
MOST_ACTS: Final = 40


class BuzzerLink(msgspec.Struct):
    """A buzzer that was opened."""

    buzzer: str
    path: str


async def ask_referee(call: Call) -> Verdicts:
    """What `stammtisch referee` says to the same case."""
    case: Case = call.body
    if len(case.acts) > MOST_ACTS:
        raise Malformed(f"{len(case.acts)} are more than {MOST_ACTS}", "acts")
    call.charge(call.guard.requests, JUDGING_COST)
    return await asyncio.to_thread(judge, case)


async def open_buzzer(call: Call, buzzers: Buzzers) -> BuzzerLink:
    buzzer = buzzers.create(call.user.user.id)
    return BuzzerLink(buzzer.id, f"/referee/buzzer/{buzzer.id}")


async def invite_to_buzzer(call: Call, buzzers: Buzzers, settings: Settings) -> Invitation:
    buzzer = buzzers.find(call.path("buzzer"))
    return invitation(f"{front_door(call, settings)}/referee/buzzer/{buzzer.id}")


REFEREE_ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/referee", ask_referee, "Ask the referee", Verdicts, Case, who="anyone", origin=False
    ),
    Endpoint("POST", "/api/buzzers", open_buzzer, "Open a buzzer for a real table", BuzzerLink),
    public("/api/buzzers/{buzzer}/invitation", invite_to_buzzer, "How others find a buzzer", Invitation),
)
