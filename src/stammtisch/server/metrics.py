"""What can be counted, for Prometheus. No label tells who plays what."""

from collections.abc import Iterator
from typing import Final, Literal, get_args

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from stammtisch.server.messages import Error
from stammtisch.table.replies import Accepted, Duplicate, RefusedMessage

Reason = Literal["address", "descriptors", "slow", "unread", "large"]
"""Why a connection was turned away: too many of one address, too many at all, not sent in time, not read,
too large."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds."""


class CountUp:
    """Counts up; a plain number, for some are counted with every act."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self, more: int = 1) -> None:
        self.count += more


class Tallies(Collector):
    """All tallies, as Prometheus wants them when it asks."""

    def __init__(self) -> None:
        self.families: Final[list[tuple[str, str, str, dict[str, CountUp]]]] = []

    def one(self, name: str, about: str) -> CountUp:
        tally = CountUp()
        self.families.append((name, about, "", {"": tally}))
        return tally

    def family(self, name: str, about: str, label: str, *kinds: str) -> dict[str, CountUp]:
        """One for each kind, under one name."""
        family = {kind: CountUp() for kind in kinds}
        self.families.append((name, about, label, family))
        return family

    def collect(self) -> Iterator[CounterMetricFamily]:
        for name, about, label, tallies in self.families:
            family = CounterMetricFamily(name, about, labels=[label] if label else [])
            for kind, tally in tallies.items():
                family.add_metric([kind] if kind else [], tally.count)
            yield family


class Metrics:
    """Each server has its own, so that two in one process don't mix."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.sockets: Final = Gauge("stammtisch_sockets", "Open WebSockets.", registry=registry)
        self.connections: Final = Gauge(
            "stammtisch_connections", "Open connections that are no WebSockets.", registry=registry
        )
        self.tables: Final = Gauge("stammtisch_tables", "Tables in memory.", registry=registry)
        self.store_well: Final = Gauge(
            "stammtisch_store_well", "1 as long as the store reads and writes, else 0.", registry=registry
        )
        self.durable: Final = Histogram(
            "stammtisch_append_seconds",
            "From a batch of decisions until it is safe on disk.",
            buckets=BUCKETS,
            registry=registry,
        )
        tallies = Tallies()
        ends = {Accepted: "accepted", RefusedMessage: "refused", Duplicate: "duplicate", Error: "failed"}
        commands = tallies.family(
            "stammtisch_commands", "Commands by how they ended.", "reply", *ends.values()
        )
        self.commands: Final[dict[type, CountUp]] = {kind: commands[name] for kind, name in ends.items()}
        self.turned_away: Final = tallies.family(
            "stammtisch_turned_away", "Connections turned away, by reason.", "reason", *get_args(Reason)
        )
        self.events: Final = tallies.one("stammtisch_events", "Events written to the log.")
        self.reloads: Final = tallies.one(
            "stammtisch_reloads", "Tables read again after the log refused a write."
        )
        self.store_troubles: Final = tallies.one(
            "stammtisch_store_troubles", "What the store did not read or write."
        )
        self.malformed: Final = tallies.one("stammtisch_malformed", "Messages not understood.")
        self.limited: Final = tallies.one("stammtisch_limited", "Requests over a limit.")
        self.slow: Final = tallies.one("stammtisch_slow", "Clients that did not read.")
        self.thoughts: Final = tallies.one("stammtisch_bot_acts", "Acts decided by bots.")
        self.crashes: Final = tallies.one("stammtisch_bot_crashes", "Bot workers lost.")
        registry.register(tallies)

    def text(self) -> bytes:
        return generate_latest(self.registry)
