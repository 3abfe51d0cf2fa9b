"""Settings from flags, the environment and a file, in this order; wrong ones are named."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stammtisch.base.errors import Malformed
from stammtisch.server.settings import HELP, Settings, read_settings


def test_every_setting_is_explained() -> None:
    assert list(HELP) == [field.name for field in msgspec.structs.fields(Settings)]


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('port = 1\nworkers = 2\nidle_seconds = 3\norigins = ["https://a.example"]\n')
    found = read_settings(
        {"port": "10", "workers": None},
        {"STAMMTISCH_PORT": "5", "STAMMTISCH_WORKERS": "6", "STAMMTISCH_PROXIES": "10.0.0.1, 10.0.0.2"},
        file,
    )
    assert (found.port, found.workers, found.idle_seconds) == (10, 6, 3)
    assert found.origins == ("https://a.example",)
    assert found.proxies == ("10.0.0.1", "10.0.0.2")
    assert found.host == Settings().host


@pytest.mark.parametrize(
    ("flags", "environment", "file", "named"),
    [
        ({"port": "many"}, {}, "", "--port: "),
        ({"port": "70000"}, {}, "", "--port: "),
        ({"bot_milliseconds": "1"}, {}, "", "--bot-milliseconds: "),
        ({"metrics": "carrier pigeon"}, {}, "", "--metrics: "),
        ({"tls_cert": "a.pem"}, {}, "", "--tls-key: "),
        ({"admin_token": "short"}, {}, "", "--admin-token: "),
        ({"origins": "cards.example"}, {}, "", "--origins: "),
        ({"origins": "https://cards.example/"}, {}, "", "--origins: "),
        ({}, {"STAMMTISCH_WORKERS": "-1"}, "", "STAMMTISCH_WORKERS: "),
        ({}, {}, "port = 'x'", "club.toml: port: "),
        ({}, {}, "ports = 1", "club.toml: ports: "),
        ({}, {}, "port = = 1", "club.toml: not TOML"),
    ],
)
def test_a_wrong_setting_is_named(
    tmp_path: Path, flags: dict[str, Any], environment: dict[str, str], file: str, named: str
) -> None:
    path = tmp_path / "club.toml"
    path.write_text(file)
    with pytest.raises(Malformed) as problem:
        read_settings(flags, environment, path)
    assert named in str(problem.value)
    assert "\n" not in str(problem.value)
