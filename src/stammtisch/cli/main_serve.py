"""The commands for whoever runs a server. Every setting of the server is a flag."""

import inspect
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from stammtisch.cli.arguments import Language, console, known_language
from stammtisch.server.settings import HELP, PREFIX, Settings, read_settings

USUAL: Final = Settings()
EPILOG: Final = (
    f"Each setting can also be given in the environment ({PREFIX}PORT=80 for --port) or in a TOML file "
    "(--config). A flag goes before the environment, the environment before the file."
)
ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings as TOML: port = 80")
]


def flag(name: str) -> inspect.Parameter:
    """A setting as an option of the command line; what it may be is for the settings to say."""
    usual = getattr(USUAL, name)
    told = ", ".join(usual) if isinstance(usual, tuple) else str(usual)
    text = HELP[name] + (f" Usually {told}." if told else "")
    option = typer.Option("--" + name.replace("_", "-"), metavar=name.rpartition("_")[2].upper(), help=text)
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


def serve(config: ConfigFile = None, lang: Language = "", **flags: Any) -> None:
    """Open a table for others: a server for browsers and bots.

    Example: stammtisch serve --port 8470

    Example: stammtisch serve --config club.toml --origins https://cards.example
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    server.serve(read_settings(flags, file=config), Words(known_language(lang)), console())


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; must not be there yet.")],
    store: Annotated[str | None, typer.Option("--store", help=HELP["store"])] = None,
    config: ConfigFile = None,
    lang: Language = "",
) -> None:
    """Copy everything the server has kept, also while it runs.

    Example: stammtisch backup club-today.db
    """
    from stammtisch.cli import serve as server
    from stammtisch.words import Words

    server.backup(read_settings({"store": store}, file=config), file)
    console().print(Words(known_language(lang)).say("server-backed-up", file=str(file)), soft_wrap=True)


def with_flags() -> None:
    """`serve` takes every setting by name."""
    own = [one for one in inspect.signature(serve).parameters.values() if one.kind is not one.VAR_KEYWORD]
    settings = [flag(name) for name in HELP]
    serve.__signature__ = inspect.Signature([*own, *settings])  # type: ignore[attr-defined]
    serve.__annotations__ = {one.name: one.annotation for one in [*own, *settings]}


with_flags()
