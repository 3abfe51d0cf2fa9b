"""Compiles the hot part of the engine with mypyc; without a C compiler the package stays pure Python.

STAMMTISCH_PURE=1               don't try
STAMMTISCH_REQUIRE_COMPILED=1   fail if it can't be compiled
STAMMTISCH_COMPILE=server       compile the table and the server as well, with all that they import installed
STAMMTISCH_ENGINE=FOLDER        take what `setup.py build_ext --build-lib FOLDER` has compiled before
"""

import contextlib
import io
import os
import shutil
import sys
import tempfile
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
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
PLAYERS = ("tree", "gress/worths", "gress/outlook", "gress/race", "trials")
HOT = [
    "src/stammtisch/base/bits.py",
    "src/stammtisch/base/draws.py",
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
    *(f"src/stammtisch/players/{name}.py" for name in PLAYERS),
]
MATCH = ("host", "waiting", "match")
TABLE = ("core", "acting", "dealing", "pauses", "presence", "seats", "showing", "talk", "table")
SERVER = (
    *("audience", "clients", "connections", "counter", "deciding", "hall", "inbox", "index", "limits"),
    *("live", "tables", "writer"),
)
WARM = [
    *(f"src/stammtisch/match/{name}.py" for name in MATCH),
    *(f"src/stammtisch/table/{name}.py" for name in TABLE),
    *(f"src/stammtisch/server/{name}.py" for name in SERVER),
]
"""A server with these compiled needs about a fifth less CPU; but compiling takes half as long again."""

GROUP = "stammtisch"
LIBRARY = f"{GROUP}__mypyc"
"""What mypyc calls the library with all the code; each module is a small file beside it."""
INLINING = [
    *("-fvisibility=hidden", "-fno-semantic-interposition", "-finline-limit=2000"),
    "--param=inline-unit-growth=120",
]
"""Without these gcc inlines little between functions, and playouts are much slower."""
QUIET = ["-Wno-all"]
"""Looking for warnings in code that a machine wrote takes gcc as long as compiling it."""
TRIAL = "#include <Python.h>\nint main(void) { return 0; }\n"


def compiled_files() -> list[str]:
    return [*HOT, *(WARM if os.environ.get("STAMMTISCH_COMPILE") == "server" else [])]


def placeholders() -> list[Extension]:
    """The modules that will be compiled, by name: what is in them is found out when they are built."""
    if os.environ.get("STAMMTISCH_PURE"):
        return []
    names = [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in compiled_files()]
    return [Extension(name, []) for name in (LIBRARY, *names)]


def translated() -> list[Any]:
    """The same modules in C. What mypyc says about them is shown if it can't go on."""
    from mypyc.build import mypycify

    told = io.StringIO()
    try:
        with contextlib.redirect_stdout(told):
            found = mypycify(compiled_files(), group_name=GROUP, opt_level="2", debug_level="0")
    except SystemExit:
        print(told.getvalue())
        raise
    if sys.platform != "win32":
        inlining = INLINING if sys.platform == "linux" else []
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *QUIET, *inlining]
    return found


class OptionalBuildExt(build_ext):
    """All or nothing: if one module can't be compiled, none is installed.

    mypyc runs here and nowhere else, so that who asks for the metadata need not wait for it.
    """

    def run(self) -> None:
        if not self.extensions:
            return
        engine = os.environ.get("STAMMTISCH_ENGINE")
        try:
            if engine:
                self.take_from(Path(engine))
            else:
                self.try_compiler()
                self.fill_in(translated())
                super().run()
        except Exception as problem:
            if os.environ.get("STAMMTISCH_REQUIRE_COMPILED"):
                raise
            self.stay_pure(problem)

    def fill_in(self, found: list[Any]) -> None:
        """Sources and flags for the placeholders."""
        by_name = {extension.name: extension for extension in found}
        for extension in self.extensions:
            for name, value in vars(by_name[extension.name]).items():
                setattr(extension, name, value)

    def take_from(self, folder: Path) -> None:
        """What was compiled before is copied."""
        for extension in self.extensions:
            target = Path(self.get_ext_fullpath(extension.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(folder / target.relative_to(self.build_lib), target)

    def try_compiler(self) -> None:
        """Whether anything can be compiled, asked before a minute is spent."""
        compiler = new_compiler()
        customize_compiler(compiler)
        with tempfile.TemporaryDirectory() as folder:
            trial = Path(folder, "trial.c")
            trial.write_text(TRIAL)
            compiler.compile([str(trial)], output_dir=folder, include_dirs=self.include_dirs)

    def stay_pure(self, problem: Exception) -> None:
        reason = " ".join(str(problem).split())
        print(f"NOTICE: the engine is not compiled, and slower from its source ({reason})", file=sys.stderr)
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []


class BuildPy(build_py):
    """A server without its page would be of little use."""

    def run(self) -> None:
        if not Path(PAGE).is_file() and not os.environ.get("STAMMTISCH_WITHOUT_PAGE"):
            raise SystemExit(f"{PAGE} is missing: run `make page`, or set STAMMTISCH_WITHOUT_PAGE=1")
        super().run()


class HonestWheel(bdist_wheel):
    """A wheel is for every machine if nothing in it was compiled."""

    def run(self) -> None:
        self.run_command("build_ext")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


setup(
    ext_modules=placeholders(),
    cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildPy, "bdist_wheel": HonestWheel},
)
