"""Tests bear the rules they hold to: `pytest --rule double:play:follow` runs those of one rule. So do those
that prove what the server promises: `pytest --rule no-act-lost`."""

import pytest

BROKEN = "broken rule: "
STRAY = "stray test: "
NOTICE = "NOTICE: "
"""With this begins a reason to skip a test that is told at the end: something was not tried."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="ID",
        help="run only the tests that bear this rule; may be given several times",
    )
    parser.addoption(
        "--strays",
        action="append",
        default=[],
        metavar="ID",
        help="name the tests that fail and do not bear this rule",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    chosen: list[pytest.Item] = []
    others: list[pytest.Item] = []
    for item in items:
        marks = [*item.iter_markers("rule"), *item.iter_markers("proof")]
        borne = {rule for mark in marks for rule in mark.args}
        item.user_properties += [("rule", rule) for rule in sorted(borne)]
        (chosen if wanted & borne or not wanted else others).append(item)
    if others:
        config.hook.pytest_deselected(items=others)
    items[:] = chosen


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    failed = terminalreporter.stats.get("failed", [])
    broken = {rule for report in failed for name, rule in report.user_properties if name == "rule"}
    for rule in sorted(broken):
        terminalreporter.write_line(f"{BROKEN}{rule}")
    if wanted := set(terminalreporter.config.getoption("--strays")):
        for report in failed:
            if not wanted & {rule for name, rule in report.user_properties if name == "rule"}:
                terminalreporter.write_line(f"{STRAY}{report.nodeid}")
    for notice in sorted({reason for reason in reasons_to_skip(terminalreporter) if NOTICE in reason}):
        terminalreporter.write_line(notice)


def reasons_to_skip(terminalreporter: pytest.TerminalReporter) -> list[str]:
    skipped = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    return [told[2].removeprefix("Skipped: ") for told in skipped if isinstance(told, tuple)]
