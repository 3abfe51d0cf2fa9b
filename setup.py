"""Compiles the hot part of the engine with mypyc; without a C compiler the package stays pure Python.

BUILD_STAMMTISCH_PURE=1               don't try
BUILD_STAMMTISCH_REQUIRE_COMPILED=1   fail if it can't be compiled
BUILD_STAMMTISCH_COMPILE=server       compile table and server as well, with all that they import installed
BUILD_STAMMTISCH_ENGINE=FOLDER        take what `setup.py build_ext --build-lib FOLDER` has compiled before
"""

import ast
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

PAGE = "src/stammtisch/server/page/index.html"
HOT = ("base", "games", "players", "lab")
WARM = ("match", "table", "server")
"""A server with these compiled needs about a fifth less CPU; but compiling takes half as long again."""

GROUP = "stammtisch"
LIBRARY = f"{GROUP}__mypyc"
"""What mypyc calls the library with all the code; each module is a small file beside it."""
INLINING = [
    *("-fvisibility=hidden", "-fno-semantic-interposition", "-finline-limit=2000"),
    "--param=inline-unit-growth=160",
]
"""Without these gcc inlines little between functions, and playouts are much slower."""
QUIET = ["-Wno-all"]
"""Looking for warnings in code that a machine wrote takes gcc as long as compiling it."""
TRIAL = "#include <Python.h>\nint main(void) { return 0; }\n"


def compiled_files() -> list[str]:
    rooms = (*HOT, *(WARM if os.environ.get("BUILD_STAMMTISCH_COMPILE") == "server" else ()))
    return [file for room in rooms for file in compiled_in(room)]


def compiled_in(room: str) -> list[str]:
    """The modules that the packages of a room say are compiled, read without importing any."""
    found = []
    for package in sorted(Path("src/stammtisch", room).rglob("__init__.py")):
        for statement in ast.parse(package.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "COMPILED":
                names = [str(node.value) for node in ast.walk(statement) if isinstance(node, ast.Constant)]
                found += [package.with_name(f"{name}.py").as_posix() for name in names]
    return found


def placeholders() -> list[Extension]:
    """The modules that will be compiled, by name: what is in them is found out when they are built."""
    if os.environ.get("BUILD_STAMMTISCH_PURE"):
        return []
    names = [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in compiled_files()]
    return [Extension(name, []) for name in (LIBRARY, *names)]


def translated() -> list[Any]:
    """The same modules in C. What mypyc says about them is shown if it can't go on."""
    from mypyc.build import mypycify

    told = io.StringIO()
    try:
        with contextlib.redirect_stdout(told):
            found = mypycify(
                ["--always-true=ENGINE_ALONE", *compiled_files()],
                group_name=GROUP,
                opt_level="2",
                debug_level="0",
            )
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
        engine = os.environ.get("BUILD_STAMMTISCH_ENGINE")
        try:
            if engine:
                self.take_from(Path(engine))
            else:
                self.try_compiler()
                self.fill_in(translated())
                super().run()
        except Exception as problem:
            if os.environ.get("BUILD_STAMMTISCH_REQUIRE_COMPILED"):
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
        if not Path(PAGE).is_file() and not os.environ.get("BUILD_STAMMTISCH_WITHOUT_PAGE"):
            raise SystemExit(f"{PAGE} is missing: run `make page`, or set BUILD_STAMMTISCH_WITHOUT_PAGE=1")
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
