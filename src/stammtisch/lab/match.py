"""One game between named players, any game: dice from three streams, and a clock on every decision.

Deals, bots and latencies draw from streams of their own, so that each can be changed while the others stay.
Every draw of a deal is addressed by its purpose and counter: the third round brings the same cards,
whatever was played before.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.base.draws import Draw
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import Fact, Position
from stammtisch.lab import tallies, yardsticks
from stammtisch.lab.clock import DecisionClock, Stopwatch
from stammtisch.lab.company import Chance, Company
from stammtisch.lab.figures import shares
from stammtisch.lab.simulate import agreed_limit, check_seed, play_out
from stammtisch.lab.summaries import SECOND
from stammtisch.players import player
from stammtisch.players.contract import Listener, Player
from stammtisch.players.timed import BotInTime, Intention


class Seeds(msgspec.Struct, frozen=True):
    """One number for each stream; equal numbers make no equal dice."""

    deals: int
    bots: int
    latencies: int


class Setting(msgspec.Struct, frozen=True):
    """What the games of an arena or a league have in common. A game is given up at the limit: so many
    decisions, or seconds on the virtual clock if it is played in time."""

    game: str
    edition: str
    options: dict[str, Any]
    seeds: Seeds
    limit: int


class GameScore(msgspec.Struct, frozen=True):
    """What came of one game, seat by seat; a shared win counts by shares."""

    points: list[int]
    won: list[float]
    finished: bool
    """Whether it came to its end, and was not given up."""


def machines(game: str, players: Sequence[str]) -> list[str]:
    """Those of the players that are surer, or faster, than any person; whoever shows them must say so."""
    return [name for name in dict.fromkeys(players) if player.is_machine(game, name)]


def labelled(name: str, machines: Sequence[str]) -> str:
    return f"{name} (machine)" if name in machines else name


def agree(
    game: str,
    players: Sequence[str],
    seats: int,
    seeds: Seeds,
    options: Mapping[str, Any] | None = None,
    edition: str = "",
    limit: int | None = None,
) -> Setting:
    """Check everything before the first game; without a limit the usual one."""
    rules = catalogue.find(game)
    limit = agreed_limit(rules, limit)
    for stream, seed in msgspec.structs.asdict(seeds).items():
        check_seed(seed, f"seed of {stream}")
    if seats not in rules.seats:
        raise Malformed(f"{seats} can't play {game}", "players")
    start = rules.start(seats, edition, options)
    for name in players:
        if rules.in_time:
            player.check(game, name)
        else:
            yardsticks.find(game, name, start)
    tallies.of(game).check(start)
    return Setting(game, rules.edition(edition), rules.agreed(start), seeds, limit)


def play(
    setting: Setting, seated: Sequence[str], deal: int, number: int = 0
) -> tuple[GameScore, list[DecisionClock]]:
    """One game; `number` tells games of one deal apart. Also how long each seat took for its decisions."""
    watches = [DecisionClock() for seat in seated]
    played = play_in_time if catalogue.find(setting.game).in_time else play_in_turn
    return played(setting, seated, (deal, number), watches), watches


def play_in_turn(
    setting: Setting, seated: Sequence[str], address: tuple[int, int], watches: Sequence[DecisionClock]
) -> GameScore:
    game = catalogue.find(setting.game)
    position = game.start(len(seated), setting.edition, setting.options)
    deciders = []
    for seat, (name, watch) in enumerate(zip(seated, watches, strict=True)):
        dice = dice_for("bots", setting.seeds.bots, *address, seat)
        decider = yardsticks.find(setting.game, name, position)
        clocked = ClockedListener if isinstance(decider, Listener) else Clocked
        deciders.append(clocked(decider, dice, watch))
    finished = play_out(game, position, deciders, dealt(setting, address), Dice(0), limit=setting.limit)
    won = shares(position.winners(), len(seated))
    return GameScore(list(position.scores()), list(won), finished)


def play_in_time(
    setting: Setting, seated: Sequence[str], address: tuple[int, int], watches: Sequence[DecisionClock]
) -> GameScore:
    game = catalogue.find(setting.game)
    start = game.start(len(seated), setting.edition, setting.options)
    company = ClockedCompany(game, start, dealt(setting, address), seated, setting.seeds, address, watches)
    ended = company.run(setting.limit * SECOND)
    return GameScore(list(ended.points), list(ended.won), ended.settled)


def dice_for(stream: str, seed: int, *address: int | str) -> Dice:
    """Dice of their own for every address in a stream."""
    text = "/".join(str(part) for part in (stream, seed, *address))
    return Dice(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest(), "big"))


def dealt(setting: Setting, address: tuple[int, int]) -> Chance:
    """What chance answers in a deal, the same in all its games."""
    return partial(draw, setting.seeds.deals, address[0])


def draw(seed: int, deal: int, wanted: Draw) -> list[int]:
    dice = dice_for("deals", seed, deal, wanted.purpose, wanted.counter)
    return dice.draw(wanted.pool, wanted.take)


class Clocked:
    """A player with dice and a watch of its own. An act without a choice is no decision, and not noted."""

    def __init__(self, decider: Player, dice: Dice, watch: DecisionClock) -> None:
        self.decider: Final = decider
        self.dice: Final = dice
        self.stopwatch: Final = Stopwatch(watch)

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        with self.stopwatch.running():
            act = self.decider.choose(view, acts, self.dice)
        if len(acts) > 1:
            self.stopwatch.note()
        else:
            self.stopwatch.forget()
        return act


class ClockedListener(Clocked):
    """The same for a player that remembers; what it took in until then is part of a decision."""

    def hear(self, facts: Sequence[Fact]) -> None:
        assert isinstance(self.decider, Listener)
        with self.stopwatch.running():
            self.decider.hear(facts)

    def worth_telling(self, facts: Sequence[Fact]) -> list[Fact]:
        assert isinstance(self.decider, Listener)
        return self.decider.worth_telling(facts)


class ClockedBot:
    """A bot with a watch. It decides each time it is asked what it wants, if only to wait; what it took in
    until then is part of the decision."""

    def __init__(self, bot: BotInTime, watch: DecisionClock) -> None:
        self.bot: Final = bot
        self.player: Final = bot.player
        self.dice: Final = bot.dice
        self.stopwatch: Final = Stopwatch(watch)

    @property
    def view(self) -> Any:
        return self.bot.view

    def perceive(self, view: Any, facts: list[Fact]) -> None:
        with self.stopwatch.running():
            self.bot.perceive(view, facts)

    def hear_refusal(self, act: str) -> None:
        self.bot.hear_refusal(act)

    def plan(self) -> Intention | None:
        with self.stopwatch.running():
            wanted = self.bot.plan()
        self.stopwatch.note()
        return wanted


class ClockedCompany(Company):
    """A match in time whose bots have watches; minds and delays have dice from different streams."""

    def __init__(
        self,
        game: Game[Any, Any],
        position: Position,
        chance: Chance,
        levels: Sequence[str],
        seeds: Seeds,
        address: tuple[int, int],
        watches: Sequence[DecisionClock],
    ) -> None:
        super().__init__(game, position, chance, levels, seeds.bots)
        for seat, watch in enumerate(watches):
            mind = dice_for("bots", seeds.bots, *address, seat)
            self.bots[seat] = ClockedBot(self.bot(seat, mind), watch)
            self.delays[seat] = dice_for("latencies", seeds.latencies, *address, seat)
