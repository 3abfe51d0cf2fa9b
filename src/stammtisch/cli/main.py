"""The commands and their arguments; what they do is in the files beside this one."""

import io
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from stammtisch import __version__
from stammtisch.cli import files
from stammtisch.games import bits, catalogue
from stammtisch.games.errors import Malformed
from stammtisch.records.replay import Differs
from stammtisch.words import LANGUAGES

app: Final = typer.Typer(
    name="stammtisch",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="A table for card games that have no real digital home.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: double or grass.")]
Language = Annotated[str, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="What the table agrees on: -o tie=extra_round, -o schedule=1,2,3 (a comma makes a list), "
        "-o pairing=@pack.txt.",
    ),
]
Edition = Annotated[
    str, typer.Option("--edition", help="An edition of the game; grass has modern and classic.")
]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def main() -> None:
    """Runs a command; whatever is wrong with its input becomes one line and exit code 2."""
    for channel in (sys.stdout, sys.stderr):
        if isinstance(channel, io.TextIOWrapper):
            channel.reconfigure(errors="replace")
    try:
        app()
    except Malformed as problem:
        complain(str(problem))
        sys.exit(2)
    except Differs as difference:
        complain(f"the record does not hold: {difference}")
        sys.exit(1)
    except BrokenPipeError:
        # Whoever read our output has seen enough; don't complain while flushing the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as problem:
        complain(f"{problem.filename or 'output'}: {problem.strerror}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def complain(problem: str) -> None:
    """One line, of letters that can be printed, whatever was in the input."""
    line = "".join(letter if letter.isprintable() else " " for letter in problem)
    print(f"stammtisch: {' '.join(line.split())}", file=sys.stderr)


def read_line(prompt: str) -> str:
    """What is typed; a channel that is closed has ended, and what can't be read is nothing we know."""
    try:
        return input(prompt)
    except RuntimeError:
        raise EOFError from None
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"


def usual_language() -> str:
    """German where the environment speaks German, else English."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if said.startswith("de") else "en"


def known_language(language: str) -> str:
    if not language:
        return usual_language()
    if language not in LANGUAGES:
        raise Malformed(f"{language!r} is not one of {', '.join(LANGUAGES)}", "--lang")
    return language


def console() -> Console:
    """Rule ids are no emoji, and numbers need no colours."""
    return Console(highlight=False, emoji=False)


def show_version(wanted: bool) -> None:
    if wanted:
        compiled = not str(bits.__file__).endswith(".py")
        engine = "compiled" if compiled else "interpreted: no compiled modules found"
        print(f"stammtisch {__version__} (engine {engine})")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Version and kind of engine."),
    ] = False,
) -> None:
    """A table for card games that have no real digital home."""


@app.command()
def play(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(help="How many sit at the table, you included; 4 unless told.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Who fills the other seats; one kind or a list a,b,c.")] = "",
    name: Annotated[str, typer.Option(help="What to call you.")] = "",
    edition: Edition = "",
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same cards.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where to write the game down.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was left.")] = None,
    pause: Annotated[bool, typer.Option(help="Wait for Enter after each trick or round.")] = True,
    lang: Language = "",
) -> None:
    """Play in the terminal; bots fill the seats.

    Example: stammtisch play double --players 4

    Example: stammtisch play grass --edition classic -o target=500000
    """
    from stammtisch.cli.play import play as sit_down

    new_table = (players is not None, bots, name, edition, option, seed is not None)
    if resume is not None and any(new_table):
        raise Malformed("goes on as it was: only --record, --pause and --lang go with it", "--resume")
    with files.naming_options(option or []):
        sit_down(
            game,
            players=4 if players is None else players,
            bots=(bots or "rule").split(","),
            name=name,
            language=known_language(lang),
            edition=edition,
            options=files.read_options(option or []),
            seed=seed,
            record=record,
            resume=resume,
            pause=pause,
            console=Console(emoji=False),
            read=read_line,
        )


@app.command()
def learn(
    game: GameName,
    stage: Annotated[int, typer.Option(help="The stage to begin with.")] = 1,
    name: Annotated[str, typer.Option(help="What to call you.")] = "",
    lang: Language = "",
) -> None:
    """Learn a game act by act, with two bots and a check list.

    Example: stammtisch learn grass --stage 2
    """
    from stammtisch.cli.learn import learn as take_course

    take_course(
        game,
        stage=stage,
        name=name,
        language=known_language(lang),
        console=Console(emoji=False),
        read=read_line,
    )


@app.command()
def referee(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The case as JSON, see docs/referee.md.")],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Judge acts in a position: accepted or refused, by which rule, and where they lead.

    Example: stammtisch referee docs/examples/follow.json
    """
    import msgspec

    from stammtisch.cli import referee as desk

    language = known_language(lang)
    case, verdicts = desk.referee(file)
    if as_json:
        text = msgspec.json.format(msgspec.json.encode(verdicts)).decode()
        console().out(text)
    else:
        desk.show(case, verdicts, language, console())


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")],
    seat: Annotated[int | None, typer.Option(help="Only what this seat saw; -1 is a spectator.")] = None,
    until: Annotated[int | None, typer.Option(help="Stop after this entry and show the position.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Tell a recorded game again, step by step.

    Example: stammtisch replay game.json --seat 0 --until 40
    """
    from stammtisch.cli.records import show_replay

    show_replay(record, seat, until, known_language(lang), as_json, console())


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check that a record is the game it claims to be, deals included.

    Example: stammtisch verify game.json
    """
    from stammtisch.cli.records import show_verification

    show_verification(record, known_language(lang), as_json, console())


@app.command()
def rules(
    game: GameName,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A rule id, a section, or a word.")
    ] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Read the rules, or look one up.

    Example: stammtisch rules double double:play:follow
    """
    from stammtisch.cli.rules import show_rules

    show_rules(game, rule, known_language(lang), as_json, console())


@app.command()
def sheet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The pad as JSON, see docs/sheets.md.")],
    lang: Language = "",
    as_json: AsJson = False,
    as_html: Annotated[bool, typer.Option("--html", help="A Zettel as a page to print.")] = False,
) -> None:
    """Keep the score of a game played with real cards.

    Example: stammtisch sheet docs/examples/grass-pad.json
    """
    import msgspec

    from stammtisch.cli import sheet as pad
    from stammtisch.words import Words

    language = known_language(lang)
    if as_html:
        if as_json:
            raise Malformed("choose one of --json and --html", "--html")
        print(pad.printable(file, Words(language)))
        return
    data, show = pad.sheet(file)
    if as_json:
        console().out(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        show(Words(language), console())


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games (with --duplicate: deals).")] = 1000,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    lineup: Annotated[str, typer.Option(help="Who sits where, e.g. rule,random; repeated to fill.")] = "rule",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    duplicate: Annotated[bool, typer.Option(help="Every deal once for each rotation of the seats.")] = False,
    limit: Annotated[
        int | None, typer.Option(help="Give a game up after so many decisions; 20000 unless told.")
    ] = None,
    edition: Edition = "",
    option: OptionList = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="One row for each seat of each game.")] = False,
) -> None:
    """Let bots play many games and sum up.

    Example: stammtisch simulate double --games 2000 --lineup rule,random --duplicate
    """
    from stammtisch.cli import simulate as lab
    from stammtisch.lab.simulate import LIMIT

    if as_json and as_csv:
        raise Malformed("choose one of --json and --csv", "--csv")
    if players not in catalogue.find(game).seats:
        raise Malformed(f"{players} can't play {game}", "--players")
    kinds = lineup.split(",")
    if len(kinds) > players:
        raise Malformed(f"{len(kinds)} kinds for {players} seats", "--lineup")
    seated = [kinds[seat % len(kinds)] for seat in range(players)]
    with files.naming_options(option or []):
        options = files.read_options(option or [])
        found = lab.run(
            game,
            seated,
            games,
            seed,
            options,
            duplicate,
            Console(stderr=True),
            edition=edition,
            limit=LIMIT if limit is None else limit,
        )
    if as_json:
        lab.write_json(found, console())
    elif as_csv:
        lab.write_csv(found)
    else:
        lab.show(found.summary, console())


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved rounds; medians are shown.")] = 7,
    as_json: AsJson = False,
) -> None:
    """Measure the engine against its peers in one run.

    Example: stammtisch bench --rounds 7
    """
    import msgspec

    from stammtisch.lab import bench as measured

    report = measured.run(rounds)
    if as_json:
        text = msgspec.json.format(msgspec.json.encode(report)).decode()
        console().out(text)
    else:
        measured.show(report, console())
