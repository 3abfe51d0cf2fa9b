"""Who is let in with a WebSocket."""

from typing import Final

from stammtisch.server.connections import Connection
from stammtisch.server.counter import Counter
from stammtisch.server.errors import Failure
from stammtisch.server.hall import Hall
from stammtisch.server.line_credit import Witness, told_by_proxy
from stammtisch.server.origins import Origins, Proxies
from stammtisch.server.sessions import credentials
from stammtisch.server.settings import Settings
from stammtisch.server.sockets import Refusal, Upgrade

SOCKET_PATH: Final = "/ws"


class Reception:
    """Looks at everybody who knocks."""

    def __init__(
        self, settings: Settings, origins: Origins, proxies: Proxies, hall: Hall, counter: Counter
    ) -> None:
        self.compensates: Final = settings.lag_credit == "on"
        self.proxy_header: Final = settings.proxy_rtt_header
        self.origins: Final = origins
        self.proxies: Final = proxies
        self.hall: Final = hall
        self.counter: Final = counter

    def knock(self, upgrade: Upgrade) -> Connection | Refusal:
        """Whether a WebSocket is opened, as far as that can be said at once."""
        if upgrade.path.partition("?")[0] != SOCKET_PATH:
            return Refusal(404, "not-found")
        address = self.proxies.address(upgrade.peer, upgrade.headers)
        secure = self.proxies.secure(upgrade.peer, upgrade.headers, upgrade.secure)
        found = credentials(upgrade.headers, secure)
        if found is None:
            return Refusal(401, "login-needed")
        try:
            self.origins.check(upgrade.headers, found.bearer)
        except Failure as failure:
            return Refusal(failure.status, failure.code)
        if self.hall.is_full(address):
            return Refusal(429, "too-many")
        return Connection(self.hall, self.counter, address, found, self.witness(upgrade))

    def witness(self, upgrade: Upgrade) -> Witness:
        """A header counts only from a proxy of ours, and only if we were told that it writes one: what others
        pass on, anybody can make up."""
        behind = upgrade.peer in self.proxies.known
        told = told_by_proxy(upgrade.headers, self.proxy_header) if behind else None
        return Witness(self.compensates, behind, told)
