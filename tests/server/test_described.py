"""Requests made up from the API's own description, right and wrong ones: never an answer that it broke."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import given
from laws.tables import law
from schemathesis import GenerationMode

from stammtisch.server import openapi
from stammtisch.server.api_types import Failed

from .running import ADMIN, Running, in_thread

SCHEMA = schemathesis.openapi.from_dict(msgspec.to_builtins(openapi.document()))
FOUND: list[Any] = list(SCHEMA.get_all_operations())
LAST = "/api/admin/drain"
"""After that there is no server to ask."""
OPERATIONS: list[Any] = [found.ok() for found in FOUND if found.ok().path != LAST]
RIGHT = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
WRONG = [  # a path can hold anything
    (operation, GenerationMode.NEGATIVE) for operation in OPERATIONS if operation.body or operation.query
]


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club"), tables_per_user=10_000) as server:
        yield server


@pytest.mark.proof("malformed")
@pytest.mark.parametrize(
    ("operation", "mode"),
    RIGHT + WRONG,
    ids=[f"{operation.label} {mode.value}" for operation, mode in RIGHT + WRONG],
)
def test_no_request_breaks_the_server(running: Running, operation: Any, mode: GenerationMode) -> None:
    token = ADMIN if "/admin" in operation.path else running.guest()

    @law(10)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        reply = case.call(base_url=running.origin, headers={"authorization": f"Bearer {token}"})
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400:
            msgspec.json.decode(reply.content, type=Failed)

    ask()
