"""The messages of the WebSocket as a JSON schema: `python -m stammtisch.server.schema` writes it to docs/."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from stammtisch.games.catalogue import GAMES
from stammtisch.server.messages import VERSION, AnyFromClient, AnyFromServer
from stammtisch.server.openapi import anything

FILE: Final = Path("docs/protocol.schema.json")


def schema() -> dict[str, Any]:
    """What a client may send is `fromClient`, what it hears `fromServer`; `views` are those of the games."""
    kinds = [AnyFromClient, AnyFromServer, *(game.view_type() for game in GAMES.values())]
    (client, server, *views), components = msgspec.json.schema_components(
        kinds, schema_hook=anything, ref_template="#/$defs/{name}"
    )
    components["Moment"]["properties"]["view"] = {"anyOf": [*views, {"type": "null"}], "default": None}
    for view in views:
        without_options(components[view["$ref"].rpartition("/")[2]])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Stammtisch protocol, version {VERSION}",
        "fromClient": client,
        "fromServer": server,
        "views": dict(zip(GAMES, views, strict=True)),
        "$defs": dict(sorted(components.items())),
    }


def without_options(view: dict[str, Any]) -> None:
    """They hang on the placard, and are not sent with every view."""
    if view["properties"].pop("options", None) is not None:
        view["required"].remove("options")


def text() -> bytes:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else FILE).write_bytes(text())
