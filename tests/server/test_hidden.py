"""Exchange what somebody can't see, and not one byte that the server sends them changes.

Tables of all games, editions and options are played at random. At one moment after the other somebody looks,
by turns a seat, a bot and a spectator: at the whole table, at their acts, at what they are told when they or
others do something, and at how they are refused.
"""

import asyncio
import os
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from laws.play import make_fit
from laws.tables import adaptor_of
from table.chaos import CLOCKS, any_command
from table.house import House as Players
from table.house import any_act
from table.worlds import another_world, copy_with

from stammtisch.base import bits
from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import Game
from stammtisch.games.gress.position import GressPosition
from stammtisch.games.position import Fact
from stammtisch.match.clocks import Clock
from stammtisch.server.bot_seats import Mind
from stammtisch.server.deciding import decide_command
from stammtisch.server.house import House
from stammtisch.server.inbox import Job
from stammtisch.server.live import Live
from stammtisch.server.messages import CommandEnd, Error
from stammtisch.table.commands import Act, Command
from stammtisch.table.facts import seen_by
from stammtisch.table.replies import RefusedMessage
from stammtisch.table.settings import TableSettings
from stammtisch.table.showing import seat_seen
from stammtisch.table.state import bot_seat
from stammtisch.table.story import story
from stammtisch.table.table import Table

from .lines import Line, in_memory, quiet_house, visitor

COMPILED: Final = not str(bits.__file__).endswith(".py")
POSITIONS: Final = int(os.environ.get("TEST_STAMMTISCH_POSITIONS", 8_000 if COMPILED else 1_000))
PARTS: Final = 10
"""So that several processes can share the work."""
LOOKS: Final = 25
"""At each table people look so often."""
LATER: Final = 400
"""Milliseconds after which acts in a game of speed are in their order."""
REVEALING: Final = ("done", "drawn", "refused")
"""How an act may end that shows cards; what it shows depends on them."""
FIRST: Final = "u0"
SPECTATOR: Final = "zoe"


class Noted(Mind):
    """A bot that writes down what it is shown."""

    def __init__(self, live: Live, seat: int, bot: str) -> None:
        super().__init__(live.bots.at, live.bots.tools, seat, bot)
        self.seen: list[bytes] = []

    def see(self, facts: list[Fact]) -> None:
        self.seen.append(
            msgspec.json.encode([self.view(), [(fact.of, fact.kind, fact.about) for fact in facts]])
        )

    def answer(self, message: CommandEnd) -> None:
        self.seen.append(msgspec.json.encode(message))

    def stop(self) -> None:
        pass


class Onlooker:
    """A seat, a bot or a spectator, and every byte that comes to them."""

    def __init__(self, house: House, live: Live, user: str) -> None:
        self.live: Final = live
        self.user: Final = user
        self.line: Final = Line()
        self.connection: Final = visitor(house, user, self.line)
        self.minds: dict[int, Noted] = {}

    def look(self, world: Table) -> list[bytes]:
        """The whole table, and what is offered."""
        self.enter(world)
        self.live.show(self.connection, after=max(world.seq - 3, 0))
        return self.received([])

    def hear(self, world: Table, actor: str, command: Command, now: int) -> tuple[str, list[bytes]]:
        """How it ended, and what comes of it to this onlooker."""
        self.enter(world)
        asker = self.connection if actor == self.user else None
        job = Job(actor, now, command, actor.title(), asker)
        try:
            outcomes = [decide_command(world, job, self.live.askers), world.wake(now + LATER)]
        except Refused as why:
            self.live.end(job, RefusedMessage(world.id, command.id, why.rule, why.values))
            return why.rule, self.received([])
        except Malformed as why:
            self.live.end(job, Error("malformed", why.problem, why.field, world.id, command.id))
            return "malformed", self.received([])
        facts = [fact for outcome in outcomes for fact in outcome.facts]
        self.live.audience.tell(world, facts, any(outcome.placard for outcome in outcomes), [])
        replies = [one for outcome in outcomes for one in outcome.replies]
        for user, reply in replies:
            self.live.reply(user, reply)
        drawn = any(b'"type":"drawn"' in entry.data for outcome in outcomes for entry in outcome.rows)
        refused = any(isinstance(reply, RefusedMessage) for user, reply in replies)
        return "drawn" if drawn else "refused" if refused else "done", self.received(facts)

    def enter(self, world: Table) -> None:
        live = self.live
        live.table = world
        live.audience.forget(0)
        live.audience.watchers.clear()
        live.audience.watchers[self.user] = [self.connection]
        self.minds = {
            number: Noted(live, number, seat.bot)
            for number, seat in enumerate(world.state.seats)
            if seat.bot is not None
        }
        live.bots.minds = {**self.minds}

    def received(self, facts: list[Fact]) -> list[bytes]:
        seat = bot_seat(self.user)
        if seat < 0:
            return self.line.taken()
        self.live.bots.follow(facts)
        return self.minds[seat].seen


