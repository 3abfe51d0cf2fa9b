"""A process in which bots think: `python -m stammtisch.server.worker`.

Modules with more games are named behind it. It reads questions from standard input and writes answers to
standard output, each as its length in four bytes and MessagePack. A question holds what a seat sees and
nothing else; the server may lose this process at any moment and go on with another. It ends with its input.
"""

import signal
import sys
from collections import OrderedDict
from functools import cache
from typing import Any, BinaryIO, Final

import msgspec

from stammtisch.base.bits import Dice
from stammtisch.games import catalogue
from stammtisch.games.position import EVERYBODY, Fact
from stammtisch.players import player, wits
from stammtisch.players.timed import BotInTime

MOST_MINDS: Final = 2000
"""Bots of a game in time remember what they saw; so many of them at once."""
FORGOTTEN: Final = "forgotten"
"""The answer of a mind that should know the game and does not."""

ToldFact = tuple[str, dict[str, Any]]
Seen = tuple[bytes, list[ToldFact]]
"""What a seat saw, and what had happened just before."""


class Choose(msgspec.Struct, tag=True):
    """What does this bot do, seeing this and having heard of that, where people sit at these seats?"""

    number: int
    game: str
    bot: str
    view: bytes
    seed: int
    facts: list[ToldFact] = []
    people: list[int] = []


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


QUESTION: Final = msgspec.msgpack.Decoder(Choose | See | Forget)


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


def choose(question: Choose) -> BotAnswer:
    """A whole act from what the seat sees."""
    game = catalogue.find(question.game)
    view = views(question.game).decode(question.view)
    dice = Dice(question.seed)
    decider = player.find(question.game, question.bot, question.people)
    player.tell(decider, view.seat, [told(fact) for fact in question.facts])
    steps = player.whole_act(game, view, decider, dice)
    return BotAnswer(question.number, game.write_act(steps))


def answer(question: Choose | See | Forget, minds: Minds) -> BotAnswer:
    """What goes wrong is the server's to survive, by its kind alone."""
    try:
        match question:
            case Choose():
                return choose(question)
            case See():
                return minds.see(question)
            case Forget():
                minds.bots.pop(question.mind, None)
                return BotAnswer(question.number)
    except Exception as problem:
        return BotAnswer(question.number, problem=type(problem).__name__)


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until there are no more questions."""
    minds = Minds()
    while len(head := questions.read(4)) == 4:
        question = QUESTION.decode(questions.read(int.from_bytes(head, "big")))
        reply = msgspec.msgpack.encode(answer(question, minds))
        answers.write(len(reply).to_bytes(4, "big") + reply)
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in sys.argv[1:]:
        catalogue.add(module)
    work(sys.stdin.buffer, sys.stdout.buffer)
