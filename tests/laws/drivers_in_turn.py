"""Those who run matches in turn: the bare loop of a simulation, which knows no match and comes to the same as
one, and a person who types lines in a terminal."""

import io
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from rich.console import Console
from rich.text import Text

from laws.stories import Played, Story, TimedAct, added, drawn
from stammtisch.base.bits import Dice, numbers
from stammtisch.base.chance import Chain
from stammtisch.base.draws import Draw
from stammtisch.cli import in_turn
from stammtisch.cli.in_turn import TurnByTurn
from stammtisch.cli.person import Terminal
from stammtisch.cli.screen import Screen
from stammtisch.games.game import Game
from stammtisch.games.position import OVER, Position
from stammtisch.lab.simulate import play_out
from stammtisch.match.events import HUMAN, Acted, Began, Drawn, Ended, Event, Sitter
from stammtisch.match.record import begin
from stammtisch.words import Words


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
            self.log.append(Acted(act.at, act.seat, self.game.write_act(self.steps)))
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
    if not is_in_order(story, alone):
        return None
    return Played(Loop(story, done(story, alone), alone).play(), alone.verdicts)


def done(story: Story, alone: Played) -> list[TimedAct]:
    """What was done, as it is always written."""
    acted = [event for event in alone.log if isinstance(event, Acted) and not event.forced]
    return [TimedAct(event.at, event.seat, event.act) for event in acted]


def is_in_order(story: Story, alone: Played) -> bool:
    """Whether everything is done by the seat whose decision comes next."""
    forced = any(isinstance(event, Acted) and event.forced for event in alone.log)
    return not forced and in_order(story, done(story, alone), alone)


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


# The terminal


class Typist:
    """One person who types what the story says, and bots that decide so. What is refused can be typed by the
    person alone, and only when it is asked."""

    def __init__(self, story: Story, alone: Played, person: int) -> None:
        self.game: Final[Game[Any, Any]] = story.rules
        self.person: Final = person
        self.left: Final = list(enumerate(story.acts))
        self.expected: Final = alone.verdicts
        self.rules: Final[dict[int, str]] = {}
        """What refused acts that were typed, by their place."""
        self.sitting: TurnByTurn | None = None
        self.typed: int | None = None
        self.at: int | None = None
        """When what is being done is done."""
        self.steps: list[int] = []

    def next_done(self) -> TimedAct:
        """The next act that is not refused: what is refused before it is not for this seat to do."""
        while self.left and self.expected[self.left[0][0]] != "done":
            self.left.pop(0)
        if not self.left:
            raise EOFError
        return self.left.pop(0)[1]

    def read(self, prompt: str) -> str:
        self.look()
        while self.left and self.left[0][1].seat != self.person:
            assert self.expected[self.left.pop(0)[0]] != "done", "somebody else is asked"
        if not self.left:
            raise EOFError
        self.typed, act = self.left.pop(0)
        self.at = act.at
        return act.act

    def look(self) -> None:
        """Whether what was typed last was refused."""
        assert self.sitting is not None
        if self.typed is not None and self.sitting.refused is not None:
            self.rules[self.typed] = self.sitting.refused.rule
        self.typed = self.sitting.refused = None

    def now(self) -> int:
        """When the act is done that was typed or decided, or that goes without saying."""
        at, self.at = self.next_done().at if self.at is None else self.at, None
        return at

    def choose(self, view: Any, acts: Sequence[int], dice: Dice) -> int:
        if not self.steps:
            act = self.next_done()
            assert self.sitting is not None
            whole = self.game.whole_act(self.sitting.match.position, act.seat, act.act)
            self.steps, self.at = list(self.game.read_act(whole)), act.at
        return self.steps.pop(0)


def in_terminal(story: Story, alone: Played) -> Played | None:
    """One person and bots, one after the other and without a clock; it closes when the match is over, and
    nobody looks at the screen. What others are refused, or the person is not asked for, is not told here."""
    found = typed_by(story, alone, len(story.acts) % story.players)
    if found is None:
        return None
    log, rules = found
    return Played(log, [rules.get(place, verdict) for place, verdict in enumerate(alone.verdicts)])


def typed_by(story: Story, alone: Played, person: int) -> tuple[list[Event], dict[int, str]] | None:
    """The log with this person at the terminal, and what refused the acts that were typed, by their place."""
    deals = sum(event.draw.startswith("deal/") for event in drawn(alone))
    if not is_in_order(story, alone) or deals > 1:
        return None
    seats = [Sitter(f"S{seat}", HUMAN if seat == person else "rule") for seat in range(story.players)]
    record = begin(
        *(story.game, seats, story.edition, story.options),
        secret=Chain(story.end).secret(0),
        entropy=added(story.players),
        start=story.position,
    )
    typist = Typist(story, alone, person)
    console = Console(file=io.StringIO(), width=80, height=24, _environ={})
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(in_turn, "now", typist.now),
        patch.object(Screen, "show", lambda screen, picture, log, notice: None),
    ):
        path = Path(folder) / "game.json"
        sitting = typist.sitting = TurnByTurn(
            record, path, Terminal(console, Words("en"), typist.read), pause=False
        )
        sitting.bots.update(dict.fromkeys(sitting.bots, typist))
        sitting.stay(Text())
    typist.look()
    return [event for event in record.events if not isinstance(event, Began)], typist.rules
