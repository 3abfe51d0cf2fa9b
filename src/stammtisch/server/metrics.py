"""What can be counted, for Prometheus. No label tells who plays what."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Seconds."""


class Metrics:
    """Each server has its own, so that two in one process don't mix."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        registry = self.registry
        self.sockets: Final = Gauge("stammtisch_sockets", "Open WebSockets.", registry=registry)
        self.tables: Final = Gauge("stammtisch_tables", "Tables in memory.", registry=registry)
        replies = Counter("stammtisch_commands", "Commands by how they ended.", ["reply"], registry=registry)
        self.accepted: Final = replies.labels("accepted")
        self.refused: Final = replies.labels("refused")
        self.duplicate: Final = replies.labels("duplicate")
        self.failed: Final = replies.labels("failed")
        self.events: Final = Counter("stammtisch_events", "Events written to the log.", registry=registry)
        self.durable: Final = Histogram(
            "stammtisch_append_seconds",
            "From a decision until it is safe on disk.",
            buckets=BUCKETS,
            registry=registry,
        )
        self.reloads: Final = Counter(
            "stammtisch_reloads", "Tables read again after the log refused a write.", registry=registry
        )
        self.malformed: Final = Counter("stammtisch_malformed", "Messages not understood.", registry=registry)
        self.limited: Final = Counter("stammtisch_limited", "Requests over a limit.", registry=registry)
        self.slow: Final = Counter("stammtisch_slow", "Clients that did not read.", registry=registry)
        self.thoughts: Final = Counter("stammtisch_bot_acts", "Acts decided by bots.", registry=registry)
        self.crashes: Final = Counter("stammtisch_bot_crashes", "Bot workers lost.", registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
