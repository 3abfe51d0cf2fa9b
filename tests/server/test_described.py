"""Whatever the description of the HTTP interface allows is answered without a fault of ours."""

from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase

from .running import ADMIN, Running, in_thread

EXAMPLES = 12


@pytest.fixture(scope="module", name="running")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with in_thread(tmp_path_factory.mktemp("club"), tables_per_user=10_000) as server:
        yield server


def ask_for_all_of_it(operation: Any, bearer: str) -> None:
    """One operation with many bodies, paths and queries."""

    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        reply = case.call(headers={"Authorization": f"Bearer {bearer}"})
        assert reply.status_code < 500, (case, reply.text)
        case.validate_response(reply, checks=[schemathesis.checks.not_a_server_error])

    ask()


def test_no_request_breaks_the_server(running: Running) -> None:
    token = running.guest()
    schema = schemathesis.openapi.from_url(f"{running.origin}/api/openapi.json")
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        mine = "x" * 43 if operation.path == "/api/session" else token
        ask_for_all_of_it(operation, ADMIN if "/admin" in operation.path else mine)
    with running.http(token) as http:
        assert http.get("/api/me").status_code == 200
