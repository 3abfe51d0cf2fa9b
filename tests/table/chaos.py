"""Tables for Hypothesis: any game and options, and people who do anything at any time."""

from typing import Any

from hypothesis import strategies as st
from laws.play import make_fit

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.games.catalogue import GAMES
from stammtisch.match.clocks import Clock
from stammtisch.table import commands
from stammtisch.table.commands import Act, Command
from stammtisch.table.settings import TableSettings
from stammtisch.table.state import bot_user
from stammtisch.table.table import Table
from table.house import House, any_act, waiting

CLOCKS = (Clock(), Clock(5), Clock(20, bank=30), Clock(2 * 24 * 3600))
WRONG_ACTS = ("bid 9", "play 2H", "play", "draw", "pass", "complain misplay 0", "disqualify 7", "step 53 58")
WAITS = (0, 1, 30, 60, 500, 4_000, 16_000, 70_000)


@st.composite
def any_settings(draw: st.DrawFn, games: tuple[str, ...] = tuple(GAMES)) -> TableSettings:
    game = GAMES[draw(st.sampled_from(games))]
    edition = draw(st.sampled_from(game.editions))
    options: dict[str, Any] = {}
    for option in game.options(edition):
        value = draw(st.sampled_from(option.values))
        if value != option.values[0]:
            options[option.name] = value
    players = draw(st.sampled_from(make_fit(game, edition, options)))
    clock = Clock() if game.name == "gress" else draw(st.sampled_from(CLOCKS))
    return TableSettings(game.name, players, edition, options, clock)


@st.composite
def houses(draw: st.DrawFn, games: tuple[str, ...] = tuple(GAMES), steps: int = 60) -> House:
    """A table after any sequence of commands, refusals, time and absences, mostly in a match."""
    settings = draw(any_settings(games))
    house = House(settings, draw(st.integers(0, 2**32 - 1)))
    house.seat_all(bots=draw(st.integers(0, settings.players - 1)))
    if draw(st.integers(0, 9)):
        house.begin()
        house.play(draw(st.integers(0, 30)), 60)
    for step in range(draw(st.integers(0, steps))):
        stir(house)
    return house


def stir(house: House) -> None:
    """One thing happens: mostly an act, else anything."""
    dice, table = house.dice, house.table
    chance = dice.below(20)
    user = f"u{dice.below(house.players + 1)}"
    if chance < 9 and house.phase == "playing" and table.state.paused is None:
        house.try_to_act()
    elif chance < 12:
        house.wait(WAITS[dice.below(len(WAITS))])
    elif chance == 12:
        house.keep(table.gone(user, house.now))
    elif chance < 15:
        house.keep(table.here(user, house.now))
    elif chance == 15:
        table.lag(user, int(dice.below(200)))
    elif chance == 16 and not waiting(table):
        house.table = house.reloaded(snapshot=dice.below(2) == 1)
        house.now += int(dice.below(100_000))
        house.keep(house.table.awake(house.now - 50_000, house.now))
    else:
        unchanged_if_refused(house, user, any_command(house, dice))


def unchanged_if_refused(house: House, user: str, command: Command) -> None:
    house.keep(house.table.wake(house.now))
    before = house.table.state_hash()
    try:
        house.send(user, command)
    except (Refused, Malformed):
        assert house.table.state_hash() == before
    else:
        assert house.table.state_hash() != before or waiting(house.table)


def any_command(house: House, dice: Dice) -> Command:
    table = house.table
    seat = int(dice.below(house.players))
    kinds: list[Command] = [
        commands.Sit(house.id(), seat),
        commands.Stand(house.id()),
        commands.PlaceBot(house.id(), seat, "rule" if dice.below(3) else None),
        commands.Ready(house.id(), "ab" * 32),
        commands.Start(house.id()),
        commands.Reveal(house.id(), "abcd"),
        Act(house.id(), WRONG_ACTS[dice.below(len(WRONG_ACTS))]),
        Act(house.id(), legal_or_wrong(table, seat, dice)),
        commands.Say(house.id(), "well played"),
        commands.Pause(house.id()),
        commands.Resume(house.id()),
        commands.Return(house.id()),
        commands.Return(house.id()),
        commands.Rematch(house.id()),
        commands.Close(house.id()),
    ]
    return kinds[dice.below(len(kinds) - (dice.below(20) > 0))]


def legal_or_wrong(table: Table, seat: int, dice: Dice) -> str:
    position = table.position
    if position is None or not position.actors() >> seat & 1:
        return "bid 1"
    return any_act(table, seat, dice)


__all__ = ["any_settings", "bot_user", "houses", "stir"]
