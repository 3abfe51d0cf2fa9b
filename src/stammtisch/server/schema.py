"""The messages of the WebSocket as a JSON schema: `python -m stammtisch.server.schema` writes it to docs/."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from stammtisch.server.messages import VERSION, AnyFromClient, AnyFromServer
from stammtisch.table.facts import Told as Fact
from stammtisch.table.sight import Moment, Sight

FILE: Final = Path("docs/protocol.schema.json")


def schema() -> dict[str, Any]:
    """What a client may send is `fromClient`, what it hears `fromServer`."""
    kinds = [AnyFromClient, AnyFromServer, Sight, Moment, list[Fact]]
    (client, server, sight, moment, facts), components = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    for message in ("TableMessage", "Told"):
        fields = components[message]["properties"]
        fields["facts"] = facts
        fields["sight"] = sight
        if "moment" in fields:
            fields["moment"] = moment
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Stammtisch protocol, version {VERSION}",
        "fromClient": client,
        "fromServer": server,
        "$defs": dict(sorted(components.items())),
    }


def text() -> bytes:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else FILE).write_bytes(text())