def any_game(dice: Dice, number: int) -> TableSettings:
    """Every game and edition by turns, with any options."""
    kinds: list[tuple[Game[Any, Any], str]] = [
        (game, edition) for game in GAMES.values() for edition in game.editions
    ]
    game, edition = kinds[number % len(kinds)]
    options = {
        option.name: option.values[dice.below(len(option.values))]
        for option in game.options(edition)
        if dice.below(2)
    }
    players = make_fit(game, edition, options)
    clock = Clock() if game.name == "gress" else CLOCKS[dice.below(len(CLOCKS))]
    return TableSettings(game.name, players[dice.below(len(players))], edition, options, clock)


def users(players: Players) -> list[str]:
    return [SPECTATOR, *(players.player(seat) for seat in range(players.players))]


def same_to_the_eye(players: Players, onlooker: Onlooker, dice: Dice) -> None:
    """Two worlds that differ in what the onlooker can't see look the same, and answer the same."""
    table, user, now = players.table, onlooker.user, players.now
    actors = table.position.actors() if table.position is not None else 0
    own = bot_seat(user) < 0 and (dice.below(2) or not actors or table.state.paused)
    actor = user
    keep: frozenset[str] = frozenset()
    command = any_command(players, dice)
    if not own and actors:
        seat = int(dice.member(actors))
        actor, command = players.player(seat), Act("c", any_act(table, seat, dice))
        keep = revealed_by(table, user, command.act)
    here = copy_with(table, None)
    other = another_world(table, user, Dice(int(dice.below(2**30))), keep)
    assert onlooker.look(here) == onlooker.look(other)
    (end, heard), (other_end, other_heard) = (
        onlooker.hear(world, actor, command, now) for world in (here, other)
    )
    if own:
        assert end == other_end
        assert heard == other_heard or (end in REVEALING and isinstance(command, Act))
    elif end == other_end == "done":
        assert heard == other_heard


def revealed_by(table: Table, user: str, act: str) -> frozenset[str]:
    """What of the hidden an act would show to this user; spectators are not shown what is drawn in Grass.
    Where a gift of Gress lies before somebody all see whether it still lies there after a card was laid."""
    view = table.game.view(table.position, seat_seen(table, user))
    adaptor = adaptor_of(table.game.name)
    shown = frozenset().union(*(adaptor.revealed_by(view, step) for step in table.game.read_act(act)))
    if isinstance(table.position, GressPosition) and table.position.gifts:
        shown |= {"hands"}
    return shown - {"stack"} if user == SPECTATOR else shown


def as_it_was_told(players: Players, moments: dict[int, bytes]) -> None:
    """The story of a running game tells no more than was told and shown while it happened."""
    steps = list(story(players.log, FIRST))
    facts = [fact for outcome in players.outcomes for fact in outcome.facts]
    assert [fact for step in steps for fact in step.facts] == seen_by(players.table.game.name, facts, 0)
    shown = {step.seq: msgspec.json.encode(step.moment) for step in steps}
    assert moments == {seq: shown[seq] for seq in moments}


def look_around(house: House, number: int, looks: int) -> None:
    """One table, from its first deal on."""
    dice = Dice(number)
    players = Players(any_game(dice, number), number)
    players.seat_all(bots=int(dice.below(players.players)))
    players.begin()
    live = in_memory(house, players.table)
    moments: dict[int, bytes] = {}
    for turn in range(looks):
        players.play(1 + int(dice.below(4)), 60)
        everybody = users(players)
        moments[players.table.seq] = msgspec.json.encode(players.table.moment(FIRST))
        same_to_the_eye(players, Onlooker(house, live, everybody[turn % len(everybody)]), dice)
    as_it_was_told(players, moments)


@pytest.mark.proof("no-leak")
@pytest.mark.parametrize("part", range(PARTS))
def test_no_byte_that_is_sent_depends_on_what_is_hidden(part: int, tmp_path: Path) -> None:
    async def look() -> None:
        async with quiet_house(tmp_path) as house:
            for number in range(part, POSITIONS // LOOKS, PARTS):
                look_around(house, number, LOOKS)
                house.tables.live.clear()

    asyncio.run(look())
