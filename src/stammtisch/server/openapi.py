"""The HTTP interface as an OpenAPI document, from the same list that serves it."""

import re
from typing import Any, Final

import msgspec

from stammtisch import __version__
from stammtisch.server.api_types import Failed
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.http import Endpoint

PLACE: Final = "#/components/schemas/{name}"
SECURITY: Final[dict[str, list[dict[str, list[str]]]]] = {
    "anyone": [{}, {"token": []}, {"cookie": []}],
    "user": [{"token": []}, {"cookie": []}],
    "admin": [{"admin": []}],
}


def document() -> dict[str, Any]:
    """OpenAPI 3.1."""
    kinds = [Failed]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.body, endpoint.reply) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=anything, ref_template=PLACE)
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        described = operation(endpoint, by_kind)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stammtisch", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "stammtisch"},
                "admin": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def anything(kind: type) -> dict[str, Any]:
    """What may be in a fact is for the games to say."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "a value of the game"}


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    if endpoint.paged:
        parameters += [
            {"name": "limit", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 100}},
            {
                "name": "skip",
                "in": "query",
                "schema": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
            },
        ]
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "security": SECURITY[endpoint.who],
        "parameters": parameters,
        "responses": {
            "200": content("Done", schemas[repr(endpoint.reply)]),
            "default": content("Not done", schemas[repr(Failed)]),
        },
    }
    if endpoint.body is not None:
        described["requestBody"] = {"required": True, **content("", schemas[repr(endpoint.body)])}
        del described["requestBody"]["description"]
    return described


def content(description: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}
