"""What clients ask for, and who does it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from stammtisch.base.errors import Malformed
from stammtisch.server.buzzers import Buzzers
from stammtisch.server.clients import Client
from stammtisch.server.errands import Errands
from stammtisch.server.errors import Failure
from stammtisch.server.hall import Hall
from stammtisch.server.inbox import Job
from stammtisch.server.live import Live
from stammtisch.server.lobby import Lobby
from stammtisch.server.messages import (
    AnyFromClient,
    Attend,
    Buzz,
    Clear,
    Error,
    Leave,
    Mute,
    Watch,
    WatchLobby,
)
from stammtisch.server.names import clean_saying
from stammtisch.server.tables import Tables
from stammtisch.store.store import Unavailable
from stammtisch.table.commands import Act, Close, Command, PlaceBot, Ready, Reveal, Say

MOST_EVENTS: Final = 50_000
"""Events in the log of one table. After that its match is played to the end, and nothing more."""
MOST_WATCHED: Final = 20
"""Tables one client may look at."""


class Counter:
    """Takes what a client says to the part of the server that it is meant for."""

    def __init__(
        self,
        tables: Tables,
        hall: Hall,
        lobby: Lobby,
        buzzers: Buzzers,
        errands: Errands,
        now: Callable[[], int],
        spectators: int,
    ) -> None:
        self.tables: Final = tables
        self.hall: Final = hall
        self.lobby: Final = lobby
        self.buzzers: Final = buzzers
        self.errands: Final = errands
        self.now: Final = now
        self.spectators: Final = spectators
        """So many users without a seat may look at one table."""

    def serve(self, client: Client, message: AnyFromClient) -> None:
        """Anything but a command; raises `Failure` where it can't be done."""
        match message:
            case Watch(table, after):
                self.watch(client, table, after)
            case Leave(table):
                self.look_away(client, table)
            case WatchLobby(on):
                if on:
                    self.lobby.enter(client)
                else:
                    self.lobby.leave(client)
            case Mute(user, on):
                self.hall.mute(client, user, on)
            case Attend(buzzer, on):
                self.buzzers.attend(client, buzzer, on)
            case Buzz(buzzer, round_, call):
                self.buzzers.buzz(client, buzzer, round_, call)
            case Clear(buzzer):
                self.buzzers.clear(client, buzzer)

    # Commands

    def submit(self, client: Client, table: str, command: Command) -> None:
        """A command of somebody, at once if the table is here."""
        user = client.user
        job = Job(user.id, self.now(), command, user.name, client, client.lag)
        live = self.tables.live.get(table)
        if live is not None and (table in client.watched or live.is_open_to(user.id)):
            self.hand_in(live, job, command)
        else:
            self.errands.run(self.submit_later(client, table, job, command))

    async def submit_later(self, client: Client, table: str, job: Job, command: Command) -> None:
        try:
            self.hand_in(await self.tables.enter(table, client.user.id), job, command)
        except Failure as failure:
            client.answer(failed(failure, table, command.id))
        except Unavailable:
            client.answer(failed(Failure("unavailable"), table, command.id))

    def hand_in(self, live: Live, job: Job, command: Command) -> None:
        """The bots that there are, and talk that can be shown, are for the server to know."""
        try:
            if live.table.seq >= MOST_EVENTS and not isinstance(command, Act | Reveal | Close):
                raise Failure("too-many")
            if isinstance(command, Ready) and self.tables.draining and live.table.game.in_time:
                raise Failure("closing")
            if isinstance(command, Say):
                if not live.lets_watch(job.user):
                    raise Failure("no-spectators")
                job.command = Say(command.id, clean_saying(command.text))
            elif isinstance(command, PlaceBot) and command.bot is not None:
                self.tables.check_bot(live.table.state.settings.game, command.bot, "bot")
            live.submit(job)
        except (Failure, Malformed) as problem:
            live.end(job, failed(problem, live.id, command.id))

    # Looking on

    def watched(self, client: Client, table: str) -> Live | None:
        """A table that a client looks at."""
        return self.tables.live.get(table) if table in client.watched else None

    def watch(self, client: Client, table: str, after: int | None) -> None:
        if table not in client.watched and len(client.watched) >= MOST_WATCHED:
            raise Failure("too-many")
        live = self.tables.live.get(table)
        if live is not None and live.is_open_to(client.user.id):
            live.when_written(partial(self.let_watch, live, client, after))
        else:
            self.errands.run(self.watch_later(client, table, after))

    async def watch_later(self, client: Client, table: str, after: int | None) -> None:
        try:
            live = await self.tables.enter(table, client.user.id)
        except Failure as failure:
            client.fail(failure, table)
        except Unavailable:
            client.lose(table)
        else:
            live.when_written(partial(self.let_watch, live, client, after))

    def let_watch(self, live: Live, client: Client, after: int | None) -> None:
        if not client.here:
            return
        user, watchers = client.user.id, live.audience.watchers
        seated = live.table.state.seat_of(user) is not None
        if live.gone:
            client.fail(Failure("unavailable"), live.id)
        elif not live.lets_watch(user):
            client.fail(Failure("no-spectators"), live.id)
        elif not seated and user not in watchers and len(watchers) >= self.spectators:
            client.fail(Failure("too-many"), live.id)
        else:
            live.watch(client, after)

    def look_away(self, client: Client, table: str) -> None:
        live = self.watched(client, table)
        client.watched.discard(table)
        client.lost.discard(table)
        if live is not None:
            live.unwatch(client)

    # What becomes of a line

    def measured(self, client: Client) -> None:
        """Tables wait for acts that may still be under way."""
        for table in client.watched:
            live = self.tables.live.get(table)
            if live is not None:
                live.table.lag(client.user.id, client.lag)

    def drained(self, client: Client, missed: set[str]) -> None:
        """One fresh picture of each table that something was missed of."""
        for table in missed:
            live = self.watched(client, table)
            if live is not None:
                live.when_written(partial(live.show, client))
        if client in self.lobby.clients:
            self.lobby.show(client)

    def gone(self, client: Client) -> None:
        for table in list(client.watched):
            self.look_away(client, table)
        self.lobby.leave(client)
        self.buzzers.gone(client)


def failed(problem: Failure | Malformed, table: str, command: str) -> Error:
    """What a client is told when a command does not get as far as the table."""
    code = problem.code if isinstance(problem, Failure) else "malformed"
    return Error(code, problem.problem, problem.field, table, command)
