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

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: double, grass or gress.")]
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
    bots: Annotated[
        str,
        typer.Option(
            help="Who fills the other seats; one kind or a list a,b,c. For gress: novice, casual, expert or "
            "master (a machine)."
        ),
    ] = "",
    name: Annotated[str, typer.Option(help="What to call you.")] = "",
    edition: Edition = "",
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same cards.")] = None,
    record: Annotated[Path | None, typer.Option(help="Where to write the game down.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was left.")] = None,
    pause: Annotated[bool, typer.Option(help="Wait for Enter after each trick or round.")] = True,
    slow: Annotated[
        float,
        typer.Option(metavar="FACTOR", help="For gress: bots and deadlines take 0.5 to 20 times as long."),
    ] = 1.0,
    lang: Language = "",
) -> None:
    """Play in the terminal; bots fill the seats.

    Gress is played in real time, guided unless you say -o referee=official.

    Example: stammtisch play double --players 4

    Example: stammtisch play grass --edition classic -o target=500000

    Example: stammtisch play gress --players 3 --slow 2
    """
    from stammtisch.cli.play import play as sit_down

    new_table = (players is not None, bots, name, edition, option, seed is not None)
    if resume is not None and any(new_table):
        raise Malformed("goes on as it was: only --record, --pause, --slow and --lang go with it", "--resume")
    with files.naming_options(option or []):
        sit_down(
            game,
            players=4 if players is None else players,
            bots=bots.split(",") if bots else (),
            name=name,
            language=known_language(lang),
            edition=edition,
            options=files.read_options(option or []),
            seed=seed,
            record=record,
            resume=resume,
            pause=pause,
            slow=slow,
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
    lineup: Annotated[
        str,
        typer.Option(
            help="Who sits where, repeated to fill, e.g. rule,random; rule unless told. For gress the levels "
            "novice, casual, expert and master; casual unless told."
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    duplicate: Annotated[bool, typer.Option(help="Every deal once for each rotation of the seats.")] = False,
    limit: Annotated[
        int | None,
        typer.Option(
            help="Give a game up after so many decisions; 20000 unless told. For gress after so many seconds "
            "on the clock of its bots; 1800 unless told."
        ),
    ] = None,
    edition: Edition = "",
    option: OptionList = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="One row for each seat of each game.")] = False,
) -> None:
    """Let bots play many games and sum up.

    Gress is a game in real time; its bots play it here on a clock of their own, as fast as they can.

    Example: stammtisch simulate double --games 2000 --lineup rule,random --duplicate

    Example: stammtisch simulate gress --games 200 --lineup novice,expert --duplicate
    """
    from stammtisch.cli import simulate as lab
    from stammtisch.cli import simulate_gress as timed

    if as_json and as_csv:
        raise Malformed("choose one of --json and --csv", "--csv")
    rules = catalogue.find(game)
    if players not in rules.seats:
        raise Malformed(f"{players} can't play {game}", "--players")
    in_time = game == "gress"
    kinds = (lineup or (timed.USUAL if in_time else lab.USUAL)).split(",")
    if len(kinds) > players:
        raise Malformed(f"{len(kinds)} kinds for {players} seats", "--lineup")
    plan = lab.Plan(
        game=game,
        edition=rules.edition(edition),
        lineup=[kinds[seat % len(kinds)] for seat in range(players)],
        games=games,
        seed=seed,
        duplicate=duplicate,
        limit=limit,
    )
    form = "json" if as_json else "csv" if as_csv else "table"
    run = timed.run if in_time else lab.run
    with files.naming_options(option or []):
        tell = run(plan, files.read_options(option or []), Console(stderr=True))
    tell(form, console())


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


Entrants = Annotated[
    str,
    typer.Option(
        "--players",
        metavar="A,B,C",
        help="Who plays: random, keen, rule, search:2000 (iterations) or search:50ms (CPU time); for gress "
        "novice, casual, expert and master.",
    ),
]
DealSeed = Annotated[int, typer.Option("--seed", help="Same seed, same deals.")]
BotSeed = Annotated[
    int | None, typer.Option("--bot-seed", help="What the bots throw; the number of --seed unless told.")
]
LatencySeed = Annotated[
    int | None,
    typer.Option("--latency-seed", help="For gress: how fast bots are; the number of --seed unless told."),
]
Limit = Annotated[
    int | None,
    typer.Option(
        "--limit",
        help="Give a game up after so many decisions, 20000 unless told; for gress after so many seconds, "
        "1800 unless told.",
    ),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", help="How many processes share the work; all cores unless told."),
]


@app.command()
def arena(
    game: GameName,
    players: Entrants,
    deals: Annotated[int, typer.Option(help="How many deals, each once for every rotation.")] = 100,
    seed: DealSeed = 1,
    bot_seed: BotSeed = None,
    latency_seed: LatencySeed = None,
    limit: Limit = None,
    edition: Edition = "",
    option: OptionList = None,
    workers: Workers = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep finished deals here; started again it goes on from there."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the result as a page for a browser.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure players on the same deals, everybody in every seat.

    Players are named seat by seat; every deal is played once for each rotation.

    Differences are taken deal by deal, and intervals are 95 %, over deals.

    Example: stammtisch arena double --players search:50ms,rule,rule,rule --deals 500

    Example: stammtisch arena gress --players expert,casual,casual --keep gress.jsonl --plot gress.html
    """
    from stammtisch.cli import arena as ring

    with files.naming_options(option or []):
        found = ring.run(
            game,
            players.split(","),
            deals,
            ring.seeds(seed, bot_seed, latency_seed),
            files.read_options(option or []),
            Console(stderr=True),
            edition=edition,
            limit=limit,
            workers=workers,
            keep=keep,
        )
    ring.tell(found, as_json, plot, console())


@app.command()
def league(
    game: GameName,
    players: Entrants,
    games: Annotated[int, typer.Option(help="How many games, each with a deal of its own.")] = 200,
    seats: Annotated[
        int | None, typer.Option(help="Seats at each table; 4 or all players unless told.")
    ] = None,
    seed: DealSeed = 1,
    bot_seed: BotSeed = None,
    latency_seed: LatencySeed = None,
    limit: Limit = None,
    edition: Edition = "",
    option: OptionList = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Rate a set of players by many games at tables drawn from it.

    Example: stammtisch league double --players search:500,search:100,rule,keen,random --games 300
    """
    from stammtisch.cli import league as table
    from stammtisch.cli.arena import seeds

    names = players.split(",")
    with files.naming_options(option or []):
        found = table.run(
            game,
            names,
            games,
            min(4, len(names)) if seats is None else seats,
            seeds(seed, bot_seed, latency_seed),
            files.read_options(option or []),
            Console(stderr=True),
            edition=edition,
            limit=limit,
            workers=workers,
        )
    table.tell(found, as_json, console())
