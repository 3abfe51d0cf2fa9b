"""From where somebody comes: the page a browser shows, and the address behind proxies."""

import ipaddress
import socket
from collections.abc import Mapping, Sequence
from typing import Final

from stammtisch.server.errors import Failure
from stammtisch.server.settings import Settings

NONE: Final = ""


def local_addresses() -> list[str]:
    """The addresses of this machine that others in the house may know, the most useful first."""
    found = []
    for family, target in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))  # Sends nothing: it asks which way a packet would go.
                found.append(str(probe.getsockname()[0]))
            except OSError:
                continue
    return found


def usual_origins(settings: Settings, port: int) -> list[str]:
    """Under which addresses this machine can be reached; the first is the one to give to others."""
    scheme = "https" if settings.tls_cert else "http"
    name = socket.gethostname().lower()
    hosts = [*local_addresses(), name, f"{name}.local", "localhost", "127.0.0.1", "::1"]
    if settings.host not in ("0.0.0.0", "::", ""):
        hosts = [settings.host, "localhost", "127.0.0.1", "::1"]
    usual = {"http": 80, "https": 443}[scheme]
    end = "" if port == usual else f":{port}"
    return list(dict.fromkeys(f"{scheme}://{f'[{host}]' if ':' in host else host}{end}" for host in hosts))


class Origins:
    """The pages that may act in the name of whoever looks at them."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.port: Final = port
        self.allowed: Final = frozenset([*settings.origins, *usual_origins(settings, port)])

    def check(self, headers: Mapping[str, str], bearer: bool) -> None:
        """A cookie counts only for our own pages. A token is no cookie: no page has it by accident."""
        if not bearer and headers.get("origin") not in self.allowed:
            raise Failure("origin")

    def check_foreign(self, headers: Mapping[str, str]) -> None:
        """Pages of others may do nothing here, with or without a cookie. Programs have no Origin."""
        if headers.get("origin", NONE) not in (NONE, *self.allowed):
            raise Failure("origin")


class Proxies:
    """Headers of reverse proxies count only if they come from one we know."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.known: Final = frozenset(addresses)

    def address(self, peer: str, headers: Mapping[str, str]) -> str:
        """Who is at the other end: the last address that is not a proxy of ours; of IPv6 the household."""
        if peer in self.known:
            for part in reversed(headers.get("x-forwarded-for", "").split(",")):
                peer = part.strip() or peer
                if peer not in self.known:
                    break
        try:
            found = ipaddress.ip_address(peer)
        except ValueError:
            return peer[:64]
        if found.version == 6 and found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False).network_address)
        return str(found)

    def secure(self, peer: str, headers: Mapping[str, str], tls: bool) -> bool:
        """Whether the browser speaks TLS, with us or with the proxy."""
        return tls or (peer in self.known and headers.get("x-forwarded-proto", "") == "https")
