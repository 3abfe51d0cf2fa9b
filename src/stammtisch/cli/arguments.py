"""What several commands are told, and where they answer."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console

from stammtisch.base import bits
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.words import LANGUAGES

EDITIONS: Final = "; ".join(
    f"{game.name} has {' and '.join(game.editions)}" for game in GAMES.values() if len(game.editions) > 1
)
GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help=f"Which game: {', '.join(list(GAMES)[:-1])} or {list(GAMES)[-1]}."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A game record.")]
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
Edition = Annotated[str, typer.Option("--edition", help=f"An edition of the game; {EDITIONS}.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
YourName = Annotated[str, typer.Option("--name", help="What to call you.")]


def console() -> Console:
    """Rule ids are no emoji, and numbers need no colours."""
    return Console(highlight=False, emoji=False)


def write_json(data: Any, out: Console) -> None:
    """Data for programs, in lines that people can read too."""
    out.out(msgspec.json.format(msgspec.json.encode(data)).decode())


def is_compiled() -> bool:
    """Whether the engine is; otherwise it runs from its source, and is slower."""
    return not str(bits.__file__).endswith(".py")


def usual_language() -> str:
    """That of the environment if we speak it, else English."""
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return said[:2] if said[:2] in LANGUAGES else "en"


def known_language(language: str) -> str:
    if not language:
        return usual_language()
    if language not in LANGUAGES:
        raise Malformed(f"{language!r} is not one of {', '.join(LANGUAGES)}", "--lang")
    return language
