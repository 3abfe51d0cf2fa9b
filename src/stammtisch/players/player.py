"""The players by name, and what is done with any of them."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed
from stammtisch.games import catalogue
from stammtisch.games.game import Game
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.players import frozen, search, wits
from stammtisch.players.contract import Listener, Player, Thinker
from stammtisch.players.rule import Keen, Novice, Rule
from stammtisch.players.search import ALONE, SearchPace

NAMES: Final = ("random", "keen", "rule", "search:2000", "search:50ms")
"""The players every game has, besides levels; the searching ones with any number of iterations or
milliseconds."""


def tell(decider: Player, seat: int, facts: Iterable[Fact]) -> None:
    """Let a player hear what its seat may know, if it listens."""
    if isinstance(decider, Listener):
        decider.hear([fact for fact in facts if fact.seen_by(seat)])


def talk(seat: int, said: str) -> Fact:
    """What somebody said at the table, as a fact."""
    return Fact("said", {"seat": seat, "said": said}, EVERYBODY)


class Random:
    """Any legal act, all equally likely."""

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        return acts[dice.below(len(acts))]


def whole_act(game: Game[Any, Any], view: Any, decider: Player, dice: Dice) -> tuple[int, ...]:
    """All steps of one act of somebody who sees this. They are tried in an imagined position: a thinker
    thinks in it, any other player is shown what it would see there."""
    seat: int = view.seat
    trial = game.imagine(view, dice)
    steps: list[int] = []
    while not steps or game.unfinished(trial, seat):
        acts = trial.acts(seat)
        if isinstance(decider, Thinker):
            step = acts[0] if len(acts) == 1 else decider.think(trial, seat, acts, dice)
        else:
            step = decider.choose(game.view(trial, seat), acts, dice)
        trial.apply(seat, step)
        steps.append(step)
    return tuple(steps)


def find(game: str, name: str, people: Collection[int] = (), pace: SearchPace = ALONE) -> Player:
    """The player of this name for a seat of a game, at a table where people sit at some of the others; if it
    searches, at this pace."""
    rules = catalogue.find(game)
    if name == "random":
        return Random()
    if name == "keen":
        return Keen(rules)
    return wits.of(game).seated(name, people, lambda name: thinking(rules, name, pace))


def thinking(rules: Game[Any, Any], name: str, pace: SearchPace = ALONE) -> Thinker:
    """A player that is more than dice."""
    if name == "rule":
        return Rule(rules)
    if name.startswith("rule-"):
        return frozen.named(rules, name)
    if name.startswith("search"):
        return search.named(rules, name, pace)
    levels = wits.of(rules.name).levels
    if name not in levels:
        known = ", ".join([*levels, *NAMES])
        raise Malformed(f"{rules.name} has no player {name!r}; known: {known}", "player")
    return Novice(rules) if name == wits.NOVICE else thinking(rules, levels[name], pace)


def searches(game: str, name: str) -> bool:
    """Whether a player of a game in turn thinks for long."""
    kind = name.partition("/")[0]
    return wits.of(game).levels.get(kind, kind).startswith("search")


def check(game: str, name: str) -> None:
    """Whether a bot of this name can sit at a table of this game; raises `Malformed`."""
    if catalogue.find(game).in_time:
        wits.of(game).in_time(name)
    else:
        find(game, name)


def is_machine(game: str, name: str) -> bool:
    """Whether a player is surer, or faster, than any person; whoever shows it must say so."""
    return wits.of(game).in_time(name).machine if catalogue.find(game).in_time else name == wits.MACHINE
