"""One person at one table: what all sittings share, whether the game goes turn by turn or in real time."""

import hashlib
import shlex
import time
from abc import abstractmethod
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import platformdirs
from rich.console import RenderableType
from rich.text import Text

from stammtisch.base.bits import Dice
from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import check_name
from stammtisch.cli import face
from stammtisch.cli.arguments import lang_flag
from stammtisch.cli.files import write_atomically
from stammtisch.cli.person import Drawn, Person, Terminal
from stammtisch.face import entropy
from stammtisch.games import catalogue
from stammtisch.games.game import SheetLine
from stammtisch.games.position import Fact
from stammtisch.match.events import HUMAN, Sitter
from stammtisch.match.match import Match
from stammtisch.match.record import Record, write_record
from stammtisch.players import player, wits
from stammtisch.words import Words


class Sitting(Person[Drawn]):
    """One person at one table, from sitting down to getting up."""

    def __init__(self, record: Record, path: Path, terminal: Terminal, drawing: Drawn) -> None:
        super().__init__(record.game, terminal, drawing)
        self.record: Final = record
        self.seat: Final = drawing.seat
        self.path: Final = path
        self.refused: Refused | None = None

    @property
    @abstractmethod
    def match(self) -> Match: ...

    def seen(self) -> Any:
        return self.match.game.view(self.match.position, self.seat)

    def greeting(self, key: str) -> Text:
        others = [name for seat, name in enumerate(self.names) if seat != self.seat]
        return self.said(key, name=self.names[self.seat], names=others)

    @abstractmethod
    def go_on(self) -> None:
        """Until the game is over, or the person leaves by an EOFError."""

    @abstractmethod
    def show_end(self) -> None:
        """What is to be seen when the game is over."""

    def stay(self, greeting: Text) -> None:
        """Play until the game is over or the person leaves; either way it is written down."""
        self.notice = greeting
        self.write()
        try:
            self.go_on()
        except (EOFError, KeyboardInterrupt) as left:
            self.write()
            self.close("cli-left", f"stammtisch play {self.game} --resume")
            if isinstance(left, KeyboardInterrupt):
                raise
        else:
            self.write()
            self.show_end()
            self.close("cli-over", "stammtisch replay", "stammtisch verify")

    def scores_page(self, facts: Sequence[Fact], sheets: Sequence[Sequence[SheetLine]]) -> RenderableType:
        """The score sheet of a game that is over; a game without one has the bare points."""
        found = self.drawing.scores(self.seen(), facts, sheets, self.screen.width)
        points = enumerate(self.match.position.scores())
        return found or Text("\n").join(Text(f"{self.names[seat]}: {amount}") for seat, amount in points)

    def write(self) -> None:
        write_atomically(self.path, write_record(self.record))

    def save(self) -> None:
        """Write down what happened; if that fails say so and go on, the next act tries again."""
        try:
            self.write()
        except Malformed as problem:
            self.notice = self.said("cli-not-saved", reason=str(problem))

    def close(self, key: str, *commands: str) -> None:
        """The last words, and what one can do now; commands are never broken across lines."""
        console = self.screen.console
        console.print("\n" + self.words.say(key), markup=False, highlight=False)
        for command in commands:
            line = f"  {command} {shlex.quote(str(self.path))}{lang_flag(self.words)}"
            console.print(line, markup=False, highlight=False, soft_wrap=True)


def table_of(record: Record, terminal: Terminal) -> face.Drawing:
    """The table of a game as its person sees it."""
    seat = [sitter.player for sitter in record.seats].index(HUMAN)
    return face.find(record.game).table(terminal.console, terminal.words, record.names, seat)


def seated(
    game: str, players: int, bots: Sequence[str], name: str, words: Words, seed: int | None
) -> list[Sitter]:
    """The person, then bots with names of their own, kinds in turn as given."""
    free = players - 1
    if players not in catalogue.find(game).seats:
        raise Malformed(f"{players} can't play {game}", "players")
    if len(bots) > free:
        raise Malformed(f"{len(bots)} kinds for {free} seats", "bots")
    person = name.strip() or words.say("cli-guest")
    check_name(person, "name")
    kinds = [kind.strip() for kind in bots] or [wits.of(game).usual]
    for kind in kinds:
        player.check(game, kind)
    known = [bot for bot in words.say("cli-bot-names").split() if bot.casefold() != person.casefold()]
    chosen = Dice(int.from_bytes(entropy(seed, "names")[:4], "big")).draw(len(known), free)
    company = [Sitter(known[bot], kinds[place % len(kinds)]) for place, bot in enumerate(chosen)]
    return [Sitter(person, HUMAN), *company]


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def usual_path(game: str) -> Path:
    """Where games are kept when nobody says otherwise."""
    folder = platformdirs.user_data_path("stammtisch") / "games"
    now = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [now, *(f"{now}-{another}" for another in range(2, 100))]
    return next(path for name in names if not (path := folder / f"{name}.json").exists())


def check_left_game(record: Record, game: str, path: Path) -> None:
    """Only a game that one person left, and that can be dealt on, can go on here."""
    if record.game != game:
        raise Malformed(f"is a game of {record.game}, not of {game}", str(path))
    if record.result is not None:
        raise Malformed("is over; stammtisch replay shows it again", str(path))
    if [seat.player for seat in record.seats].count(HUMAN) != 1:
        raise Malformed("needs one seat for a person and bots in the others", str(path))
    if record.secret is None:
        raise Malformed("has no secret to deal on with", str(path))


def bot_seed(record: Record) -> int:
    """For the dice of bots: the same whenever the game goes on from here."""
    address = f"{record.began.commitment}/{len(record.entries)}"
    return int.from_bytes(hashlib.sha256(address.encode()).digest()[:4], "big")
