"""What several commands are told, and where they answer."""

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console

from stammtisch.base import bits
from stammtisch.base.errors import Malformed
from stammtisch.games.catalogue import GAMES
from stammtisch.words import LANGUAGES, Words

WIDE: Final = 10_000
COMPLETE: Final = "_STAMMTISCH_COMPLETE"
"""In the environment when a shell asks how a command could go on."""

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


class Unpadded:
    """Standard output for programs: lines end where their text ends."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        return sys.stdout.write(re.sub(r"[ \t]+$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        sys.stdout.flush()


def console() -> Console:
    """Rule ids are no emoji, and numbers need no colours. What goes into a pipe is neither wrapped nor
    padded."""
    if sys.stdout.isatty():
        return Console(highlight=False, emoji=False)
    return Console(highlight=False, emoji=False, file=Unpadded(), width=WIDE)  # type: ignore[arg-type]


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


def lang_flag(words: Words) -> str:
    """What keeps the language in a command that is shown, where the environment would choose another."""
    return "" if words.language == usual_language() else f" --lang {words.language}"


def known_language(language: str) -> str:
    if not language:
        return usual_language()
    if language not in LANGUAGES:
        raise Malformed(f"{language!r} is not one of {', '.join(LANGUAGES)}", "--lang")
    return language
