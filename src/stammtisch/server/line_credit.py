"""How much earlier than it arrived an act counts in a game in time.

A client says by its pongs how long its line is, and could say more than is true. So no more is credited than
something confirms that a client can't delay alone: the round trip as the kernel measures it, the shortest
since the line was opened. Behind a proxy the kernel measures the proxy, unless the proxy hands on the figure
of its own kernel.
"""

import socket
import struct
from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

from stammtisch.table.core import MOST_LAG

WITHIN_DOUBT: Final = 0.030
"""Seconds by which a client may answer later than the kernel says, and is still taken to say the same."""
LONGEST_TOLD: Final = 60_000_000
TCP_INFO: Final = getattr(socket, "TCP_INFO", None)
INFO_BYTES: Final = 152
SMOOTHED_AT: Final = 68
SHORTEST_AT: Final = 148
"""Where the kernel of Linux has its round trips (`struct tcp_info`), in microseconds."""
MICROSECONDS: Final = 1_000_000

CreditReason = Literal["confirmed", "late", "proxy", "unknown", "unmeasured", "off"]
"""Why so much is credited. `confirmed`: it is the whole line. `late`: the client answers later than the
kernel confirms. `proxy`: a proxy hides the line. `unknown`: the system does not tell. `unmeasured`: nothing
came back yet. `off`: whoever runs the server wants it so."""


class Credit(NamedTuple):
    """Milliseconds by which acts count as done before they arrived, and why not more."""

    ms: int
    reason: CreditReason


def kernel_trip(line: Any) -> float | None:
    """Seconds to the other end of a TCP connection and back, as the kernel has measured it at best; None
    where it does not say."""
    if TCP_INFO is None or line is None:
        return None
    try:
        info = line.getsockopt(socket.IPPROTO_TCP, TCP_INFO, INFO_BYTES)
    except OSError:
        return None
    if len(info) < INFO_BYTES:
        return None
    smoothed, shortest = (struct.unpack_from("=I", info, place)[0] for place in (SMOOTHED_AT, SHORTEST_AT))
    return float(min(smoothed, shortest)) / MICROSECONDS


class Witness(NamedTuple):
    """What can confirm how long a line is."""

    compensates: bool = True
    behind_proxy: bool = False
    told: float | None = None
    """Seconds to the client and back, as the kernel of the proxy has them."""

    def credit(self, claimed: float | None, measured: float | None) -> Credit:
        """Half of the round trip that the client claims, as far as it is confirmed."""
        if not self.compensates:
            return Credit(0, "off")
        if claimed is None:
            return Credit(0, "unmeasured")
        confirmed = measured
        if self.behind_proxy:
            confirmed = None if self.told is None else self.told + (measured or 0.0)
        if confirmed is None:
            return Credit(0, "proxy" if self.behind_proxy else "unknown")
        ms = min(round(min(claimed, confirmed) * 500), MOST_LAG)
        return Credit(ms, "late" if claimed - confirmed > WITHIN_DOUBT else "confirmed")


def told_by_proxy(headers: Mapping[str, str], name: str) -> float | None:
    """The figure of a proxy in its header, in microseconds; None where there is none that can be read."""
    text = headers.get(name.lower(), "") if name else ""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(LONGEST_TOLD))):
        return None
    return int(text) / MICROSECONDS
