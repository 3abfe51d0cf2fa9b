"""The container samples, as far as they can be looked at without one: they fit together and the server."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from server.running import in_thread

from stammtisch.server import page_files
from stammtisch.server.settings import HELP, PREFIX, Settings, read_settings

from .programs import HOSTING

ROOT = HOSTING.parent
GIVEN = {"CARDS_NAME": "cards.example", "ADMIN_TOKEN": "sixteen letters!", "DATABASE_PASSWORD": "secret"}


def text(name: str) -> str:
    return (HOSTING / name).read_text(encoding="utf-8")


def filled(value: str) -> str:
    """A value of a compose file with its variables put in: what is given, or what stands after `:-`."""

    def put(found: re.Match[str]) -> str:
        name, _, usual = found[1].partition(":-")
        return usual or GIVEN[name.partition(":?")[0]]

    return re.sub(r"\$\{([^}]+)\}", put, value)


def services(*names: str) -> dict[str, Any]:
    """The services of compose files, each laid over those before it."""
    found: dict[str, Any] = {}
    for name in names:
        for service, parts in yaml.safe_load(text(name))["services"].items():
            before = found.setdefault(service, {})
            environment = {**before.get("environment", {}), **parts.get("environment", {})}
            before.update(parts, environment=environment)
    return found


def settings_of(service: dict[str, Any]) -> Settings:
    environment = {name: filled(str(value)) for name, value in service["environment"].items()}
    unknown = [name for name in environment if name.removeprefix(PREFIX).lower() not in HELP]
    assert unknown == []
    return read_settings(environment=environment)


def test_the_server_understands_its_settings_and_believes_the_proxy() -> None:
    found = services("compose.yaml")
    settings = settings_of(found["stammtisch"])
    assert settings.origins == ("https://cards.example",)
    assert settings.proxies == (found["proxy"]["networks"]["inside"]["ipv4_address"],)
    assert found["proxy"]["environment"]["CARDS_SERVER"] == f"stammtisch:{settings.port}"
    assert "ports" not in found["stammtisch"], "nobody comes in beside the proxy"


def test_with_postgresql_it_differs_in_the_store_alone() -> None:
    found = services("compose.yaml", "compose.postgres.yaml")
    settings = settings_of(found["stammtisch"])
    assert settings.store == "postgresql://stammtisch:secret@database/stammtisch"
    without = settings_of(services("compose.yaml")["stammtisch"])
    assert msgspec.structs.replace(settings, store="") == without
    database = {name: filled(value) for name, value in found["database"]["environment"].items()}
    assert database == {
        "POSTGRES_USER": "stammtisch",
        "POSTGRES_PASSWORD": "secret",
        "POSTGRES_DB": "stammtisch",
    }


def test_what_is_kept_is_on_a_volume() -> None:
    (place,) = re.findall(r"^VOLUME (.*)$", text("Containerfile"), re.MULTILINE)
    assert f"ENV XDG_DATA_HOME={place}" in text("Containerfile")
    volumes = services("compose.yaml")["stammtisch"]["volumes"]
    assert [volume.partition(":")[2] for volume in volumes] == [place]
    named = yaml.safe_load(text("compose.yaml"))["volumes"]
    assert {volume.partition(":")[0] for volume in volumes} <= set(named)


def test_no_image_has_an_address() -> None:
    """Where images come from is for the host to say."""
    found = services("compose.yaml", "compose.postgres.yaml")
    images = [filled(one["image"]) for one in found.values() if "image" in one]
    bases = re.findall(r"^ARG BASE=(.*)$", text("Containerfile"), re.MULTILINE)
    assert len(images) == 2
    assert len(bases) == 1
    assert [image for image in [*images, *bases] if not re.fullmatch(r"[a-z]+:[\w.-]+", image)] == []
    assert set(re.findall(r"^FROM (\S+)", text("Containerfile"), re.MULTILINE)) == {"${BASE}"}


def test_what_the_image_is_made_of_is_there() -> None:
    """Files that are copied or named, and the extra that is installed; and no more than is needed is sent."""
    for name in re.findall(r"requirements/\w+\.txt", text("Containerfile")):
        assert (ROOT / name).is_file()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = set(re.findall(r"'\.\[([\w,]+)\]'", text("Containerfile")))
    serving = [extra for extra in project["optional-dependencies"] if extra != "research"]
    assert extras == {",".join(serving)}
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert not {"src", "web", "backend", "requirements", "hosting"} & set(left_out)
    assert {".git", ".venv*", "**/node_modules"} <= set(left_out)


@pytest.mark.parametrize("built", [True, False])
def test_the_health_check_asks_whether_it_is_ready(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "is_built", lambda: built)
    asked, python, *words = services("compose.yaml")["stammtisch"]["healthcheck"]["test"]
    assert (asked, python) == ("CMD", "/opt/stammtisch/bin/python")
    with in_thread(tmp_path) as running:
        command = [word.replace("8470", str(running.port)) for word in words]
        done = subprocess.run([sys.executable, *command], capture_output=True, check=False)
    assert (done.returncode == 0) == built
