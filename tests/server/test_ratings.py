"""Ratings: from matches between people, once, shown on the profile."""

import asyncio
from pathlib import Path

from stammtisch.base.bits import Dice

from .client import connected, get_ready, open_table, play
from .running import Running, in_thread


async def match(running: Running, table: str, people: list[str], bots: int) -> None:
    async with connected(running, people[0]) as amy, connected(running, people[-1]) as ben:
        clients = [amy, ben][: len(people)]
        for seat, client in enumerate(clients):
            await client.watch(table)
            await client.done(table, "sit", seat=seat)
        for bot in range(bots):
            await amy.done(table, "place", seat=len(people) + bot, bot="rule")
        await get_ready(table, clients)
        await asyncio.gather(*(play(table, client, Dice(3)) for client in clients))
        with running.http() as http:
            while not http.get(f"/api/tables/{table}/records").json():
                await asyncio.sleep(0.02)


def test_a_match_of_two_people_is_rated_and_one_alone_against_bots_is_not(tmp_path: Path) -> None:
    with in_thread(tmp_path, workers=1) as running:
        people = [running.guest("Amy"), running.guest("Ben")]
        users = []
        for token in people:
            with running.http(token) as http:
                users.append(http.get("/api/me").json()["user"])
        table = open_table(running, people[0], "double", 3, options={"schedule": [1, 2]})
        asyncio.run(match(running, table, people, 1))
        alone = open_table(running, people[0], "double", 2, options={"schedule": [1]})
        asyncio.run(match(running, alone, people[:1], 1))
        with running.http() as http:
            found = [http.get(f"/api/users/{user}").json()["ratings"] for user in users]
    assert [[one["game"] for one in ratings] for ratings in found] == [["double"], ["double"]]
    amy, ben = (ratings[0] for ratings in found)
    assert (amy["matches"], len(amy["rated"])) == (1, 1)
    assert {step["people"] for one in (amy, ben) for step in one["rated"]} == {2}
    by_place = sorted((one["rated"][0]["place"], -one["mu"]) for one in (amy, ben))
    if by_place[0][0] < by_place[1][0]:
        assert -by_place[0][1] > 25 > -by_place[1][1]
    assert max(amy["sigma"], ben["sigma"]) < 25 / 3
