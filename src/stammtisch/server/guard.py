"""What every request over HTTP is looked at with: where it comes from, and how much of it is too much."""

import hmac
import secrets
import time
from typing import Final

from stammtisch.server.limits import Buckets
from stammtisch.server.metrics import Metrics
from stammtisch.server.origins import Origins, Proxies
from stammtisch.server.sessions import Sessions
from stammtisch.server.settings import Settings

MINUTE: Final = 60
HOUR: Final = 3600


class Guard:
    """The limits of each address, and the word of whoever runs the server."""

    def __init__(
        self, settings: Settings, origins: Origins, proxies: Proxies, sessions: Sessions, metrics: Metrics
    ) -> None:
        self.origins: Final = origins
        self.proxies: Final = proxies
        self.sessions: Final = sessions
        self.metrics: Final = metrics
        self.admin_token = settings.admin_token or secrets.token_urlsafe(24)
        self.requests: Final = buckets(settings.requests_per_minute, MINUTE)
        self.guests: Final = buckets(settings.guests_per_hour, HOUR)
        self.logins: Final = buckets(settings.logins_per_hour, HOUR)

    def renew(self) -> str:
        """Another word for whoever runs the server; the old one opens nothing any more."""
        self.admin_token = secrets.token_urlsafe(24)
        return self.admin_token

    def is_admin(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.admin_token.encode())


def buckets(most: int, seconds: int) -> Buckets:
    """So many in so many seconds, all at once if need be."""
    return Buckets(most / seconds, most, time.monotonic)
