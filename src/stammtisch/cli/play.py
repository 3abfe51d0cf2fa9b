"""`stammtisch play`: one person in a terminal, bots around the table, everything written down.

The loop knows no game: a `Drawing` shows a view and understands what is typed, the rules decide.
"""

import hashlib
import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import platformdirs
from rich.console import Console, RenderableType
from rich.text import Text

from stammtisch.cli.files import is_there, load_record, write_atomically
from stammtisch.cli.rules import fits
from stammtisch.cli.screen import Drawing, Question, Screen
from stammtisch.cli.table_double import DoubleTable
from stammtisch.cli.table_grass import GrassTable
from stammtisch.games import catalogue
from stammtisch.games.bits import Dice
from stammtisch.games.chance import SECRET_BYTES
from stammtisch.games.errors import Malformed, Refused
from stammtisch.games.game import SheetLine
from stammtisch.games.position import CHANCE, OVER, Fact, Journal
from stammtisch.players import player
from stammtisch.records import replay
from stammtisch.records.record import Record, Seat, check_name, write_record
from stammtisch.records.recorder import Recorder, new_record, with_chance
from stammtisch.words import Words, with_names

HUMAN: Final = "human"
USUAL_BOT: Final = "rule"
MOST_LOG: Final = 60
MOST_TYPED: Final = 40


DRAWINGS: Final[dict[str, Callable[[Console, Words, Sequence[str], int], Drawing]]] = {
    "double": DoubleTable,
    "grass": GrassTable,
}


def play(
    game: str,
    *,
    players: int,
    bots: Sequence[str],
    name: str,
    language: str,
    options: Mapping[str, Any],
    seed: int | None,
    record: Path | None,
    resume: Path | None,
    console: Console,
    read: Callable[[str], str],
    edition: str = "",
    pause: bool = True,
) -> None:
    """Sit down at a new table, or at one that was left, and stay until the end or until one leaves."""
    if catalogue.find(game).name not in DRAWINGS:
        raise Malformed(f"{game} has no table in the terminal yet", "game")
    words = Words(language)
    if resume is not None:
        written, path = load_record(resume), record or resume
        check_left_game(written, game, resume)
    else:
        seats = seated(game, players, bots, name, words, seed)
        written, path = new_game(game, seats, edition, options, seed), record or usual_path(game)
    if path != resume and is_there(path):
        raise Malformed("is already there; --resume it or choose another name", str(path))
    sitting = Sitting(written, path, words, console, read, pause)
    others = [name for seat, name in enumerate(sitting.names) if seat != sitting.seat]
    greeting = "cli-welcome" if resume is None else "cli-welcome-back"
    sitting.stay(sitting.said(greeting, name=sitting.names[sitting.seat], names=others))


def seated(
    game: str, players: int, bots: Sequence[str], name: str, words: Words, seed: int | None
) -> list[Seat]:
    """The person, then bots with names of their own, kinds in turn as given."""
    free = players - 1
    if players not in catalogue.find(game).seats:
        raise Malformed(f"{players} can't play {game}", "players")
    if len(bots) > free:
        raise Malformed(f"{len(bots)} kinds for {free} seats", "bots")
    person = name.strip() or words.say("cli-guest")
    check_name(person, "name")
    kinds = [kind.strip() for kind in bots] or [USUAL_BOT]
    for kind in kinds:
        player.find(game, kind)
    known = [bot for bot in words.say("cli-bot-names").split() if bot.casefold() != person.casefold()]
    chosen = Dice(int.from_bytes(entropy(seed, "names")[:4], "big")).draw(len(known), free)
    company = [Seat(known[bot], kinds[place % len(kinds)]) for place, bot in enumerate(chosen)]
    return [Seat(person, HUMAN), *company]


def new_game(
    game: str, seats: Sequence[Seat], edition: str, options: Mapping[str, Any], seed: int | None
) -> Record:
    """The record of a game about to begin, bound to chance that can be verified after it."""
    record = new_record(game, seats, edition, options)
    with_chance(
        record, entropy(seed, "secret"), [entropy(seed, f"seat {seat}") for seat in range(len(seats))]
    )
    record.started = datetime.now(UTC).isoformat(timespec="seconds")
    return record


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
    if record.chance is None or record.chance.secret is None:
        raise Malformed("has no secret to deal on with", str(path))


