"""The documents say what the messages are."""

import re
from pathlib import Path
from typing import Any

from stammtisch.server import messages, schema
from stammtisch.server.errors import CODES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"


def test_the_schema_in_the_docs_is_that_of_the_messages() -> None:
    written = (ROOT / schema.FILE).read_bytes()
    assert written == schema.text(), "run `make docs`"


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in union.__args__}


def test_the_protocol_page_tells_of_every_message_and_code() -> None:
    rows = set(re.findall(r"^\| `([a-z-]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    assert tags(messages.AnyFromClient) | tags(messages.AnyFromServer) | set(CODES) <= rows
