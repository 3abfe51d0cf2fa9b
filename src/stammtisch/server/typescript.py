"""The messages, the bodies of HTTP and the views as TypeScript, for the page.

`python -m stammtisch.server.typescript` writes what all games share to web/src/wire/messages.ts, and the view
and the score sheet of each game to its folder of the page; with `--check` it only says what is old.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from stammtisch.games.catalogue import GAMES
from stammtisch.server.api_types import Failed
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.messages import VERSION, AnyFromClient, AnyFromServer
from stammtisch.server.openapi import anything
from stammtisch.server.schema import without_options
from stammtisch.sheets.pad import pad_of
from stammtisch.table.commands import AnyCommand

PAGE: Final = Path("web/src")
FILE: Final = PAGE / "wire/messages.ts"
NOTE: Final = (
    "// Made by `python -m stammtisch.server.typescript` from the types of the server; edit those instead."
)
NAMES: Final = {"Error": "ErrorMessage"}
"""Types that have another name in the page: two are called alike, or like something every browser has."""
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

Components = dict[str, Any]


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


def needed(roots: Iterable[Any], components: Components) -> list[str]:
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


def described(kinds: list[Any]) -> tuple[list[dict[str, Any]], Components]:
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=anything, ref_template="#/{name}")
    return list(schemas), components


def interfaces(schemas: list[dict[str, Any]], components: Components) -> Iterator[str]:
    for full in needed(schemas, components):
        yield from ("", *interface(name_of(full), components[full]))


def shared() -> str:
    """What goes over the wire whatever is played; what a host asks for is not asked by the page."""
    asked = [endpoint for endpoint in ENDPOINTS if endpoint.who != "admin"]
    spoken = [one for endpoint in asked for one in (endpoint.body, endpoint.reply) if one is not None]
    over_http = list({repr(one): one for one in spoken}.values())
    schemas, components = described([AnyFromClient, AnyFromServer, AnyCommand, Failed, *over_http])
    client, server, command = schemas[:3]
    lines = [
        NOTE,
        "",
        f"export const VERSION = {VERSION};",
        f"export type FromClient = {kind(client)};",
        f"export type FromServer = {kind(server)};",
        f"export type Command = {kind(command)};",
        *interfaces(schemas, components),
    ]
    return "\n".join(lines) + "\n"


def own(game: str) -> str:
    """What a seat sees in a game, and its score sheet."""
    schemas, components = described([GAMES[game].view_type(), *pad_of(game).kinds])
    without_options(components[schemas[0]["$ref"].rpartition("/")[2]])
    return "\n".join([NOTE, *interfaces(schemas, components)]) + "\n"


def files() -> dict[Path, str]:
    """All that is written, by its place; a game that is drawn by the plain table has no folder."""
    folders = {game: PAGE / "games" / game for game in GAMES}
    games = {folder / "messages.ts": own(game) for game, folder in folders.items() if folder.is_dir()}
    return {FILE: shared(), **games}


def main(arguments: list[str]) -> int:
    old = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if arguments == ["--check"]:
        for path in old:
            print(f"{path} is old: run make docs", file=sys.stderr)
        return 1 if old else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
