"""What several commands are told, and where they answer."""

from typing import Annotated

import typer
from rich.console import Console

from stammtisch.base import bits
from stammtisch.words import LANGUAGES

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


def console() -> Console:
    """Rule ids are no emoji, and numbers need no colours."""
    return Console(highlight=False, emoji=False)


def is_compiled() -> bool:
    """Whether the engine is; otherwise it runs from its source, and is slower."""
    return not str(bits.__file__).endswith(".py")
