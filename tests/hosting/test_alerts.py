"""The rules for Prometheus: every metric and label in them is one that a real server tells."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from server.running import ADMIN, in_thread

from .programs import HOSTING, changed, program, run

RULES = [
    rule
    for group in yaml.safe_load((HOSTING / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
SAMPLE = re.compile(r"\b(stammtisch_\w+)(?:\{(\w+)=\"(\w+)\"\})?")
DOCUMENTED = HOSTING.parent / "docs" / "hosting.md"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, str]]:
    """What a server tells Prometheus: each sample by its name alone, and with each of its labels."""
    with in_thread(tmp_path_factory.mktemp("club")) as running, running.http(ADMIN) as http:
        families = list(text_string_to_metric_families(http.get("/metrics").text))
    samples = [sample for family in families for sample in family.samples]
    bare = {(sample.name, "", "") for sample in samples}
    return bare | {(sample.name, *label) for sample in samples for label in sample.labels.items()}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_rule_asks_for_what_there_is(rule: dict[str, str], told: set[tuple[str, str, str]]) -> None:
    asked = SAMPLE.findall(rule["expr"])
    assert asked or rule["expr"] == 'up{job="stammtisch"} == 0'
    assert set(asked) <= told


def test_the_guide_names_metrics_that_exist(told: set[tuple[str, str, str]]) -> None:
    named = set(re.findall(r"`(stammtisch_\w+)`", DOCUMENTED.read_text(encoding="utf-8")))
    assert named
    assert named <= {name for name, _, _ in told}


def test_every_rule_says_what_to_do() -> None:
    for rule in RULES:
        assert set(rule["annotations"]) == {"summary", "what_to_do"}
        assert rule["labels"]["severity"] in ("page", "ticket")


def test_prometheus_understands_rules_and_settings(tmp_path: Path) -> None:
    for name in ("alerts.yml", "prometheus.yml"):
        (tmp_path / name).write_text(changed(name, {}))
    (tmp_path / "stammtisch.token").write_text(ADMIN)
    promtool = program("promtool")
    assert f"SUCCESS: {len(RULES)} rules found" in run(promtool, "check", "rules", tmp_path / "alerts.yml")
    assert "FAILED" not in run(promtool, "check", "config", tmp_path / "prometheus.yml")


def series(name: str, values: str) -> dict[str, str]:
    return {"series": name, "values": values}


APPENDS = "stammtisch_append_seconds_bucket"
GOOD_DAY = [
    series('up{job="stammtisch"}', "1x60"),
    series("stammtisch_store_well", "1x60"),
    series("stammtisch_store_troubles_total", "7x60"),
    series('stammtisch_commands_total{reply="failed"}', "7x60"),
    series('stammtisch_turned_away_total{reason="descriptors"}', "7x60"),
    series('stammtisch_turned_away_total{reason="address"}', "7x60"),
    series(f'{APPENDS}{{le="0.25"}}', "0+1000x60"),
    series(f'{APPENDS}{{le="1.0"}}', "0+1001x60"),
    series(f'{APPENDS}{{le="+Inf"}}', "0+1001x60"),
    series("stammtisch_tables", "300x60"),
    series("stammtisch_limited_total", "0+10x60"),
    series("stammtisch_bot_crashes_total", "2x60"),
]
"""A value each minute, for an hour: `0+10x60` grows by 10, `7x60` stays."""
BAD_DAYS = {
    "StammtischDown": [series('up{job="stammtisch"}', "0x60")],
    "StammtischStoreTrouble": [series("stammtisch_store_well", "0x60")],
    "StammtischCommandsFail": [series('stammtisch_commands_total{reply="failed"}', "0+1x60")],
    "StammtischFull": [series('stammtisch_turned_away_total{reason="descriptors"}', "0+1x60")],
    "StammtischDiskSlow": [
        series(f'{APPENDS}{{le="0.25"}}', "0+98x60"),
        series(f'{APPENDS}{{le="1.0"}}', "0+100x60"),
        series(f'{APPENDS}{{le="+Inf"}}', "0+100x60"),
    ],
    "StammtischManyTables": [series("stammtisch_tables", "4500x60")],
    "StammtischAddressTurnedAway": [series('stammtisch_turned_away_total{reason="address"}', "0+1x60")],
    "StammtischLimits": [series("stammtisch_limited_total", "0+120x60")],
    "StammtischBotsDie": [series("stammtisch_bot_crashes_total", "0+1x60")],
}


def expected(rule: dict[str, Any], labels: dict[str, str]) -> dict[str, Any]:
    return {"exp_labels": {**rule["labels"], **labels}, "exp_annotations": rule["annotations"]}


def day(rule: dict[str, Any], bad: bool) -> dict[str, Any]:
    """A day for promtool: what is told, and whether a rule wakes somebody after an hour."""
    there = BAD_DAYS[rule["alert"]] if bad else GOOD_DAY
    labels = dict(re.findall(r'(job|reply|reason)="(\w+)"', there[0]["series"])) if bad else {}
    alert = {"eval_time": "60m", "alertname": rule["alert"]}
    return {
        "interval": "1m",
        "input_series": there,
        "alert_rule_test": [{**alert, "exp_alerts": [expected(rule, labels)] if bad else []}],
    }


@pytest.mark.parametrize("bad", [False, True], ids=["good", "bad"])
def test_they_wake_somebody_on_a_bad_day_and_not_on_a_good_one(bad: bool, tmp_path: Path) -> None:
    rules = [str(HOSTING / "alerts.yml")]
    days = {"rule_files": rules, "evaluation_interval": "1m", "tests": [day(rule, bad) for rule in RULES]}
    (tmp_path / "days.yml").write_bytes(msgspec.json.encode(days))
    run(program("promtool"), "test", "rules", tmp_path / "days.yml")
