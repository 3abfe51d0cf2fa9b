"""The messages, the bodies of HTTP and the views as TypeScript, for the page:
`python -m stammtisch.server.typescript` writes them to web/src/wire/messages.ts."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from stammtisch.server.api_types import Failed
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.messages import VERSION, AnyFromClient, AnyFromServer
from stammtisch.server.openapi import anything
from stammtisch.server.schema import without_options
from stammtisch.server.worker import VIEWS
from stammtisch.sheets.kept_rows import ROWS
from stammtisch.table.commands import AnyCommand

FILE: Final = Path("web/src/wire/messages.ts")
NOTE: Final = (
    "// Made by `python -m stammtisch.server.typescript` from the types of the server; edit those instead."
)
NAMES: Final = {
    "stammtisch.table.commands.Place": "PlaceBot",
    "stammtisch.table.sight.Place": "Place",
    "Error": "ErrorMessage",
    "Settings": "TableSettings",
    "stammtisch.table.state.Played": "Played",
    "stammtisch.table.story.Step": "Step",
    "stammtisch.sheets.double_chips.Row": "DoubleRound",
    "stammtisch.sheets.double_chips.Played": "DoubleRow",
    "stammtisch.sheets.zettel.Row": "ZettelRow",
    "stammtisch.sheets.zettel.Sheet": "Zettel",
    "stammtisch.games.grass.accounts.Sheet": "GrassAccount",
    "stammtisch.games.grass.accounts.Step": "AccountStep",
    **{f"stammtisch.games.{game}.view.View": f"{game.title()}View" for game in VIEWS},
}
"""Types that have another name in the page: two are called alike, or like something every browser has."""
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def name_of(reference: str) -> str:
    full = reference.rpartition("/")[2]
    return NAMES.get(full, full)


def kind(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return array(schema)
        case "object":
            inner = schema.get("additionalProperties", {})
            return f"Record<string, {kind(inner) if isinstance(inner, dict) else 'unknown'}>"
        case str(plain):
            return PLAIN[plain]
        case _:
            return "unknown"


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(kind(one) for one in schema['prefixItems'])}]"
    inner = kind(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def interface(name: str, schema: dict[str, Any]) -> Iterator[str]:
    if description := schema.get("description"):
        yield f"/** {' '.join(description.split())} */"
    yield f"export interface {name} {{"
    required = schema.get("required", ())
    for field, inner in schema.get("properties", {}).items():
        yield f"  {field}{'' if field in required else '?'}: {kind(inner)};"
    yield "}"


def needed(roots: Iterable[Any], components: dict[str, Any]) -> list[str]:
    """The components that are spoken of, directly or not."""
    found: dict[str, None] = {}
    waiting = list(roots)
    while waiting:
        match waiting.pop():
            case {"$ref": str(reference)}:
                full = reference.rpartition("/")[2]
                if full not in found:
                    found[full] = None
                    waiting.append(components[full])
            case dict() as schema:
                waiting += schema.values()
            case list() as schemas:
                waiting += schemas
    return sorted(found, key=name_of)


def text() -> str:
    spoken = [one for endpoint in ENDPOINTS for one in (endpoint.body, endpoint.reply) if one is not None]
    over_http = list({repr(one): one for one in spoken}.values())
    kinds = [AnyFromClient, AnyFromServer, AnyCommand, *VIEWS.values(), Failed, *over_http, *ROWS]
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=anything, ref_template="#/{name}")
    client, server, command, *views = schemas[: 3 + len(VIEWS)]
    for view in views:
        without_options(components[view["$ref"].rpartition("/")[2]])
    lines = [
        NOTE,
        "",
        f"export const VERSION = {VERSION};",
        f"export type FromClient = {kind(client)};",
        f"export type FromServer = {kind(server)};",
        f"export type Command = {kind(command)};",
    ]
    for full in needed(schemas, components):
        lines += ["", *interface(name_of(full), components[full])]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else FILE).write_text(text(), encoding="utf-8")
