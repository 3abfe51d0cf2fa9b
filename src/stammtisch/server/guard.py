"""What every request over HTTP is looked at with: where it comes from, and how much of it is too much."""

import hmac
import secrets
import time
from typing import Final

from stammtisch.server.limits import HOUR, MINUTE, buckets
from stammtisch.server.metrics import Metrics
from stammtisch.server.origins import Origins, Proxies
from stammtisch.server.sessions import TOKEN_BYTES, Sessions, hashed
from stammtisch.server.settings import Settings

ADMIN_SECONDS: Final = 12 * HOUR
"""How long a session of the admin page lasts."""


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
        self.admins: Final[dict[bytes, float]] = {}
        """Sessions of the admin page by the hashes of their tokens, and until when they last."""
        self.requests: Final = buckets(settings.requests_per_minute, MINUTE)
        self.guests: Final = buckets(settings.guests_per_hour, HOUR)
        self.logins: Final = buckets(settings.logins_per_hour, HOUR)

    def renew(self) -> str:
        """Another word for whoever runs the server; the old one opens nothing any more."""
        self.admin_token = secrets.token_urlsafe(24)
        return self.admin_token

    def is_admin(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.admin_token.encode())

    # Sessions of the admin page

    def begin_admin_session(self) -> str:
        """Somebody has shown the admin token in a browser; what the browser keeps is not that token."""
        now = time.monotonic()
        for session in [session for session, until in self.admins.items() if until <= now]:
            del self.admins[session]
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.admins[hashed(token)] = now + ADMIN_SECONDS
        return token

    def has_admin_session(self, token: str) -> bool:
        until = self.admins.get(hashed(token))
        return until is not None and until > time.monotonic()

    def end_admin_session(self, token: str) -> None:
        self.admins.pop(hashed(token), None)
