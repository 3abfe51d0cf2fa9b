"""The commands for people at a table; what they do is in the files beside this one."""

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from typer.completion import completion_init  # type: ignore[attr-defined]
from typer.exceptions import TyperException
from typer.main import get_command

from stammtisch import __version__
from stammtisch.base.errors import Malformed
from stammtisch.cli import files, main_admin, main_lab, main_serve
from stammtisch.cli.arguments import (
    COMPLETE,
    AsJson,
    Edition,
    GameName,
    Language,
    OptionList,
    RecordFile,
    YourName,
    console,
    is_compiled,
    known_language,
    write_json,
)
from stammtisch.cli.usage import complain, wrong_usage
from stammtisch.match.replay import Differs

HELP_NAMES: Final = ["-h", "--help"]
PLAY, CARDS, RECORDS, SERVER, LAB = "Play", "With real cards", "Records", "A server", "The lab"

app: Final = typer.Typer(
    name="stammtisch",
    add_completion=False,
    context_settings={"help_option_names": HELP_NAMES},
    pretty_exceptions_enable=False,
    help="A table for card games that have no real digital home.",
)


def commands() -> Any:
    """All commands, for a terminal or for a pipe, which gets no frames; what they take is named in our words,
    and flags take nothing."""
    app.rich_markup_mode = "rich" if sys.stdout.isatty() else None
    group: Any = get_command(app)
    admin = group.commands["admin"]
    for command in (group, *group.commands.values(), *admin.commands.values()):
        help_option = command.get_help_option(typer.Context(command, help_option_names=HELP_NAMES))
        for option in (help_option, *command.params):
            if option.param_type_name == "argument":
                option.display_type_rich = lambda ctx: ""  # its name is enough
            elif option.is_flag:
                option.metavar = ""
            elif option.metavar is None:
                option.metavar = metavar(option)
    return group


def metavar(option: Any) -> str:
    """What stands for the value of an option in help, where its command does not say it."""
    kind = str(getattr(getattr(option, "type_descriptor", None), "annotation", ""))
    return "NUMBER" if "int" in kind else "FILE" if "Path" in kind else str(option.name).upper()


def run_command() -> None:
    """What was typed; nothing at all asks for help."""
    if COMPLETE in os.environ:
        completion_init()
    typed = sys.argv[1:] or ["--help"]
    code = commands()(typed, prog_name="stammtisch", complete_var=COMPLETE, standalone_mode=False)
    sys.exit(code if isinstance(code, int) else 0)


def main(work: Callable[[], None] = run_command) -> None:
    """Runs a command; whatever is wrong with its input becomes one line and exit code 2."""
    for channel in (sys.stdout, sys.stderr):
        if isinstance(channel, io.TextIOWrapper):
            channel.reconfigure(errors="replace")
    try:
        work()
    except TyperException as problem:
        complain(str(wrong_usage(problem)))
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
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


def read_line(prompt: str) -> str:
    """What is typed; a channel that is closed has ended, and what can't be read is nothing we know."""
    try:
        return input(prompt)
    except RuntimeError:
        raise EOFError from None
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"


def show_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if is_compiled() else "interpreted: no compiled modules found"
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


Seats = Annotated[
    int | None, typer.Option("--players", help="How many sit at the table, you included; 4 unless told.")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="Who fills the other seats; one kind or a list a,b,c: novice, casual (unless told), expert, "
        "master (a machine); in games that go turn by turn also random, keen, rule, search:2000 or "
        "search:50ms.",
    ),
]
Slow = Annotated[
    float,
    typer.Option(
        "--slow",
        metavar="FACTOR",
        help="For games in real time: bots and deadlines take 0.5 to 20 times as long.",
    ),
]
Umpire = Annotated[
    bool, typer.Option("--umpire", help="You are the referee, too, in a game that has one; type: exclude 2.")
]
NewRecord = Annotated[Path | None, typer.Option("--record", help="Where to write the game down.")]
LeftGame = Annotated[Path | None, typer.Option("--resume", help="Go on with a game that was left.")]
Pauses = Annotated[bool, typer.Option(help="Wait for Enter after each trick or round.")]


@app.command(rich_help_panel=PLAY)
def play(
    game: GameName,
    players: Seats = None,
    bots: Bots = "",
    name: YourName = "",
    edition: Edition = "",
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same cards.")] = None,
    record: NewRecord = None,
    resume: LeftGame = None,
    pause: Pauses = True,
    slow: Slow = 1.0,
    umpire: Umpire = False,
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
        raise Malformed(
            "goes on as it was: only --record, --pause, --slow, --umpire and --lang go with it", "--resume"
        )
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
            umpire=umpire,
            console=Console(emoji=False),
            read=read_line,
        )


@app.command(rich_help_panel=PLAY)
def learn(
    game: GameName,
    stage: Annotated[int, typer.Option(help="The stage to begin with.")] = 1,
    name: YourName = "",
    lang: Language = "",
) -> None:
    """Learn a game act by act, with two bots and a check list.

    Example: stammtisch learn double --stage 2
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


@app.command(rich_help_panel=CARDS)
def referee(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The case as JSON, see docs/referee.md.")],
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Judge acts in a position: accepted or refused, by which rule, and where they lead.

    Example: stammtisch referee docs/examples/follow.json
    """
    from stammtisch.cli import referee as desk

    language = known_language(lang)
    case, verdicts = desk.referee(file)
    if as_json:
        write_json(verdicts, console())
    else:
        desk.show(case, verdicts, language, console())


@app.command(rich_help_panel=RECORDS)
def replay(
    record: RecordFile,
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


@app.command(rich_help_panel=RECORDS)
def verify(
    record: RecordFile,
    key: Annotated[
        str,
        typer.Option(
            "--key", metavar="KEY", help="The server that must have signed it; /api/key shows its key."
        ),
    ] = "",
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Check that a record is the game it claims to be, deals included.

    Example: stammtisch verify game.json
    """
    from stammtisch.cli.records import show_verification

    show_verification(record, key.strip().lower(), known_language(lang), as_json, console())


@app.command(rich_help_panel=PLAY)
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="A rule id, a section, or a word.")] = None,
    lang: Language = "",
    as_json: AsJson = False,
) -> None:
    """Read the rules, or look one up.

    Example: stammtisch rules double double:play:follow
    """
    from stammtisch.cli.rules import show_rules

    show_rules(game, rule, known_language(lang), as_json, console())


@app.command(rich_help_panel=CARDS)
def sheet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The pad as JSON, see docs/sheets.md.")],
    lang: Language = "",
    as_json: AsJson = False,
    as_html: Annotated[bool, typer.Option("--html", help="A Zettel as a page to print.")] = False,
) -> None:
    """Keep the score of a game played with real cards.

    Example: stammtisch sheet docs/examples/grass-pad.json
    """
    from stammtisch.cli import sheet as pad
    from stammtisch.words import Words

    words = Words(known_language(lang))
    if as_html and as_json:
        raise Malformed("choose one of --json and --html", "--html")
    found = pad.sheet(file, on_paper=as_html)
    if as_html:
        print(found.page_to_print(words))
    elif as_json:
        write_json(found.data(), console())
    else:
        found.show(words, console())


app.command(rich_help_panel=SERVER, epilog=main_serve.EPILOG)(main_serve.serve)
for name, command in main_serve.COMMANDS.items():
    app.command(name, rich_help_panel=SERVER)(command)
app.add_typer(main_admin.app, name="admin", rich_help_panel=SERVER)
for command in (main_lab.simulate, main_lab.bench, main_lab.arena, main_lab.league, main_lab.env):
    app.command(rich_help_panel=LAB)(command)
