"""What a command came to, as its sender is told. An act that waits for others has no reply yet."""

from typing import Any

import msgspec

from stammtisch.base.errors import Refused


class Reply(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The end of a command, which is known by its id."""

    table: str
    id: str


class Accepted(Reply, frozen=True):
    """Your command is done and written down."""

    seq: int


class Duplicate(Reply, frozen=True):
    """Your command was done before."""

    seq: int


class RefusedMessage(Reply, frozen=True, tag="refused"):
    """Your command is against a rule; nothing has changed."""

    rule: str
    values: dict[str, Any]


def refused(table: str, command: str, why: Refused) -> RefusedMessage:
    return RefusedMessage(table, command, why.rule, why.values)
