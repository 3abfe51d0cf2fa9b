"""One person at one table: what all sittings share, whether the game goes turn by turn or in real time."""

import hashlib
import secrets
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import platformdirs
from rich.console import Console
from rich.text import Text

from stammtisch.base.bits import Dice
from stammtisch.base.chance import SECRET_BYTES
from stammtisch.base.errors import Malformed, Refused
from stammtisch.base.reading import check_name
from stammtisch.cli.files import write_atomically
from stammtisch.cli.rules import fits
from stammtisch.cli.screen import Screen
from stammtisch.games import catalogue
from stammtisch.games.position import Fact
from stammtisch.match import record as records
from stammtisch.match.events import Sitter
from stammtisch.match.match import Match
from stammtisch.match.record import Record, write_record
from stammtisch.players import player
from stammtisch.players.gress import player as gress_player
from stammtisch.words import Words, with_names

HUMAN: Final = "human"
USUAL_BOTS: Final = {"gress": "casual"}
"""Who fills the seats when nobody says otherwise; in other games the rule player."""
MOST_TYPED: Final = 40


class Writing(Protocol):
    """How sentences about a game are written in a terminal."""

    def spelled(self, values: Mapping[str, object]) -> dict[str, object]:
        """The values of a sentence as this terminal writes them."""

    def coloured(self, sentence: str) -> Text: ...


Drawn = TypeVar("Drawn", bound=Writing)


class Sitting(Generic[Drawn]):
    """One person at one table, from sitting down to getting up."""

    def __init__(
        self,
        record: Record,
        path: Path,
        words: Words,
        console: Console,
        draws: Callable[[Console, Words, Sequence[str], int], Drawn],
    ) -> None:
        self.record: Final = record
        self.seat: Final = [seat.player for seat in record.seats].index(HUMAN)
        self.names: Final = record.names
        self.path: Final = path
        self.words: Final = words
        self.screen: Final = Screen(console)
        self.drawing: Final = draws(console, words, self.names, self.seat)
        self.notice = Text()
        self.refused: Refused | None = None

    @property
    def match(self) -> Match:
        raise NotImplementedError

    def view(self, seat: int) -> Any:
        return self.match.game.view(self.match.position, seat)

    def line(self, fact: Fact) -> Text:
        values = self.drawing.spelled(with_names(fact.about, self.names))
        return self.drawing.coloured(self.words.fact(self.record.game, fact.kind, values))

    def rule(self, wanted: str) -> Text:
        """The rule of this id, or all that speak of the word."""
        rules = self.words.rules(self.record.game)
        found = [rule for rule in rules if wanted == rule.id] or [
            rule for rule in rules if fits(rule, wanted)
        ]
        for rule in found:
            if len(found) == 1 or wanted == rule.id:
                return Text.assemble((rule.title, "bold"), f"  {rule.id}\n{rule.text}")
        if not found:
            return self.said("cli-no-rule", text=wanted[:MOST_TYPED], example=rules[0].id)
        ids = [rule.id for rule in found]
        return Text("\n").join([self.said("cli-rules-found", text=wanted), Text("  ".join(ids))])

    def why(self, refused: Refused) -> Text:
        """Why not, in words, and how to read the rule."""
        values = self.drawing.spelled(with_names(refused.values, self.names))
        text = self.drawing.coloured(self.words.refusal(refused.rule, values))
        return text.append(f" {self.words.say('cli-why', rule=refused.rule)}", "dim")

    def said(self, key: str, **values: object) -> Text:
        return Text(self.words.say(key, **values))

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
            line = f"  {command} {shlex.quote(str(self.path))}"
            console.print(line, markup=False, highlight=False, soft_wrap=True)


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
    kinds = [kind.strip() for kind in bots] or [USUAL_BOTS.get(game, "rule")]
    for kind in kinds:
        check_bot(game, kind)
    known = [bot for bot in words.say("cli-bot-names").split() if bot.casefold() != person.casefold()]
    chosen = Dice(int.from_bytes(entropy(seed, "names")[:4], "big")).draw(len(known), free)
    company = [Sitter(known[bot], kinds[place % len(kinds)]) for place, bot in enumerate(chosen)]
    return [Sitter(person, HUMAN), *company]


def check_bot(game: str, kind: str) -> None:
    """Gress is played by bots that live in time, and has levels of them."""
    if game == "gress":
        gress_player.find(kind)
    else:
        player.find(game, kind)


def new_game(
    game: str, seats: Sequence[Sitter], edition: str, options: Mapping[str, Any], seed: int | None
) -> Record:
    """The record of a game about to begin, bound to chance that can be verified after it."""
    added = [entropy(seed, f"seat {seat}") for seat in range(len(seats))]
    secret = entropy(seed, "secret")
    return records.begin(game, seats, edition, options, at=now(), secret=secret, entropy=added)


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def entropy(seed: int | None, purpose: str) -> bytes:
    """Fresh randomness; with a seed the same each time, for games one wants to see again."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"stammtisch play/{seed}/{purpose}".encode()).digest()


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


def printable(typed: str) -> str:
    """What was typed, without anything that could move the cursor when it is shown again."""
    return "".join(letter for letter in " ".join(typed.split()) if letter.isprintable())


def bot_seed(record: Record) -> int:
    """For the dice of bots: the same whenever the game goes on from here."""
    address = f"{record.began.commitment}/{len(record.entries)}"
    return int.from_bytes(hashlib.sha256(address.encode()).digest()[:4], "big")
