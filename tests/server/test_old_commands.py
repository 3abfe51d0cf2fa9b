"""A command that is sent again long after is not done again, and who sends it hears what came of it."""

import asyncio
from pathlib import Path

from stammtisch.server.inbox import Job
from stammtisch.table.commands import Say, Sit
from stammtisch.table.settings import TableSettings
from stammtisch.table.state import REMEMBERED

from .lines import Line, quiet_house, visitor


def test_what_the_table_has_forgotten_the_log_still_knows(tmp_path: Path) -> None:
    async def match() -> None:
        async with quiet_house(tmp_path) as house:
            live = await house.tables.create("amy", TableSettings("double", 2), "public")
            line = Line()
            amy = visitor(house, "amy", line)
            live.submit(Job("amy", house.now(), Sit("first", 0), "Amy", amy))
            for number in range(REMEMBERED + 1):
                live.submit(Job("amy", house.now(), Say(f"c{number}", "hello"), "Amy", amy))
            await live.quiet()
            before = live.table.seq
            line.taken()
            for again in ("first", "c9"):
                live.submit(Job("amy", house.now(), Say(again, "hello"), "Amy", amy))
                await live.quiet()
            ends = [(end["type"], end["id"], end["seq"]) for end in line.messages() if "id" in end]
            assert ends == [("duplicate", "first", 2), ("duplicate", "c9", 12)]
            assert live.table.seq == before == len(await house.store.rows(live.id))

    asyncio.run(match())
