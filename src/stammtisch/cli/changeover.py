"""A server that is open at once, from the source, and goes over to the compiled engine by itself.

python -m stammtisch.cli.changeover COMMAND...

COMMAND compiles and installs the engine beside the running server. When it is done, and nobody is in the
middle of a game in time, the server closes in order and this process becomes a server from what is installed.
The port stays open in between: browsers come back, and send again what was not answered.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from stammtisch.cli.arguments import console, usual_language
from stammtisch.cli.main import main
from stammtisch.cli.serve import data_folder, greet, store_address, take_leave
from stammtisch.server.app import HANDED_OVER, Server, listen, run
from stammtisch.server.house import House
from stammtisch.server.settings import PREFIX, Settings, read_settings
from stammtisch.words import Words

LOOK_EVERY: Final = 1.0
ADMIN_TOKEN: Final = f"{PREFIX}ADMIN_TOKEN"
"""It was shown to whoever runs the server, so it stays."""


class Changeover:
    """One server until it is stopped, or until it makes way for the next one."""

    def __init__(self, settings: Settings, words: Words, out: Console, command: Sequence[str]) -> None:
        self.settings: Final = settings
        self.words: Final = words
        self.out: Final = out
        self.command: Final = command
        self.address: Final = store_address(settings)
        self.admin_token = ""
        """That of the server which makes way; empty if it was stopped."""
        self.waiting: asyncio.Task[None] | None = None
        self.server: Server

    def serve(self) -> None:
        run(self.settings, self.address, data_folder() / "backups", self.ready)
        if self.admin_token and not self.server.interrupted:
            become_installed(self.admin_token)
        take_leave(self.server, self.words, self.out)

    def ready(self, house: House, port: int, server: Server) -> None:
        self.server = server
        if not self.command:
            self.tell("server-gone-over")
            return
        greet(house, port, self.address, self.words, self.out)
        self.tell("server-start-source")
        self.waiting = asyncio.create_task(self.make_way(house))

    async def make_way(self, house: House) -> None:
        """Once the command has done its work and it is a good moment."""
        if not await succeeds(self.command):
            self.tell("server-not-compiled")
            return
        while house.tables.play_in_time():
            await asyncio.sleep(LOOK_EVERY)
        self.admin_token = house.admin_token
        self.server.stop()

    def tell(self, message: str) -> None:
        self.out.print(self.words.say(message), soft_wrap=True)


async def succeeds(command: Sequence[str]) -> bool:
    """Whether a command does; it does not outlive who asks."""
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL)
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.terminate()


def keep_port(settings: Settings) -> None:
    """Opens the port where this process, and what it becomes, finds it."""
    descriptor = listen(settings).detach()
    if descriptor != HANDED_OVER:
        os.dup2(descriptor, HANDED_OVER)
        os.close(descriptor)
    os.set_inheritable(HANDED_OVER, True)
    os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")


def become_installed(admin_token: str) -> None:
    """This process goes on as a server from the installed package, with its port and admin token."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment[ADMIN_TOKEN] = admin_token
    os.execve(sys.executable, [sys.executable, "-m", "stammtisch.cli.changeover"], environment)


def change_over() -> None:
    command = sys.argv[1:]
    settings = read_settings()
    if command:
        keep_port(settings)
    Changeover(settings, Words(usual_language()), console(), command).serve()


if __name__ == "__main__":
    main(change_over)
