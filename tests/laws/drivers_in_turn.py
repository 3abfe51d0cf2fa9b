"""The bare loop of a simulation, which knows no match: it comes to the same as one."""

from collections.abc import Sequence
from typing import Any, Final

from laws.stories import Played, Story, TimedAct, drawn
from stammtisch.games.bits import Dice, numbers
from stammtisch.games.game import Game
from stammtisch.games.position import OVER, Draw, Position
from stammtisch.lab.simulate import play_out
from stammtisch.match.events import Acted, Drawn, Ended, Event


class Decider:
    """Decides what the story says, step by step, and remembers when an act of it was whole."""

    def __init__(self, loop: "Loop") -> None:
        self.loop: Final = loop

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        return self.loop.next_step()


class Loop:
    """A story as a simulation plays it. It asks whoever is to act, and nobody who has to be refused."""

    def __init__(self, story: Story, acts: Sequence[TimedAct], alone: Played) -> None:
        self.game: Final[Game[Any, Any]] = story.rules
        self.position: Final = story.start()
        self.acts: Final = list(acts)
        self.steps: list[int] = []
        self.answers: Final = {event.draw: event.drawn for event in drawn(alone)}
        self.log: Final[list[Event]] = []
        self.at = 0

    def next_step(self) -> int:
        if not self.steps:
            act = self.acts.pop(0)
            assert act.seat == self.position.actor, "somebody else is asked"
            self.steps = list(self.game.read_act(act.act))
            self.at = act.at
            self.log.append(Acted(act.at, act.seat, act.act))
        return self.steps.pop(0)

    def chance(self, wanted: Draw) -> list[int]:
        address = f"{wanted.purpose}/{wanted.counter}"
        self.log.append(Drawn(self.at, address, self.answers[address]))
        return self.game.read_draw(self.position, self.answers[address])

    def play(self) -> list[Event]:
        players = [Decider(self) for seat in range(self.position.players)]
        decisions = sum(len(self.game.read_act(act.act)) for act in self.acts)
        play_out(self.game, self.position, players, self.chance, Dice(1), limit=decisions)
        if self.position.actor == OVER:
            self.log.append(Ended(self.at, self.position.scores(), numbers(self.position.winners())))
        return self.log


def in_loop(story: Story, alone: Played) -> Played | None:
    """None if the clock acts, or somebody acts who is not asked by a loop that asks one seat at a time."""
    done = [act for act, verdict in zip(story.acts, alone.verdicts, strict=True) if verdict == "done"]
    if any(isinstance(event, Acted) and event.forced for event in alone.log) or not in_order(
        story, done, alone
    ):
        return None
    return Played(Loop(story, done, alone).play(), alone.verdicts)


def in_order(story: Story, acts: Sequence[TimedAct], alone: Played) -> bool:
    """Whether each act is that of the seat whose decision comes next."""
    game, position, answers = story.rules, story.start(), drawn(alone)
    for act in acts:
        if position.actor != act.seat or not steps_in_order(game, position.copy(), act):
            return False
        game.perform(position, act.seat, act.act)
        while answers and position.chance() is not None:
            position.answer(game.read_draw(position, answers.pop(0).drawn))
    return True


def steps_in_order(game: Game[Any, Any], trial: Position, act: TimedAct) -> bool:
    """In the middle of an act the loop asks the same seat on."""
    for step in game.read_act(act.act):
        if trial.actor != act.seat:
            return False
        trial.apply(act.seat, step)
    return True
