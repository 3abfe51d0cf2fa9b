"""The commands for whoever runs a server. Every setting of the server is a flag."""

import inspect
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from typer.completion import get_completion_script  # type: ignore[attr-defined]

from stammtisch.base.errors import Malformed
from stammtisch.base.reading import shortened
from stammtisch.cli.arguments import COMPLETE, AsJson, Language, console, known_language, write_json
from stammtisch.cli.usage import complain
from stammtisch.games.options import allowed_by
from stammtisch.server.settings import HELP, PREFIX, Settings, field_type, read_settings, unknown_words
from stammtisch.store.store import Unsound

USUAL: Final = Settings()
EPILOG: Final = (
    f"Each setting can also be given in the environment ({PREFIX}PORT=80 for --port) or in a TOML file "
    "(--config). A flag goes before the environment, the environment before the file."
)
SHELLS: Final = ("bash", "zsh", "fish", "powershell")
Port = Annotated[str | None, typer.Option("--port", metavar="NUMBER", help=HELP["port"])]
ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings as TOML: port = 80")
]
StoreAddress = Annotated[str | None, typer.Option("--store", metavar="STORE", help=HELP["store"])]
PANELS: Final = {
    name: panel
    for panel, names in {
        "Where it is": "host port origins proxies proxy_rtt_header tls_cert tls_key hsts_days",
        "What it keeps": "store session_days guest_days talk_days report_days match_days idle_seconds "
        "log log_format",
        "Who looks after it": "admin_token metrics",
        "Games and bots": "games workers bot_pause bot_milliseconds lag_credit",
        "How much at once": "tables tables_per_user tables_per_day public_tables_per_address spectators "
        "sockets_per_user sockets_per_address "
        "connections_per_address request_seconds keep_alive_seconds messages_per_second messages_at_once "
        "requests_per_minute guests_per_hour logins_per_hour says_per_minute",
    }.items()
    for name in names.split()
}


def metavar(name: str) -> str:
    """What a setting is given as: one of a few words, a list, a number or a word."""
    kind = str(field_type(name))
    if allowed := allowed_by(field_type(name)).removeprefix("one of "):
        return allowed.replace(", ", "|") if "Literal" in kind else "NUMBER"
    return "A,B,C" if "tuple" in kind else "NUMBER" if "int" in kind else name.upper()


def flag(name: str) -> inspect.Parameter:
    """A setting as an option of the command line; what it may be is for the settings to say."""
    usual = getattr(USUAL, name)
    told = ", ".join(usual) if isinstance(usual, tuple) else str(usual)
    text = HELP[name] + (f" Usually {told}." if told else "")
    option = typer.Option(
        "--" + name.replace("_", "-"), metavar=metavar(name), help=text, rich_help_panel=PANELS[name]
    )
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


def settings_of(flags: Mapping[str, Any], file: Path | None) -> Settings:
    """The settings of a command; words in the environment that look like settings and are none are told."""
    for problem in unknown_words(os.environ):
        complain(problem)
    return read_settings(flags, file=file)


def serve(config: ConfigFile = None, lang: Language = "", **flags: Any) -> None:
    """Open a table for others: a server for browsers and bots.

    Example: stammtisch serve --port 8470

    Example: stammtisch serve --config club.toml --origins https://cards.example
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    server.serve(settings_of(flags, config), Words(known_language(lang)), console())


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; must not be there yet.")],
    store: StoreAddress = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Copy everything the server has kept, also while it runs.

    Example: stammtisch backup club-today.db
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    server.backup(settings_of({"store": store}, config), file)
    console().print(
        Words(known_language(lang)).say("server-backed-up", file=escape(str(file))), soft_wrap=True
    )


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `stammtisch backup`.")],
    store: StoreAddress = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Check a copy, and put it where the server keeps everything. Nothing is overwritten.

    Example: stammtisch restore club-today.db
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    found = server.restore(settings_of({"store": store}, config), file)
    words = Words(known_language(lang))
    told = words.say("server-restored", file=escape(str(file)), tables=found.tables, users=found.users)
    console().print(told, soft_wrap=True)


def verify_store(store: StoreAddress = None, config: ConfigFile = None, lang: Language = "") -> None:
    """Check that everything a server keeps is as it wrote it, also while it runs.

    Example: stammtisch verify-store
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    try:
        found = server.verify_store(settings_of({"store": store}, config))
    except Unsound as problem:
        complain(str(problem))
        raise typer.Exit(1) from None
    words = Words(known_language(lang))
    console().print(words.say("server-sound", tables=found.tables, users=found.users), soft_wrap=True)


def open_page(config: ConfigFile = None, port: Port = None, lang: Language = "") -> None:
    """Open the page in the browser, and the server with it where none runs yet.

    Example: stammtisch open
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    server.open_page(settings_of({"port": port}, config), Words(known_language(lang)), console())


def show_config(
    show: Annotated[bool, typer.Option("--show", help="Print all settings, as a file for --config.")] = False,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Check the settings of the environment and of a file, as a server would read them.

    Example: stammtisch config --show --config club.toml
    """
    from stammtisch.cli import doctor
    from stammtisch.words import Words

    settings = settings_of({}, config)
    if show:
        print(doctor.as_toml(settings), end="")
    else:
        console().print(Words(known_language(lang)).say("config-right"))


def look_around(
    config: ConfigFile = None, port: Port = None, lang: Language = "", as_json: AsJson = False
) -> None:
    """Say what is installed, compiled, reachable and writable, and which limits there are.

    Example: stammtisch doctor
    """
    from stammtisch.cli import doctor
    from stammtisch.words import Words

    found = doctor.look(settings_of({"port": port}, config))
    if as_json:
        write_json(found, console())
    else:
        doctor.show(found, Words(known_language(lang)), console())
    if not all(one.well for one in found):
        raise typer.Exit(1)


def completion(shell: Annotated[str, typer.Argument(metavar="|".join(SHELLS), help="Your shell.")]) -> None:
    """Print what makes a shell complete our commands; where it goes depends on the shell.

    Example: stammtisch completion bash >> ~/.bashrc

    Example: stammtisch completion fish > ~/.config/fish/completions/stammtisch.fish
    """
    if shell not in SHELLS:
        raise Malformed(f"{shortened(shell)} is not one of {', '.join(SHELLS)}", "shell")
    print(get_completion_script(prog_name="stammtisch", complete_var=COMPLETE, shell=shell))


COMMANDS: Final[Mapping[str, Callable[..., None]]] = {
    "open": open_page,
    "backup": backup,
    "restore": restore,
    "verify-store": verify_store,
    "config": show_config,
    "doctor": look_around,
    "completion": completion,
}
"""What can be done beside `serve`."""


def with_flags() -> None:
    """`serve` takes every setting by name."""
    own = [one for one in inspect.signature(serve).parameters.values() if one.kind is not one.VAR_KEYWORD]
    settings = [flag(name) for name in HELP]
    serve.__signature__ = inspect.Signature([*own, *settings])  # type: ignore[attr-defined]
    serve.__annotations__ = {one.name: one.annotation for one in [*own, *settings]}


with_flags()
