"""Compiles the hot part of the engine with mypyc; without a C compiler the package stays pure Python."""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

GAMES = "src/stammtisch/games"
PAGE = "src/stammtisch/server/page/index.html"
GRASS = (
    *("cards", "piles", "scoring", "rules", "state", "knowledge", "facts", "rounds", "effects", "playing"),
    *("acts", "deals", "hidden", "outlook", "use", "choices", "trading", "bargains", "keen", "policy"),
    *("choosing", "chances", "features", "prospects", "position", "ideas", "offers"),
)
GRESS = (
    *("cards", "rules", "moment", "plays", "state", "throws", "turns", "debts", "deadlines", "scoring"),
    *("settlement", "swaps", "gifts", "effects", "wrong_plays", "laying", "marke", "complaints", "dealing"),
    *("drawing", "exclusion", "acts", "choosing", "hidden", "policy", "position", "offers"),
)
MATCH = ("host", "waiting", "match")
TABLE = ("core", "acting", "dealing", "pauses", "presence", "seats", "showing", "talk", "table")
SERVER = (
    *("audience", "clients", "connections", "counter", "deciding", "hall", "inbox", "index", "limits"),
    *("live", "tables", "writer"),
)
HOT = [
    f"{GAMES}/bits.py",
    f"{GAMES}/offers.py",
    f"{GAMES}/position.py",
    f"{GAMES}/double/cards.py",
    f"{GAMES}/double/scoring.py",
    f"{GAMES}/double/rules.py",
    f"{GAMES}/double/worlds.py",
    f"{GAMES}/double/state.py",
    f"{GAMES}/double/hidden.py",
    f"{GAMES}/double/shown.py",
    f"{GAMES}/double/facts.py",
    f"{GAMES}/double/policy.py",
    f"{GAMES}/double/policy_1.py",
    f"{GAMES}/double/outlook.py",
    f"{GAMES}/double/likely.py",
    f"{GAMES}/double/position.py",
    f"{GAMES}/double/offers.py",
    *(f"{GAMES}/grass/{name}.py" for name in GRASS),
    *(f"{GAMES}/gress/{name}.py" for name in GRESS),
    "src/stammtisch/players/tree.py",
    "src/stammtisch/players/gress_worths.py",
    "src/stammtisch/players/gress_outlook.py",
    "src/stammtisch/players/race.py",
    "src/stammtisch/players/trials.py",
    *(f"src/stammtisch/match/{name}.py" for name in MATCH),
    *(f"src/stammtisch/table/{name}.py" for name in TABLE),
    *(f"src/stammtisch/server/{name}.py" for name in SERVER),
]

INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition", "-finline-limit=2000"]
"""Without these gcc inlines little between functions, and playouts are much slower."""


def extensions() -> list[Any]:
    if os.environ.get("STAMMTISCH_PURE"):
        return []
    from mypyc.build import mypycify

    found = mypycify(HOT, group_name="stammtisch", opt_level="3", debug_level="0")
    if sys.platform == "linux":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    return found


class OptionalBuildExt(build_ext):
    """All or nothing: if one extension can't be built, none is installed."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("STAMMTISCH_REQUIRE_COMPILED"):
                raise
            print(f"warning: not compiled ({problem}); the package will run interpreted")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class BuildPy(build_py):
    """A server without its page would be of little use, so the page is built first."""

    def run(self) -> None:
        if not Path(PAGE).is_file() and not os.environ.get("STAMMTISCH_WITHOUT_PAGE"):
            raise SystemExit(f"{PAGE} is missing: run `make page`, or set STAMMTISCH_WITHOUT_PAGE=1")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildPy})