class Sitting:
    """One person at one table, from sitting down to getting up."""

    def __init__(
        self,
        record: Record,
        path: Path,
        words: Words,
        console: Console,
        read: Callable[[str], str],
        pause: bool,
    ) -> None:
        self.game: Final = replay.resume(record)
        self.chance: Final = replay.known_chance(record)
        self.seat: Final = [seat.player for seat in record.seats].index(HUMAN)
        self.names: Final = [seat.name for seat in record.seats]
        self.bots: Final = {
            seat: player.find(record.game, sitter.player)
            for seat, sitter in enumerate(record.seats)
            if sitter.player != HUMAN
        }
        self.path: Final = path
        self.words: Final = words
        self.read: Final = read
        self.pause: Final = pause
        self.screen: Final = Screen(console)
        self.drawing: Final = DRAWINGS[record.game](console, words, self.names, self.seat)
        self.heard: Final[list[Fact]] = []
        self.sheets: Final[list[Sequence[SheetLine]]] = []
        for step in replay.replay(record):
            self.heard.extend(fact for fact in step.facts if fact.seen_by(self.seat))
            self.keep_sheet(step.game, step.facts)
        self.lines: Final = [self.line(fact) for fact in self.heard if not self.drawing.quiet(fact)]
        self.fresh = len(self.lines)
        """What these lines from here on tell happened since the person last acted."""
        self.notice = Text()
        self.refused: Refused | None = None
        self.offered: Sequence[str] = ()
        """What the person can do now."""

    def stay(self, greeting: Text) -> None:
        """Play until the game is over or the person leaves; either way it is written down."""
        self.notice = greeting
        self.write()
        try:
            self.go_on()
        except (EOFError, KeyboardInterrupt):
            self.write()
            self.close("cli-left", f"stammtisch play {self.game.record.game} --resume")
        else:
            self.write()
            self.notice = self.lines[-1].copy()
            self.notice.stylize("bold")
            self.show(self.scores() or Text(), len(self.lines))
            self.close("cli-over", "stammtisch replay", "stammtisch verify")

    def go_on(self) -> None:
        """Chance, bots and the person in turn, until the game is over."""
        while (actor := self.game.position.actor) != OVER:
            before = self.view(self.seat)
            if actor == CHANCE:
                journal = self.draw()
            elif actor in self.bots:
                journal = self.let_bot_act(actor)
            else:
                journal = self.ask(before)
                self.save()
            self.tell(before, journal.seen_by(self.seat))

    def view(self, seat: int) -> Any:
        return self.game.game.view(self.game.position, seat)

    def scores(self) -> RenderableType | None:
        view = self.view(self.seat)
        return self.drawing.scores(view, self.heard, self.sheets, self.screen.width)

    def keep_sheet(self, game: Recorder, facts: Sequence[Fact]) -> None:
        if self.drawing.settled(facts):
            self.sheets.append(game.game.sheet(game.position))

    def draw(self) -> Journal:
        wanted = self.game.position.chance()
        assert wanted is not None
        assert self.chance is not None
        return self.game.draw(self.chance.draw(wanted))

    def let_bot_act(self, seat: int) -> Journal:
        game, dice = self.game.game, bot_dice(self.game.record)
        steps = player.whole_act(game, self.game.position, seat, self.bots[seat], dice)
        return self.game.act(seat, game.write_act(steps))

    def ask(self, view: Any) -> Journal:
        """What the person does. Whatever else is typed is answered, and nothing is lost by it."""
        self.offered = self.drawing.offered(view, self.game.position.acts(self.seat))
        known = self.drawing.goes_without_saying(self.offered)
        if known is not None:
            return self.game.act(self.seat, known)
        picture = self.drawing.table(view, self.offered, self.screen.width)
        question: Question | None = None
        while True:
            prompt = question.prompt if question else self.drawing.prompt(view, self.offered)
            line = self.listen(picture, prompt)
            if not line:
                question = None
                picture = self.drawing.table(view, self.offered, self.screen.width)
                continue
            meant = question.answer(line) if question else None
            meant = meant or self.drawing.act(view, self.offered, line)
            question = meant if isinstance(meant, Question) else None
            if isinstance(meant, Question):
                self.notice = meant.text
                continue
            try:
                journal = self.game.act(self.seat, meant)
            except Refused as refused:
                self.refused = refused
                self.notice = self.why(refused)
            except Malformed:
                self.notice = self.said("not-an-act", text=line[:MOST_TYPED], examples=self.offered[0])
            else:
                self.refused = None
                self.offered = ()
                self.fresh = len(self.lines)
                return journal

    def tell(self, before: Any, facts: Sequence[Fact]) -> None:
        """What happened, with a pause wherever there is something to look at."""
        self.keep_sheet(self.game, facts)
        told = 0
        if self.pause:
            after = self.view(self.seat)
            for upto, picture in self.drawing.scenes(before, after, facts, self.screen.width):
                self.hear(facts[told:upto])
                told = upto
                self.wait(picture)
        since = len(self.lines)
        self.hear(facts[told:])
        if self.pause and self.drawing.settled(facts) and self.game.position.actor != OVER:
            self.wait(self.scores() or Text(), since)

    def hear(self, facts: Sequence[Fact]) -> None:
        self.heard.extend(facts)
        for fact in facts:
            if self.drawing.quiet(fact):
                continue
            line = self.line(fact)
            self.lines.append(line)
            if not self.screen.whole:
                self.screen.console.print(line)

    def line(self, fact: Fact) -> Text:
        values = self.drawing.spelled(with_names(fact.about, self.names))
        return self.drawing.coloured(self.words.fact(self.game.record.game, fact.kind, values))

    def log(self, since: int) -> list[Text]:
        """What was heard lately; what is not new steps back."""
        start = max(len(self.lines) - MOST_LOG, since)
        lines = [line.copy() for line in self.lines[start:]]
        for line in lines[: max(self.fresh - start, 0)]:
            line.stylize("dim")
        return lines

    def show(self, picture: RenderableType, since: int = 0) -> None:
        """A picture and the log; above a page only what was heard since."""
        self.screen.show(picture, self.log(0 if self.screen.beside else since), self.notice)

    def wait(self, picture: RenderableType, since: int = 0) -> None:
        while self.listen(picture, self.words.say("cli-prompt-pause"), since):
            self.notice = self.said("cli-pause-only")

    def listen(self, picture: RenderableType, prompt: str, since: int = 0) -> str:
        """The next line that is no command; commands are answered on the way."""
        while True:
            self.show(picture, since)
            line = printable(self.read(f"{prompt} "))
            self.notice = Text()
            answer = self.answer(line)
            if answer is None:
                return line
            if isinstance(answer, Text):
                self.notice = answer
            else:
                picture, since = answer, len(self.lines)

    def answer(self, line: str) -> RenderableType | None:
        """What a command shows: a page, or a few words below the table; None if it is no command."""
        view = self.view(self.seat)
        command = line.lower()
        if command == "q":
            raise EOFError
        if command == "h":
            return self.drawing.help(view, self.offered, self.screen.width)
        if command == "?" and self.refused is None:
            return self.drawing.now(view, self.offered, self.screen.width)
        if command == "l":
            return self.drawing.last(view) or self.said(f"cli-{self.game.record.game}-nothing-to-see")
        if command == "s":
            return self.scores() or self.said("cli-no-scores")
        if command.startswith("say "):
            return self.talk(line[4:])
        if command.startswith("?"):
            refused, self.refused = self.refused, None
            return self.rule(line[1:].strip() or (refused.rule if refused else ""))
        return None

    def talk(self, text: str) -> Text:
        """What the person says to the table is kept and binds nobody."""
        try:
            self.game.say(self.seat, text)
        except Malformed as problem:
            return Text(str(problem))
        spoken = self.said("talk", name=self.names[self.seat], text=text)
        self.lines.append(spoken)
        self.save()
        return spoken

    def rule(self, wanted: str) -> Text:
        """The rule of this id, or all that speak of the word."""
        rules = self.words.rules(self.game.record.game)
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
        write_atomically(self.path, write_record(self.game.record))

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


def printable(typed: str) -> str:
    """What was typed, without anything that could move the cursor when it is shown again."""
    return "".join(letter for letter in " ".join(typed.split()) if letter.isprintable())


def bot_dice(record: Record) -> Dice:
    """Dice for the next decision of a bot: the same whenever the game goes on from here."""
    assert record.chance is not None
    address = f"{record.chance.commitment}/{len(record.entries)}"
    return Dice(int.from_bytes(hashlib.sha256(address.encode()).digest()[:4], "big"))
