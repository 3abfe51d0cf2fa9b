"""How friends find a table, what a bot would do, and the Zettel."""

import asyncio
from pathlib import Path

from .client import company, get_ready, open_table, sit_down
from .running import in_thread


def test_an_invitation_has_the_link_and_its_code(tmp_path: Path) -> None:
    with in_thread(tmp_path, origins=("https://cards.example",)) as running:
        token = running.guest()
        table = open_table(running, token, "double", 2)
        with running.http(token) as http:
            found = http.get(f"/api/tables/{table}/invitation").json()
            assert http.get("/api/tables/nothing/invitation").status_code == 404
            outside = {"host": "cards.example"}
            assert (
                http.get(f"/api/tables/{table}/invitation", headers=outside).json()["link"] == found["link"]
            )
        assert found["link"] == f"https://cards.example/table/{table}"
        assert len({len(row) for row in found["qr"]} | {len(found["qr"])}) == 1
        assert set("".join(found["qr"])) == {"0", "1"}


def test_a_hint_is_a_legal_act_and_only_for_who_plays_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with company(running, ["Amy", "Ben"]) as (amy, ben):
            table = open_table(running, amy.token, "double", 2)
            with running.http(amy.token) as http:
                path = f"/api/tables/{table}/hint"
                await sit_down(table, [amy, ben])
                assert http.post(path).status_code == 404
                await get_ready(table, [amy, ben])
                asked = amy if amy.offers else ben
                with running.http(asked.token) as asking:
                    assert asking.post(path).status_code == 503
                await ben.done(table, "stand")
                while not amy.offers:
                    await amy.next("told", "table")
                hinted = await asyncio.to_thread(http.post, path)
                assert hinted.json()["act"] in await amy.acts(table)

    with in_thread(tmp_path, workers=1) as running:
        asyncio.run(play())


def test_the_zettel_is_open_to_who_may_look_on_as_soon_as_somebody_deals(tmp_path: Path) -> None:
    async def play(spectators: bool) -> None:
        async with company(running, ["Amy", "Ben", "Cat"]) as people:
            amy = people[0].token
            options = {"first_dealer": 1}
            table = open_table(running, amy, "gress", 3, options=options, spectators=spectators)
            await sit_down(table, people)
            with running.http() as anybody, running.http(amy) as player:
                assert anybody.get(f"/api/tables/{table}/sheet").status_code == 404
                await get_ready(table, people)
                sheet = player.get(f"/api/tables/{table}/sheet").json()
                assert anybody.get(f"/api/tables/{table}/sheet").status_code == (200 if spectators else 403)
            assert (sheet["writer"], sheet["columns"], sheet["dealer"]) == (0, [1, 2, 0], 1)
            assert sheet["rows"] == []

    with in_thread(tmp_path) as running:
        for spectators in (True, False):
            asyncio.run(play(spectators))
