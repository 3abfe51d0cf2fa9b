"""What the server answers when it can't do what was asked: a code, never state.

The page and the terminal have a sentence for each code (`words/*/server.ftl`, `error-CODE`).
"""

from typing import Final

CODES: Final = {
    "malformed": 400,
    "login-needed": 401,
    "wrong-password": 401,
    "admin-only": 401,
    "origin": 403,
    "banned": 403,
    "silenced": 403,
    "no-spectators": 403,
    "held": 403,
    "not-found": 404,
    "method": 405,
    "name-taken": 409,
    "has-password": 409,
    "other-rules": 409,
    "of-event": 409,
    "too-big": 413,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
    "closing": 503,
    "no-page": 503,
}
"""Every code with the HTTP status it has."""


class Failure(Exception):
    """One code; `problem`, `field` and `rule` say what is wrong with the input, if that is what is wrong."""

    def __init__(self, code: str, problem: str = "", field: str = "", rule: str = "") -> None:
        super().__init__(code, problem, field, rule)
        self.code: Final = code
        self.problem: Final = problem
        self.field: Final = field
        self.rule: Final = rule

    @property
    def status(self) -> int:
        return CODES[self.code]
