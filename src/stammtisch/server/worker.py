"""A process in which bots think: `python -m stammtisch.server.worker`.

Modules with more games are named behind it. It reads questions from standard input and writes answers to
standard output, each as its length in four bytes and MessagePack. A question holds what a seat sees and
nothing else; the server may lose this process at any moment and go on with another. It ends with its input.

While a bot searches, short questions that come meanwhile are answered in between.
"""

import math
import os
import select
import signal
import sys
import time
from collections import OrderedDict, deque
from functools import cache
from typing import Any, BinaryIO, Final

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.games import catalogue
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.players import player, wits
from stammtisch.players.search import ALONE, SearchPace
from stammtisch.players.timed import BotInTime

MOST_MINDS: Final = 2000
"""Bots of a game in time remember what they saw; so many of them at once."""
FORGOTTEN: Final = "forgotten"
"""The answer of a mind that should know the game and does not."""

ToldFact = tuple[str, dict[str, Any]]
Seen = tuple[bytes, list[ToldFact]]
"""What a seat saw, and what had happened just before."""


class Choose(msgspec.Struct, tag=True):
    """What does this bot do, seeing this and having heard of that, where people sit at these seats? If it
    searches, it has so many milliseconds at most, in real time."""

    number: int
    game: str
    bot: str
    view: bytes
    seed: int
    facts: list[ToldFact] = []
    people: list[int] = []
    milliseconds: int = 0


class See(msgspec.Struct, tag=True):
    """A bot of a game in time sees what happened, or hears that something it did was refused: what now?

    A mind that is not here begins with `story`, all it saw of the game before; without one it has forgotten.
    """

    number: int
    mind: str
    game: str
    bot: str
    view: bytes
    facts: list[ToldFact]
    seed: int
    refused: str | None = None
    story: list[Seen] | None = None


class Forget(msgspec.Struct, tag=True):
    """This mind is no longer needed."""

    number: int
    mind: str


class BotAnswer(msgspec.Struct):
    """An act, if any, and how many milliseconds a player like this takes for it; or what went wrong."""

    number: int
    act: str | None = None
    after: int = 0
    problem: str = ""


Question = Choose | See | Forget
QUESTION: Final = msgspec.msgpack.Decoder(Question)


@cache
def views(game: str) -> msgspec.msgpack.Decoder[Any]:
    """Reads what a seat of a game sees."""
    return msgspec.msgpack.Decoder(catalogue.find(game).view_type())


class Minds:
    """The bots of games in time that think here, the least recently asked forgotten first."""

    def __init__(self) -> None:
        self.bots: Final[OrderedDict[str, BotInTime]] = OrderedDict()

    def see(self, question: See) -> BotAnswer:
        view = views(question.game).decode(question.view)
        bot = self.bots.get(question.mind)
        if bot is None or bot.player.name != question.bot:
            if question.story is None:
                return BotAnswer(question.number, problem=FORGOTTEN)
            who = wits.of(question.game).in_time(question.bot)
            bot = who.sit_down(view.seat, view.players, Dice(question.seed))
            for seen, facts in question.story:
                bot.perceive(views(question.game).decode(seen), [told(fact) for fact in facts])
        self.bots[question.mind] = bot
        self.bots.move_to_end(question.mind)
        if len(self.bots) > MOST_MINDS:
            self.bots.popitem(last=False)
        if question.refused is not None:
            bot.hear_refusal(question.refused)
        else:
            bot.perceive(view, [told(fact) for fact in question.facts])
        wanted = bot.plan()
        if wanted is None:
            return BotAnswer(question.number)
        after = bot.player.reaction(wanted.kind, bot.dice)
        return BotAnswer(question.number, wanted.act, after)


def told(fact: ToldFact) -> Fact:
    return Fact(*fact, EVERYBODY)


def choose(question: Choose, pace: SearchPace = ALONE) -> BotAnswer:
    """A whole act from what the seat sees."""
    game = catalogue.find(question.game)
    view = views(question.game).decode(question.view)
    dice = Dice(question.seed)
    decider = player.find(question.game, question.bot, question.people, pace)
    player.tell(decider, view.seat, [told(fact) for fact in question.facts])
    steps = player.whole_act(game, view, decider, dice)
    return BotAnswer(question.number, game.write_act(steps))


def answer(question: Question, minds: Minds, pace: SearchPace = ALONE) -> BotAnswer:
    """What goes wrong is the server's to survive, by its kind alone."""
    try:
        match question:
            case Choose():
                return choose(question, pace)
            case See():
                return minds.see(question)
            case Forget():
                minds.bots.pop(question.mind, None)
                return BotAnswer(question.number)
    except Exception as problem:
        return BotAnswer(question.number, problem=type(problem).__name__)


class WorkerDesk(SearchPace):
    """Where questions come in and answers go out. One long question is thought about at a time; what is short
    waits for none."""

    def __init__(self, questions: int, answers: BinaryIO) -> None:
        self.questions: Final = questions
        """The descriptor they come from."""
        self.answers: Final = answers
        self.minds: Final = Minds()
        self.heard: Final = bytearray()
        self.later: Final[deque[Choose]] = deque()
        """Long questions that came while another was thought about."""
        self.until = math.inf

    def work(self) -> None:
        """Until there are no more questions."""
        while True:
            if self.later:
                self.reply(self.later.popleft())
            elif (question := self.take()) is not None:
                self.reply(question)
            elif not self.listen():
                return

    def listen(self) -> bool:
        """Wait for more; False when there will be none."""
        part = os.read(self.questions, 1 << 16)
        self.heard.extend(part)
        return bool(part)

    def take(self) -> Question | None:
        """The next question, if all of it is here."""
        end = 4 + int.from_bytes(self.heard[:4], "big")
        if len(self.heard) < max(end, 4):
            return None
        question: Question = QUESTION.decode(self.heard[4:end])
        del self.heard[:end]
        return question

    def reply(self, question: Question) -> None:
        if isinstance(question, Choose):
            seconds = question.milliseconds / 1000
            self.until = time.monotonic() + seconds if seconds else math.inf
        reply = msgspec.msgpack.encode(answer(question, self.minds, self))
        self.answers.write(len(reply).to_bytes(4, "big") + reply)
        self.answers.flush()

    def left(self) -> float:
        return self.until - time.monotonic()

    def pause(self) -> None:
        """Answer what is short."""
        until = self.until
        while True:
            while (question := self.take()) is not None:
                if isinstance(question, Choose) and player.searches(question.game, question.bot):
                    self.later.append(question)
                else:
                    self.reply(question)
            if not select.select([self.questions], [], [], 0)[0] or not self.listen():
                break
        self.until = until


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in sys.argv[1:]:
        catalogue.add(module)
    WorkerDesk(sys.stdin.fileno(), sys.stdout.buffer).work()
