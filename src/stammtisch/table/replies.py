"""What came of a command."""

import msgspec

from stammtisch.games.errors import Refused


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """`accepted` or `duplicate` with the number of an event; `refused` with the rule and what fills its
    sentence; `waiting` for acts of others that may have been before it: then a second reply follows."""

    user: str
    command: str
    result: str
    seq: int = 0
    rule: str | None = None
    values: dict[str, object] = {}


def accepted(user: str, command: str, seq: int) -> Reply:
    return Reply(user, command, "accepted", seq)


def refused(user: str, command: str, why: Refused) -> Reply:
    return Reply(user, command, "refused", rule=why.rule, values=why.values)
