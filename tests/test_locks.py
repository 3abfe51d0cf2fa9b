"""What is installed is written down whole: a lock holds all that its packages ask for, and no address."""

import json
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCKS = ("uv", "run", "build", "dev", "bench", "page")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
PAGE = "web"
"""It is built on every machine, so what it needs on some of them only has to be locked too."""
NPM_LOCKS = (PAGE, "benchmarks/servers")


Machine = dict[str, str]
"""What markers ask of a machine."""


class Pin(NamedTuple):
    """One line of a lock."""

    requirement: Requirement
    hashes: int

    @property
    def version(self) -> str:
        return str(self.requirement.specifier).removeprefix("==")


def lock(kind: str) -> dict[str, list[Pin]]:
    """A lock as its packages; one may have several versions, each for some machines."""
    pins: dict[str, list[Pin]] = {}
    for entry in re.split(r"\n(?=[a-zA-Z])", (ROOT / f"requirements/{kind}.txt").read_text()):
        line = entry.split(" \\\n")[0].split("\n")[0]
        pin = Pin(Requirement(line), entry.count("--hash=sha256:"))
        pins.setdefault(canonicalize_name(pin.requirement.name), []).append(pin)
    return pins


def wanted(kind: str) -> Iterator[Requirement]:
    """What the file says that a lock is made from."""
    for line in (ROOT / f"requirements/{kind}.in").read_text().splitlines():
        if line.startswith("-r "):
            yield from wanted(line.removeprefix("-r ").removesuffix(".in"))
        elif line and not line.startswith("#"):
            yield Requirement(line)


def machines() -> list[Machine]:
    """Every machine we mean to run on, as markers know them."""
    return [
        dict[str, str](default_environment())  # type: ignore[arg-type]
        | {"python_version": python, "python_full_version": f"{python}.9"}
        | {"sys_platform": platform, "platform_system": system, "os_name": name}
        for python, (platform, system, name) in product(PYTHONS, SYSTEMS)
    ]


def applies(requirement: Requirement, machine: Machine, extra: str = "") -> bool:
    return requirement.marker is None or requirement.marker.evaluate({**machine, "extra": extra})


def holds(pins: dict[str, list[Pin]], asked: Requirement, machine: Machine) -> bool:
    """Whether a lock has the package that is asked for, with its extras, on one machine."""
    return any(
        asked.specifier.contains(pin.version, prereleases=True) and asked.extras <= pin.requirement.extras
        for pin in pins.get(canonicalize_name(asked.name), [])
        if applies(pin.requirement, machine)
    )


def asked_by(pin: Pin, machine: Machine) -> Iterator[Requirement]:
    """What a locked package asks for in turn; nothing is known of one that is not installed here."""
    try:
        found = distribution(pin.requirement.name)
    except PackageNotFoundError:
        return
    if found.version == pin.version:
        for text in found.requires or []:
            asked = Requirement(text)
            if any(applies(asked, machine, extra) for extra in {"", *pin.requirement.extras}):
                yield asked


@pytest.mark.parametrize("kind", LOCKS)
def test_every_pin_has_one_version_and_its_hashes(kind: str) -> None:
    for pins in lock(kind).values():
        for pin in pins:
            assert re.fullmatch(r"==[^,*]+", str(pin.requirement.specifier)), pin
            assert pin.hashes, pin


@pytest.mark.parametrize("kind", LOCKS)
def test_a_lock_holds_what_it_is_made_from(kind: str) -> None:
    pins = lock(kind)
    missing = {
        str(asked)
        for machine in machines()
        for asked in wanted(kind)
        if applies(asked, machine) and not holds(pins, asked, machine)
    }
    assert not missing


@pytest.mark.parametrize("kind", LOCKS)
def test_a_lock_holds_what_its_packages_ask_for(kind: str) -> None:
    pins = lock(kind)
    missing = {
        f"{pin.requirement.name} asks for {asked}"
        for machine in machines()
        for versions in pins.values()
        for pin in versions
        if applies(pin.requirement, machine)
        for asked in asked_by(pin, machine)
        if not holds(pins, asked, machine)
    }
    assert not missing


def test_enough_is_installed_to_say_so() -> None:
    """Otherwise the test above would say nothing."""
    here = [name for name in lock("dev") if next(asked_by(lock("dev")[name][0], machines()[0]), None)]
    assert {"picows", "pytest-cov", "schemathesis", "uvicorn"} <= set(here)


def test_an_extra_that_is_not_locked_is_found() -> None:
    pins = lock("run")
    pins["python-socks"] = [Pin(Requirement("python-socks==3.2.0"), 1)]
    assert not holds(pins, Requirement("python-socks[asyncio]<4"), machines()[0])


@pytest.mark.parametrize("kind", ["build", "dev", "bench"])
def test_what_runs_is_the_same_for_everybody(kind: str) -> None:
    larger = lock(kind)
    assert {name: {pin.version for pin in larger[name]} for name in lock("run")} == {
        name: {pin.version for pin in pins} for name, pins in lock("run").items()
    }


def test_the_package_asks_for_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["signed"]]
    assert {str(Requirement(text)) for text in needed} == {str(asked) for asked in wanted("run")}


@pytest.mark.parametrize("folder", NPM_LOCKS)
def test_the_locks_of_npm_are_whole(folder: str) -> None:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / folder / "package-lock.json").read_text())[
        "packages"
    ]
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or package.get("link") or package["integrity"], path
        optional = {
            name for name, meta in package.get("peerDependenciesMeta", {}).items() if meta.get("optional")
        }
        asked = {*package.get("dependencies", {})} | ({*package.get("peerDependencies", {})} - optional)
        if folder == PAGE:
            asked |= {*package.get("optionalDependencies", {})}
        for name in asked:
            assert any(place in packages for place in places(path, name)), f"{path} asks for {name}"


def places(path: str, name: str) -> Iterator[str]:
    """Where Node looks for a package that another one asks for."""
    while path:
        yield f"{path}/node_modules/{name}"
        path = path.rpartition("/node_modules/")[0] if "/node_modules/" in path else ""
    yield f"node_modules/{name}"


def test_no_lock_names_an_address() -> None:
    for path in (
        *ROOT.glob("requirements/*"),
        *(ROOT / folder / "package-lock.json" for folder in NPM_LOCKS),
    ):
        assert "index-url" not in path.read_text()
        assert not re.search(r"https?://\S+/(simple|packages|-/)", path.read_text()), path
