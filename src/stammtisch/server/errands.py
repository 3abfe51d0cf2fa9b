"""What is done beside: nobody waits for it, and what goes wrong there is logged and made good later."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from stammtisch.server import logs


class Errands:
    """All that are under way."""

    def __init__(self) -> None:
        self.tasks: Final[set[asyncio.Task[Any]]] = set()

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logs.trouble("errand-failed", problem)

    async def finish(self) -> None:
        """Until none is under way."""
        while self.tasks:
            await asyncio.wait(self.tasks)
